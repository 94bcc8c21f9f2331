import { flag, integer, listOf, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { filtered, filtersShape, pageMembers, pageOf } from "../lists.ts";
import { tagsMember } from "../tag-list.ts";
import type { Address } from "./addresses.ts";

/** The actions of public addresses, most of which are at their end only when their tasks are. */
export function addressActions(world: World): Action[] {
  return [
    allocateAddresses(world),
    describeAddresses(world),
    modifyAddressAttribute(world),
    modifyAddressesBandwidth(world),
    releaseAddresses(world),
    describeTaskResult(world),
  ];
}

const maxBandwidth = 100;
const idsShape = listOf(text({ min: 1 }), { min: 1, max: 100 });

function allocateAddresses(world: World): Action {
  const { addresses, answers } = world.eips;
  return defineAction({
    name: "AllocateAddresses",
    // Those of ordinary addresses, which are paid for by the hour.
    params: object({
      AddressCount: optional(integer()),
      InternetServiceProvider: optional(text({ min: 1 })),
      InternetChargeType: optional(text({ min: 1 })),
      InternetMaxBandwidthOut: optional(integer()),
      AddressType: optional(text({ min: 1 })),
      AddressName: optional(text()),
      Tags: tagsMember,
      ClientToken: optional(text({ min: 1, max: 64 })),
    }),
    run({ params, region }) {
      const { AddressCount = 1, InternetMaxBandwidthOut = 1, AddressName = "", Tags = [], ClientToken } = params;
      const asked = JSON.stringify([region, params]);
      const remembered = ClientToken === undefined ? undefined : answers.get(ClientToken);
      if (remembered !== undefined) {
        if (remembered.asked !== asked) {
          throw new PlatformError("InvalidParameterConflict", "The ClientToken was sent with something else before.");
        }
        return remembered.answer;
      }
      if (AddressCount < 1) throw new PlatformError("InvalidParameterValue.Range", "AddressCount must be at least 1.");
      checkBandwidth(InternetMaxBandwidthOut);
      const { addressQuota: quota } = world.settings;
      if (addresses.all().filter((one) => one.region === region).length + AddressCount > quota) {
        throw new PlatformError("AddressQuotaLimitExceeded", `The quota of ${quota} addresses is used up.`);
      }
      const made = Array.from({ length: AddressCount }, () =>
        addresses.insert({
          id: world.newId("eip"),
          region,
          name: AddressName,
          ip: `203.0.113.${(addresses.size % 254) + 1}`,
          chargeType: params.InternetChargeType ?? "TRAFFIC_POSTPAID_BY_HOUR",
          bandwidth: InternetMaxBandwidthOut,
          tags: Tags,
          createdAt: world.now(),
          creating: true,
        }),
      );
      const TaskId = begin(world, "AllocateAddresses", made, (one, succeeded) => {
        if (succeeded) addresses.reveal({ ...one, creating: false });
        else addresses.erase(one.id);
      });
      const answer = { AddressSet: made.map(({ id }) => id), TaskId };
      if (ClientToken !== undefined) answers.insert({ id: ClientToken, asked, answer });
      return answer;
    },
  });
}

function describeAddresses(world: World): Action {
  return defineAction({
    name: "DescribeAddresses",
    params: object({
      AddressIds: optional(idsShape),
      Filters: filtersShape("address-id", "address-name", "address-ip", "address-status"),
      ...pageMembers,
    }),
    run({ params, region }) {
      const { AddressIds: ids, Filters } = params;
      if (ids !== undefined && Filters !== undefined) {
        throw new PlatformError("InvalidParameter", "AddressIds and Filters must not be given together.");
      }
      for (const id of ids ?? []) checkId(id);
      const there = world.eips.addresses.allSeen().filter((one) => one.region === region);
      const asked = there.filter(({ id }) => ids?.includes(id) ?? true);
      const all = filtered(asked, Filters, {
        "address-id": ({ id }, value) => id === value,
        "address-name": ({ name }, value) => name === value,
        "address-ip": ({ ip }, value) => ip === value,
        "address-status": (one, value) => statusOf(one) === value,
      });
      return { TotalCount: all.length, AddressSet: pageOf(all, params).map((one) => document(world, one)) };
    },
  });
}

function modifyAddressAttribute(world: World): Action {
  return defineAction({
    name: "ModifyAddressAttribute",
    params: object({
      AddressId: text(),
      AddressName: optional(text()),
      EipDirectConnection: optional(text()),
      EipVisibleOnEni: optional(flag()),
    }),
    run({ params: { AddressId, AddressName }, region }) {
      const old = idle(world, AddressId, region);
      const name = AddressName ?? old.name;
      if (name.length > 128) {
        throw new PlatformError("InvalidParameterValue.TooLong", "A name has at most 128 characters.");
      }
      world.eips.addresses.replace({ ...old, name });
      return {};
    },
  });
}

function modifyAddressesBandwidth(world: World): Action {
  return defineAction({
    name: "ModifyAddressesBandwidth",
    params: object({
      AddressIds: idsShape,
      InternetMaxBandwidthOut: integer(),
      StartTime: optional(text()),
      EndTime: optional(text()),
    }),
    run({ params: { AddressIds, InternetMaxBandwidthOut: bandwidth }, region }) {
      const all = AddressIds.map((id) => idle(world, id, region));
      checkBandwidth(bandwidth);
      return {
        TaskId: begin(world, "ModifyAddressesBandwidth", all, (one, succeeded) => {
          if (succeeded) world.eips.addresses.reveal({ ...one, bandwidth });
        }),
      };
    },
  });
}

function releaseAddresses(world: World): Action {
  return defineAction({
    name: "ReleaseAddresses",
    params: object({ AddressIds: idsShape }),
    run({ params: { AddressIds }, region }) {
      const all = AddressIds.map((id) => idle(world, id, region));
      return {
        TaskId: begin(world, "ReleaseAddresses", all, (one, succeeded) => {
          if (succeeded) world.eips.addresses.erase(one.id);
        }),
      };
    },
  });
}

function describeTaskResult(world: World): Action {
  return defineAction({
    name: "DescribeTaskResult",
    // A number here, although the answers to the other actions have it as a text.
    params: object({ TaskId: optional(integer({ min: 0 })), DealName: optional(text({ min: 1 })) }),
    run({ params: { TaskId } }) {
      if (TaskId === undefined) throw new PlatformError("MissingParameter", "TaskId is missing.");
      const task = found(world.eips.tasks.get(String(TaskId)), "InvalidParameter", `task ${TaskId}`);
      return { TaskId, Result: task.result };
    },
  });
}

/** Begins a task that does something with each address when it is at its end. Its ID. */
function begin(
  world: World,
  action: string,
  all: readonly Address[],
  finish: (one: Address, succeeded: boolean) => void,
): string {
  const { tasks } = world.eips;
  const { addressTaskMs, failedTasks } = world.settings;
  const succeeded = !failedTasks.includes(action);
  const task = tasks.insert({ id: world.newNumber(), result: "RUNNING" });
  for (const { id } of all) world.busy.occupy(id, addressTaskMs);
  world.hub.agenda.in(addressTaskMs, () => {
    tasks.replace({ ...task, result: succeeded ? "SUCCESS" : "FAILED" });
    for (const one of all) finish(one, succeeded);
  });
  return task.id;
}

function idle(world: World, id: string, region: string): Address {
  checkId(id);
  const address = world.eips.addresses.get(id);
  const there = found(address?.region === region ? address : undefined, "InvalidAddressId.NotFound", `address ${id}`);
  if (world.busy.has(id)) {
    throw new PlatformError("OperationDenied.MutexTaskRunning", `Another task works on ${id}.`);
  }
  return there;
}

function checkId(id: string): void {
  if (!/^eip-[0-9a-z]{8}$/.test(id)) {
    throw new PlatformError("InvalidParameterValue.AddressIdMalformed", `The ID \`${id}\` is malformed.`);
  }
}

function checkBandwidth(bandwidth: number): void {
  if (bandwidth < 1 || bandwidth > maxBandwidth) {
    throw new PlatformError(
      "InvalidParameterValue.BandwidthOutOfRange",
      `InternetMaxBandwidthOut must be from 1 to ${maxBandwidth}.`,
    );
  }
}

function statusOf({ creating }: Address): string {
  return creating ? "CREATING" : "UNBIND";
}

function document(world: World, address: Address): Reply {
  return {
    AddressId: address.id,
    AddressName: address.name,
    AddressStatus: statusOf(address),
    AddressIp: address.ip,
    InstanceId: "",
    CreatedTime: world.timeText(address.createdAt),
    NetworkInterfaceId: "",
    PrivateAddressIp: "",
    IsArrears: false,
    IsBlocked: false,
    IsEipDirectConnection: false,
    AddressType: "EIP",
    CascadeRelease: false,
    EipAlgType: { Ftp: true, Sip: true },
    InternetServiceProvider: "BGP",
    LocalBgp: false,
    Bandwidth: address.bandwidth,
    InternetChargeType: address.chargeType,
    TagSet: address.tags,
    DeadlineDate: null,
    InstanceType: null,
    Egress: "center_egress1",
    AntiDDoSPackageId: "",
    RenewFlag: "",
    BandwidthPackageId: "",
    UnVpcId: "",
    DedicatedClusterId: "",
    EipVisibleOnEni: false,
  };
}
