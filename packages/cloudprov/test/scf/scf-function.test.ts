import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { privateNetwork } from "../network/private-network.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";
import { archive } from "./archives.ts";
import { givenTrigger } from "./given-trigger.ts";

const timer = { name: "hourly", type: "timer", triggerDesc: "0 0 * * * * *" };
const uploads = {
  name: "uploads-1250000000",
  cosRegion: "ap-guangzhou",
  type: "cos",
  triggerDesc: '{"event": "cos:ObjectCreated:*"}',
};
const image = "ccr.ccs.tencentyun.com/shop/orders";

const inputs = {
  name: "orders",
  handler: "index.main_handler",
  runtime: "Nodejs18.15",
  zipFile: archive("orders"),
  enablePublicNet: true,
};
const { zipFile: _, ...withoutCode } = inputs;
const inCos = {
  ...withoutCode,
  cosBucketName: "code-1250000000",
  cosObjectName: "orders.zip",
  cosBucketRegion: "ap-guangzhou",
};
const imageOf = (imageUri: string) => ({
  name: "orders",
  enablePublicNet: true,
  imageConfigs: [{ imageType: "personal", imageUri }],
});

async function given() {
  const simulated = await startSimulatedProvider();
  const { scfFunctions } = simulated.platform.state;
  return {
    ...simulated,
    orders: simulated.host.resource("ScfFunction", "orders"),
    imported: simulated.host.resource("ScfFunction", "imported"),
    functions: scfFunctions,
    current: () => scfFunctions.get("ap-guangzhou/default/orders"),
    change: (fields: Parameters<typeof scfFunctions.change>[1]) =>
      scfFunctions.change("ap-guangzhou/default/orders", fields),
    sent: (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody),
    changes: () =>
      simulated.platform.calls().flatMap(({ action = "" }) => (/^(Get|List|Describe)/.test(action) ? [] : [action])),
    warnings: () => simulated.host.logs.filter(({ severity }) => severity === "warning").map(({ message }) => message),
  };
}

const key = { FunctionName: "orders", Namespace: "default" };

describe("a ScfFunction", () => {
  it("is created from a file by one request, is active afterwards, and keeps no code in the state", async () => {
    await using test = await given();
    test.platform.set({ functionTaskMs: 700 });
    const { id, outputs } = await test.orders.create({
      ...inputs,
      environment: { STAGE: "test" },
      tags: { team: "shop" },
    });
    expect(id).toBe("default+orders");
    expect(test.sent("CreateFunction")).toEqual([
      {
        ...key,
        Handler: "index.main_handler",
        Description: "",
        MemorySize: 128,
        Timeout: 3,
        Environment: expect.anything(),
        Runtime: "Nodejs18.15",
        Type: "Event",
        Tags: [{ Key: "team", Value: "shop" }],
        PublicNetConfig: { PublicNetStatus: "ENABLE", EipConfig: { EipStatus: "DISABLE" } },
        Code: { ZipFile: expect.stringMatching(/^UEs/) },
      },
    ]);
    expect(test.current()?.settings.Environment).toEqual({ Variables: [{ Key: "STAGE", Value: "test" }] });
    expect(outputs).toMatchObject({
      functionId: expect.stringMatching(/^lam-/),
      scfFunctionId: id,
      status: "Active",
      codeHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      environment: { STAGE: "test" },
      codeResult: "success",
    });
    expect(JSON.stringify(test.orders.state)).not.toContain("UEs");
    expect(test.changes()).toEqual(["CreateFunction"]);
  });

  it("is created from COS and from an image, in the form that the platform expects", async () => {
    await using test = await given();
    await test.orders.create(inCos);
    await test.host.resource("ScfFunction", "site").create({ ...imageOf(`${image}:1`), name: "site" });
    expect(test.sent("CreateFunction")).toMatchObject([
      { Code: { CosBucketName: "code", CosObjectName: "/orders.zip", CosBucketRegion: "ap-guangzhou" } },
      {
        Code: {
          ImageConfig: {
            ImageType: "personal",
            ImageUri: `${image}:1`,
            ContainerImageAccelerate: false,
            ImagePort: 9000,
          },
        },
      },
    ]);
  });

  it("is deployed again when the content of its file changes, not when the path does", async () => {
    await using test = await given();
    await test.orders.create(inputs);
    const folder = await mkdtemp(join(tmpdir(), "function-"));
    try {
      const zipFile = join(folder, "orders.zip");
      await writeFile(zipFile, "PK-1");
      await test.orders.update({ ...inputs, zipFile });
      expect((await test.orders.preview({ ...inputs, zipFile })).action).toBe("same");
      await writeFile(zipFile, "PK-2");
      await test.orders.update({ ...inputs, zipFile });
    } finally {
      await rm(folder, { recursive: true });
    }
    expect(test.sent("UpdateFunctionCode")).toEqual(
      ["PK-1", "PK-2"].map((text) => ({
        ...key,
        Handler: "index.main_handler",
        Code: { ZipFile: Buffer.from(text).toString("base64") },
      })),
    );
    expect(test.sent("UpdateFunctionConfiguration")).toEqual([]);
  });

  it("is deployed again from the same object in COS when its codeHash changes", async () => {
    await using test = await given();
    await test.orders.create({ ...inCos, codeHash: "1" });
    expect((await test.orders.preview({ ...inCos, codeHash: "1", cosObjectName: "/orders.zip" })).action).toBe("same");
    await test.orders.update({ ...inCos, codeHash: "2" });
    expect(test.changes()).toEqual(["CreateFunction", "UpdateFunctionCode"]);
  });

  it("keeps the address of its image until the tag or the digest differs", async () => {
    await using test = await given();
    const { outputs } = await test.orders.create(imageOf(`${image}:1`));
    expect(outputs["imageConfigs"]).toMatchObject([{ imageUri: `${image}:1` }]);
    expect((await test.orders.read())?.outputs["imageConfigs"]).toMatchObject([{ imageUri: `${image}:1` }]);
    const pinned = `${image}@sha256:${"a".repeat(64)}`;
    await test.orders.update(imageOf(pinned));
    expect((await test.orders.read())?.outputs["imageConfigs"]).toMatchObject([{ imageUri: pinned }]);
    const code = { size: 0, image: { ImageType: "personal", ImageUri: `${image}:3@sha256:${"b".repeat(64)}` } };
    test.change({ code });
    expect((await test.orders.read())?.outputs["imageConfigs"]).toMatchObject([{ imageUri: code.image.ImageUri }]);
  });

  it("is replaced when an image replaces other code, after the old function was deleted", async () => {
    await using test = await given();
    await test.orders.create(inputs);
    expect(await test.orders.preview(imageOf(`${image}:1`))).toMatchObject({
      action: "replace",
      diff: { deleteBeforeReplace: true },
    });
  });

  it("sends only what changes, and always the whole environment", async () => {
    await using test = await given();
    const environment = { STAGE: "test", REGION: "shop" };
    await test.orders.create({ ...inputs, environment });
    await test.orders.update({ ...inputs, environment, memSize: 256 });
    expect(test.sent("UpdateFunctionConfiguration")).toEqual([
      { ...key, MemorySize: 256, Environment: expect.anything() },
    ]);
    expect(test.current()?.settings.Environment.Variables).toHaveLength(2);
    await test.orders.update({ ...inputs, memSize: 256 });
    expect(test.current()?.settings.Environment.Variables).toEqual([]);
    expect(test.sent("UpdateFunctionCode")).toEqual([]);
  });

  it("keeps its environment when L5 is enabled after the creation", async () => {
    await using test = await given();
    const { outputs } = await test.orders.create({ ...inputs, environment: { STAGE: "test" }, l5Enable: true });
    expect(outputs).toMatchObject({ l5Enable: true, environment: { STAGE: "test" } });
    expect(test.sent("UpdateFunctionConfiguration")).toEqual([
      { ...key, L5Enable: "TRUE", Environment: expect.anything() },
    ]);
  });

  it("clears settings that are removed from the program", async () => {
    await using test = await given();
    const { state } = test.platform;
    const { vpcId, subnetId } = await privateNetwork(state);
    await state.camRoles.create({ name: "orders" });
    const mounted = {
      userId: "10000",
      userGroupId: "10000",
      cfsId: "cfs-7a0t6zqb",
      mountInsId: "cfs-7a0t6zqb",
      localMountDir: "/mnt",
      remoteMountDir: "/",
    };
    const { outputs } = await test.orders.create({
      ...inputs,
      ...{ vpcId, subnetId, role: "orders", cfsConfigs: [mounted] },
      layers: [{ layerName: "tools", layerVersion: 2 }],
    });
    expect(outputs["cfsConfigs"]).toMatchObject([{ ...mounted, mountVpcId: vpcId, mountSubnetId: subnetId }]);
    await test.orders.update(inputs);
    expect(test.sent("UpdateFunctionConfiguration")).toEqual([
      {
        ...key,
        VpcConfig: { VpcId: "", SubnetId: "" },
        Role: "",
        Layers: [{ LayerName: "", LayerVersion: 0 }],
        CfsConfig: { CfsInsList: [] },
        Environment: expect.anything(),
      },
    ]);
    expect((await test.orders.preview(inputs)).action).toBe("same");
  });

  it("limits the concurrent requests of an HTTP function, and removes the limit", async () => {
    await using test = await given();
    const http = { ...inputs, funcType: "HTTP" };
    const instanceConcurrencyConfig = { dynamicEnabled: "FALSE", maxConcurrency: 10 };
    const { outputs } = await test.orders.create({ ...http, instanceConcurrencyConfig });
    expect(outputs["instanceConcurrencyConfig"]).toMatchObject({ maxConcurrency: 10, type: "Request-Based" });
    expect((await test.orders.preview({ ...http, instanceConcurrencyConfig })).action).toBe("same");
    await test.orders.update(http);
    expect(test.current()?.settings.InstanceConcurrencyConfig).toBeNull();
    expect((await test.orders.preview(http)).action).toBe("same");
  });

  it("sends the role with a change of its log topic", async () => {
    await using test = await given();
    await test.orders.create(inputs);
    const topic = {
      clsLogsetId: "5cd3a17e-fb0b-418c-afd7-77b365397426",
      clsTopicId: "2f5764c1-c833-44c5-84c7-950979b2a278",
    };
    await test.orders.update({ ...inputs, ...topic });
    expect(test.sent("UpdateFunctionConfiguration")).toMatchObject([{ Role: "", ClsTopicId: topic.clsTopicId }]);
    expect((await test.orders.preview(inputs)).action).toBe("same");
  });

  it("changes its tags by its path in the tag service", async () => {
    await using test = await given();
    await test.orders.create({ ...inputs, tags: { team: "shop" } });
    await test.orders.update({ ...inputs, tags: { stage: "test" } });
    expect(test.sent("ModifyResourceTags")).toEqual([
      {
        Resource: "qcs::scf:ap-guangzhou:uin/:namespace/default/function/orders",
        ReplaceTags: [{ TagKey: "stage", TagValue: "test" }],
        DeleteTags: [{ TagKey: "team" }],
      },
    ]);
    expect((await test.orders.read())?.outputs["tags"]).toEqual({ stage: "test" });
  });

  it("waits until another change of it has ended", async () => {
    await using test = await given();
    await test.orders.create(inputs);
    test.change({ status: "Updating" });
    test.platform.failNext({
      path: /\/GetFunction$/,
      kind: "status500",
      after: 1,
      met: () => test.change({ status: "Active" }),
    });
    await test.orders.update({ ...inputs, description: "Shop" });
    expect(test.sent("UpdateFunctionConfiguration")).toHaveLength(1);
  });

  it("repeats a change that the platform rejects because it deploys the function", async () => {
    await using test = await given();
    await test.orders.create(inputs);
    test.platform.failNextAction({
      action: "UpdateFunctionConfiguration",
      code: "FailedOperation.FunctionStatusError",
    });
    await test.orders.update({ ...inputs, description: "Shop" });
    expect(test.current()?.settings.Description).toBe("Shop");
  });

  it("that the platform could not create stays in the state, and is reported with the reason", async () => {
    await using test = await given();
    test.platform.set({ failedTasks: ["CreateFunction"] });
    await expect(test.orders.create(inputs)).rejects.toThrow(
      "the function default+orders is CreateFailed; it says: CreateFunction failed in this simulator.. Correct the function's code and recreate the function with `pulumi up --replace`",
    );
    expect(test.orders.state?.id).toBe("default+orders");
  });

  it("reports an update that fails, and repeats it afterwards", async () => {
    await using test = await given();
    await test.orders.create(inputs);
    test.platform.set({ failedTasks: ["UpdateFunctionCode"] });
    const changed = { ...inputs, zipFile: archive("orders-2") };
    await expect(test.orders.update(changed)).rejects.toThrow("is UpdateFailed");
    test.platform.set({ failedTasks: [] });
    await test.orders.update(changed);
    expect(test.current()?.status).toBe("Active");
  });

  it("warns about an error in its code", async () => {
    await using test = await given();
    test.platform.failNext({
      path: /\/GetFunction$/,
      kind: "status500",
      met: () => test.change({ codeError: "no module index" }),
    });
    await test.orders.create(inputs);
    expect(test.warnings()).toContainEqual(expect.stringContaining("no module index"));
  });

  it("does not adopt a function with its name, and is found after a lost response", async () => {
    await using test = await given();
    await test.functions.create({ name: "orders" });
    await expect(test.orders.create(inputs)).rejects.toThrow(/pulumi import .* default\+orders/);
    test.functions.remove("ap-guangzhou/default/orders");
    test.platform.journal.clear();
    test.platform.failNext({ path: /\/CreateFunction$/, kind: "resetAfter" });
    await test.orders.create(inputs);
    expect(test.sent("CreateFunction")).toHaveLength(1);
  });

  it("is deleted when the platform has finished", async () => {
    await using test = await given();
    await test.orders.create(inputs);
    test.platform.set({ functionTaskMs: 700 });
    await test.orders.delete();
    expect(test.functions.list()).toEqual([]);
  });

  it("is read again while the platform finds no version of it", async () => {
    await using test = await given();
    await test.orders.create(inputs);
    test.platform.failNextAction({ action: "GetFunction", code: "ResourceNotFound.Version" });
    expect((await test.orders.read())?.id).toBe("default+orders");
  });

  it("is imported with its triggers, and its code is then the deployed one", async () => {
    await using test = await given();
    await test.orders.create({ ...inputs, triggers: [timer] });
    const imported = await test.imported.import("default+orders");
    expect(imported?.inputs).toMatchObject({ name: "orders", handler: "index.main_handler", triggers: [timer] });
    test.platform.journal.clear();
    const { outputs } = await test.imported.update({ ...inputs, triggers: [timer] });
    expect(outputs["codeHash"]).toMatch(/^[0-9a-f]{64}$/);
    expect(test.changes()).toEqual([]);
  });

  it("is listed with those of all namespaces", async () => {
    await using test = await given();
    await test.platform.state.scfNamespaces.create({ name: "shop" });
    await test.orders.create(inputs);
    await test.host.resource("ScfFunction", "other").create({ ...inputs, namespace: "shop" });
    expect(await test.host.list("ScfFunction")).toMatchObject([{ id: "default+orders" }, { id: "shop+orders" }]);
  });
});

describe("the triggers of a ScfFunction", () => {
  it("are created after it, and show no diff in the platform's form", async () => {
    await using test = await given();
    const triggers = [timer, uploads];
    const { outputs } = await test.orders.create({ ...inputs, triggers });
    expect(test.sent("CreateTrigger")).toMatchObject([
      { ...key, TriggerName: "hourly", Type: "timer", TriggerDesc: "0 0 * * * * *", Enable: "OPEN" },
      { TriggerName: "uploads-1250000000.cos.ap-guangzhou.myqcloud.com", Type: "cos" },
    ]);
    expect(outputs["triggerInfos"]).toMatchObject([
      { name: "hourly", triggerDesc: "0 0 * * * * *", enable: true },
      { type: "cos", triggerDesc: expect.stringContaining("bucketUrl") },
    ]);
    await test.orders.read();
    expect((await test.orders.preview({ ...inputs, triggers: [uploads, timer] })).action).toBe("same");
  });

  it("are changed one by one: only those that differ", async () => {
    await using test = await given();
    await test.orders.create({ ...inputs, triggers: [timer, uploads] });
    const removal = { ...uploads, triggerDesc: '{"event":"cos:ObjectRemove:*"}' };
    await test.orders.update({ ...inputs, triggers: [{ ...timer, triggerDesc: "0 30 * * * * *" }, removal] });
    expect(test.changes().slice(3)).toEqual(["UpdateTrigger", "DeleteTrigger", "CreateTrigger"]);
    await test.orders.update({ ...inputs, triggers: [removal] });
    expect(test.current()?.triggers.map(({ type }) => type)).toEqual(["cos"]);
    expect(test.changes().slice(6)).toEqual(["DeleteTrigger"]);
  });

  it("that were created elsewhere are kept, and are not adopted", async () => {
    await using test = await given();
    await test.orders.create(inputs);
    test.change({ triggers: [givenTrigger({ type: "timer", name: "other", desc: '{"cron":"0 15 * * * * *"}' })] });
    expect((await test.orders.read())?.outputs["triggers"] ?? []).toEqual([]);
    await expect(test.orders.update({ ...inputs, triggers: [{ ...timer, name: "other" }] })).rejects.toThrow(
      "which something else has created",
    );
    await test.orders.update({ ...inputs, triggers: [timer] });
    await test.orders.update(inputs);
    expect(test.current()?.triggers.map(({ name }) => name)).toEqual(["other"]);
  });

  it("are created again after a deletion elsewhere", async () => {
    await using test = await given();
    await test.orders.create({ ...inputs, triggers: [timer] });
    test.change({ triggers: [] });
    await test.orders.read();
    await test.orders.update({ ...inputs, triggers: [timer] });
    expect(test.current()?.triggers).toHaveLength(1);
  });
});

it.each([
  ["two sources of code", { ...inCos, zipFile: archive("orders") }, "zipFile"],
  ["half of an object in COS", { ...withoutCode, cosObjectName: "orders.zip" }, "cosBucketName"],
  ["a bucket without its account", { ...inCos, cosBucketName: "code" }, "cosBucketName"],
  ["no handler", { ...inputs, handler: undefined }, "handler"],
  ["an unsupported memory size", { ...inputs, memSize: 200 }, "memSize"],
  ["a network without a subnet", { ...inputs, vpcId: "vpc-8vazrwjv" }, "subnetId"],
  [
    "a fixed address without the Internet",
    { ...inputs, enablePublicNet: false, enableEipConfig: true },
    "enableEipConfig",
  ],
  ["a DNS cache of an HTTP function", { ...inputs, funcType: "HTTP", dnsCache: true }, "dnsCache"],
  ["concurrency of an Event function", { ...inputs, instanceConcurrencyConfig: {} }, "instanceConcurrencyConfig"],
  [
    "a bucket's trigger without its region",
    { ...inputs, triggers: [{ ...uploads, cosRegion: undefined }] },
    "triggers[0].cosRegion",
  ],
  ["a duplicate trigger", { ...inputs, triggers: [timer, timer] }, "triggers[1].name"],
  [
    "an image of a registry without its ID",
    { ...withoutCode, imageConfigs: [{ imageType: "enterprise", imageUri: image }] },
    "imageConfigs[0].registryId",
  ],
  ["a missing file", { ...inputs, zipFile: "nowhere.zip" }, "zipFile"],
])("a ScfFunction with %s is rejected during preview", async (_what, wrong, property) => {
  await using test = await given();
  const { failures } = await test.orders.check(wrong);
  expect(failures.map((one) => one.property)).toContain(property);
});

it("a new ScfFunction without code or a network is reported during preview", async () => {
  await using test = await given();
  await expect(test.orders.preview(withoutCode)).rejects.toThrow("the function needs code");
  await test.orders.preview({ ...inputs, enablePublicNet: false });
  expect(test.warnings()).toEqual([expect.stringContaining("neither a private network nor access to the Internet")]);
});
