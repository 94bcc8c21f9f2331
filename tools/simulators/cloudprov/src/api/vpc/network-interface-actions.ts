import { flag, integer, listOf, object, optional, type Static, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found } from "../action.ts";
import { filtered, filtersShapeWithTags, pageMembers, pageOf } from "../lists.ts";
import { answerOnce } from "../remembered-answers.ts";
import { tagTests } from "../tag/tag-tests.ts";
import { tagsMember } from "../tag-list.ts";
import { contains } from "./blocks.ts";
import { checkName, checkTags, existingVpc, idsShape, requireOneOf } from "./network-checks.ts";
import {
  addressDocuments,
  changeInterface,
  checkInterfaceId,
  createNetworkInterface,
  existingInterface,
  idleInterface,
  interfaceDocument,
  tagsOfInterface,
  unbindPublicAddresses,
} from "./network-interface-lifecycle.ts";
import { interfaceLimits, type NetworkInterface, type PrivateAddress } from "./network-interfaces.ts";
import { freeIps, isKept, usedIps } from "./private-addresses.ts";
import { existingGroup } from "./security-group-actions.ts";
import type { Subnet } from "./subnets.ts";
import { beginVpcTask } from "./vpc-tasks.ts";

/** The actions of network interfaces and their private addresses. */
export function networkInterfaceActions(world: World): Action[] {
  return [
    create(world),
    describe(world),
    modify(world),
    assign(world),
    unassign(world),
    modifyAddresses(world),
    remove(world),
  ];
}

const addressShape = object({
  PrivateIpAddress: text(),
  Primary: optional(flag()),
  PublicIpAddress: optional(text()),
  AddressId: optional(text()),
  Description: optional(text()),
  IsWanIpBlocked: optional(flag()),
  State: optional(text()),
  QosLevel: optional(text()),
});

type AskedAddress = Static<typeof addressShape>;

const addressesShape = listOf(addressShape, { min: 1, max: interfaceLimits.addressesAtOnce });
const tokenShape = optional(text({ min: 1, max: 64 }));
const mismatch = "UnsupportedOperation.IdempotentParameterMismatch";

function create(world: World): Action {
  return defineAction({
    name: "CreateNetworkInterface",
    params: object({
      VpcId: text({ min: 1 }),
      NetworkInterfaceName: text(),
      SubnetId: text({ min: 1 }),
      NetworkInterfaceDescription: optional(text()),
      SecurityGroupIds: optional(listOf(text({ min: 1 }), { min: 1 })),
      PrivateIpAddresses: optional(addressesShape),
      SecondaryPrivateIpAddressCount: optional(integer({ min: 0 })),
      QosLevel: optional(text()),
      TrunkingFlag: optional(text()),
      Tags: tagsMember,
      ClientToken: tokenShape,
    }),
    run({ params, region, requestId }) {
      const once = { token: params.ClientToken, as: ["CreateNetworkInterface", region, params], conflict: mismatch };
      return answerOnce(world.rememberedAnswers, once, () => {
        const { NetworkInterfaceName: name, NetworkInterfaceDescription: description = "", Tags = [] } = params;
        const subnet = subnetOf(world, params, region);
        checkTexts(name, description);
        checkTags(Tags);
        const groups = (params.SecurityGroupIds ?? []).map((id) => existingGroup(world, id, region).id);
        const given = requestedAddresses(world, subnet, params.PrivateIpAddresses ?? []);
        if (given.length > 0 && given.filter(({ isPrimary }) => isPrimary).length !== 1) {
          throw new PlatformError("InvalidParameterValue", "Exactly one address must be primary.");
        }
        const { SecondaryPrivateIpAddressCount: more = 0 } = params;
        const chosen = chosenAddresses(world, subnet, { count: given.length > 0 ? more : more + 1, besides: given });
        const addresses = [...given, ...chosen].map((one, at) => ({
          ...one,
          isPrimary: given.length > 0 ? one.isPrimary : at === 0,
        }));
        const made = createNetworkInterface(world, {
          region,
          subnetId: subnet.id,
          name,
          description,
          securityGroupIds: groups,
          addresses,
          state: "PENDING",
        });
        for (const { Key, Value } of Tags) world.tags.put(tagsOfInterface(made), Key, Value);
        beginTask(world, { id: requestId, action: "CreateNetworkInterface" }, (succeeded) => {
          if (succeeded) changeInterface(world, made.id, { state: "AVAILABLE", addresses: addresses.map(available) });
          else erase(world, made);
        });
        return { NetworkInterface: interfaceDocument(world, made) };
      });
    },
  });
}

function describe(world: World): Action {
  return defineAction({
    name: "DescribeNetworkInterfaces",
    params: object({
      NetworkInterfaceIds: optional(idsShape),
      Filters: filtersShapeWithTags(
        "vpc-id",
        "subnet-id",
        "network-interface-id",
        "attachment.instance-id",
        "groups.security-group-id",
        "network-interface-name",
        "network-interface-description",
        "address-ip",
        "is-primary",
        "tag-key",
      ),
      ...pageMembers,
    }),
    run({ params, region }) {
      const { NetworkInterfaceIds: ids, Filters } = params;
      requireOneOf(ids, Filters, "NetworkInterfaceIds");
      for (const id of ids ?? []) checkInterfaceId(id);
      const all = filtered<NetworkInterface>(
        world.networks.networkInterfaces
          .allSeen()
          .filter((one) => one.region === region && (ids?.includes(one.id) ?? true)),
        Filters,
        {
          "vpc-id": ({ vpcId }, value) => vpcId === value,
          "subnet-id": ({ subnetId }, value) => subnetId === value,
          "network-interface-id": ({ id }, value) => id === value,
          "attachment.instance-id": ({ instanceId }, value) => instanceId === value,
          "groups.security-group-id": ({ securityGroupIds }, value) => securityGroupIds.includes(value),
          "network-interface-name": ({ name }, value) => name.includes(value),
          "network-interface-description": ({ description }, value) => description.includes(value),
          "address-ip": ({ addresses }, value) => addresses.some(({ ip }) => ip.endsWith(value)),
          "is-primary": ({ isPrimary }, value) => String(isPrimary) === value,
          ...tagTests(Filters, "tag-key", (one) => world.tags.of(tagsOfInterface(one))),
        },
      );
      return {
        TotalCount: all.length,
        NetworkInterfaceSet: pageOf(all, params).map((one) => interfaceDocument(world, one)),
      };
    },
  });
}

function modify(world: World): Action {
  return defineAction({
    name: "ModifyNetworkInterfaceAttribute",
    params: object({
      NetworkInterfaceId: text({ min: 1 }),
      NetworkInterfaceName: optional(text()),
      NetworkInterfaceDescription: optional(text()),
      SecurityGroupIds: optional(listOf(text({ min: 1 }), { min: 1 })),
      TrunkingFlag: optional(text()),
    }),
    run({ params, region }) {
      const old = idleInterface(world, params.NetworkInterfaceId, region);
      const { NetworkInterfaceName: name = old.name, NetworkInterfaceDescription: description = old.description } =
        params;
      checkTexts(name, description);
      const groups = params.SecurityGroupIds?.map((id) => existingGroup(world, id, region).id);
      world.networks.networkInterfaces.replace({
        ...old,
        name,
        description,
        securityGroupIds: groups ?? old.securityGroupIds,
      });
      return {};
    },
  });
}

function assign(world: World): Action {
  const name = "AssignPrivateIpAddresses";
  return defineAction({
    name,
    params: object({
      NetworkInterfaceId: text({ min: 1 }),
      PrivateIpAddresses: optional(addressesShape),
      SecondaryPrivateIpAddressCount: optional(integer({ min: 1, max: interfaceLimits.addressesAtOnce })),
      QosLevel: optional(text()),
      ClientToken: tokenShape,
    }),
    run({ params, region, requestId }) {
      const once = { token: params.ClientToken, as: [name, region, params], conflict: mismatch };
      return answerOnce(world.rememberedAnswers, once, () => {
        const one = idleInterface(world, params.NetworkInterfaceId, region);
        const subnet = found(world.networks.subnets.get(one.subnetId), "ResourceNotFound", `subnet ${one.subnetId}`);
        const given = requestedAddresses(world, subnet, params.PrivateIpAddresses ?? []);
        const count = params.SecondaryPrivateIpAddressCount ?? 0;
        if (given.length + count === 0) throw new PlatformError("MissingParameter", "No address is requested.");
        const added = [...given, ...chosenAddresses(world, subnet, { count, besides: given })].map((address) => ({
          ...address,
          isPrimary: false,
        }));
        if (one.addresses.length + added.length > interfaceLimits.addresses) {
          throw new PlatformError("LimitExceeded", `An interface has at most ${interfaceLimits.addresses} addresses.`);
        }
        changeInterface(world, one.id, { addresses: [...one.addresses, ...added] });
        beginTask(world, { id: requestId, action: name }, (succeeded) => {
          const addresses = succeeded ? [...one.addresses, ...added.map(available)] : one.addresses;
          changeInterface(world, one.id, { addresses });
        });
        const { addresses } = existingInterface(world, one.id, region);
        return { PrivateIpAddressSet: addressDocuments(world, { ...one, addresses: addresses.slice(-added.length) }) };
      });
    },
  });
}

// Removing an address also unbinds the public address from it.
function unassign(world: World): Action {
  const name = "UnassignPrivateIpAddresses";
  return defineAction({
    name,
    params: object({
      NetworkInterfaceId: text({ min: 1 }),
      PrivateIpAddresses: addressesShape,
      InstanceId: optional(text()),
    }),
    run({ params, region, requestId }) {
      const one = idleInterface(world, params.NetworkInterfaceId, region);
      const ips = params.PrivateIpAddresses.map((asked) => {
        const { ip, isPrimary } = addressOf(one, asked);
        if (isPrimary) throw new PlatformError("UnsupportedOperation", `${ip} is the primary address of ${one.id}.`);
        return ip;
      });
      const isRemoved = ({ ip }: PrivateAddress) => ips.includes(ip);
      const addresses = one.addresses.map((address) =>
        isRemoved(address) ? { ...address, state: "DELETING" as const } : address,
      );
      changeInterface(world, one.id, { addresses });
      beginTask(world, { id: requestId, action: name }, (succeeded) => {
        if (succeeded) unbindPublicAddresses(world, one.id, ips);
        const left = succeeded ? one.addresses.filter((address) => !isRemoved(address)) : one.addresses;
        changeInterface(world, one.id, { addresses: left });
      });
      return {};
    },
  });
}

function modifyAddresses(world: World): Action {
  return defineAction({
    name: "ModifyPrivateIpAddressesAttribute",
    params: object({ NetworkInterfaceId: text({ min: 1 }), PrivateIpAddresses: addressesShape }),
    run({ params, region }) {
      const one = idleInterface(world, params.NetworkInterfaceId, region);
      for (const { Description = "" } of params.PrivateIpAddresses) checkAddressText(Description);
      const described = new Map(
        params.PrivateIpAddresses.map((asked) => [addressOf(one, asked).ip, asked.Description ?? ""]),
      );
      const addresses = one.addresses.map((address) => ({
        ...address,
        description: described.get(address.ip) ?? address.description,
      }));
      world.networks.networkInterfaces.replace({ ...one, addresses });
      return {};
    },
  });
}

function remove(world: World): Action {
  return defineAction({
    name: "DeleteNetworkInterface",
    params: object({ NetworkInterfaceId: text({ min: 1 }) }),
    run({ params, region, requestId }) {
      const one = existingInterface(world, params.NetworkInterfaceId, region);
      const isAttached = world.machines.get(one.instanceId) !== undefined;
      if (isAttached || one.state !== "AVAILABLE") {
        throw new PlatformError("UnsupportedOperation.InvalidState", `${one.id} is attached, or a task is running.`);
      }
      changeInterface(world, one.id, { state: "DELETING" });
      beginTask(world, { id: requestId, action: "DeleteNetworkInterface" }, (succeeded) => {
        if (succeeded) erase(world, one);
        else changeInterface(world, one.id, { state: "AVAILABLE" });
      });
      return {};
    },
  });
}

function erase(world: World, one: NetworkInterface): void {
  unbindPublicAddresses(world, one.id);
  world.networks.networkInterfaces.erase(one.id);
  world.tags.clear(tagsOfInterface(one));
}

function beginTask(
  world: World,
  task: { readonly id: string; readonly action: string },
  finish: (succeeded: boolean) => void,
): void {
  beginVpcTask(world, { ...task, ms: world.settings.networkInterfaceTaskMs, finish });
}

function subnetOf(
  world: World,
  { VpcId, SubnetId }: { readonly VpcId: string; readonly SubnetId: string },
  region: string,
): Subnet {
  const { id } = existingVpc(world, VpcId, region);
  const subnet = world.networks.subnets.get(SubnetId);
  return found(subnet?.vpcId === id ? subnet : undefined, "ResourceNotFound", `subnet ${SubnetId} of ${id}`);
}

/** The addresses of a request, which must be free addresses of the subnet. */
function requestedAddresses(world: World, subnet: Subnet, asked: readonly AskedAddress[]): PrivateAddress[] {
  const used = usedIps(world, subnet.id);
  return asked.map(({ PrivateIpAddress: ip, Primary: isPrimary = false, Description: description = "" }) => {
    if (!/^\d+(\.\d+){3}$/.test(ip) || !contains(subnet.cidrBlock, `${ip}/32`)) {
      throw new PlatformError("InvalidParameterValue.Range", `${ip} is not in ${subnet.cidrBlock}.`);
    }
    if (isKept(subnet, ip)) throw new PlatformError("InvalidParameterValue.Reserved", `${ip} is reserved.`);
    if (used.includes(ip)) throw new PlatformError("ResourceInUse", `${ip} is in use.`);
    checkAddressText(description);
    return { ip, isPrimary, description, state: "PENDING" };
  });
}

/** Addresses that the platform chooses. */
function chosenAddresses(
  world: World,
  subnet: Subnet,
  { count, besides }: { readonly count: number; readonly besides: readonly PrivateAddress[] },
): PrivateAddress[] {
  const ips = freeIps(world, subnet, { count, besides: besides.map(({ ip }) => ip) });
  if (ips.length < count) {
    throw new PlatformError("ResourceInsufficient.Subnet", `${subnet.id} has too few free addresses.`);
  }
  return ips.map((ip) => ({ ip, isPrimary: false, description: "", state: "PENDING" }));
}

function available(address: PrivateAddress): PrivateAddress {
  return { ...address, state: "AVAILABLE" };
}

function addressOf({ id, addresses }: NetworkInterface, { PrivateIpAddress }: AskedAddress): PrivateAddress {
  return found(
    addresses.find(({ ip }) => ip === PrivateIpAddress),
    "InvalidParameterValue.PrivateIpAddressNotMatch",
    `address ${PrivateIpAddress} of ${id}`,
  );
}

function checkTexts(name: string, description: string): void {
  checkName(name);
  if (description.length > 60) {
    throw new PlatformError("InvalidParameterValue.TooLong", "A description has at most 60 characters.");
  }
}

function checkAddressText(description: string): void {
  if (description.length > 25) {
    throw new PlatformError("InvalidParameterValue.TooLong", "A description has at most 25 characters.");
  }
}
