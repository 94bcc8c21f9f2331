import { field, type Rule } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { withWireNames } from "../../platform/wire-names.ts";

/** The properties of an entry of a route table. */
export const routeTableEntryFields = withWireNames({
  routeTableId: field.string({
    required: true,
    replaceOnChange: true,
    pattern: idForms.routeTable,
    docs: "ID of the route table.",
  }),
  destinationCidrBlock: field.string({
    required: true,
    replaceOnChange: true,
    docs: "Address range of the destination, such as `0.0.0.0/0` for the Internet. It must not be in the network.",
  }),
  nextType: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    knownValues: [
      "CVM",
      "VPN",
      "DIRECTCONNECT",
      "PEERCONNECTION",
      "SSLVPN",
      "HAVIP",
      "NAT",
      "NORMAL_CVM",
      "EIP",
      "CCN",
      "LOCAL_GATEWAY",
      "INTRANAT",
      "USER_CCN",
      "GWLB_ENDPOINT",
    ],
    wire: "GatewayType",
    docs: "Type of the next hop. `NAT` is a NAT gateway, `EIP` the public address of each machine, `NORMAL_CVM` a machine, `CVM` a machine as public gateway, `HAVIP` a virtual address, and `VPN` a VPN gateway. `PEERCONNECTION` is a peering connection, `DIRECTCONNECT` a dedicated line, `INTRANAT` a private NAT gateway, and `USER_CCN` a Cloud Connect Network. `GWLB_ENDPOINT` is the endpoint of a gateway load balancer, and `LOCAL_GATEWAY` the gateway of a dedicated cluster.",
  }),
  nextHub: field.string({
    required: true,
    replaceOnChange: true,
    min: 1,
    wire: "GatewayId",
    docs: 'The next hop: the ID of the gateway, the private address of the machine for `NORMAL_CVM`, or `"0"` for `EIP`.',
  }),
  disabled: field.boolean({
    default: false,
    docs: "Whether the entry is ignored. A new entry is enabled first, because the platform cannot create a disabled one.",
  }),
  description: field.string({
    emptyIsUnset: true,
    replaceOnChange: true,
    wire: "RouteDescription",
    docs: "Description.",
  }),
  routeItemId: field.string({ output: true, docs: "The platform's other ID of the entry, `rti-...`." }),
  routeEntryId: field.integer({ output: true, returned: "always", wire: "RouteId", docs: "Number of the entry." }),
});

/** The public addresses of machines have no ID as a next hop. */
export const addressesHaveNoId: Rule = {
  says: 'nextHub is "0" when nextType is EIP.',
  fields: ["nextType", "nextHub"],
  test: ({ nextType, nextHub }) =>
    nextType === "EIP" && typeof nextHub === "string" && nextHub !== "0"
      ? [{ path: "nextHub", message: 'must be "0" when nextType is EIP' }]
      : [],
};
