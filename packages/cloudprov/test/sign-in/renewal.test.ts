import { afterEach, describe, expect, it, vi } from "vitest";
import type { CloudprovSimulator } from "../simulated-provider.ts";
import { ownKeys, type SigningIn, startSigningIn } from "./signing-in.ts";

// The platform is in this process and lives by the same clock, which only these tests set.
afterEach(() => vi.useRealTimers());

function stopClock(): void {
  vi.useFakeTimers({ toFake: ["Date"] });
}

function pass(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
}

function asRole(platform: CloudprovSimulator) {
  return {
    ...ownKeys(platform),
    assumeRoles: [{ roleArn: platform.credentials.roleArn, sessionName: "by-block" }],
  };
}

/** Keys that signed the calls of an action, in their order, each once. */
const signers = ({ platform }: SigningIn, action: string) => [
  ...new Set(platform.calls({ action }).map(({ authorization }) => authorization.key)),
];

/** Codes of the calls that were refused. */
const refusals = ({ platform }: SigningIn) => [
  ...new Set(platform.calls().flatMap(({ code }) => (code === undefined ? [] : [code]))),
];

describe("temporary credentials", () => {
  it("are renewed five minutes before they expire, and no earlier", async () => {
    stopClock();
    await using test = await startSigningIn({ config: asRole });
    const first = await test.caller();
    pass(7200 - 310);
    expect((await test.caller()).id).toBe(first.id);
    pass(20);
    expect((await test.caller()).id).not.toBe(first.id);
    expect(refusals(test)).toEqual([]);
  });

  it("of an instance are requested again before they expire", async () => {
    stopClock();
    await using test = await startSigningIn({
      config: ({ credentials }) => ({ camRoleName: credentials.instanceRoleName }),
      env: ({ metadataUrl }) => ({ CLOUDPROV_METADATA_ENDPOINT: metadataUrl }),
      settings: { sessionSeconds: 3600 },
    });
    const first = await test.caller();
    pass(3600 - 200);
    expect((await test.caller()).id).not.toBe(first.id);
    expect(refusals(test)).toEqual([]);
  });

  it("are renewed during a long wait, without an effect on the operation", async () => {
    stopClock();
    await using test = await startSigningIn({ config: asRole, settings: { sessionSeconds: 303, slowMs: 1 } });
    const template = test.host.resource("AddressTemplate", "office");
    const { id } = await template.create({ name: "office", addresses: ["10.0.0.1"] });
    test.platform.occupy(id, 5_000);
    const busy = { action: "ModifyAddressTemplateAttribute", code: "UnsupportedOperation.MutexOperationTaskRunning" };
    // Renewed when five minutes are left, so before the third call. Time passes when a call arrives: an answer that is on
    // its way would make the platform's clock look late.
    const met = () => pass(2);
    test.platform.failNext({ path: new RegExp(`${busy.action}$`), kind: "slow", times: 3, met });
    await template.update({ name: "office", addresses: ["10.0.0.2"] });
    expect(signers(test, "ModifyAddressTemplateAttribute")).toHaveLength(2);
    expect(refusals(test)).toEqual([busy.code]);
  });

  it("are renewed if the platform revokes them early, and the request is repeated", async () => {
    await using test = await startSigningIn({ config: asRole });
    const first = await test.caller();
    test.platform.expireSessions();
    expect((await test.caller()).id).not.toBe(first.id);
    expect(test.tokenActions()).toEqual(["AssumeRole", "AssumeRole"]);
  });

  it("stay in use if their renewal fails temporarily", async () => {
    stopClock();
    await using test = await startSigningIn({ config: asRole });
    const first = await test.caller();
    pass(7200 - 200);
    test.platform.failNextAction({ service: "sts", action: "AssumeRole", code: "InternalError" });
    expect((await test.caller()).id).toBe(first.id);
    pass(40);
    expect((await test.caller()).id).not.toBe(first.id);
  });

  it("by an MFA code are kept until they expire", async () => {
    stopClock();
    await using test = await startSigningIn({
      config: (platform) => ({
        ...ownKeys(platform),
        mfaCertifications: [
          {
            serialNumber: platform.credentials.mfaSerialNumber,
            tokenCode: platform.credentials.mfaCodes[0],
          },
        ],
      }),
    });
    const first = await test.caller();
    pass(1800 - 10);
    expect((await test.caller()).id).toBe(first.id);
    expect(test.tokenActions()).toEqual(["GetSessionToken"]);
  });
});
