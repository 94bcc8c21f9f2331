import type { Listed } from "@org/core-provider";
import type { Op } from "./clients.ts";
import type { DocumentKind } from "./documents.ts";
import { allMembers, type Body, idOf, text } from "./hal.ts";
import { envId } from "./identity-fields.ts";

/**
 * Lists the objects of an environment.
 *
 * @param collection - `apps`.
 * @param isIncluded - Selects members of a collection that contains several kinds of objects.
 */
export function listInEnvironment(collection: DocumentKind, isIncluded: (member: Body) => boolean) {
  return {
    query: { envId: envId() },
    async *run(op: Op & { readonly query: Readonly<Record<string, unknown>> }): AsyncGenerator<Listed> {
      for (const member of await allMembers(
        op.api,
        `/accounts/${Number(op.query["envId"])}/${collection}`,
        collection,
      )) {
        if (isIncluded(member)) yield { id: idOf(member), name: text(member, "handle") };
      }
    },
  };
}
