import { free, type PortableLife } from "@org/core-provider/testing";
import { domain } from "../settings.ts";

/** The life of a domain, which runs on the simulator and on the real platform. */
export const portableDnsLives = {
  DnspodDomainInstance: free(async ({ setting }) => {
    const inputs = { domain: setting(domain), remark: "Shop" };
    return {
      inputs,
      changed: { ...inputs, status: "disable", remark: "Web shop" },
      replaced: { ...inputs, isMark: "yes" },
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
