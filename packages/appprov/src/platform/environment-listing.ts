import type { Listed } from "@org/core-provider";
import type { Op } from "./clients.ts";
import type { DocumentKind } from "./documents.ts";
import { allMembers, type Body, idOf, text } from "./hal.ts";
import { envId } from "./identity-fields.ts";

/**
 * How the objects of an environment are listed.
 *
 * @param members - Collection of them: `apps`.
 * @param isOne - Whether a member is of the kind that is listed, where a collection holds several. Default: all are.
 */
export function inEnvironment(members: DocumentKind, isOne: (member: Body) => boolean = () => true) {
  return {
    query: { envId: envId() },
    async *run(op: Op & { readonly query: Readonly<Record<string, unknown>> }): AsyncGenerator<Listed> {
      for (const one of await allMembers(op.api, `/accounts/${Number(op.query["envId"])}/${members}`, members)) {
        if (isOne(one)) yield { id: idOf(one), name: text(one, "handle") };
      }
    },
  };
}
