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
  apiName: filter("ApiName", "Name to look for."),
  apiId: idFilter("ApiId", idForms.api, "ID to look for, `api-...`."),
};

const api = {
  serviceId: text("ServiceId", "Its service."),
  ...apiFacts,
  ...requestFacts,
  ...responseFacts,
  ...lookupOutputs(apiFields, { pick: ["requestConfigPath", "requestConfigMethod"] }),
  serviceConfigType: text("ServiceType", "Kind of its backend."),
  serviceConfigTimeout: whole("ServiceTimeout", "How long the backend may take, in seconds."),
  serviceConfigProduct: text("ServiceConfig.Product", "Product of the backend."),
  serviceConfigVpcId: text("ServiceConfig.UniqVpcId", "VPC of the backend."),
  serviceConfigUrl: text("ServiceConfig.Url", "Address of the backend."),
  serviceConfigPath: text("ServiceConfig.Path", "Path at the backend."),
  serviceConfigMethod: text("ServiceConfig.Method", "Method at the backend."),
  serviceConfigScfFunctionName: text("ServiceScfFunctionName", "Cloud function behind it."),
  serviceConfigScfFunctionNamespace: text("ServiceScfFunctionNamespace", "Namespace of the function."),
  serviceConfigScfFunctionQualifier: text("ServiceScfFunctionQualifier", "Version of the function."),
  serviceConfigMockReturnMessage: text("ServiceMockReturnMessage", "What a mocked API answers."),
  modifyTime: text("ModifiedTime", "When it was last changed, in UTC."),
  createTime: text("CreatedTime", "When it was made, in UTC."),
};

const expects = expectation(api);
const apiSet = answerList("ApiIdStatusSet", { id: idText("ApiId", "Its ID.") });

export const getApiGatewayApis = lookup("getApiGatewayApis", {
  docs: "Lists the APIs of a service, or those with a name or an ID.",
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
