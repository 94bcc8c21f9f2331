import { flag, integer, listOf, object, oneOf, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction, found, type Reply } from "../action.ts";
import { filtered, longFiltersShape, pageMembers, pageOf } from "../lists.ts";
import { answerOnce } from "../remembered-answers.ts";
import { tagsMember } from "../tag-list.ts";
import {
  checkBandwidth,
  checkId,
  expiryAfter,
  idle,
  isPrepaid,
  prepaidMember,
  requirePrepaid,
  requireStatus,
} from "./address-checks.ts";
import { tagsOfAddress } from "./address-tags.ts";
import { type Address, ordinaryAddress, renewFlags } from "./addresses.ts";
import { freePublicIps } from "./public-addresses.ts";

/** The actions of public addresses, most of which are at their end only when their tasks are. */
export function addressActions(world: World): Action[] {
  return [
    allocateAddresses(world),
    describeAddresses(world),
    modifyAddressAttribute(world),
    modifyAddressesBandwidth(world),
    modifyAddressInternetChargeType(world),
    modifyAddressesRenewFlag(world),
    renewAddresses(world),
    associateAddress(world),
    disassociateAddress(world),
    releaseAddresses(world),
    describeTaskResult(world),
  ];
}

const idsShape = listOf(text({ min: 1 }), { min: 1, max: 100 });

function allocateAddresses(world: World): Action {
  const { addresses } = world.eips;
  return defineAction({
    name: "AllocateAddresses",
    simplified: "The addresses are from 203.0.113.0/24, then from 198.18.0.0/15.",
    documentedOnly: "An address is usable when its task ends; `addressTaskMs` sets the duration.",
    params: object({
      AddressCount: optional(integer()),
      InternetServiceProvider: optional(text({ min: 1 })),
      InternetChargeType: optional(text({ min: 1 })),
      InternetMaxBandwidthOut: optional(integer()),
      AddressChargePrepaid: optional(prepaidMember),
      AddressType: optional(text({ min: 1 })),
      AnycastZone: optional(text({ min: 1 })),
      BandwidthPackageId: optional(text({ min: 1 })),
      AddressName: optional(text()),
      DedicatedClusterId: optional(text({ min: 1 })),
      Egress: optional(text({ min: 1 })),
      AntiDDoSPackageId: optional(text({ min: 1 })),
      Tags: tagsMember,
      ClientToken: optional(text({ min: 1, max: 64 })),
    }),
    run({ params, region }) {
      const { AddressCount = 1, InternetMaxBandwidthOut: bandwidth = 1, Tags = [], ClientToken } = params;
      const { InternetChargeType: chargeType = ordinaryAddress.chargeType, AddressChargePrepaid: prepaid } = params;
      const once = { token: ClientToken, as: [region, params], conflict: "InvalidParameterConflict" };
      return answerOnce(world.rememberedAnswers, once, () => {
        if (AddressCount < 1)
          throw new PlatformError("InvalidParameterValue.Range", "AddressCount must be at least 1.");
        checkBandwidth(bandwidth, chargeType);
        requirePrepaid(chargeType, prepaid);
        const { addressQuota: quota } = world.settings;
        if (addresses.all().filter((one) => one.region === region).length + AddressCount > quota) {
          throw new PlatformError("AddressQuotaLimitExceeded", `The quota of ${quota} addresses is used up.`);
        }
        const made = freePublicIps(world, AddressCount).map((ip) =>
          addresses.insert({
            ...ordinaryAddress,
            id: world.newId("eip"),
            region,
            name: params.AddressName ?? ordinaryAddress.name,
            ip,
            type: params.AddressType ?? ordinaryAddress.type,
            provider: params.InternetServiceProvider ?? ordinaryAddress.provider,
            chargeType,
            bandwidth,
            ...(isPrepaid(chargeType) && prepaid !== undefined
              ? {
                  renewFlag: renewFlags[prepaid.AutoRenewFlag ?? 1],
                  expiresAt: expiryAfter(world.now(), prepaid.Period),
                }
              : {}),
            bandwidthPackageId: params.BandwidthPackageId ?? "",
            egress: params.Egress ?? ordinaryAddress.egress,
            antiDdosPackageId: params.AntiDDoSPackageId ?? "",
            clusterId: params.DedicatedClusterId ?? "",
            createdAt: world.now(),
            status: "CREATING",
          }),
        );
        for (const { Key, Value } of Tags) for (const one of made) world.tags.put(tagsOfAddress(one), Key, Value);
        const TaskId = begin(world, "AllocateAddresses", made, (one, succeeded) => {
          if (succeeded) addresses.reveal({ ...one, status: "UNBIND" });
          else erase(world, one);
        });
        return { AddressSet: made.map(({ id }) => id), TaskId };
      });
    },
  });
}

function describeAddresses(world: World): Action {
  return defineAction({
    name: "DescribeAddresses",
    documentedOnly: "Addresses of dedicated clusters are listed only if a filter names the cluster.",
    params: object({
      AddressIds: optional(idsShape),
      Filters: longFiltersShape(
        100,
        "address-id",
        "address-name",
        "address-ip",
        "address-status",
        "instance-id",
        "business-type",
      ),
      ...pageMembers,
    }),
    run({ params, region }) {
      const { AddressIds: ids, Filters } = params;
      if (ids !== undefined && Filters?.some(({ Name }) => Name === "address-id")) {
        throw new PlatformError("InvalidParameter", "AddressIds and the filter address-id must not be given together.");
      }
      for (const id of ids ?? []) checkId(id);
      // Addresses of dedicated clusters are listed only on request.
      const ofClusters = Filters?.some(({ Name }) => Name === "business-type") ?? false;
      const there = world.eips.addresses
        .allSeen()
        .filter((one) => one.region === region && (one.clusterId !== "") === ofClusters);
      const asked = there.filter(({ id }) => ids?.includes(id) ?? true);
      const all = filtered(asked, Filters, {
        "address-id": ({ id }, value) => id === value,
        "address-name": ({ name }, value) => name === value,
        "address-ip": ({ ip }, value) => ip === value,
        "address-status": ({ status }, value) => status === value,
        "instance-id": ({ instanceId }, value) => instanceId === value,
        "business-type": (_, value) => value === "CDC",
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
      for (const { chargeType } of all) checkBandwidth(bandwidth, chargeType);
      return {
        TaskId: begin(world, "ModifyAddressesBandwidth", all, (one, succeeded) => {
          if (succeeded) world.eips.addresses.reveal({ ...one, bandwidth });
        }),
      };
    },
  });
}

function modifyAddressInternetChargeType(world: World): Action {
  return defineAction({
    name: "ModifyAddressInternetChargeType",
    params: object({
      AddressId: text(),
      InternetChargeType: oneOf("BANDWIDTH_PREPAID_BY_MONTH", "TRAFFIC_POSTPAID_BY_HOUR", "BANDWIDTH_POSTPAID_BY_HOUR"),
      InternetMaxBandwidthOut: integer(),
      AddressChargePrepaid: optional(prepaidMember),
    }),
    run({ params, region }) {
      const {
        InternetChargeType: chargeType,
        InternetMaxBandwidthOut: bandwidth,
        AddressChargePrepaid: prepaid,
      } = params;
      const old = idle(world, params.AddressId, region);
      if (old.chargeType === chargeType) {
        throw new PlatformError("InvalidParameterValue.InternetChargeTypeNotChanged", `It is ${chargeType} already.`);
      }
      checkBandwidth(bandwidth, chargeType);
      requirePrepaid(chargeType, prepaid);
      const { AutoRenewFlag = 1, Period = 1 } = prepaid ?? {};
      world.eips.addresses.replace({
        ...old,
        chargeType,
        bandwidth,
        renewFlag: isPrepaid(chargeType) ? renewFlags[AutoRenewFlag] : undefined,
        expiresAt: isPrepaid(chargeType) ? expiryAfter(world.now(), Period) : undefined,
      });
      return {};
    },
  });
}

function modifyAddressesRenewFlag(world: World): Action {
  return defineAction({
    name: "ModifyAddressesRenewFlag",
    params: object({ AddressIds: idsShape, RenewFlag: oneOf(...renewFlags) }),
    run({ params: { AddressIds, RenewFlag }, region }) {
      const all = AddressIds.map((id) => prepaidOf(world, id, region));
      for (const one of all) world.eips.addresses.replace({ ...one, renewFlag: RenewFlag });
      return {};
    },
  });
}

function renewAddresses(world: World): Action {
  return defineAction({
    name: "RenewAddresses",
    simplified: "No address expires: the expiry is only a date.",
    params: object({ AddressIds: idsShape, AddressChargePrepaid: prepaidMember }),
    run({ params: { AddressIds, AddressChargePrepaid: prepaid }, region }) {
      const { Period, AutoRenewFlag = 1 } = prepaid;
      for (const one of AddressIds.map((id) => prepaidOf(world, id, region))) {
        const expiresAt = expiryAfter(one.expiresAt ?? world.now(), Period);
        world.eips.addresses.replace({ ...one, expiresAt, renewFlag: renewFlags[AutoRenewFlag] });
      }
      return {};
    },
  });
}

function associateAddress(world: World): Action {
  const { addresses } = world.eips;
  return defineAction({
    name: "AssociateAddress",
    simplified: "The instance or network interface is not looked up: every ID is accepted.",
    params: object({
      AddressId: text(),
      InstanceId: optional(text({ min: 1 })),
      NetworkInterfaceId: optional(text({ min: 1 })),
      PrivateIpAddress: optional(text({ min: 1 })),
      EipDirectConnection: optional(flag()),
      InstanceRegion: optional(text()),
    }),
    run({ params, region }) {
      const { InstanceId: instanceId = "", NetworkInterfaceId: networkInterfaceId = "" } = params;
      const { PrivateIpAddress: privateIp = "" } = params;
      const free = requireStatus(idle(world, params.AddressId, region), "UNBIND");
      if ((instanceId === "") === (networkInterfaceId === "")) {
        throw new PlatformError("InvalidParameterValue.Combination", "Give InstanceId or NetworkInterfaceId.");
      }
      if ((networkInterfaceId === "") !== (privateIp === "")) {
        throw new PlatformError("MissingParameter", "PrivateIpAddress belongs to NetworkInterfaceId.");
      }
      if (instanceId.startsWith("nat-")) {
        throw new PlatformError("InvalidParameterValue.AddressNotApplicable", "A NAT gateway has its own action.");
      }
      const others = addresses.all().filter((one) => one.region === region);
      if (instanceId.startsWith("ins-") && others.some((one) => one.instanceId === instanceId)) {
        throw new PlatformError("InvalidInstanceId.AlreadyBindEip", `${instanceId} has an address.`);
      }
      if (
        others.some(
          (one) => privateIp !== "" && one.privateIp === privateIp && one.networkInterfaceId === networkInterfaceId,
        )
      ) {
        throw new PlatformError("InvalidPrivateIpAddress.AlreadyBindEip", `${privateIp} has an address.`);
      }
      const bound = { ...free, instanceId, networkInterfaceId, privateIp, status: "BINDING" } as const;
      addresses.replace(bound);
      return {
        TaskId: begin(world, "AssociateAddress", [bound], (one, succeeded) =>
          addresses.reveal(succeeded ? { ...one, status: instanceId === "" ? "BIND_ENI" : "BIND" } : free),
        ),
      };
    },
  });
}

function disassociateAddress(world: World): Action {
  return defineAction({
    name: "DisassociateAddress",
    params: object({ AddressId: text(), ReallocateNormalPublicIp: optional(flag()) }),
    run({ params: { AddressId }, region }) {
      const bound = requireStatus(idle(world, AddressId, region), "BIND", "BIND_ENI");
      if (bound.instanceId.startsWith("nat-")) {
        throw new PlatformError("InvalidParameterValue.AddressNotApplicable", `${AddressId} belongs to a NAT gateway.`);
      }
      return { TaskId: unbind(world, "DisassociateAddress", bound) };
    },
  });
}

/** Unbinds an address by a task, and returns its ID. */
function unbind(world: World, action: string, bound: Address): string {
  const { addresses } = world.eips;
  addresses.replace({ ...bound, status: "UNBINDING" });
  return begin(world, action, [bound], (one, succeeded) =>
    addresses.reveal(
      succeeded ? { ...one, instanceId: "", networkInterfaceId: "", privateIp: "", status: "UNBIND" } : one,
    ),
  );
}

// The first release of a prepaid address isolates it, the second one deletes it.
function releaseAddresses(world: World): Action {
  const { addresses } = world.eips;
  return defineAction({
    name: "ReleaseAddresses",
    documentedOnly: "The first release of a prepaid address isolates it, and the second one deletes it.",
    params: object({ AddressIds: idsShape }),
    run({ params: { AddressIds }, region }) {
      const all = AddressIds.map((id) => requireStatus(idle(world, id, region), "UNBIND"));
      for (const one of all) addresses.replace({ ...one, status: "OFFLINING" });
      return {
        TaskId: begin(world, "ReleaseAddresses", all, (one, succeeded) => {
          const isIsolation = isPrepaid(one.chargeType) && !one.isIsolated;
          if (!succeeded || isIsolation) addresses.reveal({ ...one, isIsolated: succeeded });
          else erase(world, one);
        }),
      };
    },
  });
}

function erase(world: World, address: Address): void {
  world.eips.addresses.erase(address.id);
  world.tags.clear(tagsOfAddress(address));
}

function describeTaskResult(world: World): Action {
  return defineAction({
    name: "DescribeTaskResult",
    documentedOnly: "The task ID is a number, although other actions return it as text.",
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

function prepaidOf(world: World, id: string, region: string): Address {
  const address = idle(world, id, region);
  if (isPrepaid(address.chargeType)) return address;
  throw new PlatformError("InvalidParameterValue.AddressInternetChargeTypeConflict", `${id} is not prepaid.`);
}

function document(world: World, address: Address): Reply {
  return {
    AddressId: address.id,
    AddressName: address.name,
    AddressStatus: address.status,
    AddressIp: address.ip,
    InstanceId: address.instanceId,
    CreatedTime: world.timeText(address.createdAt),
    NetworkInterfaceId: address.networkInterfaceId,
    PrivateAddressIp: address.privateIp,
    IsArrears: address.isIsolated,
    IsBlocked: false,
    IsEipDirectConnection: false,
    AddressType: address.type,
    CascadeRelease: false,
    EipAlgType: { Ftp: true, Sip: true },
    InternetServiceProvider: address.provider,
    LocalBgp: false,
    Bandwidth: address.bandwidth,
    InternetChargeType: address.chargeType,
    TagSet: world.tags.pairsOf(tagsOfAddress(address)),
    DeadlineDate: address.expiresAt === undefined ? null : world.timeText(address.expiresAt),
    InstanceType: null,
    Egress: address.egress,
    AntiDDoSPackageId: address.antiDdosPackageId,
    RenewFlag: address.renewFlag ?? "",
    BandwidthPackageId: address.bandwidthPackageId,
    UnVpcId: "",
    DedicatedClusterId: address.clusterId,
    EipVisibleOnEni: false,
  };
}
