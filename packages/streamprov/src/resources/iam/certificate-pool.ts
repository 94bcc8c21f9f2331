import { url } from "@org/core-http";
import { compositeId, field } from "@org/core-provider";
import { apiPage } from "../../platform/api-page.ts";
import { type Collection, controlPlaneObject } from "../../platform/control-plane.ts";
import { resource } from "../../platform/define.ts";
import { id, unusualIds } from "../../platform/ids.ts";
import { certificateAuthorities } from "./certificate-authority.ts";

/** The certificate authority of a pool. */
export const certificateAuthorityRef = field.object(
  { id: field.string({ required: true, ...id, docs: "ID of the certificate authority, `op-...`." }) },
  {
    required: true,
    replaceOnChange: true,
    local: true,
    docs: "Certificate authority whose certificates the pool accepts.",
  },
);

/** The properties of a certificate pool. */
export const certificatePoolFields = {
  certificateAuthority: certificateAuthorityRef,
  displayName: field.string({ required: true, min: 1, wire: "display_name", docs: "Display name." }),
  description: field.string({ required: true, min: 1, wire: "description", docs: "Description." }),
  externalIdentifier: field.string({
    required: true,
    min: 1,
    wire: "external_identifier",
    docs: "Certificate field that audit logs record as the identity, such as `UID`.",
  }),
  filter: field.string({
    required: true,
    wire: "filter",
    docs: "Expression in the Common Expression Language (CEL) that a certificate must match, such as `C=='Canada' && O=='Company'`.",
  }),
};

const importId = compositeId({
  separator: "/",
  own: "id",
  parts: [
    { property: "certificateAuthority.id", form: "<certificate authority ID>", example: "op-abc123" },
    { property: "id", form: "<certificate pool ID>", example: "pool-xyz456" },
  ],
});

function authorityOf(values: Readonly<Record<string, unknown>>): string {
  return (values["certificateAuthority"] as { readonly id: string }).id;
}

/** The pools of one certificate authority. */
export const certificatePools: Collection = {
  kind: "CertificatePool",
  path: (values) => url`/iam/v2/certificate-authorities/${authorityOf(values)}/identity-pools`,
  within: { collection: certificateAuthorities, id: authorityOf },
  nameAt: "display_name",
  changesWhole: "PUT",
  importId: (values, own) => importId.build({ ...values, id: own }),
  query: { certificateAuthority: certificateAuthorityRef },
};

export const certificatePool = resource("CertificatePool", {
  docs: "A group of clients that authenticate with certificates of a certificate authority. Its principal in role bindings is `User:pool-...`.",
  platformPage: apiPage("Certificate Identity Pools (iam/v2)"),
  example: `const orders = new streamprov.CertificatePool("orders", {
    certificateAuthority: { id: config.require("certificateAuthorityId") },
    displayName: "Orders",
    description: "Clients that write orders",
    externalIdentifier: "UID",
    filter: "C=='Canada' && O=='Company'",
});`,
  errors: {
    "404 Not Found":
      "The certificate authority does not exist, or belongs to another organization: check `certificateAuthority.id`.",
    "400 Bad Request":
      "The platform rejects a value, for example a `filter` that is not a valid expression. The message contains its reason: correct the property.",
  },
  ...controlPlaneObject(certificatePoolFields, certificatePools),
  import: importId.import,
  check: unusualIds({ "certificateAuthority.id": "certificateAuthority" }),
});
