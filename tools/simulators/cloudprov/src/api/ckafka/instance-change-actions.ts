import { flag, integer, object, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { checkSize, type InstanceSize } from "./instance-purchase.ts";
import type { KafkaInstance } from "./kafka.ts";
import { presentInstance, succeeded } from "./lookup.ts";

/** The actions that change instances. */
export function instanceChangeActions(world: World): Action[] {
  return [modifyInstanceAttributes(world), instanceScalingDown(world), modifyInstancePre(world)];
}

const dynamicMember = object({
  Enable: optional(integer({ min: 0, max: 1 })),
  DiskQuotaPercentage: optional(integer()),
  StepForwardPercentage: optional(integer()),
  BottomRetention: optional(integer()),
});

function modifyInstanceAttributes(world: World): Action {
  return defineAction({
    name: "ModifyInstanceAttributes",
    params: object({
      InstanceId: text({ min: 1 }),
      MsgRetentionTime: optional(integer()),
      InstanceName: optional(text()),
      Config: optional(
        object({
          AutoCreateTopicEnable: optional(flag()),
          DefaultNumPartitions: optional(integer()),
          DefaultReplicationFactor: optional(integer()),
        }),
      ),
      DynamicRetentionConfig: optional(dynamicMember),
      RebalanceTime: optional(integer()),
      PublicNetwork: optional(integer()),
      MaxMessageByte: optional(integer()),
      UncleanLeaderElectionEnable: optional(integer({ min: 0, max: 1 })),
      DeleteProtectionEnable: optional(integer({ min: 0, max: 1 })),
      RetentionBytes: optional(integer()),
      AdminSecurity: optional(flag()),
      TransactionalIdExpirationMs: optional(integer()),
    }),
    run({ params, region }) {
      const instance = runningInstance(world, params.InstanceId, region);
      const {
        Config: config,
        DynamicRetentionConfig: dynamic,
        MsgRetentionTime: retention = instance.retention,
      } = params;
      const { MaxMessageByte: maxMessage = instance.maxMessage, PublicNetwork: publicNetwork } = params;
      if (retention < 1 || retention > 129_600) {
        throw new PlatformError("InvalidParameter", "MsgRetentionTime must be from 1 to 129600.");
      }
      if (maxMessage < 1024 || maxMessage > 12_582_912) {
        throw new PlatformError("InvalidParameter", "MaxMessageByte must be from 1024 to 12582912.");
      }
      if (publicNetwork !== undefined && instance.type !== "profession") {
        throw new PlatformError("UnsupportedOperation", "Only profession has a public network.");
      }
      const protection = params.DeleteProtectionEnable;
      world.kafka.instances.replace({
        ...instance,
        name: params.InstanceName ?? instance.name,
        retention,
        maxMessage,
        publicNetwork: publicNetwork ?? instance.publicNetwork,
        isProtected: protection === undefined ? instance.isProtected : protection === 1,
        ...(config && {
          autoCreate: {
            isOn: config.AutoCreateTopicEnable ?? instance.autoCreate?.isOn ?? false,
            partitions: config.DefaultNumPartitions ?? instance.autoCreate?.partitions ?? 3,
            replicas: config.DefaultReplicationFactor ?? instance.autoCreate?.replicas ?? 2,
          },
        }),
        ...(dynamic && {
          dynamicRetention: {
            Enable: 0,
            DiskQuotaPercentage: 75,
            StepForwardPercentage: 10,
            BottomRetention: 1440,
            ...instance.dynamicRetention,
            ...dynamic,
          },
        }),
      });
      return { Result: succeeded };
    },
  });
}

const sizeMembers = {
  InstanceId: text({ min: 1 }),
  DiskSize: optional(integer()),
  BandWidth: optional(integer()),
  Partition: optional(integer()),
};

function instanceScalingDown(world: World): Action {
  return defineAction({
    name: "InstanceScalingDown",
    params: object({ ...sizeMembers, UpgradeStrategy: integer({ min: 1, max: 2 }) }),
    run({ params, region }) {
      const instance = runningInstance(world, params.InstanceId, region);
      if (instance.expiresAt !== undefined) {
        throw new PlatformError("FailedOperation", "Only instances that are charged by the hour can be scaled so.");
      }
      resize(world, instance, params);
      return { Result: { DealNames: [world.newNumber()] } };
    },
  });
}

function modifyInstancePre(world: World): Action {
  return defineAction({
    name: "ModifyInstancePre",
    params: object(sizeMembers),
    run({ params, region }) {
      const instance = runningInstance(world, params.InstanceId, region);
      if (instance.expiresAt === undefined) throw new PlatformError("FailedOperation", "The instance is not prepaid.");
      resize(world, instance, params);
      const Data = {
        FlowId: 0,
        DealNames: [world.newNumber()],
        InstanceId: instance.id,
        DealNameInstanceIdMapping: null,
        EventId: null,
      };
      return { Result: { ...succeeded, Data, DeleteRouteTimestamp: null } };
    },
  });
}

/** Starts a task that changes the size of an instance. */
function resize({ kafka, settings, hub }: World, instance: KafkaInstance, size: InstanceSize): void {
  checkSize(size);
  kafka.instances.replace({ ...instance, status: 7 });
  hub.agenda.in(settings.kafkaTaskMs, () => {
    const present = kafka.instances.get(instance.id);
    if (present === undefined) return;
    const {
      BandWidth: bandwidth = present.bandwidth,
      DiskSize: diskSize = present.diskSize,
      Partition: partitions = present.partitions,
    } = size;
    kafka.instances.replace({ ...present, status: 1, bandwidth, diskSize, partitions });
  });
}

/** An instance that no task works on. */
function runningInstance(world: World, id: string, region: string): KafkaInstance {
  const instance = presentInstance(world, id, region);
  if (instance.status !== 1) {
    throw new PlatformError("UnsupportedOperation", `The instance ${id} has the status ${instance.status}.`);
  }
  return instance;
}
