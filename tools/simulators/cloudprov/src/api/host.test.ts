import { ManualClock } from "@org/simulator";
import { afterEach, describe, expect, it } from "vitest";
import { type CloudprovSimulator, type StartOptions, startSimulator } from "../simulator.ts";
import { type CallOptions, call } from "../testing/client.ts";

let open: CloudprovSimulator | undefined;
afterEach(async () => {
  await open?.close();
  open = undefined;
});
async function start(options: StartOptions = {}): Promise<CloudprovSimulator> {
  open = await startSimulator(options);
  return open;
}

const describeTemplates = (platform: CloudprovSimulator, options: CallOptions = {}, params: object = {}) =>
  call(platform, "vpc", "DescribeAddressTemplates", params, options);
const create = (platform: CloudprovSimulator, options: CallOptions = {}) =>
  call(platform, "vpc", "CreateAddressTemplate", { AddressTemplateName: "web", Addresses: ["10.0.0.1"] }, options);

describe("the API", () => {
  it("answers with a request ID and the platform's date", async () => {
    const platform = await start({ clock: new ManualClock(Date.UTC(2030, 0, 1)), clockSkewMs: 60_000 });
    const timestamp = Date.UTC(2030, 0, 1) / 1000;
    const reply = await describeTemplates(platform, { timestamp });

    expect(reply).toMatchObject({ status: 200, code: undefined, response: { TotalCount: 0, AddressTemplateSet: [] } });
    expect(reply.response.RequestId).toBe(platform.calls()[0]?.requestId);
    expect(reply.headers.date).toBe("Tue, 01 Jan 2030 00:01:00 GMT");
    expect(platform.journal.violations).toEqual([]);
  });

  it.each<[string, string, string, CallOptions]>([
    [
      "InvalidAction",
      "an action that is not there",
      "no action DescribeNothing",
      { headers: { "X-TC-Action": "DescribeNothing" } },
    ],
    ["NoSuchVersion", "another version", "must be 2017-03-12", { headers: { "X-TC-Version": "2020-01-01" } }],
    ["MissingParameter", "no action", "X-TC-Action is missing", { headers: { "X-TC-Action": undefined } }],
    ["MissingParameter", "no version", "X-TC-Version is missing", { headers: { "X-TC-Version": undefined } }],
    ["MissingParameter", "no region", "X-TC-Region is missing", { headers: { "X-TC-Region": undefined } }],
    ["MissingParameter", "no time", "X-TC-Timestamp must be", { headers: { "X-TC-Timestamp": undefined } }],
    ["NoSuchProduct", "a host that is not there", 'host "localhost"', { headers: { Host: "localhost" } }],
    ["UnsupportedProtocol", "another method", "must be POST, not PUT", { method: "PUT" }],
    ["UnsupportedProtocol", "another path", "must be /, not /v3", { path: "/v3" }],
    ["UnsupportedProtocol", "a query", "must be /, not /?a=1", { path: "/?a=1" }],
    ["UnsupportedProtocol", "a form", "Content-Type must be", { headers: { "Content-Type": "text/plain" } }],
    [
      "InvalidParameterValue",
      "a long client name",
      "at most 128",
      { headers: { "X-TC-RequestClient": "a".repeat(129) } },
    ],
    ["InvalidParameterValue", "a wrong language", "must be en-US", { headers: { "X-TC-Language": "en" } }],
    ["InvalidParameter", "a body that is no JSON", "not well-formed", { body: "{" }],
    ["InvalidParameter", "a list as the body", "must be an object", { body: "[]" }],
    ["UnknownParameter", "an unknown member", "/Size is not a known field", { body: '{"Size":1}' }],
    ["InvalidParameter", "a number in place of a text", "/Limit must be a string", { body: '{"Limit":100}' }],
    ["InvalidParameter", "null", "/Limit must be a string, not null", { body: '{"Limit":null}' }],
    [
      "MissingParameter",
      "a missing member",
      "/Filters/0/Values is missing",
      { body: '{"Filters":[{"Name":"address-template-id"}]}' },
    ],
    ["InvalidParameterValue", "a wrong value", "/Limit must be a number", { body: '{"Limit":"101"}' }],
  ])("rejects with %s and writes down %s", async (code, _, problem, options) => {
    const platform = await start();
    const reply = await describeTemplates(platform, options);

    expect(reply).toMatchObject({ status: 200, code, response: { Error: { Message: expect.any(String) } } });
    expect(platform.journal.violations.map(({ problems }) => problems)).toEqual([[expect.stringContaining(problem)]]);
  });

  it("rejects regions that do not exist, which is no violation", async () => {
    const platform = await start();
    const reply = await describeTemplates(platform, { headers: { "X-TC-Region": "ap-nowhere" } });

    expect(reply.code).toBe("UnsupportedRegion");
    expect(platform.journal.violations).toEqual([]);
  });

  it("answers in Chinese unless the request asks for English", async () => {
    const platform = await start({ deniedActions: ["vpc:DescribeAddressTemplates"] });
    const english = await describeTemplates(platform);
    const chinese = await describeTemplates(platform, { headers: { "X-TC-Language": undefined } });

    expect(english).toMatchObject({ code: "UnauthorizedOperation" });
    expect(english.response.Error.Message).toContain("vpc:DescribeAddressTemplates");
    expect(chinese.response.Error.Message).toMatch(/^[^a-z]+$/);
  });

  it("can answer errors with another HTTP status, and nothing else", async () => {
    const platform = await start({ errorStatus: 400 });
    const well = await describeTemplates(platform);
    const wrong = await describeTemplates(platform, {}, { Unknown: 1 });

    expect([well.status, well.code]).toEqual([200, undefined]);
    expect([wrong.status, wrong.code]).toEqual([400, "UnknownParameter"]);
  });

  it("can answer errors in their old form, and require its own path", async () => {
    const platform = await start({ oldErrorForm: true, path: "/proxy" });
    const well = await describeTemplates(platform, { path: "/proxy" });
    const wrong = await describeTemplates(platform);

    expect(well.response.TotalCount).toBe(0);
    expect(JSON.parse(wrong.text)).toEqual({
      code: 4000,
      codeDesc: "UnsupportedProtocol",
      message: expect.any(String),
    });
  });
});

describe("limits", () => {
  it("count the calls of each action in each region, second by second", async () => {
    const clock = new ManualClock(Date.UTC(2030, 0, 1));
    const platform = await start({ clock, callsPerSecond: { "vpc:DescribeAddressTemplates": 2 } });
    const ask = (region = "ap-guangzhou") =>
      describeTemplates(platform, { timestamp: Math.floor(clock.now() / 1000), headers: { "X-TC-Region": region } });
    const codes = [await ask(), await ask(), await ask(), await ask("ap-shanghai")].map(({ code }) => code);
    clock.advance(1_000);

    expect(codes).toEqual([undefined, undefined, "RequestLimitExceeded", undefined]);
    expect((await ask()).code).toBeUndefined();
  });
});

describe("a limit of all calls together", () => {
  it("is rejected with the platform's own code", async () => {
    const platform = await start({ rateLimit: { perSecond: 0.001, burst: 1 } });
    const codes = [await describeTemplates(platform), await create(platform)].map(({ code }) => code);

    expect(codes).toEqual([undefined, "RequestLimitExceeded"]);
  });
});

describe("planned failures", () => {
  it("answer a code for chosen calls, before or after the effect", async () => {
    const platform = await start({ visibilityLagMs: 0 });
    platform.failNextAction({ action: "CreateAddressTemplate", code: "InternalError", times: 2 });
    platform.failNextAction({ action: "CreateAddressTemplate", code: "ResourceBusy", afterEffect: true });
    const codes = [await create(platform), await create(platform), await create(platform)].map(({ code }) => code);

    expect(codes).toEqual(["InternalError", "InternalError", "ResourceBusy"]);
    expect(platform.state.addressTemplates.list()).toHaveLength(1);
  });

  it("can last as long as they are set", async () => {
    const platform = await start({
      actionErrors: { vpc: "InternalError.Db", "vpc:DescribeAddressTemplates": "LimitExceeded" },
    });
    const [described, created] = [await describeTemplates(platform), await create(platform)];
    platform.set({ actionErrors: { vpc: undefined } });

    expect([described.code, created.code, (await create(platform)).code]).toEqual([
      "LimitExceeded",
      "InternalError.Db",
      undefined,
    ]);
  });

  it("lose the answer when the work is done", async () => {
    const platform = await start();
    platform.failNext({ path: /^\/vpc\/CreateAddressTemplate$/, kind: "resetAfter" });

    await expect(create(platform)).rejects.toThrow();
    expect(platform.state.addressTemplates.list()).toHaveLength(1);
    expect(platform.calls()).toMatchObject([{ action: "CreateAddressTemplate", status: 0, fault: "resetAfter" }]);
  });

  it.each(["status500", "status502", "status503", "status500After"] as const)("%s is a page of HTML", async (kind) => {
    const platform = await start();
    platform.failNext({ kind });
    const reply = await create(platform);

    expect(reply.status).toBe(Number(kind.slice(6, 9)));
    expect(reply.text).toContain("<html>");
    expect(platform.state.addressTemplates.list()).toHaveLength(kind === "status500After" ? 1 : 0);
  });

  it("status429 is the platform's own refusal", async () => {
    const platform = await start();
    platform.failNext({ kind: "status429" });

    expect(await create(platform)).toMatchObject({ status: 200, code: "RequestLimitExceeded" });
  });

  it("cut an answer in half", async () => {
    const platform = await start();
    platform.failNext({ kind: "truncatedBody" });

    await expect(create(platform)).rejects.toThrow();
    expect(platform.state.addressTemplates.list()).toHaveLength(1);
  });
});

describe("the journal", () => {
  it("knows calls by action, region and code, and no secrets", async () => {
    const platform = await start();
    await describeTemplates(platform, { headers: { "X-TC-RequestClient": "cloudprov-1.0.0" } });
    await call(platform, "sts", "AssumeRole", { TokenCode: "123456", Nonsense: 1 });

    expect(platform.calls({ service: "vpc" })).toMatchObject([
      {
        path: "/vpc/DescribeAddressTemplates",
        region: "ap-guangzhou",
        version: "2017-03-12",
        client: "cloudprov-1.0.0",
        authorization: { kind: "other", key: platform.credentials.secretId },
        requestBody: {},
      },
    ]);
    expect(platform.calls({ service: "sts" })).toMatchObject([{ requestBody: { TokenCode: "[secret]" } }]);
    expect(platform.journal.summary()[0]).toMatchObject({ count: 1 });
  });
});
