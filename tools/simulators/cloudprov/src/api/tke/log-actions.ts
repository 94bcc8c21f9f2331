import { flag, listOf, object, optional, text } from "@org/simulator";
import type { World } from "../../world.ts";
import { type Action, defineAction, type Reply } from "../action.ts";
import { changeCluster, existingCluster, idleCluster, later } from "./cluster-tasks.ts";
import type { Cluster, LogSwitch } from "./kubernetes.ts";

type Kind = keyof Cluster["logs"];

/** The actions that turn on and off what clusters write to the log service. */
export function logActions(world: World): Action[] {
  return [
    turnOn(world, "InstallLogAgent", "Log"),
    turnOff(world, "UninstallLogAgent", "Log"),
    turnOn(world, "EnableEventPersistence", "Event"),
    turnOff(world, "DisableEventPersistence", "Event"),
    turnOn(world, "EnableClusterAudit", "Audit"),
    turnOff(world, "DisableClusterAudit", "Audit"),
    describeSwitches(world),
  ];
}

const own = { ClusterId: text({ min: 1 }), ClusterType: optional(text()) };

function set(world: World, id: string, kind: Kind, changes: Partial<LogSwitch>): void {
  const logs = world.kubernetes.clusters.get(id)?.logs;
  if (logs !== undefined) changeCluster(world, id, { logs: { ...logs, [kind]: { ...logs[kind], ...changes } } });
}

function turnOn(world: World, name: string, kind: Kind): Action {
  const place = { LogsetId: optional(text()), TopicId: optional(text()), TopicRegion: optional(text()) };
  return defineAction({
    name,
    params: object({ ...own, ...place, KubeletRootDir: optional(text()) }),
    run({ params: { ClusterId, LogsetId, TopicId }, region }) {
      idleCluster(world, ClusterId, region);
      const logsetId = LogsetId ?? (kind === "Log" ? "" : world.newUuid());
      const topicId = TopicId ?? (kind === "Log" ? "" : world.newUuid());
      set(world, ClusterId, kind, { status: "opening", fault: "", logsetId, topicId });
      later(world, name, (succeeded) =>
        set(world, ClusterId, kind, succeeded ? { status: "opened" } : { status: "failed", fault: "It cannot start." }),
      );
      return {};
    },
  });
}

function turnOff(world: World, name: string, kind: Kind): Action {
  return defineAction({
    name,
    params: object({ ...own, DeleteLogSetAndTopic: optional(flag()) }),
    run({ params: { ClusterId }, region }) {
      existingCluster(world, ClusterId, region);
      set(world, ClusterId, kind, { status: "closing" });
      later(world, name, () => set(world, ClusterId, kind, { status: "closed", logsetId: "", topicId: "" }));
      return {};
    },
  });
}

function describeSwitches(world: World): Action {
  return defineAction({
    name: "DescribeLogSwitches",
    params: object({ ClusterIds: listOf(text({ min: 1 }), { min: 1 }), ClusterType: optional(text()) }),
    run({ params: { ClusterIds }, region }) {
      return {
        SwitchSet: ClusterIds.map((id) => {
          const cluster = existingCluster(world, id, region);
          const { Log, Event, Audit } = (world.kubernetes.clusters.seen(id) ?? cluster).logs;
          return {
            Audit: document(Audit, region),
            ClusterId: id,
            Event: document(Event, region),
            Log: document(Log, region),
            MasterLog: null,
          };
        }),
      };
    },
  });
}

function document({ status, fault, logsetId, topicId }: LogSwitch, region: string): Reply {
  return {
    Enable: status === "opened",
    ErrorMsg: fault,
    LogsetId: logsetId,
    Status: status,
    TopicId: topicId,
    TopicRegion: region,
    UpgradeAble: false,
    Version: "1.1.17",
  };
}
