import { type MemberCollection, url } from "@org/core-http";
import {
  CodedError,
  type Expectation,
  expectation,
  expectationOfOwn,
  fromWire,
  type Operation,
  type Outputs,
  responseField,
  UnexpectedResponse,
} from "@org/core-provider";
import { at, type Body } from "../../platform/body.ts";
import type { Clients } from "../../platform/clients.ts";
import { readIfExists, unlessProvenDeleted } from "../../platform/control-plane.ts";
import { ifExists, isNotFound } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { untilDeleted, untilPhase } from "../../platform/waits.ts";
import { kafkaClusters } from "../kafka/kafka-cluster.ts";
import type { Settings } from "./connector-settings.ts";

/** The Kafka cluster of connectors, as in their properties. */
export interface ConnectorPlace {
  readonly environment: { readonly id: string };
  readonly kafkaCluster: { readonly id: string };
}

const text = (wire: string) => responseField.string({ returned: "always", wire });
const configOf = (wire: string) =>
  responseField.map(responseField.string({}), {
    returned: "always",
    wire,
  });

const infoFacts = { name: text("name"), config: configOf("config") };
/** The fields of a connector's status. */
export const statusFacts = {
  state: text("connector.state"),
  trace: responseField.string({ wire: "connector.trace" }),
};
/** The fields of a connector in a list. */
const listedFacts = {
  id: text("id.id"),
  config: configOf("info.config"),
  state: text("status.connector.state"),
  trace: responseField.string({ wire: "status.connector.trace" }),
};

/** A connector as the platform returns it. */
export type FoundConnector = Omit<Outputs<typeof listedFacts>, "id">;

const infoResponse = expectation(infoFacts);
const statusResponse = expectation(statusFacts);
const listResponse = expectation();
/** The expected response with names only. */
const namesResponse = expectation((body) => {
  if (!Array.isArray(body)) throw UnexpectedResponse.kind(body, "a list");
});
const isReadable = expectation(listedFacts);

/** The path of a cluster's Connect API. */
export function connectPath({ environment, kafkaCluster }: ConnectorPlace): string {
  return url`/connect/v1/environments/${environment.id}/clusters/${kafkaCluster.id}`;
}

/** The path of a connector, which contains its name instead of its ID. */
export function connectorPath(place: ConnectorPlace, name: string): string {
  return connectPath(place) + url`/connectors/${name}`;
}

type ListedConnector = Outputs<typeof listedFacts>;

/** The state of a connector that is being deleted. */
const deleted = "DELETED";

/** All connectors of a cluster by name, without those that cannot be read. */
export async function listConnectors(
  cloud: Clients["cloud"],
  place: ConnectorPlace,
): Promise<ReadonlyMap<string, ListedConnector>> {
  const all = Object.entries(await list(cloud, place, listResponse));
  const readable = all.filter(([, one]) => isReadable(one) === undefined);
  const listed = readable.map(([name, one]) => [name, fromWire(listedFacts, one)] as const);
  return new Map(listed.filter(([, { state }]) => state !== deleted));
}

/**
 * A connector with its ID, which only a list contains; undefined when the list does not contain the connector, or only
 * because its deletion has not finished.
 */
export async function findConnector(
  cloud: Clients["cloud"],
  place: ConnectorPlace,
  name: string,
): Promise<ListedConnector | undefined> {
  const find = (all: Body) => (Object.hasOwn(all, name) ? fromWire(listedFacts, all[name]) : undefined);
  const found = find(await list(cloud, place, expectation(find)));
  return found?.state === deleted ? undefined : found;
}

/** The names of all connectors of a cluster. */
export async function connectorNames(cloud: Clients["cloud"], place: ConnectorPlace): Promise<readonly string[]> {
  return cloud.get<readonly string[]>(`${connectPath(place)}/connectors`, { expects: namesResponse });
}

/** Whether a connector exists by that name. This is cheaper than a list. */
export async function existsConnector(cloud: Clients["cloud"], place: ConnectorPlace, name: string): Promise<boolean> {
  const found = cloud.get(connectorPath(place, name), { expects: infoResponse, identifies: isConnector(name) });
  return (await ifExists(found, isNotFound)) !== undefined;
}

function list(cloud: Clients["cloud"], place: ConnectorPlace, expects: Expectation): Promise<Body> {
  return cloud.get<Body>(`${connectPath(place)}/connectors`, { query: { expand: "info,status,id" }, expects });
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

function isConnector(name: string): Expectation {
  return expectationOfOwn("name", name);
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
    const listing = await platform.permissions.listed(path, () => namesIn(cloud, path));
    if (listing !== undefined) return !listing.has(name);
  }
  const found = readIfExists({ platform, cloud }, kafkaClusters, { environment }, kafkaCluster.id);
  return found.then((there) => there === undefined).catch(() => false);
}

async function* namesIn(cloud: Clients["cloud"], path: string) {
  yield* Object.values(await cloud.get<readonly string[]>(path, { expects: namesResponse }));
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

/** Waits until the list contains a new connector, because only the list contains its ID. */
export async function untilListed(op: Operation & Clients, place: ConnectorPlace, name: string) {
  try {
    const found = await untilPhase(op, {
      what: `connector "${name}" to be listed`,
      read: () => findConnector(op.cloud, place, name),
      phase: (one) => one && "listed",
      pending: [],
      done: ["listed"],
    });
    if (found) return found;
    throw new CodedError("not-visible", "the list does not contain it.");
  } catch (error) {
    throw new CodedError(
      "interrupted-create",
      `the platform created connector "${name}", but its ID is unknown. Run \`pulumi up\` again to find the connector. ${(error as Error).message}`,
      { cause: error },
    );
  }
}
