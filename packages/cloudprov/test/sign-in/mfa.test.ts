import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import type { CloudprovSimulator } from "../simulated-provider.ts";
import { ownKeys, startSigningIn, type Texts } from "./signing-in.ts";

/** The device of the platform's user, and a code that it shows. */
function device({ credentials }: CloudprovSimulator, code = 0) {
  return { serialNumber: credentials.mfaSerialNumber, tokenCode: credentials.mfaCodes[code] ?? "" };
}

function deviceInEnvironment(platform: CloudprovSimulator): Texts {
  const { serialNumber, tokenCode } = device(platform);
  return {
    CLOUDPROV_MFA_CERTIFICATION_SERIAL_NUMBER: serialNumber,
    TENCENTCLOUD_MFA_CERTIFICATION_TOKEN_CODE: tokenCode,
    CLOUDPROV_MFA_CERTIFICATION_DURATION_SECONDS: "600",
  };
}

describe("signing in with an MFA device", () => {
  it("works with the configuration", async () => {
    await using test = await startSigningIn({
      config: (platform) => ({ ...ownKeys(platform), mfaCertifications: [device(platform)] }),
    });
    expect(await test.caller()).toMatchObject({ mfa: true });
    const [asked] = test.platform.calls({ service: "sts" });
    expect(asked).toMatchObject({ action: "GetSessionToken", requestBody: { DurationSeconds: 1800 } });
  });

  it("works with the environment", async () => {
    await using test = await startSigningIn({ config: ownKeys, env: deviceInEnvironment });
    expect(await test.caller()).toMatchObject({ mfa: true });
    expect(test.platform.calls({ service: "sts" })[0]?.requestBody).toMatchObject({ DurationSeconds: 600 });
  });

  it("uses its code once, even if a block and the variables set it", async () => {
    await using test = await startSigningIn({
      config: (platform) => ({ ...ownKeys(platform), mfaCertifications: [{}] }),
      env: deviceInEnvironment,
    });
    await Promise.all([test.caller(), test.caller()]);
    await test.caller();
    expect(test.tokenActions()).toEqual(["GetSessionToken"]);
  });

  it("reports that a used code must be replaced, and does not show it", async () => {
    await using test = await startSigningIn({
      config: (platform) => {
        const [used] = platform.state.mfaCodes.list();
        if (used) platform.state.mfaCodes.change(used.id, { used: true });
        return { ...ownKeys(platform), mfaCertifications: [{ ...device(platform), tokenCode: used?.code }] };
      },
    });
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toMatch(/No credentials from MFA: FailedOperation\.CheckMFAError: .*shows now/);
    expect(message).not.toContain(test.platform.credentials.mfaCodes[0]);
  });

  it("cannot be renewed, and the remedy after the expiry is a new code", async () => {
    await using test = await startSigningIn({
      config: (platform) => ({ ...ownKeys(platform), mfaCertifications: [device(platform)] }),
    });
    await test.caller();
    test.platform.expireSessions();
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toMatch(/AuthFailure\.TokenFailure: .*with an MFA code, which works only once: set a new one\./);
    expect(test.tokenActions()).toEqual(["GetSessionToken"]);
  });

  it("requires long-term keys, and rejects those of a role", async () => {
    await using test = await startSigningIn({
      config: (platform) => ({
        ...ownKeys(platform),
        assumeRoles: [{ roleArn: platform.credentials.roleArn, sessionName: "by-block" }],
        mfaCertifications: [device(platform)],
      }),
    });
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toMatch(/No credentials from MFA: FailedOperation\.TempKeyNotAllowed: .*long-term keys/);
    expect(test.tokenActions()).toEqual(["AssumeRole", "GetSessionToken"]);
  });

  it("is named if it is missing and the account requires it", async () => {
    await using test = await startSigningIn({ config: ownKeys, settings: { mfaRequired: true } });
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toMatch(/AuthFailure\.MFAFailure: .*mfaCertifications/);
  });
});
