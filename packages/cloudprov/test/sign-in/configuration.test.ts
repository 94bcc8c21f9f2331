import { secret, startProvider, unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { provider } from "../../src/provider.ts";
import type { Texts } from "./signing-in.ts";

const roleArn = "qcs::cam::uin/100000000001:roleName/deployer";
const role = { roleArn, sessionName: "deploy" };
const saml = { ...role, samlAssertion: "PEFzc2VydGlvbi8+", principalArn: "qcs::cam::uin/1:saml-provider/idp" };
const web = { ...role, webIdentityToken: "ey.token" };
const device = { serialNumber: "qcs::cam:uin/1::mfa/softToken", tokenCode: "123456" };
const accounts = ["100000000001"];

/** What the provider finds wrong with a configuration in a preview, by property. */
async function problemsOf(config: Values, env: Texts = {}): Promise<Readonly<Record<string, string>>> {
  await using host = await startProvider(provider, { config: false, env });
  const { failures } = await host.checkConfig(config);
  return Object.fromEntries(failures.map(({ property, reason }) => [property, reason]));
}

describe("the configuration", () => {
  it.each<[string, Values]>([
    ["nothing", {}],
    ["empty strings", { secretId: "", secretKey: "", securityToken: "", region: "", domain: "", protocol: "" }],
    [
      "empty blocks",
      { assumeRoles: [], assumeRoleWithSamls: [], assumeRoleWithWebIdentities: [], mfaCertifications: [] },
    ],
    ["an unknown region", { region: "ap-nowhere" }],
    ["a domain with a port and a path", { domain: "intl.tencentcloudapi.com:8443/proxy/cloud" }],
    ["plain HTTP", { protocol: "HTTP" }],
    ["separate object storage", { cosDomain: "https://cos.ap-guangzhou.myqcloud.com" }],
    ["a role by its name", { assumeRoles: [role] }],
    ["a role by its ID", { assumeRoles: [{ ...role, roleArn: "qcs::cam::uin/100000000001:role/4611686018427" }] }],
    ["sessions with the duration 0", { assumeRoles: [{ ...role, sessionDuration: 0 }] }],
    [
      "the longest session",
      {
        assumeRoles: [{ ...role, sessionDuration: 43_200 }],
        mfaCertifications: [{ ...device, durationSeconds: 129_600 }],
      },
    ],
    ["allowed accounts with a role", { allowedAccountIds: accounts, assumeRoles: [role], mfaCertifications: [device] }],
    ["SAML", { assumeRoleWithSamls: [saml] }],
    ["a web identity", { assumeRoleWithWebIdentities: [web] }],
    [
      "a web identity from files",
      {
        assumeRoleWithWebIdentities: [
          { sessionName: "deploy", webIdentityTokenFile: "~/token.json", roleArnFile: "~/role.json" },
        ],
      },
    ],
    [
      "empty lists with conflicting settings",
      { allowedAccountIds: [], forbiddenAccountIds: [], assumeRoleWithSamls: [saml] },
    ],
    ["unknown values", { secretKey: unknown, domain: unknown, assumeRoles: unknown, allowedAccountIds: unknown }],
    [
      "a block with unknown parts",
      { assumeRoles: [{ roleArn: unknown, sessionName: unknown, sessionDuration: unknown }] },
    ],
  ])("can contain %s", async (_what, config) => {
    expect(await problemsOf(config)).toEqual({});
  });

  it.each<[string, Values, string, RegExp]>([
    ["another protocol", { protocol: "https" }, "protocol", /"HTTP" or "HTTPS"|HTTP.*HTTPS/],
    ["a domain with its scheme", { domain: "https://tencentcloudapi.com" }, "domain", /without a scheme/],
    ["a domain with a query", { domain: "tencentcloudapi.com/?a=b" }, "domain", /without a scheme/],
    ["object storage without a scheme", { cosDomain: "cos.myqcloud.com" }, "cosDomain", /URL with its scheme/],
    ["a profile that is a path", { profile: "../other" }, "profile", /name, not a path/],
    ["two roles", { assumeRoles: [role, role] }, "assumeRoles", /1/],
    ["two SAML blocks", { assumeRoleWithSamls: [saml, saml] }, "assumeRoleWithSamls", /1/],
    ["two web identities", { assumeRoleWithWebIdentities: [web, web] }, "assumeRoleWithWebIdentities", /1/],
    ["two devices", { mfaCertifications: [device, device] }, "mfaCertifications", /1/],
    [
      "a role in another form",
      { assumeRoles: [{ ...role, roleArn: "deployer" }] },
      "assumeRoles[0].roleArn",
      /qcs::cam::uin/,
    ],
    [
      "a session with blanks",
      { assumeRoles: [{ ...role, sessionName: "a b" }] },
      "assumeRoles[0].sessionName",
      /2 to 128/,
    ],
    [
      "a session name of one letter",
      { assumeRoles: [{ ...role, sessionName: "a" }] },
      "assumeRoles[0].sessionName",
      /2 to 128/,
    ],
    [
      "a session name that is too long",
      { assumeRoles: [{ ...role, sessionDuration: 43_201 }] },
      "assumeRoles[0].sessionDuration",
      /43,?200/,
    ],
    [
      "a fractional duration",
      { assumeRoles: [{ ...role, sessionDuration: 1.5 }] },
      "assumeRoles[0].sessionDuration",
      /whole/,
    ],
    [
      "an invalid external ID",
      { assumeRoles: [{ ...role, externalId: "ä1" }] },
      "assumeRoles[0].externalId",
      /2 to 128/,
    ],
    [
      "a device that is too long",
      { mfaCertifications: [{ ...device, durationSeconds: 129_601 }] },
      "mfaCertifications[0].durationSeconds",
      /129,?600/,
    ],
    ["a misspelled setting", { secretid: "AKID1" }, "secretid", /secretId/],
    [
      "allowed and forbidden accounts",
      { allowedAccountIds: accounts, forbiddenAccountIds: accounts },
      "forbiddenAccountIds",
      /cannot be combined with allowedAccountIds/,
    ],
    [
      "allowed accounts with SAML",
      { allowedAccountIds: accounts, assumeRoleWithSamls: [saml] },
      "assumeRoleWithSamls",
      /allowedAccountIds/,
    ],
    [
      "allowed accounts with a web identity",
      { allowedAccountIds: accounts, assumeRoleWithWebIdentities: [web] },
      "assumeRoleWithWebIdentities",
      /allowedAccountIds/,
    ],
    [
      "forbidden accounts with SAML",
      { forbiddenAccountIds: accounts, assumeRoleWithSamls: [saml] },
      "assumeRoleWithSamls",
      /forbiddenAccountIds/,
    ],
    [
      "forbidden accounts with a web identity",
      { forbiddenAccountIds: accounts, assumeRoleWithWebIdentities: [web] },
      "assumeRoleWithWebIdentities",
      /forbiddenAccountIds/,
    ],
    [
      "SAML and a web identity",
      { assumeRoleWithSamls: [saml], assumeRoleWithWebIdentities: [web] },
      "assumeRoleWithWebIdentities",
      /assumeRoleWithSamls/,
    ],
  ])("must not contain %s", async (_what, config, property, says) => {
    const problems = await problemsOf(config);
    expect(Object.keys(problems)).toEqual([property]);
    expect(problems[property]).toMatch(says);
  });

  it.each<[string, Values, readonly string[]]>([
    ["a role", { assumeRoles: [{}] }, ["assumeRoles[0].roleArn", "assumeRoles[0].sessionName"]],
    [
      "SAML",
      { assumeRoleWithSamls: [{}] },
      ["principalArn", "roleArn", "samlAssertion", "sessionName"].map((name) => `assumeRoleWithSamls[0].${name}`),
    ],
    [
      "a web identity",
      { assumeRoleWithWebIdentities: [{}] },
      ["roleArn", "sessionName", "webIdentityToken"].map((name) => `assumeRoleWithWebIdentities[0].${name}`),
    ],
    ["a device", { mfaCertifications: [{}] }, ["mfaCertifications[0].serialNumber", "mfaCertifications[0].tokenCode"]],
  ])("names the missing part of %s, and its variables", async (_what, config, missing) => {
    const problems = await problemsOf(config);
    expect(Object.keys(problems).sort()).toEqual(missing);
    for (const reason of Object.values(problems)) expect(reason).toMatch(/CLOUDPROV_\w+ or TENCENTCLOUD_\w+/);
  });

  it("names the file that can replace a token or a role", async () => {
    const problems = await problemsOf({ assumeRoleWithWebIdentities: [{}] });
    expect(problems["assumeRoleWithWebIdentities[0].webIdentityToken"]).toContain(
      "webIdentityToken or webIdentityTokenFile is required; set one of them",
    );
    expect(problems["assumeRoleWithWebIdentities[0].roleArn"]).toContain(
      "roleArn or roleArnFile is required; set one of them",
    );
  });

  it("is completed by the environment, even inside blocks", async () => {
    const env = {
      TENCENTCLOUD_ASSUME_ROLE_ARN: roleArn,
      CLOUDPROV_ASSUME_ROLE_SESSION_NAME: "deploy",
      CLOUDPROV_MFA_CERTIFICATION_SERIAL_NUMBER: device.serialNumber,
      TENCENTCLOUD_MFA_CERTIFICATION_TOKEN_CODE: device.tokenCode,
    };
    expect(await problemsOf({ assumeRoles: [{}], mfaCertifications: [{}] }, env)).toEqual({});
  });

  it.each([
    ["CLOUDPROV_PROTOCOL", "FTP", {}, "protocol"],
    ["TENCENTCLOUD_DOMAIN", "https://tencentcloudapi.com", {}, "domain"],
    ["CLOUDPROV_ASSUME_ROLE_SESSION_DURATION", "1h", { assumeRoles: [role] }, "assumeRoles[0].sessionDuration"],
    [
      "TENCENTCLOUD_MFA_CERTIFICATION_DURATION_SECONDS",
      "1h",
      { mfaCertifications: [device] },
      "mfaCertifications[0].durationSeconds",
    ],
  ])("names %s if it contains %s", async (variable, value, config, property) => {
    const problems = await problemsOf(config, { [variable]: value });
    expect(problems[property]).toContain(variable);
  });

  it("does not show an invalid secret", async () => {
    const problems = await problemsOf({ mfaCertifications: [{ ...device, tokenCode: ["424242"] }] });
    expect(Object.keys(problems)).toEqual(["mfaCertifications[0].tokenCode"]);
    expect(JSON.stringify(problems)).not.toContain("424242");
  });

  it("accepts a code that a YAML program sets as a number", async () => {
    expect(await problemsOf({ mfaCertifications: [{ ...device, tokenCode: 424_242 }] })).toEqual({});
  });

  it("is secret if it contains a secret, for each block", async () => {
    await using host = await startProvider(provider, { config: false });
    const { inputs } = await host.checkConfig({
      secretId: "AKID1",
      secretKey: "key-1",
      securityToken: "token-1",
      region: "ap-tokyo",
      mfaCertifications: [device],
    });
    expect(inputs).toEqual({
      secretId: "AKID1",
      secretKey: secret("key-1"),
      securityToken: secret("token-1"),
      region: "ap-tokyo",
      mfaCertifications: secret(JSON.stringify([device])),
    });
  });
});
