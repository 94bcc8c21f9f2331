import { expectation, lookupOutputs } from "@org/core-provider";
import { filter, idFilter, lookup, parametersOf } from "../../platform/define.ts";
import { ifExists } from "../../platform/errors.ts";
import { idForms } from "../../platform/object-id.ts";
import { idText, rows, text, whole } from "../../platform/response-fields.ts";
import { responseList } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { apiFields } from "../../resources/api-gateway/api-settings.ts";
import { apiFacts, requestFacts, responseFacts, serviceId } from "./api-fields.ts";

const inputs = {
  serviceId,
  apiName: filter("ApiName", "Name of the API."),
  apiId: idFilter("ApiId", idForms.api, "ID of the API, `api-...`."),
};

const api = withWireNames({
  serviceId: text("ID of the service."),
  ...apiFacts,
  ...requestFacts,
  ...responseFacts,
  ...lookupOutputs(apiFields, { pick: ["requestConfigPath", "requestConfigMethod"] }),
  serviceConfigType: text("Type of the backend.", { wire: "ServiceType" }),
  serviceConfigTimeout: whole("Timeout of a call to the backend, in seconds.", { wire: "ServiceTimeout" }),
  serviceConfigProduct: text("Product of the backend.", { wire: "ServiceConfig.Product" }),
  serviceConfigVpcId: text("VPC of the backend.", { wire: "ServiceConfig.UniqVpcId" }),
  serviceConfigUrl: text("URL of the backend.", { wire: "ServiceConfig.Url" }),
  serviceConfigPath: text("Path of the backend.", { wire: "ServiceConfig.Path" }),
  serviceConfigMethod: text("Method of calls to the backend.", { wire: "ServiceConfig.Method" }),
  serviceConfigScfFunctionName: text("Name of the cloud function.", { wire: "ServiceScfFunctionName" }),
  serviceConfigScfFunctionNamespace: text("Namespace of the cloud function.", { wire: "ServiceScfFunctionNamespace" }),
  serviceConfigScfFunctionQualifier: text("Version of the cloud function.", { wire: "ServiceScfFunctionQualifier" }),
  serviceConfigMockReturnMessage: text("Response of a mocked API.", { wire: "ServiceMockReturnMessage" }),
  modifyTime: text("Time of the last change, in UTC.", { wire: "ModifiedTime" }),
  createTime: text("Time of creation, in UTC.", { wire: "CreatedTime" }),
});

const expects = expectation(api);
const apiSet = responseList("ApiIdStatusSet", { apiId: idText() });

export const getApiGatewayApis = lookup("getApiGatewayApis", {
  docs: "Lists the APIs of a service, optionally filtered by name or ID.",
  example: 'const apis = cloudprov.getApiGatewayApisOutput({ serviceId: "service-ohxqslqe" });',
  inputs,
  outputs: {
    lists: rows(api, "Apis", "The APIs, in the platform's order."),
  },
  async request(op) {
    const { serviceId: ServiceId } = op.args;
    const found = await op.apigateway.list("DescribeApisStatus", parametersOf(inputs, op.args), apiSet);
    const apis = found.map(({ ApiId }) =>
      ifExists(op.apigateway.read("DescribeApi", { ServiceId, ApiId }, { expects })),
    );
    return { Apis: (await Promise.all(apis)).filter((api) => api !== undefined) };
  },
  id: ({ apiName = "", apiId = "" }) => `${apiName}#${apiId}`,
});
