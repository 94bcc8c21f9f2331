import { failure, secret } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { type CloudprovSimulator, startSimulatedProvider } from "../simulated-provider.ts";
import { keysInEnvironment, ownKeys, startSigningIn } from "./signing-in.ts";

/** Temporary credentials of the platform's own user. */
async function temporaryKeys(platform: CloudprovSimulator) {
  await using other = await startSimulatedProvider(
    {},
    {
      config: () => ({ domain: platform.domain, ...ownKeys(platform) }),
      env: () => ({
        CLOUDPROV_MFA_CERTIFICATION_SERIAL_NUMBER: platform.credentials.mfaSerialNumber,
        CLOUDPROV_MFA_CERTIFICATION_TOKEN_CODE: platform.credentials.mfaCodes[0] ?? "",
      }),
    },
  );
  await other.host.invoke("getAddressTemplates");
  const [session] = platform.state.sessions.list();
  if (session === undefined) throw new Error("the platform gave out no session");
  return { secretId: session.id, secretKey: session.secretKey, securityToken: session.token };
}

describe("signing in by keys", () => {
  it("of the configuration", async () => {
    await using test = await startSigningIn({
      config: (platform) => ({ ...ownKeys(platform), secretKey: secret(platform.credentials.secretKey) }),
    });
    expect(await test.caller()).toMatchObject({ id: test.platform.credentials.secretId });
  });

  it("of the environment, by our names", async () => {
    await using test = await startSigningIn({ env: keysInEnvironment });
    expect(await test.caller()).toMatchObject({ id: test.platform.credentials.secretId });
  });

  it("of the environment, by the platform's names", async () => {
    await using test = await startSigningIn({
      env: ({ credentials }) => ({
        TENCENTCLOUD_SECRET_ID: credentials.secretId,
        TENCENTCLOUD_SECRET_KEY: credentials.secretKey,
      }),
    });
    expect(await test.caller()).toMatchObject({ id: test.platform.credentials.secretId });
  });

  it("takes the configuration before our names, our names before the platform's, and nothing that is empty", async () => {
    await using test = await startSigningIn({
      config: ({ credentials }) => ({ secretId: credentials.secretId, secretKey: "" }),
      env: ({ credentials }) => ({
        CLOUDPROV_SECRET_ID: "wrong",
        CLOUDPROV_SECRET_KEY: credentials.secretKey,
        TENCENTCLOUD_SECRET_KEY: "wrong",
        CLOUDPROV_SECURITY_TOKEN: "",
        TENCENTCLOUD_SECURITY_TOKEN: "",
      }),
    });
    expect(await test.caller()).toMatchObject({ id: test.platform.credentials.secretId });
  });

  it("that are temporary, with their token", async () => {
    await using elsewhere = await startSimulatedProvider();
    const keys = await temporaryKeys(elsewhere.platform);
    await using test = await startSimulatedProvider(
      {},
      {
        config: () => ({ ...keys, domain: elsewhere.platform.domain }),
      },
    );
    await test.host.invoke("getAddressTemplates");
    expect(elsewhere.platform.calls({ service: "vpc" }).at(-1)?.authorization.key).toBe(keys.secretId);
  });

  it("that are temporary and over says whose they were", async () => {
    await using elsewhere = await startSimulatedProvider();
    const keys = await temporaryKeys(elsewhere.platform);
    elsewhere.platform.expireSessions();
    await using test = await startSimulatedProvider(
      {},
      {
        config: () => ({ ...keys, domain: elsewhere.platform.domain }),
      },
    );
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toMatch(/AuthFailure\.TokenFailure: .*The platform rejected the credentials from configured keys/);
    expect(message).not.toContain(keys.securityToken);
  });
});

describe("without credentials", () => {
  it("the first call that needs them names both keys, their variables and the file that was searched for", async () => {
    await using test = await startSigningIn({ config: () => ({ profile: "work" }) });
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toContain("secretId (CLOUDPROV_SECRET_ID or TENCENTCLOUD_SECRET_ID)");
    expect(message).toContain("secretKey (CLOUDPROV_SECRET_KEY or TENCENTCLOUD_SECRET_KEY)");
    expect(message).toMatch(/work\.credential does not exist/);
    expect(test.platform.calls()).toEqual([]);
  });

  it("half of the keys names the other half at preview", async () => {
    const { message } = await failure(startSigningIn({ env: () => ({ CLOUDPROV_SECRET_ID: "AKID1" }) }));
    expect(message).toMatch(/secretKey is required because secretId is.*CLOUDPROV_SECRET_KEY or/);
  });
});

describe("wrong keys", () => {
  it("that the platform does not know say to check secretId", async () => {
    await using test = await startSigningIn({
      config: (platform) => ({ ...ownKeys(platform), secretId: "AKIDwrong" }),
    });
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toMatch(
      /AuthFailure\.SecretIdNotFound: .*\(DescribeAddressTemplates .*request id .*\)\. Check secretId; temporary keys need their security token too\./,
    );
  });

  it("that do not belong together say to check secretKey, and do not show it", async () => {
    await using test = await startSigningIn({
      config: (platform) => ({ ...ownKeys(platform), secretKey: "quite-another-secret" }),
    });
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toMatch(/AuthFailure\.SignatureFailure: .*Check secretKey/);
    expect(message).not.toContain("quite-another-secret");
    expect(test.platform.calls()).toHaveLength(1);
  });

  it("without the permission name the action that is denied", async () => {
    await using test = await startSigningIn({
      config: ownKeys,
      settings: { deniedActions: ["vpc:DescribeAddressTemplates"] },
    });
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toMatch(/UnauthorizedOperation: .*vpc:DescribeAddressTemplates/);
    expect(test.platform.calls()).toHaveLength(1);
  });
});
