import { expectation, field, type ReadyOperation, toWire } from "@org/core-provider";
import { type ActionObject, mirror, untilSeen } from "../../platform/action-object.ts";
import { answerList, type Body, memberFacts, textAt } from "../../platform/answers.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { unlessDone, unlessGone } from "../../platform/errors.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { taggedObject } from "../../platform/tagged-object.ts";
import { resourceTags, tagsField } from "../../platform/tags.ts";
import { boundPlans, boundPlansOf } from "./bound-plans.ts";
import { hasLimits, limitFields, limitNames, limitsOf, rowFacts, setLimits } from "./environment-limits.ts";
import { describeService } from "./service-membership.ts";

const api = {
  apiId: field.string({ output: true, wire: "ApiId", docs: "ID of the API." }),
  apiName: field.string({ output: true, wire: "ApiName", docs: "Name of the API." }),
  apiDesc: field.string({ output: true, wire: "ApiDesc", docs: "Description of the API." }),
  path: field.string({ output: true, wire: "Path", docs: "Its path." }),
  method: field.string({ output: true, wire: "Method", docs: "Method of the API." }),
};

/** The properties of a service. */
export const serviceFields = {
  serviceName: field.string({ required: true, min: 1, wire: "ServiceName", docs: "Name of the service." }),
  protocol: field.string({
    required: true,
    values: ["http", "https", "http&https"],
    wire: "Protocol",
    docs: "Protocols of calls to the service.",
  }),
  serviceDesc: field.string({
    omitEmptyOnCreate: true,
    unsetAs: "",
    wire: "ServiceDesc",
    docs: "Description of the service.",
  }),
  netTypes: field.set(field.string({ values: ["INNER", "OUTER"], docs: "`INNER` or `OUTER`." }), {
    required: true,
    min: 1,
    wire: "NetTypes",
    docs: "Networks from which the service can be called: inside the cloud (`INNER`), the internet (`OUTER`) or both. A network can be added later, but not removed.",
  }),
  ipVersion: field.string({
    default: "IPv4",
    values: ["IPv4", "IPv6"],
    replaceOnChange: true,
    wire: "IpVersion",
    docs: "IP version of the service's addresses.",
  }),
  instanceId: field.string({
    emptyIsUnset: true,
    replaceOnChange: true,
    wire: "InstanceId",
    docs: "The dedicated instance that runs the service. Defaults to a shared instance.",
  }),
  uniqVpcId: field.string({
    emptyIsUnset: true,
    replaceOnChange: { when: "it was set before", test: (before) => before !== undefined && before !== "" },
    wire: "UniqVpcId",
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
    wire: "InternalSubDomain",
    changesWith: ["netTypes"],
    docs: "Host of the service inside the cloud. Empty if the service cannot be called from there.",
  }),
  outerSubDomain: field.string({
    output: true,
    wire: "OuterSubDomain",
    changesWith: ["netTypes"],
    docs: "Host of the service on the internet. Empty if the service cannot be called from there.",
  }),
  innerHttpPort: field.integer({
    output: true,
    wire: "InnerHttpPort",
    changesWith: ["netTypes", "protocol"],
    docs: "Port for HTTP inside the cloud.",
  }),
  innerHttpsPort: field.integer({
    output: true,
    wire: "InnerHttpsPort",
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
    docs: "Its APIs.",
  }),
  usagePlanLists: boundPlans,
  ...mirror("ApiGatewayService"),
};

/** A change of the service is sent all of these. */
const changeable: readonly string[] = ["serviceName", "protocol", "serviceDesc", "netTypes"];

const tags = resourceTags({ service: "apigw", prefix: "service" });

/** The service tells its tags in another form. */
const { tags: _tags, ...told } = serviceFields;
const expects = expectation(told);
const serviceSet = answerList("ServiceSet", memberFacts("ServiceId", "ServiceName"));
const environmentList = answerList("EnvironmentList", rowFacts("Strategy"));

const services: ActionObject = {
  kind: "ApiGatewayService",
  service: "apigateway",
  create: { action: "CreateService", flat: true },
  remove: { action: "DeleteService", confirmed: true },
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
    // It tells neither the VPC, nor the APIs, nor what is in force: each service is described by itself.
    page: (op, offset) => op.apigateway.page("DescribeServicesStatus", {}, serviceSet, { offset }),
  },
};

const handlers = taggedObject(serviceFields, services, tags);

export const apiGatewayService = resource("ApiGatewayService", {
  docs: "A service of the API gateway: a host with APIs, and three environments (`test`, `prepub`, `release`) to which they are released. Delete its APIs before you delete the service. The provider takes the service offline first.",
  example: `const shop = new cloudprov.ApiGatewayService("shop", {
    serviceName: "shop",
    protocol: "http&https",
    netTypes: ["OUTER"],
    releaseLimit: 500,
});`,
  fields: serviceFields,
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
  const asked = { ServiceId: id };
  const found = await unlessGone(op.apigateway.list("DescribeServiceEnvironmentStrategy", asked, environmentList));
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

/** The platform may refuse it for an environment that is off line already. */
function takeOffLine(op: Op & { readonly id: string }, environment: string): Promise<void> {
  return unlessDone(
    () => op.apigateway.confirm("UnReleaseService", { ServiceId: op.id, EnvironmentName: environment }),
    async () => !isOnLine(await unlessGone(describeService(op, op.id)), environment),
  );
}

function isOnLine(service: Body | undefined, environment: string): boolean {
  const online = service?.["AvailableEnvironments"];
  return Array.isArray(online) && online.includes(environment);
}
