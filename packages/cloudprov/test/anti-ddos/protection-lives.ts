import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import type { Life } from "@org/core-provider/testing";
import { oneMoreOf } from "./one-more.ts";

/** Two packages of protection. */
async function packages({ state }: CloudprovSimulator): Promise<{ instanceId: string; otherId: string }> {
  const { id: instanceId } = await state.bgpInstances.create({});
  const { id: otherId } = await state.bgpInstances.create({});
  return { instanceId, otherId };
}

/** A web site that is protected, by what names it. */
async function site({ state }: CloudprovSimulator) {
  const { id: instanceId, addresses, sites } = await state.advancedIps.create({});
  const [{ domain, protocol } = { domain: "", protocol: "" }] = sites;
  return { instanceId, ip: addresses[0], domain, protocol };
}

/** The lists and policies of protected instances. */
export const protectionLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  AntiddosCcBlackWhiteIp: async (platform) => {
    const inputs = { ...(await site(platform)), blackWhiteIp: { ip: "198.51.100.7", mask: 0 }, type: "black" };
    return { inputs, replaced: { ...inputs, type: "white" }, twin: oneMoreOf(platform.state.siteAddresses) };
  },
  AntiddosCcPrecisionPolicy: async (platform) => {
    const one = { fieldType: "value", fieldName: "ua", value: "bot", valueOperator: "include" };
    const inputs = { ...(await site(platform)), policyAction: "drop", policyLists: [one] };
    return {
      inputs,
      changed: { ...inputs, policyAction: "alg", policyLists: [one, { ...one, fieldName: "cgi", value: "/login" }] },
      replaced: { ...inputs, domain: "shop.example.com", protocol: "https" },
      twin: oneMoreOf(platform.state.sitePolicies),
    };
  },
  AntiddosDdosBlackWhiteIp: async (platform) => {
    const { instanceId } = await packages(platform);
    const inputs = { instanceId, ip: "198.51.100.0", mask: 24, type: "black" };
    return {
      inputs,
      changed: { ...inputs, mask: 0, type: "white" },
      replaced: { ...inputs, ip: "198.51.100.8" },
    };
  },
  AntiddosDdosGeoIpBlockConfig: async (platform) => {
    const { instanceId, otherId } = await packages(platform);
    const ddosGeoIpBlockConfig = { regionType: "oversea", action: "drop" };
    const inputs = { instanceId, ddosGeoIpBlockConfig };
    return {
      inputs,
      changed: { instanceId, ddosGeoIpBlockConfig: { regionType: "customized", action: "trans", areaLists: [100002] } },
      replaced: { instanceId: otherId, ddosGeoIpBlockConfig },
      twin: oneMoreOf(platform.state.geoBlocks),
    };
  },
  AntiddosDdosSpeedLimitConfig: async (platform) => {
    const { instanceId, otherId } = await packages(platform);
    const ddosSpeedLimitConfig = {
      mode: 1,
      speedValues: [
        { type: 1, value: 5000 },
        { type: 2, value: 0 },
      ],
      dstPortList: "80;443",
    };
    return {
      inputs: { instanceId, ddosSpeedLimitConfig },
      changed: {
        instanceId,
        ddosSpeedLimitConfig: { mode: 2, speedValues: [{ type: 2, value: 100 }], dstPortList: "0-65535" },
      },
      replaced: { instanceId: otherId, ddosSpeedLimitConfig },
      twin: oneMoreOf(platform.state.speedLimits),
    };
  },
  AntiddosPacketFilterConfig: async (platform) => {
    const { instanceId } = await packages(platform);
    const packetFilterConfig = {
      protocol: "tcp",
      sportStart: 1,
      sportEnd: 65_535,
      dportStart: 80,
      dportEnd: 80,
      pktlenMin: 1,
      pktlenMax: 1_400,
      action: "drop",
    };
    return {
      inputs: { instanceId, packetFilterConfig },
      replaced: {
        instanceId,
        packetFilterConfig: { ...packetFilterConfig, matchBegin: "begin_l5", str: "probe", depth: 100 },
      },
      twin: oneMoreOf(platform.state.packetFilters),
    };
  },
  AntiddosPortAclConfig: async (platform) => {
    const { instanceId } = await packages(platform);
    const aclConfig = {
      forwardProtocol: "tcp",
      dPortStart: 22,
      dPortEnd: 23,
      sPortStart: 0,
      sPortEnd: 65_535,
      action: "drop",
      // Without one, its ID differs from the one that a listing returns.
      priority: 2,
    };
    return {
      inputs: { instanceId, aclConfig },
      replaced: { instanceId, aclConfig: { ...aclConfig, action: "forward" } },
    };
  },
};
