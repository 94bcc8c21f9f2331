import { testAuthority } from "@org/cloudprov-simulator";
import { describe, expect, it } from "vitest";
import { givenResource } from "../given-resource.ts";
import { refreshed } from "../refreshed.ts";

const issued = testAuthority().issue("shop.example.com", "www.example.com");
const cert = issued.cert.trim();
const key = issued.key.trim();
const inputs = { name: "shop", type: "SVR", cert, key };

describe("an SslCertificate", () => {
  it("is uploaded, renamed, moved to another project and deleted", async () => {
    await using test = await givenResource("SslCertificate");
    const { id, outputs } = await test.it.create(inputs);
    const sent = { CertificatePublicKey: cert, CertificateType: "SVR", Alias: "shop", ProjectId: 0 };
    expect(test.platform.calls({ action: "UploadCertificate" })).toHaveLength(1);
    expect(test.sent("UploadCertificate")).toMatchObject([sent]);
    expect(test.platform.state.sslCertificates.list()).toMatchObject([{ id, privateKey: key, type: "SVR" }]);
    expect(outputs).toMatchObject({ domain: "shop.example.com", subjectNames: ["www.example.com"], status: 1 });

    await test.it.update({ ...inputs, name: "site", projectId: 7 });
    expect(test.sent("ModifyCertificateAlias")).toEqual([{ CertificateId: id, Alias: "site" }]);
    expect(test.sent("ModifyCertificateProject")).toEqual([{ CertificateIdList: [id], ProjectId: 7 }]);
    expect((await test.it.diff({ ...inputs, name: "site", projectId: 7 })).changes).toEqual([]);

    await test.it.delete();
    expect(test.platform.state.sslCertificates.list()).toEqual([]);
  });

  it("waits until the platform has examined it", async () => {
    await using test = await givenResource("SslCertificate");
    test.platform.set({ certificateReviewMs: 300 });
    const { outputs } = await test.it.create({ ...inputs, tags: { team: "shop" } });
    expect(outputs).toMatchObject({ status: 1, tags: { team: "shop" } });
  });

  it.each([
    ["another type", { type: "RSA" }, "type"],
    ["no private key of a server", { key: undefined }, "key"],
    ["a line break after the certificate", { cert: issued.cert.trim().concat("\n") }, "cert"],
    ["a line break before the private key", { key: "\n".concat(key) }, "key"],
    ["a string that is not PEM", { cert: "shop.pem" }, "cert"],
    ["a negative project", { projectId: -1 }, "projectId"],
  ])("rejects %s during preview", async (_, wrong, property) => {
    await using test = await givenResource("SslCertificate");
    expect(await test.refused({ ...inputs, ...wrong })).toEqual([property]);
  });

  it("shows no private key when it is rejected", async () => {
    await using test = await givenResource("SslCertificate");
    const { failures } = await test.it.check({ ...inputs, key: key.concat("\n") });
    expect(JSON.stringify([failures, test.host.logs])).not.toContain(key.slice(40, 60));
  });

  it("shows no diff for line breaks at the end of the platform's certificate", async () => {
    await using test = await givenResource("SslCertificate");
    const { id } = await test.it.create(inputs);
    test.platform.state.sslCertificates.change(id, { publicKey: cert.concat("\n") });
    await refreshed(test, [test.it]);
    expect((await test.it.diff(inputs)).changes).toEqual([]);
  });

  it("does not adopt an equal certificate", async () => {
    await using test = await givenResource("SslCertificate");
    await test.host.resource("SslCertificate", "other").create(inputs);
    await test.it.create(inputs);
    expect(test.platform.state.sslCertificates.list()).toHaveLength(2);
  });
});
