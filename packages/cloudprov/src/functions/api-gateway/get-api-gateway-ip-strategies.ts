import { field, fromWire, lookupOutputs } from "@org/core-provider";
import type { Clients } from "../../platform/clients.ts";
import { filter, lookup, parametersOf } from "../../platform/define.ts";
import { idText, rows, text, texts, whole } from "../../platform/response-fields.ts";
import { type Body, responseList } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { ipStrategyFields } from "../../resources/api-gateway/api-gateway-ip-strategy.ts";
import { apiFields } from "../../resources/api-gateway/api-settings.ts";
import { apiFacts, serviceId } from "./api-fields.ts";

const environments = ["test", "release", "prepub"];

const inputs = { serviceId, strategyName: filter("StrategyName", "Name of the strategy.") };

const boundApi = withWireNames({
  serviceId: text("ID of the service."),
  apiId: text("ID of the API."),
  ...apiFacts,
  vpcId: whole("Number of the VPC."),
  uniqVpcId: text("ID of the VPC."),
  apiType: text("Type of the API."),
  apiBusinessType: text("Whether the API issues OAuth tokens or requires them."),
  authRelationApiId: text("The API that issues the tokens."),
  tags: texts("Tags of the API."),
  path: text("Path of the API."),
  method: text("Method of the API."),
  // The wire name is misspelled on the platform.
  relationBusinessApiIds: texts("APIs that this API issues tokens for.", { wire: "RelationBuniessApiIds" }),
  oauthConfig: field.map(field.string({ docs: "A value." }), {
    output: true,
    optional: true,
    wire: "OauthMap",
    docs: "OAuth configuration, with the keys `public_key`, `token_location` and `login_redirect_url`.",
  }),
  modifyTime: text("Time of the last change, in UTC.", { wire: "ModifiedTime" }),
  createTime: text("Time of creation, in UTC.", { wire: "CreatedTime" }),
});

const strategy = {
  ...lookupOutputs(ipStrategyFields, {
    pick: ["serviceId", "strategyId", "strategyName", "strategyType", "createTime"],
  }),
  ipList: text("IP addresses, one per line.", { wire: "StrategyData" }),
  bindApiTotalCount: whole("Number of APIs that the strategy is attached to."),
  modifyTime: text("Time of the last change, in UTC.", { wire: "ModifiedTime" }),
};

// The ID is needed to read the APIs.
const strategySet = responseList("StrategySet", { strategyId: idText() }, strategy);
const oauthFacts = lookupOutputs(apiFields, { pick: ["oauthConfig"] });
const apiSet = responseList("BindApis", (found) => fromWire(boundApi, withOauthMap(found)));

export const getApiGatewayIpStrategies = lookup("getApiGatewayIpStrategies", {
  docs: "Lists the IP strategies of a service, with the APIs they are attached to. An API that has a strategy in two environments is listed twice.",
  example: 'const strategies = cloudprov.getApiGatewayIpStrategiesOutput({ serviceId: "service-ohxqslqe" });',
  inputs,
  outputs: {
    lists: rows(
      {
        ...strategy,
        attachLists: rows(boundApi, "BindApis", "The APIs that the strategy is attached to, in all environments."),
      },
      "StrategySet",
      "The strategies, in the platform's order.",
    ),
  },
  async request(op) {
    const response = await op.apigateway.read("DescribeIPStrategysStatus", parametersOf(inputs, op.args), strategySet);
    const strategies = strategySet.of(response).map(async (found) => ({
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
