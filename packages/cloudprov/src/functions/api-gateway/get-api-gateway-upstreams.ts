import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idText, rows, text } from "../../platform/response-fields.ts";
import { filterList } from "./api-fields.ts";

export const getApiGatewayUpstreams = lookup("getApiGatewayUpstreams", {
  docs: "Lists the APIs that use an upstream.",
  example: `const apis = cloudprov.getApiGatewayUpstreamsOutput({
    upstreamId: config.require("upstreamId"),
    filters: [{ name: "ServiceId", values: [config.require("serviceId")] }],
});`,
  inputs: {
    upstreamId: field.string({
      required: true,
      min: 1,
      docs: "The upstream, `upstream-...`.",
    }),
    filters: filterList(["ServiceId", "ApiId"], "Filters."),
  },
  outputs: {
    results: rows(
      {
        apiId: idText("ID of the API."),
        apiName: text("Name of the API."),
        serviceId: text("ID of the service."),
        serviceName: text("Name of the service."),
        bindTime: text("Time since when the API uses the upstream."),
      },
      "BindApiSet",
      "The APIs, in the platform's order.",
    ),
  },
  request: { service: "apigateway", action: "DescribeUpstreamBindApis", pages: "BindApiSet" },
  id: (_args, { results }) => hash(results.map((api) => api.apiId)),
});
