import type { Op } from "../../platform/clients.ts";
import { isNotFound } from "../../platform/errors.ts";
import { allMembers, type Body, document, idOf, linkedId, text } from "../../platform/hal.ts";
import { notFoundError } from "../../platform/not-found.ts";
import { organizationOf } from "../../platform/organization.ts";

/** The organization that owns a new environment, and its type. Both depend on the stack. */
export async function ownerAndType(op: Op, stackId: number, orgId: string | undefined): Promise<Body> {
  const owner = linkedId(await stackById(op, stackId), "organization");
  return {
    organization_id: orgId || owner || (await organizationOf(op)),
    // A stack without an owner is shared, and accepts only development environments.
    type: owner === "" ? "development" : "production",
  };
}

async function stackById(op: Op, stackId: number): Promise<Body> {
  try {
    return await document(op.api, "stacks", stackId);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const stacks = async () =>
      (await allMembers(op.api, "/stacks", "stacks")).map((one) => ({ name: text(one, "name"), id: idOf(one) }));
    throw await notFoundError(`there is no stack with the stackId ${stackId}`, stacks, error);
  }
}
