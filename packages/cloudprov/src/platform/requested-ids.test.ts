import { expect, it } from "vitest";
import { requestedIds } from "./requested-ids.ts";

it.each([
  ["a parameter", { ServiceId: "service-1", Limit: 100 }, { ServiceId: ["service-1"] }],
  ["a list of IDs", { PluginIds: ["plugin-1", "plugin-2"] }, { PluginId: ["plugin-1", "plugin-2"] }],
  ["a filtering parameter", { FilterInstanceIdList: ["bgp-1"] }, { InstanceId: ["bgp-1"] }],
  ["a filter", { Filters: [{ Name: "ApiAppId", Values: ["app-1"] }] }, { ApiAppId: ["app-1"] }],
  ["a filter with a key", { Filters: [{ Key: "logsetId", Values: ["shop"] }] }, { LogsetId: ["shop"] }],
  ["a filter in lower case", { Filters: [{ Name: "api-id", Values: ["api-1"] }] }, { ApiId: ["api-1"] }],
  [
    "a filter of a database",
    { Filters: [{ Name: "db-instance-id", Values: ["postgres-1"] }] },
    { DBInstanceId: ["postgres-1"] },
  ],
])("finds the ID in %s", (_what, parameters, ids) => {
  expect(requestedIds(parameters)).toEqual(ids);
});

it.each([
  ["a name", { Filters: [{ Name: "PluginName", Values: ["office"] }] }],
  ["a pattern that matches several objects", { FilterInstanceId: "bgp-*" }],
  ["no value", { ServiceId: undefined, PluginIds: [], Filters: [{}] }],
])("finds no ID in %s", (_what, parameters) => {
  expect(requestedIds(parameters)).toEqual({});
});
