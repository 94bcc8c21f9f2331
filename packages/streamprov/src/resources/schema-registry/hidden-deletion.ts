import type { Expectation, HttpClient } from "@org/core-http";
import type { Operation } from "@org/core-provider";
import { ifExists } from "../../platform/errors.ts";
import { untilDeleted } from "../../platform/waits.ts";

/** An object that a registry soft-deletes before it can be deleted permanently. */
export interface Hideable {
  /** Its name in messages: `KEK "orders"`. */
  readonly what: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The expected response. */
  readonly expects: Expectation;
  /** Whether an error means that the object is soft-deleted or does not exist. */
  readonly isMissing: (error: unknown) => boolean;
}

/** Soft-deletes an object, and then deletes it permanently if requested. Waits for the effect of each request. */
export async function hideOrDelete(
  op: Operation,
  client: HttpClient,
  { what, path, query = {}, expects, isMissing }: Hideable,
  { hardDelete }: { readonly hardDelete: boolean },
): Promise<void> {
  for (const permanent of hardDelete ? ["false", "true"] : ["false"]) {
    await ifExists(client.delete(path, { query: { ...query, permanent } }), isMissing);
    await untilDeleted(op, what, () =>
      ifExists(client.get(path, { query: { ...query, deleted: permanent }, expects }), isMissing),
    );
  }
}
