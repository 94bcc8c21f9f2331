import type { Expectation, HttpClient } from "@org/core-http";
import type { Operation } from "@org/core-provider";
import { unlessGone } from "../../platform/errors.ts";
import { untilGone } from "../../platform/waits.ts";

/** What a registry only hides when it is deleted for the first time. */
export interface Hideable {
  /** What it is, for messages: `KEK "orders"`. */
  readonly what: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** What an answer about it must hold. */
  readonly expects: Expectation;
  /** Whether an error says that it is hidden, or not there at all. */
  readonly isGone: (error: unknown) => boolean;
}

/** Hides something in a registry, and then deletes it for good where that is wanted. Waits until each can be seen. */
export async function hideOrDelete(
  op: Operation,
  client: HttpClient,
  { what, path, query = {}, expects, isGone }: Hideable,
  { hardDelete }: { readonly hardDelete: boolean },
): Promise<void> {
  for (const permanent of hardDelete ? ["false", "true"] : ["false"]) {
    await unlessGone(client.delete(path, { query: { ...query, permanent } }), isGone);
    await untilGone(op, what, () =>
      unlessGone(client.get(path, { query: { ...query, deleted: permanent }, expects }), isGone),
    );
  }
}
