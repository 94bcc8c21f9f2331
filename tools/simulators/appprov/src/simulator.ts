import {
  Hub,
  openHost,
  Ports,
  type Simulator,
  type SimulatorStart,
  startSimulator,
  systemClock,
  watchReads,
} from "@org/simulator";
import { apiService } from "./api/service.ts";
import { authService } from "./auth/service.ts";
import type { Credentials } from "./credentials.ts";
import { shapeOfAnswer } from "./documents/published.ts";
import { logStorageService } from "./log-storage/service.ts";
import type { TargetedOperationFailure } from "./operations/operation-failures.ts";
import { type AppprovOptions, type AppprovSettings, changeSettings, defaultSettings } from "./settings.ts";
import { type State, stateOf } from "./state.ts";
import type { Tokens } from "./tokens.ts";
import { World } from "./world.ts";

/** What a simulator can be started with. The ports are those of API, sign-in, log storage and control. */
export interface StartOptions extends AppprovOptions, SimulatorStart {}

/** A running simulator. */
export interface AppprovSimulator extends Simulator<AppprovSettings, AppprovOptions, State, Credentials> {
  /** The API: `APTIBLE_API_ROOT_URL`. */
  readonly url: string;
  /** Where users sign in: `APTIBLE_AUTH_ROOT_URL`. */
  readonly authUrl: string;
  /** Where the logs of operations lie. No credential belongs here; one that comes stands in `journal.foreign`. */
  readonly logStorageUrl: string;
  readonly tokens: Tokens;
  /**
   * A client of the API whose answers may be read only as the platform's documents describe them. What else is asked
   * for stands in `journal.violations`.
   */
  watchReads<C extends object>(client: C): C;
  /** Lets chosen operations fail that begin from now on. */
  failNextOperation(failure: TargetedOperationFailure): void;
}

/**
 * Starts the platform.
 *
 * @example
 * const platform = await startAppprovSimulator({ operationMs: { deploy: 200 } });
 * const headers = { Authorization: `Bearer ${platform.credentials.accessToken}` };
 * const answer = await fetch(`${platform.url}/accounts`, { headers });
 * await platform.close();
 */
export async function startAppprovSimulator(options: StartOptions = {}): Promise<AppprovSimulator> {
  const { port = 0, clock = systemClock, ...settings } = options;
  const hub = new Hub(clock, defaultSettings());
  changeSettings(hub.settings, settings);
  const world = new World(hub);
  const simulator = await startSimulator({
    hub,
    ports: new Ports(port),
    hosts: {
      url: (at) => openHost(hub, apiService(world), at),
      authUrl: (at) => openHost(hub, authService(world), at),
      logStorageUrl: (at) => openHost(hub, logStorageService(world), at),
    },
    state: stateOf(world),
    credentials: world.credentials,
    set: (changes: AppprovOptions) => changeSettings(hub.settings, changes),
    resetState: () => world.reset(),
    forgetFailures: () => world.operationFailures.clear(),
  });
  const { url, authUrl, logStorageUrl } = simulator;
  world.addresses = { api: url, auth: authUrl, logStorage: logStorageUrl };
  return {
    ...simulator,
    tokens: world.tokens,
    watchReads: (client) => watchReads(client, hub.journal, { service: "api", shapeOf: shapeOfAnswer }),
    failNextOperation: (failure: TargetedOperationFailure) => world.operationFailures.add(failure),
  };
}
