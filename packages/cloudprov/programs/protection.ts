/**
 * A package that protects the addresses of a shop against attacks, with its rules: blocked addresses and areas, limits
 * for the web ports, and alarms. The platform has no deletion for packages, so `pulumi destroy` keeps it.
 */
import * as cloudprov from "@org/cloudprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const shop = new cloudprov.AntiddosBgpInstance(
  "shop",
  {
    instanceChargeType: "PREPAID",
    packageType: "Standard",
    instanceChargePrepaid: { period: 1 },
    standardPackageConfig: { region: "ap-guangzhou", protectIpCount: 1, bandwidth: 50 },
  },
  { retainOnDelete: true },
);
new cloudprov.AntiddosDefaultAlarmThreshold("packages", {
  instanceType: "bgp",
  defaultAlarmConfig: { alarmType: 1, alarmThreshold: 200 },
});
new cloudprov.AntiddosIpAlarmThresholdConfig("shop", {
  instanceId: shop.resourceId,
  // The public address of the shop.
  instanceIp: config.require("shopAddress"),
  alarmType: 1,
  alarmThreshold: 100,
});
new cloudprov.AntiddosDdosBlackWhiteIp("scanner", {
  instanceId: shop.resourceId,
  ip: "198.51.100.0",
  mask: 24,
  type: "black",
});
new cloudprov.AntiddosDdosGeoIpBlockConfig("areas", {
  instanceId: shop.resourceId,
  ddosGeoIpBlockConfig: { regionType: "customized", action: "drop", areaLists: [100002, 100003] },
});
new cloudprov.AntiddosDdosSpeedLimitConfig("web", {
  instanceId: shop.resourceId,
  ddosSpeedLimitConfig: {
    mode: 1,
    speedValues: [{ type: 1, value: 5000 }],
    protocolList: "TCP",
    dstPortList: "80;443",
  },
});
new cloudprov.AntiddosPacketFilterConfig("probes", {
  instanceId: shop.resourceId,
  packetFilterConfig: {
    protocol: "tcp",
    sportStart: 1,
    sportEnd: 65535,
    dportStart: 80,
    dportEnd: 80,
    pktlenMin: 1,
    pktlenMax: 1400,
    action: "drop",
    matchBegin: "begin_l5",
    matchType: "sunday",
    str: "probe",
    depth: 1000,
    offset: 100,
  },
});
new cloudprov.AntiddosPortAclConfig("telnet", {
  instanceId: shop.resourceId,
  aclConfig: {
    forwardProtocol: "tcp",
    dPortStart: 22,
    dPortEnd: 23,
    sPortStart: 0,
    sPortEnd: 65535,
    action: "drop",
  },
});
