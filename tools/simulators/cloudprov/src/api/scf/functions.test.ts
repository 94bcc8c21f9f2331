import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, call, clock } = {} as ServiceBench;
beforeEach(async () => {
  ({ platform, call, clock } = await openServiceBench("scf", { functionQuota: 2 }));
});
afterEach(() => platform.close());

const FunctionName = "orders";
const zip = Buffer.from("PK").toString("base64");
const image = { ImageType: "personal", ImageUri: "ccr.ccs.tencentyun.com/shop/orders:1" };
const made = {
  FunctionName,
  Handler: "index.main",
  Code: { ZipFile: zip },
  PublicNetConfig: { PublicNetStatus: "ENABLE" },
};
const read = async () => (await call("GetFunction", { FunctionName })).response;
const timer = { FunctionName, TriggerName: "hourly", Type: "timer" };

describe("a function", () => {
  it("is created, described, changed and deleted", async () => {
    await call("CreateFunction", { ...made, Tags: [{ Key: "team", Value: "shop" }] });
    expect(await read()).toMatchObject({
      FunctionName,
      Namespace: "default",
      Status: "Active",
      Runtime: "Python2.7",
      MemorySize: 128,
      CodeSize: 2,
      Tags: [{ Key: "team", Value: "shop" }],
      ImageConfig: null,
    });
    await call("UpdateFunctionCode", { FunctionName, Handler: "index.other", Code: { ZipFile: zip } });
    await call("UpdateFunctionConfiguration", {
      FunctionName,
      Environment: { Variables: [{ Key: "STAGE", Value: "test" }] },
      InstanceConcurrencyConfig: { DynamicEnabled: "" },
    });
    await call("UpdateFunctionConfiguration", { FunctionName, MemorySize: 256 });
    expect(await read()).toMatchObject({
      Handler: "index.other",
      MemorySize: 256,
      Environment: { Variables: [{ Key: "STAGE", Value: "test" }] },
      InstanceConcurrencyConfig: null,
    });
    await call("UpdateFunctionConfiguration", { FunctionName, Environment: { Variables: [{ Key: "", Value: "" }] } });
    expect((await read()).Environment).toEqual({ Variables: [] });
    await call("DeleteFunction", { FunctionName });
    expect((await call("GetFunction", { FunctionName })).code).toBe("ResourceNotFound.Function");
    expect(platform.state.tags.list()).toEqual([]);
    expect(platform.journal.violations).toEqual([]);
  });

  it("has a queue for failed events, and a protocol if it is an HTTP function", async () => {
    const create = (params: object) => call("CreateFunction", { ...made, ...params });
    const DeadLetterConfig = { Type: "CMQ-QUEUE", Name: "failed" };
    const protocol = { ProtocolType: "WS", ProtocolParams: { WSParams: { IdleTimeOut: 60 } } };
    expect((await create(protocol)).code).toBe("InvalidParameterValue.FunctionType");
    expect((await create({ ...protocol, Type: "HTTP", ProtocolType: "MQTT" })).code).toBe("InvalidParameterValue");
    const tooLong = { WSParams: { IdleTimeOut: 1_801 } };
    expect((await create({ ...protocol, Type: "HTTP", ProtocolParams: tooLong })).code).toBe("InvalidParameterValue");
    await create({ ...protocol, Type: "HTTP", DeadLetterConfig });
    expect(await read()).toMatchObject({ ...protocol, DeadLetterConfig: { ...DeadLetterConfig, FilterType: "" } });
    const changed = { ProtocolParams: { WSParams: { IdleTimeOut: 15 } }, DeadLetterConfig: { Type: "", Name: "" } };
    await call("UpdateFunctionConfiguration", { FunctionName, IgnoreSysLog: true, Publish: "FALSE", ...changed });
    expect(await read()).toMatchObject(changed);
    expect(platform.journal.violations).toEqual([]);
  });

  it("gets its program as older clients send it, with its source, and without a new version", async () => {
    expect((await call("CreateFunction", { ...made, CodeSource: "Cos" })).code).toBe(
      "InvalidParameterValue.CodeSource",
    );
    await call("CreateFunction", { ...made, CodeSource: "ZipFile" });
    const update = (params: object) => call("UpdateFunctionCode", { FunctionName, ...params });
    const longer = Buffer.from("PK and more").toString("base64");
    await update({ ZipFile: longer, InstallDependency: "TRUE" });
    expect(await read()).toMatchObject({ CodeSize: 11, InstallDependency: "TRUE" });
    const stored = { CosBucketName: "shop", CosObjectName: "/orders.zip" };
    await update({ ...stored, CosBucketRegion: "ap-beijing", CodeSource: "Cos" });
    expect(await read()).toMatchObject({ CodeSize: 0, InstallDependency: "TRUE" });
    expect((await update({ CosObjectName: "/orders.zip" })).code).toBe("InvalidParameterValue.CosBucketName");
    expect((await update({ ZipFile: zip, Publish: "TRUE" })).code).toBe("UnsupportedOperation");
    expect(platform.journal.violations).toEqual([]);
  });

  it("cannot be changed while the platform deploys it", async () => {
    platform.set({ functionTaskMs: 5_000 });
    await call("CreateFunction", made);
    expect((await read()).Status).toBe("Creating");
    const change = () => call("UpdateFunctionConfiguration", { FunctionName, Timeout: 9 });
    expect((await change()).code).toBe("FailedOperation.FunctionStatusError");
    expect((await call("DeleteFunction", { FunctionName })).code).toBe("FailedOperation.FunctionStatusError");
    clock.advance(5_000);
    await change();
    expect((await read()).Status).toBe("Updating");
    expect((await call("UpdateFunctionCode", { FunctionName, Code: { ZipFile: zip } })).code).toBe(
      "FailedOperation.FunctionNameStatusError",
    );
    clock.advance(5_000);
    await call("DeleteFunction", { FunctionName });
    expect((await read()).Status).toBe("Deleting");
    clock.advance(5_000);
    expect((await call("GetFunction", { FunctionName })).code).toBe("ResourceNotFound.Function");
  });

  it("can fail to be created and to be changed, with a reason", async () => {
    platform.set({ failedTasks: ["CreateFunction"] });
    await call("CreateFunction", made);
    expect(await read()).toMatchObject({
      Status: "CreateFailed",
      StatusReasons: [{ ErrorMessage: expect.any(String) }],
    });
  });

  it("from an image has a digest, and stays an image", async () => {
    await call("CreateFunction", { ...made, Handler: undefined, Code: { ImageConfig: image } });
    expect(await read()).toMatchObject({
      Runtime: "CustomImage",
      ImageConfig: { ImageUri: expect.stringMatching(/:1@sha256:[0-9a-f]{64}$/), ImagePort: 9_000 },
    });
    expect((await call("UpdateFunctionCode", { FunctionName, Code: { ZipFile: zip } })).code).toBe(
      "UnsupportedOperation.UpdateFunctionCode",
    );
  });

  it.each([
    ["a name that begins with a digit", { FunctionName: "1orders" }, "InvalidParameter.FunctionName"],
    ["a missing namespace", { Namespace: "shop" }, "ResourceNotFound.Namespace"],
    ["no program", { Code: {} }, "MissingParameter.Code"],
    ["two programs", { Code: { ZipFile: zip, ImageConfig: image } }, "InvalidParameterValue.Code"],
    ["a file that is not a zip file", { Code: { ZipFile: "YWJj" } }, "InvalidParameterValue.ZipFile"],
    ["a file that is not Base64", { Code: { ZipFile: "?" } }, "InvalidParameterValue.ZipFileBase64BinasciiError"],
    [
      "a bucket with the account number",
      { Code: { CosBucketName: "code-1250000000", CosObjectName: "/a.zip" } },
      "InvalidParameterValue.CosBucketName",
    ],
    [
      "a relative path in a bucket",
      { Code: { CosBucketName: "code", CosObjectName: "a.zip" } },
      "InvalidParameterValue.CosObjectName",
    ],
    [
      "an image of a registry without its ID",
      { Code: { ImageConfig: { ...image, ImageType: "enterprise" } } },
      "InvalidParameterValue.RegistryId",
    ],
    ["no handler", { Handler: undefined }, "InvalidParameterValue.Handler"],
    ["a memory between two sizes", { MemorySize: 200 }, "InvalidParameterValue.Memory"],
    ["a long run", { Timeout: 901 }, "LimitExceeded.Timeout"],
    ["an unknown role", { Role: "none" }, "ResourceNotFound.Role"],
    ["no network at all", { PublicNetConfig: { PublicNetStatus: "DISABLE" } }, "InvalidParameterValue.PublicNetConfig"],
    ["an unknown network", { VpcConfig: { VpcId: "vpc-1", SubnetId: "subnet-1" } }, "ResourceNotFound.Vpc"],
    [
      "a variable without a value",
      { Environment: { Variables: [{ Key: "A", Value: "" }] } },
      "InvalidParameterValue.Environment",
    ],
    [
      "a large environment",
      { Environment: { Variables: [{ Key: "A", Value: "a".repeat(4_096) }] } },
      "InvalidParameterValue.EnvironmentExceededLimit",
    ],
    [
      "concurrent requests of an Event function",
      { InstanceConcurrencyConfig: { MaxConcurrency: 2 } },
      "InvalidParameterValue.InstanceConcurrencyConfig",
    ],
    ["a DNS cache of an HTTP function", { Type: "HTTP", DnsCache: "TRUE" }, "InvalidParameterValue.FunctionType"],
  ])("is rejected for %s", async (_what, changes, code) => {
    expect((await call("CreateFunction", { ...made, ...changes })).code).toBe(code);
  });

  it("exists once, and the number of functions is limited", async () => {
    await call("CreateFunction", made);
    expect((await call("CreateFunction", made)).code).toBe("ResourceInUse.Function");
    await platform.state.scfFunctions.create({ name: "other" });
    expect((await call("CreateFunction", { ...made, FunctionName: "third" })).code).toBe("LimitExceeded.Function");
  });

  it("is listed by parts of its name and description, by its tags and by its settings", async () => {
    await call("CreateFunction", { ...made, Description: "Shop", Tags: [{ Key: "team", Value: "shop" }] });
    await platform.state.scfFunctions.create({ name: "other" });
    const listed = async (params: object) =>
      (await call("ListFunctions", params)).response.Functions.map(
        (one: Record<string, unknown>) => one["FunctionName"],
      );
    const filter = (Name: string, ...Values: string[]) => ({ Filters: [{ Name, Values }] });
    expect(await listed({})).toEqual(["orders", "other"]);
    expect(await listed({ SearchKey: "rder" })).toEqual(["orders"]);
    expect(await listed({ Description: "Sho" })).toEqual(["orders"]);
    expect(await listed(filter("tag-team", "shop"))).toEqual(["orders"]);
    expect(await listed(filter("Status", "Creating", "Active"))).toEqual(["orders", "other"]);
    expect((await call("ListFunctions", filter("Color", "red"))).code).toBe("InvalidParameterValue.Filters");
  });
});

describe("a trigger", () => {
  beforeEach(() => call("CreateFunction", made));

  it("is created, listed, changed and deleted", async () => {
    const { TriggerInfo } = (await call("CreateTrigger", { ...timer, TriggerDesc: "0 0 * * * * *" })).response;
    expect(TriggerInfo).toMatchObject({ TriggerDesc: '{"cron":"0 0 * * * * *"}', Enable: 1, Qualifier: "$LATEST" });
    await call("UpdateTrigger", { ...timer, Enable: "CLOSE", Description: "Hourly" });
    const listed = await call("ListTriggers", { FunctionName, Filters: [{ Name: "TriggerName", Values: ["hour"] }] });
    expect(listed.response).toMatchObject({ TotalCount: 1, Triggers: [{ Enable: 0, Description: "Hourly" }] });
    await call("DeleteTrigger", timer);
    expect((await read()).Triggers).toEqual([]);
    expect(platform.journal.violations).toEqual([]);
  });

  it("of a bucket cannot be changed, and is deleted with its parameters", async () => {
    const cos = { FunctionName, TriggerName: "data-1250000000.cos.ap-guangzhou.myqcloud.com", Type: "cos" };
    const TriggerDesc = '{"event":"cos:ObjectCreated:*"}';
    await call("CreateTrigger", { ...cos, TriggerDesc });
    expect(JSON.parse((await read()).Triggers[0].TriggerDesc)).toEqual({
      bucketUrl: cos.TriggerName,
      event: "cos:ObjectCreated:*",
      filter: { Prefix: "", Suffix: "" },
    });
    expect((await call("UpdateTrigger", { ...cos, Enable: "CLOSE" })).code).toBe("UnsupportedOperation.Trigger");
    expect((await call("DeleteTrigger", cos)).code).toBe("InvalidParameterValue.TriggerDesc");
    expect((await call("DeleteTrigger", { ...cos, TriggerDesc })).code).toBeUndefined();
  });

  it.each([
    ["a cron expression of five fields", { TriggerDesc: "0 * * * *" }, "InvalidParameterValue.TriggerCronConfig"],
    ["parameters that are not JSON", { Type: "http", TriggerDesc: "none" }, "InvalidParameterValue.TriggerDesc"],
    ["a name of another form", { Type: "cos", TriggerDesc: "{}" }, "InvalidParameterValue.TriggerName"],
    ["a type that is not offered any more", { Type: "apigw", TriggerDesc: "{}" }, "UnsupportedOperation.Trigger"],
    ["another switch", { TriggerDesc: "0 0 * * * * *", Enable: "ON" }, "InvalidParameterValue.Enable"],
  ])("is rejected for %s", async (_what, changes, code) => {
    expect((await call("CreateTrigger", { ...timer, ...changes })).code).toBe(code);
  });

  it("exists once", async () => {
    const created = { ...timer, TriggerDesc: "0 0 * * * * *" };
    await call("CreateTrigger", created);
    expect((await call("CreateTrigger", created)).code).toBe("ResourceInUse.Trigger");
    await call("DeleteTrigger", timer);
    expect((await call("DeleteTrigger", timer)).code).toBe("ResourceNotFound.Trigger");
    expect((await call("UpdateTrigger", { ...timer, Enable: "OPEN" })).code).toBe("ResourceNotFound.Trigger");
  });
});
