import { field, lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import {
  certificateAuthorities,
  certificateAuthorityFields,
  certificateAuthorityParts,
} from "../../resources/iam/certificate-authority.ts";

const ignored = field.string({ ignored: true, docs: "What the platform says takes its place." });

export const getCertificateAuthority = lookupObject("getCertificateAuthority", {
  docs: "Looks up a certificate authority by its ID. The platform tells no certificates, but their fingerprints.",
  example: `const authority = streamprov.getCertificateAuthorityOutput({ id: "op-abc123" });`,
  what: "certificate authority",
  idForm: "op-...",
  collection: certificateAuthorities,
  inputs: { crlSource: ignored, crlUrl: ignored, crlUpdatedAt: ignored },
  outputs: lookupOutputs(certificateAuthorityFields, { omit: ["certificateChain", "crlChain"] }),
  parts: certificateAuthorityParts,
});
