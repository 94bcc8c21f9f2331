import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { type Life, onSimulator } from "@org/core-provider/testing";
import { simulatedWorld } from "../simulated-world.ts";
import { portableDnsLives } from "./portable-lives.ts";

/** The lives of the resources of DNS. */
export const dnsLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  ...onSimulator(portableDnsLives, simulatedWorld),
  DnspodRecord: async ({ state }) => {
    const { name: domain } = await state.dnsDomains.create({ name: "example.com" });
    const { name: other } = await state.dnsDomains.create({ name: "example.org" });
    const inputs = {
      domain,
      subDomain: "www",
      recordType: "A",
      recordLine: "默认",
      value: "192.0.2.1",
      remark: "Shop",
    };
    return {
      inputs,
      changed: { ...inputs, recordType: "MX", mx: 10, value: "mail.example.net", ttl: 900, weight: 5, remark: "Mail" },
      replaced: { ...inputs, domain: other },
    };
  },
};
