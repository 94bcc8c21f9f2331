import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { found, type Reply } from "../action.ts";
import type { TaggedResource } from "../tag/tags.ts";
import { malformedId } from "./describe.ts";
import type { NetworkInterface } from "./network-interfaces.ts";
import { freeIps } from "./private-addresses.ts";

/** Creates an interface, by default with one address of its subnet. */
export function createNetworkInterface(
  world: World,
  fields: Pick<NetworkInterface, "subnetId"> & Partial<NetworkInterface>,
): NetworkInterface {
  const { subnets, networkInterfaces } = world.networks;
  const subnet = found(subnets.get(fields.subnetId), "ResourceNotFound", `subnet ${fields.subnetId}`);
  const [ip = "10.0.1.2"] = freeIps(world, subnet, { count: 1 });
  return networkInterfaces.insert({
    id: world.newId("eni"),
    region: subnet.region,
    zone: subnet.zone,
    vpcId: subnet.vpcId,
    name: "web",
    description: "",
    securityGroupIds: [],
    isPrimary: false,
    mac: `20:90:6F:${[1, 2, 3].map(() => world.newHex(2).toUpperCase()).join(":")}`,
    addresses: [{ ip, isPrimary: true, description: "", state: "AVAILABLE" }],
    instanceId: "",
    attachedAt: 0,
    state: "AVAILABLE",
    createdAt: world.now(),
    ...fields,
  });
}

/** Finds an interface, even if listings do not show it yet. */
export function existingInterface({ networks }: World, id: string, region: string): NetworkInterface {
  checkInterfaceId(id);
  const one = networks.networkInterfaces.get(id);
  return found(one?.region === region ? one : undefined, "ResourceNotFound", `network interface ${id}`);
}

/** Finds an interface for which no task is running. */
export function idleInterface(world: World, id: string, region: string): NetworkInterface {
  const one = existingInterface(world, id, region);
  if (one.state === "AVAILABLE" && one.addresses.every(({ state }) => state === "AVAILABLE")) return one;
  throw new PlatformError("UnsupportedOperation.MutexOperationTaskRunning", `A task is running for ${id}.`);
}

/** Rejects an ID of another form. */
export function checkInterfaceId(id: string): void {
  if (!/^eni-[0-9a-z]{8}$/.test(id)) throw malformedId(id);
}

/** Changes an interface if it still exists; readers see it at once. */
export function changeInterface({ networks }: World, id: string, changes: Partial<NetworkInterface>): void {
  const one = networks.networkInterfaces.get(id);
  if (one !== undefined) networks.networkInterfaces.reveal({ ...one, ...changes });
}

/** Unbinds the public addresses that are bound to an interface, or to some of its private addresses. */
export function unbindPublicAddresses({ eips }: World, id: string, ips?: readonly string[]): void {
  for (const one of eips.addresses.all()) {
    if (one.networkInterfaceId !== id || ips?.includes(one.privateIp) === false) continue;
    eips.addresses.reveal({ ...one, instanceId: "", networkInterfaceId: "", privateIp: "", status: "UNBIND" });
  }
}

/** The name of an interface in the tag service. */
export function tagsOfInterface({ id, region }: Pick<NetworkInterface, "id" | "region">): TaggedResource {
  return { service: "vpc", prefix: "eni", region, resourceId: id };
}

/** Whether a resource is an existing interface. */
export function isNetworkInterface(
  { networks }: World,
  { service, prefix, region, resourceId }: TaggedResource,
): boolean {
  return service === "vpc" && prefix === "eni" && networks.networkInterfaces.get(resourceId)?.region === region;
}

/** An interface as the platform lists it. */
export function interfaceDocument(world: World, one: NetworkInterface): Reply {
  const isAttached = world.machines.get(one.instanceId) !== undefined;
  return {
    NetworkInterfaceId: one.id,
    NetworkInterfaceName: one.name,
    NetworkInterfaceDescription: one.description,
    SubnetId: one.subnetId,
    VpcId: one.vpcId,
    GroupSet: one.securityGroupIds,
    Primary: one.isPrimary,
    MacAddress: one.mac,
    State: one.state,
    NetworkInterfaceState: isAttached && one.state === "AVAILABLE" ? "INUSE" : one.state,
    PrivateIpAddressSet: addressDocuments(world, one),
    Attachment: isAttached
      ? {
          DeviceIndex: one.isPrimary ? 0 : 1,
          InstanceAccountId: world.access.credentials.accountId,
          AttachTime: world.localTimeText(one.attachedAt),
          InstanceId: one.instanceId,
        }
      : null,
    Zone: one.zone,
    CreatedTime: world.localTimeText(one.createdAt),
    Ipv6AddressSet: [],
    TagSet: world.tags.pairsOf(tagsOfInterface(one)),
    EniType: one.isPrimary ? 1 : 0,
    Business: isAttached ? "cvm" : "",
    CdcId: null,
    AttachType: 0,
    ResourceId: "",
    QosLevel: "DEFAULT",
    Ipv6Addresses: null,
    Ipv6AddressCount: 0,
  };
}

/** The private addresses of an interface as the platform lists them. */
export function addressDocuments({ eips }: World, { id, addresses }: NetworkInterface): Reply[] {
  return addresses.map(({ ip, isPrimary, description, state }) => {
    const bound = eips.addresses.all().find((one) => one.networkInterfaceId === id && one.privateIp === ip);
    return {
      PrivateIpAddress: ip,
      Primary: isPrimary,
      PublicIpAddress: bound?.ip ?? "",
      AddressId: bound?.id ?? "",
      Description: description,
      IsWanIpBlocked: false,
      State: state,
      QosLevel: "DEFAULT",
    };
  });
}
