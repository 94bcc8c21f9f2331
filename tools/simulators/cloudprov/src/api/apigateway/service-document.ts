import type { World } from "../../world.ts";
import type { Reply } from "../action.ts";
import { environmentNames } from "./environments.ts";
import type { GatewayApi, GatewayService } from "./records.ts";

/** A service as DescribeService shows it: the members of `Response` itself. */
export function serviceDocument(world: World, service: GatewayService): Reply {
  const { gateway, tags } = world;
  const apis = gateway.apis.allSeen().filter(({ serviceId }) => serviceId === service.id);
  const bindings = gateway.planBindings.allSeen().filter(({ serviceId }) => serviceId === service.id);
  const ofService = bindings.filter(({ apiId }) => apiId === undefined);
  return {
    ...serviceSummary(world, service),
    InstanceId: service.instanceId,
    UniqVpcId: service.uniqVpcId,
    ApiTotalCount: apis.length,
    ApiIdStatusSet: apis.map((api) => apiSummary(world, api)),
    UsagePlanTotalCount: ofService.length,
    UsagePlanList: ofService.flatMap(({ planId, environment }) => {
      const plan = gateway.plans.seen(planId);
      if (plan === undefined) return [];
      return {
        Environment: environment,
        UsagePlanId: plan.id,
        UsagePlanName: plan.name,
        UsagePlanDesc: plan.description,
        MaxRequestNum: plan.maxRequests,
        MaxRequestNumPreSec: plan.maxRequestsPerSecond,
        CreatedTime: world.timeText(plan.createdAt),
        ModifiedTime: world.timeText(plan.modifiedAt),
      };
    }),
    ExclusiveSetName: null,
    SetId: 0,
    UserType: "normal",
    Tags: tags.of(tagsOf(service)).map(({ key, value }) => ({ Key: key, Value: value })),
  };
}

/** What lists show of a service as well. */
export function serviceSummary(world: World, service: GatewayService): Reply {
  return {
    ServiceId: service.id,
    ServiceName: service.name,
    ServiceDesc: service.description,
    Protocol: service.protocol,
    NetTypes: service.netTypes,
    IpVersion: service.ipVersion,
    ...addressesOf(service),
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
    OuterSubDomain: netTypes.includes("OUTER") ? domain : "",
    InternalSubDomain: inner ? `inner-${domain}` : "",
    InnerHttpPort: inner ? 80 : 0,
    InnerHttpsPort: inner ? 443 : 0,
  };
}

/** The environments of a service that are on line. */
export function availableEnvironments({ gateway }: World, serviceId: string): string[] {
  return environmentNames.filter((name) => gateway.online.get(`${serviceId}#${name}`) !== undefined);
}

/** An API as lists show it. */
export function apiSummary(world: World, { id, serviceId, config, createdAt, modifiedAt }: GatewayApi): Reply {
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
    TokenLocation: config.OauthConfig?.TokenLocation ?? null,
    UniqVpcId: config.ServiceConfig?.UniqVpcId ?? null,
    RelationBuniessApiIds: [],
    Tags: [],
    CreatedTime: world.timeText(createdAt),
    ModifiedTime: world.timeText(modifiedAt),
  };
}

/** Under what the tags of a service are kept. */
export function tagsOf({ id, region }: Pick<GatewayService, "id" | "region">) {
  return { service: "apigw", region, prefix: "service", resourceId: id };
}
