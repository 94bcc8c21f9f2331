import type { HttpClient } from "@org/core-http";
import type { Expectation } from "@org/core-provider";
import type { ObjectOp } from "./clients.ts";
import type { DocumentKind } from "./documents.ts";
import { ifFound } from "./errors.ts";
import { type Body, document, idOf, memberPage } from "./hal.ts";

/**
 * Reads one of many objects during a refresh: from the listing of its environment if several are read at the same time,
 * else on its own. Returns undefined if it does not exist.
 *
 * @param path - Path of the listing: `/accounts/7/log_drains`.
 */
export function readFromListing(
  op: ObjectOp,
  path: string,
  collection: DocumentKind,
  expects: Expectation | undefined,
): Promise<Body | undefined> {
  const { api, memory } = op;
  const readOne = (client: HttpClient, id: string) => ifFound(document(client, collection, id, expects));
  return memory.members.read<Body, number>(
    {
      name: path,
      what: path,
      changes: () => api.changes,
      readOne: (id, operation) => readOne(api.with(operation), id),
      readPage: async (number, operation) => {
        const { found, ...more } = await memberPage(api.with(operation), path, collection, number);
        // Invalid members are read on their own.
        const valid = expects === undefined ? found : found.filter((body) => expects(body) === undefined);
        return { members: new Map(valid.map((body) => [idOf(body), body])), ...more };
      },
    },
    op.id,
    op,
  );
}
