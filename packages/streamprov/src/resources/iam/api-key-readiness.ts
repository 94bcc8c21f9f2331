import { bound, StatusError, systemClock, url } from "@org/core-http";
import { duration, expectation, field, fromWire, type Operation } from "@org/core-provider";
import { memberFacts } from "../../platform/answers.ts";
import type { Clients } from "../../platform/clients.ts";
import { collectAll } from "../../platform/control-plane.ts";
import { isOptionalFailure } from "../../platform/errors.ts";
import { organizationIn } from "../../platform/organization.ts";
import { untilPhase } from "../../platform/waits.ts";
import { type ManagedResource, serviceOf } from "./managed-resource.ts";

/** A new key, and what it is for; no resource stands for the control plane. */
export interface NewKey {
  readonly id: string;
  readonly secret: string;
  readonly resource: ManagedResource | undefined;
}

/** Time that a service is given to learn of a new key where its word is not certain, or it cannot be asked, in milliseconds. */
const pauses = { schemaRegistry: 60_000, flink: 60_000, ksqlDb: 300_000 };
/** So many connections in a row must accept a key where the service has more than one server. */
const severalServers = 3;
const firstProbeMs = 500;
const longestProbeMs = 5_000;

/** How time passes; tests give their own. */
export type WaitingClock = Pick<typeof systemClock, "now" | "sleep">;

/**
 * Waits until the service that a new key is for accepts it.
 *
 * @throws Error naming the key and the service when the service answers otherwise than by refusing a key that it does
 * not know yet, or when the time is up.
 */
export async function untilUsable(
  op: Operation & Clients,
  key: NewKey,
  clock: WaitingClock = systemClock,
): Promise<void> {
  const { endpoint } = op.platform.config;
  const { resource } = key;
  switch (serviceOf(resource)) {
    case "controlPlane":
      return untilAccepted(op, key, { name: "the control plane", endpoint, path: "/org/v2/environments" });
    case "tableflow":
      return untilAccepted(op, key, { name: "Tableflow", endpoint, path: "/tableflow/v1/regions" });
    case "kafka":
      return untilKafkaAccepts(op, key);
    case "schemaRegistry":
      return untilAcceptedWithin(op, key, clock, {
        name: `the Schema Registry ${resource?.id}`,
        ms: pauses.schemaRegistry,
        service: await found(op, registryService(op, key.resource as ManagedResource)),
      });
    case "flink":
      return untilAcceptedWithin(op, key, clock, {
        name: "Flink",
        ms: pauses.flink,
        service: await found(op, flinkService(op, key.resource as ManagedResource)),
      });
    case "ksqlDb":
      return pause(op, "ksqlDB", pauses.ksqlDb, clock);
    case undefined:
      throw new Error(
        `the API key ${key.id} exists, but it is for a resource of an unknown kind, so nobody can tell when it is ready: ${JSON.stringify(resource)}. With disableWaitForReady: true it is taken as it is`,
      );
  }
}

interface Service {
  /** For messages. */
  readonly name: string;
  readonly endpoint: string;
  /** What every key of the service may read. */
  readonly path: string;
  /** So many answers in a row, each by a connection of its own, must accept the key. Default 1. */
  readonly answers?: number;
  /** What to do when the service cannot be reached. */
  readonly hint?: string;
}

async function untilAccepted(op: Operation & Clients, key: NewKey, service: Service): Promise<void> {
  try {
    await untilPhase(op, {
      what: `${service.name} to accept the new API key ${key.id}`,
      read: () => probe(op, key, service),
      phase: (answer) => answer,
      pending: ["not accepted yet"],
      done: ["accepted"],
    });
  } catch (error) {
    if (op.signal.aborted) throw error;
    throw new Error(
      `the API key ${key.id} exists, but ${service.name} does not accept it: ${(error as Error).message}${service.hint ?? ""}`,
      { cause: error },
    );
  }
}

async function probe(op: Operation & Clients, key: NewKey, service: Service): Promise<"accepted" | "not accepted yet"> {
  const pair = { key: key.id, secret: key.secret };
  const client = bound(op.platform.withKey(service.endpoint, pair, `the new API key ${key.id}`), op);
  try {
    for (let answer = 0; answer < (service.answers ?? 1); answer++) await client.get(service.path);
    return "accepted";
  } catch (error) {
    if (error instanceof StatusError && (error.status === 401 || error.status === 403)) return "not accepted yet";
    throw error;
  }
}

async function untilKafkaAccepts(op: Operation & Clients, key: NewKey): Promise<void> {
  const { id, environment } = key.resource as ManagedResource;
  const cluster = await op.cloud.get(url`/cmk/v2/clusters/${id}`, {
    query: { environment: environment?.id },
    expects: described,
  });
  const { endpoint } = fromWire(endpointFacts, cluster);
  if (!endpoint) {
    throw new Error(
      `the API key ${key.id} exists, but the platform tells no REST endpoint of the Kafka cluster ${id} to try it at. With disableWaitForReady: true it is not tried`,
    );
  }
  await untilAccepted(op, key, {
    name: `the Kafka cluster ${id}`,
    endpoint,
    path: url`/kafka/v3/clusters/${id}/topics`,
    answers: severalServers,
    hint: " When the cluster is on a private network that this machine does not reach, set disableWaitForReady: true to skip this check.",
  });
}

/**
 * A registry, as Flink, refuses a key whose owner has no role there just as one that it does not know yet, and it may be
 * on a private network. So its word only shortens the pause.
 */
async function untilAcceptedWithin(
  op: Operation & Clients,
  key: NewKey,
  clock: WaitingClock,
  { name, ms, service }: { readonly name: string; readonly ms: number; readonly service: Service | undefined },
): Promise<void> {
  const until = clock.now() + ms;
  if (service === undefined) return pause(op, name, ms, clock);
  op.progress(`waiting for ${name} to accept the new API key ${key.id}`);
  for (let wait = firstProbeMs; ; wait = Math.min(wait * 1.5, longestProbeMs)) {
    if (await isAccepted(op, key, service)) return;
    const left = until - clock.now();
    if (left <= 0) return;
    await clock.sleep(Math.min(wait, left), op.signal);
  }
}

async function isAccepted(op: Operation & Clients, key: NewKey, service: Service): Promise<boolean> {
  try {
    return (await probe(op, key, service)) === "accepted";
  } catch (error) {
    if (!isOptionalFailure(error, op)) throw error;
    op.debug(`${service.name} could not be asked about the new API key: ${error.message}`);
    return false;
  }
}

/** The service, if it can be found. Asking it only shortens the pause, so no failure of the search is one of the create. */
async function found(op: Operation, search: Promise<Service | undefined>): Promise<Service | undefined> {
  try {
    return await search;
  } catch (error) {
    if (!isOptionalFailure(error, op)) throw error;
    op.debug(`the service of the new API key was not found, so the provider pauses instead: ${error.message}`);
    return undefined;
  }
}

async function registryService(op: Clients, { id, environment }: ManagedResource): Promise<Service | undefined> {
  if (!environment) return undefined;
  const path = url`/srcm/v3/clusters/${id}`;
  const registry = await op.cloud.get(path, { query: { environment: environment.id }, expects: described });
  const { endpoint } = fromWire(endpointFacts, registry);
  return endpoint
    ? { name: `the Schema Registry ${id}`, endpoint, path: "/subjects", answers: severalServers }
    : undefined;
}

/** Where the statements of the key's environment are, in the key's region. */
async function flinkService(op: Clients, { id, environment }: ManagedResource): Promise<Service | undefined> {
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

async function pause(op: Operation, name: string, ms: number, clock: WaitingClock): Promise<void> {
  op.progress(`giving ${name} ${duration(ms)} to learn of the new API key, since it cannot be asked`);
  await clock.sleep(ms, op.signal);
}

/** A cluster's answer, as far as it matters here. */
const endpointFacts = {
  endpoint: field.string({ output: true, wire: "spec.http_endpoint", docs: "REST endpoint of the cluster." }),
};
const described = expectation(memberFacts, endpointFacts);
const regionFacts = {
  endpoint: field.string({ output: true, wire: "http_endpoint", docs: "REST endpoint of Flink in the region." }),
};
const nameFacts = {
  resourceName: field.string({
    output: true,
    answered: "always",
    wire: "metadata.resource_name",
    docs: "Its resource name.",
  }),
};
const named = expectation(nameFacts);
