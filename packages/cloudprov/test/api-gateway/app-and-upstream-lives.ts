import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import type { Life } from "@org/core-provider/testing";

/** For callers, plugins and backends of APIs: the objects each one requires, and the inputs of its life. */
export const appAndUpstreamLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  ApiGatewayApiApp: async () => {
    const inputs = { apiAppName: "storefront", apiAppDesc: "The shop", tags: { team: "payments" } };
    return { inputs, changed: { ...inputs, apiAppName: "shopfront", tags: { team: "orders" } } };
  },
  ApiGatewayApiDoc: async ({ state }) => {
    const { id: serviceId } = await state.gatewayServices.create({});
    const apiIds = [];
    for (let at = 0; at < 2; at++) apiIds.push((await state.gatewayApis.create({ serviceId })).id);
    const inputs = { apiDocName: "manual", serviceId, environment: "release", apiIds };
    return { inputs, changed: { ...inputs, apiDocName: "handbook", apiIds: apiIds.slice(1) } };
  },
  ApiGatewayUpstream: async () => {
    const node = { host: "10.0.0.8", port: 8080, weight: 10, tags: ["blue"] };
    const inputs = {
      scheme: "HTTP",
      algorithm: "ROUND-ROBIN",
      uniqVpcId: "vpc-1a2b3c4d",
      upstreamName: "stock",
      upstreamType: "IP_PORT",
      nodes: [node],
      tags: { team: "payments" },
    };
    return { inputs, changed: { ...inputs, retries: 0, nodes: [{ ...node, weight: 20 }], tags: { team: "orders" } } };
  },
  ApiGatewayImportOpenApi: async ({ state }) => {
    const { id: serviceId } = await state.gatewayServices.create({});
    const { id: other } = await state.gatewayServices.create({});
    const content = `openapi: 3.0.0
paths:
  /orders:
    get:
      operationId: orders
      x-apigw-backend:
        ServiceType: MOCK
        ServiceMockReturnMessage: none
`;
    const inputs = { serviceId, content };
    return { inputs, replaced: { ...inputs, serviceId: other } };
  },
};
