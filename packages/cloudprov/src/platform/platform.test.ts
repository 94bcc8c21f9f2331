import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { configOf, operation, refuses, says, startScriptedPlatform } from "../../test/scripted-platform.ts";
import { Platform } from "./platform.ts";
import { type ActionOptions, ServiceClient } from "./service-client.ts";
import { services } from "./services.ts";

/** A folder with a profile whose region is Shanghai. */
function profileFolder() {
  const folder = mkdtempSync(join(tmpdir(), "cloudprov-profile-"));
  writeFileSync(join(folder, "default.configure"), JSON.stringify({ _sys_param: { region: "ap-shanghai" } }));
  return { sharedCredentialsDir: folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
}

const noKeys = { secretId: undefined, secretKey: undefined };
const found = says({ Found: 1 });

describe("the region", () => {
  it("is the configuration's, else the profile's, else Guangzhou", async () => {
    await using platform = await startScriptedPlatform(() => found);
    using profile = profileFolder();
    const { sharedCredentialsDir } = profile;
    const of = async (config: object) => (await platform.connect({ sharedCredentialsDir, ...config })).region;
    expect(await of({ ...noKeys, region: "ap-beijing" })).toBe("ap-beijing");
    expect(await of(noKeys)).toBe("ap-shanghai");
    expect(await of({})).toBe("ap-guangzhou");
    expect(await of({ ...noKeys, securityToken: "token" })).toBe("ap-guangzhou");
    expect(await of({ ...noKeys, profile: "other" })).toBe("ap-guangzhou");
  });

  it("defines, with the domain, where IDs are unique", async () => {
    await using platform = await startScriptedPlatform(() => found);
    expect((await platform.connect({ region: "ap-tokyo" })).place).toBe(`${platform.domain} ap-tokyo`);
  });
});

describe("the address of a service", () => {
  it.each([
    ["HTTPS", "tencentcloudapi.com", "https://vpc.tencentcloudapi.com/"],
    [
      "HTTPS",
      "ap-shanghai-fsi.tencentcloudapi.com:8443/proxy",
      "https://vpc.ap-shanghai-fsi.tencentcloudapi.com:8443/",
    ],
    ["HTTP", "platform.example", "http://vpc.platform.example/"],
  ] as const)("by %s at %s is %s", async (protocol, domain, expected) => {
    const host = { version: "1.2.3", debug: () => undefined };
    const role = { roleArn: "qcs::cam::uin/1:roleName/deployer", sessionName: "deploy", sessionDuration: 0 };
    const platform = await Platform.connect({ ...configOf(domain), protocol, assumeRoles: [role] }, host, {});
    expect(platform.client(services.vpc, "read").baseUrl).toBe(expected);
  });
});

describe("a service elsewhere", () => {
  it("receives requests in its own region and at its own domain, through a separate client", async () => {
    await using platform = await startScriptedPlatform(() => found);
    const connected = await platform.connect({ domain: "localhost:1", region: "ap-tokyo" });
    const place = { region: "ap-shanghai", domain: `${platform.domain}/proxy` };
    const client = (elsewhere: object) =>
      new ServiceClient(connected, operation(), { ...services.vpc, place: { ...place, ...elsewhere } });
    await client({}).read("DescribeThings");
    await client({ region: undefined }).read("DescribeThings");
    expect(platform.calls.map(({ path, headers }) => [path, headers["x-tc-region"]])).toEqual([
      ["/proxy", "ap-shanghai"],
      ["/proxy", "ap-tokyo"],
    ]);
    expect(connected.placeOf(place)).toBe(`${platform.domain}/proxy ap-shanghai`);
  });
});

describe("a call", () => {
  it("names its service, action, version, region, language and client", async () => {
    await using platform = await startScriptedPlatform(() => found);
    await (await platform.client("antiddos")).read("DescribeThings", { Name: "a" });
    expect(platform.calls[0]).toMatchObject({
      path: "/",
      body: { Name: "a" },
      headers: {
        host: `antiddos.${platform.domain}`,
        "content-type": "application/json",
        "x-tc-action": "DescribeThings",
        "x-tc-version": "2020-03-09",
        "x-tc-region": "ap-guangzhou",
        "x-tc-timestamp": expect.stringMatching(/^\d{10}$/),
        "x-tc-language": "en-US",
        "x-tc-requestclient": "cloudprov-1.2.3",
        "user-agent": "cloudprov/1.2.3",
        authorization: expect.stringMatching(
          /^TC3-HMAC-SHA256 Credential=AKIDscripted\/[\d-]+\/antiddos\/tc3_request, /,
        ),
      },
    });
    expect(platform.calls[0]?.headers).not.toHaveProperty("x-tc-token");
  });

  it.each(["CLOUDPROV_API_REQUEST_CLIENT", "TENCENTCLOUD_API_REQUEST_CLIENT"])(
    "has the name of the client that %s gives",
    async (variable) => {
      await using platform = await startScriptedPlatform(() => found);
      await (await platform.client("vpc", {}, { [variable]: "pipeline-7" })).read("DescribeThings");
      expect(platform.calls[0]?.headers["x-tc-requestclient"]).toBe("pipeline-7");
    },
  );

  it.each(["pipeline/7", "two\nlines", "x".repeat(129)])("is not made with the client %j", async (name) => {
    await using platform = await startScriptedPlatform(() => found);
    const env = { CLOUDPROV_API_REQUEST_CLIENT: name };
    await expect(platform.connect({}, env)).rejects.toThrow("CLOUDPROV_API_REQUEST_CLIENT must have at most 128");
  });

  it.each([
    ["/proxy/cloud", "/proxy/cloud"],
    ["/proxy/", "/proxy/"],
    ["/", "/"],
    ["", "/"],
  ])("of a domain with the path '%s' goes to %s, for every service", async (path, expected) => {
    const keys = { TmpSecretId: "AKIDtmp", TmpSecretKey: "temporary-key", Token: "temporary-token" };
    const inAnHour = Math.floor(Date.now() / 1000) + 3600;
    await using platform = await startScriptedPlatform(({ action }) =>
      action === "AssumeRole" ? says({ Credentials: keys, ExpiredTime: inAnHour }) : says({ AccountId: "1" }),
    );
    const role = { roleArn: "qcs::cam::uin/1:roleName/deployer", sessionName: "deploy", sessionDuration: 0 };
    const vpc = await platform.client("vpc", {
      domain: platform.domain + path,
      assumeRoles: [role],
      allowedAccountIds: ["1"],
    });
    await vpc.read("DescribeThings");
    expect(platform.calls.map(({ service, action, path: at }) => [service, action, at])).toEqual([
      ["sts", "AssumeRole", expected],
      ["sts", "GetCallerIdentity", expected],
      ["vpc", "DescribeThings", expected],
    ]);
  });
});

describe("a temporary rejection", () => {
  it.each([
    ["vpc", "read", "UnsupportedOperation.MutexOperationTaskRunning"],
    ["vpc", "write", "UnsupportedOperation.MutexOperationTaskRunning"],
    ["antiddos", "write", "ResourceInUse.Address"],
    ["vpc", "read", "InternalError"],
    ["antiddos", "read", "InternalError.Timeout"],
    ["apigateway", "read", "InternalError"],
    ["tag", "read", "InternalError"],
    ["apigateway", "write", "FailedOperation.ServiceInOperation"],
    ["apigateway", "write", "FailedOperation.ApiInOperation"],
    ["apigateway", "write", "FailedOperation.TaskAlreadyExist"],
  ] as const)("of %s by a %s (%s) is waited for", async (service, kind, code) => {
    await using platform = await startScriptedPlatform((_call, number) =>
      number === 0 ? refuses(code) : says({ Result: { Found: 1 } }),
    );
    await (await platform.client(service))[kind]("DoThings", {});
    expect(platform.calls).toHaveLength(2);
  });

  it.each([
    ["apigateway", "write", "InternalError"],
    ["vpc", "write", "InternalError"],
    ["antiddos", "read", "UnsupportedOperation.MutexOperationTaskRunning"],
    ["vpc", "write", "FailedOperation.ServiceInOperation"],
  ] as const)("is something else: %s by a %s that says %s fails at once", async (service, kind, code) => {
    await using platform = await startScriptedPlatform(() => refuses(code));
    const client = await platform.client(service);
    await expect(client[kind]("DoThings", {})).rejects.toThrow(`${code}: No`);
    expect(platform.calls).toHaveLength(1);
  });

  it("is retried for the time that the environment sets, separately for reads and writes", async () => {
    await using platform = await startScriptedPlatform((_call, number) =>
      number < 2 ? refuses("ResourceBusy") : found,
    );
    const vpc = await platform.client("vpc", {}, { CLOUDPROV_READ_RETRY_TIMEOUT: "0" });
    await expect(vpc.read("DescribeThings")).rejects.toThrow("ResourceBusy: No");
    expect(platform.calls).toHaveLength(1);
    await vpc.write("ModifyThing", {});
    expect(platform.calls).toHaveLength(3);
  });

  it("is not retried if the environment sets no time for writes", async () => {
    await using platform = await startScriptedPlatform((_call, number) =>
      number < 2 ? refuses("ResourceBusy") : found,
    );
    const vpc = await platform.client("vpc", {}, { TENCENTCLOUD_WRITE_RETRY_TIMEOUT: "0" });
    await expect(vpc.write("ModifyThing", {})).rejects.toThrow("ResourceBusy: No");
    await vpc.read("DescribeThings");
    expect(platform.calls).toHaveLength(3);
  });

  it.each(["CLOUDPROV_READ_RETRY_TIMEOUT", "TENCENTCLOUD_WRITE_RETRY_TIMEOUT"])(
    "is not retried without a numeric time: the message names %s",
    async (variable) => {
      await using platform = await startScriptedPlatform(() => found);
      await expect(platform.connect({}, { [variable]: "3m" })).rejects.toThrow(
        `The environment variable ${variable} must be a whole number of minutes`,
      );
    },
  );
});

describe("a response that is not from the platform", () => {
  it.each([502, 404, 403])("is requested again if an intermediate server returns %i", async (status) => {
    await using platform = await startScriptedPlatform((_call, number) => (number === 0 ? { page: status } : found));
    expect(await (await platform.client("vpc")).read("DescribeThings")).toMatchObject({ Found: 1 });
    expect(platform.calls).toHaveLength(2);
  });

  it("fails the request if it is repeatedly not from the platform", async () => {
    await using platform = await startScriptedPlatform(() => ({ page: 200 }));
    await expect((await platform.client("vpc")).read("DescribeThings")).rejects.toThrow(
      /DescribeThings .*a proxy or a login page/,
    );
    expect(platform.calls).toHaveLength(5);
  });

  it("in the platform's old form is still an error", async () => {
    await using platform = await startScriptedPlatform(() => ({
      code: 4000,
      codeDesc: "InvalidParameter",
      message: "Bad name.",
    }));
    await expect((await platform.client("vpc")).read("DescribeThings")).rejects.toThrow("InvalidParameter: Bad name");
  });
});

it("a misspelled option of an action does not compile", () => {
  const options: ActionOptions = { idempotent: true };
  // @ts-expect-error - there is no such option
  const misspelled: ActionOptions = { idempotant: true };
  expect([options, misspelled]).toHaveLength(2);
});

describe("an error", () => {
  it.each([
    ["apigateway", "UnsupportedOperation.UsagePlanInUse", "Delete its attachments first."],
    ["apigateway", "MissingParameter.PluginConfig", "Check pluginData."],
    ["vpc", "AuthFailure.MFAFailure", "mfaCertifications"],
    ["vpc", "UnauthorizedOperation.CamNoAuth", "Give the credentials a policy that allows this action"],
    ["tag", "AuthFailure.UnauthorizedOperation", "Give the credentials a policy that allows this action"],
    ["antiddos", "AuthFailure.SignatureFailure", "Check secretKey"],
  ] as const)("of %s with the code %s says what to do", async (service, code, hint) => {
    await using platform = await startScriptedPlatform(() => refuses(code));
    const client = await platform.client(service);
    await expect(client.write("DoThings", {})).rejects.toThrow(hint);
  });

  it("names action, request and code, and has no hint of another service", async () => {
    await using platform = await startScriptedPlatform(() => refuses("MissingParameter.PluginConfig"));
    await expect((await platform.client("vpc")).read("DescribeThings")).rejects.toThrow(
      /^MissingParameter\.PluginConfig: No \(DescribeThings http:\/\/vpc\.localhost:\d+\/, request id request-1, 1 attempt\)\.$/,
    );
  });
});
