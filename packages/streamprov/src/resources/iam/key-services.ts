import { url } from "@org/core-http";
import { CodedError, expectation, fromWire, responseField } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { collectAll } from "../../platform/control-plane.ts";
import { organizationIn } from "../../platform/organization.ts";
import { memberFacts } from "../../platform/responses.ts";
import type { ManagedResource } from "./managed-resource.ts";

/** A service with several servers must accept a key on this many connections in a row. */
const severalServers = 3;

/** A service that rejects unknown keys, so that a request shows whether it accepts a new one. */
export interface Service {
  /** For messages. */
  readonly name: string;
  readonly endpoint: string;
  /** A path that every key of the service may read. */
  readonly path: string;
  /** Number of connections in a row that must accept the key. Defaults to 1. */
  readonly answers?: number;
  /** What to do when the service cannot be reached. */
  readonly hint?: string;
}

/** The topics of a key's Kafka cluster. */
export async function kafkaService(op: Clients, key: string, { id, environment }: ManagedResource): Promise<Service> {
  const cluster = await op.cloud.get(url`/cmk/v2/clusters/${id}`, {
    query: { environment: environment?.id },
    expects: described,
  });
  const { endpoint } = fromWire(endpointFacts, cluster);
  if (!endpoint) {
    throw new CodedError(
      "invalid-response",
      `the API key ${key} was created, but the platform returned no REST endpoint of the Kafka cluster ${id} to test it with. Set disableWaitForReady: true to skip the check`,
    );
  }
  return {
    name: `the Kafka cluster ${id}`,
    endpoint,
    path: url`/kafka/v3/clusters/${id}/topics`,
    answers: severalServers,
    hint: " If the cluster is on a private network that this machine cannot reach, set disableWaitForReady: true to skip this check.",
  };
}

/** The subjects of a key's Schema Registry; undefined if the key has no environment or the registry no endpoint. */
export async function registryService(op: Clients, { id, environment }: ManagedResource): Promise<Service | undefined> {
  if (!environment) return undefined;
  const path = url`/srcm/v3/clusters/${id}`;
  const registry = await op.cloud.get(path, { query: { environment: environment.id }, expects: described });
  const { endpoint } = fromWire(endpointFacts, registry);
  return endpoint
    ? { name: `the Schema Registry ${id}`, endpoint, path: "/subjects", answers: severalServers }
    : undefined;
}

/** The statements in a key's environment and region; undefined if either is unknown. */
export async function flinkService(op: Clients, { id, environment }: ManagedResource): Promise<Service | undefined> {
  if (!environment) return undefined;
  const [cloud = "", region = ""] = id.split(".").slice(-2);
  const query = { cloud: cloud.toUpperCase(), region_name: region };
  const [only] = await collectAll(op.cloud, "/fcpm/v2/regions", query);
  const endpoint = only && fromWire(regionFacts, only).endpoint;
  if (!endpoint) return undefined;
  const home = await op.cloud.get(url`/org/v2/environments/${environment.id}`, { expects: named });
  const { id: organization } = organizationIn(fromWire(nameFacts, home).resourceName);
  const path = url`/sql/v1/organizations/${organization}/environments/${environment.id}/statements`;
  return { name: "Flink", endpoint, path: `${path}?page_size=1`, answers: severalServers };
}

/** The fields of a cluster. */
const endpointFacts = {
  endpoint: responseField.string({ wire: "spec.http_endpoint" }),
};
const described = expectation(memberFacts, endpointFacts);
const regionFacts = {
  endpoint: responseField.string({ wire: "http_endpoint" }),
};
const nameFacts = {
  resourceName: responseField.string({ returned: "always", wire: "metadata.resource_name" }),
};
const named = expectation(nameFacts);
