import { field, fromWire } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import { type Collection, controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { isSamePem } from "../../platform/pem.ts";
import { outputText } from "../../platform/texts.ts";
import { asUtc } from "../../platform/times.ts";

/** What the platform answers for an address when the list was uploaded; it is none. */
const uploaded = "Local file uploaded";
const withRevocations = ["requireCrlOnClientCertificate", "certificateChain", "crlChain", "crlUrl"];
const withCertificates = ["certificateChain"];

/** The properties of a certificate authority. */
export const certificateAuthorityFields = {
  displayName: field.string({ required: true, min: 1, wire: "display_name", docs: "Name for people." }),
  description: field.string({ required: true, min: 1, wire: "description", docs: "What it is for." }),
  certificateChain: field.string({
    required: true,
    secret: true,
    writeOnly: true,
    min: 1,
    equality: isSamePem,
    wire: "certificate_chain",
    docs: "Certificates of the authority and of those above it, as PEM. Line ends and blanks do not count.",
  }),
  certificateChainFilename: field.string({
    required: true,
    min: 1,
    wire: "certificate_chain_filename",
    docs: "Name of the file that the certificates are from, for people.",
  }),
  crlUrl: field.string({
    computed: true,
    changesWith: withRevocations,
    docs: "Address of the list of revoked certificates. Has an effect only with requireCrlOnClientCertificate, and without crlChain.",
    inputDocs: "Left out, the one that is there stays; an empty one takes it away.",
  }),
  crlChain: field.string({
    secret: true,
    writeOnly: true,
    min: 1,
    equality: isSamePem,
    docs: "List of revoked certificates, as PEM, which outweighs crlUrl. Has an effect only with requireCrlOnClientCertificate.",
  }),
  requireCrlOnClientCertificate: field.boolean({
    default: false,
    wire: "require_crl_on_client_certificate",
    docs: "Hold the certificates of clients against the list of revoked ones.",
  }),
  crlSource: field.string({
    output: true,
    changesWith: withRevocations,
    wire: "crl_source",
    docs: "Where the list of revoked certificates is from: `LOCAL`, `URL`, or empty without one.",
  }),
  crlUpdatedAt: field.string({
    output: true,
    // Every change sends the list again.
    changesWith: [...withRevocations, "displayName", "description", "certificateChainFilename"],
    docs: "When the list of revoked certificates was last renewed; empty without one.",
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

/** Where certificate authorities are. A change names all properties, whichever changed. */
export const certificateAuthorities: Collection = {
  kind: "CertificateAuthority",
  path: () => "/iam/v2/certificate-authorities",
  nameAt: "display_name",
  changesWhole: "PUT",
};

const told = {
  crlUrl: outputText("crl_url", "Address of the list."),
  dates: field.list(field.string({ docs: "A time." }), { output: true, wire: "expiration_dates", docs: "Times." }),
};

/** The parts of an authority's body that do not follow their fields. */
export function certificateAuthorityParts(body: Body) {
  const { crlUrl, dates } = fromWire(told, body);
  return { crlUrl, crlUpdatedAt: asUtc(body["crl_updated_at"]), expirationDates: dates.map(asUtc) };
}

export const certificateAuthority = resource("CertificateAuthority", {
  docs: "A certificate authority of one's own, whose certificates clients sign in with.",
  example: `const authority = new streamprov.CertificateAuthority("company", {
    displayName: "Company",
    description: "Signs the certificates of our clients",
    certificateChain: "-----BEGIN CERTIFICATE-----\\n...\\n-----END CERTIFICATE-----\\n",
    certificateChainFilename: "ca.pem",
});`,
  fields: certificateAuthorityFields,
  import: {
    form: "<certificate authority ID>",
    example: "op-abc123",
    needs: "the certificates in the program before its next change: the platform tells neither these nor crlChain.",
  },
  normalise({ crlUrl, crlChain, ...args }) {
    if (args["requireCrlOnClientCertificate"] === false) return args;
    return crlChain === undefined ? { ...args, crlUrl } : { ...args, crlChain };
  },
  check({ given, warn }) {
    const unused = ["crlUrl", "crlChain"].filter((name) => given[name] !== undefined && given[name] !== "");
    if (unused.length === 0) return;
    if (given["requireCrlOnClientCertificate"] === false)
      warn(`${unused.join(" and ")} has no effect without requireCrlOnClientCertificate: true; it is not sent`);
    else if (unused.length === 2) warn("crlUrl has no effect beside crlChain; it is not sent");
  },
  diff: ({ args, state }) => ({
    // An uploaded list has no address, whatever the platform writes there.
    same: args["crlUrl"] === undefined || state.crlUrl === args["crlUrl"] ? ["crlUrl"] : [],
  }),
  ...controlPlaneObject(certificateAuthorityFields, certificateAuthorities, {
    outputs: certificateAuthorityParts,
    request({ requireCrlOnClientCertificate, crlUrl, crlChain }) {
      if (requireCrlOnClientCertificate !== true) return {};
      if (crlChain) return { crl_chain: crlChain };
      return crlUrl && crlUrl !== uploaded ? { crl_url: crlUrl } : {};
    },
  }),
});
