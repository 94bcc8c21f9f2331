import { field } from "@org/core-provider";
import { answerList, type Body } from "../../platform/answers.ts";
import type { Op } from "../../platform/clients.ts";

const plan = {
  usagePlanId: field.string({ output: true, answered: "always", wire: "UsagePlanId", docs: "ID of the plan." }),
  usagePlanName: field.string({ output: true, wire: "UsagePlanName", docs: "Name of the plan." }),
  bindType: field.string({ output: true, wire: "BindType", docs: "What the plan is attached to: `SERVICE` or `API`." }),
  apiId: field.string({ output: true, wire: "ApiId", docs: "ID of the API. Empty for the whole service." }),
};

/** The usage plans of a service. `UsagePlans` in what is read holds what {@link boundPlansOf} gives. */
export const boundPlans = field.list(field.object(plan, { docs: "A plan." }), {
  output: true,
  wire: "UsagePlans",
  docs: "The usage plans of the service: those of the whole service, each once, then those of its APIs.",
});

const plansOfService = answerList("ServiceUsagePlanList", plan);
const plansOfApis = answerList("ApiUsagePlanList", plan);

/** The usage plans that are bound to a service, in whatever environments, and then those bound to its APIs. */
export async function boundPlansOf(op: Op, serviceId: string): Promise<Body[]> {
  const asked = { ServiceId: serviceId };
  const [ofService, ofApis] = await Promise.all([
    op.apigateway.list("DescribeServiceUsagePlan", asked, plansOfService),
    op.apigateway.list("DescribeApiUsagePlan", asked, plansOfApis),
  ]);
  const once = new Map(ofService.map((one) => [one["UsagePlanId"], one]));
  return [
    ...[...once.values()].map((one) => ({ ...one, BindType: "SERVICE", ApiId: "" })),
    ...ofApis.map((one) => ({ ...one, BindType: "API" })),
  ];
}
