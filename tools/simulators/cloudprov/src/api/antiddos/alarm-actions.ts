import { isIP } from "node:net";
import { integer, listOf, object, oneOf, optional, type Shape, type Store, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { likeInstance } from "./instance-filter.ts";

/** The actions of alarm thresholds: by default for the instances of a type, and for single addresses. */
export function alarmActions(world: World): Action[] {
  return [
    createDefaultAlarmThreshold(world),
    describeDefaultAlarmThreshold(world),
    createIpAlarmThresholdConfig(world),
    describeListIpAlarmConfig(world),
  ];
}

const instanceType = oneOf("bgp", "bgpip");
const alarmType: Shape<number> = integer({ min: 1, max: 2 });
const threshold = { AlarmType: alarmType, AlarmThreshold: integer({ min: 0 }) };

function createDefaultAlarmThreshold({ protection: { defaultThresholds } }: World): Action {
  return defineAction({
    name: "CreateDefaultAlarmThreshold",
    documentedOnly: "A threshold of 0 removes the setting.",
    params: object({ InstanceType: instanceType, DefaultAlarmConfig: object(threshold) }),
    run({ params: { InstanceType, DefaultAlarmConfig } }) {
      const { AlarmType, AlarmThreshold } = DefaultAlarmConfig;
      const id = `${InstanceType}#${AlarmType}`;
      set(defaultThresholds, { id, instanceType: InstanceType, alarmType: AlarmType, threshold: AlarmThreshold });
      return {};
    },
  });
}

function describeDefaultAlarmThreshold({ protection }: World): Action {
  return defineAction({
    name: "DescribeDefaultAlarmThreshold",
    params: object({ InstanceType: instanceType, FilterAlarmType: alarmType }),
    run({ params: { InstanceType, FilterAlarmType } }) {
      const found = protection.defaultThresholds
        .allSeen()
        .filter(({ instanceType: type, alarmType: about }) => type === InstanceType && about === FilterAlarmType);
      return {
        DefaultAlarmConfigList: found.map((one) => ({ AlarmType: one.alarmType, AlarmThreshold: one.threshold })),
      };
    },
  });
}

function createIpAlarmThresholdConfig({ protection: { ipThresholds } }: World): Action {
  const instance = object({ EipList: listOf(text({ min: 1 }), { min: 1 }), InstanceId: text({ min: 1 }) });
  return defineAction({
    name: "CreateIPAlarmThresholdConfig",
    documentedOnly: "A threshold of 0 removes the setting.",
    params: object({
      IpAlarmThresholdConfigList: listOf(object({ ...threshold, InstanceDetailList: listOf(instance, { min: 1 }) }), {
        min: 1,
      }),
    }),
    run({ params: { IpAlarmThresholdConfigList: configs } }) {
      for (const { AlarmType, AlarmThreshold, InstanceDetailList } of configs) {
        for (const { InstanceId, EipList } of InstanceDetailList) {
          for (const ip of EipList) {
            if (isIP(ip) === 0) throw new PlatformError("InvalidParameterValue", `${ip} is not an IP address.`);
            const id = `${InstanceId}#${ip}#${AlarmType}`;
            set(ipThresholds, { id, instanceId: InstanceId, ip, alarmType: AlarmType, threshold: AlarmThreshold });
          }
        }
      }
      return {};
    },
  });
}

function describeListIpAlarmConfig({ protection }: World): Action {
  return defineAction({
    name: "DescribeListIPAlarmConfig",
    params: object({
      Offset: integer({ min: 0 }),
      Limit: integer({ min: 0, max: 100 }),
      FilterInstanceId: text({ min: 1 }),
      FilterAlarmType: alarmType,
      FilterIp: optional(text({ min: 1 })),
      FilterCname: optional(text({ min: 1 })),
    }),
    run({ params: { Offset, Limit, FilterInstanceId, FilterAlarmType, FilterIp } }) {
      const found = protection.ipThresholds
        .allSeen()
        .filter(
          ({ instanceId, ip, alarmType: about }) =>
            likeInstance(FilterInstanceId)(instanceId) && ip === (FilterIp ?? ip) && about === FilterAlarmType,
        );
      return {
        Total: found.length,
        ConfigList: found.slice(Offset, Offset + (Limit || 100)).map(({ instanceId, ip, ...one }) => ({
          AlarmType: one.alarmType,
          AlarmThreshold: one.threshold,
          InstanceDetailList: [{ EipList: [ip], InstanceId: instanceId }],
        })),
      };
    },
  });
}

/** Sets a threshold, in the place of one that is there; 0 takes it away. */
function set<T extends { readonly id: string; readonly threshold: number }>(store: Store<T>, threshold: T): void {
  if (threshold.threshold === 0) store.remove(threshold.id);
  else if (store.get(threshold.id) === undefined) store.insert(threshold);
  else store.replace(threshold);
}
