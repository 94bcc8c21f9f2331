import providerPb from "@pulumi/pulumi/proto/provider_pb.js";
import struct from "google-protobuf/google/protobuf/struct_pb.js";
import { describe, expect, it } from "vitest";
import { field } from "../definition/field.ts";
import { definitions } from "../definition/provider.ts";
import { outputValue, reference, secret, startProvider, textAsset, unknown } from "../testing/index.ts";
import { bareProvider } from "../testing/toy/bare-provider.ts";
import { makeToy } from "../testing/toy/toy-provider.ts";

const docs = "What it is.";

describe("an unknown value", () => {
  it("passes a check unchanged at any place", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    const given = {
      boxName: unknown,
      size: unknown,
      labels: { "a.b": unknown },
      tags: ["x", unknown],
      settings: unknown,
    };

    const checked = await host.resource("Box", "orders").check(given);

    expect(checked).toEqual({ failures: [], inputs: { ...given, force: false } });
  });

  it("keeps values known in a preview if possible", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);

    const preview = await host.resource("Box", "orders").preview({
      boxName: "orders",
      labels: { known: "a", open: unknown },
      settings: { mode: "OPEN" },
      owner: unknown,
    });

    expect(preview.outputs).toEqual({
      boxName: "orders",
      size: 6,
      color: unknown,
      labels: { known: "a", open: unknown },
      settings: { mode: "OPEN", retries: 3 },
      owner: unknown,
      region: unknown,
      force: false,
      url: unknown,
      volume: unknown,
      token: secret(unknown),
    });
  });

  it("does not make independent values unknown", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    const { outputs } = await box.create({ boxName: "orders", color: "red" });

    const relabelled = await box.preview({ boxName: "orders", labels: { a: unknown } });
    const resized = await box.preview({ boxName: "orders", size: unknown });

    expect(relabelled).toMatchObject({ action: "update", diff: { changes: ["labels"] } });
    expect(relabelled.outputs).toEqual({ ...outputs, labels: { a: unknown } });
    expect(resized.outputs).toEqual({ ...outputs, size: unknown, volume: unknown });
  });

  it("causes a replacement by name, but not by a rule", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    await box.create({ boxName: "orders" });
    expect((await box.diff({ boxName: "orders", size: unknown })).replaces).toEqual([]);
    const renamed = await box.diff({ boxName: unknown });
    expect(renamed).toMatchObject({ replaces: ["boxName"], deleteBeforeReplace: false });
  });
});

describe("a secret", () => {
  it("stays secret in inputs and in every property that repeats it", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    const given = {
      boxName: "orders",
      owner: secret("ada"),
      labels: { a: "x", "b.c": secret("y") },
      password: "swordfish",
    };

    const created = await box.create(given);

    expect(created.inputs).toEqual({
      ...given,
      password: secret("swordfish"),
      size: 6,
      force: false,
    });
    expect(created.outputs).toMatchObject({
      owner: secret("ada"),
      labels: { a: "x", "b.c": secret("y") },
      password: secret("swordfish"),
      token: secret("token-of-1"),
    });
    expect((await box.read())?.outputs).toEqual(created.outputs);
    expect((await box.update({ ...given, size: 7 })).outputs).toEqual({ ...created.outputs, size: 7, volume: 0.007 });
  });

  it("makes a whole set secret, because the platform may change its order", async () => {
    const { provider, platform } = makeToy();
    platform.hooks["created"] = () => platform.box("box-1").tags.reverse().push("another");
    await using host = await startProvider(provider);
    const created = await host
      .resource("Box", "orders")
      .create({ tags: ["plain", secret("hidden")] }, { unlikePreview: true });
    expect(created.outputs).toMatchObject({ tags: secret(["plain", "hidden", "another"]) });
  });

  it("is wrapped in the response, byte by byte", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    const { client, callGenerated } = host.connection;
    const request = new providerPb.CreateRequest();
    request.setUrn("urn:pulumi:test::test::toy:index/box:Box::orders");
    request.setProperties(
      struct.Struct.fromJavaScript({ boxName: "orders", size: 6, force: false, password: "swordfish" }),
    );

    const response = await callGenerated<providerPb.CreateResponse>((done) => client.create(request, done));

    const wrapped = (value: string) => ({
      "4dabf18193072939515e22adb298388d": "1b47061264138c4ac30d75fd1eb44270",
      value,
    });
    expect(response.getProperties()?.toJavaScript()).toMatchObject({
      password: wrapped("swordfish"),
      token: wrapped("token-of-1"),
    });
  });

  it("is never quoted by a check", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);

    const { failures } = await host.resource("Box", "orders").check({
      password: "abc",
      size: secret("hunter2"),
      settings: secret({ mode: "hunter2" }),
      color: secret("hunter2"),
    });

    expect(failures.map(({ property }) => property)).toEqual(["size", "password", "settings.mode"]);
    expect(JSON.stringify([failures, host.logs])).not.toMatch(/hunter2|abc/);
  });

  it("is removed from a handler's error", async () => {
    const { provider, platform } = makeToy();
    platform.hooks["create"] = () => {
      throw new Error('the platform said: {"password":"swordfish","owner":"ada lovelace","key":"hunter2"}');
    };
    await using host = await startProvider(provider, { config: { apiKey: "key", apiSecret: "hunter2" } });
    const created = host.resource("Box", "orders").create({ password: "swordfish", owner: secret("ada lovelace") });
    await expect(created).rejects.toThrow(
      'creating Box "orders": the platform said: {"password":"[secret]","owner":"[secret]","key":"[secret]"}',
    );
  });
});

describe("a value that a program passes instead of a string", () => {
  it("can be a resource, which is replaced by its ID", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    expect((await box.check({ owner: reference("urn:a", "sa-1") })).inputs).toMatchObject({ owner: "sa-1" });
    expect((await box.check({ owner: reference("urn:a") })).inputs).toMatchObject({ owner: unknown });
  });

  it("can be an output value", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    const given = {
      owner: outputValue({ value: "ada", secret: true, dependencies: ["urn:a"] }),
      size: outputValue({ value: "7" }),
      color: outputValue(),
    };
    expect((await host.resource("Box", "orders").check(given)).inputs).toMatchObject({
      owner: secret("ada"),
      size: 7,
      color: unknown,
    });
  });

  it("cannot be an asset", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    const { failures } = await host.resource("Box", "orders").check({ owner: textAsset("x"), tags: [textAsset("y")] });
    expect(failures.map(({ reason }) => reason)).toEqual([
      "tags[0] must be a string, not an asset",
      "owner must be a string, not an asset",
    ]);
  });
});

describe("a large object", () => {
  it("can exceed gRPC's default limit of four megabytes in both directions", async () => {
    const { resource } = definitions<object>();
    const document = resource("Document", {
      docs,
      example: "",
      fields: { text: field.string({ required: true, docs }) },
      create: async () => "document-1",
      read: async (op) => ({ text: op.args.text ?? "" }),
      delete: async () => {},
    });
    await using host = await startProvider(bareProvider(document));
    const text = "grün ".repeat(850_000);
    const created = await host.resource("Document", "large").create({ text });
    expect(created.outputs["text"] === text).toBe(true);
  });
});
