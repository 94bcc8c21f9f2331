import { field } from "@org/core-provider";
import { autoScalingConfig } from "./auto-scaling-config-fields.ts";
import { nodeConfig } from "./node-config-fields.ts";

/** The properties of the nodes of a pool. */
export const nodes = {
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
