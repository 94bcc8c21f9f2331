import { expectation, type ReadyOperation, toWire } from "@org/core-provider";
import { type ActionObject, untilSeen } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { ifExists, unlessDone } from "../../platform/errors.ts";
import { remedies } from "../../platform/remedies.ts";
import { type Body, memberFacts, responseList, textAt } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { taggedObject } from "../../platform/tagged-object.ts";
import { resourceTags } from "../../platform/tags.ts";
import { serviceFields } from "./api-gateway-service-fields.ts";
import { boundPlansOf } from "./bound-plans.ts";
import { hasLimits, limitNames, limitsOf, rowFacts, setLimits } from "./environment-limits.ts";
import { describeService } from "./service-membership.ts";

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
