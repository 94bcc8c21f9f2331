import { describe, expect, it } from "vitest";
import { checkNames } from "./known-names.ts";

const known = ["vpc", "sts", "vpc:CreateVpc", "vpc:CreateAddressTemplate", "tag:TagResources"];
const check = (...given: string[]) => checkNames({ given, known, what: "action", at: "--fail-actions" });

describe("names that a user gave", () => {
  it("pass when all of them exist", () => {
    expect(() => check("vpc", "vpc:CreateVpc")).not.toThrow();
    expect(() => check()).not.toThrow();
  });

  it.each([
    ["vpc:CreateAddresTemplate", "vpc:CreateAddressTemplate"],
    ["VPC:createvpc", "vpc:CreateVpc"],
    ["CreateVpc", "vpc:CreateVpc"],
    ["tags:TagResource", "tag:TagResources"],
    ["stss", "sts"],
  ])("that are unknown suggest the nearest: %s", (given, near) => {
    expect(() => check("vpc", given)).toThrow(
      new Error(`--fail-actions: there is no action "${given}". Did you mean ${near}?`),
    );
  });

  it("that resemble none list the few that exist", () => {
    expect(() => check("everything")).toThrow(
      new Error(`--fail-actions: there is no action "everything". There are: ${known.join(", ")}.`),
    );
  });

  it("that are a qualifier alone list the names with it", () => {
    expect(() => check("tag")).toThrow(
      new Error('--fail-actions: there is no action "tag". There are: tag:TagResources.'),
    );
  });

  it("are not compared with an endless list", () => {
    const many = Array.from({ length: 50 }, (_, index) => `vpc:Action${index}`);
    expect(() => checkNames({ given: ["everything"], known: many, what: "action", at: "--fail-actions" })).toThrow(
      new Error('--fail-actions: there is no action "everything".'),
    );
  });
});
