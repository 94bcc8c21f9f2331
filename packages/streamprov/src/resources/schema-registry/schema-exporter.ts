import { creating, StatusError } from "@org/core-http";
import { CodedError, compositeId, toWire } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { createById } from "../../platform/create-by-id.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, isNotFound } from "../../platform/errors.ts";
import { inRegistry, registryOf, registryPart, schemaRegistryFields } from "../../platform/schema-registry.ts";
import { untilDeleted } from "../../platform/waits.ts";
import { destinationIn, settingsFor, shownSettings } from "./exporter-connection.ts";
import { checkDestination, checkExporterSettings, sentProperties, verdictOnDestination } from "./exporter-rules.ts";
import {
  createdResponse,
  exporterNames,
  exporterParts,
  exporterPath,
  requestExporter,
  requestStatus,
  resumeExporter,
  settled,
  untilStarted,
} from "./exporters.ts";
import { schemaExporterFields } from "./schema-exporter-fields.ts";

const exporterId = compositeId({
  separator: "/",
  parts: [registryPart, { property: "name", form: "<exporter name>", example: "to-dr" }],
});
const base = inRegistry(exporterId);

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
    checkExporterSettings(op);
  },

  diff: verdictOnDestination,

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
        service.client.post("/exporters", {
          body: { ...body, config: settings },
          ...creating,
          expects: createdResponse,
        }),
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
    const trace =
      status === "RUNNING" && found.state === "PAUSED" ? await resumeExporter(op, client, name) : found.trace;
    if (trace !== "") op.warn(`the exporter has started, but reports an error: ${trace}`);
    if (status === "PAUSED") await client.put(exporterPath(name, "pause"));
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
    const isChanged = op.changed(...sentProperties);
    if (!isChanged && !op.changed("status")) return;
    if (isChanged || status === "PAUSED") await client.put(exporterPath(name, "pause"));
    if (isChanged) {
      // Properties that the program does not set are kept. An empty text is sent if it clears the value.
      const values = { ...op.state, ...op.args };
      const isSent = (part: string) => {
        const property = part as keyof typeof exporterParts;
        return property !== "name" && (property === "subjects" || values[property] !== "" || op.changed(property));
      };
      const body = toWire(exporterParts, values, isSent);
      // Reset first: if it failed after the update, the next run would find no change and skip it.
      if (op.args.resetOnUpdate) await client.put(exporterPath(name, "reset"));
      await client.put(exporterPath(name), {
        body: { ...body, config: settingsFor(config, destination, op.platform) },
      });
    }
    if (status !== "RUNNING") return;
    const trace = await resumeExporter(op, client, name);
    if (trace !== "")
      throw new CodedError("object-failed", `the exporter "${name}" was resumed, but reports an error: ${trace}`);
  },

  async delete(op) {
    const { client } = registryOf(op);
    const { name } = op.state;
    // A running exporter cannot be deleted.
    await ifExists(client.put(exporterPath(name, "pause")), isNotFound);
    await ifExists(client.delete(exporterPath(name)), isNotFound);
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
