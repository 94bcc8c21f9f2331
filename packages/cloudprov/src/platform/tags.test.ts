import { describe, expect, it } from "vitest";
import type { Op } from "./clients.ts";
import { resourceTags } from "./tags.ts";

const tags = resourceTags({ service: "apigw", prefix: "service" });

/** A tag service that has some tags, and records the requests it receives. */
function given(...found: readonly object[]) {
  const sent: unknown[] = [];
  const tag = {
    list: async () => found,
    write: async (action: string, parameters: unknown) => void sent.push([action, parameters]),
  };
  return { sent, op: { tag, platform: { region: "ap-tokyo" } } as unknown as Op };
}

const tagOf = (ResourceId: string, TagKey: string, TagValue: string | null = "on") => ({
  ResourceId,
  TagKey,
  TagValue,
});

describe("the tags of an object", () => {
  it("are changed by requests of at most 10 keys", async () => {
    const { op, sent } = given();
    const before = Object.fromEntries(Array.from({ length: 4 }, (_, index) => [`old-${index}`, "on"]));
    const after = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`new-${index}`, "on"]));
    await tags.change(op, "service-1", before, after);
    expect(sent).toMatchObject([
      ["ModifyResourceTags", { ReplaceTags: { length: 8 }, DeleteTags: { length: 2 } }],
      ["ModifyResourceTags", { DeleteTags: { length: 2 } }],
    ]);
  });

  it("belong to its ID", async () => {
    const { op } = given(tagOf("service-1", "team"), tagOf("service-2", "stage"), tagOf("service-1", "empty", null));
    expect(await tags.read(op, "service-1")).toEqual({ team: "on", empty: "" });
  });

  it("exclude those of the platform, which are never deleted", async () => {
    const { op, sent } = given(tagOf("service-1", "team"), tagOf("service-1", "tencentcloud:autoscaling:group"));
    expect(await tags.read(op, "service-1")).toEqual({ team: "on" });
    await tags.change(op, "service-1", { "tencentcloud:autoscaling:group": "on", "qcs:a": "on" }, undefined);
    expect(sent).toEqual([]);
  });

  it("are empty when the object has no tags", async () => {
    expect(await tags.read(given(tagOf("service-2", "stage")).op, "service-1")).toBeUndefined();
  });
});

describe("changing tags", () => {
  const before = { kept: "a", changed: "b", gone: "c" };

  it("sends new, changed and deleted tags, but no unchanged ones", async () => {
    const { op, sent } = given();
    await tags.change(op, "service-1", before, { kept: "a", changed: "d", added: "e" });
    expect(sent).toEqual([
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
    const { op, sent } = given();
    await tags.change(op, "service-1", undefined, { added: "e" });
    await tags.change(op, "service-1", { gone: "c" }, undefined);
    expect(sent).toEqual([
      ["ModifyResourceTags", expect.not.objectContaining({ DeleteTags: expect.anything() })],
      ["ModifyResourceTags", expect.not.objectContaining({ ReplaceTags: expect.anything() })],
    ]);
  });

  it("sends no request if nothing changes", async () => {
    const { op, sent } = given();
    await tags.change(op, "service-1", before, before);
    await tags.change(op, "service-1", undefined, {});
    expect(sent).toEqual([]);
  });

  it("removes all existing tags", async () => {
    const { op, sent } = given(tagOf("service-1", "team"), tagOf("service-1", "stage"));
    await tags.clear(op, "service-1");
    expect(sent).toMatchObject([["ModifyResourceTags", { DeleteTags: [{ TagKey: "team" }, { TagKey: "stage" }] }]]);
  });
});
