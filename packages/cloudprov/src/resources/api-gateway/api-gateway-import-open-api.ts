import { expectation } from "@org/core-provider";
import { type ActionObject, actionObject } from "../../platform/action-object.ts";
import { resource } from "../../platform/define.ts";
import { orNull } from "../../platform/responses.ts";
import { isListed } from "./apis-of-service.ts";
import { importedApiFields } from "./imported-api-fields.ts";
import { importDocument, importId } from "./open-api-import.ts";

const described = orNull(expectation(importedApiFields));

const imports: ActionObject = {
  service: "apigateway",
  create: "ImportOpenApi",
  delete: { action: "DeleteApi", confirmed: true },
  idOf: (response, values) => importId.build({ ...values, apiId: response["ApiId"] }),
  key: importId.key,
  read: (op, own, _values, purpose) =>
    op.apigateway.readIfAny(
      "DescribeApi",
      importId.key(own),
      described,
      purpose && (() => isListed(op, importId.key(own))),
    ),
};

export const apiGatewayImportOpenApi = resource("ApiGatewayImportOpenApi", {
  docs: "APIs of an API gateway service that an OpenAPI document defines. The resource represents the first API of the document: its properties are shown, and deleting the resource deletes it. The other APIs stay on the platform.",
  example: `const shop = new cloudprov.ApiGatewayImportOpenApi("shop", {
    serviceId: config.require("serviceId"),
    encodeType: "JSON",
    content: JSON.stringify({
        openapi: "3.0.0",
        info: { title: "shop", version: "1.0.1" },
        paths: {
            "/orders": {
                get: {
                    operationId: "orders",
                    responses: { "200": { description: "The orders" } },
                    "x-apigw-backend": { ServiceType: "MOCK", ServiceMockReturnMessage: "none" },
                },
            },
        },
    }),
});`,
  errors: { "the document defines no API": "Add paths with operations to the OpenAPI document in `content`." },
  import: {
    because: "the platform does not return the document that its API was created from",
    instead: "declare the API as an ApiGatewayApi, and import it as that",
  },
  naturalKey: ["serviceId"],
  ...actionObject({ fields: importedApiFields, ...imports }),
  create: importDocument,
});
