import type { MemberCollection } from "@org/core-http";
import {
  CodedError,
  type Expectation,
  expectation,
  expectationOfOwn,
  fromWire,
  type Operation,
  responseField,
} from "@org/core-provider";
import { at, type Body } from "../../platform/body.ts";
import type { Clients } from "../../platform/clients.ts";
import { readIfExists, unlessProvenDeleted } from "../../platform/control-plane.ts";
import { ifExists, isNotFound } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { requiredText } from "../../platform/responses.ts";
import { untilDeleted } from "../../platform/waits.ts";
import { kafkaClusters } from "../kafka/kafka-clusters.ts";
import type { Settings } from "./connector-settings.ts";
import {
  type ConnectorPlace,
  connectorNames,
  connectorPath,
  connectPath,
  deleted,
  type ListedConnector,
  listConnectors,
} from "./connectors.ts";

const infoFacts = {
  name: requiredText("name"),
  config: responseField.map(responseField.string({}), { returned: "always", wire: "config" }),
};
/** The fields of a connector's status. */
export const statusFacts = {
  state: requiredText("connector.state"),
  trace: responseField.string({ wire: "connector.trace" }),
};

/** A connector as the platform returns it. */
export type FoundConnector = Omit<ListedConnector, "id">;

const infoResponse = expectation(infoFacts);
const statusResponse = expectation(statusFacts);

/** Whether a connector exists by that name. This is cheaper than a list. */
export async function existsConnector(cloud: Clients["cloud"], place: ConnectorPlace, name: string): Promise<boolean> {
  const found = cloud.get(connectorPath(place, name), { expects: infoResponse, identifies: isConnector(name) });
  return (await ifExists(found, isNotFound)) !== undefined;
}

/** Reads a connector; undefined when it does not exist. A refresh of many connectors reads the list instead. */
export async function readConnector(
  op: Operation & Clients,
  place: ConnectorPlace,
  name: string,
  { isRefresh }: { readonly isRefresh: boolean },
): Promise<FoundConnector | undefined> {
  if (isRefresh) return op.memory.members.read(connectorsOf(op.platform, place), name, op);
  return readOne(op.platform, op.cloud, place, name);
}

function connectorsOf(platform: Platform, place: ConnectorPlace): MemberCollection<FoundConnector> {
  const { cloud } = platform;
  return {
    name: `${connectPath(place)}/connectors`,
    what: `the connectors of ${place.kafkaCluster.id}`,
    changes: () => cloud.changes,
    requestsForOne: 2,
    readOne: (name, operation) => readOne(platform, cloud.with(operation), place, name),
    readPage: async (_whole, operation) => {
      return { members: await listConnectors(cloud.with(operation), place), next: [] };
    },
  };
}

async function readOne(
  platform: Platform,
  cloud: Clients["cloud"],
  place: ConnectorPlace,
  name: string,
): Promise<FoundConnector | undefined> {
  const path = connectorPath(place, name);
  const proof = () => isProvenAbsent(platform, cloud, place, name);
  const [info, status] = await Promise.all([
    unlessProvenDeleted(cloud.get<Body>(path, { expects: infoResponse, identifies: isConnector(name) }), proof),
    unlessProvenDeleted(getConnectorStatus(cloud, place, name), proof),
  ]);
  if (!info || !status) return undefined;
  const found = { config: fromWire(infoFacts, info).config, ...fromWire(statusFacts, status) };
  return found.state === deleted ? undefined : found;
}

/** Requests the status of a connector. A response about another one is invalid. */
export function getConnectorStatus(cloud: Clients["cloud"], place: ConnectorPlace, name: string): Promise<Body> {
  const path = `${connectorPath(place, name)}/status`;
  return cloud.get<Body>(path, { expects: statusResponse, identifies: isConnector(name) });
}

/** After a 403, whether the connector was deleted: a list with full permissions lacks it, or its cluster was deleted. */
async function isProvenAbsent(
  platform: Platform,
  cloud: Clients["cloud"],
  place: ConnectorPlace,
  name: string,
): Promise<boolean> {
  const { environment, kafkaCluster } = place;
  if (await platform.permissions.seesAll(platform.signer(), environment.id)) {
    const path = `${connectPath(place)}/connectors`;
    const listing = await platform.permissions.listed(path, () => namesIn(cloud, place));
    if (listing !== undefined) return !listing.has(name);
  }
  const found = readIfExists({ platform, cloud }, kafkaClusters, { environment }, kafkaCluster.id);
  return found.then((there) => there === undefined).catch(() => false);
}

async function* namesIn(cloud: Clients["cloud"], place: ConnectorPlace) {
  yield* await connectorNames(cloud, place);
}

function isConnector(name: string): Expectation {
  return expectationOfOwn("name", name);
}

/** Sends all settings of a connector. The platform removes the others and restarts the connector. */
export async function configureConnector(
  cloud: Clients["cloud"],
  place: ConnectorPlace,
  name: string,
  settings: Settings,
): Promise<void> {
  await cloud.put(`${connectorPath(place, name)}/config`, { body: settings });
}

/** Deletes a connector, if it still exists. */
export async function removeConnector(op: Operation & Clients, place: ConnectorPlace, name: string): Promise<void> {
  const isThere = () => readConnector(op, place, name, { isRefresh: false });
  const answer = await op.cloud.delete<Body | undefined>(connectorPath(place, name)).catch(async (error: unknown) => {
    if (!isNotFound(error) && (await isThere().catch(() => true)) !== undefined) throw error;
    return undefined;
  });
  const refusal = answer?.["error"];
  if (refusal) {
    const reason = at(refusal, "message") ?? JSON.stringify(refusal);
    throw new CodedError("object-failed", `the platform could not delete connector "${name}": ${String(reason)}`);
  }
  await untilDeleted(op, `connector "${name}"`, isThere);
}
