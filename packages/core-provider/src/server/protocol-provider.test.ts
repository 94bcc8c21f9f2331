import pluginPb from "@pulumi/pulumi/proto/plugin_pb.js";
import providerPb from "@pulumi/pulumi/proto/provider_pb.js";
import emptyPb from "google-protobuf/google/protobuf/empty_pb.js";
import struct from "google-protobuf/google/protobuf/struct_pb.js";
import { describe, expect, it } from "vitest";
import { type RunningProvider, secret, startProvider, unknown } from "../testing/index.ts";
import { makeToy } from "../testing/toy/toy-provider.ts";

const boxToken = "toy:index/box:Box";
const secretConfig = { apiKey: "key", apiSecret: "hunter2" };

/** A check with nothing but these fields set. */
function checkRequest(fields: { urn?: string; type?: string; news?: Record<string, struct.JavaScriptValue> }) {
  const request = new providerPb.CheckRequest();
  request.setUrn(fields.urn ?? "");
  request.setType(fields.type ?? "");
  request.setNews(struct.Struct.fromJavaScript(fields.news ?? {}));
  return request;
}

function sendCheck(host: RunningProvider, request: providerPb.CheckRequest) {
  const { client, callGenerated } = host.connection;
  return callGenerated<providerPb.CheckResponse>((done) => client.check(request, done));
}

describe("the handshake", () => {
  it("agrees on secrets, references and automatic names", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    const { client, callGenerated } = host.connection;

    const response = await callGenerated<providerPb.ProviderHandshakeResponse>((done) =>
      client.handshake(new providerPb.ProviderHandshakeRequest(), done),
    );

    expect(response.toObject()).toMatchObject({
      acceptSecrets: true,
      acceptResources: true,
      acceptOutputs: false,
      supportsAutonamingConfiguration: true,
    });
  });

  it("reports the same on Configure, with previews", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    const { client, callGenerated } = host.connection;

    const response = await callGenerated<providerPb.ConfigureResponse>((done) =>
      client.configure(new providerPb.ConfigureRequest(), done),
    );

    expect(response.toObject()).toMatchObject({
      acceptsecrets: true,
      supportspreview: true,
      acceptresources: true,
      acceptoutputs: false,
      supportsAutonamingConfiguration: true,
    });
  });

  it("returns version, schema and mapping without being configured", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider, { config: false });
    const { client, callGenerated } = host.connection;

    const info = await callGenerated<pluginPb.PluginInfo>((done) => client.getPluginInfo(new emptyPb.Empty(), done));

    expect(info.getVersion()).toBe("1.2.3");
    expect(await host.schema()).toMatchObject({ name: "toy" });
    expect(await host.mapping()).toEqual({ provider: "", data: undefined, all: [] });
  });

  it("returns the name of Terraform's provider to converters, with or without a request for it", async () => {
    const { provider } = makeToy();
    await using host = await startProvider({ ...provider, terraform: "toys" }, { config: false });
    const { data } = await host.mapping("toys");
    expect(data).toMatchObject({ name: "toys", resources: { toys_box: { tok: boxToken } } });
    expect(await host.mapping()).toEqual({ provider: "toys", data, all: ["toys"] });
    expect(await host.mapping("toys", "tf")).toMatchObject({ provider: "toys", data });
    for (const [name, key] of [
      ["games", "terraform"],
      ["toys", "cloudformation"],
    ] as const) {
      expect(await host.mapping(name, key)).toMatchObject({ provider: "", data: undefined });
    }
    expect((await host.mapping("toys", "cloudformation")).all).toEqual([]);
  });

  it("rejects a request for another schema version", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    const { client, callGenerated } = host.connection;
    const request = new providerPb.GetSchemaRequest();
    request.setVersion(2);

    const asked = callGenerated((done) => client.getSchema(request, done));

    await expect(asked).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      message: "there is no schema of version 2, only 0",
    });
  });

  it("uses the engine that attached last", async () => {
    const { provider } = makeToy();
    await using first = await startProvider(provider);
    await using second = await startProvider(provider, { engine: "none" });
    const { client, callGenerated } = first.connection;
    await using listener = await startProvider(makeToy().provider, { config: false });
    const before = first.logs.length;
    const request = new pluginPb.PluginAttach();
    request.setAddress(listener.engineAddress);

    await callGenerated((done) => client.attach(request, done));
    await expect(first.resource("Box", "orders").check({})).rejects.toThrow("toy has not been configured yet");
    await first.configure({});
    await first.resource("Box", "orders").check({ keeper: "me" });

    expect(first.logs).toHaveLength(before);
    expect(listener.logs).toMatchObject([{ message: "connected" }, { message: "keeper is deprecated: use owner" }]);
    expect(second.logs).toEqual([]);
  });
});

describe("a configuration", () => {
  it("is checked with JSON texts and the environment, all problems at once", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider, {
      config: false,
      env: { TOY_API_KEY: "key", TOY_VERBOSE: "loud" },
    });

    const checked = await host.checkConfig({ retries: 11, regions: [1], proxy: { hots: "p" }, endpont: "x" });

    expect(checked.failures).toEqual([
      {
        property: "endpont",
        reason:
          "endpont is not a setting of toy; did you mean endpoint? If not, remove it with `pulumi config rm toy:endpont`",
      },
      { property: "retries", reason: "retries must be 0 to 10, not 11" },
      { property: "verbose", reason: 'verbose must be true or false, not "loud" (environment variable TOY_VERBOSE)' },
      { property: "proxy.hots", reason: "proxy.hots is not a property; did you mean host?" },
      {
        property: "apiSecret",
        reason: "apiSecret is required because apiKey is set (environment variable TOY_API_SECRET)",
      },
    ]);
  });

  it("is returned unchanged, with its secrets marked, and without values from the environment", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider, { config: false, env: { TOY_ENDPOINT: "https://e" } });

    const checked = await host.checkConfig({ ...secretConfig, proxy: { host: "p" }, regions: ["a"], retries: 2 });

    expect(checked).toEqual({
      failures: [],
      inputs: {
        apiKey: "key",
        apiSecret: secret("hunter2"),
        proxy: secret('{"host":"p"}'),
        regions: '["a"]',
        retries: "2",
      },
    });
  });

  it("may contain unknown values, which are not checked", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider, { config: false });
    const checked = await host.checkConfig({ apiKey: "key", apiSecret: secret(unknown), retries: unknown });
    expect(checked).toEqual({
      failures: [],
      inputs: { apiKey: "key", apiSecret: secret(unknown), retries: unknown },
    });
  });

  it("reaches the platform with converted types and defaults", async () => {
    const { provider, connections } = makeToy();
    await using _ = await startProvider(provider, {
      config: { ...secretConfig, retries: 2, verbose: false },
      env: { TOY_ENDPOINT: "https://e" },
    });
    expect(connections).toEqual([{ endpoint: "https://e", ...secretConfig, retries: 2, verbose: false }]);
  });

  it("replaces resources on a change only if a variable requires that", async () => {
    const { provider } = makeToy();
    const { endpoint } = provider.config.fields;
    const moving = { ...endpoint, facts: { ...endpoint.facts, replaceOnChange: true } } as typeof endpoint;
    const config = { ...provider.config, fields: { ...provider.config.fields, endpoint: moving } };
    await using host = await startProvider({ ...provider, config });

    const diff = await host.diffConfig(
      { ...secretConfig, endpoint: "https://a" },
      { ...secretConfig, endpoint: "https://b" },
    );

    expect(diff).toMatchObject({ changes: ["endpoint"], replaces: ["endpoint"] });
  });

  it("replaces nothing on other changes", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);

    const diff = await host.diffConfig(secretConfig, { apiKey: "other", apiSecret: "other!", endpoint: "https://e" });

    expect(diff).toEqual({
      changes: ["endpoint", "apiKey", "apiSecret"],
      replaces: [],
      detailed: { endpoint: "add", apiKey: "update", apiSecret: "update" },
      deleteBeforeReplace: false,
    });
    expect((await host.diffConfig(secretConfig, secretConfig)).changes).toEqual([]);
  });

  it("is also rejected by Configure if it is invalid, with every problem and no secret", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider, { config: false });
    const { client, callGenerated } = host.connection;
    const request = new providerPb.ConfigureRequest();
    request.setArgs(struct.Struct.fromJavaScript({ retries: "many", apiSecret: "hunter2" }));

    const asked = callGenerated((done) => client.configure(request, done));

    await expect(asked).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      message: [
        "the provider's configuration is invalid:",
        '  - retries must be a whole number, not "many"',
        "  - apiKey is required because apiSecret is set (environment variable TOY_API_KEY)",
      ].join("\n"),
    });
  });

  it("is reported without the secret if the platform rejects it, and leaves the provider unconfigured", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider, { config: false });

    const configured = host.configure({ apiKey: "wrong", apiSecret: "hunter2" });

    await expect(configured).rejects.toMatchObject({
      code: "FAILED_PRECONDITION",
      message: "configuring toy: the key wrong with [secret] was refused",
    });
    await expect(host.resource("Box", "orders").check({})).rejects.toMatchObject({ code: "FAILED_PRECONDITION" });
  });

  it("can be set again for later requests", async () => {
    const first = makeToy();
    const second = makeToy();
    const platforms = [first.platform, second.platform];
    const connect = async () => platforms.shift() ?? first.platform;
    await using host = await startProvider({ ...first.provider, connect });
    await host.resource("Box", "one").create({});

    await host.configure({});
    await host.resource("Box", "two").create({});

    expect([first.platform.boxes.size, second.platform.boxes.size]).toEqual([1, 1]);
  });
});

describe("a bad request", () => {
  it("is rejected before Configure, and the provider continues", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider, { config: false });

    const refused = { code: "FAILED_PRECONDITION", message: "toy has not been configured yet" };
    await expect(host.resource("Box", "orders").check({})).rejects.toMatchObject(refused);
    await expect(host.invoke("getBox", { boxName: "a" })).rejects.toMatchObject(refused);
    await expect(host.list("Box")).rejects.toMatchObject(refused);

    await host.configure({});
    expect((await host.resource("Box", "orders").check({})).failures).toEqual([]);
  });

  it("is rejected with the name of the unknown resource or function", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    await expect(host.resource("Crate", "orders").check({})).rejects.toMatchObject({
      code: "NOT_FOUND",
      message: 'toy has no resource toy:index/crate:Crate (of "orders")',
    });
    await expect(host.list("Crate")).rejects.toMatchObject({
      code: "NOT_FOUND",
      message: "toy has no resource toy:index/crate:Crate",
    });
    await expect(host.invoke("getCrate")).rejects.toMatchObject({
      code: "NOT_FOUND",
      message: "toy has no function toy:index/getCrate:getCrate",
    });
  });

  it("is rejected with the full token instead of the short one", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    await expect(host.resource("toy:index:Box", "orders").check({})).rejects.toMatchObject({
      message: 'toy has no resource toy:index:Box (of "orders"); did you mean toy:index/box:Box?',
    });
  });

  it("is rejected if it is empty", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    await expect(sendCheck(host, new providerPb.CheckRequest())).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("is rejected if it has invalid bytes, and the provider continues", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    const { client, callGenerated } = host.connection;

    const asked = callGenerated((done) =>
      client.makeUnaryRequest(
        "/pulumirpc.ResourceProvider/Check",
        () => Buffer.from([0x0a, 0xff]),
        providerPb.CheckResponse.deserializeBinary,
        undefined,
        done as never,
      ),
    );

    await expect(asked).rejects.toMatchObject({ code: "INTERNAL" });
    expect((await host.resource("Box", "orders").check({})).failures).toEqual([]);
  });

  it("for an unsupported method is rejected", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    const { client, callGenerated } = host.connection;
    await expect(callGenerated((done) => client.call(new providerPb.CallRequest(), done))).rejects.toMatchObject({
      code: "UNIMPLEMENTED",
      message: "there is no method /pulumirpc.ResourceProvider/Call",
    });
  });
});

describe("an engine that sends no type", () => {
  it("is supported by the type in the URN, even with parents", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    const urn = `urn:pulumi:test::test::my:component:Group$${boxToken}::orders`;

    const response = await sendCheck(host, checkRequest({ urn, news: { boxName: "a" } }));

    expect(response.getInputs()?.toJavaScript()).toMatchObject({ boxName: "a", size: 6 });
  });
});

describe("a function", () => {
  it("returns its result, with declared and inherited secrets", async () => {
    const { provider, platform } = makeToy();
    platform.add({ name: "orders" });
    await using host = await startProvider(provider);

    const found = await host.invoke("getBox", { boxName: "orders", password: secret("hunter2") });

    expect(found).toEqual({ boxName: "orders", size: 6, token: secret("token-of-1"), password: secret("hunter2") });
  });

  it("keeps an argument secret that the program marked", async () => {
    const { provider, platform } = makeToy();
    platform.add({ name: "orders" });
    await using host = await startProvider(provider);
    expect(await host.invoke("getBox", { boxName: secret("orders") })).toMatchObject({ boxName: secret("orders") });
  });

  it("reports invalid arguments in one sentence", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    await expect(host.invoke("getBox", { boxname: "orders" })).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      message: "calling getBox: boxname is not a property; did you mean boxName?",
    });
  });

  it("requires known arguments", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    await expect(host.invoke("getBox", { boxName: unknown })).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      message: expect.stringContaining("use getBoxOutput"),
    });
  });

  it("reports the failure without secrets", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider, { config: secretConfig });
    await expect(host.invoke("getBox", { boxName: "orders hunter2 ", password: "swordfish" })).rejects.toMatchObject({
      code: "UNKNOWN",
      message: "calling getBox: there is no box named orders [secret] [secret]",
    });
  });

  it("reports a bug in the provider", async () => {
    const { provider, platform } = makeToy();
    platform.hooks["lookup"] = () => {
      throw new TypeError("boxes is not iterable");
    };
    await using host = await startProvider(provider);
    await expect(host.invoke("getBox", { boxName: "orders" })).rejects.toThrow(
      "calling getBox failed because of a bug in the provider: boxes is not iterable. Please report it at https://toy.test/source",
    );
  });
});

describe("a listing", () => {
  it("sends each object that matches the query", async () => {
    const { provider, platform } = makeToy();
    platform.add({ name: "a", color: "red" });
    platform.add({ name: "b" });
    await using host = await startProvider(provider);
    expect(await host.list("Box")).toEqual([
      { id: "box-1", name: "a" },
      { id: "box-2", name: "b" },
    ]);
    expect(await host.list("Box", { color: "red" })).toEqual([{ id: "box-1", name: "a" }]);
  });

  it("can be empty", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    expect(await host.list("Box")).toEqual([]);
  });

  it("stops at the limit and sends no further requests to the platform", async () => {
    const { provider, platform } = makeToy();
    for (let i = 0; i < 5; i++) platform.add();
    await using host = await startProvider(provider);
    expect(await host.list("Box", {}, { limit: 2 })).toHaveLength(2);
    expect(platform.journal).toEqual(["list", "listed box-1", "listed box-2"]);
  });

  it("rejects an invalid query", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    await expect(host.list("Box", { colour: "red" })).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      message: "the query is invalid: colour is not a property; did you mean color?",
    });
  });

  it("is rejected if the resource cannot be listed", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    await expect(host.list("Pin")).rejects.toMatchObject({ code: "UNIMPLEMENTED", message: "Pin cannot be listed" });
  });

  it("ends with the error if it fails after some results", async () => {
    const { provider, platform } = makeToy();
    platform.add();
    platform.hooks["listed"] = () => {
      throw new Error("the page is missing");
    };
    await using host = await startProvider(provider);
    await expect(host.list("Box")).rejects.toMatchObject({
      code: "UNKNOWN",
      message: "listing Box: the page is missing",
    });
  });
});
