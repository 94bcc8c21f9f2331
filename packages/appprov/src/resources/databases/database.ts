import { field } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { isContainerSize } from "../../platform/container-fields.ts";
import { resource } from "../../platform/define.ts";
import { inEnvironment } from "../../platform/environment-listing.ts";
import { allMembers, document, embeddedList, idOf, linkedId, text } from "../../platform/hal.ts";
import { envId, fixedHandle, legacyId, numericId } from "../../platform/identity-fields.ts";
import { byHandle } from "../../platform/import-by-handle.ts";
import { createInEnvironment } from "../../platform/lost-answer.ts";
import { longestWaits, timeouts } from "../../platform/time-limit.ts";
import { listOf } from "../../platform/what-there-is.ts";
import {
  databaseBody,
  isReplica,
  lifeOf,
  provision,
  readDatabase,
  requireProvisioned,
  sizing,
  warnOfRename,
} from "./database-object.ts";

const fields = {
  envId: envId(),
  handle: fixedHandle("Handle of the database. Another one makes the database anew, without its data."),
  databaseType: field.string({
    default: "postgresql",
    replaceOnChange: true,
    values: ["couchdb", "elasticsearch", "influxdb", "mongodb", "mysql", "postgresql", "rabbitmq", "redis", "sftp"],
    docs: "Kind of the database.",
  }),
  version: field.string({
    computed: true,
    emptyIsUnset: true,
    refuseChange: {
      because:
        "the platform upgrades none in place: make a new database of that version and bring the data over by a dump and a restore",
    },
    docs: "Version of the database, such as `16`. Left out, the one that the platform recommends. It cannot be changed later.",
  }),
  ...sizing,
  timeouts: timeouts(),
  databaseId: numericId("database"),
  aptibleDatabaseId: legacyId("database"),
  databaseImageId: field.integer({ output: true, docs: "ID of the image that it runs." }),
  defaultConnectionUrl: field.string({ output: true, secret: true, docs: "URL to connect with." }),
  connectionUrls: field.list(field.string({ docs: "A URL." }), {
    output: true,
    secret: true,
    docs: "URLs to connect with, one for each of its credentials.",
  }),
};

export const database = resource("Database", {
  docs: "A managed database. A new size restarts it for a moment. Another `handle`, `databaseType` or `envId` destroys it with its data and makes an empty one.",
  example: `const orders = new appprov.Database("orders", {
    envId: 123,
    handle: "orders",
    databaseType: "postgresql",
    diskSize: 20,
});`,
  fields,
  rules: [isContainerSize("containerSize")],
  import: byHandle({
    kind: "Database",
    members: "databases",
    example: "orders",
    otherKind: (body) => (isReplica(body) ? "it is a Replica, to be imported as one" : undefined),
  }),
  timeouts: longestWaits,
  timeLimits: "timeouts",
  naturalKey: ["envId", "handle"],

  diff(op) {
    if (op.replacing) {
      op.warn("the database is destroyed with its data, and an empty one is made in its place");
      warnOfRename("database", op);
    }
    return {};
  },

  async create(op) {
    const { envId, handle, databaseType, version, containerSize, diskSize, enableBackups } = op.args;
    const imageId = version ? await imageOf(op, databaseType, version) : undefined;
    const made = await createInEnvironment(op, envId, {
      kind: "Database",
      members: "databases",
      body: {
        handle,
        type: databaseType,
        initial_disk_size: diskSize,
        initial_container_size: containerSize,
        ...(imageId === undefined ? {} : { database_image_id: imageId }),
        ...(enableBackups ? {} : { enable_backups: false }),
      },
    });
    const id = idOf(made);
    return { id, known: { databaseId: Number(id), aptibleDatabaseId: id } };
  },

  async ready(op) {
    await provision(op, `Database "${op.args.handle}"`, op.args);
  },

  async read(op) {
    const body = await databaseBody(op, op.id);
    if (!body) return undefined;
    if (op.purpose === "import") requireProvisioned("Database", body);
    const imageId = linkedId(body, "database_image");
    const image = imageId === "" ? undefined : await document(op.api, "database_images", imageId);
    return {
      ...(await readDatabase(op, body, { ...op.args, ...op.state })),
      databaseType: text(body, "type"),
      version: image ? text(image, "version") : (op.state.version ?? ""),
      databaseId: Number(op.id),
      aptibleDatabaseId: op.id,
      databaseImageId: imageId === "" ? 0 : Number(imageId),
      connectionUrls: embeddedList(body, "database_credentials").map((one) => text(one, "connection_url")),
    };
  },

  ...lifeOf("Database"),

  list: inEnvironment("databases", (one) => !isReplica(one)),
});

async function imageOf(op: Op, type: string, version: string): Promise<number> {
  const images = (await allMembers(op.api, "/database_images", "database_images")).filter(
    (one) => text(one, "type") === type,
  );
  const image = images.find((one) => text(one, "version") === version);
  if (image) return Number(idOf(image));
  const versions = [...new Set(images.map((one) => text(one, "version")))];
  throw new Error(
    `there is no version "${version}" of ${type}; ${versions.length === 0 ? "the platform offers no version of it" : `there are ${listOf(versions, "and")}`}`,
  );
}
