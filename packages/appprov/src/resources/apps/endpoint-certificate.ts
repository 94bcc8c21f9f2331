import { createPrivateKey, X509Certificate } from "node:crypto";
import { field, type Rule } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { ifFound } from "../../platform/errors.ts";
import { type Body, document, linkedId, text } from "../../platform/hal.ts";

/** The properties of an endpoint with your own certificate. */
export const endpointCertificate = {
  certificate: field.string({
    computed: true,
    emptyIsUnset: true,
    equality: isSamePem,
    docs: "Your own certificate in PEM form, followed by its chain. Changing it replaces the certificate without interruption and deletes the old one from the environment. Defaults to the certificate that the endpoint has.",
  }),
  privateKey: field.string({
    emptyIsUnset: true,
    secret: true,
    writeOnly: true,
    replaceOnChange: {
      when: "it is removed together with its certificate, which the platform cannot do in place",
      test: (_before, after) => !after,
    },
    docs: "Private key of `certificate`, in PEM form and without a passphrase.",
  }),
  certificateId: field.integer({
    output: true,
    optional: true,
    changesWith: ["certificate"],
    docs: "ID of your own certificate. Not set for a managed certificate or a default domain.",
  }),
};

/** Requires a certificate and a key that belong together. Messages contain nothing of either. */
export const certificateRule: Rule = {
  says: "privateKey must be the key of certificate.",
  fields: ["certificate", "privateKey"],
  test({ certificate, privateKey }) {
    if (typeof certificate !== "string" || certificate === "") return [];
    const leaf = parsed(() => new X509Certificate(certificate));
    if (leaf === undefined) {
      return [{ path: "certificate", message: "must be a certificate in PEM form, followed by its chain" }];
    }
    if (typeof privateKey !== "string" || privateKey === "") return [];
    const key = parsed(() => createPrivateKey(privateKey));
    if (key === undefined) {
      return [{ path: "privateKey", message: "must be a private key in PEM form, without a passphrase" }];
    }
    return leaf.checkPrivateKey(key)
      ? []
      : [{ path: "privateKey", message: "is not the key of the first certificate in `certificate`" }];
  },
};

/** The user's own certificate of an endpoint; empty if the platform manages it. */
export async function certificateOf(op: Op, endpoint: Body): Promise<{ certificate: string; certificateId?: number }> {
  const id = linkedId(endpoint, "certificate");
  if (id === "" || endpoint["acme"] === true || endpoint["default"] === true) return { certificate: "" };
  const body = await ifFound(document(op.api, "certificates", id));
  return body ? { certificate: text(body, "certificate_body"), certificateId: Number(id) } : { certificate: "" };
}

/** Whether two strings in PEM form have the same content. Line breaks may differ. */
export function isSamePem(one: unknown, other: unknown): boolean {
  return pemContent(one) === pemContent(other);
}

/** The content of a string in PEM form, without line breaks. */
export function pemContent(pem: unknown): string {
  const blocks = [...String(pem).matchAll(/-----BEGIN ([^-]+)-----(.*?)-----END \1-----/gs)];
  return blocks.length === 0
    ? String(pem).trim()
    : blocks.map(([, label, content = ""]) => `${label} ${content.replace(/\s+/g, "")}`).join("\n");
}

function parsed<T>(parse: () => T): T | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}
