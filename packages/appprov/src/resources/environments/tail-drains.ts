import { url } from "@org/core-http";
import type { Op } from "../../platform/clients.ts";
import { allMembers, idOf, text } from "../../platform/hal.ts";
import { deprovision } from "../../platform/operations.ts";

/** Deletes the drains of the type `tail`. The platform creates them for live logs, and they prevent the deletion. */
export async function deleteTailDrains(op: Op, id: string): Promise<void> {
  const drains = await allMembers(op.api, url`/accounts/${id}/log_drains`, "log_drains");
  const tailDrains = drains.filter((drain) => text(drain, "drain_type") === "tail");
  await Promise.all(
    tailDrains.map((drain) =>
      deprovision(op, { collection: "log_drains", id: idOf(drain), what: `the live log drain ${idOf(drain)}` }),
    ),
  );
}
