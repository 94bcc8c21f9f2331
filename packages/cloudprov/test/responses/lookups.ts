import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import type { Values } from "@org/core-provider/testing";
import { setup } from "../lives.ts";

/** The response contains objects directly, in its `Result`, or in a list for their kind. */
export const answers = {
  ...setup,
  importId: (id: string, { serviceId }: Values) => (id.startsWith("api-") ? `${serviceId}#${id}` : id),
  envelope:
    /^Response(\.Result)?(\.(\w*Template(Group)?Set|ApiKeySet|DomainSet|PluginSet|ApiAppSet|ServiceSet|AddressSet)\[\])?$/,
};

/** Functions of each kind, with their inputs. */
export const lookups: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Values>>> = {
  getEips: async ({ state }) => {
    await state.addresses.create({ name: "web" });
    return { eipName: "web" };
  },
  getAddressTemplates: async ({ state }) => {
    await state.addressTemplates.create({ name: "office", members: ["10.0.0.1"] });
    return { name: "office" };
  },
  getApiGatewayApiKeys: async ({ state }) => {
    await state.gatewayKeys.create({});
    return {};
  },
  getApiGatewayApis: async ({ state }) => {
    const { id: serviceId } = await state.gatewayServices.create({});
    await state.gatewayApis.create({ serviceId });
    return { serviceId };
  },
  getApiGatewayIpStrategies: async ({ state }) => {
    const { id: serviceId } = await state.gatewayServices.create({});
    await state.ipStrategies.create({ serviceId });
    return { serviceId };
  },
  getApiGatewayApiAppService: async ({ state }) => {
    const { id: serviceId } = await state.gatewayServices.create({});
    return { serviceId, apiRegion: "ap-guangzhou" };
  },
  getApiGatewayServices: async ({ state }) => {
    await state.gatewayServices.create({});
    return {};
  },
  getApiGatewayThrottlingServices: async ({ state }) => {
    await state.gatewayServices.create({});
    return {};
  },
  getScfFunctions: async ({ state }) => {
    await state.scfFunctions.create({ name: "orders" });
    return { name: "orders" };
  },
  getAntiddosListListener: async () => ({}),
};
