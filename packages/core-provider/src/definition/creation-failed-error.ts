import type { HelpCode } from "./help-code.ts";

/**
 * The platform accepted a create, reported later that it failed, and does not have the object. Thrown by `ready`: the
 * engine reads the object before the next change, so the next `pulumi up` creates it again.
 */
export class CreationFailedError extends Error {
  override readonly name = "CreationFailedError";
  readonly helpCode: HelpCode = "object-failed";
}
