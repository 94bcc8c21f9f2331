import { lookupOutputs } from "@org/core-provider";
import { lookupObject } from "../../platform/lookup.ts";
import {
  certificateAuthorityRef,
  certificatePoolFields,
  certificatePools,
} from "../../resources/iam/certificate-pool.ts";

export const getCertificatePool = lookupObject("getCertificatePool", {
  docs: "Looks up a certificate pool of a certificate authority by its ID or its name.",
  example: `const orders = streamprov.getCertificatePoolOutput({
    certificateAuthority: { id: config.require("certificateAuthorityId") },
    displayName: "Orders",
});`,
  what: "certificate pool",
  idForm: "pool-...",
  collection: certificatePools,
  inputs: { certificateAuthority: certificateAuthorityRef },
  of: ({ certificateAuthority }) => `the certificate authority ${certificateAuthority.id}`,
  by: ["displayName"],
  outputs: lookupOutputs(certificatePoolFields, { omit: ["certificateAuthority"] }),
});
