import { integer, listOf, object, type Shape, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found } from "../action.ts";
import type { InstanceAddress } from "./defences.ts";
import { holdOneOf, holdWithin, protectedInstance } from "./protected-instance.ts";

/** The actions of the addresses that may, or may not, reach an instance. */
export function instanceAddressActions(world: World): Action[] {
  return [
    createDDoSBlackWhiteIpList(world),
    describeDDoSBlackWhiteIpList(world),
    modifyDDoSBlackWhiteIpList(world),
    deleteDDoSBlackWhiteIpList(world),
  ];
}

/** An address, or with a mask those that begin like it. */
export interface IpSegment {
  readonly Ip: string;
  readonly Mask: number;
}

/** How one looks in requests. */
export const ipSegment: Shape<IpSegment> = object({ Ip: text({ min: 1 }), Mask: integer() });

const segments = listOf(ipSegment, { min: 1 });

function createDDoSBlackWhiteIpList(world: World): Action {
  return defineAction({
    name: "CreateDDoSBlackWhiteIpList",
    params: object({ InstanceId: text({ min: 1 }), IpList: segments, Type: text() }),
    run({ params: { InstanceId: instanceId, IpList, Type: type } }) {
      protectedInstance(world, instanceId);
      for (const segment of IpList) holdFree(world, instanceId, type, segment);
      for (const { Ip: address, Mask: mask } of IpList) {
        world.protection.instanceAddresses.insert({ id: world.newUuid(), instanceId, type, address, mask });
      }
      return {};
    },
  });
}

function describeDDoSBlackWhiteIpList(world: World): Action {
  return defineAction({
    name: "DescribeDDoSBlackWhiteIpList",
    params: object({ InstanceId: text({ min: 1 }) }),
    run({ params: { InstanceId } }) {
      protectedInstance(world, InstanceId);
      const listOfType = (wanted: string) => {
        const seen = world.protection.instanceAddresses.allSeen();
        const ours = seen.filter(({ instanceId, type }) => instanceId === InstanceId && type === wanted);
        return ours.length === 0 ? null : ours.map(({ address, mask }) => ({ Ip: address, Mask: mask }));
      };
      return { BlackIpList: listOfType("black"), WhiteIpList: listOfType("white") };
    },
  });
}

function modifyDDoSBlackWhiteIpList(world: World): Action {
  const { instanceAddresses } = world.protection;
  return defineAction({
    name: "ModifyDDoSBlackWhiteIpList",
    params: object({
      InstanceId: text({ min: 1 }),
      OldIpType: text(),
      OldIp: ipSegment,
      NewIpType: text(),
      NewIp: ipSegment,
    }),
    run({ params: { InstanceId, OldIpType, OldIp, NewIpType, NewIp } }) {
      const old = entryOf(world, InstanceId, OldIpType, OldIp);
      holdFree(world, InstanceId, NewIpType, NewIp, old);
      instanceAddresses.replace({ ...old, type: NewIpType, address: NewIp.Ip, mask: NewIp.Mask });
      return {};
    },
  });
}

function deleteDDoSBlackWhiteIpList(world: World): Action {
  return defineAction({
    name: "DeleteDDoSBlackWhiteIpList",
    params: object({ InstanceId: text({ min: 1 }), IpList: segments, Type: text() }),
    run({ params: { InstanceId, IpList, Type } }) {
      const entries = IpList.map((segment) => entryOf(world, InstanceId, Type, segment));
      for (const { id } of entries) world.protection.instanceAddresses.remove(id);
      return {};
    },
  });
}

function entryOf({ protection }: World, instanceId: string, type: string, { Ip, Mask }: IpSegment): InstanceAddress {
  const one = protection.instanceAddresses
    .all()
    .find((entry) => entry.instanceId === instanceId && entry.type === type && isSegment(entry, { Ip, Mask }));
  return found(one, "ResourceNotFound", `address ${Ip}/${Mask} in the ${type} list of ${instanceId}`);
}

/** Refuses an address that is in one of the lists. */
function holdFree(
  { protection }: World,
  instanceId: string,
  type: string,
  segment: IpSegment,
  except?: InstanceAddress,
): void {
  holdOneOf("Type", type, ["black", "white"]);
  holdWithin("Mask", segment.Mask, [0, 32]);
  const isTaken = protection.instanceAddresses
    .all()
    .some((entry) => entry.id !== except?.id && entry.instanceId === instanceId && isSegment(entry, segment));
  if (isTaken) throw new PlatformError("ResourceInUse", `The address ${segment.Ip} is in a list already.`);
}

function isSegment({ address, mask }: InstanceAddress, { Ip, Mask }: IpSegment): boolean {
  return address === Ip && mask === Mask;
}
