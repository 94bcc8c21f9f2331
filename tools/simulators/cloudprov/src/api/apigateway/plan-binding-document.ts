import type { World } from "../../world.ts";
import type { Reply } from "../action.ts";
import type { PlanBinding } from "./records.ts";

/** Where a plan is bound, as the list of a plan shows it. */
export function bindingDocument(world: World, binding: PlanBinding): Reply {
  const { gateway } = world;
  const plan = gateway.plans.get(binding.planId);
  const api = binding.apiId === undefined ? undefined : gateway.apis.get(binding.apiId);
  return {
    MaxRequestNum: plan?.maxRequests ?? -1,
    MaxRequestNumPreSec: plan?.maxRequestsPerSecond ?? -1,
    InUseRequestNum: 0,
    ServiceId: binding.serviceId,
    ServiceName: gateway.services.get(binding.serviceId)?.name ?? "",
    ApiId: binding.apiId ?? "",
    ApiName: api?.config.ApiName ?? "",
    Path: api?.config.RequestConfig.Path ?? "",
    Method: api?.config.RequestConfig.Method ?? "",
    Environment: binding.environment,
    CreatedTime: world.timeText(binding.createdAt),
    ModifiedTime: world.timeText(binding.modifiedAt),
  };
}

/** The same as the lists of a service show it, which name the plan too. */
export function boundPlanDocument(world: World, binding: PlanBinding): Reply {
  const plan = world.gateway.plans.get(binding.planId);
  return {
    ...bindingDocument(world, binding),
    UsagePlanId: binding.planId,
    UsagePlanName: plan?.name ?? "",
    UsagePlanDesc: plan?.description ?? "",
    Tags: plan?.tags ?? [],
  };
}
