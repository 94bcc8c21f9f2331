import { type CheckOperation, field, fromWire } from "@org/core-provider";
import { parsedJson } from "../../platform/json.ts";
import { requiredWhole } from "../../platform/response-fields.ts";
import { type Body, recordOf } from "../../platform/responses.ts";

/** The form of the names of roles and policies. */
export const camName = {
  pattern: {
    match: /^[\w+=,.@-]{1,128}$/,
    says: "have 1 to 128 letters, digits and the characters + = , . @ - _",
  },
} as const;

/** Checks that `document` is a policy: JSON of version 2.0 with statements. */
export function checkPolicyDocument(op: CheckOperation): void {
  if (typeof op.args["document"] !== "string") return;
  const { version, statement } = documentOf(op);
  if (version === "2.0" && Array.isArray(statement)) return;
  op.malformed("document", 'must be JSON such as {"version": "2.0", "statement": [...]}');
}

/** Checks the statements of a `document` that grants permissions: their resources and actions. */
export function checkPermissions(op: CheckOperation): void {
  const { statement } = documentOf(op);
  for (const [index, one] of (Array.isArray(statement) ? statement : []).entries()) {
    const { action, resource } = recordOf(one) ?? {};
    const at = `of statement ${index + 1}`;
    if (!Array.isArray(resource)) op.malformed("document", `must have an array as resource ${at}, such as ["*"]`);
    if (typeof action !== "string" && !Array.isArray(action)) {
      op.malformed("document", `must have an array or a string as action ${at}, such as ["cos:GetObject"]`);
    }
  }
}

/** Returns a function that reads a numeric ID of a response as text. Call it once per kind of response. */
export function numberAt(wire: string): (response: Body) => string {
  const facts = { number: requiredWhole("", { wire }) };
  return (response) => String(fromWire(facts, response).number);
}

const login = { allowed: field.integer({ output: true, optional: true, wire: "ConsoleLogin", docs: "" }) };

/** A role or user of a response, with the sign-in permission as the property has it. */
export function withLogin(found: Body): Body {
  return { ...found, ConsoleLogin: fromWire(login, found).allowed === 1 };
}

function documentOf({ args: { document } }: CheckOperation): Body {
  return (typeof document === "string" && recordOf(parsedJson(document))) || {};
}
