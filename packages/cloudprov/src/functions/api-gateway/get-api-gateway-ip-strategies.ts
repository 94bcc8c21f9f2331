import { field, fromWire, lookupOutputs } from "@org/core-provider";
import { answerList, type Body } from "../../platform/answers.ts";
import type { Clients } from "../../platform/clients.ts";
import { filter, lookup, parametersOf } from "../../platform/define.ts";
import { ipStrategyFields } from "../../resources/api-gateway/api-gateway-ip-strategy.ts";
import { apiFields } from "../../resources/api-gateway/api-settings.ts";
import { idText, rows, text, texts, whole } from "../answer-fields.ts";
import { apiFacts, serviceId } from "./api-fields.ts";

const environments = ["test", "release", "prepub"];

const inputs = { serviceId, strategyName: filter("StrategyName", "Name to look for.") };

const boundApi = {
  serviceId: text("ServiceId", "ID of the service."),
  apiId: text("ApiId", "ID of the API."),
  ...apiFacts,
  vpcId: whole("VpcId", "Number of its VPC."),
  uniqVpcId: text("UniqVpcId", "ID of its VPC."),
  apiType: text("ApiType", "Its kind."),
  apiBusinessType: text("ApiBusinessType", "Its part in OAuth."),
  authRelationApiId: text("AuthRelationApiId", "The API that grants its tokens."),
  tags: texts("Tags", "Its tags."),
  path: text("Path", "Its path."),
  method: text("Method", "Its method."),
  // The wire name is misspelled.
  relationBusinessApiIds: texts("RelationBuniessApiIds", "APIs that it grants tokens for."),
  oauthConfig: field.map(field.string({ docs: "A value." }), {
    output: true,
    optional: true,
    wire: "OauthMap",
    docs: "Sign-in by OAuth, by the keys public_key, token_location and login_redirect_url.",
  }),
  modifyTime: text("ModifiedTime", "When it was last changed, in UTC."),
  createTime: text("CreatedTime", "When it was made, in UTC."),
};

const strategy = {
  ...lookupOutputs(ipStrategyFields, {
    pick: ["serviceId", "strategyId", "strategyName", "strategyType", "createTime"],
  }),
  ipList: text("StrategyData", "Its addresses, one a line."),
  bindApiTotalCount: whole("BindApiTotalCount", "How many APIs have it."),
  modifyTime: text("ModifiedTime", "When it was last changed, in UTC."),
};

// The ID is needed to ask for the APIs.
const strategySet = answerList("StrategySet", { strategyId: idText("StrategyId", "Its ID.") }, strategy);
const oauthFacts = lookupOutputs(apiFields, { pick: ["oauthConfig"] });
const apiSet = answerList("BindApis", (found) => fromWire(boundApi, withOauthMap(found)));

export const getApiGatewayIpStrategies = lookup("getApiGatewayIpStrategies", {
  docs: "Lists the IP strategies of a service, with the APIs they are attached to. An API that has one in two environments is there twice.",
  example: 'const strategies = cloudprov.getApiGatewayIpStrategiesOutput({ serviceId: "service-ohxqslqe" });',
  inputs,
  outputs: {
    lists: rows(
      { ...strategy, attachLists: rows(boundApi, "BindApis", "The APIs that have it, of all environments.") },
      "StrategySet",
      "The strategies, in the platform's order.",
    ),
  },
  async asks(op) {
    const answer = await op.apigateway.read("DescribeIPStrategysStatus", parametersOf(inputs, op.args), strategySet);
    const strategies = strategySet.of(answer).map(async (found) => ({
      ...found,
      BindApis: await boundApis(op, op.args.serviceId, found),
    }));
    return { StrategySet: await Promise.all(strategies) };
  },
  id: ({ serviceId: id, strategyName = "" }) => `${id}#${strategyName}`,
});

async function boundApis(op: Clients, service: string, { StrategyId }: Body): Promise<Body[]> {
  const own = { ServiceId: service, StrategyId };
  const found = environments.map((EnvironmentName) =>
    op.apigateway.list("DescribeIPStrategy", { ...own, EnvironmentName }, apiSet),
  );
  return (await Promise.all(found)).flat().map(withOauthMap);
}

function withOauthMap(api: Body): Body {
  const { oauthConfig } = fromWire(oauthFacts, api);
  if (oauthConfig === undefined) return { ...api, OauthMap: undefined };
  const { publicKey = "", tokenLocation = "", loginRedirectUrl = "" } = oauthConfig;
  const OauthMap = { login_redirect_url: loginRedirectUrl, public_key: publicKey, token_location: tokenLocation };
  return { ...api, OauthMap };
}
