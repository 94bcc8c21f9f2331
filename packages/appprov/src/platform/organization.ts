import type { Op } from "./clients.ts";
import { allMembers, type Body, text } from "./hal.ts";
import { listOf } from "./what-there-is.ts";

/**
 * The only organization that the token belongs to.
 *
 * @throws Error that asks for orgId when there is none, or several, which are listed.
 */
export async function organizationOf(op: Op): Promise<string> {
  const all = await allMembers(op.auth, "/organizations", "organizations");
  const [only] = all;
  if (only && all.length === 1 && text(only, "id") !== "") return text(only, "id");
  const found = all.map((one: Body) => `${text(one, "name")} (${text(one, "id")})`);
  throw new Error(
    all.length > 1
      ? `orgId must be given, because you belong to several organizations: ${listOf(found, "and")}`
      : "orgId must be given: the stack belongs to no organization, and the token to none either",
  );
}
