import type { World } from "../../world.ts";
import type { Reply } from "../action.ts";
import { environmentNames } from "./environments.ts";
import { tagsOfService } from "./gateway-tags.ts";
import type { GatewayApi, GatewayService } from "./records.ts";

/** A service as one who may only call it sees it: the members of `Response` itself. */
export function serviceDocument(world: World, service: GatewayService): Reply {
  const { gateway } = world;
  const apis = gateway.apis.allSeen().filter(({ serviceId }) => serviceId === service.id);
  const bindings = gateway.planBindings.allSeen().filter(({ serviceId }) => serviceId === service.id);
  const ofService = bindings.filter(({ apiId }) => apiId === undefined);
  return {
    ...summary(world, service),
    InternalSubDomain: addressesOf(service).inner,
    ApiTotalCount: apis.length,
    ApiIdStatusSet: apis.map((api) => ({
      ...apiFacts(world, api),
      TokenLocation: api.config.OauthConfig?.TokenLocation ?? null,
    })),
    UsagePlanTotalCount: ofService.length,
    UsagePlanList: ofService.flatMap(({ planId, environment }) => {
      const plan = gateway.plans.seen(planId);
      if (plan === undefined) return [];
      return {
        Environment: environment,
        UsagePlanId: plan.id,
        UsagePlanName: plan.name,
        UsagePlanDesc: plan.description,
        MaxRequestNumPreSec: plan.maxRequestsPerSecond,
        CreatedTime: world.timeText(plan.createdAt),
        ModifiedTime: world.timeText(plan.modifiedAt),
      };
    }),
    SetId: 0,
    UserType: "normal",
  };
}

/** A service as its owner sees it. */
export function ownServiceDocument(world: World, service: GatewayService): Reply {
  return {
    ...serviceDocument(world, service),
    InstanceId: service.instanceId,
    InstanceName: "",
    SetType: null,
    DeploymentType: null,
    SpecialUse: "DEFAULT",
    UniqVpcId: service.uniqVpcId,
  };
}

/** A service as lists show it. */
export function listedService(world: World, service: GatewayService): Reply {
  return {
    ...summary(world, service),
    InnerSubDomain: addressesOf(service).inner,
    ExclusiveSetName: service.exclusiveSetName ?? "",
    TradeIsolateStatus: 0,
    InstanceId: service.instanceId,
    SetType: null,
    DeploymentType: null,
  };
}

// What documents and lists have in common. They name the domain inside the cloud differently.
function summary(world: World, service: GatewayService): Reply {
  const { outer, ports } = addressesOf(service);
  return {
    ServiceId: service.id,
    ServiceName: service.name,
    ServiceDesc: service.description,
    Protocol: service.protocol,
    NetTypes: service.netTypes,
    IpVersion: service.ipVersion,
    OuterSubDomain: outer,
    InnerHttpPort: ports.http,
    InnerHttpsPort: ports.https,
    Tags: world.tags.pairsOf(tagsOfService(service)),
    AvailableEnvironments: availableEnvironments(world, service.id),
    CreatedTime: world.timeText(service.createdAt),
    ModifiedTime: world.timeText(service.modifiedAt),
  };
}

/** The domains and ports at which a service is reached without a domain of the user's. */
export function addressesOf({ id, region, netTypes }: GatewayService) {
  const domain = `${id}-1300000001.${region}.apigw.tencentcs.com`;
  const inner = netTypes.includes("INNER");
  return {
    outer: netTypes.includes("OUTER") ? domain : "",
    inner: inner ? `inner-${domain}` : "",
    ports: inner ? { http: 80, https: 443 } : { http: 0, https: 0 },
  };
}

/** The environments of a service that are on line. */
export function availableEnvironments({ gateway }: World, serviceId: string): string[] {
  return environmentNames.filter((name) => gateway.online.get(`${serviceId}#${name}`) !== undefined);
}

/** An API as lists show it. */
export function apiSummary(world: World, api: GatewayApi): Reply {
  return { ...apiFacts(world, api), VpcId: null, Tags: [] };
}

function apiFacts(world: World, { id, serviceId, config, createdAt, modifiedAt }: GatewayApi): Reply {
  return {
    ServiceId: serviceId,
    ApiId: id,
    ApiName: config.ApiName,
    ApiDesc: config.ApiDesc ?? "",
    Path: config.RequestConfig.Path,
    Method: config.RequestConfig.Method,
    ApiType: config.ApiType,
    Protocol: config.Protocol,
    AuthType: config.AuthType,
    ApiBusinessType: config.ApiBusinessType ?? null,
    AuthRelationApiId: config.AuthRelationApiId ?? null,
    IsDebugAfterCharge: config.IsDebugAfterCharge ?? false,
    OauthConfig: config.OauthConfig ?? null,
    UniqVpcId: config.ServiceConfig?.UniqVpcId ?? null,
    RelationBuniessApiIds: [],
    CreatedTime: world.timeText(createdAt),
    ModifiedTime: world.timeText(modifiedAt),
  };
}
