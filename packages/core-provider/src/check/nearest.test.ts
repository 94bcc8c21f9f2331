import { describe, expect, it } from "vitest";
import { nearest } from "./nearest.ts";

describe("nearest", () => {
  const known = ["partitionsCount", "topicName", "kafkaCluster", "id"];

  it.for([
    ["partitionCount", "partitionsCount"],
    ["topicname", "topicName"],
    ["kafkacluter", "kafkaCluster"],
    ["ids", "id"],
    ["httpEndpoint", undefined],
    ["", "id"],
  ] as const)("takes %s for %s", ([word, meant]) => {
    expect(nearest(word, known)).toBe(meant);
  });

  it("returns undefined for an empty list", () => {
    expect(nearest("a", [])).toBeUndefined();
  });
});
