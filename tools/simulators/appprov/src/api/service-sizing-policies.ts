import { decimal, defineRoute, flag, integer, object, oneOf, optional, type Route, type Static } from "@org/simulator";
import type { Caller } from "../caller.ts";
import { sizingPolicyDocument } from "../documents/app.ts";
import { notFound, rejectFor } from "../errors.ts";
import type { PolicyValues, ServiceSizingPolicy } from "../records.ts";
import type { World } from "../world.ts";
import { type ApiCall, checkMayChange, hal, listRoute, sceneOf, seen, written } from "./collection.ts";

const shape = object({
  autoscaling: oneOf("horizontal", "vertical"),
  scaling_enabled: optional(flag()),
  metric_lookback_seconds: optional(integer()),
  percentile: optional(decimal()),
  post_scale_up_cooldown_seconds: optional(integer()),
  post_scale_down_cooldown_seconds: optional(integer()),
  post_release_cooldown_seconds: optional(integer()),
  mem_cpu_ratio_r_threshold: optional(decimal()),
  mem_cpu_ratio_c_threshold: optional(decimal()),
  mem_scale_up_threshold: optional(decimal()),
  mem_scale_down_threshold: optional(decimal()),
  minimum_memory: optional(integer()),
  maximum_memory: optional(integer()),
  min_cpu_threshold: optional(decimal()),
  max_cpu_threshold: optional(decimal()),
  min_containers: optional(integer()),
  max_containers: optional(integer()),
  scale_up_step: optional(integer()),
  scale_down_step: optional(integer()),
  use_horizontal_scale: optional(flag()),
});

type Values = Static<typeof shape>;

/** The defaults of a policy that is created with only its type. */
const usual: Omit<PolicyValues, "autoscaling" | "scaling_enabled"> = {
  metric_lookback_seconds: 1800,
  percentile: 99,
  post_scale_up_cooldown_seconds: 60,
  post_scale_down_cooldown_seconds: 300,
  post_release_cooldown_seconds: 60,
  mem_cpu_ratio_r_threshold: 4,
  mem_cpu_ratio_c_threshold: 2,
  mem_scale_up_threshold: 0.9,
  mem_scale_down_threshold: 0.75,
  minimum_memory: 2048,
  maximum_memory: null,
  min_cpu_threshold: null,
  max_cpu_threshold: null,
  min_containers: null,
  max_containers: null,
  scale_up_step: 1,
  scale_down_step: 1,
  use_horizontal_scale: false,
};

const horizontalNeeds = ["min_containers", "max_containers", "min_cpu_threshold", "max_cpu_threshold"] as const;

/** `/services/{id}/service_sizing_policies`: at most one per service. Only the path of the DELETE is singular. */
export function serviceSizingPolicyRoutes(world: World): Route<Caller>[] {
  const { services, serviceSizingPolicies } = world;
  const path = "/services/{id}/service_sizing_policies";
  const policyOf = (serviceId: string) => serviceSizingPolicies.all().find((one) => one.serviceId === serviceId);
  const existing = (call: ApiCall<unknown>): ServiceSizingPolicy => {
    const { id, accountId } = written(services, "service", call);
    checkMayChange(world, accountId);
    const policy = policyOf(id);
    if (policy === undefined) throw notFound("sizing policy of the service", id);
    return policy;
  };
  return [
    listRoute(world, {
      path,
      name: "service_sizing_policies",
      records(call) {
        const { id } = seen(services, "service", call);
        return serviceSizingPolicies.allSeen().filter(({ serviceId }) => serviceId === id);
      },
      document: sizingPolicyDocument,
    }),
    defineRoute({
      method: "POST",
      path,
      simplified: "Services are not scaled automatically.",
      body: shape,
      handle(call) {
        const { id, accountId, appId } = written(services, "service", call);
        checkMayChange(world, accountId);
        rejectFor([
          policyOf(id) !== undefined && "Service already has a sizing policy",
          appId === undefined && "Only services of apps can have a sizing policy",
          ...policyProblems(call.body),
        ]);
        const values = { ...usual, ...call.body, scaling_enabled: true };
        const policy = serviceSizingPolicies.insert({ ...world.born(), serviceId: id, values });
        if (world.settings.emptyPolicyResponses) return { status: 201 };
        return hal(201, sizingPolicyDocument(sceneOf(world, call), policy));
      },
    }),
    defineRoute({
      method: "PUT",
      path,
      documentedOnly:
        "Whether missing values return to their defaults is not documented; `policyChanges` selects one of both.",
      body: shape,
      handle(call) {
        const old = existing(call);
        rejectFor(policyProblems(call.body));
        const { scaling_enabled } = old.values;
        const before = world.settings.policyChanges === "keep" ? old.values : { ...usual, scaling_enabled };
        const values = { ...before, ...call.body };
        const changed = serviceSizingPolicies.replace({ ...old, values, updatedAt: world.now() });
        return hal(200, sizingPolicyDocument(sceneOf(world, call), changed));
      },
    }),
    defineRoute({
      method: "DELETE",
      path: "/services/{id}/service_sizing_policy",
      handle(call) {
        serviceSizingPolicies.remove(existing(call).id);
        return { status: 204 };
      },
    }),
  ];
}

function policyProblems(values: Values): (string | false)[] {
  const given = Object.entries(values);
  const missing = horizontalNeeds.filter((name) => values[name] === undefined);
  const tooMany = horizontalNeeds.filter((name) => values[name] !== undefined);
  const { min_containers = 0, max_containers = Number.POSITIVE_INFINITY } = values;
  return [
    ...given.map(([name, value]) => typeof value === "number" && value <= 0 && `${name} must be greater than 0`),
    ...(values.autoscaling === "horizontal" ? missing.map((name) => `${name} can't be blank`) : []),
    ...(values.autoscaling === "vertical" ? tooMany.map((name) => `${name} is only for horizontal autoscaling`) : []),
    min_containers > max_containers && "min_containers must not be greater than max_containers",
  ];
}
