import { compositeId, expectationOfRequested, field } from "@org/core-provider";
import { type Binding, bindingObject, responseFields } from "../../platform/binding.ts";
import { resource } from "../../platform/define.ts";
import { idForms } from "../../platform/object-id.ts";
import { remedies } from "../../platform/remedies.ts";
import { responseList } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { boundApi, environment, serviceId } from "./service-membership.ts";

const fields = withWireNames({
  apiAppId: field.string({
    required: true,
    pattern: idForms.apiApp,
    replaceOnChange: true,
    docs: "The application, `app-...`.",
  }),
  environment: environment("Environment of the service. The service must be released to it."),
  serviceId: serviceId("The service of the API, `service-...`."),
  apiId: boundApi("The API, `api-...`. Its `authType` must be `APP`."),
});

const bound = responseFields({
  apiAppId: "ApiAppId",
  environment: "EnvironmentName",
  serviceId: "ServiceId",
  apiId: "ApiId",
});
const boundApis = responseList("ApiAppApiSet", bound);
const listApis = "DescribeApiAppBindApisStatus";

const attachments: Binding = {
  what: "application",
  service: "apigateway",
  id: compositeId({
    separator: "#",
    parts: [
      { property: "apiAppId", wire: "ApiAppId", example: "app-f2dxx0lv" },
      { property: "environment", wire: "Environment", example: "test" },
      { property: "serviceId", wire: "ServiceId", example: "service-h0trno8e" },
      { property: "apiId", wire: "ApiId", example: "api-grsomg0w" },
    ],
  }),
  bind: { action: "BindApiApp", parameters: (parts) => parts },
  unbind: { action: "UnbindApiApp", parameters: (parts) => parts },
  boundCodes: ["UnsupportedOperation.ResourceAssociated"],
  unboundCodes: ["UnsupportedOperation.ResourceUnassociated"],
  listing: {
    parent: ["apiAppId"],
    page: (op, { ApiAppId }, offset) => op.apigateway.page(listApis, { ApiAppId }, boundApis, { offset }),
    one: (op, { ApiAppId, ApiId, ServiceId, Environment }, offset) => {
      const wanted = Object.entries({ ApiId, ServiceId, Environment });
      const filters = wanted.map(([name, value]) => ({ Name: name, Values: [value] }));
      const identifies = expectationOfRequested({ EnvironmentName: Environment ?? "" });
      return op.apigateway.page(listApis, { ApiAppId, Filters: filters }, boundApis, { offset, identifies });
    },
    responseFields: bound,
  },
};

export const apiGatewayApiAppAttachment = resource("ApiGatewayApiAppAttachment", {
  docs: "Allows an application to call an API in one environment.",
  example: `const phone = new cloudprov.ApiGatewayApiAppAttachment("phone", {
    apiAppId: config.require("apiAppId"),
    environment: "test",
    serviceId: config.require("serviceId"),
    apiId: config.require("apiId"),
});`,
  errors: remedies("apigateway", "UnsupportedOperation.UnsupportedBindEnvironment"),
  naturalKey: ["apiAppId", "environment", "serviceId", "apiId"],
  ...bindingObject({ fields, ...attachments }),
});
