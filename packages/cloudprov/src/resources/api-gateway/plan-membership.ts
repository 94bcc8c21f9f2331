import { expectation, field } from "@org/core-provider";
import type { Body } from "../../platform/answers.ts";
import type { Clients } from "../../platform/clients.ts";
import { idForms } from "../../platform/object-id.ts";

/** The usage plan that something has for good. */
export function usagePlanId(docs: string) {
  return field.string({ required: true, pattern: idForms.usagePlan, replaceOnChange: true, wire: "UsagePlanId", docs });
}

/** What is read of any plan: that it is there. */
const aPlan = expectation({
  id: field.string({ output: true, answered: "always", wire: "UsagePlanId", docs: "Its ID." }),
});

/** A usage plan as the platform describes it. `expects` says what else it must tell. */
export function describePlan(op: Clients, id: unknown, expects = aPlan): Promise<Body> {
  return op.apigateway.read("DescribeUsagePlan", { UsagePlanId: id }, { expects });
}

/** Codes that say that a key has the plan already. */
export const keyBoundCodes = [
  "FailedOperation.AlreadyBindUsagePlan",
  "UnsupportedOperation.AlreadyBindUsagePlan",
  "UnsupportedOperation.UnsupportedBindApiKey",
];
