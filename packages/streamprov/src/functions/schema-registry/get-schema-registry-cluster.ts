import { DeadlineError } from "@org/core-http";
import {
  CodedError,
  duration,
  expectation,
  expectationOfOwn,
  field,
  fromWire,
  type Operation,
  type Outputs,
  responseField,
} from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import type { Clients } from "../../platform/clients.ts";
import { collectAll } from "../../platform/control-plane.ts";
import { lookup } from "../../platform/define.ts";
import { environmentArg } from "../../platform/references.ts";
import { memberFacts, pageOf } from "../../platform/responses.ts";
import { untilPhase } from "../../platform/waits.ts";
import { registries, registryOutputs } from "./schema-registry-cluster-outputs.ts";

export const getSchemaRegistryCluster = lookup("getSchemaRegistryCluster", {
  docs: "Looks up the Schema Registry cluster of an environment. The platform creates it some time after the environment's first Kafka cluster, so the lookup waits for up to five minutes.",
  example: `const registry = streamprov.getSchemaRegistryClusterOutput({ environment: { id: config.require("environmentId") } });`,
  inputs: {
    id: field.string({ docs: "ID of the cluster, `lsrc-...`. It takes precedence over `displayName`." }),
    displayName: field.string({ docs: "Display name of the cluster, case-sensitive." }),
    environment: environmentArg(),
  },
  outputs: registryOutputs,
  async run(op) {
    const { id, environment } = op.args;
    const found = id ? await readCluster(op, environment.id, id) : await findCluster(op);
    return describe(isProvisioning(found) ? await untilProvisioned(op, environment.id, String(found["id"])) : found);
  },
});

type Args = { readonly displayName?: string | undefined; readonly environment: { readonly id: string } };
type Lookup = Operation & Clients & { readonly args: Args };

/** How long to wait for a cluster, in milliseconds. */
const limitMs = 5 * 60_000;
/** An environment of this age in milliseconds may not list its cluster yet. */
const newForMs = 10 * 60_000;

/** The only matching cluster of the environment. */
async function findCluster(op: Lookup): Promise<Body> {
  const { displayName, environment } = op.args;
  let all = await listClusters(op, environment.id);
  if (all.length === 0) {
    // The same program may be creating a Kafka cluster.
    if (!op.memory.newEnvironments.has(environment.id) && (await hasNoCluster(op, environment.id))) {
      throw new CodedError(
        "not-found",
        `the environment "${environment.id}" has no Schema Registry, because the platform creates it with the first Kafka cluster, and the environment has none. Create a Kafka cluster, and let the lookup depend on it`,
      );
    }
    const waits = await mayStillCome(op, environment.id);
    if (waits) all = await untilListed(op, environment.id);
    if (all.length === 0) {
      throw new CodedError(
        "not-found",
        `the environment "${environment.id}" has no Schema Registry clusters${waits ? ` after ${duration(limitMs)}` : ""}. The platform creates one with the environment's first Kafka cluster`,
      );
    }
  }
  const found = displayName ? all.filter((body) => describe(body).displayName === displayName) : all;
  const [only] = found;
  const ids = found.map((body) => String(body["id"])).join(", ");
  if (!only) {
    throw new CodedError(
      "not-found",
      `the environment "${environment.id}" has no Schema Registry cluster with the displayName "${displayName}"`,
    );
  }
  if (found.length > 1) {
    throw new CodedError(
      "ambiguous",
      displayName
        ? `the displayName "${displayName}" is ambiguous: the Schema Registry clusters ${ids} of the environment "${environment.id}" have it; set the id`
        : `the environment "${environment.id}" has several Schema Registry clusters: ${ids}; set the id or the displayName`,
    );
  }
  return only;
}

/** True when the environment has no Kafka cluster, and so will have no Schema Registry. */
async function hasNoCluster(op: Lookup, environment: string): Promise<boolean> {
  return (await collectAll(op.cloud, "/cmk/v2/clusters", { environment })).length === 0;
}

/** True when the environment has a Stream Governance package, or is too new to know. */
async function mayStillCome(op: Lookup, environmentId: string): Promise<boolean> {
  const path = `/org/v2/environments/${encodeURIComponent(environmentId)}`;
  const environment = fromWire(environmentFacts, await op.cloud.get(path, { expects: environmentResponse }));
  return environment.package !== "" || Date.parse(environment.createdAt) > Date.now() - newForMs;
}

/** The clusters as soon as there are any; empty after a timeout. */
async function untilListed(op: Lookup, environmentId: string): Promise<Body[]> {
  try {
    return await untilPhase(bounded(op), {
      what: `the Schema Registry of the environment "${environmentId}", which the platform creates with the first Kafka cluster`,
      read: () => listClusters(op, environmentId),
      phase: (all) => (all.length > 0 ? "listed" : "not listed yet"),
      pending: ["not listed yet"],
      done: ["listed"],
    });
  } catch (error) {
    if (error instanceof DeadlineError) return [];
    throw error;
  }
}

function untilProvisioned(op: Lookup, environmentId: string, id: string): Promise<Body> {
  return untilPhase(bounded(op), {
    what: `the Schema Registry cluster ${id} to be provisioned`,
    read: () => readCluster(op, environmentId, id),
    phase: (body) => (isProvisioning(body) ? "PROVISIONING" : "done"),
    pending: ["PROVISIONING"],
    done: ["done"],
  });
}

function bounded(op: Lookup): Lookup {
  return { ...op, deadline: Math.min(op.deadline, Date.now() + limitMs) };
}

/** Nobody can use a cluster without an endpoint yet. A failed cluster is returned as it is. */
function isProvisioning(body: Body): boolean {
  const { restEndpoint, privateRestEndpoint, privateRegionalRestEndpoints } = describe(body);
  const reachable = restEndpoint || privateRestEndpoint || Object.keys(privateRegionalRestEndpoints).length > 0;
  return !reachable && fromWire(phaseFacts, body).phase === "PROVISIONING";
}

function listClusters(op: Lookup, environmentId: string): Promise<Body[]> {
  return collectAll(op.cloud, registries, { environment: environmentId }, pageOfClusters);
}

function readCluster(op: Lookup, environmentId: string, id: string): Promise<Body> {
  return op.cloud.get<Body>(`${registries}/${encodeURIComponent(id)}`, {
    query: { environment: environmentId },
    expects: clusterResponse,
    identifies: expectationOfOwn("id", id),
  });
}

function describe(body: Body): Outputs<typeof registryOutputs> {
  return fromWire(registryOutputs, body);
}

const phaseFacts = { phase: responseField.string({ wire: "status.phase" }) };
const environmentFacts = {
  ...memberFacts,
  package: responseField.string({ wire: "stream_governance_config.package" }),
};
const environmentResponse = expectation(environmentFacts);
const clusterResponse = expectation(registryOutputs, phaseFacts);
const pageOfClusters = pageOf(registryOutputs, phaseFacts);
