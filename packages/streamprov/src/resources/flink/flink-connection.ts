import { compositeId, expectation, field, fromWire } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import { checkConnection, connect, connectToRead, importWithin } from "../../platform/data-plane.ts";
import { resource } from "../../platform/define.ts";
import {
  flink,
  flinkFields,
  flinkImportNeeds,
  flinkReads,
  gatewayName,
  idParts,
  importedConnection,
  outweighed,
  placeOf,
  poolRef,
  principalRef,
} from "../../platform/flink.ts";
import {
  changeFlinkObject,
  createFlinkObject,
  deleteFlinkObject,
  type FlinkObjects,
  flinkObjectFacts,
  listFlinkObjects,
  readFlinkObject,
} from "../../platform/flink-objects.ts";
import { environmentPart } from "../../platform/import-ids.ts";
import { objectKind } from "../../platform/references.ts";
import { connectionTypes, importedSecrets, secretData, secretFields, secretRules } from "./connection-secrets.ts";

const fixed = {
  refuseChange: {
    because:
      "the platform changes nothing of a connection but its secrets; go back, or make it anew with `pulumi up --replace`",
  },
} as const;
const unused = {
  ...fixed,
  refuseChange: { ...fixed.refuseChange, test: (before: unknown) => before !== undefined && before !== "" },
} as const;

/** The properties of a connection. */
export const flinkConnectionFields = {
  ...flinkFields(),
  computePool: poolRef({
    docs: "Compute pool of Flink.",
    inputDocs: "A connection uses none: it is taken for the sake of programs that give it.",
    ofId: unused,
  }),
  principal: principalRef({
    docs: "Principal of Flink.",
    inputDocs: "A connection uses none, but must be given one unless the provider has one.",
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
    docs: "What is connected to.",
  }),
  endpoint: field.string({
    required: true,
    min: 1,
    max: 16_384,
    ...fixed,
    wire: "spec.endpoint",
    docs: "Where it is, such as `https://api.openai.com/v1/chat/completions`.",
  }),
  ...secretFields,
  ...objectKind(),
};

/** What a read tells of a connection. */
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

export const flinkConnection = resource("FlinkConnection", {
  docs: "What statements of Flink call, such as a language model or a vector database, with the secrets that it takes. Statements name it. The platform does not try the secrets when it takes them.",
  example: `const openai = new streamprov.FlinkConnection("openai", {
    organization: { id: "9bb441c4-edef-46ac-8a41-c49e44a3fd9a" },
    environment: { id: "env-abc123" },
    computePool: { id: "lfcp-abc123" },
    principal: { id: "sa-abc123" },
    restEndpoint: "https://flink.us-east-2.aws.confluent.cloud",
    credentials: { key: config.requireSecret("flinkKey"), secret: config.requireSecret("flinkSecret") },
    displayName: "openai",
    type: "OPENAI",
    endpoint: "https://api.openai.com/v1/chat/completions",
    apiKey: config.requireSecret("openaiKey"),
});`,
  fields: flinkConnectionFields,
  rules: secretRules,
  naturalKey: ["organization.id", "environment.id", "displayName"],
  import: {
    ...importWithin(flink, connectionId),
    needs: `${flinkImportNeeds(["organization", "environment"])} The secrets are in no answer of the platform: they are taken from \`API_KEY\`, \`AWS_ACCESS_KEY_ID_CONNECTION\`, \`AWS_SECRET_ACCESS_KEY_CONNECTION\`, \`AWS_SESSION_TOKEN_CONNECTION\`, \`SERVICE_KEY\`, \`USERNAME\` and \`PASSWORD\`, those that the connection's type has, when they are set.`,
  },

  check: (op) => checkConnection(flink, op, { credentialsWithOauth: "unused" }),

  diff: (op) => ({ same: outweighed(op) }),

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

  async read(op) {
    const { organization, environment, name = "" } = connectionId.key(op.id);
    const service = connectToRead(flink, op, { organization, environment });
    const body = await readFlinkObject(op, service, flinkConnections, name, { isRefresh: op.purpose === "refresh" });
    if (!body) return undefined;
    const told = fromWire(facts, body);
    return {
      ...told,
      ...placeOf(op, service),
      ...importedConnection(service),
      ...(op.purpose === "import" ? importedSecrets(told.type, op.platform.env) : {}),
    };
  },

  async update(op) {
    if (!op.changed(...(Object.keys(secretFields) as (keyof typeof secretFields)[]))) return;
    const { organization, environment, name = "" } = connectionId.key(op.id);
    const service = connect(flink, op, { args: op.args, state: op.state, ids: { organization, environment } });
    await changeFlinkObject(op, service, flinkConnections, name, ({ metadata, spec }) => ({
      name,
      metadata,
      spec: { ...(spec as Body), auth_data: authData(op.args) },
    }));
  },

  async delete(op) {
    const { organization, environment, name = "" } = connectionId.key(op.id);
    const service = connect(flink, op, { args: op.args, state: op.state, ids: { organization, environment } });
    await deleteFlinkObject(op, service, flinkConnections, name);
  },

  list: {
    query: flinkFields(),
    async *run(op) {
      const service = connect(flinkReads, op, { args: op.query });
      for await (const body of listFlinkObjects(service, flinkConnections)) {
        const { name } = fromWire(flinkObjectFacts, body);
        yield { id: connectionId.build({ ...idParts(service), displayName: name }), name };
      }
    },
  },
});

function authData(secrets: Parameters<typeof secretData>[0]): Body {
  return { kind: "PlaintextProvider", data: secretData(secrets) };
}
