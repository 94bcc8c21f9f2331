import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import type { Life } from "@org/core-provider/testing";

/** The lives of settings of Anti-DDoS, which are there already, and stay when they are deleted. */
export const settingLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  AntiddosDefaultAlarmThreshold: async ({ state }) => {
    await state.defaultThresholds.create({ instanceType: "bgp" });
    await state.defaultThresholds.create({ instanceType: "bgpip" });
    const inputs = { instanceType: "bgp", defaultAlarmConfig: { alarmType: 1, alarmThreshold: 200 } };
    return {
      inputs,
      changed: { ...inputs, defaultAlarmConfig: { alarmType: 1, alarmThreshold: 300 } },
      replaced: { ...inputs, instanceType: "bgpip" },
    };
  },
  AntiddosIpAlarmThresholdConfig: async ({ state }) => {
    await state.ipThresholds.create({ ip: "203.0.113.7" });
    await state.ipThresholds.create({ ip: "203.0.113.8" });
    const inputs = { instanceId: "bgp-00000ry7", instanceIp: "203.0.113.7", alarmType: 1, alarmThreshold: 200 };
    return {
      inputs,
      changed: { ...inputs, alarmThreshold: 300 },
      replaced: { ...inputs, instanceIp: "203.0.113.8" },
    };
  },
  AntiddosSchedulingDomainUserName: async ({ state }) => {
    const { id: domainName } = await state.schedulingDomains.create({});
    const other = await state.schedulingDomains.create({});
    const inputs = { domainName, domainUserName: "shop" };
    return { inputs, changed: { domainName, domainUserName: "shops" }, replaced: { ...inputs, domainName: other.id } };
  },
};
