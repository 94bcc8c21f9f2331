import { field } from "@org/core-provider";
import type { ActionObject } from "../../platform/action-object.ts";
import { resource } from "../../platform/define.ts";
import { listedBy } from "../../platform/listed-by.ts";
import { remedies } from "../../platform/remedies.ts";
import { taggedObject } from "../../platform/tagged-object.ts";
import { resourceTags, tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";

const fields = withWireNames({
  apiAppName: field.string({ required: true, min: 1, docs: "Name of the application." }),
  apiAppDesc: field.string({
    computed: true,
    omitEmptyOnCreate: true,
    docs: "Description of the application.",
    inputDocs: "Removing it from your program keeps the old description. Set it to an empty string to clear it.",
  }),
  tags: tagsField,
  apiAppId: field.string({
    output: true,
    returned: "always",
    docs: "ID of the application, `app-...`.",
  }),
  apiAppKey: field.string({
    output: true,
    docs: "The key that the application sends with its calls. It changes when a new key is requested.",
  }),
  apiAppSecret: field.string({
    output: true,
    secret: true,
    docs: "The secret that the application signs its calls with.",
  }),
  modifiedTime: field.string({
    output: true,
    changesWith: ["apiAppName", "apiAppDesc"],
    docs: "Time of the last change, in UTC.",
  }),
  createdTime: field.string({ output: true, docs: "Time of creation, in UTC." }),
});

/** The tag service returns the tags. */
const { tags: _tags, ...untagged } = fields;

const apps: ActionObject = {
  create: "CreateApiApp",
  update: { action: "ModifyApiApp", sends: "changes", confirmed: true },
  delete: { action: "DeleteApiApp", confirmed: true },
  ...listedBy({
    service: "apigateway",
    action: "DescribeApiAppsStatus",
    member: "ApiAppSet",
    id: "ApiAppId",
    name: "ApiAppName",
    fields: untagged,
  }),
};

export const apiGatewayApiApp = resource("ApiGatewayApiApp", {
  docs: "An application that calls APIs with its own key pair. Allow it to call an API with an `ApiGatewayApiAppAttachment`.",
  example: `const storefront = new cloudprov.ApiGatewayApiApp("storefront", {
    apiAppName: "storefront",
    apiAppDesc: "The shop on the internet",
});`,
  errors: remedies("apigateway", "UnsupportedOperation.ResourceAssociated"),
  import: { form: "<application ID>", example: "app-poe0pyex" },
  ...taggedObject({ fields, ...apps }, resourceTags({ service: "apigateway", prefix: "apiAppId" })),
});
