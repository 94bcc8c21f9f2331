import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, call: antiddos } = {} as ServiceBench;
let InstanceId: string;
let advanced: string;
beforeEach(async () => {
  ({ platform, call: antiddos } = await openServiceBench("antiddos", { callsPerSecond: { antiddos: 1_000 } }));
  InstanceId = (await platform.state.bgpInstances.create({})).id;
  advanced = (await platform.state.advancedIps.create({})).id;
});
afterEach(() => platform.close());
const codeOf = async (action: string, params: object) => (await antiddos(action, params)).code;

const site = () => ({ InstanceId: advanced, Ip: "203.0.113.10", Domain: "www.example.com", Protocol: "http" });
const ask = () => ({ ...site(), Business: "bgpip", Offset: 0, Limit: 20 });

describe("addresses of a web site", () => {
  const IpList = [{ Ip: "198.51.100.7", Mask: 0 }];

  it("are listed with IDs that the answer to their creation does not hold", async () => {
    const { response } = await antiddos("CreateCcBlackWhiteIpList", { ...site(), IpList, Type: "black" });
    expect(Object.keys(response)).toEqual(["RequestId"]);
    expect((await antiddos("DescribeCcBlackWhiteIpList", ask())).response).toMatchObject({
      Total: 1,
      CcBlackWhiteIpList: [
        { ...site(), PolicyId: expect.any(String), BlackWhiteIp: "198.51.100.7", Mask: 0, Type: "black" },
      ],
    });
    const of = async (filter: object) =>
      (await antiddos("DescribeCcBlackWhiteIpList", { ...ask(), ...filter })).response.Total;
    expect(await of({ FilterIp: "198.51.100.8" })).toBe(0);
    expect(await of({ FilterType: "black" })).toBe(1);
    expect(await of({ Protocol: "https" })).toBe(0);
    expect(await of({ Business: "bgp-multip" })).toBe(0);
    expect(platform.journal.violations).toEqual([]);
  });

  it("are in one list only, and of sites that there are", async () => {
    const create = (changes: object) =>
      codeOf("CreateCcBlackWhiteIpList", { ...site(), IpList, Type: "black", ...changes });
    expect(await create({})).toBeUndefined();
    expect(await create({ Type: "white" })).toBe("UnsupportedOperation");
    expect(await create({ Type: "grey" })).toBe("InvalidParameterValue");
    expect(await create({ Ip: "203.0.113.99" })).toBe("ResourceNotFound");
    expect(await create({ Domain: "other.example.com" })).toBe("ResourceNotFound");
    expect(await create({ InstanceId: "bgpip-none" })).toBe("ResourceNotFound");
    expect(await create({ IpList: [{ Ip: "198.51.100.8", Mask: 33 }] })).toBe("InvalidParameterValue");
  });

  it("of an instance with its own addresses are listed only for the whole site, at most twenty at a time", async () => {
    const { Domain: _left, ...partly } = ask();
    expect(await codeOf("DescribeCcBlackWhiteIpList", partly)).toBe("MissingParameter");
    expect(await codeOf("DescribeCcBlackWhiteIpList", { ...ask(), Limit: 21 })).toBe("InvalidParameterValue");
    expect(await codeOf("DescribeCcBlackWhiteIpList", { ...ask(), Business: "bgp" })).toBe("InvalidParameterValue");
    expect(platform.journal.violations).toHaveLength(3);
  });

  it("are removed by their IDs, once", async () => {
    const { id: PolicyId } = await platform.state.siteAddresses.create({ instanceId: advanced });
    const remove = (of: string) => codeOf("DeleteCcBlackWhiteIpList", { InstanceId: of, PolicyId });
    expect(await remove(InstanceId)).toBe("ResourceNotFound");
    expect(await remove(advanced)).toBeUndefined();
    expect(await remove(advanced)).toBe("ResourceNotFound");
  });
});

describe("policies of a web site", () => {
  const condition = { FieldType: "value", FieldName: "ua", Value: "bot", ValueOperator: "include" };

  it("may be alike, and change by their IDs", async () => {
    const policy = { ...site(), PolicyAction: "drop", PolicyList: [condition] };
    await antiddos("CreateCCPrecisionPolicy", policy);
    await antiddos("CreateCCPrecisionPolicy", policy);
    const [one, other] = platform.state.sitePolicies.list();
    const change = { InstanceId: advanced, PolicyId: one?.id, PolicyAction: "alg", PolicyList: [condition] };
    expect(await codeOf("ModifyCCPrecisionPolicy", change)).toBeUndefined();
    const { response } = await antiddos("DescribeCCPrecisionPlyList", ask());
    expect(response.PrecisionPolicyList).toMatchObject([
      { PolicyId: one?.id, PolicyAction: "alg", PolicyList: [condition] },
      { PolicyId: other?.id, PolicyAction: "drop" },
    ]);
    expect(await codeOf("DeleteCCPrecisionPolicy", { InstanceId: advanced, PolicyId: one?.id })).toBeUndefined();
    expect(await codeOf("ModifyCCPrecisionPolicy", change)).toBe("ResourceNotFound");
  });

  it.each([
    { PolicyAction: "block" },
    { PolicyList: [] },
    { PolicyList: [{ ...condition, FieldName: "body" }] },
    { PolicyList: [{ ...condition, ValueOperator: "like" }] },
    { PolicyList: [{ ...condition, FieldType: "regex" }] },
  ])("are rejected with %j", async (wrong) => {
    const policy = { ...site(), PolicyAction: "drop", PolicyList: [condition], ...wrong };
    expect(await codeOf("CreateCCPrecisionPolicy", policy)).toBe("InvalidParameterValue");
  });
});

describe("addresses of an instance", () => {
  const segment = { Ip: "198.51.100.0", Mask: 24 };
  const listed = async () => (await antiddos("DescribeDDoSBlackWhiteIpList", { InstanceId })).response;

  it("are in one of two lists, and go from one to the other", async () => {
    expect(await listed()).toMatchObject({ BlackIpList: null, WhiteIpList: null });
    const entry = { InstanceId, IpList: [segment], Type: "black" };
    expect(await codeOf("CreateDDoSBlackWhiteIpList", entry)).toBeUndefined();
    expect(await codeOf("CreateDDoSBlackWhiteIpList", { ...entry, Type: "white" })).toBe("ResourceInUse");
    const move = { InstanceId, OldIpType: "black", OldIp: segment, NewIpType: "white", NewIp: { ...segment, Mask: 0 } };
    expect(await codeOf("ModifyDDoSBlackWhiteIpList", move)).toBeUndefined();
    expect(await codeOf("ModifyDDoSBlackWhiteIpList", move)).toBe("ResourceNotFound");
    expect(await listed()).toMatchObject({ BlackIpList: null, WhiteIpList: [{ Ip: "198.51.100.0", Mask: 0 }] });
    expect(await codeOf("DeleteDDoSBlackWhiteIpList", entry)).toBe("ResourceNotFound");
  });
});

describe("settings of an instance", () => {
  const list = async (action: string, params: object = {}) =>
    (await antiddos(action, { FilterInstanceId: InstanceId, Offset: 0, Limit: 0, ...params })).response;

  it("are listed by the ID of an instance, or by the beginning of one", async () => {
    const config = { RegionType: "china", Action: "drop" };
    await antiddos("CreateDDoSGeoIPBlockConfig", { InstanceId, DDoSGeoIPBlockConfig: config });
    const found = await list("DescribeListDDoSGeoIPBlockConfig");
    expect(found).toMatchObject({
      Total: 1,
      ConfigList: [
        {
          GeoIPBlockConfig: { ...config, Id: expect.any(String), AreaList: [100_001] },
          InstanceDetailList: [{ InstanceId, EipList: [] }],
        },
      ],
    });
    expect((await list("DescribeListDDoSGeoIPBlockConfig", { FilterInstanceId: "bgp-*" })).Total).toBe(1);
    expect((await list("DescribeListDDoSGeoIPBlockConfig", { FilterInstanceId: "bgp-" })).Total).toBe(0);
    expect((await list("DescribeListDDoSGeoIPBlockConfig", { FilterIp: "203.0.113.10" })).Total).toBe(0);
    expect(
      await codeOf("DescribeListDDoSGeoIPBlockConfig", { FilterInstanceId: InstanceId, Offset: 0, Limit: 101 }),
    ).toBe("InvalidParameterValue");
  });

  it("are changed and removed by the ID that the platform gave, which a new one must not have", async () => {
    const limit = { Mode: 1, SpeedValues: [{ Type: 1, Value: 5 }], DstPortList: "80;90-99" };
    const create = (config: object) =>
      codeOf("CreateDDoSSpeedLimitConfig", { InstanceId, DDoSSpeedLimitConfig: config });
    expect(await create({ ...limit, Id: "one" })).toBe("InvalidParameterValue");
    expect(await create({ ...limit, Id: "" })).toBeUndefined();
    const [{ id: Id } = { id: "" }] = platform.state.speedLimits.list();
    const changed = { InstanceId, DDoSSpeedLimitConfig: { ...limit, Mode: 2, Id } };
    expect(await codeOf("ModifyDDoSSpeedLimitConfig", changed)).toBeUndefined();
    expect((await list("DescribeListDDoSSpeedLimitConfig")).ConfigList[0].SpeedLimitConfig).toEqual({
      ...limit,
      Mode: 2,
      Id,
      ProtocolList: "",
      DstPortScopes: [
        { BeginPort: 80, EndPort: 80 },
        { BeginPort: 90, EndPort: 99 },
      ],
    });
    expect(await codeOf("DeleteDDoSSpeedLimitConfig", { ...changed, InstanceId: advanced })).toBe("ResourceNotFound");
    expect(await codeOf("DeleteDDoSSpeedLimitConfig", changed)).toBeUndefined();
    expect(await codeOf("ModifyDDoSSpeedLimitConfig", changed)).toBe("ResourceNotFound");
  });

  const geo = { RegionType: "customized", Action: "drop", AreaList: [100_002] };
  const speed = { Mode: 1, SpeedValues: [{ Type: 1, Value: 5 }], DstPortList: "80" };
  const ports = { SportStart: 1, SportEnd: 9, DportStart: 1, DportEnd: 9, PktlenMin: 1, PktlenMax: 9 };
  const filter = { Protocol: "tcp", Action: "drop", ...ports };
  const rule = { ForwardProtocol: "tcp", DPortStart: 1, DPortEnd: 9, SPortStart: 1, SPortEnd: 9, Action: "drop" };

  it.each([
    ["CreateDDoSGeoIPBlockConfig", "DDoSGeoIPBlockConfig", { ...geo, RegionType: "CHINA" }],
    ["CreateDDoSGeoIPBlockConfig", "DDoSGeoIPBlockConfig", { ...geo, Action: "pass" }],
    ["CreateDDoSGeoIPBlockConfig", "DDoSGeoIPBlockConfig", { ...geo, AreaList: [] }],
    ["CreateDDoSSpeedLimitConfig", "DDoSSpeedLimitConfig", { ...speed, Mode: 3 }],
    ["CreateDDoSSpeedLimitConfig", "DDoSSpeedLimitConfig", { ...speed, SpeedValues: [] }],
    ["CreateDDoSSpeedLimitConfig", "DDoSSpeedLimitConfig", { ...speed, DstPortList: "" }],
    ["CreateDDoSSpeedLimitConfig", "DDoSSpeedLimitConfig", { ...speed, DstPortList: "80,443" }],
    ["CreateDDoSSpeedLimitConfig", "DDoSSpeedLimitConfig", { ...speed, ProtocolList: "ALL;TCP" }],
    ["CreatePacketFilterConfig", "PacketFilterConfig", { ...filter, Action: "drop_rst" }],
    ["CreatePacketFilterConfig", "PacketFilterConfig", { ...filter, SportEnd: 0 }],
    ["CreatePacketFilterConfig", "PacketFilterConfig", { ...filter, PktlenMax: 1_501 }],
    ["CreatePacketFilterConfig", "PacketFilterConfig", { ...filter, Depth: 1, Offset: 2 }],
    ["CreatePacketFilterConfig", "PacketFilterConfig", { ...filter, MatchType: "pcre" }],
    ["CreatePortAclConfig", "AclConfig", { ...rule, DPortEnd: 0 }],
    ["CreatePortAclConfig", "AclConfig", { ...rule, Priority: 0 }],
    ["CreatePortAclConfig", "AclConfig", { ...rule, Action: "trans" }],
  ])("%s rejects a wrong %s: %j", async (action, member, config) => {
    expect(await codeOf(action, { InstanceId, [member]: config })).toBe("InvalidParameterValue");
  });

  it("are created once where the platform could not distinguish two", async () => {
    expect(await codeOf("CreatePacketFilterConfig", { InstanceId, PacketFilterConfig: filter })).toBeUndefined();
    expect(await codeOf("CreatePacketFilterConfig", { InstanceId, PacketFilterConfig: filter })).toBe("ResourceInUse");
    expect(await codeOf("CreatePortAclConfig", { InstanceId, AclConfig: rule })).toBeUndefined();
    expect(await codeOf("CreatePortAclConfig", { InstanceId, AclConfig: { ...rule, Priority: 7 } })).toBe(
      "ResourceInUse",
    );
  });

  it("without an ID are removed by all of their values", async () => {
    await antiddos("CreatePortAclConfig", { InstanceId, AclConfig: rule });
    const { AclList: rules } = await list("DescribeListPortAclList");
    expect(rules).toMatchObject([{ AclConfig: { ...rule, Priority: 500 } }]);
    expect(await codeOf("DeletePortAclConfig", { InstanceId, AclConfig: rule })).toBe("ResourceNotFound");
    expect(await codeOf("DeletePortAclConfig", { InstanceId, AclConfig: rules[0].AclConfig })).toBeUndefined();
    expect(platform.state.portRules.list()).toEqual([]);
    expect(platform.journal.violations).toEqual([]);
  });
});
