import { DeadlineError } from "@org/core-http";
import { duration, field, fromWire, type Operation, type Outputs } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import type { Clients } from "../../platform/clients.ts";
import { listAll } from "../../platform/control-plane.ts";
import { lookup } from "../../platform/define.ts";
import { cloudRegionOutputs, environmentArg } from "../../platform/references.ts";
import { untilPhase } from "../../platform/waits.ts";

const outputs = {
  id: field.string({ output: true, wire: "id", docs: "ID of the cluster, `lsrc-...`." }),
  apiVersion: field.string({ output: true, wire: "api_version", docs: "API version of the object." }),
  kind: field.string({ output: true, wire: "kind", docs: "Kind of the object." }),
  displayName: field.string({ output: true, wire: "spec.display_name", docs: "Name for people." }),
  environment: environmentArg(),
  package: field.string({ output: true, wire: "spec.package", docs: "`ESSENTIALS` or `ADVANCED`." }),
  ...cloudRegionOutputs(),
  restEndpoint: field.string({
    output: true,
    wire: "spec.http_endpoint",
    docs: "REST endpoint, such as `https://psrc-00000.us-central1.gcp.confluent.cloud`.",
  }),
  catalogEndpoint: field.string({
    output: true,
    wire: "spec.catalog_http_endpoint",
    docs: "REST endpoint of the Stream Catalog.",
  }),
  privateRestEndpoint: field.string({
    output: true,
    deprecated: "use privateRegionalRestEndpoints",
    wire: "spec.private_http_endpoint",
    docs: "REST endpoint within private networks.",
  }),
  privateRegionalRestEndpoints: field.map(field.string({ docs: "REST endpoint." }), {
    output: true,
    wire: "spec.private_networking_config.regional_endpoints",
    docs: "REST endpoints within private networks, by region.",
  }),
  resourceName: field.string({
    output: true,
    wire: "metadata.resource_name",
    docs: "Confluent Resource Name of the cluster.",
  }),
};

export const getSchemaRegistryCluster = lookup("getSchemaRegistryCluster", {
  docs: "Looks up the Schema Registry cluster of an environment. The platform makes it some time after the environment's first Kafka cluster; the lookup waits for that for up to five minutes.",
  example: `const registry = streamprov.getSchemaRegistryClusterOutput({ environment: { id: "env-abc123" } });`,
  inputs: {
    id: field.string({ docs: "ID of the cluster, `lsrc-...`. It wins over `displayName`." }),
    displayName: field.string({ docs: "Name of the cluster; upper and lower case count." }),
    environment: environmentArg(),
  },
  outputs,
  async run(op) {
    const { id, environment } = op.args;
    const found = id ? await readCluster(op, environment.id, id) : await findCluster(op);
    return describe(isProvisioning(found) ? await untilProvisioned(op, environment.id, String(found["id"])) : found);
  },
});

type Args = { readonly displayName?: string | undefined; readonly environment: { readonly id: string } };
type Lookup = Operation & Clients & { readonly args: Args };

const path = "/srcm/v3/clusters";
/** How long a cluster that is still to come is waited for. */
const limitMs = 5 * 60_000;
/** An environment of this age may not yet show what it will have. */
const newForMs = 10 * 60_000;

/** The only cluster of the environment that fits. */
async function findCluster(op: Lookup): Promise<Body> {
  const { displayName, environment } = op.args;
  let all = await listClusters(op, environment.id);
  if (all.length === 0) {
    const waits = await mayStillCome(op, environment.id);
    if (waits) all = await untilListed(op, environment.id);
    if (all.length === 0) {
      throw new Error(
        `there are no Schema Registry clusters in the environment "${environment.id}"${waits ? `, not even after ${duration(limitMs)}` : ""}. The platform makes one with the environment's first Kafka cluster`,
      );
    }
  }
  const found = displayName ? all.filter((body) => describe(body).displayName === displayName) : all;
  const [only] = found;
  const ids = found.map((body) => String(body["id"])).join(", ");
  if (!only) {
    throw new Error(
      `there is no Schema Registry cluster with the displayName "${displayName}" in the environment "${environment.id}"`,
    );
  }
  if (found.length > 1) {
    throw new Error(
      displayName
        ? `the displayName "${displayName}" is ambiguous: the Schema Registry clusters ${ids} of the environment "${environment.id}" have it; give the id`
        : `the environment "${environment.id}" has several Schema Registry clusters: ${ids}; give the id or the displayName`,
    );
  }
  return only;
}

/** True when the environment is to have a Schema Registry, or is too new to tell. */
async function mayStillCome(op: Lookup, environmentId: string): Promise<boolean> {
  const environment = await op.cloud.get<{
    stream_governance_config?: { package?: string } | null;
    metadata?: { created_at?: string };
  }>(`/org/v2/environments/${encodeURIComponent(environmentId)}`);
  const createdAt = Date.parse(environment.metadata?.created_at ?? "");
  return Boolean(environment.stream_governance_config?.package) || createdAt > Date.now() - newForMs;
}

/** The clusters as soon as there are any; none when the time is over. */
async function untilListed(op: Lookup, environmentId: string): Promise<Body[]> {
  try {
    return await untilPhase(bounded(op), {
      what: `the Schema Registry of the environment "${environmentId}", which the platform makes with the first Kafka cluster`,
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

/** Without an endpoint nobody can use it yet. One that failed is answered as it is. */
function isProvisioning(body: Body): boolean {
  const { restEndpoint, privateRestEndpoint, privateRegionalRestEndpoints } = describe(body);
  const reachable = restEndpoint || privateRestEndpoint || Object.keys(privateRegionalRestEndpoints).length > 0;
  return !reachable && (body["status"] as { phase?: string } | undefined)?.phase === "PROVISIONING";
}

async function listClusters(op: Lookup, environmentId: string): Promise<Body[]> {
  const all: Body[] = [];
  for await (const body of listAll(op.cloud, path, { environment: environmentId })) all.push(body);
  return all;
}

function readCluster(op: Lookup, environmentId: string, id: string): Promise<Body> {
  return op.cloud.get<Body>(`${path}/${encodeURIComponent(id)}`, { query: { environment: environmentId } });
}

function describe(body: Body): Outputs<typeof outputs> {
  return fromWire(outputs, body) as Outputs<typeof outputs>;
}
