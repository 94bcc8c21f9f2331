import { testAuthority } from "@org/cloudprov-simulator";
import type { Values } from "@org/core-provider/testing";
import { describe, expect, it } from "vitest";
import { startSimulatedProvider } from "../simulated-provider.ts";

async function given() {
  const simulated = await startSimulatedProvider();
  const { sslCertificates } = simulated.platform.state;
  const { cert, key } = testAuthority().issue("shop.example.com");
  const server = { type: "SVR" as const, publicKey: cert, privateKey: key };
  const shop = await sslCertificates.create({ ...server, alias: "web-shop", projectId: 7 });
  const site = await sslCertificates.create({ ...server, alias: "site" });
  const authority = await sslCertificates.create({ publicKey: testAuthority().cert, alias: "web-authority" });
  const found = async (args: Values) => {
    const { certificates } = await simulated.host.invoke("getSslCertificates", args);
    return certificates as readonly Readonly<Record<string, unknown>>[];
  };
  const sent = (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody);
  return { ...simulated, ...{ shop, site, authority, key, found, sent } };
}

describe("getSslCertificates", () => {
  it("lists all certificates with their keys as secrets", async () => {
    await using test = await given();
    const all = await test.found({});
    expect(all.map(({ name }) => name).toSorted()).toEqual(["site", "web-authority", "web-shop"]);
    const shop = all.find(({ name }) => name === "web-shop");
    expect(shop).toMatchObject({
      id: test.shop.id,
      type: "SVR",
      projectId: 7,
      domain: "shop.example.com",
      cert: test.shop.publicKey,
      status: 1,
      orderId: "",
      dvAuths: [],
    });
    expect(JSON.stringify(shop?.["key"])).toContain(JSON.stringify(test.key).slice(1, -1));
    expect(test.sent("DescribeCertificates")).toEqual([{ Offset: 0, Limit: 100 }]);
  });

  it.each([
    [{ name: "web" }, ["web-authority", "web-shop"]],
    [{ name: "web", type: "SVR" }, ["web-shop"]],
    [{ name: "shop.example" }, []],
  ])("filters by %j", async (args, names) => {
    await using test = await given();
    expect((await test.found(args)).map(({ name }) => name).toSorted()).toEqual(names);
  });

  it("finds the certificate with an ID, and no other that contains it", async () => {
    await using test = await given();
    await test.platform.state.sslCertificates.create({ publicKey: testAuthority().cert, alias: test.site.id });
    expect((await test.found({ id: test.site.id })).map(({ name }) => name)).toEqual(["site"]);
    expect(await test.found({ id: test.site.id, name: "web" })).toEqual([]);
    expect(test.sent("DescribeCertificateDetail")).toHaveLength(1);
  });

  it("omits a certificate that was deleted meanwhile", async () => {
    await using test = await given();
    test.platform.failNextAction({
      action: "DescribeCertificateDetail",
      code: "FailedOperation.CertificateNotFound",
    });
    expect(await test.found({})).toHaveLength(2);
  });
});
