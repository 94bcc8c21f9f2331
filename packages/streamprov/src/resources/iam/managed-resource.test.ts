import { describe, expect, it } from "vitest";
import type { ManagedResource } from "./managed-resource.ts";
import { fromResponse, isFor, toRequest } from "./managed-resource-wire.ts";

const environment = { id: "env-1" };
const kafka: ManagedResource = { id: "lkc-1", kind: "Cluster", apiVersion: "cmk/v2", environment };
const flink: ManagedResource = { id: "aws.us-east-1", kind: "Region", apiVersion: "fcpm/v2", environment };
const tableflow: ManagedResource = {
  id: "tableflow",
  kind: "Tableflow",
  apiVersion: "tableflow/v1",
  environment: undefined,
};

describe("a request for a key", () => {
  it.each([
    [kafka, { id: "lkc-1", kind: "Cluster" }],
    [{ ...kafka, id: "lsrc-1", apiVersion: "srcm/v3" } as const, { id: "lsrc-1", kind: "Cluster" }],
    [flink, { id: "aws.us-east-1", kind: "Region", api_version: "fcpm/v2", environment: "env-1" }],
    [tableflow, { id: "tableflow", kind: "Tableflow", api_version: "tableflow/v1" }],
  ])("names the resource of %o in the platform's form", (resource, expected) => {
    expect(toRequest(resource)).toEqual(expected);
  });
});

describe("a response about a key", () => {
  it.each([
    ["no resource", undefined],
    ["null", null],
    ["the kind Cloud", { id: "cloud", kind: "Cloud", api_version: "iam/v2" }],
    ["the kind cloud", { id: "cloud", kind: "cloud" }],
  ])("is about a Cloud API key if it has %s", (_what, resource) => {
    expect(fromResponse(resource)).toBeUndefined();
  });

  it.each(["SchemaRegistry", "ksqlDB", "Cluster"])("calls the kind %s Cluster", (kind) => {
    expect(fromResponse({ id: "x-1", kind, api_version: "srcm/v2" })?.kind).toBe("Cluster");
  });

  it.each(["aws.us-east-1", "env-1.aws.us-east-1"])("names the Flink region %s without its environment", (id) => {
    expect(fromResponse({ id, kind: "Region", api_version: "fcpm/v2" })).toEqual({ ...flink, environment: undefined });
  });

  it.each(["us-east-1", "a.b.c.d"])("is rejected if it names the Flink region %s", (id) => {
    expect(() => fromResponse({ id, kind: "Region", api_version: "fcpm/v2" })).toThrow(id);
  });
});

describe("checking whether a key is for a resource", () => {
  it.each([
    ["a Cloud API key", { id: "cloud", kind: "Cloud" }, undefined, true],
    ["a Cloud API key without a resource", undefined, undefined, true],
    ["a Cloud API key, but for a cluster", { id: "cloud", kind: "Cloud" }, kafka, false],
    ["a cluster's, but for a Cloud API key", { id: "lkc-1", kind: "Cluster" }, undefined, false],
    ["the cluster's", { id: "lkc-1", kind: "Cluster" }, kafka, true],
    ["another cluster's", { id: "lkc-2", kind: "Cluster" }, kafka, false],
    ["the region's", { id: "aws.us-east-1", kind: "Region" }, flink, true],
    ["the region's in its environment", { id: "env-1.aws.us-east-1", kind: "Region" }, flink, true],
    ["the region's in another environment", { id: "env-2.aws.us-east-1", kind: "Region" }, flink, false],
  ])("handles %s", (_what, resource, wanted, expected) => {
    expect(isFor(resource, wanted)).toBe(expected);
  });
});
