import { type Clock, LeapingClock } from "./clock.ts";
import { controlService } from "./control.ts";
import type { TargetedFault } from "./faults.ts";
import { openHost } from "./host.ts";
import { type Alteration, Hub, type Interception } from "./hub.ts";
import type { Journal } from "./journal.ts";
import type { Host } from "./listen.ts";
import { openAgain } from "./open-again.ts";
import type { Ports } from "./ports.ts";
import type { Saveable, SavedWorld, Snapshot } from "./snapshot.ts";
import { defaultWireSettings, type WireSettings } from "./wire-settings.ts";

/** What every simulator can be started with, besides its settings. */
export interface SimulatorStart {
  /** The port of the first host; the others take the next ones. Default 0: free ports. */
  readonly port?: number;
  /** Default: a `LeapingClock` that starts at the time of the snapshot, or else at the machine's time. */
  readonly clock?: Clock;
  /**
   * The address or host name to listen on. Defaults to `127.0.0.1`; one that other machines can reach requires a
   * `token`. With `0.0.0.0`, the URLs of the simulator still contain `127.0.0.1`.
   */
  readonly listen?: string;
  /** The token that requests to the control URL must contain: `Authorization: Bearer TOKEN`. Default: none. */
  readonly token?: string;
  /**
   * Listens on no port: only clients in this process that use `memoryHandlerAt` reach the simulator. Defaults to false.
   */
  readonly inMemory?: boolean;
  /**
   * What exists at the start. Without a `port`, the addresses in it are used again if they are free. Default: an empty
   * platform.
   */
  readonly snapshot?: Snapshot;
}

/** A running simulator of any platform. `Options` are its settings. */
export interface Simulator<Settings, Options, State, Credentials> {
  /** Where other processes steer the simulator: all paths begin with `/__sim`. */
  readonly controlUrl: string;
  readonly journal: Journal;
  /** May be changed at any time. */
  readonly settings: Settings;
  /** What exists, for tests to look at and to change behind everybody's back. */
  readonly state: State;
  readonly credentials: Credentials;
  /** The environment variables with which a program and its provider use the simulator. */
  environment(): Readonly<Record<string, string>>;
  /**
   * Changes some settings. Omitted settings keep their values.
   *
   * @throws when a name is not that of a setting.
   */
  set(options: Options): void;
  /** Lets chosen requests fail. */
  failNext(fault: TargetedFault): void;
  /** Alters the bodies of successful responses from now on; without an alteration they arrive unchanged. */
  alterResponses(alteration?: Alteration): void;
  /** Answers requests in the platform's place from now on; without an interception they reach it. */
  interceptRequests(interception?: Interception): void;
  /** Moves the platform's time forward: work that is due by then is complete. */
  advanceClock(ms: number): void;
  /** Forgets the planned faults and failures, alters no answers and intercepts no requests. */
  forgetFaults(): void;
  /** Back to the state of the start: objects, journal, planned faults. Settings and credentials stay. */
  reset(): void;
  /**
   * Everything that exists, to be restored later, here or in another simulator. Work in progress, such as the
   * provisioning of a cluster, is finished first.
   */
  snapshot(): Snapshot;
  /** Replaces everything that exists with a snapshot. Settings, planned faults and the journal stay. */
  restore(snapshot: Snapshot): Promise<void>;
  /** Grows with every change of an object, and of the time. */
  revision(): number;
  /** Whether no work is in progress that a snapshot would finish. */
  isIdle(): boolean;
  /** Stops all hosts. */
  close(): Promise<void>;
}

/** The platform's part of its simulator. */
export interface SimulatorParts<Settings extends WireSettings, Options, State, Credentials, Name extends string> {
  /** Name of the simulator, such as `streamprov`. */
  readonly name: string;
  readonly hub: Hub<Settings>;
  readonly ports: Ports;
  readonly snapshot: Snapshot | undefined;
  /** Starts the platform's hosts, by the names that their URLs get. They take their ports in this order. */
  readonly hosts: Readonly<Record<Name, (port: number) => Promise<Host>>>;
  readonly world: Saveable;
  readonly state: State;
  readonly credentials: Credentials;
  /** The environment variables with which a program and its provider use the simulator. */
  environment(urls: Readonly<Record<Name, string>>): Readonly<Record<string, string>>;
  /** Changes the settings of the hub. */
  set(options: Options): void;
  /** Takes back what exists to the state of the start. */
  resetState(): void;
  /** Forgets planned failures that are the platform's own. */
  forgetFailures?(): void;
  /** The URLs that other processes receive. Default: the URLs of the hosts. */
  urls?(urls: Readonly<Record<Name, string>>): Readonly<Record<string, string>>;
  /** Stops hosts that the platform has opened besides. */
  closeOthers?(): Promise<void>;
}

/**
 * Opens the hosts of a platform, and after them the host that steers it.
 *
 * @returns the simulator, with the URL of each host under its name.
 * @throws when a port is taken; no host is left open then.
 * @example
 * const hub = new Hub(clock, defaultSettings());
 * const world = new World(hub);
 * const simulator = await openSimulator({
 *   name: "appprov",
 *   hub,
 *   ports: new Ports(8080),
 *   snapshot: undefined,
 *   hosts: { url: (port) => openHost(hub, apiService(world), port) },
 *   world,
 *   state: stateOf(world),
 *   credentials: world.credentials,
 *   environment: ({ url }) => ({ APTIBLE_API_ROOT_URL: url }),
 *   set: (options: Options) => changeSettings(hub.settings, options),
 *   resetState: () => world.reset(),
 * });
 */
export async function openSimulator<
  Settings extends WireSettings,
  Options,
  State extends object,
  Credentials,
  Name extends string,
>(
  parts: SimulatorParts<Settings, Options, State, Credentials, Name>,
): Promise<Simulator<Settings, Options, State, Credentials> & Readonly<Record<Name, string>>> {
  const { name, hub, ports, world, state, credentials } = parts;
  const opened: Host[] = [];
  let advances = 0;
  const close = async () => {
    await Promise.all([...opened.map((host) => host.close()), parts.closeOthers?.()]);
  };
  const open = async (start: (port: number) => Promise<Host>, earlierUrl?: string): Promise<string> => {
    try {
      const host = await openAgain(hub.network, earlierUrl, start, () => ports.take());
      opened.push(host);
      return host.url;
    } catch (error) {
      // One port that is taken must not leave the others open.
      await close();
      throw error;
    }
  };

  const urls = {} as Record<Name, string>;
  const earlierUrls = (ports.areFree ? parts.snapshot?.hosts : undefined) ?? {};
  for (const host of Object.keys(parts.hosts) as Name[]) urls[host] = await open(parts.hosts[host], earlierUrls[host]);
  const environment = () => parts.environment(urls);
  const forgetFaults = () => {
    hub.faults.clear();
    hub.alteration = undefined;
    hub.interception = undefined;
    parts.forgetFailures?.();
  };
  const steered = {
    journal: hub.journal,
    settings: hub.settings,
    state,
    credentials,
    environment,
    set: (options: Options) => parts.set(options),
    failNext: (fault: TargetedFault) => hub.faults.failNext(fault),
    alterResponses: (alteration?: Alteration) => {
      hub.alteration = alteration;
    },
    interceptRequests: (interception?: Interception) => {
      hub.interception = interception;
    },
    advanceClock(ms: number) {
      advances += 1;
      hub.clock.advance(ms);
      hub.agenda.settle();
    },
    forgetFaults,
    reset() {
      parts.resetState();
      forgetFaults();
      hub.journal.clear();
    },
  };
  const control = controlService({
    ...steered,
    name,
    hub,
    revision: () => world.revision + advances,
    set: (changes) => steered.set(changes as Options),
    token: hub.network.token,
    now: () => hub.clock.now(),
    about: () => ({ ...(parts.urls?.(urls) ?? urls), controlUrl, credentials, environment: environment() }),
  });
  // A separate hub: latency, limits and faults do not apply to control requests, and the journal does not record them.
  const controlHub = new Hub(new LeapingClock(), defaultWireSettings(), hub.network);
  const controlUrl = await open((port) => openHost(controlHub, control, port), earlierUrls["controlUrl"]);
  const restore = async (snapshot: Snapshot): Promise<void> => {
    hub.agenda.clear();
    await world.load(copyOf(snapshot.world));
    // Files of older simulators do not contain it.
    if (snapshot.ids !== undefined) hub.ids.load(snapshot.ids);
  };
  if (parts.snapshot !== undefined) await restore(parts.snapshot);
  return {
    ...steered,
    ...urls,
    controlUrl,
    close,
    restore,
    snapshot() {
      hub.agenda.finish();
      return {
        simulator: name,
        format: 1,
        hosts: { ...urls, controlUrl },
        aheadMs: hub.clock.now() - Date.now(),
        ids: hub.ids.save(),
        world: copyOf(world.save()),
      };
    },
    revision: () => world.revision + advances,
    isIdle: () => hub.agenda.isIdle,
  };
}

/** A copy that does not change with the platform, and equals one that was in a file. */
function copyOf(saved: SavedWorld): SavedWorld {
  return JSON.parse(JSON.stringify(saved)) as SavedWorld;
}
