import { field } from "@org/core-provider";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";

const pem = {
  match: /^-----BEGIN [\s\S]*-----$/,
  says: 'be a PEM text, from "-----BEGIN" to the final "-----" without a line break before or after it: call trim() on the content of a file',
};

/** The properties of a certificate. */
export const sslCertificateFields = withWireNames({
  name: field.string({
    autoName: { maxLength: 128 },
    wire: "Alias",
    docs: "Name of the certificate.",
  }),
  type: field.string({
    required: true,
    values: ["CA", "SVR"],
    replaceOnChange: true,
    wire: "CertificateType",
    docs: "`SVR` for the certificate of a server, or `CA` for that of a certificate authority.",
  }),
  projectId: field.integer({ default: 0, min: 0, docs: "Project that the certificate belongs to." }),
  cert: field.string({
    required: true,
    pattern: pem,
    equality: (before, after) => withoutEnd(before) === withoutEnd(after),
    replaceOnChange: true,
    wire: "CertificatePublicKey",
    docs: "The certificate and its chain, in PEM.",
  }),
  key: field.string({
    secret: true,
    writeOnly: true,
    pattern: pem,
    replaceOnChange: true,
    wire: "CertificatePrivateKey",
    docs: "Private key, in PEM. Required for the type `SVR`. It is empty after an import.",
  }),
  tags: tagsField,
  productZhName: field.string({ output: true, docs: "Name of the product, such as that of the issuer." }),
  domain: field.string({ output: true, docs: "Main domain of the certificate." }),
  status: field.integer({ output: true, docs: "Status: `1` if the certificate is available." }),
  beginTime: field.string({ output: true, wire: "CertBeginTime", docs: "Start of its validity, in UTC+8." }),
  endTime: field.string({ output: true, wire: "CertEndTime", docs: "End of its validity, in UTC+8." }),
  createTime: field.string({ output: true, wire: "InsertTime", docs: "Time of the upload, in UTC+8." }),
  subjectNames: field.list(field.string({ docs: "A domain." }), {
    output: true,
    wire: "SubjectAltName",
    docs: "The other domains of the certificate.",
  }),
});

/** A PEM text without the line breaks at its end. */
function withoutEnd(text: unknown): string {
  return String(text).replace(/[\r\n]+$/, "");
}
