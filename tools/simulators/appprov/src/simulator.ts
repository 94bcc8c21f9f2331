import {
  type Clock,
  controlService,
  defaultWireSettings,
  type Host,
  Hub,
  type Journal,
  openHost,
  systemClock,
  type TargetedFault,
} from "@org/simulator";
import { apiService } from "./api/service.ts";
import { authService } from "./auth/service.ts";
import { logStorageService } from "./log-storage/service.ts";
import type { TargetedOperationFailure } from "./operations/failure-plans.ts";
import { type AppprovOptions, type AppprovSettings, changeSettings, defaultSettings } from "./settings.ts";
import { type State, stateOf } from "./state.ts";
import type { Tokens } from "./tokens.ts";
import { type Credentials, World } from "./world.ts";

/** What a simulator can be started with, besides its settings. */
export interface StartOptions extends AppprovOptions {
  /** The port of the API; sign-in, control and log storage take the next ones. Default 0: free ports. */
  readonly port?: number;
  /** Default: the machine's clock. */
  readonly clock?: Clock;
}

/** A running simulator. */
export interface AppprovSimulator {
  /** The API: `APTIBLE_API_ROOT_URL`. */
  readonly url: string;
  /** Where users sign in: `APTIBLE_AUTH_ROOT_URL`. */
  readonly authUrl: string;
  /** Where the logs of operations lie. No credential belongs here; one that comes stands in `journal.foreign`. */
  readonly logStorageUrl: string;
  /** Where other processes steer the simulator: all paths begin with `/__sim`. */
  readonly controlUrl: string;
  readonly journal: Journal;
  /** May be changed at any time. */
  readonly settings: AppprovSettings;
  /** What exists, for tests to look at and to change behind everybody's back. */
  readonly state: State;
  readonly tokens: Tokens;
  readonly credentials: Credentials;
  /** Changes some settings; what is left out keeps its value. */
  set(options: AppprovOptions): void;
  /** Lets chosen requests fail. */
  failNext(fault: TargetedFault): void;
  /** Lets chosen operations fail that begin from now on. */
  failNextOperation(failure: TargetedOperationFailure): void;
  /** Forgets the planned faults and failures. */
  forgetFaults(): void;
  /** Back to the state of the start: objects, journal, planned faults. Settings and credentials stay. */
  reset(): void;
  /** Stops all hosts. */
  close(): Promise<void>;
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

  const opened: Host[] = [];
  const close = async () => {
    await Promise.all(opened.map((host) => host.close()));
  };
  const open = async (start: (port: number) => Promise<Host>): Promise<string> => {
    try {
      const host = await start(port === 0 ? 0 : port + opened.length);
      opened.push(host);
      return host.url;
    } catch (error) {
      // One port that is taken must not leave the others open.
      await close();
      throw error;
    }
  };

  const url = await open((at) => openHost(hub, apiService(world), at));
  const authUrl = await open((at) => openHost(hub, authService(world), at));
  const platform = {
    url,
    authUrl,
    journal: hub.journal,
    settings: hub.settings,
    state: stateOf(world),
    tokens: world.tokens,
    credentials: world.credentials,
    set: (changes: AppprovOptions) => changeSettings(hub.settings, changes),
    failNext: (fault: TargetedFault) => hub.faults.failNext(fault),
    failNextOperation: (failure: TargetedOperationFailure) => world.failurePlans.add(failure),
    forgetFaults() {
      hub.faults.clear();
      world.failurePlans.clear();
    },
    reset() {
      world.reset();
      hub.faults.clear();
      hub.journal.clear();
    },
  };
  const about = () => ({ url, authUrl, logStorageUrl, controlUrl, credentials: world.credentials });
  // A hub of its own: steering meets no latency, no limit and no fault, and stands in no journal.
  const steering = new Hub(systemClock, defaultWireSettings());
  const controlUrl = await open((at) => openHost(steering, controlService({ ...platform, about }), at));
  const logStorageUrl = await open((at) => openHost(hub, logStorageService(world), at));
  world.addresses = { api: url, auth: authUrl, logStorage: logStorageUrl };

  return { ...platform, controlUrl, logStorageUrl, close };
}
