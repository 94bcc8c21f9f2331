import { X509Certificate } from "node:crypto";
import type { Certificate } from "../records.ts";
import { type Document, documentOf, type Scene } from "./document.ts";

const blocks = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** A certificate as the API shows it. Whether the platform returns the key is unknown, so this does not. */
export function certificateDocument(scene: Scene, certificate: Certificate): Document {
  const { id, body } = certificate;
  const [leaf = "", ...chain] = body.match(blocks) ?? [];
  const parsed = new X509Certificate(leaf);
  const [issuer, subject] = [namesIn(parsed.issuer), namesIn(parsed.subject)];
  const isSelfSigned = parsed.checkIssued(parsed);
  return documentOf(scene, {
    kind: "certificate",
    path: "/certificates",
    record: certificate,
    fields: {
      certificate_body: body,
      private_key: "",
      common_name: subject["CN"] ?? "",
      not_before: parsed.validFromDate.toISOString(),
      not_after: parsed.validToDate.toISOString(),
      issuer_country: issuer["C"] ?? "",
      issuer_organization: issuer["O"] ?? "",
      issuer_website: null,
      issuer_common_name: issuer["CN"] ?? "",
      subject_country: subject["C"] ?? null,
      subject_state: subject["ST"] ?? null,
      subject_locale: subject["L"] ?? null,
      subject_organization: subject["O"] ?? null,
      acme: false,
      leaf_certificate: leaf,
      certificate_chain: chain.join("\n"),
      sha256_fingerprint: parsed.fingerprint256.replaceAll(":", "").toLowerCase(),
      trusted: !isSelfSigned,
      self_signed: isSelfSigned,
      certificate_arn: null,
      subject_alternative_names: (parsed.subjectAltName ?? "").split(", ").map((name) => name.replace(/^[^:]*:/, "")),
      private_key_algorithm: parsed.publicKey.asymmetricKeyType ?? "",
    },
    links: { account: `/accounts/${certificate.accountId}`, vhosts: `/certificates/${id}/vhosts` },
  });
}

/** The parts of a distinguished name by their short names, such as `CN`. */
function namesIn(distinguished: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    distinguished.split("\n").map((part) => {
      const [name = "", ...value] = part.split("=");
      return [name, value.join("=")];
    }),
  );
}
