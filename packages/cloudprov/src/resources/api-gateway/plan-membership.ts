import { expectation, field, fromWire, UnexpectedResponse } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { idForms } from "../../platform/object-id.ts";

/** The usage plan that something has for good. */
export function usagePlanId(docs: string) {
  return field.string({ required: true, pattern: idForms.usagePlan, replaceOnChange: true, wire: "UsagePlanId", docs });
}

/** What is read of any plan: the keys that hold it. */
const planFacts = {
  usagePlanId: field.string({ output: true, answered: "always", wire: "UsagePlanId", docs: "Its ID." }),
  keys: field.list(field.string({ docs: "ID of a key." }), { output: true, wire: "BindSecretIds", docs: "Its keys." }),
};

// A list that is missing is no empty one.
const expects = expectation(planFacts, ({ BindSecretIds: keys }) => {
  if (keys === undefined) throw new UnexpectedResponse("BindSecretIds", "is missing");
});

/** The IDs of the keys that hold a usage plan. */
export async function keysOfPlan(op: Clients, id: unknown): Promise<readonly string[]> {
  const plan = await op.apigateway.read("DescribeUsagePlan", { UsagePlanId: id }, { expects });
  return fromWire(planFacts, plan).keys;
}

/** Codes that say that a key has the plan already. */
export const keyBoundCodes = [
  "FailedOperation.AlreadyBindUsagePlan",
  "UnsupportedOperation.AlreadyBindUsagePlan",
  "UnsupportedOperation.UnsupportedBindApiKey",
];
