import { listOf, object, type Store, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { filtered, filtersShape, pageMembers, pageOf } from "../lists.ts";
import { environmentShape } from "./environments.ts";
import { checkServiceIdle, lookupOf, onLine } from "./lookup.ts";
import { outcomeAction } from "./outcome.ts";
import type { ApiBinding } from "./records.ts";

/** The actions that bind plugins, IP strategies and apps to APIs. */
export function apiBindingActions(world: World): Action[] {
  return [
    attachPlugin(world),
    detachPlugin(world),
    describePluginApis(world),
    bindIpStrategy(world),
    unBindIpStrategy(world),
    bindApiApp(world),
    unbindApiApp(world),
    describeApiAppBindApisStatus(world),
  ];
}

const someId = text({ min: 1 });
const someIds = listOf(someId, { min: 1, distinct: true });

/** The API and environment of a binding, and its owner. */
type Place = Pick<ApiBinding, "ownerId" | "serviceId" | "apiId" | "environment">;

function attachPlugin(world: World): Action {
  const { gateway } = world;
  const lookup = lookupOf(world);
  return outcomeAction(world, {
    name: "AttachPlugin",
    params: object({ PluginId: someId, ServiceId: someId, EnvironmentName: environmentShape, ApiIds: someIds }),
    run({ params: { PluginId, ServiceId, EnvironmentName: environment, ApiIds }, region }) {
      const plugin = lookup.plugin.get(PluginId, region);
      const apis = ApiIds.map((id) => lookup.api(ServiceId, id, region));
      checkServiceIdle(world, ServiceId);
      onLine(world, ServiceId, environment);
      const places = apis.map(({ id }) => ({ ownerId: plugin.id, serviceId: ServiceId, apiId: id, environment }));
      const isSameType = ({ ownerId }: ApiBinding) => gateway.plugins.get(ownerId)?.type === plugin.type;
      for (const place of places) {
        if (!boundIn(gateway.pluginBindings, place).some(isSameType)) continue;
        throw new PlatformError(
          "InvalidParameter.DuplicatePluginConfig",
          `A plugin of the type ${plugin.type} is attached to ${place.apiId} in ${environment} already.`,
        );
      }
      for (const place of places) bind(world, gateway.pluginBindings, place);
    },
  });
}

function detachPlugin(world: World): Action {
  const lookup = lookupOf(world);
  return outcomeAction(world, {
    name: "DetachPlugin",
    params: object({ PluginId: someId, ServiceId: someId, EnvironmentName: environmentShape, ApiId: someId }),
    run({ params: { PluginId, ServiceId, EnvironmentName: environment, ApiId }, region }) {
      const { id: ownerId } = lookup.plugin.get(PluginId, region);
      const { id: apiId } = lookup.api(ServiceId, ApiId, region);
      checkServiceIdle(world, ServiceId);
      unbind(world.gateway.pluginBindings, { ownerId, serviceId: ServiceId, apiId, environment });
    },
  });
}

function describePluginApis(world: World): Action {
  const { gateway } = world;
  const lookup = lookupOf(world);
  return defineAction({
    name: "DescribePluginApis",
    params: object({ PluginId: someId, ...pageMembers }),
    run({ params, region }) {
      const plugin = lookup.plugin.seen(params.PluginId, region);
      const all = gateway.pluginBindings.allSeen().filter(({ ownerId }) => ownerId === plugin.id);
      return {
        Result: {
          TotalCount: all.length,
          AttachedApis: pageOf(all, params).map(({ serviceId, apiId, environment, boundAt }) => {
            const service = gateway.services.get(serviceId);
            const config = gateway.apis.get(apiId)?.config;
            return {
              ServiceId: serviceId,
              ServiceName: service?.name ?? "",
              ServiceDesc: service?.description ?? null,
              ApiId: apiId,
              ApiName: config?.ApiName ?? "",
              ApiDesc: config?.ApiDesc ?? null,
              Environment: environment,
              AttachedTime: world.timeText(boundAt),
            };
          }),
        },
      };
    },
  });
}

// The response of DescribeIPStrategy lists the bound APIs.
function bindIpStrategy(world: World): Action {
  const { ipStrategyBindings } = world.gateway;
  const lookup = lookupOf(world);
  return outcomeAction(world, {
    name: "BindIPStrategy",
    documentedOnly: "Binding an API again succeeds.",
    params: object({ ServiceId: someId, StrategyId: someId, EnvironmentName: environmentShape, BindApiIds: someIds }),
    run({ params: { ServiceId, StrategyId, EnvironmentName: environment, BindApiIds }, region }) {
      const { id: ownerId } = lookup.ipStrategy(ServiceId, StrategyId, region);
      const apis = BindApiIds.map((id) => lookup.api(ServiceId, id, region));
      checkServiceIdle(world, ServiceId);
      onLine(world, ServiceId, environment);
      const places = apis.map(({ id }) => ({ ownerId, serviceId: ServiceId, apiId: id, environment }));
      const other = places.find((place) => boundIn(ipStrategyBindings, place).some((one) => one.ownerId !== ownerId));
      if (other !== undefined) {
        throw new PlatformError(
          "UnsupportedOperation.ResourceAssociated",
          `Another IP strategy is bound to ${other.apiId} in ${environment}.`,
        );
      }
      // The same one again is taken without a word.
      for (const place of places)
        if (boundIn(ipStrategyBindings, place).length === 0) bind(world, ipStrategyBindings, place);
    },
  });
}

function unBindIpStrategy(world: World): Action {
  const lookup = lookupOf(world);
  return outcomeAction(world, {
    name: "UnBindIPStrategy",
    params: object({ ServiceId: someId, StrategyId: someId, EnvironmentName: environmentShape, UnBindApiIds: someIds }),
    run({ params: { ServiceId, StrategyId, EnvironmentName: environment, UnBindApiIds }, region }) {
      const { id: ownerId } = lookup.ipStrategy(ServiceId, StrategyId, region);
      const apis = UnBindApiIds.map((id) => lookup.api(ServiceId, id, region));
      checkServiceIdle(world, ServiceId);
      for (const { id: apiId } of apis) {
        unbind(world.gateway.ipStrategyBindings, { ownerId, serviceId: ServiceId, apiId, environment });
      }
    },
  });
}

const appPlace = object({ ApiAppId: someId, Environment: environmentShape, ServiceId: someId, ApiId: someId });

function bindApiApp(world: World): Action {
  const { appBindings } = world.gateway;
  const lookup = lookupOf(world);
  return outcomeAction(world, {
    name: "BindApiApp",
    params: appPlace,
    run({ params: { ApiAppId, Environment: environment, ServiceId, ApiId }, region }) {
      const { id: ownerId } = lookup.app.get(ApiAppId, region);
      const { id: apiId } = lookup.api(ServiceId, ApiId, region);
      checkServiceIdle(world, ServiceId);
      onLine(world, ServiceId, environment, "UnsupportedOperation.UnsupportedBindEnvironment");
      const place = { ownerId, serviceId: ServiceId, apiId, environment };
      if (boundIn(appBindings, place).some((one) => one.ownerId === ownerId)) {
        throw new PlatformError(
          "UnsupportedOperation.ResourceAssociated",
          `The app ${ownerId} is bound to ${apiId} in ${environment} already.`,
        );
      }
      bind(world, appBindings, place);
    },
  });
}

function unbindApiApp(world: World): Action {
  const lookup = lookupOf(world);
  return outcomeAction(world, {
    name: "UnbindApiApp",
    params: appPlace,
    run({ params: { ApiAppId, Environment: environment, ServiceId, ApiId }, region }) {
      const { id: ownerId } = lookup.app.get(ApiAppId, region);
      const { id: apiId } = lookup.api(ServiceId, ApiId, region);
      checkServiceIdle(world, ServiceId);
      unbind(world.gateway.appBindings, { ownerId, serviceId: ServiceId, apiId, environment });
    },
  });
}

function describeApiAppBindApisStatus(world: World): Action {
  const { gateway } = world;
  const lookup = lookupOf(world);
  return defineAction({
    name: "DescribeApiAppBindApisStatus",
    params: object({
      ApiAppId: someId,
      Filters: filtersShape("ApiId", "ApiName", "ServiceId", "Environment", "KeyWord"),
      ...pageMembers,
    }),
    run({ params, region }) {
      const app = lookup.app.seen(params.ApiAppId, region);
      const bound = gateway.appBindings.allSeen().filter(({ ownerId }) => ownerId === app.id);
      const all = filtered(
        bound.map((binding) => appBindingDocument(world, binding)),
        params.Filters,
        {
          ApiId: ({ ApiId }, value) => ApiId === value,
          ApiName: ({ ApiName }, value) => ApiName.includes(value),
          ServiceId: ({ ServiceId }, value) => ServiceId === value,
          Environment: ({ EnvironmentName }, value) => EnvironmentName === value,
          KeyWord: ({ ApiId, ApiName }, value) => [ApiId, ApiName].some((word) => word.includes(value)),
        },
      );
      return { Result: { TotalCount: all.length, ApiAppApiSet: pageOf(all, params) } };
    },
  });
}

/** An app's binding as the lists of the app and of the API show it. */
export function appBindingDocument(world: World, { ownerId, serviceId, apiId, environment, boundAt }: ApiBinding) {
  const { apps, apis, services } = world.gateway;
  return {
    ApiAppName: apps.get(ownerId)?.name ?? "",
    ApiAppId: ownerId,
    ApiId: apiId,
    ApiName: apis.get(apiId)?.config.ApiName ?? "",
    ServiceId: serviceId,
    AuthorizedTime: world.timeText(boundAt),
    ApiRegion: services.get(serviceId)?.region ?? "",
    EnvironmentName: environment,
  };
}

// The bindings of an API in an environment.
function boundIn(store: Store<ApiBinding>, { apiId, environment }: Omit<Place, "ownerId">): ApiBinding[] {
  return store.all().filter((one) => one.apiId === apiId && one.environment === environment);
}

function bind(world: World, store: Store<ApiBinding>, place: Place): void {
  store.insert({ ...place, id: world.newUuid(), boundAt: world.now() });
}

function unbind(store: Store<ApiBinding>, place: Place): void {
  const bound = boundIn(store, place).find(({ ownerId }) => ownerId === place.ownerId);
  if (bound === undefined) {
    throw new PlatformError(
      "UnsupportedOperation.ResourceUnassociated",
      `${place.ownerId} is not bound to ${place.apiId} in ${place.environment}.`,
    );
  }
  store.remove(bound.id);
}
