import {
  type DeleteOperation,
  type DiffOperation,
  expectation,
  expectationAt,
  field,
  fromWire,
  toWire,
  UnexpectedResponse,
  type UpdateOperation,
} from "@org/core-provider";
import type { ActionObject, Values } from "../../platform/action-object.ts";
import type { Clients, Op } from "../../platform/clients.ts";
import { createdWithTags } from "../../platform/created-with-tags.ts";
import { resource } from "../../platform/define.ts";
import { codeOf, ifExists } from "../../platform/errors.ts";
import { remedies } from "../../platform/remedies.ts";
import { idText, text } from "../../platform/response-fields.ts";
import { type Body, memberFacts, orNull, responseList, textAt } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { resourceTags } from "../../platform/tags.ts";
import { privateDnsZoneFields as fields } from "./private-dns-zone-fields.ts";

/** Error codes that mean that a zone does not exist. */
export const goneZoneCodes = ["InvalidParameter.ZoneNotExists"];

const listZones = "DescribePrivateZoneList";
const { tags: _, ...untagged } = fields;
const zoneTags = {
  tags: field.list(
    field.object({ key: idText("", { wire: "TagKey" }), value: text("", { wire: "TagValue" }) }, { docs: "" }),
    {
      output: true,
      optional: true,
      wire: "Tags",
      docs: "",
    },
  ),
};
const networks = {
  ids: field.list(field.object({ id: idText("", { wire: "UniqVpcId" }) }, { docs: "" }), {
    output: true,
    optional: true,
    wire: "Networks",
    docs: "",
  }),
};
const identity = { id: idText("", { wire: "ZoneId" }) };
const isZone = (found: Body) => [
  fromWire(identity, found),
  fromWire(untagged, found),
  asRead(found),
  requireNetworks(found),
];
const described = expectationAt("PrivateZone", orNull(expectation(isZone)));
/** The zones of the account. */
const zones = responseList("PrivateZoneSet", memberFacts("ZoneId", "Domain"), isZone);

/** A page of all zones, with their networks. */
export function pageOfZones(op: Op, offset: number | undefined) {
  return op.privatedns.page(listZones, {}, zones, { offset });
}

/** A zone as the platform has it. Without a zone in the response, the listing decides whether it exists. */
export async function readZone(op: Op, id: string): Promise<Body | undefined> {
  const { PrivateZone: found } = await op.privatedns.read(
    "DescribePrivateZone",
    { ZoneId: id },
    { expects: described },
  );
  if (found !== null) return found as Body;
  for await (const one of op.privatedns.pages(listZones, {}, zones)) if (one["ZoneId"] === id) return one;
  return undefined;
}

const privateZones: ActionObject = {
  service: "privatedns",
  create: "CreatePrivateZone",
  delete: "DeletePrivateZone",
  goneCodes: goneZoneCodes,
  idOf: textAt("ZoneId"),
  key: (id) => ({ ZoneId: id }),
  read: async (op, id) => {
    const found = await readZone(op, id);
    return found && asRead(found);
  },
  listing: {
    name: "Domain",
    createdAt: "CreatedOn",
    // A network can have a domain from one zone only.
    takenCodes: ["InvalidParameter.VpcBinded", "InvalidParameter.VpcConflict"],
    whole: { page: pageOfZones, asRead },
    find: (op, name) => op.privatedns.pages(listZones, filteredBy("Domain", name), zones),
  },
};

const handlers = createdWithTags(
  { ...privateZones, fields, asSent },
  resourceTags({ service: "privatedns", prefix: "zone" }),
);

export const privateDnsZone = resource("PrivateDnsZone", {
  docs: "A private zone: a domain whose records are visible only in the networks that it is bound to. Several zones can have the same domain in different networks. Deleting a zone unbinds its networks and deletes its records.",
  example: `const shop = new cloudprov.Vpc("shop", { cidrBlock: "10.0.0.0/16" });
const internal = new cloudprov.PrivateDnsZone("internal", {
    domain: "internal.example.com",
    vpcSets: [{ uniqVpcId: shop.id, region: "ap-guangzhou" }],
    tags: { team: "shop" },
});`,
  errors: remedies(
    "privatedns",
    "ResourceNotFound.ServiceNotSubscribed",
    "InvalidParameter.VpcBinded",
    "InvalidParameter.VpcConflict",
    "FailedOperation.BindZoneVpcFailed",
    "ResourceInUse.ZoneBindForwardRule",
    "LimitExceeded.TldOutOfLimit",
  ),
  import: { form: "<zone ID>", example: "zone-xjg6zr2h" },
  ...handlers,

  diff(op: DiffOperation<typeof fields>) {
    if (op.changes.has("domain")) {
      op.warn(`the replacement of the zone ${op.id} starts empty: records that are not in the program are lost`);
    }
    return {};
  },

  async update(op: UpdateOperation<typeof fields> & Clients): Promise<void> {
    const key = { ZoneId: op.id };
    const {
      VpcSet,
      AccountVpcSet,
      Domain: _domain,
      Tags: _tags,
      ...settings
    } = toWire(fields, op.args as Values, () => true);
    if (op.changed("remark", "dnsForwardStatus", "cnameSpeedupStatus")) {
      await op.privatedns.write("ModifyPrivateZone", { ...key, ...settings });
    }
    if (op.changed("vpcSets", "accountVpcSets")) {
      // The action unbinds the networks that it does not receive, also those that the program does not manage.
      const present = await readZone(op, op.id);
      await op.privatedns.write("ModifyPrivateZoneVpc", {
        ...key,
        VpcSet: VpcSet ?? present?.["VpcSet"] ?? [],
        AccountVpcSet: AccountVpcSet ?? present?.["AccountVpcSet"] ?? [],
      });
    }
    await handlers.update(op);
  },

  async delete(op: DeleteOperation<typeof fields> & Clients): Promise<void> {
    const key = { ZoneId: op.id };
    const remove = () => ifExists(op.privatedns.write("DeletePrivateZone", key), goneZoneCodes);
    try {
      await remove();
    } catch (error) {
      if (codeOf(error) !== "UnsupportedOperation.ExistBoundVpc") throw error;
      await op.privatedns.write("ModifyPrivateZoneVpc", { ...key, VpcSet: [], AccountVpcSet: [] });
      await remove();
    }
  },
});

/** Without the lists of networks, a response does not show which networks have the zone. They may be null. */
function requireNetworks(found: Body): void {
  for (const member of ["VpcSet", "AccountVpcSet"]) {
    if (!(member in found)) throw new UnexpectedResponse(member, "is missing");
    fromWire(networks, { Networks: found[member] });
  }
}

/** A zone of a response with its tags as other objects have them. */
function asRead({ Tags, ...found }: Body): Body {
  const { tags = [] } = fromWire(zoneTags, { Tags });
  return { ...found, TagSet: tags.map(({ key, value }) => ({ Key: key, Value: value })) };
}

/** The parameters of the creation with its tags as this service has them. */
function asSent({ Tags, ...body }: Body): Body {
  const list = (Tags ?? []) as readonly { readonly Key: string; readonly Value: string }[];
  if (list.length === 0) return body;
  return { ...body, TagSet: list.map(({ Key, Value }) => ({ TagKey: Key, TagValue: Value })) };
}
