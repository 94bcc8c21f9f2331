import { creating, type HttpClient, StatusError, url } from "@org/core-http";
import {
  type CheckOperation,
  compositeId,
  expectation,
  field,
  fromWire,
  isUnknown,
  type Operation,
  oneOfNames,
  type ReadOutputs,
  toWire,
} from "@org/core-provider";
import { address } from "../../platform/address.ts";
import type { Clients } from "../../platform/clients.ts";
import { createById } from "../../platform/create-by-id.ts";
import { keyPair } from "../../platform/data-plane.ts";
import { resource } from "../../platform/define.ts";
import { isConflict, isNotFound, unlessGone } from "../../platform/errors.ts";
import { inRegistry, registryOf, registryPart, schemaRegistryFields } from "../../platform/schema-registry.ts";
import { untilGone, untilPhase } from "../../platform/waits.ts";
import {
  destinationIn,
  missingSettings,
  overriddenSettings,
  settingsFor,
  shownSettings,
} from "./exporter-connection.ts";
import { namesAnswer } from "./registry-settings.ts";

/** What of an exporter stands in its body as it is. */
const exporterParts = {
  name: field.string({
    autoName: { maxLength: 255 },
    replaceOnChange: true,
    min: 1,
    answered: "always",
    wire: "name",
    docs: "Name of the exporter.",
  }),
  contextType: field.string({
    computed: true,
    knownValues: ["AUTO", "CUSTOM", "NONE"],
    omitEmptyOnCreate: true,
    wire: "contextType",
    docs: "Where schemas stand in the destination: in a context named after the source (`AUTO`), in `context` (`CUSTOM`), or where they stand in the source (`NONE`).",
    inputDocs: "The platform's choice is `AUTO`.",
  }),
  context: field.string({
    computed: true,
    omitEmptyOnCreate: true,
    wire: "context",
    docs: "Context in the destination, with the `contextType` `CUSTOM`.",
  }),
  subjectRenameFormat: field.string({
    computed: true,
    omitEmptyOnCreate: true,
    wire: "subjectRenameFormat",
    docs: "What subjects are called in the destination. In it, the word `subject` in braces after a dollar sign stands for the subject's name.",
  }),
  subjects: field.set(field.string({ docs: "Name of a subject." }), {
    computed: true,
    unsetAs: [],
    wire: "subjects",
    docs: "Subjects whose schemas are copied. Their order means nothing.",
  }),
};

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
          when: "it was another one before",
          test: (before) => before !== undefined && before !== "",
        },
        docs: "ID of the Schema Registry cluster, `lsrc-...`.",
        inputDocs: "Needed when the provider signs in with oauth. Otherwise it only says which one it is.",
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
        inputDocs: "Needed unless the provider signs in with oauth, and without effect then.",
      }),
    },
    { required: true, docs: "Registry that the schemas are copied to.", inputDocs: "Can be changed in place." },
  ),
  config: field.map(field.string({ docs: "A value." }), {
    computed: true,
    docs: "Settings of the exporter, without those of its connection.",
    inputDocs:
      "With oauth it may also hold settings of the connection, `bearer.auth.*`, which are otherwise those of the provider. Mark their secrets with `pulumi.secret`.",
  }),
  resetOnUpdate: field.boolean({
    default: false,
    local: true,
    docs: "Copies everything once more after a change.",
  }),
  status: field.string({
    computed: true,
    values: ["RUNNING", "PAUSED"],
    docs: "Whether it copies. It can be paused and goes on in place.",
  }),
};

const at = "destinationSchemaRegistryCluster";

const exporterId = compositeId({
  separator: "/",
  parts: [registryPart, { property: "name", form: "<exporter name>", example: "to-dr" }],
});
const base = inRegistry(exporterId);

/** What sends the exporter anew when it changes. */
const sent = ["contextType", "context", "subjectRenameFormat", "subjects", "config", at] as const;

export const schemaExporter = resource("SchemaExporter", {
  docs: "Copies the schemas of a Schema Registry cluster to another one, now and as they come.",
  example: `const copies = new streamprov.SchemaExporter("to-dr", {
    schemaRegistryCluster: { id: "lsrc-abc123" },
    restEndpoint: "https://psrc-00000.us-central1.gcp.confluent.cloud",
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    subjects: ["orders-value"],
    contextType: "CUSTOM",
    context: "production",
    destinationSchemaRegistryCluster: {
        restEndpoint: "https://psrc-11111.europe-west1.gcp.confluent.cloud",
        credentials: { key: config.requireSecret("destinationKey"), secret: config.requireSecret("destinationSecret") },
    },
});`,
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
      op.warn(`config[${JSON.stringify(name)}] has no effect: destinationSchemaRegistryCluster decides it`);
    }
    const missing = missingSettings(config, op.platform);
    if (missing.length === 0) return;
    op.warn(
      `config holds no ${oneOfNames(missing)}: the exporter can sign in only with what renews a token, and the provider has a ready one`,
    );
  },

  diff(op) {
    const { [at]: destination } = op.args;
    if (op.platform.usesOauth || op.replacing || isUnknown(destination)) return {};
    // An exporter that signs in with a key does not know the ID.
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
      what: `SchemaExporter "${name}"`,
      isConflict: (error) => error instanceof StatusError && error.code === "40960",
      post: () =>
        service.client.post("/exporters", { body: { ...body, config: settings }, ...creating, expects: made }),
      read: () => unlessGone(askExporter(service.client, name), isNotFound),
      name: { text: name, key: `${service.key} exporters`, all: () => exporterNames(service.client) },
    });
  },

  // A change pauses it, and one that fails half way leaves it paused.
  readyAfterUpdate: true,
  async ready(op) {
    const { client } = registryOf(op);
    const { name, status = op.state.status ?? "RUNNING" } = op.args;
    const found = await untilStarted(op, client, name);
    const trace = status === "RUNNING" && found.state === "PAUSED" ? await resume(op, client, name) : found.trace;
    if (trace !== "") op.warn(`the exporter has started, and says what goes wrong: ${trace}`);
    if (status === "PAUSED") await client.put(pathOf(name, "pause"));
  },

  async read(op) {
    const name = op.state.name ?? op.args.name ?? "";
    const { client, imported } = registryOf(op);
    const found = await unlessGone(askExporter(client, name), isNotFound);
    if (!found) return undefined;
    const { state } = await askStatus(client, name);
    const given = op.purpose === "readBack" ? op.args : op.state;
    const { id, restEndpoint } = destinationIn(found.config);
    return {
      ...found,
      config: shownSettings(found.config, given.config),
      destinationSchemaRegistryCluster: {
        // An exporter that signs in with a key does not know it.
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
      // What the program leaves to the platform stays as it is. An empty text is sent where it clears something.
      const values = { ...op.state, ...op.args };
      const isSent = (part: string) => {
        const property = part as keyof typeof exporterParts;
        return property !== "name" && (property === "subjects" || values[property] !== "" || op.changed(property));
      };
      const body = toWire(exporterParts, values, isSent);
      // First, since a change that has been made would not be noticed any more if this failed after it.
      if (op.args.resetOnUpdate) await client.put(pathOf(name, "reset"));
      await client.put(pathOf(name), { body: { ...body, config: settingsFor(config, destination, op.platform) } });
    }
    if (status !== "RUNNING") return;
    const trace = await resume(op, client, name);
    if (trace !== "") throw new Error(`the exporter "${name}" goes on, and says what goes wrong: ${trace}`);
  },

  async delete(op) {
    const { client } = registryOf(op);
    const { name } = op.state;
    // One that runs is not deleted.
    await unlessGone(client.put(pathOf(name, "pause")), isNotFound);
    await unlessGone(client.delete(pathOf(name)), isNotFound);
    await untilGone(op, `exporter "${name}"`, () => unlessGone(askExporter(client, name), isNotFound));
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
  "must be given to change the exporter, since it is sent whole and the platform does not tell them";

/** Reports what an exporter needs to sign in at its destination. After an import nobody knows its credentials. */
function checkDestination(op: CheckOperation & Clients): void {
  const { [at]: destination } = op.args;
  if (typeof destination !== "object" || destination === null || isUnknown(destination)) return;
  const { id, credentials } = destination as Readonly<Record<string, unknown>>;
  const before = op.oldArgs?.[at] as Readonly<Record<string, unknown>> | undefined;
  if (op.platform.usesOauth) {
    if (id === undefined) op.problem(`${at}.id`, "is required while the provider signs in with oauth");
    if (credentials !== undefined) op.warn(`${at}.credentials has no effect while the provider signs in with oauth`);
  } else if (credentials === undefined && (before === undefined || before["credentials"] !== undefined)) {
    op.problem(`${at}.credentials`, "is required unless the provider signs in with oauth");
  }
}

const exporterFacts = {
  ...exporterParts,
  config: field.map(field.string({ docs: "A value." }), { output: true, wire: "config", docs: "Its settings." }),
};
const { name: nameFact } = exporterParts;
const statusFacts = {
  name: nameFact,
  state: field.string({ output: true, answered: "always", wire: "state", docs: "How it stands." }),
  trace: field.string({ output: true, wire: "trace", docs: "What goes wrong." }),
};
const made = expectation({ name: nameFact });
const exporterAnswer = expectation(exporterFacts, (body) => destinationIn(fromWire(exporterFacts, body).config));
const statusAnswer = expectation(statusFacts);

type Exporter = ReadOutputs<typeof exporterFacts>;
type Status = ReadOutputs<typeof statusFacts>;

async function askExporter(client: HttpClient, name: string): Promise<Exporter> {
  return fromWire(exporterFacts, await client.get(pathOf(name), { expects: exporterAnswer }));
}

async function askStatus(client: HttpClient, name: string): Promise<Status> {
  return fromWire(statusFacts, await client.get(pathOf(name, "status"), { expects: statusAnswer }));
}

/** Waits until an exporter has started, or stands still. A state that nobody knows may pass. */
async function untilStarted(op: Operation, client: HttpClient, name: string): Promise<Status> {
  const found = await untilPhase(op, {
    what: `exporter "${name}" to start`,
    read: () => unlessGone(askStatus(client, name), isNotFound),
    phase: (status) => {
      const state = status === undefined ? starting : status.state;
      return [starting, ...settled].includes(state) ? state : undefined;
    },
    pending: [starting],
    done: settled,
  });
  return found as Status;
}

const starting = "STARTING";
const settled: readonly string[] = ["RUNNING", "PAUSED"];

/** Lets an exporter go on: one that runs already refuses it. Returns what the platform says goes wrong. */
async function resume(op: Operation, client: HttpClient, name: string): Promise<string> {
  await unlessGone(client.put(pathOf(name, "resume")), isConflict);
  return (await untilStarted(op, client, name)).trace;
}

function exporterNames(client: HttpClient): Promise<readonly string[]> {
  return client.get<readonly string[]>("/exporters", { expects: namesAnswer });
}

function pathOf(name: string, part?: "pause" | "reset" | "resume" | "status"): string {
  return part === undefined ? url`/exporters/${name}` : url`/exporters/${name}/${part}`;
}
