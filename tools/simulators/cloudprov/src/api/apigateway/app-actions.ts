import { listOf, object, text } from "@org/simulator";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { apiDocument } from "./api-document.ts";
import { filtered, filtersShape, pageMembers, pageOf } from "./lists.ts";
import { lookupOf } from "./lookup.ts";
import { serviceDocument } from "./service-document.ts";

/** The actions that show apps, what they may call, and the pages that document APIs. */
export function appActions(world: World): Action[] {
  return [
    describeApiAppsStatus(world),
    describeApiBindApiAppsStatus(world),
    describeApiForApiApp(world),
    describeServiceForApiApp(world),
    describeApiDocs(world),
  ];
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
          ApiAppSet: pageOf(all, params).map((app) => ({
            ApiAppId: app.id,
            ApiAppName: app.name,
            ApiAppKey: app.key,
            ApiAppSecret: app.secret,
            ApiAppDesc: app.description,
            CreatedTime: world.timeText(app.createdAt),
            ModifiedTime: world.timeText(app.modifiedAt),
          })),
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
        .map(({ ownerId, apiId, environment, boundAt }) => ({
          ApiAppName: gateway.apps.get(ownerId)?.name ?? "",
          ApiAppId: ownerId,
          ApiId: apiId,
          ApiName: gateway.apis.get(apiId)?.config.ApiName ?? "",
          ServiceId: service.id,
          AuthorizedTime: world.timeText(boundAt),
          ApiRegion: service.region,
          EnvironmentName: environment,
        }));
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

function describeApiDocs(world: World): Action {
  return defineAction({
    name: "DescribeAPIDocs",
    params: object(pageMembers),
    run({ params, region }) {
      const all = world.gateway.docs.allSeen().filter((one) => one.region === region);
      return {
        Result: {
          TotalCount: all.length,
          APIDocSet: pageOf(all, params).map(({ id, name, status }) => ({
            ApiDocId: id,
            ApiDocName: name,
            ApiDocStatus: status,
            Tags: [],
          })),
        },
      };
    },
  });
}
