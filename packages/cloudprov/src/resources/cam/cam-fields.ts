import type { CheckOperation } from "@org/core-provider";
import { parsedJson } from "../../platform/json.ts";
import { recordOf } from "../../platform/responses.ts";

/** The form of the names of roles and policies. */
export const camName = {
  pattern: {
    match: /^[\w+=,.@-]{1,128}$/,
    says: "have 1 to 128 letters, digits and the characters + = , . @ - _",
  },
} as const;

/** Checks that `document` is a policy: JSON of version 2.0 with statements. */
export function checkPolicyDocument(op: CheckOperation): void {
  const { document } = op.args;
  if (typeof document !== "string") return;
  const { version, statement } = recordOf(parsedJson(document)) ?? {};
  if (version === "2.0" && Array.isArray(statement)) return;
  op.malformed("document", 'must be JSON such as {"version": "2.0", "statement": [...]}');
}
