import { type CompositeId, compositeId, field, type IdPart, type Rule } from "@org/core-provider";
import type { Values } from "../../platform/action-object.ts";
import type { EntryKind } from "../../platform/entry-kind.ts";
import { type Body, recordOf, responseList, textAt } from "../../platform/responses.ts";

/** An ID without the trailing star that makes the platform's listings match several. */
const oneInstance = /[\w-]+/;

/** The instance of an entry. */
export const instanceId = field.string({
  required: true,
  pattern: { match: new RegExp(`^${oneInstance.source}$`), says: "be the ID of an instance, such as bgp-00000ry7" },
  replaceOnChange: true,
  wire: "InstanceId",
  docs: "The Anti-DDoS instance, such as `bgp-00000ry7` or `bgpip-000004xf`.",
});

/** The part of an ID that identifies the instance. */
export const instancePart: IdPart = {
  property: "instanceId",
  wire: "InstanceId",
  match: oneInstance,
  example: "bgp-00000ry7",
};

/** A configuration of an instance, as the platform's actions have it. */
export interface InstanceConfig {
  /** The name in the actions: `DDoSGeoIPBlockConfig` for `CreateDDoSGeoIPBlockConfig`. */
  readonly name: string;
  /** The member of an element of the listing that contains the configuration. */
  readonly listed: string;
  /** The relevant part of a listed configuration. Defaults to all of it. */
  readonly asRead?: (config: Body) => Body;
  /** The configuration to send for a change. Omitted if it cannot be changed in place. */
  readonly merged?: (before: Body, after: Body) => Body;
}

const configId: CompositeId = compositeId({
  separator: "#",
  parts: [instancePart, { property: "configId", form: "<configuration ID>", match: /[^#]+/, example: "12345" }],
});

/** A configuration of an instance. The platform gives it an ID that only its listing contains. */
export function instanceConfig({ name, listed, asRead = (config) => config, merged }: InstanceConfig): EntryKind {
  const configOf = (body: Body) => body[name] as Body;
  const idOf = textAt(`${name}.Id`);
  return {
    service: "antiddos",
    id: configId,
    place: ["instanceId"],
    own: "configId",
    keys: (entry) => [idOf(entry)],
    listing: {
      action: `DescribeList${name}`,
      parameters: ofInstance,
      list: (readable) => responseList("ConfigList", readable),
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
    delete: {
      action: `Delete${name}`,
      parameters: ({ InstanceId: id, [name]: config }) => ({ InstanceId: id, [name]: config }),
    },
  };
}

/** The parameters of the listing of an instance's configurations. */
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
export function port(docs: string) {
  return field.integer({ required: true, min: 0, max: 65_535, docs });
}

/** Length of an address mask. */
export const maskBits = field.integer({
  required: true,
  min: 0,
  max: 32,
  wire: "Mask",
  docs: "Length of the mask in bits: 1 to 32 for a block of addresses, 0 for a single address.",
});
