import { unknown } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { config, fromEnvironment, variables } from "./config.ts";

describe("an environment variable", () => {
  it("can have our name or the platform's", () => {
    expect(variables("REGION")).toEqual(["CLOUDPROV_REGION", "TENCENTCLOUD_REGION"]);
  });

  it("has the value of the first name that is set and not empty", () => {
    const both = { CLOUDPROV_REGION: "ours", TENCENTCLOUD_REGION: "theirs" };
    expect(fromEnvironment(both, "REGION")).toEqual({ name: "CLOUDPROV_REGION", value: "ours" });
    const theirs = { name: "TENCENTCLOUD_REGION", value: "theirs" };
    expect(fromEnvironment({ ...both, CLOUDPROV_REGION: "" }, "REGION")).toEqual(theirs);
    expect(fromEnvironment({ CLOUDPROV_REGION: "" }, "REGION")).toBeUndefined();
  });
});

describe("the rules of the configuration as a whole", () => {
  const problemsOf = (values: Readonly<Record<string, unknown>>) =>
    config.rules.flatMap(({ test }) => test(values, String));

  it.each([
    [{ secretId: "AKID1" }, "secretKey"],
    [{ secretKey: "key" }, "secretId"],
    [{ securityToken: "token" }, "secretId, secretKey"],
    [{ secretId: "AKID1", secretKey: "key", securityToken: "token" }, ""],
    [{ secretId: "AKID1", secretKey: unknown }, ""],
  ])("name the missing part of incomplete keys: of %j %s", (values, lacking) => {
    expect(
      problemsOf(values)
        .map(({ path }) => path)
        .join(", "),
    ).toBe(lacking);
  });

  it("ignore unknown values", () => {
    expect(problemsOf({ assumeRoles: [unknown], mfaCertifications: unknown, allowedAccountIds: unknown })).toEqual([]);
  });

  it("name each member that a block lacks", () => {
    expect(problemsOf({ mfaCertifications: [{ serialNumber: "device" }] })).toEqual([
      { path: "mfaCertifications[0].tokenCode", message: "is required" },
    ]);
  });

  it("accept either of two alternative members", () => {
    const block = { sessionName: "deploy", webIdentityTokenFile: "token.json", roleArn: "role" };
    expect(problemsOf({ assumeRoleWithWebIdentities: [block] })).toEqual([]);
    expect(problemsOf({ assumeRoleWithWebIdentities: [{ ...block, webIdentityTokenFile: undefined }] })).toEqual([
      {
        path: "assumeRoleWithWebIdentities[0].webIdentityToken",
        message: "or webIdentityTokenFile is required; set one of them",
      },
    ]);
  });

  it("name every pair that cannot be combined", () => {
    const problems = problemsOf({ allowedAccountIds: ["1"], forbiddenAccountIds: ["2"], assumeRoles: [] });
    expect(problems).toEqual([
      {
        path: "forbiddenAccountIds",
        message: "cannot be combined with allowedAccountIds; remove one of the two",
      },
    ]);
  });
});
