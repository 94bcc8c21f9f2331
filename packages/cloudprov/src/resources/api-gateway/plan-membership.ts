import { expectation, field, fromWire, UnexpectedResponse } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { idForms } from "../../platform/object-id.ts";
import { idText, texts } from "../../platform/response-fields.ts";
import { withWireNames } from "../../platform/wire-names.ts";

/** The usage plan of an object, which cannot change. */
export function usagePlanId(docs: string) {
  return field.string({ required: true, pattern: idForms.usagePlan, replaceOnChange: true, wire: "UsagePlanId", docs });
}

/** The field of a plan that lists the keys it is assigned to. */
const planFacts = withWireNames({ usagePlanId: idText(), keys: texts("", { wire: "BindSecretIds" }) });

// A missing list is not an empty list.
const expects = expectation(planFacts, ({ BindSecretIds: keys }) => {
  if (keys === undefined) throw new UnexpectedResponse("BindSecretIds", "is missing");
});

/** The IDs of the keys that a usage plan is assigned to. */
export async function keysOfPlan(op: Clients, id: unknown): Promise<readonly string[]> {
  const plan = await op.apigateway.read("DescribeUsagePlan", { UsagePlanId: id }, { expects });
  return fromWire(planFacts, plan).keys;
}

/** Error codes that mean the plan is already assigned to the key. */
export const keyBoundCodes = [
  "FailedOperation.AlreadyBindUsagePlan",
  "UnsupportedOperation.AlreadyBindUsagePlan",
  "UnsupportedOperation.UnsupportedBindApiKey",
];
