import type { ActionObject } from "../../platform/action-object.ts";
import { withTags } from "../../platform/created-with-tags.ts";
import { listedBy } from "../../platform/listed-by.ts";
import type { Body } from "../../platform/responses.ts";
import { addressesAtOnce } from "./eni-addresses.ts";
import { describeInterfaces, factsOf } from "./eni-facts.ts";
import { eniFields as fields } from "./eni-fields.ts";
import { rememberVpcTask } from "./vpc-tasks.ts";

/** How the platform creates, identifies and lists network interfaces. */
export const interfaces: ActionObject = {
  create: "CreateNetworkInterface",
  clientToken: true,
  onCreated: rememberVpcTask,
  update: { action: "ModifyNetworkInterfaceAttribute", sends: "changes" },
  delete: "DeleteNetworkInterface",
  shownAfterDelete: true,
  withOwnActions: ["ipv4s", "ipv4Count"],
  ...listedBy({
    service: "vpc",
    action: describeInterfaces,
    member: "NetworkInterfaceSet",
    id: "NetworkInterfaceId",
    created: "NetworkInterface.NetworkInterfaceId",
    name: "NetworkInterfaceName",
    fields,
    byId: (id) => ({ NetworkInterfaceIds: [id] }),
    byName: (name, { subnetId }) => ({
      Filters: [
        { Name: "network-interface-name", Values: [name] },
        { Name: "subnet-id", Values: [subnetId] },
      ],
    }),
    asRead,
    // The first interface of a machine is created and deleted with it.
    isOrdinary: ({ Primary }) => Primary !== true,
  }),
};

/** The parameters of the creation. A request has ten addresses at most: others are added later. */
export function eniAsSent({ PrivateIpAddresses: given, Ipv4Count: count, ...body }: Body): Body {
  const primaryFirst = (one: Body, other: Body) => Number(other["Primary"]) - Number(one["Primary"]);
  return {
    ...body,
    ...(Array.isArray(given)
      ? { PrivateIpAddresses: (given as Body[]).toSorted(primaryFirst).slice(0, addressesAtOnce) }
      : {}),
    ...(typeof count === "number" && count > 1
      ? { SecondaryPrivateIpAddressCount: Math.min(count, addressesAtOnce) - 1 }
      : {}),
  };
}

/** An interface of a response with the member names of a request. */
function asRead(found: Body): Body {
  const { addresses } = factsOf(found);
  return withTags({
    ...found,
    SecurityGroupIds: found["GroupSet"],
    PrivateIpAddresses: found["PrivateIpAddressSet"],
    Ipv4Count: addresses.length,
  });
}
