import { field } from "@org/core-provider";
import { isContainerSize } from "../../platform/container-fields.ts";
import { environmentObject } from "../../platform/environment-object.ts";
import { document, embedded, linkedNumber } from "../../platform/hal.ts";
import { hiddenOfDatabase } from "../../platform/hidden-values.ts";
import { fixedHandle } from "../../platform/identity-fields.ts";
import { awaitOperation } from "../../platform/operations.ts";
import { readExisting } from "../../platform/read-after-write.ts";
import { isReplica, readDatabase, requireProvisioned, warnOfRename } from "./database-object.ts";
import { provision, setBackups, sizeFields, updateDatabase } from "./database-size.ts";
import { createReplica } from "./replica-creation.ts";

const fields = {
  primaryDatabaseId: field.integer({
    required: true,
    replaceOnChange: true,
    min: 1,
    docs: "ID of the database to replicate: `databaseId` of a `Database`. With this reference, Pulumi also deletes the replica before the database.",
  }),
  handle: fixedHandle("Handle of the replica. Changing it replaces the replica."),
  ...sizeFields,
  defaultConnectionUrl: field.string({ output: true, secret: true, docs: "Connection URL." }),
};

export const replica = environmentObject("Replica", {
  docs: "A replica is a database that follows another one on the same stack. It has the same type and version.",
  platformPage: {
    title: "Database Replication and Clustering",
    url: "https://www.aptible.com/docs/core-concepts/managed-databases/managing-databases/replication-clustering",
  },
  example: `const replica = new appprov.Replica("orders-replica", {
    envId: 123,
    primaryDatabaseId: 456,
    handle: "orders-replica",
    diskSize: 20,
});`,
  errors: {
    "the whole log. It ends with":
      "The platform could not create the replica. The end of the log follows, for example the reason why the primary database has no replicas.",
  },
  collection: "databases",
  fields,
  rules: [isContainerSize("containerSize")],
  byHandle: {
    example: "orders-replica",
    otherKind: (body) => (isReplica(body) ? undefined : "it is a Database; import it as one"),
  },
  hidden: (op) => hiddenOfDatabase(op, op.id),
  setLater: { enableBackups: "default" },

  diff(op) {
    if (op.replacing) warnOfRename("replica", op);
    return {};
  },

  create: async (op) => ({ id: await createReplica(op, op.args) }),

  async ready(op, target) {
    // The platform starts the first provision itself. If that fails, only the next `pulumi up` requests another one.
    const isNew = op.state.handle === undefined;
    const body = isNew ? await readExisting(op, () => document(op.api, "databases", op.id)) : undefined;
    const last = body && embedded(body, "last_operation");
    if (last) await awaitOperation(op, target, last);
    else await provision(op, target, op.args);
    if (op.args.enableBackups) return;
    try {
      await setBackups(op, false);
    } catch (error) {
      op.warn(
        `the replica is ready, but its backups could not be turned off; the next \`pulumi up\` tries again: ${(error as Error).message}`,
      );
    }
  },

  // If backups could not be turned off, the next update does it. Waiting longer would not help.
  readBackSeconds: 5,

  async read(op, body) {
    if (op.purpose === "import") requireProvisioned("Replica", body);
    return {
      ...(await readDatabase(op, body, { ...op.args, ...op.state })),
      primaryDatabaseId: linkedNumber(body, "initialize_from"),
    };
  },

  update: updateDatabase,
});
