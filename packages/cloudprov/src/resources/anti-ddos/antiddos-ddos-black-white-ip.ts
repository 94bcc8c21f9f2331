import { compositeId, field } from "@org/core-provider";
import { resource } from "../../platform/define.ts";
import { entryObject } from "../../platform/entry.ts";
import { isAddress } from "../../platform/ip-address.ts";
import { remedies, unknownInstance } from "../../platform/remedies.ts";
import { type Body, type ResponseList, responseList, textAt } from "../../platform/responses.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { instanceId, instancePart, maskBits } from "./protected-instance.ts";

const fields = withWireNames({
  instanceId,
  ip: field.string({ required: true, min: 1, replaceOnChange: true, docs: "IP address." }),
  mask: maskBits,
  type: field.string({
    required: true,
    values: ["black", "white"],
    docs: "Whether traffic from the address is dropped (`black`) or let through without checks (`white`).",
  }),
});

const id = compositeId({
  separator: "#",
  parts: [instancePart, { property: "ip", wire: "Ip", example: "198.51.100.7" }],
});

const address = textAt("Ip");

/**
 * The entries of both lists. If several have the same address, the last one is used: the allowlist comes last, and each
 * list is reversed.
 */
function bothLists(readable: (element: Body) => unknown): ResponseList {
  const lists = ["black", "white"].map((type) => {
    const inList = (element: Body) => ({ ...element, Type: type });
    const member = type === "black" ? "BlackIpList" : "WhiteIpList";
    return { inList, list: responseList(member, (element) => readable(inList(element))) };
  });
  return {
    member: "BlackIpList, WhiteIpList",
    total: () => undefined,
    of: (response) => lists.flatMap(({ list, inList }) => list.of(response).map(inList).reverse()),
    expects: (response) => lists.map(({ list }) => list.expects(response)).find((fault) => fault !== undefined),
  };
}

function segment({ Ip: ip, Mask: mask }: Body): Body {
  return { Ip: ip, Mask: mask };
}

export const antiddosDdosBlackWhiteIp = resource("AntiddosDdosBlackWhiteIp", {
  docs: "An address, or a block of addresses, in the blocklist or allowlist of an Anti-DDoS instance. An instance can contain an address only once, regardless of its mask.",
  example: `const office = new cloudprov.AntiddosDdosBlackWhiteIp("office", {
    instanceId: config.require("instanceId"),
    ip: "198.51.100.7",
    mask: 0,
    type: "white",
});`,
  errors: {
    ...remedies("antiddos", "ResourceInUse", "LimitExceeded"),
    ResourceNotFound: unknownInstance,
  },
  ...entryObject({
    fields,
    service: "antiddos",
    id,
    place: ["instanceId"],
    own: "ip",
    keys: (entry) => [address(entry)],
    keyOfContent: address,
    listing: {
      action: "DescribeDDoSBlackWhiteIpList",
      parameters: ({ instanceId: instance }) => ({ InstanceId: instance }),
      list: bothLists,
      asRead: (element) => element,
    },
    create: {
      action: "CreateDDoSBlackWhiteIpList",
      parameters: ({ InstanceId: instance, Type: type, ...one }) => ({
        InstanceId: instance,
        IpList: [segment(one)],
        Type: type,
      }),
    },
    update: {
      action: "ModifyDDoSBlackWhiteIpList",
      parameters: ({ before, after }) => ({
        InstanceId: after["InstanceId"],
        OldIpType: before["Type"],
        OldIp: segment(before),
        NewIpType: after["Type"],
        NewIp: segment(after),
      }),
    },
    delete: {
      action: "DeleteDDoSBlackWhiteIpList",
      parameters: ({ InstanceId: instance, Type: type, ...one }) => ({
        InstanceId: instance,
        IpList: [segment(one)],
        Type: type,
      }),
    },
  }),

  check(op) {
    const { ip } = op.args;
    if (typeof ip === "string" && !isAddress(ip)) op.malformed("ip", "must be an IP address, such as 198.51.100.7");
  },
});
