import { url } from "@org/core-http";
import {
  type Expectation,
  expectation,
  fromWire,
  type Outputs,
  responseField,
  UnexpectedResponse,
} from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import type { Clients } from "../../platform/clients.ts";
import { requiredText } from "../../platform/responses.ts";

/** The Kafka cluster of connectors, as in their properties. */
export interface ConnectorPlace {
  readonly environment: { readonly id: string };
  readonly kafkaCluster: { readonly id: string };
}

/** The fields of a connector in a list. */
const listedFacts = {
  id: requiredText("id.id"),
  config: responseField.map(responseField.string({}), { returned: "always", wire: "info.config" }),
  state: requiredText("status.connector.state"),
  trace: responseField.string({ wire: "status.connector.trace" }),
};

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

/** A connector in a list. */
export type ListedConnector = Outputs<typeof listedFacts>;

/** The state of a connector that is being deleted. */
export const deleted = "DELETED";

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

function list(cloud: Clients["cloud"], place: ConnectorPlace, expects: Expectation): Promise<Body> {
  return cloud.get<Body>(`${connectPath(place)}/connectors`, { query: { expand: "info,status,id" }, expects });
}
