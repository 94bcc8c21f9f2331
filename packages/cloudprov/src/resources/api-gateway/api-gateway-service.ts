import { expectation, field, type ReadyOperation, toWire } from "@org/core-provider";
import { type ActionObject, untilSeen } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, unlessDone } from "../../platform/errors.ts";
import { remedies } from "../../platform/remedies.ts";
import { type Body, memberFacts, responseList, textAt } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { taggedObject } from "../../platform/tagged-object.ts";
import { resourceTags, tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { boundPlans, boundPlansOf } from "./bound-plans.ts";
import { hasLimits, limitFields, limitNames, limitsOf, rowFacts, setLimits } from "./environment-limits.ts";
import { describeService } from "./service-membership.ts";

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
    refuseChange: {
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

/** Every change of the service must contain all of these. */
const changeable: readonly string[] = ["serviceName", "protocol", "serviceDesc", "netTypes"];

const tags = resourceTags({ service: "apigw", prefix: "service" });

/** The service returns its tags in another form. */
const { tags: _tags, ...untagged } = serviceFields;
const expects = expectation(untagged);
const serviceSet = responseList("ServiceSet", memberFacts("ServiceId", "ServiceName"));
const environmentList = responseList("EnvironmentList", rowFacts("Strategy"));

const services: ActionObject = {
  service: "apigateway",
  create: { action: "CreateService", flat: true },
  delete: { action: "DeleteService", confirmed: true },
  withOwnActions: limitNames,
  idOf: textAt("ServiceId"),
  key: (id) => ({ ServiceId: id }),
  read: async (op, id) => {
    const service = await describeService(op, id, expects);
    const [plans, limits] = await Promise.all([boundPlansOf(op, id), readLimits(op, id)]);
    return { ...service, UniqVpcId: service["UniqVpcId"] || undefined, UsagePlans: plans, ...limits };
  },
  listing: {
    name: "ServiceName",
    find: (op, name) => op.apigateway.pages("DescribeServicesStatus", filteredBy("ServiceName", name), serviceSet),
    // The listing contains neither the VPC, nor the APIs, nor the limits: each service is read on its own.
    page: (op, offset) => op.apigateway.page("DescribeServicesStatus", {}, serviceSet, { offset }),
  },
};

const handlers = taggedObject({ fields: serviceFields, ...services }, tags);

export const apiGatewayService = resource("ApiGatewayService", {
  docs: "A service of the API gateway: a host with APIs, and three environments (`test`, `prepub`, `release`) to which they are released. Delete its APIs before you delete the service. The provider takes the service offline first.",
  example: `const shop = new cloudprov.ApiGatewayService("shop", {
    serviceName: "shop",
    protocol: "http&https",
    netTypes: ["OUTER"],
    releaseLimit: 500,
});`,
  errors: remedies(
    "apigateway",
    "UnsupportedOperation.ReduceNetTypes",
    "UnsupportedOperation.ApiListNotEmpty",
    "UnsupportedOperation.ExistingOnlineEnvironment",
    "UnsupportedOperation.UsagePlanInUse",
    "UnsupportedOperation.UnsupportedDeleteService",
  ),
  import: { form: "<service ID>", example: "service-pg6ud8pa" },
  ...handlers,
  setLater: { ...handlers.setLater, releaseLimit: "default", preLimit: "default", testLimit: "default" },

  async ready(op: ReadyOperation<typeof serviceFields> & Clients) {
    if (!hasLimits(op.args) && op.args.tags === undefined) return;
    await untilSeen(op, { ...services, read: (_op, id) => describeService(op, id) }, op.id, {});
    await setLimits(op.args, () => true, limitSetter(op));
    await tags.change(op, op.id, undefined, op.args.tags);
  },

  async update(op) {
    const setsVpc = op.changed("uniqVpcId");
    if (setsVpc || op.changed("serviceName", "protocol", "serviceDesc", "netTypes")) {
      const body = toWire(
        serviceFields,
        op.args,
        (name) => changeable.includes(name) || (name === "uniqVpcId" && setsVpc),
      );
      await op.apigateway.write("ModifyService", { ServiceId: op.id, ...body });
    }
    await setLimits(op.args, op.changed, limitSetter(op));
    await tags.change(op, op.id, op.state.tags, op.args.tags);
  },

  async delete(op) {
    await tags.clear(op, op.id);
    for (const environment of ["test", "release", "prepub"]) await takeOffLine(op, environment);
    await handlers.delete(op);
  },
});

async function readLimits(op: Op, id: string): Promise<Body> {
  const query = { ServiceId: id };
  const found = await ifExists(op.apigateway.list("DescribeServiceEnvironmentStrategy", query, environmentList));
  return limitsOf(found ?? [], "Strategy");
}

function limitSetter(op: Op & { readonly id: string }) {
  return (environment: string, Strategy: number) =>
    op.apigateway.confirm("ModifyServiceEnvironmentStrategy", {
      ServiceId: op.id,
      Strategy,
      EnvironmentNames: [environment],
    });
}

/** The platform may reject this for an environment that is already offline. */
function takeOffLine(op: Op & { readonly id: string }, environment: string): Promise<void> {
  return unlessDone(
    () => op.apigateway.confirm("UnReleaseService", { ServiceId: op.id, EnvironmentName: environment }),
    async () => !isOnLine(await ifExists(describeService(op, op.id)), environment),
  );
}

function isOnLine(service: Body | undefined, environment: string): boolean {
  const online = service?.["AvailableEnvironments"];
  return Array.isArray(online) && online.includes(environment);
}
