import { field, lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import {
  certificateAuthorities,
  certificateAuthorityFields,
  certificateAuthorityParts,
} from "../../resources/iam/certificate-authority.ts";

const ignored = field.string({ ignored: true, docs: "Ignored: the platform's value is returned." });

export const getCertificateAuthority = lookupObject("getCertificateAuthority", {
  docs: "Looks up a certificate authority by its ID. The platform returns the fingerprints of its certificates, but not the certificates.",
  example: `const authority = streamprov.getCertificateAuthorityOutput({ id: config.require("certificateAuthorityId") });`,
  what: "certificate authority",
  idForm: "op-...",
  collection: certificateAuthorities,
  inputs: { crlSource: ignored, crlUrl: ignored, crlUpdatedAt: ignored },
  outputs: lookupOutputs(certificateAuthorityFields, { omit: ["certificateChain", "crlChain"] }),
  parts: certificateAuthorityParts,
});
