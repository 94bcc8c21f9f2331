import { type Fields, field } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { autoScalingConfig } from "./auto-scaling-config-fields.ts";
import { nodeConfig } from "./node-config-fields.ts";

const group = "AutoScalingGroupPara";
const number = { min: 0, max: 2000 } as const;
const filled = { computed: true, emptyIsUnset: true } as const;

const size = {
  maxSize: field.integer({ required: true, ...number, wire: `${group}.MaxSize`, docs: "Maximum number of nodes." }),
  minSize: field.integer({ required: true, ...number, wire: `${group}.MinSize`, docs: "Minimum number of nodes." }),
  desiredCapacity: field.integer({
    computed: true,
    ...number,
    changesWith: ["minSize", "maxSize", "enableAutoScale"],
    wire: `${group}.DesiredCapacity`,
    docs: "Number of nodes. With `enableAutoScale` it is set when the pool is created and when the program changes it; `nodeCount` is the present number.",
  }),
  enableAutoScale: field.boolean({
    default: true,
    wire: "EnableAutoscale",
    docs: "Whether the platform adds and removes nodes as the pods need them.",
  }),
  waitNodeReady: field.boolean({
    local: true,
    docs: "Whether a creation waits until the nodes work. Requires `enableAutoScale: false`.",
  }),
  scaleTolerance: field.integer({
    local: true,
    min: 0,
    max: 100,
    docs: "Percentage of the nodes for which `waitNodeReady` waits. Defaults to 100.",
  }),
};

const scaling = {
  retryPolicy: field.string({
    default: "IMMEDIATE_RETRY",
    values: ["IMMEDIATE_RETRY", "INCREMENTAL_INTERVALS", "NO_RETRY"],
    replaceOnChange: true,
    wire: `${group}.RetryPolicy`,
    docs: "When a failed purchase of machines is repeated.",
  }),
  vpcId: field.string({
    required: true,
    replaceOnChange: true,
    pattern: idForms.vpc,
    wire: `${group}.VpcId`,
    docs: "ID of the private network.",
  }),
  subnetIds: field.list(field.string({ docs: "An ID.", pattern: idForms.subnet }), {
    ...filled,
    replaceOnChange: true,
    wire: `${group}.SubnetIds`,
    docs: "IDs of the subnets of the nodes, in the order of their priority.",
  }),
  scalingMode: field.string({
    ...filled,
    knownValues: ["CLASSIC_SCALING", "WAKE_UP_STOPPED_SCALING"],
    replaceOnChange: true,
    wire: `${group}.ServiceSettings.ScalingMode`,
    docs: "Whether nodes are created and deleted, or started and stopped.",
  }),
  autoUpdateInstanceTags: field.boolean({
    computed: true,
    replaceOnChange: true,
    wire: `${group}.ServiceSettings.AutoUpdateInstanceTags`,
    docs: "Whether changed tags are also set on existing machines.",
  }),
  multiZoneSubnetPolicy: field.string({
    ...filled,
    values: ["PRIORITY", "EQUALITY"],
    wire: `${group}.MultiZoneSubnetPolicy`,
    docs: "How nodes are distributed among the subnets.",
  }),
  scalingGroupName: field.string({
    ...filled,
    wire: "ScalingGroup.AutoScalingGroupName",
    docs: "Name of the scaling group.",
  }),
  zones: field.list(field.string({ docs: "A zone." }), {
    ...filled,
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
    ...filled,
    knownValues: ["OLDEST_INSTANCE", "NEWEST_INSTANCE"],
    wire: "ScalingGroup.TerminationPolicies",
    docs: "Which nodes are removed first.",
  }),
};

const nodes = {
  nodeConfig,
  autoScalingConfig,
  labels: field.map(field.string({ docs: "Value of the label." }), {
    emptyIsUnset: true,
    unsetAs: {},
    omitEmptyOnCreate: true,
    wire: "Labels",
    docs: "Labels of the nodes, by name.",
  }),
  taints: field.list(
    field.object(
      {
        key: field.string({ required: true, docs: "Key of the taint." }),
        value: field.string({ required: true, docs: "Value of the taint." }),
        effect: field.string({
          required: true,
          knownValues: ["NoSchedule", "PreferNoSchedule", "NoExecute"],
          docs: "What happens to pods that do not tolerate it.",
        }),
      },
      { docs: "A taint." },
    ),
    { emptyIsUnset: true, unsetAs: [], omitEmptyOnCreate: true, wire: "Taints", docs: "Taints of the nodes." },
  ),
  annotations: field.set(
    field.object(
      {
        name: field.string({ required: true, docs: "Name of the annotation." }),
        value: field.string({ required: true, docs: "Value of the annotation." }),
      },
      { docs: "An annotation." },
    ),
    { computed: true, wire: "Annotations", docs: "Annotations of the nodes, besides those that the platform adds." },
  ),
  unschedulable: field.integer({
    default: 0,
    min: 0,
    replaceOnChange: true,
    wire: "Unschedulable",
    docs: "Whether pods are kept away from new nodes: 0 for no.",
  }),
  nodeOs: field.string({
    default: "tlinux2.4x86_64",
    equality: "case-insensitive",
    wire: "NodePoolOs",
    docs: "Operating system: the name of a public image or the ID of an image. A change applies to new nodes.",
  }),
  nodeOsType: field.string({
    default: "GENERAL",
    knownValues: ["DOCKER_CUSTOMIZE", "GENERAL"],
    wire: "OsCustomizeType",
    docs: "Type of the operating system. It has no effect if `nodeOs` is the ID of an image.",
  }),
};

/** The properties of a pool of nodes. */
export const nodePoolFields = withWireNames({
  clusterId: field.string({
    required: true,
    replaceOnChange: true,
    pattern: idForms.cluster,
    docs: "ID of the cluster.",
  }),
  name: field.string({ autoName: { maxLength: 60 }, docs: "Name of the pool." }),
  ...size,
  ...nodes,
  ...scaling,
  deleteKeepInstance: field.boolean({
    default: true,
    local: true,
    docs: "Whether a deletion keeps the machines, which are then still charged.",
  }),
  deletionProtection: field.boolean({
    computed: true,
    docs: "Whether the pool is protected from deletion. Set it to false and run `pulumi up` before you delete the resource.",
  }),
  tags: field.map(field.string({ docs: "Value of the tag." }), {
    computed: true,
    wire: "Tags",
    docs: tagsField.facts.docs,
  }),
  nodePoolId: field.string({ output: true, returned: "always", docs: "ID of the pool, `np-...`." }),
  status: field.string({ output: true, wire: "LifeState", docs: "Status, such as `normal`." }),
  nodeCount: field.integer({
    output: true,
    changesWith: ["desiredCapacity", "minSize", "maxSize", "enableAutoScale"],
    wire: "NodeCount",
    docs: "Number of nodes.",
  }),
  autoscalingAddedTotal: field.integer({
    output: true,
    changesWith: ["desiredCapacity", "minSize", "maxSize", "enableAutoScale"],
    wire: "NodeCountSummary.AutoscalingAdded.Total",
    docs: "Number of nodes that the scaling group added.",
  }),
  manuallyAddedTotal: field.integer({
    output: true,
    wire: "NodeCountSummary.ManuallyAdded.Total",
    docs: "Number of nodes that were added by hand.",
  }),
  launchConfigId: field.string({
    output: true,
    wire: "LaunchConfigurationId",
    docs: "ID of the launch configuration, `asc-...`.",
  }),
  autoScalingGroupId: field.string({
    output: true,
    wire: "AutoscalingGroupId",
    docs: "ID of the scaling group, `asg-...`.",
  }),
} satisfies Fields);
