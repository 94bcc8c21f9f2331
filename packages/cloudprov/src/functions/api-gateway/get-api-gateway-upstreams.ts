import { field } from "@org/core-provider";
import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { idText, rows, text } from "../answer-fields.ts";
import { filterList } from "./api-fields.ts";

export const getApiGatewayUpstreams = lookup("getApiGatewayUpstreams", {
  docs: "Lists the APIs that use an upstream.",
  example: `const apis = cloudprov.getApiGatewayUpstreamsOutput({
    upstreamId: "upstream-4n5bfklc",
    filters: [{ name: "ServiceId", values: ["service-ohxqslqe"] }],
});`,
  inputs: {
    upstreamId: field.string({
      required: true,
      min: 1,
      wire: "UpstreamId",
      docs: "The upstream, `upstream-...`.",
    }),
    filters: filterList(["ServiceId", "ApiId"], "Filters."),
  },
  outputs: {
    results: rows(
      {
        apiId: idText("ApiId", "ID of the API."),
        apiName: text("ApiName", "Its name."),
        serviceId: text("ServiceId", "ID of the service."),
        serviceName: text("ServiceName", "Name of the service."),
        bindTime: text("BindTime", "Time since when the API uses the upstream."),
      },
      "BindApiSet",
      "The APIs, in the platform's order.",
    ),
  },
  asks: { service: "apigateway", action: "DescribeUpstreamBindApis", pages: "BindApiSet" },
  id: (_args, { results }) => hash(results.map((api) => api.apiId)),
});
