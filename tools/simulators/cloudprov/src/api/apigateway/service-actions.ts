import { integer, listOf, object, oneOf, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { filtered, filtersShape, pageMembers, pageOf } from "../lists.ts";
import { tagsMember } from "../tag-list.ts";
import { environmentShape } from "./environments.ts";
import { tagsOfService } from "./gateway-tags.ts";
import { limitsOf, setLimit, strategyShape } from "./limits.ts";
import { checkServiceIdle, lookupOf, occupyService } from "./lookup.ts";
import { outcomeAction } from "./outcome.ts";
import { addressesOf, availableEnvironments, listedService, ownServiceDocument } from "./service-document.ts";

/** The actions of services and of their limits. */
export function serviceActions(world: World): Action[] {
  return [
    createService(world),
    describeService(world),
    describeServicesStatus(world),
    modifyService(world),
    deleteService(world),
    modifyServiceEnvironmentStrategy(world),
    describeServiceEnvironmentStrategy(world),
  ];
}

/**
 * Keeps a service from being deleted for as long as the settings say, after something was taken out of it.
 */
export function keepInUse({ busy, settings }: World, serviceId: string): void {
  busy.occupy(inUse(serviceId), settings.serviceInUseMs);
}

const protocols = oneOf("http", "https", "http&https");
const netTypes = listOf(oneOf("INNER", "OUTER"), { min: 1, distinct: true });

function createService(world: World): Action {
  const { gateway } = world;
  return defineAction({
    name: "CreateService",
    params: object({
      ServiceName: text({ min: 1 }),
      Protocol: protocols,
      ServiceDesc: optional(text()),
      NetTypes: optional(netTypes),
      IpVersion: optional(oneOf("IPv4", "IPv6")),
      InstanceId: optional(text({ min: 1 })),
      UniqVpcId: optional(text({ min: 1 })),
      // Members that have no effect.
      SetServerName: optional(text()),
      AppIdType: optional(text()),
      Tags: tagsMember,
    }),
    run({ params, region }) {
      const quota = world.settings.gatewayQuotas.services;
      if (gateway.services.all().filter((one) => one.region === region).length >= quota) {
        throw new PlatformError(
          "LimitExceeded.ServiceCountLimitExceeded",
          `There are ${quota} services in ${region}, which is the quota.`,
        );
      }
      const now = world.now();
      const service = gateway.services.insert({
        id: world.newId("service"),
        region,
        name: params.ServiceName,
        description: params.ServiceDesc ?? "",
        protocol: params.Protocol,
        netTypes: params.NetTypes ?? ["OUTER"],
        ipVersion: params.IpVersion ?? "IPv4",
        instanceId: params.InstanceId ?? "",
        uniqVpcId: params.UniqVpcId ?? "",
        createdAt: now,
        modifiedAt: now,
      });
      for (const { Key, Value } of params.Tags ?? []) world.tags.put(tagsOfService(service), Key, Value);
      const { outer, inner } = addressesOf(service);
      return {
        ServiceId: service.id,
        ServiceName: service.name,
        ServiceDesc: service.description,
        OuterSubDomain: outer,
        InnerSubDomain: inner,
        NetTypes: service.netTypes,
        IpVersion: service.ipVersion,
        CreatedTime: world.timeText(now),
      };
    },
  });
}

function describeService(world: World): Action {
  const lookup = lookupOf(world);
  return defineAction({
    name: "DescribeService",
    params: object({ ServiceId: text({ min: 1 }) }),
    run: ({ params, region }) => ownServiceDocument(world, lookup.service.seen(params.ServiceId, region)),
  });
}

function describeServicesStatus(world: World): Action {
  return defineAction({
    name: "DescribeServicesStatus",
    params: object({ Filters: filtersShape("ServiceId", "ServiceName"), ...pageMembers }),
    run({ params, region }) {
      const inRegion = world.gateway.services.allSeen().filter((one) => one.region === region);
      const all = filtered(inRegion, params.Filters, {
        ServiceId: ({ id }, value) => id === value,
        ServiceName: ({ name }, value) => name.includes(value),
      });
      return {
        Result: {
          TotalCount: all.length,
          ServiceSet: pageOf(all, params).map((service) => listedService(world, service)),
        },
      };
    },
  });
}

function modifyService(world: World): Action {
  const lookup = lookupOf(world);
  return defineAction({
    name: "ModifyService",
    params: object({
      ServiceId: text({ min: 1 }),
      ServiceName: optional(text({ min: 1 })),
      Protocol: optional(protocols),
      ServiceDesc: optional(text()),
      NetTypes: optional(netTypes),
      UniqVpcId: optional(text({ min: 1 })),
    }),
    run({ params, region }) {
      const old = lookup.service.get(params.ServiceId, region);
      checkServiceIdle(world, old.id);
      const wanted: readonly string[] = params.NetTypes ?? old.netTypes;
      if (old.netTypes.some((one) => !wanted.includes(one))) {
        throw new PlatformError("UnsupportedOperation.ReduceNetTypes", "The network types cannot be reduced.");
      }
      if (params.UniqVpcId !== undefined && old.uniqVpcId !== "" && old.uniqVpcId !== params.UniqVpcId) {
        throw new PlatformError("UnsupportedOperation", "The VPC of a service cannot be changed once it is set.");
      }
      world.gateway.services.replace({
        ...old,
        name: params.ServiceName ?? old.name,
        description: params.ServiceDesc ?? old.description,
        protocol: params.Protocol ?? old.protocol,
        netTypes: wanted,
        uniqVpcId: params.UniqVpcId ?? old.uniqVpcId,
        modifiedAt: world.now(),
      });
      occupyService(world, old.id);
      return {};
    },
  });
}

function deleteService(world: World): Action {
  const { gateway, tags } = world;
  const lookup = lookupOf(world);
  return outcomeAction(world, {
    name: "DeleteService",
    documentedOnly:
      "For a while after something was removed from a service, it cannot be deleted; `serviceInUseMs` sets how long.",
    params: object({ ServiceId: text({ min: 1 }), SkipVerification: optional(integer()) }),
    run({ params, region }) {
      const service = lookup.service.get(params.ServiceId, region);
      const { id } = service;
      const hasPart = (parts: readonly { readonly serviceId: string }[]) =>
        parts.some(({ serviceId }) => serviceId === id);
      checkServiceIdle(world, id);
      const refuse = (reason: string, message: string): never => {
        throw new PlatformError(`UnsupportedOperation.${reason}`, message);
      };
      if (hasPart(gateway.apis.all())) refuse("ApiListNotEmpty", `The service ${id} has APIs.`);
      if (availableEnvironments(world, id).length > 0) {
        refuse("ExistingOnlineEnvironment", `The service ${id} is released in an environment.`);
      }
      if (hasPart(gateway.planBindings.all())) refuse("UsagePlanInUse", `A usage plan is bound to the service ${id}.`);
      if (tags.of(tagsOfService(service)).length > 0) refuse("TagsNotEmpty", `The service ${id} has tags.`);
      if (hasPart(gateway.subDomains.all()) || world.busy.has(inUse(id))) {
        refuse("UnsupportedDeleteService", `The service ${id} is in use.`);
      }
      for (const strategy of gateway.ipStrategies.all()) {
        if (strategy.serviceId === id) gateway.ipStrategies.remove(strategy.id);
      }
      gateway.limits.remove(id);
      gateway.services.remove(id);
    },
  });
}

function modifyServiceEnvironmentStrategy(world: World): Action {
  const lookup = lookupOf(world);
  return outcomeAction(world, {
    name: "ModifyServiceEnvironmentStrategy",
    params: object({
      ServiceId: text({ min: 1 }),
      Strategy: strategyShape,
      EnvironmentNames: listOf(environmentShape, { min: 1, distinct: true }),
    }),
    run({ params, region }) {
      const { id } = lookup.service.get(params.ServiceId, region);
      checkServiceIdle(world, id);
      for (const environment of params.EnvironmentNames) setLimit(world, id, environment, params.Strategy);
      occupyService(world, id);
    },
  });
}

function describeServiceEnvironmentStrategy(world: World): Action {
  const lookup = lookupOf(world);
  return defineAction({
    name: "DescribeServiceEnvironmentStrategy",
    params: object({ ServiceId: text({ min: 1 }), ...pageMembers }),
    run({ params, region }) {
      const service = lookup.service.seen(params.ServiceId, region);
      const all = limitsOf(world, service.id).map(({ environment, limit }) => ({
        EnvironmentName: environment,
        Url: addressesOf(service).outer,
        Status: world.gateway.online.get(`${service.id}#${environment}`) === undefined ? 0 : 1,
        VersionName: world.gateway.online.get(`${service.id}#${environment}`)?.version ?? "",
        Strategy: limit,
        MaxStrategy: 5_000,
      }));
      return { Result: { TotalCount: all.length, EnvironmentList: pageOf(all, params) } };
    },
  });
}

function inUse(serviceId: string): string {
  return `${serviceId} in use`;
}
