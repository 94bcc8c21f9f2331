import { testAuthority } from "@org/cloudprov-simulator";
import { type Step, stepsOf } from "../step.ts";

export function certificateSteps(): readonly Step[] {
  const ssl = stepsOf("ssl");
  const CertificateId = "$certificate";
  const { cert, key } = testAuthority().issue("shop.example.com");
  const server = { CertificatePublicKey: cert, CertificatePrivateKey: key, CertificateType: "SVR", Alias: "shop" };
  return [
    ssl(
      "UploadCertificate",
      { ...server, ProjectId: 0, Tags: [{ TagKey: "team", TagValue: "shop" }] },
      { keeps: { certificate: "CertificateId" } },
    ),
    ssl("UploadCertificate", { ...server, Repeatable: false }, { holds: { RepeatCertId: CertificateId } }),
    ssl(
      "UploadCertificate",
      { ...server, CertificatePublicKey: testAuthority().cert },
      { refused: "FailedOperation.CertificateMatchError" },
    ),
    ssl("ModifyCertificateAlias", { CertificateId, Alias: "site" }),
    ssl(
      "ModifyCertificateProject",
      { CertificateIdList: [CertificateId], ProjectId: 7 },
      { holds: { SuccessCertificates: 1 } },
    ),
    ssl("DescribeCertificates", { SearchKey: "site", Offset: 0, Limit: 100 }, { holds: { Certificates: 1 } }),
    ssl(
      "DescribeCertificateDetail",
      { CertificateId },
      { holds: { Status: 1, ProjectId: "7", Domain: "shop.example.com", "Tags.0.TagValue": "shop" } },
    ),
    ssl("DeleteCertificate", { CertificateId }, { holds: { DeleteResult: true } }),
    ssl("DeleteCertificate", { CertificateId }, { refused: "FailedOperation.CertificateNotFound" }),
  ];
}
