/**
 * Names the entry of an error in the troubleshooting pages. Several errors with the same remedy have the same code. Codes
 * are stable: users search for them.
 */
export type HelpCode =
  | "invalid-configuration"
  | "no-credentials"
  | "wrong-account"
  | "no-permission"
  | "invalid-input"
  | "invalid-file"
  | "invalid-import"
  | "not-found"
  | "ambiguous"
  | "deleted-elsewhere"
  | "object-exists"
  | "declared-twice"
  | "change-rejected"
  | "undeletable"
  | "request-rejected"
  | "conflict"
  | "object-failed"
  | "not-visible"
  | "interrupted-create"
  | "interrupted"
  | "timeout"
  | "invalid-response"
  | "wrong-version"
  | "input-warning"
  | "change-warning"
  | "operation-warning"
  | "resumed-create"
  | "kept-object"
  | "removed-from-state"
  | "not-refreshed"
  | "value-not-applied"
  | "value-not-returned"
  | "folder-unavailable"
  | "provider-bug"
  | "unexpected-error";

/** Something with a help code, which may be one of another package. */
export interface Helpful {
  readonly helpCode: string;
}

/** Returns the help code of an error, or of its nearest cause that has one. */
export function helpOf(error: unknown): Helpful {
  if (isBug(error)) return { helpCode: "provider-bug" satisfies HelpCode };
  if (!(error instanceof Error)) return { helpCode: "unexpected-error" satisfies HelpCode };
  return "helpCode" in error && typeof error.helpCode === "string" ? { helpCode: error.helpCode } : helpOf(error.cause);
}

/** Whether an error is one of those that only a defect of the program causes. */
export function isBug(error: unknown): boolean {
  return error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError;
}

/** A message with the code of its entry in the troubleshooting pages: `... [streamprov/no-permission]`. */
export function withHelpCode(provider: string, message: string, { helpCode }: Helpful): string {
  return `${message} [${provider}/${helpCode}]`;
}
