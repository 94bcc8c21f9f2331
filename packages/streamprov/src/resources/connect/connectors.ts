import { type MemberCollection, url } from "@org/core-http";
import {
  type Expectation,
  expectation,
  field,
  fromWire,
  type Operation,
  type Outputs,
  UnexpectedResponse,
} from "@org/core-provider";
import { at, type Body } from "../../platform/body.ts";
import type { Clients } from "../../platform/clients.ts";
import { readUnlessGone, unlessProvenGone } from "../../platform/control-plane.ts";
import { isNotFound, unlessGone } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { untilGone, untilPhase } from "../../platform/waits.ts";
import { kafkaClusters } from "../kafka/kafka-cluster.ts";
import type { Settings } from "./connector-settings.ts";

/** The Kafka cluster that connectors belong to, as their properties name it. */
export interface ConnectorPlace {
  readonly environment: { readonly id: string };
  readonly kafkaCluster: { readonly id: string };
}

const text = (wire: string, docs: string) => field.string({ output: true, answered: "always", wire, docs });
const configOf = (wire: string) =>
  field.map(field.string({ docs: "Value of the setting." }), {
    output: true,
    answered: "always",
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
/** What the plain listing must hold: names. */
const namesAnswer = expectation((body) => {
  if (!Array.isArray(body)) throw UnexpectedResponse.kind(body, "a list");
});
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

/**
 * A connector with its ID, which nothing but a listing tells; undefined when the listing does not hold it, or only while
 * it is being removed.
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
  return cloud.get<readonly string[]>(`${connectPath(place)}/connectors`, { expects: namesAnswer });
}

/** Whether a connector of a name exists, which costs less than a listing. */
export async function existsConnector(cloud: Clients["cloud"], place: ConnectorPlace, name: string): Promise<boolean> {
  const found = cloud.get(connectorPath(place, name), { expects: infoAnswer });
  return (await unlessGone(found, isNotFound)) !== undefined;
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
  const proof = () => isProvenAbsent(platform, cloud, place, name);
  const [info, status] = await Promise.all([
    unlessProvenGone(cloud.get<Body>(path, { expects: infoAnswer }), proof),
    unlessProvenGone(cloud.get<Body>(`${path}/status`, { expects: statusAnswer }), proof),
  ]);
  if (!info || !status) return undefined;
  const found = { config: fromWire(infoFacts, info).config, ...fromWire(statusFacts, status) };
  return found.state === deleted ? undefined : found;
}

/** Whether a connector of which the platform says 403 is gone: an administrator's listing lacks it, or its cluster is gone. */
async function isProvenAbsent(
  platform: Platform,
  cloud: Clients["cloud"],
  place: ConnectorPlace,
  name: string,
): Promise<boolean> {
  const { environment, kafkaCluster } = place;
  if (await platform.sight.seesAll(platform.signer(), environment.id)) {
    const path = `${connectPath(place)}/connectors`;
    const listing = await platform.sight.listed(path, () => namesIn(cloud, path));
    if (listing !== undefined) return !listing.has(name);
  }
  const found = readUnlessGone({ platform, cloud }, kafkaClusters, { environment }, kafkaCluster.id);
  return found.then((there) => there === undefined).catch(() => false);
}

async function* namesIn(cloud: Clients["cloud"], path: string) {
  yield* Object.values(await cloud.get<readonly string[]>(path, { expects: namesAnswer }));
}

/** Sends all settings of a connector: those that are left out are taken away, and it starts anew. */
export async function configureConnector(
  cloud: Clients["cloud"],
  place: ConnectorPlace,
  name: string,
  settings: Settings,
): Promise<void> {
  await cloud.put(`${connectorPath(place, name)}/config`, { body: settings });
}

/** Removes a connector; one that is gone already is no error. */
export async function removeConnector(op: Operation & Clients, place: ConnectorPlace, name: string): Promise<void> {
  const isThere = () => readConnector(op, place, name, { isRefresh: false });
  const answer = await op.cloud.delete<Body | undefined>(connectorPath(place, name)).catch(async (error: unknown) => {
    if (!isNotFound(error) && (await isThere().catch(() => true)) !== undefined) throw error;
    return undefined;
  });
  const refusal = answer?.["error"];
  if (refusal) {
    const reason = at(refusal, "message") ?? JSON.stringify(refusal);
    throw new Error(`the platform could not delete connector "${name}": ${String(reason)}`);
  }
  await untilGone(op, `connector "${name}"`, isThere);
}

/** Waits until the listing shows a new connector, of which it alone tells the ID. */
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
    throw new Error("the listing does not hold it.");
  } catch (error) {
    throw new Error(
      `the platform has made connector "${name}", but its ID could not be learned; run \`pulumi up\` again, which looks for it. ${(error as Error).message}`,
      { cause: error },
    );
  }
}
