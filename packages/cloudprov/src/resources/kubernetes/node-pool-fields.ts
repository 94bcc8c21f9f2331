import { type Fields, field } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { tagsField } from "../../platform/tags.ts";
import { withWireNames } from "../../platform/wire-names.ts";
import { nodes } from "./node-pool-node-fields.ts";
import { scaling, scalingGroupPath } from "./node-pool-scaling-fields.ts";

const number = { min: 0, max: 2000 } as const;

const size = {
  maxSize: field.integer({
    required: true,
    ...number,
    wire: `${scalingGroupPath}.MaxSize`,
    docs: "Maximum number of nodes.",
  }),
  minSize: field.integer({
    required: true,
    ...number,
    wire: `${scalingGroupPath}.MinSize`,
    docs: "Minimum number of nodes.",
  }),
  desiredCapacity: field.integer({
    computed: true,
    ...number,
    changesWith: ["minSize", "maxSize", "enableAutoScale"],
    wire: `${scalingGroupPath}.DesiredCapacity`,
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
