import {
  clockOf,
  Hub,
  Ids,
  isLoopback,
  networkOf,
  openHost,
  openSimulator,
  Ports,
  type Simulator,
  type SimulatorStart,
  thisMachine,
  watchReads,
} from "@org/simulator";
import type { TargetedActionFailure } from "./action-failures.ts";
import { type CallEntry, type CallFilter, findCalls } from "./api/call-entry.ts";
import { openApi } from "./api/host.ts";
import type { RequestCheck } from "./api/request-check.ts";
import { actionNames } from "./api/services.ts";
import type { Credentials } from "./credentials.ts";
import { metadataService } from "./metadata/service.ts";
import { shapeOfResponse } from "./published.ts";
import { type CloudprovOptions, type CloudprovSettings, changeSettings, defaultSettings } from "./settings.ts";
import { type State, stateOf } from "./state.ts";
import { World } from "./world.ts";

/** The options of a new simulator. The API takes the first of its ports, and the metadata service the second. */
export interface StartOptions extends CloudprovOptions, SimulatorStart {
  /** Checks requests in addition to the simulator's own shapes. */
  readonly requestCheck?: RequestCheck;
}

/** A running simulator. */
export interface CloudprovSimulator extends Simulator<CloudprovSettings, CloudprovOptions, State, Credentials> {
  /** Where all services listen, by address. Which one a request is for is said by its `Host` header. */
  readonly url: string;
  /**
   * The root domain, `localhost:{port}`: services are at `{service}.localhost:{port}`, by plain HTTP. Names below
   * `localhost` are for the client to send to the loopback address.
   */
  readonly domain: string;
  /** The URL of object storage in the region `ap-guangzhou`: buckets are at hosts below its host. */
  readonly cosDomain: string;
  /** The metadata service of an instance, in place of `http://metadata.tencentyun.com`. */
  readonly metadataUrl: string;
  /**
   * A client whose responses may be read only as the platform's models describe them. Other reads are recorded in
   * `journal.violations`. Requests are titled by their actions.
   */
  watchReads<C extends object>(client: C): C;
  /** Lets chosen calls fail with a code. */
  failNextAction(failure: TargetedActionFailure): void;
  /** Ends all temporary credentials now. */
  expireSessions(): void;
  /** Keeps an object busy, as a task of the platform does, for some milliseconds from now. */
  occupy(id: string, ms: number): void;
  /** Everything that can be called, as `vpc:CreateAddressTemplate`. */
  readonly actions: readonly string[];
  /** The calls that the journal keeps and that match, oldest first. */
  calls(filter?: CallFilter): CallEntry[];
}

/**
 * Starts the platform.
 *
 * @example
 * const platform = await startSimulator({ visibilityLagMs: 0 });
 * const { secretId, secretKey } = platform.credentials;
 * // a client for { domain: platform.domain, protocol: "HTTP", secretId, secretKey }
 * platform.failNext({ path: /CreateAddressTemplate$/, kind: "resetAfter" });
 * await platform.close();
 */
export async function startSimulator(options: StartOptions = {}): Promise<CloudprovSimulator> {
  const { port = 0, snapshot, clock = clockOf(snapshot), listen, token, inMemory, requestCheck, ...settings } = options;
  const hub = new Hub(clock, defaultSettings(), networkOf({ listen, token, inMemory }), new Ids(settings.seed));
  const world = new World(hub, requestCheck);
  const actions = actionNames();
  changeSettings(hub.settings, settings, actions);
  const { access, actionFailures, busy } = world;
  // Credentials without authentication: like the platform's, this service answers its own machine only.
  const metadataAddress = isLoopback(hub.network.address) ? hub.network.address : thisMachine.address;
  const simulator = await openSimulator({
    name: "cloudprov",
    hub,
    ports: new Ports(port),
    snapshot,
    hosts: {
      url: (at) => openApi(world, at),
      metadataUrl: (at) => openHost(hub, metadataService(world), at, metadataAddress),
    },
    world,
    state: stateOf(world),
    credentials: access.credentials,
    environment: ({ url }) => ({
      CLOUDPROV_DOMAIN: domainOf(url),
      CLOUDPROV_COS_DOMAIN: cosDomainOf(url),
      CLOUDPROV_PROTOCOL: "HTTP",
      CLOUDPROV_REGION: "ap-guangzhou",
      CLOUDPROV_SECRET_ID: access.credentials.secretId,
      CLOUDPROV_SECRET_KEY: access.credentials.secretKey,
    }),
    set: (changes: CloudprovOptions) => changeSettings(hub.settings, changes, actions),
    resetState: () => world.reset(),
    forgetFailures: () => actionFailures.clear(),
    urls: (urls) => ({ ...urls, domain: domainOf(urls.url), cosDomain: cosDomainOf(urls.url) }),
  });
  return {
    ...simulator,
    domain: domainOf(simulator.url),
    cosDomain: cosDomainOf(simulator.url),
    actions,
    watchReads: (client) =>
      watchReads(client, hub.journal, { service: "api", shapeOf: (_body, { path }) => shapeOfResponse(path) }),
    failNextAction: (failure) => actionFailures.add(failure),
    expireSessions: () => access.expireSessions(),
    occupy: (id, ms) => busy.occupy(id, ms),
    calls: (filter) => findCalls(hub.journal, filter),
  };
}

function cosDomainOf(url: string): string {
  return `http://cos.ap-guangzhou.${domainOf(url)}`;
}

function domainOf(url: string): string {
  const { hostname, host } = new URL(url);
  // An address does not name the usual port.
  return isLoopback(hostname.replace(/[[\]]/g, "")) ? host.replace(hostname, "localhost") : host;
}
