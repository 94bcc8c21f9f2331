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
import { applySettings } from "./apply-settings.ts";
import { controlPlaneService } from "./control-plane/service.ts";
import { DataPlaneHosts } from "./data-plane.ts";
import { identityProviderService } from "./identity/service.ts";
import { defaultSettings, type StreamprovOptions, type StreamprovSettings } from "./settings.ts";
import { type State, stateOf } from "./state.ts";
import type { Tokens } from "./tokens.ts";
import { type Credentials, World } from "./world.ts";

/** What a simulator can be started with, besides its settings. */
export interface StartOptions extends StreamprovOptions {
  /**
   * The port of the control plane; the other hosts take the ports that follow: control, identity provider, then one
   * for each cluster. Default 0: free ports.
   */
  readonly port?: number;
  /** Default: the machine's clock. */
  readonly clock?: Clock;
}

/** A running simulator. */
export interface StreamprovSimulator {
  /** The control plane: what the provider's `endpoint` is set to. */
  readonly url: string;
  /** Where other processes steer the simulator: all paths begin with `/__sim`. */
  readonly controlUrl: string;
  /** Where the identity provider gives out tokens. */
  readonly tokenUrl: string;
  readonly journal: Journal;
  /** May be changed at any time. */
  readonly settings: StreamprovSettings;
  /** What exists, for tests to look at and to change behind everybody's back. */
  readonly state: State;
  readonly tokens: Tokens;
  readonly credentials: Credentials;
  /** Changes some settings; what is left out keeps its value. */
  set(options: StreamprovOptions): void;
  /** Lets chosen requests fail. */
  failNext(fault: TargetedFault): void;
  /** Forgets the planned faults. */
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
 * const platform = await startStreamprovSimulator({ latencyMs: 50 });
 * const answer = await fetch(`${platform.url}/org/v2/environments`, { headers: ... });
 * await platform.close();
 */
export async function startStreamprovSimulator(options: StartOptions = {}): Promise<StreamprovSimulator> {
  const { port = 0, clock = systemClock, ...settings } = options;
  const hub = new Hub(clock, defaultSettings());
  applySettings(hub.settings, settings);

  let lastPort = port;
  const nextPort = () => {
    if (port === 0) return 0;
    lastPort += 1;
    return lastPort;
  };
  const dataPlane: DataPlaneHosts = new DataPlaneHosts(() => world, nextPort);
  const world: World = new World(hub, dataPlane);
  const opened: Host[] = [];
  const closeAll = async () => {
    await Promise.all([...opened.map((host) => host.close()), dataPlane.closeAll()]);
  };
  const open = async (host: Promise<Host>): Promise<string> => {
    try {
      opened.push(await host);
      return (await host).url;
    } catch (error) {
      // One port that is taken must not leave the others open.
      await closeAll();
      throw error;
    }
  };

  const url = await open(openHost(hub, controlPlaneService(world), port));
  const platform = {
    url,
    journal: hub.journal,
    settings: hub.settings,
    state: stateOf(world),
    tokens: world.tokens,
    credentials: world.credentials,
    set: (changes: StreamprovOptions) => applySettings(hub.settings, changes),
    failNext: (fault: TargetedFault) => hub.faults.failNext(fault),
    forgetFaults: () => hub.faults.clear(),
    reset() {
      world.reset();
      hub.faults.clear();
      hub.journal.clear();
    },
  };
  const about = () => ({ url, controlUrl, tokenUrl, credentials: world.credentials });
  // A hub of its own: steering meets no latency, no limit and no fault, and stands in no journal.
  const steering = new Hub(systemClock, defaultWireSettings());
  const controlUrl = await open(openHost(steering, controlService({ ...platform, about }), nextPort()));
  const tokenUrl = `${await open(openHost(hub, identityProviderService(world), nextPort()))}/oauth2/token`;

  return { ...platform, controlUrl, tokenUrl, close: closeAll };
}
