import { url } from "@org/core-http";
import {
  CodedError,
  compositeId,
  containsUnknown,
  expectation,
  type Operation,
  type ReadOperation,
  type Unchecked,
} from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import type { Clients } from "../../platform/clients.ts";
import { importWithin, isConfigured } from "../../platform/data-plane.ts";
import { resource } from "../../platform/define.ts";
import { isOptionalFailure } from "../../platform/errors.ts";
import {
  checkRegistry,
  inRegistry,
  type RegistryService,
  registryOf,
  registryPart,
  schemaRegistry,
  schemaRegistryFields,
} from "../../platform/schema-registry.ts";
import { hideOrDelete } from "./hidden-deletion.ts";
import { latestSchemas, readFromListing, versionsOf } from "./registered-schemas.ts";
import { assertCompatible, findRegistered, isDeleted, lookUp, register } from "./registration.ts";
import {
  contentOf,
  type RegisteredSchema,
  registeredFacts,
  rulesetBeside,
  type SchemaBody,
  schemaBody,
} from "./schema-content.ts";
import { changesWith, formatOf, type Schema, type SchemaArgs, schemaFields } from "./schema-fields.ts";

const versionResponse = expectation({ version: registeredFacts.version });

const schemaId = compositeId({
  separator: "/",
  parts: [
    registryPart,
    { property: "subjectName", form: "<subject>", mayHoldSeparator: true, example: "orders-value" },
    { property: "last", form: ["latest", "<schema ID>"], match: /latest|\d+/, example: "latest" },
  ],
});

export const schema = resource("Schema", {
  docs: "A schema under a subject of Schema Registry. A change registers a new version. Deleting the resource deletes the version that it manages, not the subject.",
  platformPage: apiPage("Subjects (v1)"),
  example: `const order = new streamprov.Schema("order", {
    schemaRegistryCluster: { id: config.require("schemaRegistryClusterId") },
    restEndpoint: config.require("schemaRegistryEndpoint"),
    credentials: { key: config.requireSecret("schemaRegistryKey"), secret: config.requireSecret("schemaRegistrySecret") },
    subjectName: "orders-value",
    format: "AVRO",
    schema: JSON.stringify({
        type: "record",
        name: "Order",
        fields: [{ name: "id", type: "string" }],
    }),
});`,
  errors: {
    "is incompatible with":
      "The message lists why. Change the schema so that it is compatible, or change the compatibility of the subject with `SubjectConfig`.",
    "Check the versions in schemaReferences":
      "A reference names a subject or version that does not exist: register it first, and refer to its `version`.",
  },
  fields: schemaFields,
  // Both would be the same version of the subject: deleting the old one after the create would delete both.
  naturalKey: ["schemaRegistryCluster.id", "subjectName"],
  import: {
    ...inRegistry(schemaId).import,
    parse: (id) => {
      const { last, ...state } = importWithin(schemaRegistry, schemaId).parse(id)?.state ?? {};
      if (last === undefined) return undefined;
      const recreateOnUpdate = last !== "latest";
      return {
        id,
        state: { ...state, recreateOnUpdate, ...(recreateOnUpdate ? { schemaIdentifier: Number(last) } : {}) },
      };
    },
  },

  check(op) {
    checkRegistry(op, { credentialsWithOauth: "unused" });
    if (op.oldArgs === undefined && op.args["schema"] === undefined) {
      op.problem("schema", "is required to register a schema; it is optional only after an import");
    }
  },

  async diff(op) {
    const changes = changesWith.filter((name) => op.changes.has(name) && !containsUnknown(op.args[name]));
    if (changes.length === 0 || op.replacing) return {};
    if (changes.join() === "schema" && !containsUnknown(contentIn(op.args))) {
      const service = registryOf({ ...op, args: known(op.args) });
      const args = op.args as unknown as SchemaArgs;
      const found = await findRegistered(service.client, op.state.subjectName, bodyOf(args, op.state));
      if (found?.id === op.state.schemaIdentifier) return { same: ["schema"] };
      if (found && found.version < op.state.version && op.args["recreateOnUpdate"] !== true) {
        op.warn(`schema: ${olderVersion(found.version, op.state)}`);
      }
    }
    return op.args["recreateOnUpdate"] === true
      ? { refuse: changes.map((path) => ({ path, message: pinned(op.state) })) }
      : {};
  },

  async preview(op) {
    if (op.args["skipValidationDuringPlan"] === true || (op.state && !op.changed("schema"))) return;
    const ownConnection = ["restEndpoint", "credentials", "schemaRegistryCluster"].map((name) => op.args[name]);
    if (containsUnknown(ownConnection) && !isConfigured(schemaRegistry, op.platform)) return;
    if (containsUnknown([op.args["subjectName"], contentIn(op.args)])) return;
    const args = op.args as unknown as SchemaArgs;
    const service = registryOf({ ...op, args: known(op.args) });
    await assertCompatible(service.client, args.subjectName, bodyOf(args, op.state)).catch((error: unknown) => {
      if (!isOptionalFailure(error, op)) throw error;
      op.warn(`the provider could not check the compatibility of the schema: ${error.message}`);
    });
  },

  findExisting: {
    async id(op) {
      const service = registryOf(op);
      if (!op.args.recreateOnUpdate) return ownId(service, op.args, undefined);
      const found = await lookUp(service.client, op.args.subjectName, bodyOf(op.args));
      return found && ownId(service, op.args, found.id);
    },
    // A subject with other schemas gets a new version. If an older version has this schema, the read reports it.
    async exists({ args, ...op }) {
      if (args.recreateOnUpdate) return true;
      const { client } = registryOf({ ...op, args });
      const found = await lookUp(client, args.subjectName, bodyOf(args));
      return found !== undefined && (await versionsOf(client, args.subjectName)).at(-1)?.version === found.version;
    },
  },

  async create(op) {
    const service = registryOf(op);
    const schemaIdentifier = await register(service.client, op.args.subjectName, bodyOf(op.args));
    return { id: ownId(service, op.args, schemaIdentifier), known: { schemaIdentifier } };
  },

  async read(op) {
    const subjectName = op.state.subjectName ?? op.args.subjectName ?? "";
    const service = registryOf(op);
    const found = await readSchema(op, service, subjectName);
    if (!found) return undefined;
    const content = contentOf(found);
    return {
      ...content,
      ruleset: rulesetBeside((op.purpose === "readBack" ? op.args : op.state).ruleset, content.ruleset),
      subjectName,
      format: formatOf(found),
      schema: textOf(op, found),
      schemaIdentifier: found.id,
      version: found.version,
      ...service.imported,
    };
  },

  async update(op) {
    const { subjectName } = op.state;
    const service = registryOf(op);
    const body = bodyOf(op.args, op.state);
    if (!(await contentDiffers(op, service, body))) return {};
    if (op.args.recreateOnUpdate) throw new CodedError("change-rejected", `the schema ${pinned(op.state)}`);
    const schemaIdentifier = await register(service.client, subjectName, body);
    return { schemaIdentifier };
  },

  async delete(op) {
    const { subjectName, schemaIdentifier, hardDelete } = op.state;
    const service = registryOf(op);
    // The state has no version if the create failed before the read.
    const version =
      (op.state as Partial<Schema>).version ??
      (await versionsOf(service.client, subjectName)).find((s) => s.id === schemaIdentifier)?.version;
    if (version === undefined) return;
    const what = `version ${version} of subject "${subjectName}"`;
    const path = url`/subjects/${subjectName}/versions/${version}`;
    const hideable = { what, path, expects: versionResponse, isMissing: isDeleted };
    await hideOrDelete(op, service.client, hideable, { hardDelete });
  },

  list: {
    query: schemaRegistryFields(),
    async *run(op) {
      const service = registryOf({ ...op, args: op.query });
      const schemaRegistryCluster = { id: service.ids.schemaRegistryCluster };
      for (const { subject } of await latestSchemas(service.client, "")) {
        yield { id: schemaId.build({ schemaRegistryCluster, subjectName: subject, last: "latest" }), name: subject };
      }
    },
  },
});

/** The ID of the schema in the inputs. For a single version, it contains the schema's ID. */
function ownId(
  { ids }: Pick<RegistryService, "ids">,
  { subjectName, recreateOnUpdate }: Pick<SchemaArgs, "subjectName" | "recreateOnUpdate">,
  version: number | undefined,
): string {
  const schemaRegistryCluster = { id: ids.schemaRegistryCluster };
  return schemaId.build({ schemaRegistryCluster, subjectName, last: recreateOnUpdate ? version : "latest" });
}

/** Reads the version that the resource manages. */
async function readSchema(
  op: ReadOperation<typeof schemaFields> & Clients,
  service: RegistryService,
  subject: string,
): Promise<RegisteredSchema | undefined> {
  const { schemaIdentifier } = op.state;
  const { recreateOnUpdate } = op.purpose === "readBack" ? op.args : op.state;
  const identifier = recreateOnUpdate && schemaIdentifier !== undefined ? schemaIdentifier : "latest";
  if (op.purpose === "refresh") return readFromListing(op, service, subject, identifier);
  const versions = await versionsOf(service.client, subject);
  const written = versions.find((s) => s.id === schemaIdentifier);
  if (identifier !== "latest") return written;
  const latest = versions.at(-1);
  if (op.purpose === "readBack" && written && latest && written.version < latest.version) {
    throw new CodedError(
      "change-rejected",
      olderVersion(written.version, { subjectName: subject, version: latest.version }),
    );
  }
  return latest;
}

/**
 * The schema's text. The registry returns its own layout of the same schema, so the program's text is kept as long as the
 * ID is the same; otherwise it would be compared again and again.
 */
function textOf(op: ReadOperation<typeof schemaFields>, found: RegisteredSchema): string {
  if (found.id !== op.state.schemaIdentifier) return found.schema;
  return (op.purpose === "readBack" ? op.args.schema : undefined) ?? op.state.schema ?? found.schema;
}

/** True unless only the text differs and the registry treats it as equal. */
async function contentDiffers(
  op: Operation & { readonly state: Schema; changed(...names: (keyof Schema)[]): boolean },
  service: RegistryService,
  body: SchemaBody,
): Promise<boolean> {
  if (op.changed("schemaReferences", "ruleset", "metadata")) return true;
  if (!op.changed("schema")) return false;
  const found = await findRegistered(service.client, op.state.subjectName, body);
  return found?.id !== op.state.schemaIdentifier;
}

function bodyOf(args: SchemaArgs, state?: Schema): SchemaBody {
  return schemaBody({ ...args, schema: args.schema ?? state?.schema ?? "" }, state);
}

function contentIn(args: Unchecked): unknown[] {
  return changesWith.map((name) => args[name]);
}

/** The known arguments; the others come from the state. */
function known(args: Unchecked): Unchecked {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => !containsUnknown(value)));
}

function olderVersion(version: number, latest: Pick<Schema, "subjectName" | "version">): string {
  return `this schema is version ${version} of subject "${latest.subjectName}", and the registry cannot make it the latest again while version ${latest.version} exists; change the schema, or set recreateOnUpdate to true to manage version ${version} itself`;
}

function pinned(state: Schema): string {
  return `cannot be changed while recreateOnUpdate is true, because the resource manages only version ${state.version} of subject "${state.subjectName}"; set recreateOnUpdate to false to register the change as a new version, or add a second Schema resource for it`;
}
