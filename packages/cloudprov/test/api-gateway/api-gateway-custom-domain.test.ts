import { failure, unknown, type Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import type { CloudprovOptions } from "../simulated-provider.ts";

const kind = "ApiGatewayCustomDomain";
const subDomain = "api.example.com";

type Test = Awaited<ReturnType<typeof given>>;

async function given(settings?: CloudprovOptions) {
  const test = await givenResource(kind, settings);
  const service = await test.platform.state.gatewayServices.create({});
  const inputs: Values = {
    serviceId: service.id,
    subDomain,
    protocol: "http",
    netType: "OUTER",
    defaultDomain: `${service.id}-1300000001.ap-guangzhou.apigw.tencentcs.com`,
  };
  const mapped: Values = { ...inputs, isDefaultMapping: false, pathMappings: ["/v1#release", "/next#test"] };
  const secure: Values = { ...inputs, protocol: "http&https", certificateId: "cert-1" };
  return { ...test, service, inputs, mapped, secure, bound: () => test.platform.state.subDomains.list() };
}

describe("creating an ApiGatewayCustomDomain", () => {
  it("waits until it is visible, and shows no diff afterwards", async () => {
    await using test = await given({ visibilityLagMs: 300 });
    const { inputs, service } = test;
    const { id, outputs } = await test.it.create(inputs);
    expect(id).toBe(`${service.id}#${subDomain}`);
    expect(outputs).toEqual({
      ...inputs,
      isDefaultMapping: true,
      isForcedHttps: false,
      certificateId: "",
      pathMappings: [],
      status: 1,
      apiGatewayCustomDomainId: id,
    });
    expect(test.sent("BindSubDomain")).toEqual([
      {
        ServiceId: service.id,
        SubDomain: subDomain,
        Protocol: "http",
        NetType: "OUTER",
        NetSubDomain: inputs["defaultDomain"],
        IsDefaultMapping: true,
        IsForcedHttps: false,
      },
    ]);
    await test.it.read();
    expect((await test.it.preview(inputs)).action).toBe("same");
  });

  it("maps environments to paths, in any order", async () => {
    await using test = await given();
    const { mapped } = test;
    await test.it.create(mapped);
    expect(test.sent("BindSubDomain")).toMatchObject([
      {
        IsDefaultMapping: false,
        PathMappingSet: [
          { Path: "/v1", Environment: "release" },
          { Path: "/next", Environment: "test" },
        ],
      },
    ]);
    expect(test.it.outputs["pathMappings"]).toEqual(mapped["pathMappings"]);
    expect((await test.it.preview({ ...mapped, pathMappings: ["/next#test", "/v1#release"] })).action).toBe("same");
  });

  it("warns about path mappings that are given in addition to the default ones", async () => {
    await using test = await given();
    const useless = { ...test.mapped, isDefaultMapping: true };
    await test.it.create(useless);
    expect(test.warnings()).toContainEqual(expect.stringContaining("pathMappings has no effect"));
    await test.it.read();
    expect((await test.it.preview(useless)).action).toBe("same");
  });

  it("adopts the object after a lost response", async () => {
    await using test = await given();
    test.platform.failNext({ path: /BindSubDomain$/, kind: "resetAfter" });
    await test.it.create(test.secure);
    expect(test.sent("BindSubDomain")).toHaveLength(1);
    expect(test.bound()).toHaveLength(1);
  });

  it("does not adopt one that differs after a lost response", async () => {
    await using test = await given();
    await test.platform.state.subDomains.create({ id: subDomain, serviceId: test.service.id, protocol: "https" });
    test.platform.failNext({ path: /BindSubDomain$/, kind: "resetBefore" });
    const { message } = await failure(test.it.create(test.inputs));
    expect(message).toContain(`pulumi import cloudprov:index/apiGatewayCustomDomain:${kind} it '${test.service.id}#`);
  });

  it("shows how to import one that is already bound to the service", async () => {
    await using test = await given();
    await test.platform.state.subDomains.create({ id: subDomain, serviceId: test.service.id });
    const { message } = await failure(test.it.create(test.inputs));
    expect(message).toContain("DomainAlreadyBindService");
    expect(message).toContain(`pulumi import cloudprov:index/apiGatewayCustomDomain:${kind} it '${test.service.id}#`);
  });

  it.each([
    ["FailedOperation.DomainResolveError", "Add a CNAME record of subDomain that points to defaultDomain"],
    ["FailedOperation.DomainNeedBeian", "no ICP filing"],
    ["FailedOperation.CertificateIdExpired", "CertificateIdExpired"],
    ["FailedOperation.CertificateIdUnderVerify", "CertificateIdUnderVerify"],
  ])("fails at once with %s", async (code, words) => {
    await using test = await given({ domainProblems: { [subDomain]: code } });
    expect((await failure(test.it.create(test.inputs))).message).toContain(words);
    expect(test.sent("BindSubDomain")).toHaveLength(1);
  });

  it("reports what forced HTTPS requires", async () => {
    await using test = await given();
    const { message } = await failure(test.it.create({ ...test.inputs, isForcedHttps: true }));
    expect(message).toContain("isForcedHttps requires the protocol https or http&https");
  });

  it.each([
    [{ isDefaultMapping: false }, ["pathMappings"]],
    [{ isDefaultMapping: false, pathMappings: [] }, ["pathMappings"]],
    [{ isDefaultMapping: false, pathMappings: unknown }, []],
    [{ isDefaultMapping: unknown }, []],
    [{ pathMappings: ["/v1"] }, ["pathMappings[0]"]],
    [{ pathMappings: ["/v1#release", "#test"] }, ["pathMappings[1]"]],
    [{ pathMappings: ["/v1#production"] }, ["pathMappings[0]"]],
    [{ pathMappings: ["/a#b#release"] }, ["pathMappings[0]"]],
    [{ pathMappings: ["/1#test", "/2#test", "/3#test", "/4#test"] }, ["pathMappings"]],
    [{ pathMappings: ["/1#test", "/1#release"] }, ["pathMappings[1]"]],
    [{ serviceId: "" }, ["serviceId"]],
    [{ serviceId: "api-0cvmf4x4" }, ["serviceId"]],
    [{ subDomain: "https://api.example.com" }, ["subDomain"]],
    [{ subDomain: "api.example.com/v1" }, ["subDomain"]],
    [{ isForcedHttps: true }, ["isForcedHttps"]],
    [{ isForcedHttps: true, protocol: unknown }, []],
    [{ subDomain: "" }, ["subDomain"]],
    [{ protocol: "" }, ["protocol"]],
    [{ netType: "" }, ["netType"]],
    [{ defaultDomain: "" }, ["defaultDomain"]],
    [{ protocol: "ws", netType: "OTHER" }, []],
  ] satisfies [Values, string[]][])("checks %j at preview", async (more, refused) => {
    await using test = await given();
    expect(await test.refused({ ...test.inputs, ...more })).toEqual(refused);
  });
});

describe("an ApiGatewayCustomDomain", () => {
  it("sends every setting when one changes", async () => {
    await using test = await given();
    await test.it.create(test.secure);
    const wanted = { ...test.mapped, protocol: "https", certificateId: "cert-2", isForcedHttps: true };
    expect((await test.it.update(wanted)).action).toBe("update");
    expect(test.sent("ModifySubDomain")).toEqual([
      {
        ServiceId: test.service.id,
        SubDomain: subDomain,
        Protocol: "https",
        NetType: "OUTER",
        IsDefaultMapping: false,
        IsForcedHttps: true,
        CertificateId: "cert-2",
        PathMappingSet: [
          { Path: "/v1", Environment: "release" },
          { Path: "/next", Environment: "test" },
        ],
      },
    ]);
    expect((await test.it.preview(wanted)).action).toBe("same");
  });

  it("keeps its certificate if the program sets none", async () => {
    await using test = await given();
    await test.it.create(test.secure);
    const { certificateId: _, ...without } = test.secure;
    expect((await test.it.preview(without)).action).toBe("same");
    await test.it.update({ ...without, isForcedHttps: true });
    expect(test.bound()).toMatchObject([{ certificateId: "cert-1", isForcedHttps: true }]);
  });

  it("returns to the default mapping", async () => {
    await using test = await given();
    await test.it.create(test.mapped);
    await test.it.update(test.inputs);
    expect(test.bound()).toMatchObject([{ isDefaultMapping: true, mappings: [] }]);
    expect((await test.it.preview(test.inputs)).action).toBe("same");
  });

  it("does not count as changed or deleted if the platform returns false", async () => {
    await using test = await given({ falseResults: { ModifySubDomain: 1, UnBindSubDomain: 1 } });
    await test.it.create(test.inputs);
    const { message } = await failure(test.it.update(test.mapped));
    expect(message).toContain("ModifySubDomain did not succeed");
    expect((await failure(test.it.delete())).message).toContain("UnBindSubDomain did not succeed");
  });

  it("is unbound after another domain is bound, but before the same domain is bound with other settings", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    const other = { ...test.inputs, subDomain: "www.example.com" };
    expect((await test.it.preview(other)).diff).toMatchObject({ replaces: ["subDomain"], deleteBeforeReplace: false });
    await test.it.update(other);
    expect(test.bound()).toMatchObject([{ id: "www.example.com" }]);
    const inner = { ...other, defaultDomain: "other.example.com" };
    expect((await test.it.preview(inner)).diff).toMatchObject({
      replaces: ["defaultDomain"],
      deleteBeforeReplace: true,
    });
  });

  it("is distinguished from the other domains of the service", async () => {
    await using test = await given();
    const { state } = test.platform;
    for (let at = 0; at < 100; at++) {
      await state.subDomains.create({ id: `${at}.example.com`, serviceId: test.service.id, protocol: "https" });
    }
    await state.subDomains.create({ id: subDomain, serviceId: test.service.id });
    expect((await test.it.import(`${test.service.id}#${subDomain}`)).outputs["protocol"]).toBe("http");
  });

  it("shows whether it resolves", async () => {
    await using test = await given();
    await test.it.create(test.inputs);
    test.platform.state.subDomains.change(subDomain, { resolves: false });
    expect((await test.it.read())?.outputs["status"]).toBe(0);
    expect((await test.it.preview(test.inputs)).action).toBe("same");
  });

  it("is imported, and adopts the default domain without a request", async () => {
    await using test = await given();
    const { id } = await test.it.create(test.mapped);
    const found = test.host.resource(kind, "found");
    const { defaultDomain: _, ...told } = test.mapped;
    expect((await found.import(id)).inputs).toEqual(told);
    expect((await found.update(test.mapped)).action).toBe("same");
    expect(test.sent("ModifySubDomain")).toEqual([]);
    await found.read();
    expect((await found.preview(test.mapped)).action).toBe("same");
    const other = { ...test.mapped, defaultDomain: "other.example.com" };
    expect((await found.preview(other)).diff?.replaces).toEqual(["defaultDomain"]);
  });

  it.each([
    ["it", (test: Test) => test.platform.state.subDomains.remove(subDomain)],
    ["its service", (test: Test) => test.platform.state.gatewayServices.remove(test.service.id)],
  ])("leaves the state in a refresh when %s does not exist", async (_what, remove) => {
    await using test = await given();
    await test.it.create(test.inputs);
    remove(test);
    expect(await test.it.read()).toBeUndefined();
  });

  it.each([
    ["it", (test: Test) => test.platform.state.subDomains.remove(subDomain)],
    ["its service", (test: Test) => test.platform.state.gatewayServices.remove(test.service.id)],
  ])("can be deleted without an error when %s does not exist", async (_what, remove) => {
    await using test = await given();
    await test.it.create(test.inputs);
    remove(test);
    await test.it.delete();
    expect(test.sent("UnBindSubDomain")).toHaveLength(1);
  });
});
