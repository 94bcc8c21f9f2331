import { describe, expect, it } from "vitest";
import type { Op } from "./clients.ts";
import { resourceTags } from "./tags.ts";

const tags = resourceTags({ service: "apigw", prefix: "service" });

/** A tag service that has some tags, and records the requests it receives. */
function given(...found: readonly object[]) {
  const told: unknown[] = [];
  const tag = {
    list: async () => found,
    write: async (action: string, parameters: unknown) => void told.push([action, parameters]),
  };
  return { told, op: { tag, platform: { region: "ap-tokyo" } } as unknown as Op };
}

const tagOf = (ResourceId: string, TagKey: string, TagValue: string | null = "on") => ({
  ResourceId,
  TagKey,
  TagValue,
});

describe("the tags of an object", () => {
  it("are those of its own ID", async () => {
    const { op } = given(tagOf("service-1", "team"), tagOf("service-2", "stage"), tagOf("service-1", "empty", null));
    expect(await tags.read(op, "service-1")).toEqual({ team: "on", empty: "" });
  });

  it("are empty when the object has no tags", async () => {
    expect(await tags.read(given(tagOf("service-2", "stage")).op, "service-1")).toBeUndefined();
  });
});

describe("changing tags", () => {
  const before = { kept: "a", changed: "b", gone: "c" };

  it("sends new, changed and deleted tags, but no unchanged ones", async () => {
    const { op, told } = given();
    await tags.change(op, "service-1", before, { kept: "a", changed: "d", added: "e" });
    expect(told).toEqual([
      [
        "ModifyResourceTags",
        {
          Resource: "qcs::apigw:ap-tokyo:uin/:service/service-1",
          ReplaceTags: [
            { TagKey: "changed", TagValue: "d" },
            { TagKey: "added", TagValue: "e" },
          ],
          DeleteTags: [{ TagKey: "gone" }],
        },
      ],
    ]);
  });

  it("omits empty parts", async () => {
    const { op, told } = given();
    await tags.change(op, "service-1", undefined, { added: "e" });
    await tags.change(op, "service-1", { gone: "c" }, undefined);
    expect(told).toEqual([
      ["ModifyResourceTags", expect.not.objectContaining({ DeleteTags: expect.anything() })],
      ["ModifyResourceTags", expect.not.objectContaining({ ReplaceTags: expect.anything() })],
    ]);
  });

  it("is no call when nothing changes", async () => {
    const { op, told } = given();
    await tags.change(op, "service-1", before, before);
    await tags.change(op, "service-1", undefined, {});
    expect(told).toEqual([]);
  });

  it("takes away all that there are", async () => {
    const { op, told } = given(tagOf("service-1", "team"), tagOf("service-1", "stage"));
    await tags.clear(op, "service-1");
    expect(told).toMatchObject([["ModifyResourceTags", { DeleteTags: [{ TagKey: "team" }, { TagKey: "stage" }] }]]);
  });
});
