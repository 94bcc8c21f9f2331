import { flag, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found } from "../action.ts";
import type { BoundAccountVpc, BoundVpc, PrivateZone } from "./private-dns.ts";
import { zoneWith } from "./zone-actions.ts";
import { accountVpcSet, checkVpcs, vpcSet } from "./zone-vpcs.ts";

/** The actions that bind single networks to a zone, and unbind them. */
export function bindingActions(world: World): Action[] {
  return [addSpecifyPrivateZoneVpc(world), deleteSpecifyPrivateZoneVpc(world), queryAsyncBindVpcStatus(world)];
}

const members = object({
  ZoneId: text({ min: 1 }),
  VpcSet: vpcSet,
  AccountVpcSet: accountVpcSet,
  Sync: optional(flag()),
});

function addSpecifyPrivateZoneVpc(world: World): Action {
  return defineAction({
    name: "AddSpecifyPrivateZoneVpc",
    documentedOnly: "The work continues after the response; `QueryAsyncBindVpcStatus` reports its result.",
    params: members,
    run({ params: { ZoneId, VpcSet = [], AccountVpcSet = [] } }) {
      const { id, domain } = zoneWith(world.privateDns.zones.all(), ZoneId);
      requireOne(VpcSet, AccountVpcSet);
      checkVpcs(world, { domain, vpcs: [...VpcSet, ...AccountVpcSet], own: VpcSet, zoneId: id });
      const UniqId = startTask(world, "AddSpecifyPrivateZoneVpc", id, ({ vpcs, accountVpcs }) => ({
        vpcs: [...without(vpcs, VpcSet), ...VpcSet],
        accountVpcs: [
          ...without(accountVpcs, AccountVpcSet),
          ...AccountVpcSet.map(({ Uin, UniqVpcId, Region }) => ({ Uin, UniqVpcId, Region })),
        ],
      }));
      return { ZoneId, VpcSet, AccountVpcSet, UniqId };
    },
  });
}

function deleteSpecifyPrivateZoneVpc(world: World): Action {
  return defineAction({
    name: "DeleteSpecifyPrivateZoneVpc",
    params: members,
    run({ params: { ZoneId, VpcSet = [], AccountVpcSet = [] } }) {
      const { id } = zoneWith(world.privateDns.zones.all(), ZoneId);
      requireOne(VpcSet, AccountVpcSet);
      const UniqId = startTask(world, "DeleteSpecifyPrivateZoneVpc", id, ({ vpcs, accountVpcs }) => ({
        vpcs: without(vpcs, VpcSet),
        accountVpcs: without(accountVpcs, AccountVpcSet),
      }));
      return { ZoneId, VpcSet, AccountVpcSet, UniqId };
    },
  });
}

function queryAsyncBindVpcStatus({ privateDns }: World): Action {
  return defineAction({
    name: "QueryAsyncBindVpcStatus",
    params: object({ UniqId: text({ min: 1 }) }),
    run({ params: { UniqId } }) {
      const { status } = found(privateDns.tasks.get(UniqId), "InvalidParameter", `task ${UniqId}`);
      return { Status: status, ErrorMsg: status === "failed" ? "The network rejected the zone." : "" };
    },
  });
}

function requireOne(vpcs: readonly BoundVpc[], accountVpcs: readonly BoundAccountVpc[]): void {
  if (vpcs.length + accountVpcs.length === 0) {
    throw new PlatformError("InvalidParameter.IllegalVpcInfo", "The request names no network.");
  }
}

function without<T extends BoundVpc>(all: readonly T[], removed: readonly BoundVpc[]): T[] {
  return all.filter(({ UniqVpcId }) => removed.every((one) => one.UniqVpcId !== UniqVpcId));
}

/** Starts a task that changes the networks of a zone, and returns its ID. */
function startTask(
  world: World,
  action: string,
  zoneId: string,
  changes: (zone: PrivateZone) => Partial<PrivateZone>,
): string {
  const { privateDns, settings, hub } = world;
  const { id } = privateDns.tasks.insert({ id: world.newUuid(), status: "processing" });
  hub.agenda.in(settings.zoneBindingMs, () => {
    const zone = privateDns.zones.get(zoneId);
    const fails = zone === undefined || settings.failedTasks.includes(action);
    if (!fails) privateDns.zones.replace({ ...zone, ...changes(zone), updatedAt: world.now() });
    privateDns.tasks.replace({ id, status: fails ? "failed" : "success" });
  });
  return id;
}
