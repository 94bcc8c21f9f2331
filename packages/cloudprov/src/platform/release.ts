import type { Op } from "./clients.ts";
import { unlessDone } from "./errors.ts";
import { waitUntil } from "./wait-until.ts";

/** Where a purchased object is, on its way through the recycle bin. */
export type Place = "in use" | "being isolated" | "recycle bin" | "being deleted" | "deleted";

/** How a purchased object is released: the platform first isolates it in its recycle bin. */
export interface Release {
  /** The object, for messages: `the MySQL instance cdb-1`. */
  readonly what: string;
  readonly place: () => Promise<Place>;
  /** Sends the action that moves the object to the recycle bin. It may be repeated. */
  readonly isolate: () => Promise<unknown>;
  /**
   * Sends the action that removes the object from the recycle bin, with its data. It may be repeated. Omitted if the
   * object stays there, where it can be restored for some days.
   */
  readonly destroy?: (() => Promise<unknown>) | undefined;
  /** How long each of the two may take, in minutes. Defaults to 20. */
  readonly minutes?: number;
}

/** Releases a purchased object. Continues where an earlier attempt was interrupted. */
export async function releaseObject(op: Op, { what, place, isolate, destroy, minutes = 20 }: Release): Promise<void> {
  const forMs = minutes * 60_000;
  let rejection: unknown;
  if ((await place()) === "in use") {
    await unlessDone(isolate, async (error) => {
      rejection = error;
      return (await place()) !== "in use";
    });
  }
  const isolated = await waitUntil(op, {
    what: `${what} to be isolated`,
    read: place,
    done: (at) => at !== "being isolated" && (at !== "in use" || rejection !== undefined),
    progress: "waiting until it is in the recycle bin",
    otherwise: `${what} is not isolated yet`,
    forMs,
  });
  // The platform rejected the isolation because of another task, whose status looked like the isolation.
  if (isolated === "in use") throw rejection;
  if (isolated === "deleted" || destroy === undefined) return;
  if (isolated === "recycle bin") await unlessDone(destroy, async () => (await place()) !== "recycle bin");
  await waitUntil(op, {
    what: `${what} to be deleted`,
    read: place,
    done: (at) => at === "deleted",
    progress: "waiting until it leaves the recycle bin",
    otherwise: `${what} is still in the recycle bin: remove it in the console`,
    forMs,
  });
}
