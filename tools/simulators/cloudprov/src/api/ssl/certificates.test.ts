import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testAuthority } from "../../testing/certificates.ts";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, clock, call } = {} as ServiceBench;
beforeEach(async () => {
  ({ platform, clock, call } = await openServiceBench("ssl"));
});
afterEach(() => platform.close());

const { cert, key } = testAuthority().issue("shop.example.com", "www.example.com");
const server = { CertificatePublicKey: cert, CertificatePrivateKey: key, CertificateType: "SVR", Alias: "shop" };
const detail = async (CertificateId: string) => (await call("DescribeCertificateDetail", { CertificateId })).response;

describe("a certificate", () => {
  it("is uploaded, described, changed and deleted", async () => {
    platform.set({ certificateReviewMs: 5_000 });
    const Tags = [{ TagKey: "team", TagValue: "shop" }];
    const { CertificateId } = (await call("UploadCertificate", { ...server, Tags })).response;
    expect(CertificateId).toMatch(/^[0-9a-f]{8}$/);
    expect(await detail(CertificateId)).toMatchObject({ Status: 0, ProjectId: "0", Domain: "shop.example.com", Tags });

    clock.advance(5_000);
    expect((await call("ModifyCertificateAlias", { CertificateId, Alias: "site" })).code).toBeUndefined();
    const moved = { CertificateIdList: [CertificateId, "00000000"], ProjectId: 7 };
    expect((await call("ModifyCertificateProject", moved)).response).toMatchObject({
      SuccessCertificates: [CertificateId],
      FailCertificates: ["00000000"],
    });
    expect(await detail(CertificateId)).toMatchObject({
      Status: 1,
      Alias: "site",
      ProjectId: "7",
      CertificatePublicKey: cert,
      SubjectAltName: ["www.example.com"],
      InsertTime: "2030-01-01 08:00:00",
    });

    expect((await call("DeleteCertificate", { CertificateId })).response).toMatchObject({ DeleteResult: true });
    for (const action of ["DescribeCertificateDetail", "ModifyCertificateAlias", "DeleteCertificate"]) {
      expect((await call(action, { CertificateId })).code).toBe("FailedOperation.CertificateNotFound");
    }
    expect(platform.state.tags.list()).toEqual([]);
    expect(platform.journal.violations).toEqual([]);
  });

  it("can be protected against a second upload", async () => {
    const { CertificateId } = (await call("UploadCertificate", server)).response;
    const again = (await call("UploadCertificate", { ...server, Repeatable: false })).response;
    expect(again).toMatchObject({ CertificateId: "", RepeatCertId: CertificateId });
    expect((await call("UploadCertificate", server)).response.CertificateId).not.toBe(CertificateId);
  });

  it.each([
    ["a text that is no certificate", { CertificatePublicKey: "shop" }, "FailedOperation.CertificateParseError"],
    ["no private key of a server", { CertificatePrivateKey: undefined }, "FailedOperation.CertificateInvalid"],
    ["a text that is no private key", { CertificatePrivateKey: "shop" }, "FailedOperation.CertificateInvalid"],
    [
      "the private key of another certificate",
      { CertificatePrivateKey: testAuthority().issue("shop.example.com").key },
      "FailedOperation.CertificateMatchError",
    ],
    ["another type", { CertificateType: "RSA" }, "InvalidParameter"],
  ])("is rejected for %s", async (_, more, code) => {
    expect((await call("UploadCertificate", { ...server, ...more })).code).toBe(code);
  });
});

it("lists certificates by type and by parts of IDs, names and domains", async () => {
  const publicKey = cert;
  const one = await platform.state.sslCertificates.create({ publicKey, alias: "one", type: "SVR" });
  await platform.state.sslCertificates.create({ publicKey: testAuthority().cert, alias: "two" });
  const names = async (params: object) =>
    (await call("DescribeCertificates", params)).response.Certificates.map(
      (each: Record<string, unknown>) => each["Alias"],
    );

  expect(await names({ CertificateType: "CA" })).toEqual(["two"]);
  expect(await names({ SearchKey: one.id.slice(0, 6) })).toEqual(["one"]);
  expect(await names({ SearchKey: "shop.example" })).toEqual(["one"]);
  expect(await names({ FilterSource: "buy" })).toEqual([]);
  expect(await names({ Limit: 1, Offset: 1 })).toHaveLength(1);
});
