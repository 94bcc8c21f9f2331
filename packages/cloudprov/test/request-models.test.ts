import { describe, expect, it } from "vitest";
import { checkByModels } from "./request-models.ts";

const problemsOf = (action: string, params: unknown) =>
  checkByModels({ service: "apigateway", version: "2018-08-08", action, params });

const upstream = { UpstreamId: "upstream-1" };
const node = { Host: "10.0.0.8", Port: 80, Weight: 10 };

describe("the check of requests against the models of the official SDK", () => {
  it("accepts a request with all required members", async () => {
    expect(await problemsOf("ModifyUpstream", { ...upstream, Nodes: [{ ...node, Tags: ["blue"] }] })).toEqual([]);
  });

  it.each([
    ["a missing member", {}, "/UpstreamId", "missing"],
    [
      "a missing member of an element",
      { ...upstream, Nodes: [node, { Host: "10.0.0.9", Weight: 1 }] },
      "/Nodes/1/Port",
      "missing",
    ],
    ["an unknown member", { ...upstream, Node: [] }, "/Node", "unknown"],
    ["a text instead of a number", { ...upstream, Retries: "3" }, "/Retries", "type"],
    ["an element instead of a list", { ...upstream, Nodes: node }, "/Nodes", "type"],
    ["null", { ...upstream, UpstreamName: null }, "/UpstreamName", "type"],
  ])("rejects %s", async (_name, params, at, kind) => {
    expect(await problemsOf("ModifyUpstream", params)).toEqual([expect.objectContaining({ at, kind })]);
  });

  it("rejects an action that the SDK does not have", async () => {
    expect(await problemsOf("ModifyUpstreams", upstream)).toEqual([expect.objectContaining({ kind: "unknown" })]);
  });
});
