import { type MemberCollection, url } from "@org/core-http";
import { type Expectation, expectation, field, fromWire, type Operation, type Outputs } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import type { Clients } from "../../platform/clients.ts";
import { readUnlessGone } from "../../platform/control-plane.ts";
import { isGone, isNotFound } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { kafkaClusters } from "../kafka/kafka-cluster.ts";

/** The Kafka cluster that connectors belong to, as their properties name it. */
export interface ConnectorPlace {
  readonly environment: { readonly id: string };
  readonly kafkaCluster: { readonly id: string };
}

const text = (wire: string, docs: string) => field.string({ output: true, told: "always", wire, docs });
const configOf = (wire: string) =>
  field.map(field.string({ docs: "Value of the setting." }), {
    output: true,
    told: "always",
    wire,
    docs: "Its settings, with those that the platform adds.",
  });

const infoFacts = { name: text("name", "Its name."), config: configOf("config") };
/** What is read of a connector's status. */
export const statusFacts = {
  state: text("connector.state", "Its state."),
  trace: field.string({ output: true, wire: "connector.trace", docs: "Why it has failed." }),
};
/** What a listing tells of a connector. */
const listedFacts = {
  id: text("id.id", "Its ID."),
  config: configOf("info.config"),
  state: text("status.connector.state", "Its state."),
  trace: field.string({ output: true, wire: "status.connector.trace", docs: "Why it has failed." }),
};

/** A connector as the platform tells of it. */
export type FoundConnector = Omit<Outputs<typeof listedFacts>, "id">;

const infoAnswer = expectation(infoFacts);
/** What an answer about a connector's status must hold. */
export const statusAnswer = expectation(statusFacts);
const listAnswer = expectation();
const isReadable = expectation(listedFacts);

/** Where Connect is that belongs to a cluster. */
export function connectPath({ environment, kafkaCluster }: ConnectorPlace): string {
  return url`/connect/v1/environments/${environment.id}/clusters/${kafkaCluster.id}`;
}

/** Where a connector is: the platform's paths name it, and not its ID. */
export function connectorPath(place: ConnectorPlace, name: string): string {
  return connectPath(place) + url`/connectors/${name}`;
}

type ListedConnector = Outputs<typeof listedFacts>;

/** The state of a connector that is being removed. */
const deleted = "DELETED";

/** All connectors of a cluster, by their names. One that cannot be read as it must be is left out. */
export async function listConnectors(
  cloud: Clients["cloud"],
  place: ConnectorPlace,
): Promise<ReadonlyMap<string, ListedConnector>> {
  const all = Object.entries(await list(cloud, place, listAnswer));
  const readable = all.filter(([, one]) => isReadable(one) === undefined);
  const listed = readable.map(([name, one]) => [name, fromWire(listedFacts, one)] as const);
  return new Map(listed.filter(([, { state }]) => state !== deleted));
}

/** A connector with its ID, which nothing but a listing tells; undefined when the listing does not hold it. */
export async function findConnector(
  cloud: Clients["cloud"],
  place: ConnectorPlace,
  name: string,
): Promise<ListedConnector | undefined> {
  const find = (all: Body) => (Object.hasOwn(all, name) ? fromWire(listedFacts, all[name]) : undefined);
  return find(await list(cloud, place, expectation(find)));
}

function list(cloud: Clients["cloud"], place: ConnectorPlace, expects: Expectation): Promise<Body> {
  return cloud.get<Body>(`${connectPath(place)}/connectors`, { query: { expand: "info,status,id" }, expects });
}

/** Reads a connector; undefined when it is gone. In a refresh it comes from the listing when many are asked for at once. */
export async function readConnector(
  op: Operation & Clients,
  place: ConnectorPlace,
  name: string,
  { isRefresh }: { readonly isRefresh: boolean },
): Promise<FoundConnector | undefined> {
  if (isRefresh) return op.platform.members.read(connectorsOf(op.platform, place), name, op);
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
  const [info, status] = await Promise.all([
    unlessProvenGone(platform, cloud, place, () => cloud.get<Body>(path, { expects: infoAnswer })),
    unlessProvenGone(platform, cloud, place, () => cloud.get<Body>(`${path}/status`, { expects: statusAnswer })),
  ]);
  if (!info || !status) return undefined;
  const found = { config: fromWire(infoFacts, info).config, ...fromWire(statusFacts, status) };
  return found.state === deleted ? undefined : found;
}

/** Reads what may be gone; 403 says that it is only to those who may see the others, or where the cluster is gone. */
async function unlessProvenGone<T>(
  platform: Platform,
  cloud: Clients["cloud"],
  place: ConnectorPlace,
  read: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!isGone(error)) throw error;
    if (isNotFound(error)) return undefined;
    const path = `${connectPath(place)}/connectors`;
    if (await platform.sight.may(path, () => cloud.get(path))) return undefined;
    const { environment, kafkaCluster } = place;
    if (!(await readUnlessGone({ platform, cloud }, kafkaClusters, { environment }, kafkaCluster.id))) return undefined;
    throw new Error(
      `the credentials may see neither the connector nor the list that it would stand in, ${path}: it is not taken for deleted, and stays in the state. Give them back the role by which they could, or use others, and try again. The platform says: ${(error as Error).message}`,
      { cause: error },
    );
  }
}
