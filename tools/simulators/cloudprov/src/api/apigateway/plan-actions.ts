import { integer, object, oneOf, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { filtered, filtersShape, pageMembers, pageOf } from "../lists.ts";
import { tagsMember } from "../tag-list.ts";
import { lookupOf } from "./lookup.ts";
import { outcomeAction } from "./outcome.ts";
import { bindingDocument } from "./plan-binding-document.ts";
import type { UsagePlan } from "./records.ts";

/** The actions of usage plans. Their bindings have separate actions. */
export function planActions(world: World): Action[] {
  return [
    createUsagePlan(world),
    describeUsagePlan(world),
    describeUsagePlansStatus(world),
    modifyUsagePlan(world),
    deleteUsagePlan(world),
    describeUsagePlanEnvironments(world),
  ];
}

const limits = { MaxRequestNum: optional(integer()), MaxRequestNumPreSec: optional(integer()) };

function createUsagePlan(world: World): Action {
  const { gateway } = world;
  return defineAction({
    name: "CreateUsagePlan",
    simplified: "Calls are not counted, and no quota is used up.",
    params: object({
      UsagePlanName: text({ min: 1 }),
      UsagePlanDesc: optional(text({ min: 1 })),
      ...limits,
      Tags: tagsMember,
    }),
    run({ params, region }) {
      checkLimits(params);
      const quota = world.settings.gatewayQuotas.plans;
      if (gateway.plans.all().filter((one) => one.region === region).length >= quota) {
        throw new PlatformError("LimitExceeded.UsagePlanLimitExceeded", `There are ${quota} usage plans: the quota.`);
      }
      const now = world.now();
      const plan = gateway.plans.insert({
        id: world.newId("usagePlan"),
        region,
        name: params.UsagePlanName,
        description: params.UsagePlanDesc ?? "",
        maxRequests: params.MaxRequestNum ?? -1,
        maxRequestsPerSecond: params.MaxRequestNumPreSec ?? -1,
        tags: params.Tags ?? [],
        createdAt: now,
        modifiedAt: now,
      });
      return { Result: document(world, plan) };
    },
  });
}

function describeUsagePlan(world: World): Action {
  const lookup = lookupOf(world);
  return defineAction({
    name: "DescribeUsagePlan",
    params: object({ UsagePlanId: text({ min: 1 }) }),
    run({ params, region }) {
      const plan = lookup.plan.seen(params.UsagePlanId, region);
      return { Result: document(world, plan) };
    },
  });
}

function describeUsagePlansStatus(world: World): Action {
  return defineAction({
    name: "DescribeUsagePlansStatus",
    params: object({ Filters: filtersShape("UsagePlanId", "UsagePlanName"), ...pageMembers }),
    run({ params, region }) {
      const inRegion = world.gateway.plans.allSeen().filter((one) => one.region === region);
      const all = filtered(inRegion, params.Filters, {
        UsagePlanId: ({ id }, value) => id === value,
        UsagePlanName: ({ name }, value) => name.includes(value),
      });
      const page = pageOf(all, params).map((plan) => summary(world, plan));
      return { Result: { TotalCount: all.length, UsagePlanStatusSet: page } };
    },
  });
}

function modifyUsagePlan(world: World): Action {
  const lookup = lookupOf(world);
  return defineAction({
    name: "ModifyUsagePlan",
    params: object({
      UsagePlanId: text({ min: 1 }),
      UsagePlanName: optional(text({ min: 1 })),
      UsagePlanDesc: optional(text()),
      ...limits,
    }),
    run({ params, region }) {
      const old = lookup.plan.get(params.UsagePlanId, region);
      checkLimits(params);
      const changed = world.gateway.plans.replace({
        ...old,
        name: params.UsagePlanName ?? old.name,
        description: params.UsagePlanDesc ?? old.description,
        maxRequests: params.MaxRequestNum ?? old.maxRequests,
        maxRequestsPerSecond: params.MaxRequestNumPreSec ?? old.maxRequestsPerSecond,
        modifiedAt: world.now(),
      });
      return { Result: document(world, changed) };
    },
  });
}

function deleteUsagePlan(world: World): Action {
  const { gateway } = world;
  const lookup = lookupOf(world);
  return outcomeAction(world, {
    name: "DeleteUsagePlan",
    params: object({ UsagePlanId: text({ min: 1 }) }),
    run({ params, region }) {
      const { id } = lookup.plan.get(params.UsagePlanId, region);
      if ([...gateway.planBindings.all(), ...gateway.planKeys.all()].some(({ planId }) => planId === id)) {
        throw new PlatformError("UnsupportedOperation.UsagePlanInUse", `The usage plan ${id} is in use.`);
      }
      gateway.plans.remove(id);
    },
  });
}

function describeUsagePlanEnvironments(world: World): Action {
  const lookup = lookupOf(world);
  return defineAction({
    name: "DescribeUsagePlanEnvironments",
    params: object({ UsagePlanId: text({ min: 1 }), BindType: optional(oneOf("SERVICE", "API")), ...pageMembers }),
    run({ params, region }) {
      const plan = lookup.plan.seen(params.UsagePlanId, region);
      const { BindType = "SERVICE" } = params;
      const all = world.gateway.planBindings
        .allSeen()
        .filter(({ planId, apiId }) => planId === plan.id && (apiId === undefined) === (BindType === "SERVICE"));
      const page = pageOf(all, params).map((binding) => bindingDocument(world, binding));
      return { Result: { TotalCount: all.length, EnvironmentList: page } };
    },
  });
}

function checkLimits({
  MaxRequestNum = -1,
  MaxRequestNumPreSec = -1,
}: {
  readonly MaxRequestNum?: number;
  readonly MaxRequestNumPreSec?: number;
}): void {
  const inRange = (value: number, max: number) => value === -1 || (value >= 1 && value <= max);
  if (!inRange(MaxRequestNum, 99_999_999) || !inRange(MaxRequestNumPreSec, 2_000)) {
    throw new PlatformError(
      "InvalidParameterValue.InvalidMaxRequestNum",
      "MaxRequestNum must be -1 or from 1 to 99999999, MaxRequestNumPreSec -1 or from 1 to 2000.",
    );
  }
}

function document(world: World, plan: UsagePlan) {
  const { gateway } = world;
  const keyIds = gateway.planKeys.allSeen().flatMap(({ planId, keyId }) => (planId === plan.id ? [keyId] : []));
  const bindings = gateway.planBindings.allSeen().filter(({ planId }) => planId === plan.id);
  return {
    ...summary(world, plan),
    BindSecretIdTotalCount: keyIds.length,
    BindSecretIds: keyIds,
    BindEnvironmentTotalCount: bindings.length,
    BindEnvironments: bindings.map(({ serviceId, environment }) => ({
      ServiceId: serviceId,
      EnvironmentName: environment,
    })),
  };
}

// What lists show of a plan.
function summary(world: World, plan: UsagePlan) {
  return {
    UsagePlanId: plan.id,
    UsagePlanName: plan.name,
    UsagePlanDesc: plan.description,
    MaxRequestNum: plan.maxRequests,
    MaxRequestNumPreSec: plan.maxRequestsPerSecond,
    Tags: plan.tags,
    CreatedTime: world.timeText(plan.createdAt),
    ModifiedTime: world.timeText(plan.modifiedAt),
  };
}
