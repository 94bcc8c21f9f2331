import {
  conflictsWith,
  field,
  fromWire,
  hasValue,
  onlyWhen,
  type Rule,
  requiredWhen,
  requiredWith,
  responseField,
} from "@org/core-provider";
import { type Body, recordOf } from "../../platform/responses.ts";

const modes = ["UNIDIRECTIONAL", "MUTUAL"] as const;

/** The certificates of a listener or rule. `mode` says what a change of the mode causes. */
const certificates = (mode: { readonly replaceOnChange?: true }) => ({
  certificateId: field.string({
    emptyIsUnset: true,
    wire: "Certificate.CertId",
    docs: "Certificate of the server: the ID of an `SslCertificate`.",
  }),
  certificateSslMode: field.string({
    ...mode,
    emptyIsUnset: true,
    values: modes,
    wire: "Certificate.SSLMode",
    docs: "Whether only the server authenticates (`UNIDIRECTIONAL`, the default), or clients too (`MUTUAL`).",
  }),
  certificateCaId: field.string({
    emptyIsUnset: true,
    wire: "Certificate.CertCaId",
    docs: "Certificate of the authority that issues the certificates of clients. Requires the mode `MUTUAL`.",
  }),
  multiCertInfo: field.object(
    {
      sslMode: field.string({
        ...mode,
        required: true,
        values: modes,
        wire: "SSLMode",
        docs: "`UNIDIRECTIONAL` or `MUTUAL`.",
      }),
      certIdLists: field.set(field.string({ docs: "ID of a certificate." }), {
        required: true,
        min: 1,
        wire: "CertList",
        docs: "Certificates of the server, with different algorithms. With `MUTUAL`, also that of the authority that issues the certificates of clients.",
      }),
    },
    { wire: "MultiCertInfo", docs: "Several certificates, instead of `certificateId`." },
  ),
});

/** The certificates of a listener. */
export const listenerCertificates = certificates({});

/** The certificates of a rule, whose mode cannot be changed. */
export const ruleCertificates = certificates({ replaceOnChange: true });

/** The properties of certificates, which are sent as a whole. */
export const certificateNames = ["certificateId", "certificateSslMode", "certificateCaId", "multiCertInfo"] as const;

const isMutual = hasValue("certificateSslMode", "MUTUAL");

/** Properties of certificates that depend on one another. */
export const certificateRules: readonly Rule[] = [
  conflictsWith("multiCertInfo", "certificateId", "certificateSslMode", "certificateCaId"),
  requiredWith("certificateSslMode", "certificateId"),
  requiredWith("certificateCaId", "certificateId"),
  requiredWhen(["certificateCaId"], isMutual),
  onlyWhen("certificateCaId", isMutual),
];

/** The parameters of a request with certificates as the platform expects them. */
export function certificatesAsSent({ MultiCertInfo, ...body }: Body): Body {
  const several = recordOf(MultiCertInfo);
  if (several === undefined) return body;
  const ids = Array.isArray(several["CertList"]) ? (several["CertList"] as readonly unknown[]) : [];
  return { ...body, MultiCertInfo: { ...several, CertList: ids.map((CertId) => ({ CertId })) } };
}

const facts = {
  mode: responseField.string({ wire: "SSLMode" }),
  id: responseField.string({ wire: "CertId" }),
  caId: responseField.string({ wire: "CertCaId" }),
  others: responseField.list(responseField.string({}), { wire: "ExtCertIds" }),
};

/** An object of a response whose several certificates have the member names of a request. */
export function certificatesAsRead(found: Body): Body {
  const given = recordOf(found["Certificate"]);
  if (given === undefined) return found;
  const { mode, id, caId, others } = fromWire(facts, given);
  if (id === "" || others.length === 0) return found;
  const CertList = [id, ...others, ...(caId === "" ? [] : [caId])];
  return { ...found, Certificate: null, MultiCertInfo: { SSLMode: mode, CertList } };
}

/** The properties of certificates in a state. */
interface Certificates {
  readonly certificateId?: string | undefined;
  readonly certificateSslMode?: string | undefined;
  readonly certificateCaId?: string | undefined;
  readonly multiCertInfo?: { readonly sslMode: string; readonly certIdLists: readonly string[] } | undefined;
}

/**
 * Certificates that were read, in the form that the program has them. The platform returns a list of one certificate like
 * a single one, and always returns a mode.
 */
export function certificatesAsGiven(found: Certificates, given: Certificates): Certificates {
  const { certificateId, certificateSslMode: mode = "UNIDIRECTIONAL", certificateCaId } = found;
  if (certificateId === undefined) return {};
  if (given.multiCertInfo === undefined) {
    const isDefault = mode === "UNIDIRECTIONAL" && given.certificateSslMode === undefined;
    return isDefault ? { certificateSslMode: undefined } : {};
  }
  return {
    certificateId: undefined,
    certificateSslMode: undefined,
    certificateCaId: undefined,
    multiCertInfo: { sslMode: mode, certIdLists: [certificateId, ...(certificateCaId ? [certificateCaId] : [])] },
  };
}
