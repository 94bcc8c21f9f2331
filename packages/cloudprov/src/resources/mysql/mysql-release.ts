import { CodedError, type DeleteOperation } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { codeOf, isForbidden } from "../../platform/errors.ts";
import { releaseObject } from "../../platform/release.ts";
import { creating, placeOf } from "./mysql-facts.ts";
import type { mysqlInstanceFields as fields } from "./mysql-instance-fields.ts";
import { chargeTypes } from "./mysql-instance-form.ts";
import { mysqlFacts, untilMysql } from "./mysql-instances.ts";

/** Moves an instance to the recycle bin, and removes it from there unless it is prepaid and kept. */
export async function releaseMysql(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
  const { id, state } = op;
  const instance = await untilMysql(op, id, {
    to: "to be created",
    otherwise: "is still being created",
    done: (one) => one?.status !== creating,
  });
  let isOffline = false;
  // Somebody may have changed how it is charged since the state was written.
  const chargeType = instance?.payType === undefined ? state.chargeType : chargeTypes[instance.payType];
  const isKept = chargeType === "PREPAID" && !state.forceDelete;
  await releaseObject(op, {
    what: `the MySQL instance ${id}`,
    place: async () => {
      const found = await mysqlFacts(op, id);
      // The platform keeps the entry of one with read-only instances.
      return isOffline && (found?.readOnly ?? []).length > 0 ? "deleted" : placeOf(found);
    },
    isolate: () =>
      op.cdb.write("IsolateDBInstance", { InstanceId: id }).catch((error: unknown) => protectionError(op, error)),
    destroy: isKept
      ? undefined
      : async () => {
          await op.cdb.write("OfflineIsolatedInstances", { InstanceIds: [id] });
          isOffline = true;
        },
  });
}

/** The error of a deletion that the protection prevents. */
function protectionError({ id, state }: DeleteOperation<typeof fields>, error: unknown): never {
  // Other failures, such as a missing permission, say nothing about the protection.
  const isRejected = codeOf(error) !== undefined && !isForbidden(error);
  if (state.destroyProtect !== "on" || !isRejected || !(error instanceof Error)) throw error;
  const advice = `${id} is protected from deletion: set destroyProtect to "off" and run \`pulumi up\` first`;
  throw new CodedError("request-rejected", `${error.message} The MySQL instance ${advice}`, { cause: error });
}
