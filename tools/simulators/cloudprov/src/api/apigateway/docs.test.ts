import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type GatewayBench, openBench } from "../../testing/api-gateway.ts";

let bench: GatewayBench;
let serviceId: string;
let apiId: string;
beforeEach(async () => {
  bench = await openBench();
  serviceId = await bench.service();
  apiId = await bench.api(serviceId);
});
afterEach(() => bench.platform.close());
const result = async (action: string, params: object = {}) => (await bench.gateway(action, params)).response.Result;
const code = async (action: string, params: object) => (await bench.gateway(action, params)).code;
const content = () => ({ ApiDocName: "shop", ServiceId: serviceId, Environment: "release", ApiIds: [apiId] });

describe("the pages that document APIs", () => {
  it("are built, changed, rebuilt and deleted", async () => {
    bench.platform.set({ docBuildMs: 1_000 });
    const { ApiDocId } = await result("CreateAPIDoc", content());
    const show = () => result("DescribeAPIDocDetail", { ApiDocId });
    expect((await show()).ApiDocStatus).toBe("PROCESSING");
    bench.clock.advance(1_000);
    expect(await show()).toMatchObject({
      ...content(),
      ApiDocId,
      ApiDocStatus: "COMPLETED",
      ApiCount: 1,
      ApiNames: ["hello"],
      ServiceName: "shop",
      UpdatedTime: "2030-01-01 00:00:00",
    });
    const changed = await result("ModifyAPIDoc", { ApiDocId, ...content(), ApiDocName: "shops" });
    expect(changed).toMatchObject({ ApiDocId, ApiDocName: "shops", ApiDocStatus: "PROCESSING" });
    bench.platform.set({ docBuildStatus: "FAIL" });
    expect(await result("DeleteAPIDoc", { ApiDocId })).toBe(true);
    for (const action of ["DescribeAPIDocDetail", "DeleteAPIDoc"]) {
      expect(await code(action, { ApiDocId })).toBe("ResourceNotFound.InvalidApiDoc");
    }
    bench.platform.set({ missingAreNull: true });
    expect(await show()).toBeNull();
  });

  it("fail when the platform cannot build them", async () => {
    bench.platform.set({ docBuildStatus: "FAIL" });
    const { ApiDocId } = await result("CreateAPIDoc", content());
    expect((await result("DescribeAPIDocDetail", { ApiDocId })).ApiDocStatus).toBe("FAIL");
  });

  it.each([
    ["ResourceNotFound.InvalidService", { ServiceId: "service-none" }],
    ["ResourceNotFound.InvalidApi", { ApiIds: ["api-none"] }],
    ["InvalidParameterValue.InvalidEnv", { Environment: "live" }],
    ["MissingParameter", { ApiDocName: undefined }],
  ])("are rejected with %s for %j", async (expected, wrong) => {
    expect(await code("CreateAPIDoc", { ...content(), ...wrong })).toBe(expected);
  });

  it("are not too many", async () => {
    bench.platform.set({ gatewayQuotas: { docs: 1 } });
    await result("CreateAPIDoc", content());
    expect(await code("CreateAPIDoc", content())).toBe("LimitExceeded.APIDocLimitExceeded");
  });

  it("are listed page by page", async () => {
    for (let index = 0; index < 101; index += 1) await bench.platform.state.apiDocs.create({ name: `doc-${index}` });

    expect(await result("DescribeAPIDocs", { Limit: 100, Offset: 100 })).toMatchObject({
      TotalCount: 101,
      APIDocSet: [{ ApiDocName: "doc-100", ApiDocStatus: "COMPLETED" }],
    });
  });
});
