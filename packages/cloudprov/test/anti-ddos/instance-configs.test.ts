import type { Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { type GivenEntry, givenEntry } from "./given-entry.ts";

const geo = "AntiddosDdosGeoIpBlockConfig";
const speed = "AntiddosDdosSpeedLimitConfig";
const filter = "AntiddosPacketFilterConfig";
const acl = "AntiddosPortAclConfig";

/** The inputs with some members of their only object changed. */
function within(inputs: Values, changes: Values): Values {
  const [name = "", config] = Object.entries(inputs).find(([key]) => key !== "instanceId") ?? [];
  return { ...inputs, [name]: { ...(config as object), ...changes } };
}

/** The inputs with some members of their only object left out. */
function without(inputs: Values, ...names: readonly string[]): Values {
  return within(inputs, Object.fromEntries(names.map((name) => [name, undefined])));
}

const instanceOf = ({ inputs }: GivenEntry) => String(inputs["instanceId"]);

describe(`an ${geo}`, () => {
  it("is changed in place by the ID that the listing returns, and removed with its listed values", async () => {
    await using test = await givenEntry(geo);
    await test.it.create(test.inputs);
    const [{ id: Id } = { id: "" }] = test.platform.state.geoBlocks.list();
    expect(test.it.id).toBe(`${instanceOf(test)}#${Id}`);
    expect(test.sent("CreateDDoSGeoIPBlockConfig")).toEqual([
      { InstanceId: instanceOf(test), DDoSGeoIPBlockConfig: { RegionType: "oversea", Action: "drop" } },
    ]);
    expect((await test.it.update(test.changed)).action).toBe("update");
    const wanted = { RegionType: "customized", Action: "trans", AreaList: [100_002], Id };
    expect(test.sent("ModifyDDoSGeoIPBlockConfig")).toEqual([
      { InstanceId: instanceOf(test), DDoSGeoIPBlockConfig: wanted },
    ]);
    await test.it.delete();
    expect(test.sent("DeleteDDoSGeoIPBlockConfig")).toEqual([
      { InstanceId: instanceOf(test), DDoSGeoIPBlockConfig: wanted },
    ]);
  });

  it("ignores the order of areas", async () => {
    await using test = await givenEntry(geo);
    const areas = (...areaLists: readonly number[]) => within(test.inputs, { regionType: "customized", areaLists });
    await test.it.create(areas(100_002, 100_003));
    expect((await test.it.preview(areas(100_003, 100_002))).action).toBe("same");
    expect((await test.it.preview(areas(100_003))).action).toBe("update");
  });

  it("of a whole region has no areas, even if the platform lists some, and warns about those in the program", async () => {
    await using test = await givenEntry(geo);
    const given = within(test.inputs, { regionType: "china", areaLists: [100_002] });
    await test.it.create(given);
    expect(test.it.outputs["ddosGeoIpBlockConfig"]).toEqual({ regionType: "china", action: "drop" });
    expect((await test.it.preview(given)).action).toBe("same");
    expect(test.warnings()).toContainEqual(expect.stringContaining("areaLists has no effect when regionType is china"));
  });

  it("requires areas if it is customized", async () => {
    await using test = await givenEntry(geo);
    expect(await test.refused(within(test.inputs, { regionType: "customized" }))).toEqual([
      "ddosGeoIpBlockConfig.areaLists",
    ]);
    const many = Array.from({ length: 129 }, (_, at) => at);
    expect(await test.refused(within(test.inputs, { regionType: "customized", areaLists: many }))).toEqual([
      "ddosGeoIpBlockConfig.areaLists",
    ]);
  });
});

describe(`an ${speed}`, () => {
  it("sends a limit of 0, and ignores the order of the limits", async () => {
    await using test = await givenEntry(speed);
    await test.it.create(test.inputs);
    expect(test.sent("CreateDDoSSpeedLimitConfig")).toEqual([
      {
        InstanceId: instanceOf(test),
        DDoSSpeedLimitConfig: {
          Mode: 1,
          SpeedValues: [
            { Type: 1, Value: 5000 },
            { Type: 2, Value: 0 },
          ],
          DstPortList: "80;443",
        },
      },
    ]);
    const turned = within(test.inputs, {
      speedValues: [
        { type: 2, value: 0 },
        { type: 1, value: 5000 },
      ],
    });
    expect((await test.it.preview(turned)).action).toBe("same");
  });

  it("sends every setting when it changes: omitted ones unchanged, and the ports in one form", async () => {
    await using test = await givenEntry(speed);
    await test.it.create(within(test.inputs, { protocolList: "TCP" }));
    await test.it.update(without(within(test.inputs, { mode: 2 }), "dstPortList"));
    const [sent] = test.sent("ModifyDDoSSpeedLimitConfig") as { DDoSSpeedLimitConfig: object }[];
    expect(sent?.DDoSSpeedLimitConfig).toMatchObject({ Mode: 2, ProtocolList: "TCP", DstPortList: "80;443" });
    expect(sent?.DDoSSpeedLimitConfig).not.toHaveProperty("DstPortScopes");
  });

  it("accepts ports in their former form, with a warning", async () => {
    await using test = await givenEntry(speed);
    const former = without(within(test.inputs, { dstPortScopes: [{ beginPort: 80, endPort: 90 }] }), "dstPortList");
    await test.it.create(former);
    expect((await test.it.preview(former)).action).toBe("same");
    expect(test.warnings()).toContainEqual(expect.stringContaining("dstPortList"));
    expect(await test.refused(within(former, { dstPortScopes: [{ beginPort: 90, endPort: 80 }] }))).toEqual([
      "ddosSpeedLimitConfig.dstPortScopes[0].endPort",
    ]);
  });

  it("warns when no ports are given", async () => {
    await using test = await givenEntry(speed);
    await test.it.check(without(test.inputs, "dstPortList"));
    expect(test.warnings()).toEqual([expect.stringContaining("dstPortList is missing")]);
  });

  it.each([
    [{ speedValues: [] }, "speedValues"],
    [
      {
        speedValues: [
          { type: 1, value: 1 },
          { type: 1, value: 2 },
        ],
      },
      "speedValues[1].type",
    ],
    [{ mode: 3 }, "mode"],
    [{ dstPortList: "80,443" }, "dstPortList"],
    [{ dstPortList: "1;2;3;4;5;6;7;8;9" }, "dstPortList"],
    [{ protocolList: "ALL;TCP" }, "protocolList"],
  ])("rejects %j", async (changes, place) => {
    await using test = await givenEntry(speed);
    expect(await test.refused(within(test.inputs, changes))).toEqual([`ddosSpeedLimitConfig.${place}`]);
  });

  it.each(["ALL", "TCP;UDP", "1;2-100"])("accepts the protocols %s", async (protocolList) => {
    await using test = await givenEntry(speed);
    await test.it.create(within(test.inputs, { protocolList }));
    expect(test.it.outputs["ddosSpeedLimitConfig"]).toMatchObject({ protocolList });
  });
});

describe(`an ${filter}`, () => {
  it("sends only the program's settings, and shows no diff for the platform's additions", async () => {
    await using test = await givenEntry(filter);
    await test.it.create(test.inputs);
    const [sent] = test.sent("CreatePacketFilterConfig") as { PacketFilterConfig: object }[];
    expect(Object.keys(sent?.PacketFilterConfig ?? {})).toHaveLength(8);
    expect(test.it.outputs["packetFilterConfig"]).toMatchObject({ matchBegin: "no_match", matchLogic: "none" });
    expect(test.it.outputs["packetFilterConfig"]).not.toHaveProperty("id");
    await test.it.read();
    expect((await test.it.preview(test.inputs)).action).toBe("same");
  });

  it("is replaced for every change, including the removal of a keyword", async () => {
    await using test = await givenEntry(filter);
    const searching = within(test.inputs, { matchBegin: "begin_l5", str: "probe", depth: 100 });
    await test.it.create(searching);
    for (const change of [{ action: "forward" }, { str: "scan" }, { pktLenGt: 100 }]) {
      const { diff } = await test.it.preview(within(searching, change));
      expect(diff).toMatchObject({ deleteBeforeReplace: true });
      expect(diff?.replaces).toEqual(["packetFilterConfig"]);
    }
    const { diff } = await test.it.preview(without(searching, "str"));
    expect(diff?.replaces).toEqual(["packetFilterConfig"]);
  });

  it("sends the value 0, and is replaced if 0 replaces a larger value", async () => {
    await using test = await givenEntry(filter);
    const searching = within(test.inputs, { matchBegin: "begin_l5", str: "probe", depth: 100, offset: 0, isNot: 0 });
    await test.it.create(searching);
    expect(test.sent("CreatePacketFilterConfig")).toMatchObject([
      { PacketFilterConfig: { Depth: 100, Offset: 0, IsNot: 0 } },
    ]);
    expect((await test.it.preview(searching)).action).toBe("same");
    const { diff } = await test.it.preview(within(searching, { depth: 0 }));
    expect(diff?.replaces).toEqual(["packetFilterConfig"]);
  });

  it("is distinguished from one that also has a keyword", async () => {
    await using test = await givenEntry(filter);
    const other = test.host.resource(filter, "other");
    await other.create(within(test.inputs, { matchBegin: "begin_l5", str: "probe", depth: 100 }));
    await test.it.create(test.inputs);
    expect(test.it.id).not.toBe(other.id);
  });

  it("requires ranges that do not end before they begin", async () => {
    await using test = await givenEntry(filter);
    const wrong = within(test.inputs, { sportEnd: 0, dportEnd: 79, pktlenMin: 1_401, offset: 2, depth: 1 });
    expect(await test.refused(wrong)).toEqual(
      ["sportEnd", "dportEnd", "pktlenMax", "depth"].map((name) => `packetFilterConfig.${name}`),
    );
  });
});

describe(`an ${acl}`, () => {
  const idOf = (instanceId: string, priority: number) =>
    `${instanceId}#{"action":"drop","d_port_end":23,"d_port_start":22,"forward_protocol":"tcp","priority":${priority},"s_port_end":65535,"s_port_start":0}`;

  it("is identified by its values, and deleted with all of them", async () => {
    await using test = await givenEntry(acl);
    const { id } = await test.it.create(test.inputs);
    expect(id).toBe(idOf(instanceOf(test), 2));
    await test.it.delete();
    expect(test.sent("DeletePortAclConfig")).toEqual(test.sent("CreatePortAclConfig"));
  });

  it("has 0 in its ID for a priority that the platform sets, without a diff, and is deleted with the actual priority", async () => {
    await using test = await givenEntry(acl);
    const plain = without(test.inputs, "priority");
    const { id } = await test.it.create(plain);
    expect(id).toBe(idOf(instanceOf(test), 0));
    expect(test.sent("CreatePortAclConfig")).not.toMatchObject([{ AclConfig: { Priority: expect.anything() } }]);
    await test.it.read();
    expect(test.it.outputs["aclConfig"]).toMatchObject({ priority: 500 });
    expect((await test.it.preview(plain)).action).toBe("same");
    await test.it.delete();
    expect(test.sent("DeletePortAclConfig")).toMatchObject([{ AclConfig: { Priority: 500 } }]);
    expect(test.platform.state.portRules.list()).toEqual([]);
  });

  it("is deleted without another one that differs only in the priority", async () => {
    await using test = await givenEntry(acl);
    await test.it.create(without(test.inputs, "priority"));
    const { portRules } = test.platform.state;
    const [{ config } = { config: {} }] = portRules.list();
    await portRules.create({ instanceId: instanceOf(test), config: { ...config, Priority: 7 } });
    await test.it.delete();
    expect(portRules.list()).toMatchObject([{ config: { Priority: 7 } }]);
  });

  it("is imported by its values in any order, with or without the priority", async () => {
    await using test = await givenEntry(acl);
    await test.it.create(test.inputs);
    const turned = `${instanceOf(test)}#{ "s_port_start": 0, "s_port_end": 65535, "forward_protocol": "tcp", "d_port_start": 22, "d_port_end": 23, "action": "drop" }`;
    const imported = test.host.resource(acl, "imported");
    expect(await imported.import(turned)).toMatchObject({ id: idOf(instanceOf(test), 0) });
    expect((await imported.preview(test.inputs)).action).toBe("same");
  });

  it.each(["{}", "drop", '{"action":"drop","d_port":1}'])("is not imported by the rule %s", async (rule) => {
    await using test = await givenEntry(acl);
    await expect(test.it.import(`bgp-1#${rule}`)).rejects.toThrow("<instanceId>#<rule as JSON>");
  });

  it("is replaced for every change", async () => {
    await using test = await givenEntry(acl);
    await test.it.create(test.inputs);
    const { diff } = await test.it.preview(within(test.inputs, { priority: 3, action: "forward" }));
    expect(diff).toMatchObject({ deleteBeforeReplace: true });
    expect(diff?.replaces).toEqual(["aclConfig"]);
    expect(await test.refused(within(test.inputs, { dPortEnd: 21, sPortStart: -1, priority: 1_001 }))).toEqual([
      "aclConfig.sPortStart",
      "aclConfig.priority",
      "aclConfig.dPortEnd",
    ]);
  });
});

describe.each([geo, speed, filter])("an import of %s", (kind) => {
  it("requires a single instance instead of a pattern", async () => {
    await using test = await givenEntry(kind);
    const { id } = await test.it.create(test.inputs);
    await expect(test.host.resource(kind, "other").import(`bgp-*#${id.split("#")[1]}`)).rejects.toThrow(
      "<instanceId>#<configuration ID>",
    );
  });
});

describe("refreshing many entries of an instance", () => {
  it.each([geo, acl])("requires one listing of %s, page by page, instead of one for each", async (kind) => {
    await using test = await givenEntry(kind, { callsPerSecond: { antiddos: 1_000 } });
    const instanceId = instanceOf(test);
    const { geoBlocks, portRules } = test.platform.state;
    const ids: string[] = [];
    for (let at = 1; at <= 150; at++) {
      const block = { RegionType: "customized", Action: "drop", AreaList: [at] };
      if (kind === geo) ids.push(`${instanceId}#${(await geoBlocks.create({ instanceId, config: block })).id}`);
      else {
        const ports = { DPortStart: at, DPortEnd: at, SPortStart: 0, SPortEnd: 0 };
        const rule = { ForwardProtocol: "tcp", ...ports, Action: "drop", Priority: 500 };
        await portRules.create({ instanceId, config: rule });
        const named = { action: "drop", d_port_end: at, d_port_start: at, forward_protocol: "tcp" };
        ids.push(`${instanceId}#${JSON.stringify({ ...named, priority: 0, s_port_end: 0, s_port_start: 0 })}`);
      }
    }
    const resources = ids.map((_, at) => test.host.resource(kind, `one-${at}`));
    for (const [at, one] of resources.entries()) await one.import(ids[at] ?? "");
    const found = await refreshed(test, resources);

    expect(found.map((one) => one?.id)).toEqual(ids);
    expect(test.platform.calls()).toHaveLength(2);
  });
});
