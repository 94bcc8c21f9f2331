import { url } from "@org/core-http";
import { CodedError, expectation } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { resource } from "../../platform/define.ts";
import { checkRegistry, registryOf, registryPlacement, schemaRegistryFields } from "../../platform/schema-registry.ts";
import { hideOrDelete } from "./hidden-deletion.ts";
import { readSchema, textOf } from "./managed-version.ts";
import { latestSchemas, versionsOf } from "./registered-schemas.ts";
import { isDeleted, lookUp, register } from "./registration.ts";
import { bodyOf, contentDiffers, pinned, previewCompatibility, verdictOnChanges } from "./schema-changes.ts";
import { contentOf, registeredFacts } from "./schema-content.ts";
import { formatOf, type Schema, schemaFields } from "./schema-fields.ts";
import { ownId, schemaId, schemaImport } from "./schema-id.ts";
import { rulesetBeside } from "./schema-rules.ts";

const versionResponse = expectation({ version: registeredFacts.version });

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
  import: schemaImport,
  placement: registryPlacement,

  check(op) {
    checkRegistry(op, { credentialsWithOauth: "unused" });
    if (op.oldArgs === undefined && op.args["schema"] === undefined) {
      op.problem("schema", "is required to register a schema; it is optional only after an import");
    }
  },

  diff: verdictOnChanges,
  preview: previewCompatibility,

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
