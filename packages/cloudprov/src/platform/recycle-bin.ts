import { importCommand } from "@org/core-provider";
import type { Op } from "./clients.ts";

/** Warns that a refresh removes an object in the recycle bin from the state, while its data can still be restored. */
export function warnOfRecycleBin(op: Op & { readonly id: string }): void {
  const command = importCommand(op.urn, op.id);
  op.warn(
    `the instance ${op.id} is in the platform's recycle bin, and the next \`pulumi up\` creates an empty one. To keep its data, restore it in the console and import it: \`${command}\``,
    "removed-from-state",
  );
}
