import { compositeId, field } from "@org/core-provider";
import { mirror } from "../../platform/action-object.ts";
import { type AnswerList, answerList, type Body, textAt } from "../../platform/answers.ts";
import { resource } from "../../platform/define.ts";
import { entryObject } from "../../platform/entry.ts";
import { isAddress } from "../../platform/ip-address.ts";
import { instanceId, instancePart, maskBits } from "./protected-instance.ts";

const kind = "AntiddosDdosBlackWhiteIp";

const fields = {
  instanceId,
  ip: field.string({ required: true, min: 1, replaceOnChange: true, wire: "Ip", docs: "IP address." }),
  mask: maskBits,
  type: field.string({
    required: true,
    values: ["black", "white"],
    wire: "Type",
    docs: "Whether traffic from the address is dropped (`black`) or let through without checks (`white`).",
  }),
  ...mirror(kind),
};

const id = compositeId({
  separator: "#",
  parts: [instancePart, { property: "ip", wire: "Ip", example: "198.51.100.7" }],
});

const address = textAt("Ip");

/** Entries of both lists. Of several with one address the last counts: the white list's, and the first one there. */
function bothLists(readable: (element: Body) => unknown): AnswerList {
  const lists = ["black", "white"].map((type) => {
    const inList = (element: Body) => ({ ...element, Type: type });
    const member = type === "black" ? "BlackIpList" : "WhiteIpList";
    return { inList, list: answerList(member, (element) => readable(inList(element))) };
  });
  return {
    member: "BlackIpList, WhiteIpList",
    total: () => undefined,
    of: (answer) => lists.flatMap(({ list, inList }) => list.of(answer).map(inList).reverse()),
    expects: (answer) => lists.map(({ list }) => list.expects(answer)).find((fault) => fault !== undefined),
  };
}

function segment({ Ip: ip, Mask: mask }: Body): Body {
  return { Ip: ip, Mask: mask };
}

export const antiddosDdosBlackWhiteIp = resource(kind, {
  docs: "An address, or a block of addresses, in the blocklist or allowlist of an Anti-DDoS instance. An instance can contain an address only once, regardless of its mask.",
  example: `const office = new cloudprov.AntiddosDdosBlackWhiteIp("office", {
    instanceId: "bgp-00000ry7",
    ip: "198.51.100.7",
    mask: 0,
    type: "white",
});`,
  fields,
  ...entryObject(fields, {
    kind,
    service: "antiddos",
    id,
    place: ["instanceId"],
    own: "ip",
    keys: (entry) => [address(entry)],
    keyOfContent: address,
    listing: {
      action: "DescribeDDoSBlackWhiteIpList",
      asks: ({ instanceId: instance }) => ({ InstanceId: instance }),
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
    remove: {
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
