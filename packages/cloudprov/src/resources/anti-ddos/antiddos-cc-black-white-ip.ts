import { field } from "@org/core-provider";
import { resource } from "../../platform/define.ts";
import { entryObject } from "../../platform/entry.ts";
import { isAddress } from "../../platform/ip-address.ts";
import { remedies, unknownInstance } from "../../platform/remedies.ts";
import type { Body } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { maskBits } from "./protected-instance.ts";
import { siteEntry, siteFields } from "./protected-site.ts";

const fields = withWireNames({
  ...siteFields,
  blackWhiteIp: field.object(
    {
      ip: field.string({ required: true, min: 1, docs: "IP address of the visitors." }),
      mask: maskBits,
    },
    {
      required: true,
      replaceOnChange: true,
      rules: [
        {
          says: "ip is an IP address.",
          fields: ["ip"],
          test: ({ ip }) =>
            typeof ip === "string" && !isAddress(ip)
              ? [{ path: "ip", message: "must be an IP address, such as 198.51.100.7" }]
              : [],
        },
      ],
      docs: "The visitors: an address or a block of addresses.",
    },
  ),
  type: field.string({
    required: true,
    knownValues: ["black", "white"],
    equality: "case-insensitive",
    replaceOnChange: true,
    docs: "Whether these visitors are blocked (`black`) or let in without checks (`white`).",
  }),
});

export const antiddosCcBlackWhiteIp = resource("AntiddosCcBlackWhiteIp", {
  docs: "An address, or a block of addresses, in the blocklist or allowlist of a website that an Anti-DDoS instance protects.",
  example: `const office = new cloudprov.AntiddosCcBlackWhiteIp("office", {
    instanceId: config.require("instanceId"),
    ip: "203.0.113.10",
    domain: "www.example.com",
    protocol: "http",
    blackWhiteIp: { ip: "198.51.100.7", mask: 0 },
    type: "white",
});`,
  errors: {
    ...remedies("antiddos", "LimitExceeded"),
    ResourceNotFound: unknownInstance,
  },
  ...entryObject({
    fields,
    ...siteEntry(
      { action: "DescribeCcBlackWhiteIpList", member: "CcBlackWhiteIpList" },
      // The listing has address and mask next to the address of the instance.
      {
        asRead: ({ BlackWhiteIp: ip, Mask: mask, ...others }) => ({ ...others, BlackWhiteIp: { Ip: ip, Mask: mask } }),
        narrows: ({ BlackWhiteIp: entry }) => ({ FilterIp: (entry as Body)["Ip"] }),
      },
    ),
    takenCodes: ["UnsupportedOperation"],
    nameOf: ({ BlackWhiteIp: entry }) => String((entry as Body)["Ip"]),
    create: {
      action: "CreateCcBlackWhiteIpList",
      parameters: ({ BlackWhiteIp: entry, ...others }) => ({ ...others, IpList: [entry] }),
    },
    delete: { action: "DeleteCcBlackWhiteIpList" },
  }),
});
