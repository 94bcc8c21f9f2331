import { listOf, object, optional, text } from "@org/simulator";
import { randomSecret } from "../../credentials.ts";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, type Reply } from "../action.ts";
import { filtered, filtersShape, pageMembers, pageOf } from "../lists.ts";
import { appBindingDocument } from "./api-binding-actions.ts";
import { apiDocument } from "./api-document.ts";
import { tagsOfApp } from "./gateway-tags.ts";
import { lookupOf } from "./lookup.ts";
import { outcomeAction } from "./outcome.ts";
import type { ApiApp } from "./records.ts";
import { serviceDocument } from "./service-document.ts";

/** The actions of apps, and those that show what they may call. */
export function appActions(world: World): Action[] {
  return [
    createApiApp(world),
    describeApiAppsStatus(world),
    modifyApiApp(world),
    updateApiAppKey(world),
    deleteApiApp(world),
    describeApiBindApiAppsStatus(world),
    describeApiForApiApp(world),
    describeServiceForApiApp(world),
  ];
}

/** A key of an app and its secret, as the platform makes them. */
export function newAppKeyPair(world: World): Pick<ApiApp, "key" | "secret"> {
  return { key: `APID${world.newHex(32)}`, secret: randomSecret() };
}

function createApiApp(world: World): Action {
  const { gateway } = world;
  return defineAction({
    name: "CreateApiApp",
    params: object({ ApiAppName: text({ min: 1 }), ApiAppDesc: optional(text()) }),
    run({ params: { ApiAppName: name, ApiAppDesc: description = "" }, region }) {
      const quota = world.settings.gatewayQuotas.apps;
      if (gateway.apps.all().filter((one) => one.region === region).length >= quota) {
        throw new PlatformError("LimitExceeded.ApiAppCountLimitExceeded", `There are ${quota} apps: the quota.`);
      }
      const now = world.now();
      const born = { id: world.newId("app"), region, createdAt: now, modifiedAt: now };
      return { Result: document(world, gateway.apps.insert({ ...born, ...newAppKeyPair(world), name, description })) };
    },
  });
}

function modifyApiApp(world: World): Action {
  const lookup = lookupOf(world);
  return outcomeAction(world, {
    name: "ModifyApiApp",
    params: object({
      ApiAppId: text({ min: 1 }),
      ApiAppName: optional(text({ min: 1 })),
      ApiAppDesc: optional(text()),
    }),
    run({ params: { ApiAppId, ApiAppName, ApiAppDesc }, region }) {
      const old = lookup.app.get(ApiAppId, region);
      world.gateway.apps.replace({
        ...old,
        name: ApiAppName ?? old.name,
        description: ApiAppDesc ?? old.description,
        modifiedAt: world.now(),
      });
    },
  });
}

function updateApiAppKey(world: World): Action {
  const lookup = lookupOf(world);
  return outcomeAction(world, {
    name: "UpdateApiAppKey",
    params: object({
      ApiAppId: text({ min: 1 }),
      ApiAppKey: optional(text({ min: 1 })),
      ApiAppSecret: optional(text({ min: 1 })),
    }),
    run({ params: { ApiAppId, ApiAppKey, ApiAppSecret }, region }) {
      const old = lookup.app.get(ApiAppId, region);
      world.gateway.apps.replace({
        ...old,
        key: ApiAppKey ?? old.key,
        secret: ApiAppSecret ?? old.secret,
        modifiedAt: world.now(),
      });
    },
  });
}

function deleteApiApp(world: World): Action {
  const { gateway, tags } = world;
  const lookup = lookupOf(world);
  return outcomeAction(world, {
    name: "DeleteApiApp",
    params: object({ ApiAppId: text({ min: 1 }) }),
    run({ params, region }) {
      const app = lookup.app.get(params.ApiAppId, region);
      if (gateway.appBindings.all().some(({ ownerId }) => ownerId === app.id)) {
        throw new PlatformError("UnsupportedOperation.ResourceAssociated", `The app ${app.id} is bound to APIs.`);
      }
      gateway.apps.remove(app.id);
      tags.clear(tagsOfApp(app));
    },
  });
}

function describeApiAppsStatus(world: World): Action {
  return defineAction({
    name: "DescribeApiAppsStatus",
    params: object({ Filters: filtersShape("ApiAppId", "ApiAppName", "KeyWord"), ...pageMembers }),
    run({ params, region }) {
      const inRegion = world.gateway.apps.allSeen().filter((one) => one.region === region);
      const all = filtered(inRegion, params.Filters, {
        ApiAppId: ({ id }, value) => id === value,
        ApiAppName: ({ name }, value) => name.includes(value),
        KeyWord: ({ id, name }, value) => id.includes(value) || name.includes(value),
      });
      return {
        Result: {
          TotalCount: all.length,
          ApiAppSet: pageOf(all, params).map((app) => document(world, app)),
        },
      };
    },
  });
}

function describeApiBindApiAppsStatus(world: World): Action {
  const { gateway } = world;
  const lookup = lookupOf(world);
  return defineAction({
    name: "DescribeApiBindApiAppsStatus",
    params: object({
      ServiceId: text({ min: 1 }),
      ApiIds: listOf(text({ min: 1 }), { min: 1 }),
      Filters: filtersShape("ApiAppId", "Environment", "KeyWord"),
      ...pageMembers,
    }),
    run({ params, region }) {
      const service = lookup.service.seen(params.ServiceId, region);
      for (const apiId of params.ApiIds) lookup.seenApi(service.id, apiId, region);
      const bound = gateway.appBindings
        .allSeen()
        .filter(({ serviceId, apiId }) => serviceId === service.id && params.ApiIds.includes(apiId))
        .map((binding) => appBindingDocument(world, binding));
      const all = filtered(bound, params.Filters, {
        ApiAppId: ({ ApiAppId }, value) => ApiAppId === value,
        Environment: ({ EnvironmentName }, value) => EnvironmentName === value,
        KeyWord: (one, value) =>
          [one.ApiAppId, one.ApiAppName, one.ApiId, one.ApiName].some((word) => word.includes(value)),
      });
      return { Result: { TotalCount: all.length, ApiAppApiSet: pageOf(all, params) } };
    },
  });
}

// The call goes to one region, and the service may be in another.
function describeApiForApiApp(world: World): Action {
  const lookup = lookupOf(world);
  return defineAction({
    name: "DescribeApiForApiApp",
    params: object({ ServiceId: text({ min: 1 }), ApiId: text({ min: 1 }), ApiRegion: text({ min: 1 }) }),
    run({ params: { ServiceId, ApiId, ApiRegion } }) {
      const api = lookup.seenApi(ServiceId, ApiId, ApiRegion);
      return { Result: apiDocument(world, lookup.service.seen(ServiceId, ApiRegion), api) };
    },
  });
}

function describeServiceForApiApp(world: World): Action {
  const lookup = lookupOf(world);
  return defineAction({
    name: "DescribeServiceForApiApp",
    params: object({ ServiceId: text({ min: 1 }), ApiRegion: text({ min: 1 }) }),
    run: ({ params: { ServiceId, ApiRegion } }) => serviceDocument(world, lookup.service.seen(ServiceId, ApiRegion)),
  });
}

function document(world: World, app: ApiApp): Reply {
  return {
    ApiAppId: app.id,
    ApiAppName: app.name,
    ApiAppKey: app.key,
    ApiAppSecret: app.secret,
    ApiAppDesc: app.description,
    CreatedTime: world.timeText(app.createdAt),
    ModifiedTime: world.timeText(app.modifiedAt),
  };
}
