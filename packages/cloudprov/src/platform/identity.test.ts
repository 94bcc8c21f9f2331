import { describe, expect, it } from "vitest";
import { operation, says, startScriptedPlatform } from "../../test/scripted-platform.ts";
import { identity } from "./identity.ts";

/** A platform whose caller belongs to account 1, and what was asked of it. */
async function given(config: object) {
  const scripted = await startScriptedPlatform(() => says({ AccountId: "1" }));
  const platform = await scripted.connect(config);
  const actions = () => scripted.calls.map((one) => one.action);
  return { platform, actions, [Symbol.asyncDispose]: () => scripted[Symbol.asyncDispose]() };
}

describe("the account of the credentials", () => {
  it("is found with one request, which the filter of accounts shares", async () => {
    await using test = await given({ allowedAccountIds: ["1"] });
    expect(await identity.find(test.platform, operation())).toEqual(["1"]);
    expect(await identity.find(test.platform, operation())).toEqual(["1"]);
    expect(test.actions()).toEqual(["GetCallerIdentity"]);
  });

  it("is not requested with an MFA code, which works only once", async () => {
    await using test = await given({ mfaCertifications: [{ serialNumber: "device", tokenCode: "123456" }] });
    expect(await identity.find(test.platform, operation())).toEqual([]);
    expect(test.actions()).toEqual([]);
  });
});
