import { CodedError, field } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { isContainerSize } from "../../platform/container-fields.ts";
import { environmentObject } from "../../platform/environment-object.ts";
import { allMembers, document, embeddedList, idOf, requiredLinkedId, text } from "../../platform/hal.ts";
import { hiddenOfDatabase } from "../../platform/hidden-values.ts";
import { fixedHandle } from "../../platform/identity-fields.ts";
import { listInWords } from "../../platform/not-found.ts";
import { isReplica, readDatabase, requireProvisioned, warnOfRename } from "./database-object.ts";
import { provision, sizeFields, updateDatabase } from "./database-size.ts";

const fields = {
  handle: fixedHandle("Handle of the database. Changing it replaces the database, without its data."),
  databaseType: field.string({
    default: "postgresql",
    replaceOnChange: true,
    values: ["couchdb", "elasticsearch", "influxdb", "mongodb", "mysql", "postgresql", "rabbitmq", "redis", "sftp"],
    docs: "Type of the database.",
  }),
  version: field.string({
    computed: true,
    emptyIsUnset: true,
    rejectChange: {
      because:
        "the platform cannot upgrade a database in place: create a new database of that version, and move the data with a dump and a restore",
    },
    docs: "Version of the database, such as `16`. Defaults to the version that the platform recommends. Cannot be changed after creation.",
  }),
  ...sizeFields,
  databaseImageId: field.integer({ output: true, docs: "ID of the database image." }),
  defaultConnectionUrl: field.string({ output: true, secret: true, docs: "Connection URL." }),
  connectionUrls: field.list(field.string({ docs: "A URL." }), {
    output: true,
    secret: true,
    docs: "Connection URLs, one per credential.",
  }),
};

export const database = environmentObject("Database", {
  docs: "A managed database. Changing its size restarts it. Changing `handle`, `databaseType` or `envId` deletes it with its data and creates an empty one.",
  platformPage: {
    title: "Managed Databases",
    url: "https://www.aptible.com/docs/core-concepts/managed-databases/overview",
  },
  example: `const orders = new appprov.Database("orders", {
    envId: 123,
    handle: "orders",
    databaseType: "postgresql",
    diskSize: 20,
});`,
  errors: { "there is no version": "The message lists the versions of this type: choose one of them." },
  collection: "databases",
  fields,
  rules: [isContainerSize("containerSize")],
  byHandle: {
    example: "orders",
    otherKind: (body) => (isReplica(body) ? "it is a Replica; import it as one" : undefined),
  },
  hidden: (op) => hiddenOfDatabase(op, op.id),

  diff(op) {
    if (op.replacing) {
      op.warn("the database is deleted with its data, and an empty one is created");
      warnOfRename("database", op);
    }
    return {};
  },

  async requestBody(op) {
    const { databaseType, version, containerSize, diskSize, enableBackups } = op.args;
    const imageId = version ? await imageOf(op, databaseType, version) : undefined;
    return {
      type: databaseType,
      initial_disk_size: diskSize,
      initial_container_size: containerSize,
      ...(imageId === undefined ? {} : { database_image_id: imageId }),
      ...(enableBackups ? {} : { enable_backups: false }),
    };
  },

  ready: (op, target) => provision(op, target, op.args),

  async read(op, body) {
    if (op.purpose === "import") requireProvisioned("Database", body);
    const imageId = requiredLinkedId(body, "database_image");
    const image = imageId === "" ? undefined : await document(op.api, "database_images", imageId);
    return {
      ...(await readDatabase(op, body, { ...op.args, ...op.state })),
      databaseType: text(body, "type"),
      version: image ? text(image, "version") : (op.state.version ?? ""),
      databaseImageId: Number(imageId),
      connectionUrls: embeddedList(body, "database_credentials").map((one) => text(one, "connection_url")),
    };
  },

  update: updateDatabase,
});

async function imageOf(op: Op, type: string, version: string): Promise<number> {
  const all = await allMembers(op.api, "/database_images", "database_images");
  const images = all.filter((one) => text(one, "type") === type);
  const image = images.find((one) => text(one, "version") === version);
  if (image) return Number(idOf(image));
  const versions = [...new Set(images.map((one) => text(one, "version")))];
  const available = versions.length === 0 ? "the platform offers none" : `available: ${listInWords(versions, "and")}`;
  throw new CodedError("invalid-input", `there is no version "${version}" of ${type}; ${available}`);
}
