import { type CloudprovSimulator, testAuthority } from "@org/cloudprov-simulator";
import { type Life, secret } from "@org/core-provider/testing";

/** The lives of the resources of certificates. */
export const certificateLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  SslCertificate: async () => {
    const { cert, key } = testAuthority().issue("shop.example.com");
    const inputs = { name: "shop", type: "SVR", cert: cert.trim(), key: secret(key.trim()), tags: { team: "shop" } };
    return {
      inputs,
      changed: { ...inputs, name: "site", projectId: 7, tags: { team: "site", stage: "test" } },
      replaced: { name: "shop", type: "CA", cert: testAuthority().cert.trim() },
    };
  },
};
