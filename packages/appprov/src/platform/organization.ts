import { CodedError } from "@org/core-provider";
import type { Op } from "./clients.ts";
import { allMembers, type Body, text } from "./hal.ts";
import { listInWords } from "./not-found.ts";

/**
 * The only organization that the token belongs to.
 *
 * @throws Error that asks for orgId if the token belongs to no organization, or lists the organizations if it belongs to
 *   several.
 */
export async function organizationOf(op: Op): Promise<string> {
  const all = await allMembers(op.auth, "/organizations", "organizations");
  const [only] = all;
  if (only && all.length === 1 && text(only, "id") !== "") return text(only, "id");
  const found = all.map((one: Body) => `${text(one, "name")} (${text(one, "id")})`);
  throw new CodedError(
    "ambiguous",
    all.length > 1
      ? `orgId is required, because you belong to several organizations: ${listInWords(found, "and")}`
      : "orgId is required, because neither the stack nor your token belongs to an organization",
  );
}
