import { field } from "@org/core-provider";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { boundPlans } from "./bound-plans.ts";
import { limitFields, limitNames } from "./environment-limits.ts";

const api = withWireNames({
  apiId: field.string({ output: true, docs: "ID of the API." }),
  apiName: field.string({ output: true, docs: "Name of the API." }),
  apiDesc: field.string({ output: true, docs: "Description of the API." }),
  path: field.string({ output: true, docs: "Path of the API." }),
  method: field.string({ output: true, docs: "Method of the API." }),
});

/** The properties of a service. */
export const serviceFields = withWireNames({
  serviceName: field.string({ required: true, min: 1, docs: "Name of the service." }),
  protocol: field.string({
    required: true,
    values: ["http", "https", "http&https"],
    docs: "Protocols of calls to the service.",
  }),
  serviceDesc: field.string({
    omitEmptyOnCreate: true,
    unsetAs: "",
    docs: "Description of the service.",
  }),
  netTypes: field.set(field.string({ values: ["INNER", "OUTER"], docs: "`INNER` or `OUTER`." }), {
    required: true,
    min: 1,
    rejectChange: {
      because: "a network type cannot be removed from a service: restore it, or replace the service with `--replace`",
      test: (before, after) => [before].flat().some((one) => ![after].flat().includes(one)),
    },
    docs: "Networks from which the service can be called: inside the cloud (`INNER`), the internet (`OUTER`) or both. A network can be added later, but not removed.",
  }),
  ipVersion: field.string({
    default: "IPv4",
    values: ["IPv4", "IPv6"],
    replaceOnChange: true,
    docs: "IP version of the service's addresses.",
  }),
  instanceId: field.string({
    emptyIsUnset: true,
    replaceOnChange: true,
    docs: "The dedicated instance that runs the service. Defaults to a shared instance.",
  }),
  uniqVpcId: field.string({
    emptyIsUnset: true,
    replaceOnChange: { when: "it was set before", test: (before) => before !== undefined && before !== "" },
    docs: "The VPC of the service, `vpc-...`. It can be set later, but not changed once it is set.",
  }),
  exclusiveSetName: field.string({
    deprecated: "This property has no effect: use instanceId.",
    local: true,
    replaceOnChange: true,
    docs: "Name of a dedicated cluster.",
  }),
  ...limitFields,
  tags: tagsField,
  internalSubDomain: field.string({
    output: true,
    changesWith: ["netTypes"],
    fixedOnceSet: true,
    docs: "Host of the service inside the cloud. Empty if the service cannot be called from there.",
  }),
  outerSubDomain: field.string({
    output: true,
    changesWith: ["netTypes"],
    fixedOnceSet: true,
    docs: "Host of the service on the internet. Empty if the service cannot be called from there.",
  }),
  innerHttpPort: field.integer({
    output: true,
    changesWith: ["netTypes", "protocol"],
    docs: "Port for HTTP inside the cloud.",
  }),
  innerHttpsPort: field.integer({
    output: true,
    changesWith: ["netTypes", "protocol"],
    docs: "Port for HTTPS inside the cloud.",
  }),
  modifyTime: field.string({
    output: true,
    wire: "ModifiedTime",
    changesWith: ["serviceName", "protocol", "serviceDesc", "netTypes", "uniqVpcId", ...limitNames, "tags"],
    docs: "Time of the last change, in UTC.",
  }),
  createTime: field.string({ output: true, wire: "CreatedTime", docs: "Time of creation, in UTC." }),
  apiLists: field.list(field.object(api, { docs: "An API." }), {
    output: true,
    wire: "ApiIdStatusSet",
    docs: "APIs of the service.",
  }),
  usagePlanLists: boundPlans,
});
