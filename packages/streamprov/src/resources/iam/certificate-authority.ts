import { field, fromWire, responseField } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import type { Body } from "../../platform/body.ts";
import { type Collection, controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { isSamePem } from "../../platform/pem.ts";
import { outputText } from "../../platform/texts.ts";
import { asUtc } from "../../platform/times.ts";

/** The platform returns this text as the URL of an uploaded list. */
const uploaded = "Local file uploaded";
const withRevocations = ["requireCrlOnClientCertificate", "certificateChain", "crlChain", "crlUrl"];
const withCertificates = ["certificateChain"];

/** The properties of a certificate authority. */
export const certificateAuthorityFields = {
  displayName: field.string({ required: true, min: 1, wire: "display_name", docs: "Display name." }),
  description: field.string({ required: true, min: 1, wire: "description", docs: "Description." }),
  certificateChain: field.string({
    required: true,
    secret: true,
    writeOnly: true,
    min: 1,
    equality: isSamePem,
    wire: "certificate_chain",
    docs: "PEM-encoded certificates of the authority and of its parents. Differences in white space are ignored.",
  }),
  certificateChainFilename: field.string({
    required: true,
    min: 1,
    wire: "certificate_chain_filename",
    docs: "Name of the file that contains the certificates, for display.",
  }),
  crlUrl: field.string({
    computed: true,
    changesWith: withRevocations,
    docs: "URL of the certificate revocation list. It has an effect only with requireCrlOnClientCertificate and without crlChain.",
    inputDocs: "If unset, the current URL is kept; an empty string clears it.",
  }),
  crlChain: field.string({
    secret: true,
    writeOnly: true,
    min: 1,
    equality: isSamePem,
    docs: "PEM-encoded certificate revocation list. It takes precedence over crlUrl, and has an effect only with requireCrlOnClientCertificate.",
  }),
  requireCrlOnClientCertificate: field.boolean({
    default: false,
    wire: "require_crl_on_client_certificate",
    docs: "Whether client certificates are checked against the certificate revocation list.",
  }),
  crlSource: field.string({
    output: true,
    changesWith: withRevocations,
    wire: "crl_source",
    docs: "Source of the certificate revocation list: `LOCAL`, `URL`, or empty.",
  }),
  crlUpdatedAt: field.string({
    output: true,
    // Every update sends the list again.
    changesWith: [...withRevocations, "displayName", "description", "certificateChainFilename"],
    docs: "When the certificate revocation list was last updated. Empty without a list.",
  }),
  fingerprints: field.set(field.string({ docs: "A fingerprint." }), {
    output: true,
    changesWith: withCertificates,
    wire: "fingerprints",
    docs: "Fingerprints of the certificates.",
  }),
  serialNumbers: field.set(field.string({ docs: "A serial number." }), {
    output: true,
    changesWith: withCertificates,
    wire: "serial_numbers",
    docs: "Serial numbers of the certificates.",
  }),
  expirationDates: field.set(field.string({ docs: "A time." }), {
    output: true,
    changesWith: withCertificates,
    docs: "When the certificates expire.",
  }),
};

/** The certificate authorities of the organization. An update sends all properties. */
export const certificateAuthorities: Collection = {
  kind: "CertificateAuthority",
  path: () => "/iam/v2/certificate-authorities",
  nameAt: "display_name",
  changesWhole: "PUT",
};

const responseFields = {
  crlUrl: outputText("crl_url"),
  dates: responseField.list(responseField.string({}), { wire: "expiration_dates" }),
};

/** The values that do not follow from the wire names. */
export function certificateAuthorityParts(body: Body) {
  const { crlUrl, dates } = fromWire(responseFields, body);
  return { crlUrl, crlUpdatedAt: asUtc(body["crl_updated_at"]), expirationDates: dates.map(asUtc) };
}

export const certificateAuthority = resource("CertificateAuthority", {
  docs: "A certificate authority of your own. Clients authenticate with its certificates.",
  platformPage: apiPage("Certificate Authorities (iam/v2)"),
  example: `const authority = new streamprov.CertificateAuthority("company", {
    displayName: "Company",
    description: "Signs the certificates of our clients",
    certificateChain: "-----BEGIN CERTIFICATE-----\\n...\\n-----END CERTIFICATE-----\\n",
    certificateChainFilename: "ca.pem",
});`,
  errors: { "is one of the authority": "Delete the certificate pools of the authority first." },
  ...controlPlaneObject(certificateAuthorityFields, certificateAuthorities, {
    outputs: certificateAuthorityParts,
    request({ requireCrlOnClientCertificate, crlUrl, crlChain }) {
      if (requireCrlOnClientCertificate !== true) return {};
      if (crlChain) return { crl_chain: crlChain };
      return crlUrl && crlUrl !== uploaded ? { crl_url: crlUrl } : {};
    },
  }),
  import: {
    form: "<certificate authority ID>",
    example: "op-abc123",
    needs:
      "the certificates in the program before its next change: the platform returns neither certificateChain nor crlChain.",
  },
  normalize({ crlUrl, crlChain, ...args }) {
    if (args["requireCrlOnClientCertificate"] === false) return args;
    return crlChain === undefined ? { ...args, crlUrl } : { ...args, crlChain };
  },
  check({ given, warn }) {
    const unused = ["crlUrl", "crlChain"].filter((name) => given[name] !== undefined && given[name] !== "");
    if (unused.length === 0) return;
    if (given["requireCrlOnClientCertificate"] === false)
      warn(`${unused.join(" and ")} has no effect without requireCrlOnClientCertificate: true, and is not sent`);
    else if (unused.length === 2) warn("crlUrl has no effect together with crlChain, and is not sent");
  },
  diff: ({ args, state }) => ({
    same: [
      // An uploaded list has no URL, although the platform returns a text.
      ...(args["crlUrl"] === undefined || state.crlUrl === args["crlUrl"] ? ["crlUrl"] : []),
      // Nothing was sent. A state that the bridged package wrote contains the list nevertheless.
      ...(args["requireCrlOnClientCertificate"] === false ? ["crlChain"] : []),
    ],
  }),
});
