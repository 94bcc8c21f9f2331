import type { World } from "../../world.ts";
import type { Reply } from "../action.ts";
import { type ApiConfig, unread, webSocketMembers } from "./api-config.ts";
import type { GatewayApi, GatewayService } from "./records.ts";

/** An API as DescribeApi returns it. Members that are not set are null. */
export function apiDocument(world: World, service: GatewayService, api: GatewayApi): Reply {
  const { config } = api;
  const online = world.gateway.online.all().filter(({ serviceId, apiIds }) => {
    return serviceId === service.id && apiIds.includes(api.id);
  });
  return {
    ...absent,
    ...Object.fromEntries(Object.entries(config).filter(([name, value]) => !unread.includes(name) && value !== "")),
    ServiceConfig: serviceConfig(config),
    ServiceParameters: (config.ServiceParameters ?? []).map(
      ({ RelevantRequestParameterType: _notRead, ...parameter }) => parameter,
    ),
    ServiceId: service.id,
    ServiceName: service.name,
    ServiceDesc: service.description,
    ApiId: api.id,
    Environments: online.map(({ environment }) => environment),
    CreatedTime: world.timeText(api.createdAt),
    ModifiedTime: world.timeText(api.modifiedAt),
    ...api.extra,
  };
}

// The members that are always there.
const absent: Reply = {
  ...Object.fromEntries(
    [
      "ApiDesc",
      "ConstantParameters",
      "RequestParameters",
      "MicroServices",
      "MicroServicesInfo",
      "ServiceTsfLoadBalanceConf",
      "ServiceTsfHealthCheckConf",
      "AuthRelationApiId",
      "OauthConfig",
      "ServiceMockReturnMessage",
      "ServiceScfFunctionName",
      "ServiceScfFunctionNamespace",
      "ServiceScfFunctionQualifier",
      ...webSocketMembers,
      "ResponseSuccessExample",
      "ResponseFailExample",
      "ResponseErrorCodes",
      "InternalDomain",
      "Tags",
      "Base64EncodedTriggerRules",
      "ServiceScfEventIsAsyncCall",
    ].map((name) => [name, null]),
  ),
  ApiBusinessType: "NORMAL",
  IsDebugAfterCharge: false,
  ResponseType: "HTML",
  ServiceScfIsIntegratedResponse: false,
  IsBase64Encoded: false,
  IsBase64Trigger: false,
};

function serviceConfig({ ServiceConfig: config }: ApiConfig): Reply | null {
  if (config === undefined) return null;
  const { CosConfig, ...rest } = config;
  const members = Object.fromEntries(
    ["Product", "UniqVpcId", "Url", "Path", "Method", "UpstreamId"].map((name) => [
      name,
      (rest as Readonly<Record<string, string | undefined>>)[name] ?? "",
    ]),
  );
  const cos = CosConfig === undefined ? null : { PathMatchMode: "BackEndPath", Authorization: false, ...CosConfig };
  return { ...members, CosConfig: cos };
}
