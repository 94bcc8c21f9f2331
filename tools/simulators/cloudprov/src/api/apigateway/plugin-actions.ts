import { listOf, object, optional, text } from "@org/simulator";
import { MalformedRequest, PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { filtered, filtersShape, pageMembers, pageOf } from "../lists.ts";
import { tagsMember } from "../tag-list.ts";
import { environmentShape } from "./environments.ts";
import { lookupOf } from "./lookup.ts";
import { outcomeAction } from "./outcome.ts";
import { checkPluginConfig } from "./plugin-config.ts";
import type { Plugin } from "./records.ts";

/** The actions of plugins, and of what they are attached to. */
export function pluginActions(world: World): Action[] {
  return [
    createPlugin(world),
    describePlugins(world),
    modifyPlugin(world),
    deletePlugin(world),
    describeAllPluginApis(world),
    describePluginsByApi(world),
  ];
}

const pluginTypes = [
  "IPControl",
  "TrafficControl",
  "Cors",
  "CustomReq",
  "CustomAuth",
  "Routing",
  "TrafficControlByParameter",
  "CircuitBreaker",
  "ProxyCache",
];

function createPlugin(world: World): Action {
  const { gateway } = world;
  return defineAction({
    name: "CreatePlugin",
    simplified: "The configuration has no effect.",
    params: object({
      PluginName: text({ min: 1 }),
      PluginType: text({ min: 1 }),
      PluginData: text({ min: 1 }),
      Description: optional(text({ min: 1 })),
      Tags: tagsMember,
    }),
    run({ params: { PluginName, PluginType, PluginData, Description = "" }, region }) {
      if (!pluginTypes.includes(PluginType)) {
        throw new PlatformError(
          "InvalidParameterValue.NotInOptions",
          `PluginType must be one of ${pluginTypes.join(", ")}.`,
        );
      }
      checkWords({ PluginName, Description });
      checkPluginConfig(PluginType, PluginData);
      const quota = world.settings.gatewayQuotas.plugins;
      if (gateway.plugins.all().filter((one) => one.region === region).length >= quota) {
        throw new PlatformError("LimitExceeded", `There are ${quota} plugins in ${region}, which is the quota.`);
      }
      const now = world.now();
      const plugin = gateway.plugins.insert({
        id: world.newId("plugin"),
        region,
        name: PluginName,
        type: PluginType,
        data: PluginData,
        description: Description,
        createdAt: now,
        modifiedAt: now,
      });
      return { Result: document(world, plugin) };
    },
  });
}

function describePlugins(world: World): Action {
  const { gateway } = world;
  return defineAction({
    name: "DescribePlugins",
    params: object({
      PluginIds: optional(listOf(text({ min: 1 }), { min: 1, max: 100 })),
      PluginName: optional(text({ min: 1 })),
      PluginType: optional(text({ min: 1 })),
      Filters: filtersShape("PluginId", "PluginName", "PluginType", "TagKey"),
      ...pageMembers,
    }),
    run({ params: { PluginIds, PluginName, PluginType, Filters, ...page }, region }) {
      const found = gateway.plugins
        .allSeen()
        .filter(
          ({ id, name, type, region: own }) =>
            own === region &&
            (PluginIds?.includes(id) ?? true) &&
            name.includes(PluginName ?? "") &&
            type === (PluginType ?? type),
        );
      const all = filtered(found, Filters, {
        PluginId: ({ id }, value) => id === value,
        PluginName: ({ name }, value) => name.includes(value),
        PluginType: ({ type }, value) => type === value,
        // Plugins show no tags.
        TagKey: () => false,
      });
      return {
        Result: {
          TotalCount: all.length,
          PluginSet: pageOf(all, page).map((plugin) => {
            const bound = gateway.pluginBindings.allSeen().filter(({ ownerId }) => ownerId === plugin.id);
            return { ...document(world, plugin), AttachedApiTotalCount: bound.length };
          }),
        },
      };
    },
  });
}

function modifyPlugin(world: World): Action {
  const lookup = lookupOf(world);
  return outcomeAction(world, {
    name: "ModifyPlugin",
    params: object({
      PluginId: text({ min: 1 }),
      PluginName: optional(text({ min: 1 })),
      PluginData: optional(text({ min: 1 })),
      Description: optional(text()),
    }),
    run({ params: { PluginId, PluginName, PluginData, Description }, region }) {
      const old = lookup.plugin.get(PluginId, region);
      if (PluginName === undefined && PluginData === undefined && Description === undefined) {
        throw new MalformedRequest("MissingParameter", "one of PluginName, PluginData and Description must be there");
      }
      const changed = {
        ...old,
        name: PluginName ?? old.name,
        data: PluginData ?? old.data,
        description: Description ?? old.description,
        modifiedAt: world.now(),
      };
      checkWords({ PluginName: changed.name, Description: changed.description });
      checkPluginConfig(changed.type, changed.data);
      world.gateway.plugins.replace(changed);
    },
  });
}

function deletePlugin(world: World): Action {
  const { gateway } = world;
  const lookup = lookupOf(world);
  return outcomeAction(world, {
    name: "DeletePlugin",
    params: object({ PluginId: text({ min: 1 }) }),
    run({ params, region }) {
      const { id } = lookup.plugin.get(params.PluginId, region);
      if (gateway.pluginBindings.all().some(({ ownerId }) => ownerId === id)) {
        throw new PlatformError("UnsupportedOperation.ResourceAssociated", `The plugin ${id} is attached to APIs.`);
      }
      gateway.plugins.remove(id);
    },
  });
}

// All APIs that the plugin is, or could be, attached to.
function describeAllPluginApis(world: World): Action {
  const { gateway } = world;
  const lookup = lookupOf(world);
  return defineAction({
    name: "DescribeAllPluginApis",
    params: object({
      ServiceId: text({ min: 1 }),
      PluginId: text({ min: 1 }),
      EnvironmentName: environmentShape,
      ...pageMembers,
    }),
    run({ params, region }) {
      const service = lookup.service.seen(params.ServiceId, region);
      const plugin = lookup.plugin.seen(params.PluginId, region);
      const bindings = gateway.pluginBindings
        .allSeen()
        .filter(({ environment }) => environment === params.EnvironmentName);
      const isOther = (id: string) => id !== plugin.id && gateway.plugins.get(id)?.type === plugin.type;
      const all = gateway.apis.allSeen().filter(({ serviceId }) => serviceId === service.id);
      return {
        Result: {
          TotalCount: all.length,
          ApiSet: pageOf(all, params).map(({ id, config }) => {
            const owners = bindings.flatMap(({ apiId, ownerId }) => (apiId === id ? [ownerId] : []));
            return {
              ApiId: id,
              ApiName: config.ApiName,
              ApiType: config.ApiType,
              Path: config.RequestConfig.Path,
              Method: config.RequestConfig.Method,
              AttachedOtherPlugin: owners.some(isOther),
              IsAttached: owners.includes(plugin.id),
            };
          }),
        },
      };
    },
  });
}

function describePluginsByApi(world: World): Action {
  const { gateway } = world;
  const lookup = lookupOf(world);
  return defineAction({
    name: "DescribePluginsByApi",
    params: object({
      ApiId: text({ min: 1 }),
      ServiceId: text({ min: 1 }),
      EnvironmentName: optional(environmentShape),
      ...pageMembers,
    }),
    run({ params: { ApiId, ServiceId, EnvironmentName, ...page }, region }) {
      const api = lookup.seenApi(ServiceId, ApiId, region);
      const all = gateway.pluginBindings
        .allSeen()
        .filter(({ apiId, environment }) => apiId === api.id && environment === (EnvironmentName ?? environment));
      return {
        Result: {
          TotalCount: all.length,
          PluginSummary: pageOf(all, page).flatMap(({ ownerId, environment, boundAt }) => {
            const plugin = gateway.plugins.get(ownerId);
            if (plugin === undefined) return [];
            return {
              PluginId: plugin.id,
              Environment: environment,
              AttachedTime: world.timeText(boundAt),
              PluginName: plugin.name,
              PluginType: plugin.type,
              Description: plugin.description,
              PluginData: plugin.data,
            };
          }),
        },
      };
    },
  });
}

function checkWords({ PluginName, Description }: { readonly PluginName: string; readonly Description: string }): void {
  if (!/^[A-Za-z][\w-]{0,48}[A-Za-z0-9]$/.test(PluginName)) {
    throw new PlatformError(
      "InvalidParameter.FormatError",
      "PluginName must have 2 to 50 letters, digits, - and _, with a letter first and a letter or digit last.",
    );
  }
  if (Description.length > 200) {
    throw new PlatformError("InvalidParameterValue.LengthExceeded", "Description has at most 200 characters.");
  }
}

function document(world: World, plugin: Plugin) {
  return {
    PluginId: plugin.id,
    PluginName: plugin.name,
    PluginType: plugin.type,
    PluginData: plugin.data,
    Description: plugin.description,
    CreatedTime: world.timeText(plugin.createdAt),
    ModifiedTime: world.timeText(plugin.modifiedAt),
    AttachedApiTotalCount: 0,
    AttachedApis: null,
  };
}
