import { testAuthority } from "@org/cloudprov-simulator";
import { free, type PortableLife, secret } from "@org/core-provider/testing";

/** The life of a certificate, which runs on the simulator and on the real platform. */
export const portableCertificateLives = {
  SslCertificate: free(async ({ name }) => {
    const { cert, key } = testAuthority().issue("shop.example.com");
    const inputs = {
      name: name("shop"),
      type: "SVR",
      cert: cert.trim(),
      key: secret(key.trim()),
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: { ...inputs, name: name("site"), tags: { team: "site", stage: "test" } },
      replaced: { name: name("shop"), type: "CA", cert: testAuthority().cert.trim() },
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
