import { object, oneOf, optional, pagingParameters, type Route, text, textParameter } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { conflict, invalid } from "../control-plane/errors.ts";
import { makeConnection } from "../lifecycle/flink-connections.ts";
import type { FlinkConnection } from "../records.ts";
import type { World } from "../world.ts";
import {
  asRead,
  changeGatewayObject,
  checkVersion,
  type GatewayCall,
  gatewayHead,
  gatewayId,
  gatewayPage,
  gatewayReads,
  gatewayRoute,
  metadataShape,
} from "./gateway.ts";
import { gatewayName } from "./names.ts";

const types = [
  ...["AZUREML", "AZUREOPENAI", "A2A", "ANTHROPIC", "BEDROCK", "CONFLUENT_JDBC", "COSMOSDB", "COUCHBASE", "ELASTIC"],
  ...["FIREWORKSAI", "GOOGLEAI", "MCP_SERVER", "MONGODB", "OPENAI", "PINECONE", "REST", "S3VECTORS", "SAGEMAKER"],
  "VERTEXAI",
];
const endpoint = text({ min: 1, max: 16_384 });
const secrets = object({ kind: oneOf("PlaintextProvider"), data: text({ min: 1 }) });
const createShape = object({
  ...asRead,
  name: gatewayName,
  spec: object({ connection_type: oneOf(...types), endpoint, auth_data: secrets }),
});
const updateShape = object({
  ...asRead,
  metadata: metadataShape,
  name: gatewayName,
  spec: object({ connection_type: optional(oneOf(...types)), endpoint: optional(endpoint), auth_data: secrets }),
});

/** `.../connections`: external services that Flink calls with their own credentials. */
export function connectionRoutes(world: World): Route<Caller>[] {
  const store = world.flinkConnections;
  const render = (call: GatewayCall<unknown>) => (one: FlinkConnection) => ({
    ...gatewayHead(world, call, "Connection", one),
    // The credentials are not shown.
    spec: { connection_type: one.type, endpoint: one.endpoint, auth_data: { kind: "PlaintextProvider" } },
    status: { phase: one.phase, detail: one.detail },
  });
  const { written, route } = gatewayReads(world, {
    path: "connections/{connection_name}",
    store,
    noun: "connection",
    names: ["connection_name"],
    render,
  });

  return [
    gatewayRoute(world, {
      method: "GET",
      path: "connections",
      query: { ...pagingParameters(), "spec.connection_type": textParameter },
      handle(call) {
        const type = call.query.text("spec.connection_type");
        const placed = store.placed().filter(({ record }) => type === undefined || record.type === type);
        return gatewayPage(world, call, "Connection", placed, render(call));
      },
    }),
    gatewayRoute(world, {
      method: "POST",
      path: "connections",
      simplified: "The external service is not called.",
      body: createShape,
      handle(call) {
        const { environmentId, body } = call;
        const { name, spec } = body;
        if (store.get(gatewayId(environmentId, name)) !== undefined)
          throw conflict(`The connection '${name}' exists in the environment.`);
        checkSecrets(spec.auth_data.data);
        const { connection_type: type, endpoint: url, auth_data: auth } = spec;
        const made = makeConnection(world, { environmentId, name, type, endpoint: url, data: auth.data });
        return { status: 201, json: render(call)(store.insert(made)) };
      },
    }),
    route,
    gatewayRoute(world, {
      method: "PUT",
      path: "connections/{connection_name}",
      body: updateShape,
      handle(call) {
        const one = written(call);
        const { name, metadata, spec } = call.body;
        const { connection_type: type = one.type, endpoint: url = one.endpoint, auth_data: auth } = spec;
        if (name !== one.name) throw invalid(422, "/name", "cannot be changed");
        if (type !== one.type) throw invalid(422, "/spec/connection_type", "cannot be changed");
        if (url !== one.endpoint) throw invalid(422, "/spec/endpoint", "cannot be changed");
        checkVersion(one, metadata);
        checkSecrets(auth.data);
        changeGatewayObject(world, store, one.id, { data: auth.data });
        return { status: 200 };
      },
    }),
    gatewayRoute(world, {
      method: "DELETE",
      path: "connections/{connection_name}",
      handle(call) {
        store.remove(written(call).id);
        return { status: 200 };
      },
    }),
  ];
}

/** Credentials are an object of texts, as JSON. */
function checkSecrets(data: string): void {
  let parsed: unknown;
  try {
    parsed = JSON.parse(data);
  } catch {
    throw invalid(422, "/spec/auth_data/data", "is no JSON");
  }
  const isOfTexts = typeof parsed === "object" && parsed !== null && Object.values(parsed).every((one) => one !== "");
  if (!isOfTexts) throw invalid(422, "/spec/auth_data/data", "holds no credentials");
}
