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
import { controlPlaneService } from "./control-plane/service.ts";
import type { Credentials } from "./credentials.ts";
import { DataPlaneHosts } from "./data-plane.ts";
import { identityProviderService } from "./identity/service.ts";
import { shapeOfResponse } from "./published.ts";
import type { Upload } from "./records.ts";
import { changeSettings, defaultSettings, type StreamprovOptions, type StreamprovSettings } from "./settings.ts";
import { type State, stateOf } from "./state.ts";
import type { Tokens } from "./tokens.ts";
import { World } from "./world.ts";

/**
 * The options of a new simulator. The ports are those of control plane, identity provider and control, then one
 * for each cluster.
 */
export interface StartOptions extends StreamprovOptions, SimulatorStart {}

/** A running simulator. */
export interface StreamprovSimulator extends Simulator<StreamprovSettings, StreamprovOptions, State, Credentials> {
  /** The control plane: what the provider's `endpoint` is set to. */
  readonly url: string;
  /** Where the identity provider gives out tokens. */
  readonly tokenUrl: string;
  readonly tokens: Tokens;
  /** Another organization of the same platform, which has a default environment and nothing else. */
  readonly otherOrganization: Credentials;
  /** The uploads that addresses were given for, in their order. They end by themselves. */
  uploads(): readonly Upload[];
  /**
   * A client of a host of the platform whose responses may be read only as the platform's documents describe them. All
   * other reads are recorded in `journal.violations`.
   */
  watchReads<C extends object>(client: C): C;
}

/**
 * Starts the platform.
 *
 * @example
 * const platform = await startSimulator({ latencyMs: 50 });
 * const answer = await fetch(`${platform.url}/org/v2/environments`, { headers: ... });
 * await platform.close();
 */
export async function startSimulator(options: StartOptions = {}): Promise<StreamprovSimulator> {
  const { port = 0, snapshot, clock = clockOf(snapshot), listen, token, inMemory, ...settings } = options;
  const hub = new Hub(clock, defaultSettings(), networkOf({ listen, token, inMemory }), new Ids(settings.seed));
  changeSettings(hub.settings, settings);
  const ports = new Ports(port);
  const dataPlane: DataPlaneHosts = new DataPlaneHosts(() => world, ports);
  const world: World = new World(hub, dataPlane);
  const other = new World(hub, dataPlane);
  const tokenUrlOf = (identityUrl: string) => `${identityUrl}/oauth2/token`;
  const { identityUrl, ...simulator } = await openSimulator({
    name: "streamprov",
    hub,
    ports,
    snapshot,
    hosts: {
      url: (at) => openHost(hub, controlPlaneService(world, other), at),
      identityUrl: (at) => openHost(hub, identityProviderService(world), at),
    },
    urls: (urls) => ({ url: urls.url, tokenUrl: tokenUrlOf(urls.identityUrl) }),
    world,
    state: stateOf(world),
    credentials: world.credentials,
    environment: ({ url }) => ({
      CONFLUENT_CLOUD_ENDPOINT: url,
      CONFLUENT_CLOUD_API_KEY: world.credentials.cloudApiKey,
      CONFLUENT_CLOUD_API_SECRET: world.credentials.cloudApiSecret,
      TABLEFLOW_API_KEY: world.credentials.tableflowApiKey,
      TABLEFLOW_API_SECRET: world.credentials.tableflowApiSecret,
    }),
    set: (changes: StreamprovOptions) => changeSettings(hub.settings, changes),
    resetState: () => {
      world.reset();
      other.reset();
    },
    closeOthers: () => dataPlane.closeAll(),
  });
  return {
    ...simulator,
    tokenUrl: tokenUrlOf(identityUrl),
    tokens: world.tokens,
    otherOrganization: other.credentials,
    uploads: () => world.uploads.all(),
    watchReads: (client) => watchReads(client, hub.journal, { service: "any host", shapeOf: shapeOfResponse }),
  };
}
