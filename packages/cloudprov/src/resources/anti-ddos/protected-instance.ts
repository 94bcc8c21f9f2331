import { type CompositeId, compositeId, field, type IdPart, type Rule } from "@org/core-provider";
import type { Values } from "../../platform/action-object.ts";
import { answerList, type Body, recordOf, textAt } from "../../platform/answers.ts";
import type { EntryKind } from "../../platform/entry-kind.ts";

/** An ID without the star at its end by which the platform's listings mean several. */
const oneInstance = /[\w-]+/;

/** The instance that an entry is for. */
export const instanceId = field.string({
  required: true,
  pattern: { match: new RegExp(`^${oneInstance.source}$`), says: "be the ID of an instance, such as bgp-00000ry7" },
  replaceOnChange: true,
  wire: "InstanceId",
  docs: "The Anti-DDoS instance, such as `bgp-00000ry7` or `bgpip-000004xf`.",
});

/** The part of an ID that names the instance. */
export const instancePart: IdPart = {
  property: "instanceId",
  wire: "InstanceId",
  match: oneInstance,
  example: "bgp-00000ry7",
};

/** A setting of an instance, as the platform's actions have it. */
export interface InstanceConfig {
  /** Resource name. */
  readonly kind: string;
  /** What the actions are called after: `DDoSGeoIPBlockConfig` for `CreateDDoSGeoIPBlockConfig`. */
  readonly name: string;
  /** The member of an element of the listing that holds it. */
  readonly listed: string;
  /** What of it counts, of what is listed. Default: all. */
  readonly asRead?: (config: Body) => Body;
  /** How it is told that it changes; left out when it does not. */
  readonly merged?: (before: Body, after: Body) => Body;
}

const configId: CompositeId = compositeId({
  separator: "#",
  parts: [instancePart, { property: "configId", form: "<configuration ID>", match: /[^#]+/, example: "12345" }],
});

/** A kind of configuration of an instance, to which the platform gives an ID that only its listing tells. */
export function instanceConfig({ kind, name, listed, asRead = (config) => config, merged }: InstanceConfig): EntryKind {
  const configOf = (body: Body) => body[name] as Body;
  const idOf = textAt(`${name}.Id`);
  return {
    kind,
    service: "antiddos",
    id: configId,
    place: ["instanceId"],
    own: "configId",
    keys: (entry) => [idOf(entry)],
    listing: {
      action: `DescribeList${name}`,
      asks: ofInstance,
      list: (readable) => answerList("ConfigList", readable),
      pageSize: 100,
      asRead: ({ [listed]: config }) => ({ [name]: recordOf(config) ? asRead(config as Body) : config }),
    },
    create: { action: `Create${name}` },
    ...(merged === undefined
      ? {}
      : {
          update: {
            action: `Modify${name}`,
            parameters: ({ key, before, after }) => ({
              ...after,
              [name]: { ...merged(configOf(before), configOf(after)), Id: key },
            }),
          },
        }),
    remove: {
      action: `Delete${name}`,
      parameters: ({ InstanceId: id, [name]: config }) => ({ InstanceId: id, [name]: config }),
    },
  };
}

/** What the listings of an instance's configurations are asked for. */
export function ofInstance({ instanceId: id }: Values): Body {
  return { FilterInstanceId: id };
}

/** The end of a range must not be below its start. */
export function inOrder(start: string, end: string): Rule {
  return {
    says: `${end} must not be below ${start}.`,
    fields: [start, end],
    test: ({ [start]: from, [end]: to }) =>
      typeof from === "number" && typeof to === "number" && to < from
        ? [{ path: end, message: `must not be below ${start}` }]
        : [],
  };
}

/** A port, from 0 to 65535. */
export function port(wire: string, docs: string) {
  return field.integer({ required: true, min: 0, max: 65_535, wire, docs });
}

/** How many bits of an address count. */
export const maskBits = field.integer({
  required: true,
  min: 0,
  max: 32,
  wire: "Mask",
  docs: "Length of the mask in bits: 1 to 32 for a block of addresses, 0 for a single address.",
});
