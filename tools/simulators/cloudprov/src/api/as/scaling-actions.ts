import { anything, flag, integer, listOf, object, optional, text } from "@org/simulator";
import type { World } from "../../world.ts";
import { type Action, defineAction, found } from "../action.ts";
import { filtered, filtersShape, pageMembers, pageOf } from "../lists.ts";
import { groupDocument, launchDocument } from "../tke/node-pool-document.ts";
import { changePool } from "../tke/node-pool-lifecycle.ts";
import type { NodePool } from "../tke/node-pools.ts";

/** The actions that read and change how node pools are scaled and which machines they buy. */
export function scalingActions(world: World): Action[] {
  return [
    describeLaunchConfigurations(world),
    modifyLaunchConfiguration(world),
    describeGroups(world),
    modifyGroup(world),
    describeActivities(world),
  ];
}

const ids = optional(listOf(text({ min: 1 }), { min: 1, max: 100 }));

function poolsIn({ kubernetes }: World, region: string): NodePool[] {
  return kubernetes.pools.all().filter(({ clusterId }) => kubernetes.clusters.get(clusterId)?.region === region);
}

function describeLaunchConfigurations(world: World): Action {
  return defineAction({
    name: "DescribeLaunchConfigurations",
    params: object({
      LaunchConfigurationIds: ids,
      Filters: filtersShape("launch-configuration-id", "launch-configuration-name"),
      ...pageMembers,
    }),
    run({ params: { LaunchConfigurationIds, Filters, ...page }, region }) {
      const all = filtered(poolsIn(world, region), Filters, {
        "launch-configuration-id": ({ launch }, value) => launch.id === value,
      }).filter(({ launch }) => LaunchConfigurationIds?.includes(launch.id) ?? true);
      return {
        TotalCount: all.length,
        LaunchConfigurationSet: pageOf(all, page).map((pool) => launchDocument(world, pool)),
      };
    },
  });
}

function modifyLaunchConfiguration(world: World): Action {
  return defineAction({
    name: "ModifyLaunchConfigurationAttributes",
    params: object({
      LaunchConfigurationId: text({ min: 1 }),
      ImageId: optional(text()),
      InstanceTypes: optional(listOf(text({ min: 1 }))),
      InstanceTypesCheckPolicy: optional(text()),
      LaunchConfigurationName: optional(text()),
      UserData: optional(text()),
      SecurityGroupIds: optional(listOf(text({ min: 1 }))),
      InternetAccessible: optional(anything()),
      InstanceChargeType: optional(text({ min: 1 })),
      InstanceChargePrepaid: optional(anything()),
      InstanceMarketOptions: optional(anything()),
      DiskTypePolicy: optional(text()),
      SystemDisk: optional(anything()),
      DataDisks: optional(listOf(anything())),
      HostNameSettings: optional(anything()),
      InstanceNameSettings: optional(anything()),
      EnhancedService: optional(anything()),
      CamRoleName: optional(text()),
    }),
    run({ params: { LaunchConfigurationId, ...changes }, region }) {
      const pool = found(
        poolsIn(world, region).find(({ launch }) => launch.id === LaunchConfigurationId),
        "ResourceNotFound.LaunchConfigurationIdNotFound",
        `launch configuration ${LaunchConfigurationId}`,
      );
      const { InstanceTypes: types = pool.launch.types, ...members } = changes;
      changePool(world, pool.id, {
        launch: { ...pool.launch, types, members: { ...pool.launch.members, ...members } },
      });
      return {};
    },
  });
}

function describeGroups(world: World): Action {
  return defineAction({
    name: "DescribeAutoScalingGroups",
    params: object({
      AutoScalingGroupIds: ids,
      Filters: filtersShape("auto-scaling-group-id", "auto-scaling-group-name", "vpc-id"),
      ...pageMembers,
    }),
    run({ params: { AutoScalingGroupIds, Filters, ...page }, region }) {
      const all = filtered(poolsIn(world, region), Filters, {
        "auto-scaling-group-id": ({ group }, value) => group.id === value,
        "auto-scaling-group-name": ({ group }, value) => group.name === value,
        "vpc-id": ({ group }, value) => group.vpcId === value,
      }).filter(({ group }) => AutoScalingGroupIds?.includes(group.id) ?? true);
      return {
        TotalCount: all.length,
        AutoScalingGroupSet: pageOf(all, page).map((pool) => groupDocument(world, pool)),
      };
    },
  });
}

function modifyGroup(world: World): Action {
  return defineAction({
    name: "ModifyAutoScalingGroup",
    params: object({
      AutoScalingGroupId: text({ min: 1 }),
      AutoScalingGroupName: optional(text({ min: 1 })),
      DefaultCooldown: optional(integer({ min: 0 })),
      ProjectId: optional(integer({ min: 0 })),
      SubnetIds: optional(listOf(text({ min: 1 }))),
      TerminationPolicies: optional(listOf(text({ min: 1 }), { min: 1, max: 1 })),
      Zones: optional(listOf(text({ min: 1 }))),
      RetryPolicy: optional(text({ min: 1 })),
      ServiceSettings: optional(object({ ScalingMode: optional(text()), AutoUpdateInstanceTags: optional(flag()) })),
      MultiZoneSubnetPolicy: optional(text({ min: 1 })),
    }),
    run({ params, region }) {
      const pool = found(
        poolsIn(world, region).find(({ group }) => group.id === params.AutoScalingGroupId),
        "ResourceNotFound.AutoScalingGroupId",
        `scaling group ${params.AutoScalingGroupId}`,
      );
      const { group } = pool;
      changePool(world, pool.id, {
        group: {
          ...group,
          name: params.AutoScalingGroupName ?? group.name,
          cooldown: params.DefaultCooldown ?? group.cooldown,
          projectId: params.ProjectId ?? group.projectId,
          subnetIds: params.SubnetIds ?? group.subnetIds,
          termination: params.TerminationPolicies ?? group.termination,
          zones: params.Zones ?? group.zones,
          retryPolicy: params.RetryPolicy ?? group.retryPolicy,
          subnetPolicy: params.MultiZoneSubnetPolicy ?? group.subnetPolicy,
        },
      });
      return {};
    },
  });
}

function describeActivities(world: World): Action {
  return defineAction({
    name: "DescribeAutoScalingActivities",
    params: object({
      ActivityIds: ids,
      Filters: filtersShape("auto-scaling-group-id", "activity-status-code", "activity-type", "activity-id"),
      ...pageMembers,
      StartTime: optional(text()),
      EndTime: optional(text()),
    }),
    run({ params: { Filters, ...page }, region }) {
      const failed = world.settings.failedTasks.includes("AddNodes") ? poolsIn(world, region) : [];
      const all = filtered(failed, Filters, { "auto-scaling-group-id": ({ group }, value) => group.id === value });
      return {
        TotalCount: all.length,
        ActivitySet: pageOf(all, page).map(({ group }) => ({
          AutoScalingGroupId: group.id,
          ActivityId: `asa-${group.id.slice(4)}`,
          ActivityType: "SCALE_OUT",
          StatusCode: "FAILED",
          StatusMessage: "The machines cannot be bought.",
          Cause: "Activity was launched in response to a difference between desired capacity and actual capacity.",
          Description: "Launching machines.",
          StartTime: world.timeText(),
          EndTime: world.timeText(),
          CreatedTime: world.timeText(),
          ActivityRelatedInstanceSet: [],
          StatusMessageSimplified: "The type of machines is sold out.",
          LifecycleActionResultSet: [],
          DetailedStatusMessageSet: [],
          InvocationResultSet: [],
          RelatedInstanceSet: [],
        })),
      };
    },
  });
}
