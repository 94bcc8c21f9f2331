import { PlatformError } from "../../errors.ts";

/**
 * The statements of a policy.
 *
 * @throws {PlatformError} if the document is not a policy.
 */
export function statementsOf(policy: string): readonly unknown[] {
  let parsed: { readonly version?: unknown; readonly statement?: unknown } | null;
  try {
    parsed = JSON.parse(policy);
  } catch {
    throw new PlatformError("InvalidParameter.PolicyDocumentError", "The policy document is not JSON.");
  }
  if (parsed?.version !== "2.0") {
    throw new PlatformError("InvalidParameter.VersionError", "The version of the policy document must be 2.0.");
  }
  if (!Array.isArray(parsed.statement)) {
    throw new PlatformError("InvalidParameter.StatementError", "The policy document has no statements.");
  }
  return parsed.statement;
}

/** @throws {PlatformError} if a statement lacks its resources or actions. */
export function checkPermissions(policy: string): void {
  for (const { action, resource } of statementsOf(policy) as readonly Readonly<Record<string, unknown>>[]) {
    if (!Array.isArray(resource)) {
      throw new PlatformError("InvalidParameter.StatementError", "The resource of a statement must be an array.");
    }
    if (typeof action !== "string" && !Array.isArray(action)) {
      throw new PlatformError("InvalidParameter.StatementError", "A statement has no action.");
    }
  }
}
