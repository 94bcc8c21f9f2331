import { field } from "@org/core-provider";
import { defaulted } from "../../platform/field-facts.ts";
import { idForms } from "../../platform/object-id.ts";

/** The member of requests that describes the scaling group of a pool. */
export const scalingGroupPath = "AutoScalingGroupPara";

/** How the platform scales a pool, and where it places its machines. */
export const scaling = {
  retryPolicy: field.string({
    default: "IMMEDIATE_RETRY",
    values: ["IMMEDIATE_RETRY", "INCREMENTAL_INTERVALS", "NO_RETRY"],
    replaceOnChange: true,
    wire: `${scalingGroupPath}.RetryPolicy`,
    docs: "When a failed purchase of machines is repeated.",
  }),
  vpcId: field.string({
    required: true,
    replaceOnChange: true,
    pattern: idForms.vpc,
    wire: `${scalingGroupPath}.VpcId`,
    docs: "ID of the private network.",
  }),
  subnetIds: field.list(field.string({ docs: "An ID.", pattern: idForms.subnet }), {
    ...defaulted,
    replaceOnChange: true,
    wire: `${scalingGroupPath}.SubnetIds`,
    docs: "IDs of the subnets of the nodes, in the order of their priority.",
  }),
  scalingMode: field.string({
    ...defaulted,
    knownValues: ["CLASSIC_SCALING", "WAKE_UP_STOPPED_SCALING"],
    replaceOnChange: true,
    wire: `${scalingGroupPath}.ServiceSettings.ScalingMode`,
    docs: "Whether nodes are created and deleted, or started and stopped.",
  }),
  autoUpdateInstanceTags: field.boolean({
    computed: true,
    replaceOnChange: true,
    wire: `${scalingGroupPath}.ServiceSettings.AutoUpdateInstanceTags`,
    docs: "Whether changed tags are also set on existing machines.",
  }),
  multiZoneSubnetPolicy: field.string({
    ...defaulted,
    values: ["PRIORITY", "EQUALITY"],
    wire: `${scalingGroupPath}.MultiZoneSubnetPolicy`,
    docs: "How nodes are distributed among the subnets.",
  }),
  scalingGroupName: field.string({
    ...defaulted,
    wire: "ScalingGroup.AutoScalingGroupName",
    docs: "Name of the scaling group.",
  }),
  zones: field.list(field.string({ docs: "A zone." }), {
    ...defaulted,
    wire: "ScalingGroup.Zones",
    docs: "Zones of the scaling group, for the basic network.",
  }),
  scalingGroupProjectId: field.integer({
    default: 0,
    min: 0,
    wire: "ScalingGroup.ProjectId",
    docs: "ID of the project of the scaling group.",
  }),
  defaultCooldown: field.integer({
    computed: true,
    min: 0,
    wire: "ScalingGroup.DefaultCooldown",
    docs: "Seconds between two changes of the number of nodes.",
  }),
  terminationPolicies: field.string({
    ...defaulted,
    knownValues: ["OLDEST_INSTANCE", "NEWEST_INSTANCE"],
    wire: "ScalingGroup.TerminationPolicies",
    docs: "Which nodes are removed first.",
  }),
};
