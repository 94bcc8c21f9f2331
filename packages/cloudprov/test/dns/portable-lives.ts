import { free, type PortableLife } from "@org/core-provider/testing";
import { domain, servedDomain } from "../settings.ts";

/** The lives of DNS, which run on the simulator and on the real platform. */
export const portableDnsLives = {
  DnspodDomainInstance: free(async ({ setting }) => {
    const inputs = { domain: setting(domain), remark: "Shop" };
    return {
      inputs,
      changed: { ...inputs, status: "disable", remark: "Web shop" },
      replaced: { ...inputs, isMark: "yes" },
    };
  }),
  DnspodRecord: free(async ({ name, setting }) => {
    const inputs = {
      domain: setting(servedDomain),
      subDomain: name("www"),
      recordType: "A",
      recordLine: "默认",
      value: "192.0.2.1",
      remark: "Shop",
    };
    return {
      inputs,
      changed: { ...inputs, recordType: "MX", mx: 10, value: "mail.example.net", ttl: 900, remark: "Mail" },
      replaced: { ...inputs, domain: "example.org" },
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
