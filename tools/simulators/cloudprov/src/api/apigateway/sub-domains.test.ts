import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type GatewayBench, openBench } from "../../testing/api-gateway.ts";

let bench: GatewayBench;
let ServiceId: string;
let NetSubDomain: string;
beforeEach(async () => {
  bench = await openBench();
  ServiceId = await bench.service();
  NetSubDomain = (await bench.gateway("DescribeService", { ServiceId })).response.OuterSubDomain;
});
afterEach(() => bench.platform.close());

const SubDomain = "api.example.com";
const settings = { Protocol: "http", NetType: "OUTER", IsDefaultMapping: true, IsForcedHttps: false };
const bind = (changes: object = {}) =>
  bench.gateway("BindSubDomain", { ServiceId, SubDomain, NetSubDomain, ...settings, ...changes });
const change = (changes: object = {}) =>
  bench.gateway("ModifySubDomain", { ServiceId, SubDomain, ...settings, ...changes });
const unBind = async () => (await bench.gateway("UnBindSubDomain", { ServiceId, SubDomain })).code;
const list = async (page: object = {}) =>
  (await bench.gateway("DescribeServiceSubDomains", { ServiceId, ...page })).response.Result;
const mappings = async () =>
  (await bench.gateway("DescribeServiceSubDomainMappings", { ServiceId, SubDomain })).response.Result.PathMappingSet;
const mapping = (Path: string, Environment = "release") => ({ Path, Environment });

describe("a domain", () => {
  it("is bound to a service, described, changed and unbound", async () => {
    const bound = await bind();
    const described = await list();
    const own = { IsDefaultMapping: false, PathMappingSet: [mapping("/a"), mapping("/b", "test")] };
    const secure = { Protocol: "https", CertificateId: "cert-1", IsForcedHttps: true };
    const changed = await change({ ...own, ...secure });
    const after = await list();
    const mapped = await mappings();
    const unbound = await unBind();

    expect(bound.code).toBeUndefined();
    expect(bound.response).not.toHaveProperty("Result");
    expect(described).toMatchObject({
      TotalCount: 1,
      DomainSet: [{ DomainName: SubDomain, Status: 1, CertificateId: "", ...settings }],
    });
    expect(changed.response.Result).toBe(true);
    expect(after.DomainSet).toMatchObject([{ IsDefaultMapping: false, ...secure }]);
    expect(mapped).toEqual(own.PathMappingSet);
    expect(unbound).toBeUndefined();
    expect((await list()).DomainSet).toEqual([]);
    expect(await unBind()).toBe("FailedOperation.DomainNotBindService");
    expect(bench.platform.journal.violations).toEqual([]);
  });

  it("is bound to one service only, which is in use meanwhile", async () => {
    await bind();
    const twice = await bind();
    const other = await bench.service();
    const outer = (await bench.gateway("DescribeService", { ServiceId: other })).response.OuterSubDomain;
    const elsewhere = await bind({ ServiceId: other, NetSubDomain: outer });

    expect(twice.code).toBe("FailedOperation.DomainAlreadyBindService");
    expect(elsewhere.code).toBe("FailedOperation.DomainAlreadyBindOtherService");
    expect((await bench.gateway("DeleteService", { ServiceId })).code).toBe(
      "UnsupportedOperation.UnsupportedDeleteService",
    );
  });

  it("meets what the world knows about it and about its certificate", async () => {
    const problems = {
      [SubDomain]: "FailedOperation.DomainResolveError",
      "cert-1": "FailedOperation.CertificateIdExpired",
    };
    bench.platform.set({ domainProblems: problems });
    const unresolved = await bind();
    const expired = await bind({ SubDomain: "www.example.com", Protocol: "https", CertificateId: "cert-1" });
    bench.platform.set({ domainProblems: { [SubDomain]: undefined } });

    expect([unresolved.code, expired.code, (await bind()).code]).toEqual([...Object.values(problems), undefined]);
  });

  it.each([
    ["HTTPS forced on http", "UnsupportedOperation.ForceHttps", { IsForcedHttps: true }],
    ["https without a certificate", "FailedOperation.CertificateIsNull", { Protocol: "https" }],
    ["another protocol", "FailedOperation.UnknownProtocolTypeError", { Protocol: "ftp" }],
    ["no mapping", "FailedOperation.DefineMappingNotNull", { IsDefaultMapping: false }],
    [
      "too many mappings",
      "LimitExceeded.ExceededDefineMappingLimit",
      { IsDefaultMapping: false, PathMappingSet: ["/a", "/b", "/c", "/d"].map((path) => mapping(path)) },
    ],
    [
      "a path mapped twice",
      "FailedOperation.DefineMappingParamRepeat",
      { IsDefaultMapping: false, PathMappingSet: [mapping("/a"), mapping("/a", "test")] },
    ],
    [
      "another environment",
      "FailedOperation.DefineMappingEnvironmentError",
      { IsDefaultMapping: false, PathMappingSet: [mapping("/a", "dev")] },
    ],
    [
      "a path without a slash",
      "FailedOperation.DefineMappingPathError",
      { IsDefaultMapping: false, PathMappingSet: [mapping("a")] },
    ],
  ])("is rejected for %s", async (_, code, changes) => {
    const bound = await bind(changes);
    await bind();

    expect([bound.code, (await change(changes)).code]).toEqual([code, code]);
    expect(bench.platform.journal.violations).toEqual([]);
  });

  it.each([
    ["a target that is not the service's", "NetSubDomainError", { NetSubDomain: "www.example.com" }],
    ["an invalid name", "SubDomainFormatError", { SubDomain: "api" }],
    ["a service that is not there", "ServiceNotExist", { ServiceId: "service-0" }],
  ])("is not bound for %s", async (_, reason, changes) => {
    expect((await bind(changes)).code).toBe(`FailedOperation.${reason}`);
  });

  it("is one of five of a service at most, and listed page by page", async () => {
    for (let index = 0; index < 5; index += 1) await bind({ SubDomain: `api-${index}.example.com` });

    expect((await bind()).code).toBe("LimitExceeded.ExceededDomainLimit");
    expect((await list({ Limit: 2, Offset: 4 })).DomainSet).toMatchObject([{ DomainName: "api-4.example.com" }]);
  });

  it("may lose its way to the service", async () => {
    await bind();
    bench.platform.state.subDomains.change(SubDomain, { resolves: false });

    expect((await list()).DomainSet).toMatchObject([{ Status: 0 }]);
  });
});
