import { isIP } from "node:net";
import { object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { filtered, filtersShape, pageMembers, pageOf } from "../lists.ts";
import { environmentShape } from "./environments.ts";
import { checkServiceIdle, lookupOf } from "./lookup.ts";
import { outcomeAction } from "./outcome.ts";
import type { IpStrategy } from "./records.ts";
import { apiSummary } from "./service-document.ts";

/** The actions of IP strategies. */
export function ipStrategyActions(world: World): Action[] {
  return [
    createIpStrategy(world),
    describeIpStrategy(world),
    describeIpStrategysStatus(world),
    modifyIpStrategy(world),
    deleteIpStrategy(world),
  ];
}

function createIpStrategy(world: World): Action {
  const { gateway } = world;
  const lookup = lookupOf(world);
  return defineAction({
    name: "CreateIPStrategy",
    params: object({
      ServiceId: text({ min: 1 }),
      StrategyName: text({ min: 1 }),
      StrategyType: text({ min: 1 }),
      StrategyData: text({ min: 1 }),
    }),
    run({ params: { ServiceId, StrategyName, StrategyType, StrategyData }, region }) {
      const service = lookup.service.get(ServiceId, region);
      checkServiceIdle(world, service.id);
      if (StrategyType !== "WHITE" && StrategyType !== "BLACK") {
        throw new PlatformError("InvalidParameterValue.NotInOptions", "StrategyType must be WHITE or BLACK.");
      }
      checkAddresses(StrategyData);
      const quota = world.settings.gatewayQuotas.ipStrategies;
      if (gateway.ipStrategies.all().filter(({ serviceId }) => serviceId === service.id).length >= quota) {
        throw new PlatformError(
          "LimitExceeded.IpStrategyLimitExceeded",
          `The service has ${quota} IP strategies, which is the quota.`,
        );
      }
      const now = world.now();
      const strategy = gateway.ipStrategies.insert({
        id: world.newId("IPStrategy"),
        region,
        serviceId: service.id,
        name: StrategyName,
        type: StrategyType,
        data: StrategyData,
        createdAt: now,
        modifiedAt: now,
      });
      return { Result: { ...document(world, strategy), BindApiTotalCount: 0, BindApis: null } };
    },
  });
}

function describeIpStrategy(world: World): Action {
  const { gateway } = world;
  const lookup = lookupOf(world);
  return defineAction({
    name: "DescribeIPStrategy",
    params: object({
      ServiceId: text({ min: 1 }),
      StrategyId: text({ min: 1 }),
      EnvironmentName: optional(environmentShape),
      Filters: filtersShape("ApiId", "ApiName"),
      ...pageMembers,
    }),
    run({ params, region }) {
      const strategy = lookup.seenIpStrategy(params.ServiceId, params.StrategyId, region);
      const bound = gateway.ipStrategyBindings
        .allSeen()
        .filter(
          ({ ownerId, environment }) =>
            ownerId === strategy.id && environment === (params.EnvironmentName ?? environment),
        );
      const apis = filtered(
        bound.flatMap(({ apiId }) => gateway.apis.seen(apiId) ?? []),
        params.Filters,
        { ApiId: ({ id }, value) => id === value, ApiName: ({ config }, value) => config.ApiName.includes(value) },
      );
      return {
        Result: {
          ...document(world, strategy),
          BindApiTotalCount: apis.length,
          BindApis: pageOf(apis, params).map((api) => apiSummary(world, api)),
        },
      };
    },
  });
}

function describeIpStrategysStatus(world: World): Action {
  const { gateway } = world;
  const lookup = lookupOf(world);
  return defineAction({
    name: "DescribeIPStrategysStatus",
    params: object({ ServiceId: text({ min: 1 }), Filters: filtersShape("StrategyName") }),
    run({ params, region }) {
      const service = lookup.service.seen(params.ServiceId, region);
      const strategies = gateway.ipStrategies.allSeen().filter(({ serviceId }) => serviceId === service.id);
      const all = filtered(strategies, params.Filters, { StrategyName: ({ name }, value) => name.includes(value) });
      return {
        Result: {
          TotalCount: all.length,
          StrategySet: all.map((strategy) => ({
            ...document(world, strategy),
            BindApis: null,
            BindApiTotalCount: gateway.ipStrategyBindings.allSeen().filter(({ ownerId }) => ownerId === strategy.id)
              .length,
          })),
        },
      };
    },
  });
}

function modifyIpStrategy(world: World): Action {
  const lookup = lookupOf(world);
  return outcomeAction(world, {
    name: "ModifyIPStrategy",
    params: object({ ServiceId: text({ min: 1 }), StrategyId: text({ min: 1 }), StrategyData: text({ min: 1 }) }),
    run({ params, region }) {
      const old = lookup.ipStrategy(params.ServiceId, params.StrategyId, region);
      checkServiceIdle(world, old.serviceId);
      checkAddresses(params.StrategyData);
      world.gateway.ipStrategies.replace({ ...old, data: params.StrategyData, modifiedAt: world.now() });
    },
  });
}

function deleteIpStrategy(world: World): Action {
  const { gateway } = world;
  const lookup = lookupOf(world);
  return outcomeAction(world, {
    name: "DeleteIPStrategy",
    params: object({ ServiceId: text({ min: 1 }), StrategyId: text({ min: 1 }) }),
    run({ params, region }) {
      const { id, serviceId } = lookup.ipStrategy(params.ServiceId, params.StrategyId, region);
      checkServiceIdle(world, serviceId);
      if (gateway.ipStrategyBindings.all().some(({ ownerId }) => ownerId === id)) {
        throw new PlatformError("UnsupportedOperation.ResourceAssociated", `The IP strategy ${id} is bound to APIs.`);
      }
      gateway.ipStrategies.remove(id);
    },
  });
}

function checkAddresses(data: string): void {
  const wrong = data.split("\n").find((line) => isIP(line) === 0);
  if (wrong !== undefined) {
    throw new PlatformError("InvalidParameterValue.InvalidIPAddress", `"${wrong}" is not an IP address.`);
  }
}

function document(world: World, strategy: IpStrategy) {
  return {
    ServiceId: strategy.serviceId,
    StrategyId: strategy.id,
    StrategyName: strategy.name,
    StrategyType: strategy.type,
    StrategyData: strategy.data,
    CreatedTime: world.timeText(strategy.createdAt),
    ModifiedTime: world.timeText(strategy.modifiedAt),
  };
}
