import { flag, integer, listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { tagsOfCertificate } from "./certificate-state.ts";
import { uploadCertificate } from "./certificate-upload.ts";
import type { SslCertificate } from "./certificates.ts";
import { hostsOf, parsedCertificate } from "./parsed-certificate.ts";
import { unsetInDetail, unsetInListing, unsetMembers } from "./unset-members.ts";

/** The actions of certificates. */
export function certificateActions(world: World): Action[] {
  return [
    upload(world),
    describeCertificateDetail(world),
    describeCertificates(world),
    modifyCertificateAlias(world),
    modifyCertificateProject(world),
    deleteCertificate(world),
  ];
}

const idMember = { CertificateId: text({ min: 1 }) };
const gone = "FailedOperation.CertificateNotFound";

function upload(world: World): Action {
  return defineAction({
    name: "UploadCertificate",
    simplified: "The platform's review is only a delay; `certificateReviewMs` sets it.",
    params: object({
      CertificatePublicKey: text(),
      CertificatePrivateKey: optional(text()),
      CertificateType: optional(text()),
      Alias: optional(text()),
      ProjectId: optional(integer({ min: 0 })),
      CertificateUse: optional(text()),
      Tags: optional(listOf(object({ TagKey: text({ min: 1 }), TagValue: text() }))),
      Repeatable: optional(flag()),
      KeyPassword: optional(text()),
    }),
    run({ params, region }) {
      const { CertificatePublicKey: publicKey, CertificatePrivateKey: privateKey, CertificateType = "SVR" } = params;
      const { Alias: alias = "", ProjectId: projectId = 0, Tags = [], Repeatable = true } = params;
      const type = typeOf(CertificateType);
      if (type === "SVR" && privateKey === undefined) {
        throw new PlatformError("FailedOperation.CertificateInvalid", "A server certificate needs its private key.");
      }
      const { fingerprint } = parsedCertificate(publicKey, privateKey);
      const twin = world.certificates.all().find((one) => parsedCertificate(one.publicKey).fingerprint === fingerprint);
      if (twin !== undefined && !Repeatable) return { CertificateId: "", RepeatCertId: twin.id };
      const certificate = uploadCertificate(world, { alias, type, projectId, publicKey, privateKey });
      for (const { TagKey, TagValue } of Tags) world.tags.put(tagsOfCertificate(certificate, region), TagKey, TagValue);
      return { CertificateId: certificate.id, RepeatCertId: "" };
    },
  });
}

function describeCertificateDetail(world: World): Action {
  return defineAction({
    name: "DescribeCertificateDetail",
    params: object(idMember),
    run({ params, caller, region }) {
      const certificate = certificateWith(world.certificates.allSeen(), params.CertificateId);
      const parsed = parsedCertificate(certificate.publicKey);
      return {
        ...unsetInDetail,
        ...described(world, certificate, region),
        OwnerUin: caller?.accountId ?? "",
        CertificatePublicKey: certificate.publicKey,
        CertificatePrivateKey: certificate.privateKey ?? null,
        SubjectAltName: hostsOf(parsed).slice(1),
        CertFingerprint: parsed.fingerprint,
        OrderId: null,
        DvAuthDetail: null,
      };
    },
  });
}

function describeCertificates(world: World): Action {
  return defineAction({
    name: "DescribeCertificates",
    params: object({
      Offset: optional(integer({ min: 0 })),
      Limit: optional(integer({ min: 1 })),
      SearchKey: optional(text()),
      CertificateType: optional(text({ min: 1 })),
      ProjectId: optional(integer({ min: 0 })),
      FilterSource: optional(text()),
      CertIds: optional(listOf(text({ min: 1 }))),
    }),
    run({ params, caller, region }) {
      const { Offset = 0, Limit = 10, SearchKey = "", CertificateType, ProjectId, FilterSource = "", CertIds } = params;
      const type = CertificateType === undefined ? undefined : typeOf(CertificateType);
      const all = world.certificates
        .allSeen()
        .filter(
          (one) =>
            one.type === (type ?? one.type) &&
            one.projectId === (ProjectId ?? one.projectId) &&
            FilterSource !== "buy" &&
            (CertIds?.includes(one.id) ?? true) &&
            [one.id, one.alias, ...hostsOf(parsedCertificate(one.publicKey))].some((text) => text.includes(SearchKey)),
        )
        .toSorted((a, b) => b.createdAt - a.createdAt);
      return {
        TotalCount: all.length,
        Certificates: all.slice(Offset, Offset + Math.min(Limit, 1_000)).map((one) => ({
          ...unsetInListing,
          ...described(world, one, region),
          OwnerUin: caller?.accountId ?? "",
          SubjectAltName: hostsOf(parsedCertificate(one.publicKey)),
        })),
      };
    },
  });
}

function modifyCertificateAlias(world: World): Action {
  return defineAction({
    name: "ModifyCertificateAlias",
    params: object({ ...idMember, Alias: optional(text()) }),
    run({ params: { CertificateId, Alias: alias = "" } }) {
      const certificate = certificateWith(world.certificates.all(), CertificateId);
      world.certificates.replace({ ...certificate, alias });
      return { CertificateId };
    },
  });
}

function modifyCertificateProject(world: World): Action {
  return defineAction({
    name: "ModifyCertificateProject",
    params: object({
      CertificateIdList: listOf(text({ min: 1 }), { min: 1, max: 100 }),
      ProjectId: integer({ min: 0 }),
    }),
    run({ params: { CertificateIdList, ProjectId: projectId } }) {
      const { certificates } = world;
      const known = CertificateIdList.filter((id) => certificates.get(id) !== undefined);
      for (const id of known) certificates.replace({ ...certificateWith(certificates.all(), id), projectId });
      return {
        SuccessCertificates: known,
        FailCertificates: CertificateIdList.filter((id) => !known.includes(id)),
      };
    },
  });
}

function deleteCertificate(world: World): Action {
  return defineAction({
    name: "DeleteCertificate",
    params: object({ ...idMember, IsCheckResource: optional(flag()) }),
    run({ params: { CertificateId }, region }) {
      const certificate = certificateWith(world.certificates.all(), CertificateId);
      world.certificates.remove(certificate.id);
      world.tags.clear(tagsOfCertificate(certificate, region));
      return { DeleteResult: true, TaskId: null };
    },
  });
}

function certificateWith(all: readonly SslCertificate[], id: string): SslCertificate {
  return found(
    all.find((one) => one.id === id),
    gone,
    `certificate ${id}`,
  );
}

function typeOf(text: string): SslCertificate["type"] {
  if (text === "SVR" || text === "CA") return text;
  throw new PlatformError("InvalidParameter", `CertificateType must be SVR or CA, not ${text}.`);
}

/** The members that the details of a certificate and an element of the listing have in common. */
function described(world: World, certificate: SslCertificate, region: string): Reply {
  const { validFromDate, validToDate, ...parsed } = certificateFacts(certificate.publicKey);
  return {
    ...unsetMembers,
    CertificateId: certificate.id,
    ProjectId: String(certificate.projectId),
    From: "upload",
    PackageType: null,
    CertificateType: certificate.type,
    ProductZhName: "Test CA",
    Domain: parsed.domain,
    Alias: certificate.alias,
    Status: certificate.status,
    StatusMsg: null,
    VerifyType: null,
    CertBeginTime: world.localTimeText(validFromDate.getTime()),
    CertEndTime: world.localTimeText(validToDate.getTime()),
    ValidityPeriod: String(Math.round((validToDate.getTime() - validFromDate.getTime()) / (30 * 86_400_000))),
    InsertTime: world.localTimeText(certificate.createdAt),
    Tags: world.tags
      .of(tagsOfCertificate(certificate, region))
      .map(({ key, value }) => ({ TagKey: key, TagValue: value })),
  };
}

function certificateFacts(publicKey: string) {
  const parsed = parsedCertificate(publicKey);
  const { validFromDate, validToDate } = parsed;
  return { validFromDate, validToDate, domain: hostsOf(parsed)[0] ?? "" };
}
