import { failure } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import type { CloudprovSimulator } from "../simulated-provider.ts";
import { type Given, ownKeys, type SigningIn, startSigningIn } from "./signing-in.ts";

/** The secrets that a way to sign in is given. */
function toldTo({ config, files }: Given, platform: CloudprovSimulator): readonly string[] {
  const told = JSON.stringify([config?.(platform, ""), files?.(platform)]);
  const { secretKey, mfaCodes, samlAssertion, webIdentityToken } = platform.credentials;
  return [secretKey, ...mfaCodes, samlAssertion, webIdentityToken].filter((secret) => told.includes(secret));
}

/** Those of the temporary credentials that the platform gave out. */
const temporary = ({ state }: CloudprovSimulator) =>
  state.sessions.list().flatMap(({ secretKey, token }) => [secretKey, token]);

/** The secrets that a text holds, in the clear or in the usual forms of a wire. */
const shown = (text: string, secrets: readonly string[]) =>
  secrets.filter((secret) =>
    [secret, encodeURIComponent(secret), Buffer.from(secret).toString("base64")].some((form) => text.includes(form)),
  );

const logsOf = ({ host }: SigningIn) => host.logs.map(({ message }) => message).join("\n");

const session = ({ credentials }: CloudprovSimulator) => ({ roleArn: credentials.roleArn, sessionName: "by-block" });

const ways: readonly (readonly [string, Given])[] = [
  ["keys", { config: ownKeys }],
  [
    "a role with an MFA code",
    {
      config: (platform) => ({
        ...ownKeys(platform),
        assumeRoles: [
          {
            ...session(platform),
            serialNumber: platform.credentials.mfaSerialNumber,
            tokenCode: platform.credentials.mfaCodes[0],
          },
        ],
      }),
    },
  ],
  [
    "SAML",
    {
      config: (platform) => ({
        assumeRoleWithSamls: [
          {
            ...session(platform),
            samlAssertion: platform.credentials.samlAssertion,
            principalArn: platform.credentials.samlPrincipalArn,
          },
        ],
      }),
    },
  ],
  [
    "a web identity",
    {
      config: (platform, folder) => ({
        assumeRoleWithWebIdentities: [{ ...session(platform), webIdentityTokenFile: `${folder}/token.json` }],
      }),
      files: ({ credentials }) => ({
        "token.json": JSON.stringify({ web_identity_token: credentials.webIdentityToken }),
      }),
    },
  ],
  [
    "an MFA device",
    {
      config: (platform) => ({
        ...ownKeys(platform),
        mfaCertifications: [
          { serialNumber: platform.credentials.mfaSerialNumber, tokenCode: platform.credentials.mfaCodes[0] },
        ],
      }),
    },
  ],
  [
    "the role of an instance",
    {
      config: ({ credentials }) => ({ camRoleName: credentials.instanceRoleName }),
      env: ({ metadataUrl }) => ({ CLOUDPROV_METADATA_ENDPOINT: metadataUrl }),
    },
  ],
  [
    "a shared profile",
    {
      files: ({ credentials: { secretId, secretKey } }) => ({
        "default.credential": JSON.stringify({ secretId, secretKey }),
      }),
    },
  ],
];

describe.each(ways)("signing in by %s", (_way, given) => {
  it("leaves no secret in the log", async () => {
    await using test = await startSigningIn(given);
    await test.caller();
    expect(logsOf(test)).toContain("DescribeAddressTemplates");
    expect(shown(logsOf(test), [...toldTo(given, test.platform), ...temporary(test.platform)])).toEqual([]);
  });

  it("leaves no secret in errors that repeat the request", async () => {
    await using test = await startSigningIn(given);
    const messageWith = async (secrets: readonly string[]) => {
      test.platform.failNextAction({ code: "FailedOperation", message: `Bad: ${secrets.join(" ")}` });
      const { message } = await failure(test.host.invoke("getAddressTemplates"));
      expect(message).toContain("FailedOperation: Bad:");
      return message;
    };
    const told = toldTo(given, test.platform);
    expect(shown(await messageWith(told), told)).toEqual([]);
    await test.caller();
    const all = [...told, ...temporary(test.platform)];
    expect(shown(await messageWith(all), all)).toEqual([]);
    expect(shown(logsOf(test), all)).toEqual([]);
  });
});
