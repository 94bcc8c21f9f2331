import { integer, listOf, object, optional, text } from "@org/simulator";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import type { Device } from "./records.ts";

/** The actions that show packages, protected resources and listeners. */
export function resourceActions(world: World): Action[] {
  return [describeBgpInstances(world), describeBasicDeviceStatus(world), describeListListener(world)];
}

function describeBgpInstances({ protection }: World): Action {
  return defineAction({
    name: "DescribeBgpInstances",
    documentedOnly: "An empty page is null.",
    params: object({
      FilterRegion: text({ min: 1 }),
      FilterInstanceIdList: optional(listOf(text({ min: 1 }), { min: 1 })),
      FilterTag: optional(
        listOf(object({ TagKey: optional(text({ min: 1 })), TagValue: optional(text({ min: 1 })) }), { min: 1 }),
      ),
      Offset: optional(integer({ min: 0 })),
      Limit: optional(integer({ min: 1, max: 100 })),
    }),
    run({ params: { FilterRegion, FilterInstanceIdList, FilterTag, Offset = 0, Limit = 20 } }) {
      const all = protection.instances
        .allSeen()
        .filter(
          ({ id, region, tags }) =>
            region === FilterRegion &&
            (FilterInstanceIdList?.includes(id) ?? true) &&
            (FilterTag ?? []).every(({ TagKey, TagValue }) =>
              tags.some((tag) => tag.TagKey === (TagKey ?? tag.TagKey) && tag.TagValue === (TagValue ?? tag.TagValue)),
            ),
        );
      const page = all.slice(Offset, Offset + Limit).map((instance) => ({
        InstanceId: instance.id,
        PackageType: instance.packageType,
        InstanceChargeType: instance.chargeType,
        InstanceChargePrepaid: instance.prepaid,
        EnterprisePackageConfig: instance.enterprise,
        StandardPackageConfig: instance.standard,
        StandardPlusPackageConfig: instance.standardPlus,
        InstanceCount: 1,
        DryRun: false,
        TagInfoList: instance.tags.length === 0 ? null : instance.tags,
      }));
      // An empty page is null.
      return { Total: all.length, BGPInstanceList: page.length === 0 ? null : page };
    },
  });
}

function describeBasicDeviceStatus({ protection }: World): Action {
  return defineAction({
    name: "DescribeBasicDeviceStatus",
    simplified: "There are no devices until a test adds some to the state.",
    params: object({
      IpList: optional(listOf(text({ min: 1 }), { min: 1 })),
      IdList: optional(listOf(text({ min: 1 }), { min: 1 })),
      FilterRegion: optional(integer()),
    }),
    run({ params: { IpList, IdList, FilterRegion } }) {
      const everything = IpList === undefined && IdList === undefined;
      const find = (kind: Device["kind"], wanted: readonly string[] | undefined) => {
        const found = protection.devices
          .allSeen()
          .filter(
            (device) =>
              device.kind === kind &&
              (everything || wanted?.includes(device.id) === true) &&
              device.region === (FilterRegion ?? device.region),
          );
        return found.map(({ id, status }) => ({ Key: id, Value: status }));
      };
      const balancers = find("load-balancer", IdList);
      return {
        Data: find("address", IpList),
        CLBData: balancers.length === 0 ? null : balancers,
        CnameWafData: null,
      };
    },
  });
}

function describeListListener({ protection }: World): Action {
  return defineAction({
    name: "DescribeListListener",
    simplified: "There are no listeners until a test adds some to the state.",
    params: object({}),
    run() {
      const { layer4Listeners, layer7Listeners } = protection;
      return {
        Layer4Listeners: layer4Listeners.allSeen().map(({ id: _own, ...listener }) => listener),
        Layer7Listeners: layer7Listeners.allSeen().map(({ id: _own, ...listener }) => listener),
      };
    },
  });
}
