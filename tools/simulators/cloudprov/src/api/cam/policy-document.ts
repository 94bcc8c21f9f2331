import { PlatformError } from "../../errors.ts";

/** Rejects a document that is not a policy. */
export function checkDocument(policy: string): readonly unknown[] {
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

/** Rejects a document that does not say which actions it permits on which resources. */
export function checkPermissions(policy: string): void {
  for (const { action, resource } of checkDocument(policy) as readonly Readonly<Record<string, unknown>>[]) {
    if (!Array.isArray(resource)) {
      throw new PlatformError("InvalidParameter.StatementError", "The resource of a statement must be an array.");
    }
    if (typeof action !== "string" && !Array.isArray(action)) {
      throw new PlatformError("InvalidParameter.StatementError", "A statement has no action.");
    }
  }
}
