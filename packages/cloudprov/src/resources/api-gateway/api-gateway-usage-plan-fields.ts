import { field } from "@org/core-provider";
import { withWireNames } from "../../platform/wire-names.ts";

function limit(max: number, docs: string) {
  return field.integer({ default: -1, min: -1, max, docs: `${docs} From 1 to ${max}, or -1 for no limit.` });
}

/** Where a plan is attached. */
export const boundFields = withWireNames({
  serviceId: field.string({ output: true, docs: "ID of the service." }),
  serviceName: field.string({ output: true, docs: "Name of the service." }),
  apiId: field.string({ output: true, docs: "ID of the API. Empty for a whole service." }),
  apiName: field.string({ output: true, docs: "Name of the API. Empty for a whole service." }),
  path: field.string({ output: true, docs: "Path of the API. Empty for a whole service." }),
  method: field.string({ output: true, docs: "Method of the API. Empty for a whole service." }),
  environment: field.string({ output: true, docs: "The environment: test, prepub or release." }),
  modifyTime: field.string({
    output: true,
    wire: "ModifiedTime",
    docs: "Time of the last change of the attachment, in UTC.",
  }),
  createTime: field.string({ output: true, wire: "CreatedTime", docs: "Time of creation of the attachment, in UTC." }),
});

/** The properties of a usage plan. */
export const usagePlanFields = withWireNames({
  usagePlanName: field.string({ required: true, min: 1, docs: "Name of the plan." }),
  usagePlanDesc: field.string({
    omitEmptyOnCreate: true,
    unsetAs: "",
    docs: "Description of the plan.",
  }),
  maxRequestNum: limit(99_999_999, "Maximum number of calls in total."),
  maxRequestNumPreSec: limit(2000, "Maximum number of calls per second."),
  modifyTime: field.string({
    output: true,
    wire: "ModifiedTime",
    changesWith: ["usagePlanName", "usagePlanDesc", "maxRequestNum", "maxRequestNumPreSec"],
    docs: "Time of the last change, in UTC.",
  }),
  createTime: field.string({ output: true, wire: "CreatedTime", docs: "Time of creation, in UTC." }),
  attachApiKeys: field.list(field.string({ docs: "ID of a key." }), {
    output: true,
    wire: "BindSecretIds",
    docs: "API keys that the plan is assigned to.",
  }),
  attachLists: field.list(field.object(boundFields, { docs: "An attachment." }), {
    output: true,
    wire: "EnvironmentList",
    docs: "Where the plan applies: whole services first, then single APIs.",
  }),
});
