import { field } from "@org/core-provider";
import { fixed } from "../../platform/field-facts.ts";
import { gpuArgs, gpuRules, mountedDisk } from "./node-shapes.ts";

/** How the nodes of a pool are set up. */
export const nodeConfig = field.object(
  {
    mountTarget: field.string({
      emptyIsUnset: true,
      replaceOnChange: true,
      writeOnly: true,
      adoptedIfMissing: true,
      docs: "Directory at which data disks are mounted.",
    }),
    dockerGraphPath: field.string({
      default: "/var/lib/docker",
      replaceOnChange: true,
      docs: "Directory of the container runtime.",
    }),
    dataDisks: field.list(field.object(mountedDisk, { docs: "A data disk." }), {
      ...fixed,
      max: 11,
      docs: "How the data disks of `autoScalingConfig` are mounted.",
    }),
    extraArgs: field.list(field.string({ docs: "An argument." }), {
      ...fixed,
      wire: "ExtraArgs.Kubelet",
      docs: "Arguments of the kubelets, such as `max-pods=110`.",
    }),
    userData: field.string({
      emptyIsUnset: true,
      unsetAs: "",
      omitEmptyOnCreate: true,
      wire: "UserScript",
      docs: "Script that runs after a node was set up, as base64. A change applies to new nodes.",
    }),
    preStartUserScript: field.string({
      emptyIsUnset: true,
      unsetAs: "",
      omitEmptyOnCreate: true,
      docs: "Script that runs before a node is set up, as base64. A change applies to new nodes.",
    }),
    isSchedule: field.boolean({
      default: true,
      replaceOnChange: true,
      wire: "IsSchedule",
      docs: "Whether pods may run on new nodes.",
    }),
    desiredPodNum: field.integer({
      ...fixed,
      min: 0,
      wire: "DesiredPodNumber",
      docs: "Number of pods of a node, in a cluster with `enableCustomizedPodCidr`.",
    }),
    gpuArgs: field.object(gpuArgs, {
      replaceOnChange: true,
      writeOnly: true,
      adoptedIfMissing: true,
      wire: "GPUArgs",
      rules: gpuRules,
      docs: "Software for GPUs.",
    }),
  },
  { computed: true, wire: "InstanceAdvancedSettings", docs: "How the nodes are set up." },
);
