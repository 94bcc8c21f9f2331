import { creating, StatusError } from "@org/core-http";
import { type CheckOperation, CodedError, compositeId, field, isUnknown, oneOfNames, toWire } from "@org/core-provider";
import { address } from "../../address.ts";
import { apiPage } from "../../platform/api-page.ts";
import type { Clients } from "../../platform/clients.ts";
import { createById } from "../../platform/create-by-id.ts";
import { keyPair } from "../../platform/data-plane.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, isNotFound } from "../../platform/errors.ts";
import { inRegistry, registryOf, registryPart, schemaRegistryFields } from "../../platform/schema-registry.ts";
import { untilDeleted } from "../../platform/waits.ts";
import {
  destinationIn,
  missingSettings,
  overriddenSettings,
  settingsFor,
  shownSettings,
} from "./exporter-connection.ts";
import {
  exporterNames,
  exporterParts,
  made,
  pathOf,
  requestExporter,
  requestStatus,
  resume,
  settled,
  untilStarted,
} from "./exporters.ts";

/** The properties of an exporter. */
export const schemaExporterFields = {
  ...schemaRegistryFields(),
  ...exporterParts,
  destinationSchemaRegistryCluster: field.object(
    {
      id: field.string({
        computed: true,
        min: 1,
        replaceOnChange: {
          when: "it is set to another value",
          test: (before) => before !== undefined && before !== "",
        },
        docs: "ID of the Schema Registry cluster, `lsrc-...`.",
        inputDocs: "Required if the provider uses OAuth. Otherwise it is only informative.",
      }),
      restEndpoint: field.string({
        required: true,
        ...address,
        docs: "REST endpoint of the Schema Registry cluster.",
      }),
      credentials: field.object(keyPair(), {
        secret: true,
        writeOnly: true,
        docs: "API key of the Schema Registry cluster.",
        inputDocs: "Required unless the provider uses OAuth, and ignored with OAuth.",
      }),
    },
    { required: true, docs: "Schema Registry that the schemas are copied to.", inputDocs: "Can be changed in place." },
  ),
  config: field.map(field.string({ docs: "A value." }), {
    computed: true,
    docs: "Settings of the exporter, without the settings of its connection.",
    inputDocs:
      "With OAuth, it can also contain settings of the connection, `bearer.auth.*`, which default to the provider's. Mark their secrets with `pulumi.secret`.",
  }),
  resetOnUpdate: field.boolean({
    default: false,
    local: true,
    docs: "Whether an update copies all schemas again.",
  }),
  status: field.string({
    computed: true,
    values: ["RUNNING", "PAUSED"],
    docs: "Status of the exporter: `RUNNING` or `PAUSED`. It can be paused and resumed in place.",
  }),
};

const at = "destinationSchemaRegistryCluster";

const exporterId = compositeId({
  separator: "/",
  parts: [registryPart, { property: "name", form: "<exporter name>", example: "to-dr" }],
});
const base = inRegistry(exporterId);

/** The properties whose changes are sent. */
const sent = ["contextType", "context", "subjectRenameFormat", "subjects", "config", at] as const;

export const schemaExporter = resource("SchemaExporter", {
  docs: "Copies the schemas of a Schema Registry cluster to another one, including schemas that are registered later.",
  platformPage: apiPage("Exporters (v1)"),
  example: `const copies = new streamprov.SchemaExporter("to-dr", {
    schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
    restEndpoint: config.require("schemaRegistryEndpoint"),
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    subjects: ["orders-value"],
    contextType: "CUSTOM",
    context: "production",
    destinationSchemaRegistryCluster: {
        restEndpoint: config.require("destinationRegistryEndpoint"),
        credentials: { key: config.requireSecret("destinationKey"), secret: config.requireSecret("destinationSecret") },
    },
});`,
  errors: {
    "but reports an error":
      "The message contains the last error of the exporter. Check the URL and the credentials of the destination.",
  },
  fields: schemaExporterFields,
  timeouts: { create: 720 },
  naturalKey: ["schemaRegistryCluster.id", "name"],
  ...base,

  check(op) {
    base.check(op);
    checkDestination(op);
    const { config = {} } = op.args;
    if (typeof config !== "object" || config === null) return;
    for (const name of overriddenSettings(config, op.platform)) {
      op.warn(`config[${JSON.stringify(name)}] has no effect: it follows from destinationSchemaRegistryCluster`);
    }
    const missing = missingSettings(config, op.platform);
    if (missing.length === 0) return;
    op.warn(
      `config does not contain ${oneOfNames(missing)}: the exporter needs client credentials to renew its token, and the provider only has an access token`,
    );
  },

  diff(op) {
    const { [at]: destination } = op.args;
    if (op.platform.usesOauth || op.replacing || isUnknown(destination)) return {};
    // The platform does not return the ID for an exporter with an API key.
    const same = op.state[at].id === "" ? [`${at}.id`] : [];
    const { credentials } = destination as { readonly credentials?: unknown };
    const isMissing = credentials === undefined && sent.some((name) => op.changes.has(name));
    return { same, refuse: isMissing ? [{ path: `${at}.credentials`, message: neededToChange }] : [] };
  },

  async create(op) {
    const { name, config = {}, destinationSchemaRegistryCluster: destination } = op.args;
    const service = registryOf(op);
    const id = exporterId.build({ schemaRegistryCluster: { id: service.ids.schemaRegistryCluster }, name });
    const body = toWire(exporterParts, op.args);
    const settings = settingsFor(config, destination, op.platform);
    return createById(op, id, {
      service,
      what: `SchemaExporter "${name}"`,
      isConflict: (error) => error instanceof StatusError && error.code === "40960",
      post: () =>
        service.client.post("/exporters", { body: { ...body, config: settings }, ...creating, expects: made }),
      read: () => ifExists(requestExporter(service.client, name), isNotFound),
      name: { text: name, key: `${service.key} exporters`, all: () => exporterNames(service.client) },
    });
  },

  // An update pauses the exporter, and leaves it paused if it fails halfway.
  readyAfterUpdate: true,
  async ready(op) {
    const { client } = registryOf(op);
    const { name, status = op.state.status ?? "RUNNING" } = op.args;
    const found = await untilStarted(op, client, name);
    const trace = status === "RUNNING" && found.state === "PAUSED" ? await resume(op, client, name) : found.trace;
    if (trace !== "") op.warn(`the exporter has started, but reports an error: ${trace}`);
    if (status === "PAUSED") await client.put(pathOf(name, "pause"));
  },

  async read(op) {
    const name = op.state.name ?? op.args.name ?? "";
    const { client, imported } = registryOf(op);
    const found = await ifExists(requestExporter(client, name), isNotFound);
    if (!found) return undefined;
    const { state } = await requestStatus(client, name);
    const given = op.purpose === "readBack" ? op.args : op.state;
    const { id, restEndpoint } = destinationIn(found.config);
    return {
      ...found,
      config: shownSettings(found.config, given.config),
      destinationSchemaRegistryCluster: {
        // The platform does not return the ID for an exporter with an API key.
        id: id || (given.destinationSchemaRegistryCluster?.id ?? ""),
        restEndpoint,
      },
      status: settled.includes(state) && !op.unready ? state : (op.state.status ?? "RUNNING"),
      ...imported,
    };
  },

  async update(op) {
    const { client } = registryOf(op);
    const { name } = op.state;
    const { status = op.state.status, config = op.state.config } = op.args;
    const destination = op.args.destinationSchemaRegistryCluster;
    const isChanged = op.changed(...sent);
    if (!isChanged && !op.changed("status")) return;
    if (isChanged || status === "PAUSED") await client.put(pathOf(name, "pause"));
    if (isChanged) {
      // Properties that the program does not set are kept. An empty text is sent if it clears the value.
      const values = { ...op.state, ...op.args };
      const isSent = (part: string) => {
        const property = part as keyof typeof exporterParts;
        return property !== "name" && (property === "subjects" || values[property] !== "" || op.changed(property));
      };
      const body = toWire(exporterParts, values, isSent);
      // Reset first: if it failed after the update, the next run would find no change and skip it.
      if (op.args.resetOnUpdate) await client.put(pathOf(name, "reset"));
      await client.put(pathOf(name), { body: { ...body, config: settingsFor(config, destination, op.platform) } });
    }
    if (status !== "RUNNING") return;
    const trace = await resume(op, client, name);
    if (trace !== "")
      throw new CodedError("object-failed", `the exporter "${name}" was resumed, but reports an error: ${trace}`);
  },

  async delete(op) {
    const { client } = registryOf(op);
    const { name } = op.state;
    // A running exporter cannot be deleted.
    await ifExists(client.put(pathOf(name, "pause")), isNotFound);
    await ifExists(client.delete(pathOf(name)), isNotFound);
    await untilDeleted(op, `exporter "${name}"`, () => ifExists(requestExporter(client, name), isNotFound));
  },

  list: {
    query: schemaRegistryFields(),
    async *run(op) {
      const { client, ids } = registryOf({ ...op, args: op.query });
      const schemaRegistryCluster = { id: ids.schemaRegistryCluster };
      for (const name of await exporterNames(client)) {
        yield { id: exporterId.build({ schemaRegistryCluster, name }), name };
      }
    },
  },
});

const neededToChange =
  "are required to change the exporter, because an update sends all settings and the platform does not return the credentials";

/** Checks the credentials for the destination. After an import, they are unknown. */
function checkDestination(op: CheckOperation & Clients): void {
  const { [at]: destination } = op.args;
  if (typeof destination !== "object" || destination === null || isUnknown(destination)) return;
  const { id, credentials } = destination as Readonly<Record<string, unknown>>;
  const before = op.oldArgs?.[at] as Readonly<Record<string, unknown>> | undefined;
  if (op.platform.usesOauth) {
    if (id === undefined) op.problem(`${at}.id`, "is required if the provider uses OAuth");
    if (credentials !== undefined) op.warn(`${at}.credentials has no effect if the provider uses OAuth`);
  } else if (credentials === undefined && (before === undefined || before["credentials"] !== undefined)) {
    op.problem(`${at}.credentials`, "is required unless the provider uses OAuth");
  }
}
