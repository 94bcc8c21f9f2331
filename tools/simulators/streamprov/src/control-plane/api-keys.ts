import { defineRoute, nullable, object, optional, type Route, type Static, text, textParameter } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { makeApiKey } from "../lifecycle/api-keys.ts";
import type { ApiKey, KeyScope } from "../records.ts";
import type { World } from "../world.ts";
import { type Collection, created, readRoutes, render, written } from "./collection.ts";
import { forbidden, invalid, notFound } from "./errors.ts";
import { crn, environmentCrn, reference } from "./objects.ts";
import { typedReferenceShape } from "./reference-shape.ts";

const path = "/iam/v2/api-keys";
const createShape = object({
  spec: object({
    display_name: optional(text()),
    description: optional(text()),
    owner: typedReferenceShape,
    resource: optional(nullable(typedReferenceShape)),
  }),
});
const updateShape = object({
  spec: optional(object({ display_name: optional(text()), description: optional(text()) })),
});

/** `/iam/v2/api-keys` */
export function apiKeyRoutes(world: World): Route<Caller>[] {
  const { apiKeys } = world;
  const collection: Collection<ApiKey> = {
    path,
    apiVersion: "iam/v2",
    kind: "ApiKey",
    store: apiKeys,
    listQuery: { "spec.owner": textParameter, "spec.resource": textParameter },
    lists({ ownerId, scope }, { query }) {
      const owner = query.text("spec.owner");
      const resource = query.text("spec.resource");
      return (owner === undefined || owner === ownerId) && (resource === undefined || resource === resourceIdOf(scope));
    },
    // The service does not distinguish a deleted key from one that was never visible.
    missing: (id) => forbidden(`Access to the API key '${id}' is forbidden.`),
    crn: ({ id }) => crn(world, `api-key=${id}`),
    fields: (key, host) => ({ spec: specOf(world, key, host) }),
  };

  return [
    ...readRoutes(world, collection),
    defineRoute({
      method: "POST",
      path,
      documentedOnly: "A new key is rejected for a while; `apiKeyReadyMs` and `nodeLagMs` set how long.",
      body: createShape,
      handle({ host, body: { spec } }) {
        checkOwner(world, spec.owner.id);
        const { display_name: displayName = "", description = "" } = spec;
        const scope = scopeOf(world, spec.resource);
        const key = makeApiKey(
          world,
          { displayName, description, ownerId: spec.owner.id, scope },
          { readyMs: world.settings.apiKeyReadyMs, nodeLagMs: world.settings.nodeLagMs },
        );
        apiKeys.insert(key);
        const made = render(collection, key, host);
        return created(202, { ...made, spec: { ...specOf(world, key, host), secret: key.secret } });
      },
    }),
    defineRoute({
      method: "PATCH",
      path: `${path}/{id}`,
      body: updateShape,
      handle({ host, params, body }) {
        const old = written(collection, params["id"]);
        const { display_name: displayName = old.displayName, description = old.description } = body.spec ?? {};
        const changed = { ...old, displayName, description, updatedAt: world.now() };
        return { status: 200, json: render(collection, apiKeys.replace(changed), host) };
      },
    }),
    defineRoute({
      method: "DELETE",
      path: `${path}/{id}`,
      handle({ params }) {
        apiKeys.remove(written(collection, params["id"]).id);
        return { status: 204 };
      },
    }),
  ];
}

function checkOwner(world: World, id: string): void {
  const owner = id.startsWith("sa-") ? world.serviceAccounts.get(id) : world.users.get(id);
  if (owner === undefined) throw invalid(400, "/spec/owner/id", `'${id}' is neither a service account nor a user`);
}

type ResourceReference = Static<typeof typedReferenceShape>;

function scopeOf(world: World, resource: ResourceReference | null | undefined): KeyScope {
  if (resource == null) return { kind: "cloud" };
  const { id } = resource;
  if (id === "global") return { kind: "global" };
  if (id === "tableflow") return { kind: "tableflow" };
  if (id.startsWith("lkc-")) {
    const cluster = world.kafkaClusters.get(id);
    if (cluster === undefined) throw notFound("Kafka cluster", id);
    return { kind: "kafka", id, environmentId: cluster.environmentId };
  }
  if (id.startsWith("lsrc-")) {
    const cluster = world.schemaRegistryClusters.get(id);
    if (cluster === undefined) throw notFound("Schema Registry cluster", id);
    return { kind: "schema-registry", id, environmentId: cluster.environmentId };
  }
  if (id.startsWith("lksqlc-")) return { kind: "ksql", id, environmentId: resource.environment ?? "" };
  if (/^[a-z]+\.[a-z0-9-]+$/.test(id)) {
    const environmentId = resource.environment ?? "";
    if (world.environments.get(environmentId) === undefined) {
      throw invalid(400, "/spec/resource/environment", "must name the environment of a Flink API key");
    }
    return { kind: "flink", id, environmentId };
  }
  throw invalid(400, "/spec/resource/id", `'${id}' is nothing that has API keys`);
}

function resourceIdOf(scope: KeyScope): string {
  return "id" in scope ? scope.id : scope.kind;
}

function specOf(world: World, key: ApiKey, host: string): Record<string, unknown> {
  const account = key.ownerId.startsWith("sa-");
  const [ownerPath, ownerCrn] = account
    ? ["/iam/v2/service-accounts", crn(world, `service-account=${key.ownerId}`)]
    : ["/iam/v2/users", crn(world, `user=${key.ownerId}`)];
  return {
    display_name: key.displayName,
    description: key.description,
    owner: {
      ...reference(host, ownerPath, key.ownerId, ownerCrn),
      api_version: "iam/v2",
      kind: account ? "ServiceAccount" : "User",
    },
    resource: resourceOf(world, key.scope, host),
  };
}

function resourceOf(world: World, scope: KeyScope, host: string): Record<string, string> {
  switch (scope.kind) {
    case "cloud":
      return { ...reference(host, "/api", "cloud", crn(world)), api_version: "iam/v2", kind: "Cloud" };
    case "global":
      return { ...reference(host, "/api", "global", crn(world)), api_version: "global/v1", kind: "Global" };
    case "tableflow":
      return { ...reference(host, "/api", "tableflow", crn(world)), api_version: "tableflow/v1", kind: "Tableflow" };
  }
  const cluster = environmentCrn(world, scope.environmentId, `cloud-cluster=${scope.id}`);
  switch (scope.kind) {
    case "kafka":
      return {
        ...reference(host, "/cmk/v2/clusters", scope.id, cluster),
        environment: scope.environmentId,
        api_version: "cmk/v2",
        kind: "Cluster",
      };
    // The older names, which the service still gives back.
    case "schema-registry":
      return {
        ...reference(host, "/srcm/v2/clusters", scope.id, cluster),
        environment: scope.environmentId,
        api_version: "srcm/v2",
        kind: "SchemaRegistry",
      };
    case "ksql":
      return {
        ...reference(host, "/ksqldbcm/v2/clusters", scope.id, cluster),
        api_version: "ksqldbcm/v2",
        kind: "ksqlDB",
      };
    case "flink": {
      const id = `${scope.environmentId}.${scope.id}`;
      return { ...reference(host, "/fcpm/v2/regions", id, cluster), api_version: "fcpm/v2", kind: "Region" };
    }
  }
}
