import type { Reply } from "../action.ts";

/** Members of details and of elements of the listing that are null for uploaded certificates. */
export const unsetMembers = nulls(
  "CertificateExtra",
  "Deployable",
  "EncryptAlgorithm",
  "HostingStatus",
  "IsDv",
  "IsVip",
  "IsVulnerability",
  "IsWildcard",
  "RenewAble",
  "StatusName",
  "VulnerabilityStatus",
);

/** The same for details only. */
export const unsetInDetail = nulls(
  "CertChainInfo",
  "CertType",
  "DomainType",
  "DvRevokeAuthDetail",
  "EncryptCert",
  "EncryptCertFingerprint",
  "EncryptPrivateKey",
  "RootCert",
  "SubmittedData",
  "TypeName",
  "UseCrossSignRoot",
  "VulnerabilityReport",
);

/** The same for elements of the listing only. */
export const unsetInListing = nulls(
  "AllowDownload",
  "AutoRenewFlag",
  "AwaitingValidationMsg",
  "BoundResource",
  "CACommonNames",
  "CAEncryptAlgorithms",
  "CAEndTimes",
  "CertRevokedTime",
  "CertSANs",
  "CertServiceBeginTime",
  "CertServiceEndTime",
  "CertServiceShareEnabled",
  "CertServiceValidCertificateCount",
  "DVAuthDeadline",
  "HasRenewOrder",
  "HostingCompleteTime",
  "HostingConfig",
  "HostingRenewCertId",
  "HostingResourceTypes",
  "IsDNSPODResolve",
  "IsExpiring",
  "IsHostingUploadRenewCert",
  "IsIgnore",
  "IsPackage",
  "IsSM",
  "KeyPasswordCustomFlag",
  "PackageTypeName",
  "PreAuditInfo",
  "ProjectInfo",
  "ReplaceOriCertIsDelete",
  "ServiceId",
  "ServiceStatus",
  "SupportDownloadType",
  "ValidationPassedTime",
);

function nulls(...names: readonly string[]): Reply {
  return Object.fromEntries(names.map((name) => [name, null]));
}
