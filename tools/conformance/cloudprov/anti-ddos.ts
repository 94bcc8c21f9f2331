import type { Step } from "./step.ts";

function antiddos(action: string, params: Step["params"], holds: Step["holds"] = {}, more: Partial<Step> = {}): Step {
  return { service: "antiddos", action, params, holds, ...more };
}

const gone = { refused: "ResourceNotFound" } as const;

/** What keeps attacks away: packages, what is set for them, what was measured, and the overview of all. */
export function antiDdosSteps(): readonly Step[] {
  return [...packages(), ...alarms(), ...addresses(), ...sites(), ...configs(), ...measured()];
}

function packages(): Step[] {
  const order = { InstanceChargeType: "PREPAID", PackageType: "StandardPlus", InstanceCount: 1 };
  const config = { Region: "ap-shanghai", ProtectCount: "TWO_TIMES", ProtectIpCount: 1, Bandwidth: 50 };
  return [
    antiddos("DescribeBgpInstances", { FilterRegion: "ap-guangzhou", Limit: 1, Offset: 1 }, { BGPInstanceList: 1 }),
    antiddos("DescribeBgpInstances", { FilterRegion: "ap-guangzhou" }, { Total: 2, BGPInstanceList: 2 }),
    antiddos(
      "CreateBgpInstance",
      { ...order, InstanceChargePrepaid: { Period: 1 }, StandardPlusPackageConfig: config },
      { ResourceIds: 1 },
    ),
    antiddos("CreateBgpInstance", order, {}, { refused: "InvalidParameter" }),
    antiddos(
      "DescribeBgpInstances",
      { FilterRegion: "ap-shanghai" },
      { "BGPInstanceList.0.StandardPlusPackageConfig.ElasticBandwidthFlag": false },
    ),
    antiddos("DescribeBasicDeviceStatus", {}, { Data: 1, CLBData: 1 }),
    antiddos("DescribeListListener", {}, { Layer4Listeners: 1, Layer7Listeners: 1 }),
    antiddos("ModifyDomainUsrName", { DomainName: "$scheduling", DomainUserName: "shop" }),
    antiddos("ModifyDomainUsrName", { DomainName: "none", DomainUserName: "shop" }, {}, gone),
    antiddos(
      "DescribeListSchedulingDomain",
      { Offset: 0, Limit: 10, FilterDomain: "$scheduling" },
      { Total: 1, "DomainList.0.UsrDomainName": "shop" },
    ),
  ];
}

function alarms(): Step[] {
  const threshold = { AlarmType: 1, AlarmThreshold: 100 };
  const InstanceDetailList = [{ InstanceId: "$bgp", EipList: ["203.0.113.7"] }];
  const page = { FilterInstanceId: "bgp-*", FilterAlarmType: 1, Offset: 0, Limit: 10 };
  const ofPackages = { InstanceType: "bgp" };
  const none = { ...threshold, AlarmThreshold: 0 };
  return [
    antiddos("CreateDefaultAlarmThreshold", { ...ofPackages, DefaultAlarmConfig: threshold }),
    antiddos(
      "DescribeDefaultAlarmThreshold",
      { ...ofPackages, FilterAlarmType: 1 },
      { "DefaultAlarmConfigList.0.AlarmThreshold": 100 },
    ),
    antiddos("CreateDefaultAlarmThreshold", { ...ofPackages, DefaultAlarmConfig: none }),
    antiddos("DescribeDefaultAlarmThreshold", { ...ofPackages, FilterAlarmType: 1 }, { DefaultAlarmConfigList: 0 }),
    antiddos("CreateIPAlarmThresholdConfig", { IpAlarmThresholdConfigList: [{ ...threshold, InstanceDetailList }] }),
    antiddos("DescribeListIPAlarmConfig", page, { Total: 1, "ConfigList.0.InstanceDetailList.0.EipList": 1 }),
    antiddos("CreateIPAlarmThresholdConfig", { IpAlarmThresholdConfigList: [{ ...none, InstanceDetailList }] }),
    antiddos("DescribeListIPAlarmConfig", page, { Total: 0 }),
  ];
}

function addresses(): Step[] {
  const InstanceId = "$bgp";
  const one = { Ip: "198.51.100.0", Mask: 24 };
  const other = { Ip: "198.51.100.0", Mask: 0 };
  return [
    antiddos("CreateDDoSBlackWhiteIpList", { InstanceId, IpList: [one], Type: "black" }),
    antiddos("DescribeDDoSBlackWhiteIpList", { InstanceId }, { BlackIpList: 1 }),
    antiddos("ModifyDDoSBlackWhiteIpList", {
      ...{ InstanceId, OldIpType: "black", OldIp: one, NewIpType: "white", NewIp: other },
    }),
    antiddos("DescribeDDoSBlackWhiteIpList", { InstanceId }, { "WhiteIpList.0.Mask": 0 }),
    antiddos("DeleteDDoSBlackWhiteIpList", { InstanceId, IpList: [other], Type: "white" }),
    antiddos("DeleteDDoSBlackWhiteIpList", { InstanceId, IpList: [other], Type: "white" }, {}, gone),
  ];
}

function sites(): Step[] {
  const InstanceId = "$bgp";
  const site = { InstanceId, Ip: "203.0.113.7", Domain: "www.example.com", Protocol: "http" };
  const page = { ...site, Business: "bgp-multip", Offset: 0, Limit: 10 };
  const PolicyList = [{ FieldType: "value", FieldName: "cgi", Value: "/login", ValueOperator: "equal" }];
  const address = { Ip: "198.51.100.8", Mask: 0 };
  return [
    antiddos("CreateCcBlackWhiteIpList", { ...site, IpList: [address], Type: "black" }),
    antiddos(
      "DescribeCcBlackWhiteIpList",
      page,
      { "CcBlackWhiteIpList.0.BlackWhiteIp": "198.51.100.8" },
      {
        keeps: { siteAddress: "CcBlackWhiteIpList.0.PolicyId" },
      },
    ),
    antiddos("DeleteCcBlackWhiteIpList", { InstanceId, PolicyId: "$siteAddress" }),
    antiddos("DeleteCcBlackWhiteIpList", { InstanceId, PolicyId: "$siteAddress" }, {}, gone),
    antiddos("CreateCCPrecisionPolicy", { ...site, PolicyAction: "alg", PolicyList }),
    antiddos(
      "DescribeCCPrecisionPlyList",
      page,
      { "PrecisionPolicyList.0.PolicyList": 1 },
      {
        keeps: { sitePolicy: "PrecisionPolicyList.0.PolicyId" },
      },
    ),
    antiddos("ModifyCCPrecisionPolicy", { InstanceId, PolicyId: "$sitePolicy", PolicyAction: "drop", PolicyList }),
    antiddos("DescribeCCPrecisionPlyList", page, { "PrecisionPolicyList.0.PolicyAction": "drop" }),
    antiddos("DeleteCCPrecisionPolicy", { InstanceId, PolicyId: "$sitePolicy" }),
    antiddos("DeleteCCPrecisionPolicy", { InstanceId, PolicyId: "$sitePolicy" }, {}, gone),
  ];
}

function configs(): Step[] {
  const InstanceId = "$bgp";
  const page = { FilterInstanceId: InstanceId, Offset: 0, Limit: 10 };
  const block = { RegionType: "customized", Action: "drop", AreaList: [100_002] };
  const limit = { Mode: 1, SpeedValues: [{ Type: 1, Value: 5_000 }], DstPortList: "80;443", ProtocolList: "TCP" };
  const filter = {
    ...{ Protocol: "tcp", SportStart: 1, SportEnd: 65_535, DportStart: 80, DportEnd: 80 },
    ...{ PktlenMin: 1, PktlenMax: 1_400, Action: "drop" },
  };
  const ports = { DPortStart: 22, DPortEnd: 23, SPortStart: 0, SPortEnd: 65_535 };
  const rule = { ForwardProtocol: "tcp", ...ports, Action: "drop", Priority: 2 };
  const acl = { InstanceId, AclConfig: rule };
  return [
    antiddos("CreateDDoSGeoIPBlockConfig", { InstanceId, DDoSGeoIPBlockConfig: block }),
    antiddos(
      "DescribeListDDoSGeoIPBlockConfig",
      page,
      { Total: 1 },
      {
        keeps: { block: "ConfigList.0.GeoIPBlockConfig.Id" },
      },
    ),
    antiddos("ModifyDDoSGeoIPBlockConfig", {
      ...{ InstanceId, DDoSGeoIPBlockConfig: { ...block, Id: "$block", Action: "trans" } },
    }),
    antiddos("DescribeListDDoSGeoIPBlockConfig", page, { "ConfigList.0.GeoIPBlockConfig.Action": "trans" }),
    antiddos("DeleteDDoSGeoIPBlockConfig", { InstanceId, DDoSGeoIPBlockConfig: { ...block, Id: "$block" } }),
    antiddos("CreateDDoSSpeedLimitConfig", { InstanceId, DDoSSpeedLimitConfig: limit }),
    antiddos(
      "DescribeListDDoSSpeedLimitConfig",
      page,
      { Total: 1 },
      {
        keeps: { limit: "ConfigList.0.SpeedLimitConfig.Id" },
      },
    ),
    antiddos("ModifyDDoSSpeedLimitConfig", {
      ...{ InstanceId, DDoSSpeedLimitConfig: { ...limit, Id: "$limit", Mode: 2 } },
    }),
    antiddos("DescribeListDDoSSpeedLimitConfig", page, { "ConfigList.0.SpeedLimitConfig.Mode": 2 }),
    antiddos("DeleteDDoSSpeedLimitConfig", { InstanceId, DDoSSpeedLimitConfig: { ...limit, Id: "$limit" } }),
    antiddos("CreatePacketFilterConfig", { InstanceId, PacketFilterConfig: filter }),
    antiddos(
      "DescribeListPacketFilterConfig",
      page,
      { Total: 1 },
      {
        keeps: { filter: "ConfigList.0.PacketFilterConfig.Id" },
      },
    ),
    antiddos("DeletePacketFilterConfig", { InstanceId, PacketFilterConfig: { ...filter, Id: "$filter" } }),
    antiddos("CreatePortAclConfig", acl),
    antiddos("CreatePortAclConfig", acl, {}, { refused: "ResourceInUse" }),
    antiddos("DescribeListPortAclList", page, { "AclList.0.AclConfig.Priority": 2 }),
    antiddos("DeletePortAclConfig", acl),
    antiddos("DeletePortAclConfig", acl, {}, gone),
  ];
}

function measured(): Step[] {
  const times = { StartTime: "2026-01-01 00:00:00", EndTime: "2026-01-02 00:00:00" };
  return [
    antiddos("DescribeBgpBizTrend", {
      ...{ ...times, Business: "bgp-multip", MetricName: "intraffic", InstanceId: "$bgp", Flag: 0 },
    }),
    antiddos("DescribeOverviewAttackTrend", { ...times, Type: "ddos", Dimension: "attackcount", Period: 86_400 }),
    antiddos("DescribeOverviewCCTrend", { ...times, Period: 3_600, MetricName: "inqps" }),
    antiddos("DescribeOverviewDDoSTrend", { ...times, Period: 3_600, MetricName: "bps" }),
    antiddos("DescribeOverviewDDoSEventList", { ...times, AttackStatus: "end" }, { Total: 1, EventList: 1 }),
    antiddos("DescribeOverviewIndex", times, { AttackIpCount: 1, AllIpCount: 1 }),
    antiddos("DescribePendingRiskInfo", {}, { IsPaidUsr: true }),
  ];
}
