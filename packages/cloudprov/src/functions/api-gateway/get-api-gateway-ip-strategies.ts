import { field, lookupOutputs } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { filter, lookup, parametersOf } from "../../platform/define.ts";
import { type Body, listOf, recordOf } from "../../platform/service-client.ts";
import { ipStrategyFields } from "../../resources/api-gateway/api-gateway-ip-strategy.ts";
import { rows, text, texts, whole } from "../answer-fields.ts";
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

export const getApiGatewayIpStrategies = lookup("getApiGatewayIpStrategies", {
  docs: "Lists the IP strategies of a service, with the APIs they are attached to. An API that has one in two environments is there twice.",
  example: 'const strategies = cloudprov.getApiGatewayIpStrategiesOutput({ serviceId: "service-ohxqslqe" });',
  inputs,
  outputs: {
    lists: rows(
      {
        ...lookupOutputs(ipStrategyFields, {
          pick: ["serviceId", "strategyId", "strategyName", "strategyType", "createTime"],
        }),
        ipList: text("StrategyData", "Its addresses, one a line."),
        bindApiTotalCount: whole("BindApiTotalCount", "How many APIs have it."),
        modifyTime: text("ModifiedTime", "When it was last changed, in UTC."),
        attachLists: rows(boundApi, "BindApis", "The APIs that have it, of all environments."),
      },
      "StrategySet",
      "The strategies, in the platform's order.",
    ),
  },
  async asks(op) {
    const answer = await op.apigateway.read("DescribeIPStrategysStatus", parametersOf(inputs, op.args));
    const strategies = listOf(answer["StrategySet"]).map(async (strategy) => ({
      ...strategy,
      BindApis: await boundApis(op, op.args.serviceId, strategy),
    }));
    return { StrategySet: await Promise.all(strategies) };
  },
  id: ({ serviceId: id, strategyName = "" }) => `${id}#${strategyName}`,
});

async function boundApis(op: Clients, service: string, strategy: Body): Promise<Body[]> {
  const own = { ServiceId: service, StrategyId: strategy["StrategyId"] };
  const found = environments.map((EnvironmentName) =>
    op.apigateway.list("DescribeIPStrategy", { ...own, EnvironmentName }, "BindApis"),
  );
  return (await Promise.all(found)).flat().map((api) => ({ ...api, OauthMap: oauthMap(recordOf(api["OauthConfig"])) }));
}

function oauthMap(config: Body | undefined): Body | undefined {
  if (config === undefined) return undefined;
  const { LoginRedirectUrl = "", PublicKey = "", TokenLocation = "" } = config;
  return { login_redirect_url: LoginRedirectUrl, public_key: PublicKey, token_location: TokenLocation };
}
