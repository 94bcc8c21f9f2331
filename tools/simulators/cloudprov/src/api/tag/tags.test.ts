import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type GatewayBench, openBench } from "../../testing/api-gateway.ts";

let bench: GatewayBench;
let resourceId: string;
let resource: string;
beforeEach(async () => {
  bench = await openBench();
  resourceId = await bench.service();
  resource = `qcs::apigw:ap-guangzhou:uin/:service/${resourceId}`;
});
afterEach(() => bench.platform.close());

const modify = async (changes: object, Resource = resource) =>
  (await bench.tag("ModifyResourceTags", { Resource, ...changes })).code;
const read = async (more: object = {}) => {
  const place = { ServiceType: "apigw", ResourcePrefix: "service", ResourceRegion: "ap-guangzhou" };
  return (await bench.tag("DescribeResourceTagsByResourceIds", { ...place, ResourceIds: [resourceId], ...more }))
    .response;
};
const tags = (...names: string[]) => names.map((TagKey) => ({ TagKey, TagValue: `${TagKey} value` }));

describe("the tags of a resource", () => {
  it("are set, replaced, deleted and read", async () => {
    await modify({ ReplaceTags: tags("a", "b") });
    await modify({ ReplaceTags: [{ TagKey: "b", TagValue: "other" }], DeleteTags: [{ TagKey: "a" }] });

    expect((await read()).Tags).toMatchObject([{ TagKey: "b", TagValue: "other", ResourceId: resourceId }]);
    expect((await bench.gateway("DescribeService", { ServiceId: resourceId })).response.Tags).toEqual([
      { Key: "b", Value: "other" },
    ]);
    expect(bench.platform.journal.violations).toEqual([]);
  });

  it("are read page by page, 15 unless asked otherwise", async () => {
    await modify({ ReplaceTags: tags(...Array.from({ length: 25 }, (_, index) => `key-${index}`)) });

    expect((await read()).Tags).toHaveLength(15);
    expect((await read({ Limit: 20, Offset: 20 })).Tags).toHaveLength(5);
    expect(await read({ Limit: 20 })).toMatchObject({ TotalCount: 25, Limit: 20, Offset: 0 });
  });

  it("are those of its service, region and prefix only", async () => {
    await modify({ ReplaceTags: tags("a") });

    expect((await read({ ServiceType: "apigateway" })).Tags).toEqual([]);
    expect((await read({ ResourceRegion: "ap-tokyo" })).Tags).toEqual([]);
    expect((await read({ ResourcePrefix: "apiAppId" })).Tags).toEqual([]);
  });

  it.each([
    ["reserved keys", "InvalidParameterValue.ReservedTagKey", { ReplaceTags: tags("qcs:x") }],
    ["the reserved key of projects", "InvalidParameterValue.ReservedTagKey", { ReplaceTags: tags("project") }],
    ["long keys", "InvalidParameterValue.TagKeyLengthExceeded", { ReplaceTags: tags("x".repeat(128)) }],
    [
      "long values",
      "InvalidParameterValue.TagValueLengthExceeded",
      { ReplaceTags: [{ TagKey: "a", TagValue: "x".repeat(256) }] },
    ],
    [
      "a key both set and deleted",
      "InvalidParameterValue.DeleteTagsParamError",
      { ReplaceTags: tags("a"), DeleteTags: [{ TagKey: "a" }] },
    ],
    [
      "too many",
      "LimitExceeded.ResourceAttachedTags",
      { ReplaceTags: tags(...Array.from({ length: 51 }, (_, index) => `key-${index}`)) },
    ],
    ["nothing to do", "MissingParameter", {}],
  ])("are rejected for %s", async (_, code, changes) => {
    expect(await modify(changes)).toBe(code);
    expect((await read()).Tags).toEqual([]);
  });

  it("are also those of security groups, under the service cvm", async () => {
    const created = await bench.platform.state.securityGroups.create({ name: "web" });
    const name = `qcs::cvm:ap-guangzhou:uin/:sg/${created.id}`;

    expect(await modify({ ReplaceTags: tags("a") }, name)).toBeUndefined();

    expect((await read({ ServiceType: "cvm", ResourcePrefix: "sg", ResourceIds: [created.id] })).Tags).toMatchObject([
      { TagKey: "a", ResourceId: created.id },
    ]);
    expect(await modify({ ReplaceTags: tags("a") }, name.replace(":cvm:", ":vpc:"))).toBe(
      "InvalidParameterValue.ResourceIdInvalid",
    );
  });

  it("need a service that is there, in its region", async () => {
    const change = { ReplaceTags: tags("a") };

    expect(await modify(change, resource.replace("ap-guangzhou", "ap-tokyo"))).toBe(
      "InvalidParameterValue.ResourceIdInvalid",
    );
    expect(await modify(change, "service")).toBe("InvalidParameterValue.ResourceDescriptionError");
  });
});
