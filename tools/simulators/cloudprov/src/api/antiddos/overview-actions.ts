import { integer, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { moment } from "./moment.ts";

/** The actions that show attacks, and count what is protected. */
export function overviewActions(world: World): Action[] {
  return [describeOverviewDdosEventList(world), describeOverviewIndex(world), describePendingRiskInfo(world)];
}

function describeOverviewDdosEventList({ protection }: World): Action {
  return defineAction({
    name: "DescribeOverviewDDoSEventList",
    simplified: "There are no attacks until a test adds some to the state.",
    params: object({
      StartTime: moment,
      EndTime: moment,
      AttackStatus: optional(text({ min: 1 })),
      Offset: optional(integer({ min: 0 })),
      Limit: optional(integer({ min: 1, max: 100 })),
    }),
    run({ params: { StartTime, EndTime, AttackStatus, Offset = 0, Limit = 20 } }) {
      const status = AttackStatus === undefined ? undefined : ["start", "end"].indexOf(AttackStatus);
      if (status === -1) throw new PlatformError("InvalidParameterValue", "AttackStatus must be start or end.");
      const all = eventsBetween(protection, StartTime, EndTime).filter(
        ({ attackStatus }) => attackStatus === (status ?? attackStatus),
      );
      return {
        Total: all.length,
        EventList: all.slice(Offset, Offset + Limit).map((event) => ({
          Id: event.id,
          Vip: event.vip,
          StartTime: event.startTime,
          EndTime: event.endTime,
          AttackType: event.attackType,
          AttackStatus: event.attackStatus,
          Mbps: event.mbps,
          Pps: event.pps,
          Business: event.business,
          InstanceId: event.instanceId,
          InstanceName: event.instanceName,
        })),
      };
    },
  });
}

function describeOverviewIndex({ protection }: World): Action {
  return defineAction({
    name: "DescribeOverviewIndex",
    simplified: "The counts follow from the attacks and addresses that a test adds to the state.",
    params: object({ StartTime: moment, EndTime: moment }),
    run({ params: { StartTime, EndTime } }) {
      const events = eventsBetween(protection, StartTime, EndTime);
      const [newest] = events.toSorted((a, b) => b.startTime.localeCompare(a.startTime));
      const addresses = protection.devices.allSeen().filter(({ kind }) => kind === "address");
      return {
        AllIpCount: addresses.length,
        AntiddosIpCount: protection.instances.allSeen().length,
        AttackIpCount: new Set(events.map(({ vip }) => vip)).size,
        BlockIpCount: addresses.filter(({ status }) => status === "1").length,
        AntiddosDomainCount: 0,
        AttackDomainCount: 0,
        MaxAttackFlow: Math.max(0, ...events.map(({ mbps }) => mbps)),
        NewAttackTime: newest?.startTime ?? null,
        NewAttackIp: newest?.vip ?? null,
        NewAttackType: newest?.attackType ?? null,
      };
    },
  });
}

function describePendingRiskInfo({ protection }: World): Action {
  return defineAction({
    name: "DescribePendingRiskInfo",
    simplified: "The counts follow from the attacks and addresses that a test adds to the state.",
    params: object({}),
    run() {
      const statuses = protection.devices.allSeen().map(({ status }) => status);
      const [blocking = 0, attacking = 0] = ["1", "3"].map((one) => statuses.filter((status) => status === one).length);
      return {
        IsPaidUsr: protection.instances.allSeen().length > 0,
        AttackingCount: attacking,
        BlockingCount: blocking,
        ExpiredCount: 0,
        Total: attacking + blocking,
      };
    },
  });
}

function eventsBetween({ ddosEvents }: World["protection"], from: string, until: string) {
  return ddosEvents.allSeen().filter(({ startTime }) => startTime >= from && startTime <= until);
}
