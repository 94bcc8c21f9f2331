import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenLookup } from "../given-lookup.ts";

const name = "getAntiddosBgpInstances";
const action = "DescribeBgpInstances";
const filterRegion = "ap-guangzhou";
const firstPage = { FilterRegion: filterRegion, Offset: 0, Limit: 100 };

const standard = { region: filterRegion, protectIpCount: 1, bandwidth: 100, elasticBandwidthFlag: false };
const noConfigs = { enterprisePackageConfigs: [], standardPackageConfigs: [], standardPlusPackageConfigs: [] };

describe(name, () => {
  it("returns single objects as lists of one element, and null as an empty list", async () => {
    await using test = await givenLookup(name);
    const { bgpInstances } = test.platform.state;
    const common = { Region: filterRegion, ProtectIpCount: 2, Bandwidth: 50, ElasticBandwidthFlag: true };
    const first = await bgpInstances.create({ tags: [{ TagKey: "team", TagValue: "shop" }] });
    const second = await bgpInstances.create({
      packageType: "Enterprise",
      chargeType: "POSTPAID_BY_MONTH",
      prepaid: null,
      standard: null,
      enterprise: { ...common, BasicProtectBandwidth: 300, ElasticProtectBandwidth: 400 },
    });
    const third = await bgpInstances.create({
      packageType: "StandardPlus",
      standard: null,
      standardPlus: { ...common, ProtectCount: "TWO_TIMES" },
    });
    const prepaid = [{ period: 1, renewFlag: "NOTIFY_AND_MANUAL_RENEW" }];
    const more = { region: filterRegion, protectIpCount: 2, bandwidth: 50, elasticBandwidthFlag: true };
    expect(await test.ask({ filterRegion })).toEqual({
      id: filterRegion,
      filterRegion,
      bgpInstanceLists: [
        {
          ...noConfigs,
          instanceId: first.id,
          packageType: "Standard",
          instanceChargeType: "PREPAID",
          instanceChargePrepaids: prepaid,
          standardPackageConfigs: [standard],
          tagInfoLists: [{ tagKey: "team", tagValue: "shop" }],
        },
        {
          ...noConfigs,
          instanceId: second.id,
          packageType: "Enterprise",
          instanceChargeType: "POSTPAID_BY_MONTH",
          instanceChargePrepaids: [],
          enterprisePackageConfigs: [{ ...more, basicProtectBandwidth: 300, elasticProtectBandwidth: 400 }],
          tagInfoLists: [],
        },
        {
          ...noConfigs,
          instanceId: third.id,
          packageType: "StandardPlus",
          instanceChargeType: "PREPAID",
          instanceChargePrepaids: prepaid,
          standardPlusPackageConfigs: [{ ...more, protectCount: "TWO_TIMES" }],
          tagInfoLists: [],
        },
      ],
    });
    expect(test.sent(action)).toEqual([firstPage]);
  });

  it("returns all objects of a region, page by page, whether the last page is full, short or null", async () => {
    await using test = await givenLookup(name);
    const made: string[] = [];
    for (let at = 0; at < 100; at++) made.push((await test.platform.state.bgpInstances.create({})).id);
    const idsOf = async () => {
      const { bgpInstanceLists } = await test.ask({ filterRegion });
      return (bgpInstanceLists as { instanceId: string }[]).map(({ instanceId }) => instanceId);
    };
    expect(await idsOf()).toEqual(made);
    expect(test.sent(action)).toEqual([firstPage]);
    made.push((await test.platform.state.bgpInstances.create({})).id);
    expect(await idsOf()).toEqual(made);
  });

  it("filters by region, by ID and by tags, and omits empty fields", async () => {
    await using test = await givenLookup(name);
    const { bgpInstances } = test.platform.state;
    const shop = await bgpInstances.create({ tags: [{ TagKey: "team", TagValue: "shop" }] });
    const other = await bgpInstances.create({});
    await bgpInstances.create({ region: "ap-tokyo" });
    const found = async (more: object) => {
      const args = { filterRegion, ...more };
      const answer = await test.ask(args);
      expect(answer).toMatchObject(args);
      return (answer["bgpInstanceLists"] as { instanceId: string }[]).map(({ instanceId }) => instanceId);
    };
    expect(await found({ filterInstanceIdLists: [], filterTags: [] })).toEqual([shop.id, other.id]);
    expect(await found({ filterInstanceIdLists: [other.id] })).toEqual([other.id]);
    expect(await found({ filterTags: [{ tagKey: "team", tagValue: "" }] })).toEqual([shop.id]);
    expect(await found({ filterTags: [{ tagKey: "", tagValue: "shop" }] })).toEqual([shop.id]);
    expect(await found({ filterTags: [{ tagKey: "team", tagValue: "bank" }] })).toEqual([]);
    expect(test.sent(action)).toEqual([
      firstPage,
      { ...firstPage, FilterInstanceIdList: [other.id] },
      { ...firstPage, FilterTag: [{ TagKey: "team" }] },
      { ...firstPage, FilterTag: [{ TagValue: "shop" }] },
      { ...firstPage, FilterTag: [{ TagKey: "team", TagValue: "bank" }] },
    ]);
  });

  it("writes the instances", async () => {
    await using test = await givenLookup(name);
    const { id } = await test.platform.state.bgpInstances.create({});
    expect(await test.file({ filterRegion })).toMatchObject({ content: [{ instanceId: id }], mode: 0o644 });
    expect((await test.file({ filterRegion: "ap-tokyo" })).content).toEqual([]);
  });

  it("requires a region", async () => {
    await using test = await givenLookup(name);
    expect((await failure(test.ask())).message).toContain("filterRegion");
    expect((await failure(test.ask({ filterRegion: "" }))).message).toContain("filterRegion must not be empty");
    expect(test.platform.calls()).toEqual([]);
  });
});
