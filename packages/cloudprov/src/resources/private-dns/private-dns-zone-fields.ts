import { field } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";

/** The properties that identify a network. */
const network = withWireNames({
  uniqVpcId: field.string({ required: true, pattern: idForms.vpc, docs: "ID of the network, `vpc-...`." }),
  region: field.string({ required: true, min: 1, docs: "Region of the network, such as `ap-guangzhou`." }),
});

const uin = field.string({
  required: true,
  pattern: { match: /^\d+$/, says: "be the number of an account, such as 100000000001" },
  wire: "Uin",
  docs: "Account ID (UIN) of the account that has the network.",
});

/** A network of the account. */
export const ownNetwork = network;
/** A network of another account. */
export const accountNetwork = { ...network, uin };

/** The properties of a private zone. */
export const privateDnsZoneFields = withWireNames({
  domain: field.string({
    required: true,
    min: 1,
    equality: "case-insensitive",
    replaceOnChange: true,
    docs: "Domain of the zone, such as `internal.example.com`.",
  }),
  tags: tagsField,
  vpcSets: field.set(field.object(ownNetwork, { docs: "A network." }), {
    computed: true,
    wire: "VpcSet",
    docs: "Networks of the account in which the zone is visible.",
    inputDocs:
      "Networks that the list does not contain are unbound. Omit it to bind networks with `PrivateDnsZoneVpcAttachment`.",
  }),
  remark: field.string({ omitEmptyOnCreate: true, unsetAs: "", docs: "Remark on the zone." }),
  dnsForwardStatus: field.string({
    default: "DISABLED",
    values: ["ENABLED", "DISABLED"],
    docs: "Whether names that the zone does not contain are looked up in the public DNS: `ENABLED` or `DISABLED`.",
  }),
  accountVpcSets: field.set(
    field.object(
      {
        ...accountNetwork,
        vpcName: field.string({
          required: true,
          writeOnly: true,
          equality: () => true,
          wire: "VpcName",
          docs: "Name of the network. The platform does not return it, so a change alone has no effect.",
        }),
      },
      { docs: "A network." },
    ),
    {
      computed: true,
      wire: "AccountVpcSet",
      docs: "Networks of other accounts in which the zone is visible.",
      inputDocs:
        "Networks that the list does not contain are unbound. Omit it to bind networks with `PrivateDnsZoneVpcAttachment`.",
    },
  ),
  cnameSpeedupStatus: field.string({
    default: "ENABLED",
    values: ["ENABLED", "DISABLED"],
    docs: "Whether the target of a CNAME record is resolved together with the record: `ENABLED` or `DISABLED`.",
  }),
});
