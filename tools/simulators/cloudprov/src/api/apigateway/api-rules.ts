import { MalformedRequest, PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import type { ApiConfig, SentApi } from "./api-config.ts";
import type { GatewayService } from "./records.ts";

/** The service and API that a request is checked against. */
export interface ApiPlace {
  readonly service: GatewayService;
  /** The API's own ID when it is there already. */
  readonly apiId?: string;
}

/**
 * Checks what a call says about an API's backend: only the members of its kind may be sent.
 *
 * @throws MalformedRequest for what no correct client sends.
 */
export function checkBackend(sent: SentApi, authType = sent.AuthType): void {
  const { ServiceType: type, ServiceConfig: config } = sent;
  for (const [member, kinds] of Object.entries(backendMembers)) {
    if (Object.hasOwn(sent, member) && !kinds.includes(type)) {
      throw new MalformedRequest("InvalidParameter", `/${member} is not for a backend of the type ${type}`);
    }
  }
  const need = (present: unknown, member: string): void => {
    if (present === undefined || present === "") {
      throw new MalformedRequest("MissingParameter", `/${member} is missing, which ${type} needs`);
    }
  };
  if (type === "HTTP" || type === "WEBSOCKET") {
    need(config?.Url, "ServiceConfig/Url");
    need(config?.Path, "ServiceConfig/Path");
    need(config?.Method, "ServiceConfig/Method");
    if (config?.Product !== undefined && config.Product !== "") need(config.UniqVpcId, "ServiceConfig/UniqVpcId");
  }
  if (type === "COS") need(config?.CosConfig, "ServiceConfig/CosConfig");
  if (type === "MOCK") need(sent.ServiceMockReturnMessage, "ServiceMockReturnMessage");
  if (type === "SCF") {
    need(sent.ServiceScfFunctionName, "ServiceScfFunctionName");
    need(sent.ServiceScfFunctionNamespace, "ServiceScfFunctionNamespace");
    need(sent.ServiceScfFunctionQualifier, "ServiceScfFunctionQualifier");
    need(sent.ServiceScfFunctionType, "ServiceScfFunctionType");
    need(sent.ServiceScfIsIntegratedResponse, "ServiceScfIsIntegratedResponse");
  }
  if (sent.ApiBusinessType !== undefined && authType !== "OAUTH") {
    throw new MalformedRequest("InvalidParameterValue.InvalidApiBusinessType", "/ApiBusinessType is for OAUTH only");
  }
  for (const code of sent.ResponseErrorCodes ?? []) {
    if (code.NeedConvert === true) need(code.ConvertedCode, "ResponseErrorCodes/ConvertedCode");
  }
}

/**
 * Checks an API as it would be against the values that the platform takes, and against what else is there.
 *
 * @throws PlatformError for what the platform refuses.
 */
export function checkApi({ gateway }: World, config: ApiConfig, { service, apiId }: ApiPlace): void {
  const invalid = (reason: string, message: string): never => {
    throw new PlatformError(`InvalidParameterValue.${reason}`, message);
  };
  if (config.ServiceTimeout < 1 || config.ServiceTimeout > 1_800) {
    invalid("RangeExceeded", "ServiceTimeout must be from 1 to 1800 seconds.");
  }
  if ((config.TokenTimeout ?? 0) < 0) invalid("RangeExceeded", "TokenTimeout must be at least 0 seconds.");
  if (!config.RequestConfig.Path.startsWith("/")) invalid("InvalidApiRequestConfig", "The path must begin with a /.");
  if (config.ServiceType === "WEBSOCKET" && config.Protocol !== "WEBSOCKET") {
    invalid("InvalidServiceType", "A WEBSOCKET backend needs the protocol WEBSOCKET.");
  }
  oneOf(config.ServiceConfig?.Product, ["clb", "cvm", "upstream"], "ServiceConfig.Product");
  oneOf(config.ServiceConfig?.CosConfig?.PathMatchMode, ["BackEndPath", "FullPath"], "CosConfig.PathMatchMode");
  oneOf(config.ServiceScfFunctionType, ["EVENT", "HTTP"], "ServiceScfFunctionType");
  oneOf(config.ResponseType, ["HTML", "JSON", "TEXT", "BINARY", "XML"], "ResponseType");
  oneOf(config.ApiBusinessType, ["NORMAL", "OAUTH"], "ApiBusinessType");
  for (const { Position } of config.RequestParameters ?? []) {
    oneOf(Position.toLowerCase(), ["header", "query", "path", "body"], "RequestParameters.Position");
  }
  oneOf(config.EIAMAuthType, ["AuthenticationOnly", "Authentication", "Authorization"], "EIAMAuthType");
  const others = gateway.apis.all().filter((one) => one.serviceId === service.id && one.id !== apiId);
  const { Path, Method } = config.RequestConfig;
  if (others.some(({ config: { RequestConfig: used } }) => used.Path === Path && used.Method === Method)) {
    invalid("InvalidApiRequestConfig", `The service has an API at ${Method} ${Path}.`);
  }
  const { AuthRelationApiId: relation } = config;
  if (relation !== undefined && relation !== "") {
    const related = gateway.apis.get(relation);
    if (related?.serviceId !== service.id || related.config.ApiBusinessType !== "OAUTH") {
      throw new PlatformError("ResourceNotFound.InvalidOauthApi", `There is no authorization API ${relation}.`);
    }
  }
}

/** Leaves of a configuration what its kind of backend has. */
export function withoutOtherBackends(config: ApiConfig): ApiConfig {
  const kept = Object.entries(config).filter(([name]) => {
    return backendMembers[name]?.includes(config.ServiceType) ?? true;
  });
  return Object.fromEntries(kept) as unknown as ApiConfig;
}

// For which types of backends a member is.
const backendMembers: Readonly<Record<string, readonly string[]>> = {
  ServiceConfig: ["HTTP", "WEBSOCKET", "COS"],
  ServiceMockReturnMessage: ["MOCK"],
  ServiceScfFunctionName: ["SCF"],
  ServiceScfFunctionNamespace: ["SCF"],
  ServiceScfFunctionQualifier: ["SCF"],
  ServiceScfFunctionType: ["SCF"],
  ServiceScfIsIntegratedResponse: ["SCF"],
};

function oneOf(value: string | undefined, options: readonly string[], name: string): void {
  if (value !== undefined && value !== "" && !options.includes(value)) {
    throw new PlatformError("InvalidParameterValue.NotInOptions", `${name} must be one of ${options.join(", ")}.`);
  }
}
