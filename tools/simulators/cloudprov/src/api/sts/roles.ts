import type { Role } from "../../auth/records.ts";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { found } from "../action.ts";

/**
 * The role that an ARN names, by its name or by its ID.
 *
 * @throws PlatformError when there is none, or when it does not trust who wants to take it on.
 */
export function roleFor({ access }: World, arn: string, principal: string): Role {
  const [, accountId, kind, value] = /^qcs::cam::uin\/(\d+):(roleName|role)\/(.+)$/.exec(arn) ?? [];
  const role = access.roles
    .all()
    .find((one) => one.accountId === accountId && (kind === "role" ? one.id : one.name) === value);
  const known = found(role, "ResourceNotFound.RoleNotFound", `role ${arn}`);
  if (!known.trusted.includes(principal)) throw notTrusted(known);
  return known;
}

/** The error for a caller whom the role does not trust. */
export function notTrusted({ name }: Role): PlatformError {
  return new PlatformError("UnauthorizedOperation", `You are not authorized to assume the role ${name}.`);
}

/**
 * Checks the name of a session.
 *
 * @throws PlatformError when it does not have the documented form.
 */
export function checkSessionName(name: string): void {
  checkForm("RoleSessionName", name, /^[\w=,.@-]{2,128}$/);
}

/** Throws when a text does not have the documented form. */
export function checkForm(what: string, value: string, form: RegExp): void {
  if (!form.test(value)) throw new PlatformError("InvalidParameter.ParamError", `${what} has a wrong form: ${value}.`);
}
