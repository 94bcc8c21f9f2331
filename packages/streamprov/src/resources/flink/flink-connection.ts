import { compositeId, expectation, field, fromWire } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import type { Body } from "../../platform/body.ts";
import { checkConnection, connect, importWithin } from "../../platform/data-plane.ts";
import { resource } from "../../platform/define.ts";
import { flink, flinkFields, flinkImport, gatewayName, idParts, poolRef, principalRef } from "../../platform/flink.ts";
import {
  changeFlinkObject,
  createFlinkObject,
  type FlinkObjects,
  flinkObjectFacts,
} from "../../platform/flink-objects.ts";
import { environmentPart } from "../../platform/import-ids.ts";
import { objectKind } from "../../platform/references.ts";
import { connectionTypes, importedSecrets, secretData, secretFields, secretRules } from "./connection-secrets.ts";
import { flinkObject } from "./flink-object.ts";

const fixed = {
  rejectChange: {
    because:
      "the platform can change only the secrets of a connection; restore the value, or replace the connection with `pulumi up --replace`",
  },
} as const;
const unused = {
  ...fixed,
  rejectChange: { ...fixed.rejectChange, test: (before: unknown) => before !== undefined && before !== "" },
} as const;

/** The properties of a connection. */
export const flinkConnectionFields = {
  ...flinkFields(),
  computePool: poolRef({
    docs: "Flink compute pool.",
    inputDocs: "Connections do not use it. It is accepted for compatibility.",
    ofId: unused,
  }),
  principal: principalRef({
    docs: "Flink principal.",
    inputDocs: "Connections do not use it, but it is required unless the provider has one.",
    ofId: unused,
  }),
  displayName: field.string({
    required: true,
    ...gatewayName,
    ...fixed,
    wire: "name",
    docs: "Name of the connection.",
  }),
  type: field.string({
    required: true,
    values: connectionTypes,
    ...fixed,
    wire: "spec.connection_type",
    docs: "Type of the service.",
  }),
  endpoint: field.string({
    required: true,
    min: 1,
    max: 16_384,
    ...fixed,
    wire: "spec.endpoint",
    docs: "Endpoint of the service, such as `https://api.openai.com/v1/chat/completions`.",
  }),
  ...secretFields,
  ...objectKind(),
};

/** The fields of a connection in responses. */
export const connectionFacts = {
  displayName: flinkConnectionFields.displayName,
  type: flinkConnectionFields.type,
  endpoint: flinkConnectionFields.endpoint,
};
const facts = { ...connectionFacts, ...objectKind() };

/** The connections of an environment. */
export const flinkConnections: FlinkObjects = {
  kind: "FlinkConnection",
  listed: "connections",
  expects: expectation(flinkObjectFacts, facts),
};

const connectionId = compositeId({
  separator: "/",
  parts: [
    {
      property: "organization.id",
      form: "<organization ID>",
      wire: "organization",
      example: "9bb441c4-edef-46ac-8a41-c49e44a3fd9a",
    },
    { ...environmentPart, wire: "environment" },
    { property: "displayName", form: "<connection name>", wire: "name", example: "openai" },
  ],
});

const object = flinkObject({
  fields: flinkConnectionFields,
  objects: flinkConnections,
  plane: flink,
  locate(id) {
    const { organization, environment, name = "" } = connectionId.key(id);
    return { key: name, ids: { organization, environment } };
  },
  id: (service, body) =>
    connectionId.build({ ...idParts(service), displayName: fromWire(flinkObjectFacts, body).name }),
  outputs(op, body) {
    const found = fromWire(facts, body);
    return { ...found, ...(op.purpose === "import" ? importedSecrets(found.type, op.platform.env) : {}) };
  },
});

const { needs, serviceVariables } = flinkImport(["organization", "environment"]);

export const flinkConnection = resource("FlinkConnection", {
  docs: "A connection to a service that Flink statements call, such as a language model or a vector database, with its secrets. Statements refer to it by name. The platform does not verify the secrets.",
  platformPage: apiPage("Connections (sql/v1)"),
  example: `const openai = new streamprov.FlinkConnection("openai", {
    organization: { id: config.require("organizationId") },
    environment: { id: config.require("environmentId") },
    computePool: { id: config.require("computePoolId") },
    principal: { id: config.require("serviceAccountId") },
    restEndpoint: config.require("flinkEndpoint"),
    credentials: { key: config.requireSecret("flinkKey"), secret: config.requireSecret("flinkSecret") },
    displayName: "openai",
    type: "OPENAI",
    endpoint: "https://api.openai.com/v1/chat/completions",
    apiKey: config.requireSecret("openaiKey"),
});`,
  errors: {
    "409 Conflict":
      "Another connection of the environment has this name: choose another `displayName`, or import that connection.",
    "403 Forbidden":
      "With OAuth and a service account as `principal`, the identity pool needs the role Assigner on this service account.",
  },
  ...object.definition,
  rules: secretRules,
  naturalKey: ["organization.id", "environment.id", "displayName"],
  import: {
    ...importWithin(flink, connectionId),
    serviceVariables,
    needs: `${needs} The platform does not return the secrets: they are read from \`API_KEY\`, \`AWS_ACCESS_KEY_ID_CONNECTION\`, \`AWS_SECRET_ACCESS_KEY_CONNECTION\`, \`AWS_SESSION_TOKEN_CONNECTION\`, \`SERVICE_KEY\`, \`USERNAME\` and \`PASSWORD\`, as far as the connection's type uses them and they are set.`,
  },

  check: (op) => checkConnection(flink, op, { credentialsWithOauth: "unused" }),

  async create(op) {
    const service = connect(flink, op, { args: op.args });
    const { displayName: name, type, endpoint } = op.args;
    const id = connectionId.build({ ...idParts(service), displayName: name });
    const made = await createFlinkObject(op, service, flinkConnections, {
      name,
      body: { name, spec: { connection_type: type, endpoint, auth_data: authData(op.args) } },
      id: () => id,
      importId: id,
    });
    return made.id;
  },

  async update(op) {
    if (!op.changed(...(Object.keys(secretFields) as (keyof typeof secretFields)[]))) return;
    const { key: name, service } = object.reach(op);
    await changeFlinkObject(op, service, flinkConnections, name, ({ metadata, spec }) => ({
      name,
      metadata,
      spec: { ...(spec as Body), auth_data: authData(op.args) },
    }));
  },
});

function authData(secrets: Parameters<typeof secretData>[0]): Body {
  return { kind: "PlaintextProvider", data: secretData(secrets) };
}
