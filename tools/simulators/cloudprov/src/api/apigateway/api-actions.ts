import { listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { filtered, filtersShape, pageMembers, pageOf } from "../lists.ts";
import { type ApiConfig, apiDefaults, changedApiMembers, newApiMembers, type SentApi } from "./api-config.ts";
import { apiDocument } from "./api-document.ts";
import { checkApi, checkBackend, withoutOtherBackends } from "./api-rules.ts";
import { environmentShape } from "./environments.ts";
import { limitsOf, setLimit, strategyShape } from "./limits.ts";
import { checkServiceIdle, lookupOf, occupyService } from "./lookup.ts";
import { outcomeAction } from "./outcome.ts";
import type { GatewayApi } from "./records.ts";
import { keepInUse } from "./service-actions.ts";
import { apiSummary } from "./service-document.ts";

/** The actions of APIs and of their limits. */
export function apiActions(world: World): Action[] {
  return [
    createApi(world),
    describeApi(world),
    describeApisStatus(world),
    modifyApi(world),
    deleteApi(world),
    modifyApiEnvironmentStrategy(world),
    describeApiEnvironmentStrategy(world),
  ];
}

function createApi(world: World): Action {
  const { gateway } = world;
  const lookup = lookupOf(world);
  return defineAction({
    name: "CreateApi",
    simplified: "The backend is never called.",
    params: object({ ServiceId: text({ min: 1 }), ...newApiMembers() }),
    run({ params: { ServiceId, ...sent }, region }) {
      const service = lookup.service.get(ServiceId, region);
      checkServiceIdle(world, service.id);
      checkBackend(sent);
      const config: ApiConfig = { ...apiDefaults, ...sent };
      checkApi(world, config, { service });
      const quota = world.settings.gatewayQuotas.apis;
      if (gateway.apis.all().filter(({ serviceId }) => serviceId === service.id).length >= quota) {
        throw new PlatformError(
          "LimitExceeded.ApiCountLimitExceeded",
          `The service has ${quota} APIs, which is the quota.`,
        );
      }
      const now = world.now();
      const api = gateway.apis.insert({
        id: world.newId("api"),
        region,
        serviceId: service.id,
        config: withErrorCodes(config),
        createdAt: now,
        modifiedAt: now,
      });
      occupyService(world, service.id);
      return {
        Result: {
          ApiId: api.id,
          Path: sent.RequestConfig.Path,
          Method: sent.RequestConfig.Method,
          CreatedTime: world.timeText(now),
        },
      };
    },
  });
}

function describeApi(world: World): Action {
  const lookup = lookupOf(world);
  return defineAction({
    name: "DescribeApi",
    documentedOnly: "An API that does not exist is an error. `missingAreNull` returns null instead.",
    params: object({ ServiceId: text({ min: 1 }), ApiId: text({ min: 1 }) }),
    run({ params, region }) {
      const service = world.gateway.services.seen(params.ServiceId);
      if (
        world.settings.missingAreNull &&
        service !== undefined &&
        world.gateway.apis.seen(params.ApiId) === undefined
      ) {
        return { Result: null };
      }
      const api = lookup.seenApi(params.ServiceId, params.ApiId, region);
      return { Result: apiDocument(world, lookup.service.seen(params.ServiceId, region), api) };
    },
  });
}

function describeApisStatus(world: World): Action {
  const lookup = lookupOf(world);
  return defineAction({
    name: "DescribeApisStatus",
    params: object({
      ServiceId: text({ min: 1 }),
      Filters: filtersShape("ApiName", "ApiId", "ApiPath", "AuthType", "ApiType", "TagKey"),
      ...pageMembers,
    }),
    run({ params, region }) {
      const service = lookup.service.seen(params.ServiceId, region);
      const apis = world.gateway.apis.allSeen().filter(({ serviceId }) => serviceId === service.id);
      const all = filtered(apis, params.Filters, {
        ApiId: ({ id }, value) => id === value,
        ApiName: ({ config }, value) => config.ApiName.includes(value),
        ApiPath: ({ config }, value) => config.RequestConfig.Path.includes(value),
        AuthType: ({ config }, value) => config.AuthType === value,
        ApiType: ({ config }, value) => config.ApiType === value,
        // APIs have no tags here.
        TagKey: () => false,
      });
      return {
        Result: {
          TotalCount: all.length,
          ApiIdStatusSet: pageOf(all, params).map((api) => apiSummary(world, api)),
        },
      };
    },
  });
}

function modifyApi(world: World): Action {
  const lookup = lookupOf(world);
  return defineAction({
    name: "ModifyApi",
    params: object({ ServiceId: text({ min: 1 }), ApiId: text({ min: 1 }), ...changedApiMembers() }),
    run({ params: { ServiceId, ApiId, ...sent }, region }) {
      const old = lookup.api(ServiceId, ApiId, region);
      checkIdle(world, old);
      checkBackend(sent, sent.AuthType ?? old.config.AuthType);
      if ((sent.Protocol ?? old.config.Protocol) !== old.config.Protocol) {
        throw new PlatformError("UnsupportedOperation.ModifyProtocol", "The protocol of an API cannot be changed.");
      }
      const config = changed(old.config, sent);
      checkApi(world, config, { service: lookup.service.get(ServiceId, region), apiId: ApiId });
      world.gateway.apis.replace({ ...old, config, modifiedAt: world.now() });
      occupyService(world, ServiceId);
      return {};
    },
  });
}

function deleteApi(world: World): Action {
  const { gateway } = world;
  const lookup = lookupOf(world);
  return outcomeAction(world, {
    name: "DeleteApi",
    params: object({ ServiceId: text({ min: 1 }), ApiId: text({ min: 1 }) }),
    run({ params: { ServiceId, ApiId }, region }) {
      const api = lookup.api(ServiceId, ApiId, region);
      checkIdle(world, api);
      const has = (list: readonly { readonly apiId: string | undefined }[]) =>
        list.some(({ apiId }) => apiId === ApiId);
      if (has(gateway.planBindings.all())) {
        throw new PlatformError("FailedOperation.ApiBindEnvironment", `A usage plan is bound to the API ${ApiId}.`);
      }
      if (gateway.apis.all().some(({ config }) => config.AuthRelationApiId === ApiId)) {
        throw new PlatformError("UnsupportedOperation.UnsupportedDeleteApi", `Other APIs rely on the API ${ApiId}.`);
      }
      if (has([gateway.pluginBindings, gateway.appBindings, gateway.ipStrategyBindings].flatMap((all) => all.all()))) {
        throw new PlatformError("UnsupportedOperation.ResourceAssociated", `The API ${ApiId} is bound to something.`);
      }
      gateway.limits.remove(ApiId);
      gateway.apis.remove(ApiId);
      occupyService(world, ServiceId);
      keepInUse(world, ServiceId);
    },
  });
}

function modifyApiEnvironmentStrategy(world: World): Action {
  const lookup = lookupOf(world);
  return outcomeAction(world, {
    name: "ModifyApiEnvironmentStrategy",
    params: object({
      ServiceId: text({ min: 1 }),
      Strategy: strategyShape,
      EnvironmentName: environmentShape,
      ApiIds: listOf(text({ min: 1 }), { min: 1, distinct: true }),
    }),
    run({ params: { ServiceId, Strategy, EnvironmentName, ApiIds }, region }) {
      const apis = ApiIds.map((apiId) => lookup.api(ServiceId, apiId, region));
      for (const api of apis) checkIdle(world, api);
      for (const { id } of apis) setLimit(world, id, EnvironmentName, Strategy);
    },
  });
}

function describeApiEnvironmentStrategy(world: World): Action {
  const lookup = lookupOf(world);
  return defineAction({
    name: "DescribeApiEnvironmentStrategy",
    params: object({
      ServiceId: text({ min: 1 }),
      ApiId: optional(text({ min: 1 })),
      EnvironmentNames: optional(listOf(environmentShape, { min: 1 })),
      ...pageMembers,
    }),
    run({ params: { ServiceId, ApiId, EnvironmentNames, ...page }, region }) {
      const service = lookup.service.seen(ServiceId, region);
      const apis =
        ApiId === undefined
          ? world.gateway.apis.allSeen().filter(({ serviceId }) => serviceId === service.id)
          : [lookup.seenApi(ServiceId, ApiId, region)];
      const all = apis.map(({ id, config }) => ({
        ApiId: id,
        ApiName: config.ApiName,
        Path: config.RequestConfig.Path,
        Method: config.RequestConfig.Method,
        EnvironmentStrategySet: limitsOf(world, id)
          .filter(({ environment }) => EnvironmentNames?.includes(environment) ?? true)
          .map(({ environment, limit }) => ({ EnvironmentName: environment, Quota: limit })),
      }));
      return { Result: { TotalCount: all.length, ApiEnvironmentStrategySet: pageOf(all, page) } };
    },
  });
}

function checkIdle(world: World, { id, serviceId }: GatewayApi): void {
  checkServiceIdle(world, serviceId);
  if (world.busy.has(id)) throw new PlatformError("FailedOperation.ApiInOperation", `The API ${id} is in operation.`);
}

// Values that are not sent stay as they are. Error codes are cleared only when the call requests it.
function changed(old: ApiConfig, sent: SentApi): ApiConfig {
  const merged = withErrorCodes({ ...old, ...sent } as ApiConfig);
  const { ResponseErrorCodes: codes } = old;
  const emptied = codes !== undefined && codes.length > 0 && sent.ResponseErrorCodes?.length === 0;
  return emptied && sent.IsDeleteResponseErrorCodes !== true ? { ...merged, ResponseErrorCodes: codes } : merged;
}

function withErrorCodes({ IsDeleteResponseErrorCodes: remove, ...config }: ApiConfig): ApiConfig {
  const { ResponseErrorCodes: codes, ...rest } = withoutOtherBackends(config);
  if (codes === undefined || remove === true) return rest;
  return { ...rest, ResponseErrorCodes: codes.map((code) => ({ ...code, NeedConvert: code.NeedConvert ?? false })) };
}
