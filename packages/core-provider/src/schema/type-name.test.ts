import { describe, expect, it } from "vitest";
import { nestedTypeName, singular } from "./type-name.ts";

describe("the singular of a property's name", () => {
  it.each([
    ["enterprises", "enterprise"],
    ["zoneInfos", "zoneInfo"],
    ["ipAddresses", "ipAddress"],
    ["connectorClasses", "connectorClass"],
    ["credentialIdentities", "credentialIdentity"],
    ["azureDataLakeStorageGen2s", "azureDataLakeStorageGen2"],
    ["branches", "branch"],
    ["aliases", "alias"],
    ["statuses", "status"],
    ["caches", "cach"],
    ["aws", "aw"],
    ["errorHandlings", "errorHandling"],
  ])("of %s is %s", (plural, expected) => {
    expect(singular(plural)).toBe(expected);
  });

  it.each(["status", "basis", "address", "params1", "config"])("keeps %s unchanged", (name) => {
    expect(singular(name)).toBe(name);
  });
});

describe("the name of a nested type", () => {
  it("consists of the owner's name and the property's name", () => {
    expect(nestedTypeName("KafkaTopic", "credentials")).toBe("KafkaTopicCredentials");
  });

  it("of a configuration variable is the variable's name", () => {
    expect(nestedTypeName("", "oauth")).toBe("oauth");
  });
});
