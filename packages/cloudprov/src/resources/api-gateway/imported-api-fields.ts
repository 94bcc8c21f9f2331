import { field, lookupOutputs } from "@org/core-provider";
import { withWireNames } from "../../platform/wire-names.ts";
import { apiFields } from "./api-settings.ts";
import { serviceId } from "./service-membership.ts";

const { serviceParameters } = lookupOutputs({
  serviceParameters: field.list(
    field.object(
      {
        ...withWireNames({
          name: field.string({ docs: "Name of the parameter." }),
          position: field.string({
            docs: "Location of the parameter in the backend request: `header`, `query` or `path`.",
          }),
          relevantRequestParameterPosition: field.string({
            docs: "Location of the request parameter that provides the value.",
          }),
          relevantRequestParameterName: field.string({
            docs: "Name of the request parameter that provides the value.",
          }),
          defaultValue: field.string({ docs: "Value if the request parameter is missing." }),
          relevantRequestParameterDesc: field.string({
            docs: "Description of the request parameter.",
          }),
        }),
        relevantRequestParameterType: field.string({
          output: true,
          optional: true,
          docs: "Type of the request parameter. The platform does not return it.",
        }),
      },
      { docs: "A parameter." },
    ),
    { wire: "ServiceParameters", docs: "Parameters that the API passes from the caller's request to the backend." },
  ),
});

/** The properties of an imported document, and those of its first API. */
export const importedApiFields = {
  ...withWireNames({
    serviceId: serviceId("The service in which the document's APIs are created, `service-...`."),
    content: field.string({
      required: true,
      min: 1,
      writeOnly: true,
      replaceOnChange: true,
      docs: "An OpenAPI 3 document. `x-apigw-...` members configure the gateway. The platform does not return it.",
    }),
    encodeType: field.string({
      default: "YAML",
      values: ["YAML", "JSON"],
      writeOnly: true,
      replaceOnChange: true,
      docs: "Format of the document: `YAML` or `JSON`.",
    }),
    contentVersion: field.string({
      default: "OpenAPI",
      emptyIsUnset: true,
      writeOnly: true,
      replaceOnChange: true,
      docs: "Type of the document: `OpenAPI`. The platform's documentation spells it `openAPI`.",
    }),
    apiId: field.string({
      output: true,
      returned: "always",
      docs: "ID of the document's first API, `api-...`.",
    }),
  }),
  ...lookupOutputs(apiFields, {
    omit: [
      "serviceId",
      "serviceParameters",
      "releaseLimit",
      "preLimit",
      "testLimit",
      "targetServices",
      "targetServicesLoadBalanceConf",
      "targetServicesHealthCheckConf",
      "serviceConfigScfFunctionType",
      "isDeleteResponseErrorCodes",
      "eventBusId",
      "eiamAppType",
      "eiamAuthType",
      "eiamAppId",
      "tokenTimeout",
      "targetNamespaceId",
      "userType",
      "owner",
    ],
    inLists: {
      serviceTsfLoadBalanceConfs: "serviceTsfLoadBalanceConf",
      serviceTsfHealthCheckConfs: "serviceTsfHealthCheckConf",
      serviceConfigCosConfigs: "serviceConfigCosConfig",
      oauthConfigs: "oauthConfig",
    },
  }),
  serviceParameters,
  serviceConfigScfFunctionType: field.string({
    output: true,
    optional: true,
    docs: "How the cloud function is called. The platform does not return it.",
  }),
  isDeleteResponseErrorCodes: field.boolean({
    output: true,
    optional: true,
    docs: "Whether all custom error codes are deleted. The platform does not return it.",
  }),
};
