import {
  clockOf,
  Hub,
  Ids,
  networkOf,
  openHost,
  openSimulator,
  Ports,
  type Simulator,
  type SimulatorStart,
  watchReads,
} from "@org/simulator";
import { apiService } from "./api/service.ts";
import { authService } from "./auth/service.ts";
import type { Credentials } from "./credentials.ts";
import { shapeOfResponse } from "./documents/published.ts";
import { logStorageService } from "./log-storage/service.ts";
import type { TargetedOperationFailure } from "./operations/operation-failures.ts";
import { operationNames } from "./operations/operation-shapes.ts";
import { type AppprovOptions, type AppprovSettings, changeSettings, defaultSettings } from "./settings.ts";
import { type State, stateOf } from "./state.ts";
import type { Tokens } from "./tokens.ts";
import { World } from "./world.ts";

/** Options of a simulator. The ports are those of the API, the sign-in, the log storage and the control URL. */
export interface StartOptions extends AppprovOptions, SimulatorStart {}

/** A running simulator. */
export interface AppprovSimulator extends Simulator<AppprovSettings, AppprovOptions, State, Credentials> {
  /** The API: `APTIBLE_API_ROOT_URL`. */
  readonly url: string;
  /** The Auth API: `APTIBLE_AUTH_ROOT_URL`. */
  readonly authUrl: string;
  /** The host of the operation logs. Credentials must not be sent here; `journal.foreign` records those that are. */
  readonly logStorageUrl: string;
  readonly tokens: Tokens;
  /**
   * A client of the API whose responses may be read only as the platform's documents describe them.
   * `journal.violations` records other reads.
   */
  watchReads<C extends object>(client: C): C;
  /** Makes selected operations fail that start from now on. */
  failNextOperation(failure: TargetedOperationFailure): void;
}

/**
 * Starts a simulator.
 *
 * @example
 * const platform = await startSimulator({ operationMs: { deploy: 200 } });
 * const headers = { Authorization: `Bearer ${platform.credentials.accessToken}` };
 * const response = await fetch(`${platform.url}/accounts`, { headers });
 * await platform.close();
 */
export async function startSimulator(options: StartOptions = {}): Promise<AppprovSimulator> {
  const { port = 0, snapshot, clock = clockOf(snapshot), listen, token, inMemory, ...settings } = options;
  const hub = new Hub(clock, defaultSettings(), networkOf({ listen, token, inMemory }), new Ids(settings.seed));
  changeSettings(hub.settings, settings, operationNames());
  const world = new World(hub);
  const simulator = await openSimulator({
    name: "appprov",
    hub,
    ports: new Ports(port),
    snapshot,
    hosts: {
      url: (at) => openHost(hub, apiService(world), at),
      authUrl: (at) => openHost(hub, authService(world), at),
      logStorageUrl: (at) => openHost(hub, logStorageService(world), at),
    },
    world,
    state: stateOf(world),
    credentials: world.credentials,
    environment: ({ url, authUrl }) => ({
      APTIBLE_API_ROOT_URL: url,
      APTIBLE_AUTH_ROOT_URL: authUrl,
      APTIBLE_ACCESS_TOKEN: world.credentials.accessToken,
    }),
    set: (changes: AppprovOptions) => changeSettings(hub.settings, changes, operationNames()),
    resetState: () => world.reset(),
    forgetFailures: () => world.operationFailures.clear(),
  });
  const { url, authUrl, logStorageUrl } = simulator;
  world.addresses = { api: url, auth: authUrl, logStorage: logStorageUrl };
  return {
    ...simulator,
    tokens: world.tokens,
    watchReads: (client) => watchReads(client, hub.journal, { service: "api", shapeOf: shapeOfResponse }),
    failNextOperation: (failure: TargetedOperationFailure) => world.operationFailures.add(failure),
  };
}
