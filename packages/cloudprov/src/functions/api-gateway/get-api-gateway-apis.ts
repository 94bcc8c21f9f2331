import { expectation, lookupOutputs } from "@org/core-provider";
import { answerList } from "../../platform/answers.ts";
import { filter, idFilter, lookup, parametersOf } from "../../platform/define.ts";
import { unlessGone } from "../../platform/errors.ts";
import { idForms } from "../../platform/object-id.ts";
import { apiFields } from "../../resources/api-gateway/api-settings.ts";
import { idText, rows, text, whole } from "../answer-fields.ts";
import { apiFacts, requestFacts, responseFacts, serviceId } from "./api-fields.ts";

const inputs = {
  serviceId,
  apiName: filter("ApiName", "Name of the API."),
  apiId: idFilter("ApiId", idForms.api, "ID of the API, `api-...`."),
};

const api = {
  serviceId: text("ServiceId", "ID of the service."),
  ...apiFacts,
  ...requestFacts,
  ...responseFacts,
  ...lookupOutputs(apiFields, { pick: ["requestConfigPath", "requestConfigMethod"] }),
  serviceConfigType: text("ServiceType", "Type of the backend."),
  serviceConfigTimeout: whole("ServiceTimeout", "Timeout of a call to the backend, in seconds."),
  serviceConfigProduct: text("ServiceConfig.Product", "Product of the backend."),
  serviceConfigVpcId: text("ServiceConfig.UniqVpcId", "VPC of the backend."),
  serviceConfigUrl: text("ServiceConfig.Url", "URL of the backend."),
  serviceConfigPath: text("ServiceConfig.Path", "Path of the backend."),
  serviceConfigMethod: text("ServiceConfig.Method", "Method of calls to the backend."),
  serviceConfigScfFunctionName: text("ServiceScfFunctionName", "Name of the cloud function."),
  serviceConfigScfFunctionNamespace: text("ServiceScfFunctionNamespace", "Namespace of the cloud function."),
  serviceConfigScfFunctionQualifier: text("ServiceScfFunctionQualifier", "Version of the cloud function."),
  serviceConfigMockReturnMessage: text("ServiceMockReturnMessage", "Response of a mocked API."),
  modifyTime: text("ModifiedTime", "Time of the last change, in UTC."),
  createTime: text("CreatedTime", "Time of creation, in UTC."),
};

const expects = expectation(api);
const apiSet = answerList("ApiIdStatusSet", { id: idText("ApiId", "Its ID.") });

export const getApiGatewayApis = lookup("getApiGatewayApis", {
  docs: "Lists the APIs of a service, optionally filtered by name or ID.",
  example: 'const apis = cloudprov.getApiGatewayApisOutput({ serviceId: "service-ohxqslqe" });',
  inputs,
  outputs: {
    lists: rows(api, "Apis", "The APIs, in the platform's order."),
  },
  async asks(op) {
    const { serviceId: ServiceId } = op.args;
    const found = await op.apigateway.list("DescribeApisStatus", parametersOf(inputs, op.args), apiSet);
    const apis = found.map(({ ApiId }) =>
      unlessGone(op.apigateway.read("DescribeApi", { ServiceId, ApiId }, { expects })),
    );
    return { Apis: (await Promise.all(apis)).filter((api) => api !== undefined) };
  },
  id: ({ apiName = "", apiId = "" }) => `${apiName}#${apiId}`,
});
