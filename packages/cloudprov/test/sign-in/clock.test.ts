import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { ownKeys, startSigningIn } from "./signing-in.ts";

const hour = 3_600_000;

describe("a clock that differs from the platform's", () => {
  it.each([
    ["is behind", hour],
    ["is ahead", -hour],
  ])("and %s is corrected by the first response, once for all services", async (_what, clockSkewMs) => {
    await using test = await startSigningIn({
      config: (platform) => ({
        ...ownKeys(platform),
        assumeRoles: [{ roleArn: platform.credentials.roleArn, sessionName: "by-block" }],
      }),
      settings: { clockSkewMs },
    });
    const template = test.host.resource("AddressTemplate", "office");
    await template.create({ name: "office", addresses: ["10.0.0.1"] });
    await template.delete();
    const refused = test.platform.calls().filter(({ code }) => code !== undefined);
    expect(refused.map(({ action, code }) => [action, code])).toEqual([["AssumeRole", "AuthFailure.SignatureExpire"]]);
  });

  it("does not make an instance's credentials look old", async () => {
    await using test = await startSigningIn({
      config: ({ credentials }) => ({ camRoleName: credentials.instanceRoleName }),
      env: ({ metadataUrl }) => ({ CLOUDPROV_METADATA_ENDPOINT: metadataUrl }),
      settings: { clockSkewMs: -hour, sessionSeconds: 1800 },
    });
    const first = await test.caller();
    expect((await test.caller()).id).toBe(first.id);
  });

  it("is ignored within five minutes", async () => {
    await using test = await startSigningIn({ config: ownKeys, settings: { clockSkewMs: 240_000 } });
    await test.caller();
    expect(test.platform.calls()).toHaveLength(1);
  });

  it("is named if it cannot be corrected", async () => {
    await using test = await startSigningIn({ config: ownKeys });
    test.platform.failNextAction({ code: "AuthFailure.SignatureExpire", times: 2 });
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toMatch(/AuthFailure\.SignatureExpire: .*clock of this machine.*correct it/);
    expect(test.platform.calls()).toHaveLength(2);
  });
});
