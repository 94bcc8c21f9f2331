import { field } from "@org/core-provider";
import { type ActionObject, mirror } from "../../platform/action-object.ts";
import { answerList, memberFacts, textAt } from "../../platform/answers.ts";
import type { Clients } from "../../platform/clients.ts";
import { resource } from "../../platform/define.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { taggedObject } from "../../platform/tagged-object.ts";
import { resourceTags, tagsField } from "../../platform/tags.ts";

const fields = {
  apiAppName: field.string({ required: true, min: 1, wire: "ApiAppName", docs: "Name of the application." }),
  apiAppDesc: field.string({
    computed: true,
    omitEmptyOnCreate: true,
    wire: "ApiAppDesc",
    docs: "Description of the application.",
    inputDocs: "Removing it from your program keeps the old description. Set it to an empty string to clear it.",
  }),
  tags: tagsField,
  apiAppId: field.string({
    output: true,
    answered: "always",
    wire: "ApiAppId",
    docs: "ID of the application, `app-...`.",
  }),
  apiAppKey: field.string({
    output: true,
    wire: "ApiAppKey",
    docs: "The key that the application sends with its calls. It changes when a new key is requested.",
  }),
  apiAppSecret: field.string({
    output: true,
    secret: true,
    wire: "ApiAppSecret",
    docs: "The secret that the application signs its calls with.",
  }),
  modifiedTime: field.string({
    output: true,
    wire: "ModifiedTime",
    changesWith: ["apiAppName", "apiAppDesc"],
    docs: "Time of the last change, in UTC.",
  }),
  createdTime: field.string({ output: true, wire: "CreatedTime", docs: "Time of creation, in UTC." }),
  ...mirror("ApiGatewayApiApp"),
};

const listApps = "DescribeApiAppsStatus";

const { tags: _tags, ...told } = fields;
const appSet = answerList("ApiAppSet", memberFacts("ApiAppId", "ApiAppName"));
const wholeApps = answerList("ApiAppSet", told);

const apps: ActionObject = {
  kind: "ApiGatewayApiApp",
  service: "apigateway",
  create: "CreateApiApp",
  update: { action: "ModifyApiApp", sends: "changes", confirmed: true },
  remove: { action: "DeleteApiApp", confirmed: true },
  idOf: textAt("ApiAppId"),
  key: (id) => ({ ApiAppId: id }),
  read: async (op, id) => {
    for await (const found of find(op, "ApiAppId", id, wholeApps)) return found;
    return undefined;
  },
  listing: {
    name: "ApiAppName",
    find: (op, name) => find(op, "ApiAppName", name),
    whole: { page: (op, offset) => op.apigateway.page(listApps, {}, appSet, { offset }), asRead: (found) => found },
  },
};

function find(op: Clients, filter: string, value: string | undefined, list = appSet) {
  return op.apigateway.pages(listApps, filteredBy(filter, value), list);
}

export const apiGatewayApiApp = resource("ApiGatewayApiApp", {
  docs: "An application that calls APIs with its own key pair. Allow it to call an API with an `ApiGatewayApiAppAttachment`.",
  example: `const storefront = new cloudprov.ApiGatewayApiApp("storefront", {
    apiAppName: "storefront",
    apiAppDesc: "The shop on the internet",
});`,
  fields,
  import: { form: "<application ID>", example: "app-poe0pyex" },
  ...taggedObject(fields, apps, resourceTags({ service: "apigateway", prefix: "apiAppId" })),
});
