import { field } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";

const plan = withWireNames({
  usagePlanId: field.string({ output: true, returned: "always", docs: "ID of the plan." }),
  usagePlanName: field.string({ output: true, docs: "Name of the plan." }),
  bindType: field.string({ output: true, docs: "What the plan is attached to: `SERVICE` or `API`." }),
  apiId: field.string({ output: true, docs: "ID of the API. Empty for the whole service." }),
});

/** The usage plans of a service. The member `UsagePlans` contains the result of {@link boundPlansOf}. */
export const boundPlans = field.list(field.object(plan, { docs: "A plan." }), {
  output: true,
  wire: "UsagePlans",
  docs: "The usage plans of the service: those of the whole service, each once, then those of its APIs.",
});

const plansOfService = responseList("ServiceUsagePlanList", plan);
const plansOfApis = responseList("ApiUsagePlanList", plan);

/** The usage plans that are attached to a service in any environment, followed by those of its APIs. */
export async function boundPlansOf(op: Op, serviceId: string): Promise<Body[]> {
  const query = { ServiceId: serviceId };
  const [ofService, ofApis] = await Promise.all([
    op.apigateway.list("DescribeServiceUsagePlan", query, plansOfService),
    op.apigateway.list("DescribeApiUsagePlan", query, plansOfApis),
  ]);
  const once = new Map(ofService.map((one) => [one["UsagePlanId"], one]));
  return [
    ...[...once.values()].map((one) => ({ ...one, BindType: "SERVICE", ApiId: "" })),
    ...ofApis.map((one) => ({ ...one, BindType: "API" })),
  ];
}
