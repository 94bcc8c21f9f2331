import { listOf, object, oneOf, optional, type Static, text } from "@org/simulator";
import { MalformedRequest, PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { pageMembers, pageOf } from "../lists.ts";
import { environmentShape } from "./environments.ts";
import { checkServiceIdle, lookupOf } from "./lookup.ts";
import { outcomeAction } from "./outcome.ts";
import { boundPlanDocument } from "./plan-binding-document.ts";
import type { PlanBinding } from "./records.ts";
import { keepInUse } from "./service-actions.ts";

/** The actions that bind usage plans to services, to APIs and to keys. */
export function planBindingActions(world: World): Action[] {
  return [
    bindEnvironment(world),
    unBindEnvironment(world),
    bindSecretIds(world),
    unBindSecretIds(world),
    describeUsagePlanSecretIds(world),
    describeBindings(world, { name: "DescribeServiceUsagePlan", list: "ServiceUsagePlanList", of: "service" }),
    describeBindings(world, { name: "DescribeApiUsagePlan", list: "ApiUsagePlanList", of: "api" }),
  ];
}

const places = object({
  UsagePlanIds: listOf(text({ min: 1 }), { min: 1, distinct: true }),
  BindType: oneOf("SERVICE", "API"),
  Environment: environmentShape,
  ServiceId: text({ min: 1 }),
  ApiIds: optional(listOf(text({ min: 1 }), { min: 1, distinct: true })),
});

function bindEnvironment(world: World): Action {
  const { gateway } = world;
  return outcomeAction(world, {
    name: "BindEnvironment",
    params: places,
    run({ params, region }) {
      const wanted = bindingsOf(world, params, region);
      for (const { id, planId, serviceId, environment, apiId } of wanted) {
        const otherwise = gateway.planBindings
          .all()
          .some(
            (one) =>
              one.planId === planId &&
              one.serviceId === serviceId &&
              one.environment === environment &&
              (one.apiId === undefined) !== (apiId === undefined),
          );
        if (otherwise || gateway.planBindings.get(id) !== undefined) {
          throw new PlatformError(
            "UnsupportedOperation.UnsupportedBindEnvironment",
            `The usage plan ${planId} is bound to ${environment} of ${serviceId} already.`,
          );
        }
      }
      for (const binding of wanted) gateway.planBindings.insert(binding);
    },
  });
}

function unBindEnvironment(world: World): Action {
  const { gateway } = world;
  return outcomeAction(world, {
    name: "UnBindEnvironment",
    params: places,
    run({ params, region }) {
      const bindings = bindingsOf(world, params, region);
      for (const { id, planId, serviceId, environment } of bindings) {
        if (gateway.planBindings.get(id) === undefined) {
          throw new PlatformError(
            "UnsupportedOperation.UnsupportedUnBindEnvironment",
            `The usage plan ${planId} is not bound to ${environment} of ${serviceId}.`,
          );
        }
      }
      for (const { id } of bindings) gateway.planBindings.remove(id);
      keepInUse(world, params.ServiceId);
    },
  });
}

function bindSecretIds(world: World): Action {
  const { gateway } = world;
  const lookup = lookupOf(world);
  return outcomeAction(world, {
    name: "BindSecretIds",
    documentedOnly: "Binding a key again fails with `FailedOperation.AlreadyBindUsagePlan`.",
    params: secretIds,
    run({ params, region }) {
      const { id: planId } = lookup.plan.get(params.UsagePlanId, region);
      const wanted = params.AccessKeyIds.map((keyId) => {
        const { enabled } = lookup.key.get(keyId, region);
        if (!enabled) {
          throw new PlatformError("UnsupportedOperation.InvalidStatus", `The key ${keyId} is disabled.`);
        }
        const id = `${planId}#${keyId}`;
        if (gateway.planKeys.get(id) === undefined) return { id, planId, keyId };
        throw new PlatformError(
          "FailedOperation.AlreadyBindUsagePlan",
          `The key ${keyId} is bound to the usage plan ${planId} already.`,
        );
      });
      for (const one of wanted) gateway.planKeys.insert(one);
    },
  });
}

function unBindSecretIds(world: World): Action {
  const lookup = lookupOf(world);
  return outcomeAction(world, {
    name: "UnBindSecretIds",
    params: secretIds,
    run({ params, region }) {
      const { id } = lookup.plan.get(params.UsagePlanId, region);
      for (const keyId of params.AccessKeyIds) world.gateway.planKeys.remove(`${id}#${keyId}`);
    },
  });
}

function describeUsagePlanSecretIds(world: World): Action {
  const { gateway } = world;
  const lookup = lookupOf(world);
  return defineAction({
    name: "DescribeUsagePlanSecretIds",
    params: object({ UsagePlanId: text({ min: 1 }), ...pageMembers }),
    run({ params, region }) {
      const plan = lookup.plan.seen(params.UsagePlanId, region);
      const all = gateway.planKeys.allSeen().filter(({ planId }) => planId === plan.id);
      const page = pageOf(all, params).flatMap(({ keyId }) => {
        const key = gateway.keys.get(keyId);
        if (key === undefined) return [];
        return { AccessKeyId: keyId, SecretName: key.name, Status: key.enabled ? 1 : 0 };
      });
      return { Result: { TotalCount: all.length, AccessKeyList: page } };
    },
  });
}

interface BindingList {
  readonly name: string;
  /** The member of the answer. */
  readonly list: string;
  /** Whether plans are bound to the service itself, or to its APIs. */
  readonly of: "service" | "api";
}

function describeBindings(world: World, { name, list, of }: BindingList): Action {
  const lookup = lookupOf(world);
  return defineAction({
    name,
    params: object({ ServiceId: text({ min: 1 }), ...pageMembers }),
    run({ params, region }) {
      const service = lookup.service.seen(params.ServiceId, region);
      const all = world.gateway.planBindings
        .allSeen()
        .filter(({ serviceId, apiId }) => serviceId === service.id && (apiId === undefined) === (of === "service"));
      const page = pageOf(all, params).map((binding) => boundPlanDocument(world, binding));
      return { Result: { TotalCount: all.length, [list]: page } };
    },
  });
}

const secretIds = object({
  UsagePlanId: text({ min: 1 }),
  AccessKeyIds: listOf(text({ min: 1 }), { min: 1, distinct: true }),
});

// Every binding that a call is about: each plan with the service, or with each of the APIs.
function bindingsOf(world: World, params: Static<typeof places>, region: string): PlanBinding[] {
  const { UsagePlanIds, BindType, Environment, ServiceId, ApiIds } = params;
  if ((BindType === "API") !== (ApiIds !== undefined)) {
    throw new MalformedRequest("InvalidParameter", "/ApiIds must be there for API, and only then");
  }
  const lookup = lookupOf(world);
  const plans = UsagePlanIds.map((id) => lookup.plan.get(id, region));
  const service = lookup.service.get(ServiceId, region);
  checkServiceIdle(world, service.id);
  const apiIds = ApiIds?.map((id) => lookup.api(ServiceId, id, region).id) ?? [undefined];
  const now = world.now();
  return plans.flatMap(({ id: planId }) =>
    apiIds.map((apiId) => ({
      id: [planId, ServiceId, Environment, apiId ?? ""].join("#"),
      region,
      planId,
      serviceId: ServiceId,
      apiId,
      environment: Environment,
      createdAt: now,
      modifiedAt: now,
    })),
  );
}
