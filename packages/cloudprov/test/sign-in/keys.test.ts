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
  it("works with keys from the configuration", async () => {
    await using test = await startSigningIn({
      config: (platform) => ({ ...ownKeys(platform), secretKey: secret(platform.credentials.secretKey) }),
    });
    expect(await test.caller()).toMatchObject({ id: test.platform.credentials.secretId });
  });

  it("works with keys from the environment, by our names", async () => {
    await using test = await startSigningIn({ env: keysInEnvironment });
    expect(await test.caller()).toMatchObject({ id: test.platform.credentials.secretId });
  });

  it("works with keys from the environment, by the platform's names", async () => {
    await using test = await startSigningIn({
      env: ({ credentials }) => ({
        TENCENTCLOUD_SECRET_ID: credentials.secretId,
        TENCENTCLOUD_SECRET_KEY: credentials.secretKey,
      }),
    });
    expect(await test.caller()).toMatchObject({ id: test.platform.credentials.secretId });
  });

  it("prefers the configuration to our names, our names to the platform's, and ignores empty values", async () => {
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

  it("works with temporary keys and their token", async () => {
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

  it("names the source of expired temporary keys", async () => {
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
  it("the first request that requires them names both keys, their variables and the missing file", async () => {
    await using test = await startSigningIn({ config: () => ({ profile: "work" }) });
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toContain("secretId (CLOUDPROV_SECRET_ID or TENCENTCLOUD_SECRET_ID)");
    expect(message).toContain("secretKey (CLOUDPROV_SECRET_KEY or TENCENTCLOUD_SECRET_KEY)");
    expect(message).toMatch(/work\.credential does not exist/);
    expect(test.platform.calls()).toEqual([]);
  });

  it("one key without the other names the missing one at preview", async () => {
    const { message } = await failure(startSigningIn({ env: () => ({ CLOUDPROV_SECRET_ID: "AKID1" }) }));
    expect(message).toMatch(/secretKey is required because secretId is.*CLOUDPROV_SECRET_KEY or/);
  });
});

describe("wrong keys", () => {
  it("that the platform does not know cause advice to check secretId", async () => {
    await using test = await startSigningIn({
      config: (platform) => ({ ...ownKeys(platform), secretId: "AKIDwrong" }),
    });
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toMatch(
      /AuthFailure\.SecretIdNotFound: .*\(DescribeAddressTemplates .*request id .*\)\. Check secretId; temporary keys need their security token too\./,
    );
  });

  it("that do not belong together cause advice to check secretKey, which is not shown", async () => {
    await using test = await startSigningIn({
      config: (platform) => ({ ...ownKeys(platform), secretKey: "quite-another-secret" }),
    });
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toMatch(/AuthFailure\.SignatureFailure: .*Check secretKey/);
    expect(message).not.toContain("quite-another-secret");
    expect(test.platform.calls()).toHaveLength(1);
  });

  it("without the permission cause an error that names the denied action", async () => {
    await using test = await startSigningIn({
      config: ownKeys,
      settings: { deniedActions: ["vpc:DescribeAddressTemplates"] },
    });
    const { message } = await failure(test.host.invoke("getAddressTemplates"));
    expect(message).toMatch(/UnauthorizedOperation: .*vpc:DescribeAddressTemplates/);
    expect(test.platform.calls()).toHaveLength(1);
  });
});
