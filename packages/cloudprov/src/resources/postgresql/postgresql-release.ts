import { CodedError } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { codeOf, ifExists } from "../../platform/errors.ts";
import { type Place, releaseObject } from "../../platform/release.ts";
import { type PostgresqlFacts, postgresqlFacts, untilPostgresqlIdle, waitsForWindow } from "./postgresql-facts.ts";

/** Isolates an instance, and then removes it with its data. */
export async function releasePostgresql(op: Op, id: string): Promise<void> {
  const what = `the PostgreSQL instance ${id}`;
  const instance = await untilPostgresqlIdle(op, id);
  if (instance?.isProtected === true && placeOf(instance) === "in use") {
    const advice = "set deleteProtection to false and run `pulumi up` first";
    throw new CodedError("request-rejected", `${what} is protected from deletion: ${advice}`);
  }
  await releaseObject(op, {
    what,
    place: async () => placeOf(await postgresqlFacts(op, id)),
    isolate: () =>
      ifExists(op.postgres.write("IsolateDBInstances", { DBInstanceIdSet: [id] })).catch((error: unknown) => {
        const isConflict = codeOf(error)?.startsWith("OperationDenied.InstanceStatus") === true;
        if (!isConflict || instance === undefined || !waitsForWindow(instance) || !(error instanceof Error))
          throw error;
        const advice = "switch now in the console, and run `pulumi up` or `pulumi destroy` again";
        const message = `${error.message} A change of ${what} waits for its maintenance window: ${advice}`;
        throw new CodedError("conflict", message, { cause: error });
      }),
    destroy: () => ifExists(op.postgres.write("DestroyDBInstance", { DBInstanceId: id })),
  });
}

/** Where an instance is on its way through the recycle bin. */
export function placeOf(instance: PostgresqlFacts | undefined): Place {
  if (instance === undefined || ["recycled", "offline"].includes(instance.status)) return "deleted";
  const places: Readonly<Record<string, Place>> = {
    isolating: "being isolated",
    isolated: "recycle bin",
    offlining: "being deleted",
    recycling: "being deleted",
  };
  return places[instance.status] ?? "in use";
}
