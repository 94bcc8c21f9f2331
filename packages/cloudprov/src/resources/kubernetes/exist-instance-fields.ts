import { atMostOneOf, field } from "@org/core-provider";
import { idForms } from "../../platform/object-id.ts";
import { agents, gpuArgs, gpuRules, nodePassword } from "./node-shapes.ts";

const unset = { emptyIsUnset: true } as const;
const pair = {
  name: field.string({ required: true, docs: "Name of the label." }),
  value: field.string({ required: true, docs: "Value of the label." }),
};

const nodeSettings = field.object(
  {
    mountTarget: field.string({ ...unset, docs: "Directory at which data disks are mounted." }),
    dockerGraphPath: field.string({ ...unset, docs: "Directory of the container runtime." }),
    userScript: field.string({ ...unset, docs: "Script that runs after the node was set up, as base64." }),
    unschedulable: field.integer({ docs: "Whether pods are kept away from the node: 0 for no." }),
    labels: field.list(field.object(pair, { docs: "A label." }), { ...unset, docs: "Labels of the node." }),
    dataDisk: field.object(
      {
        diskType: field.string({ ...unset, docs: "Type of the disk." }),
        fileSystem: field.string({ ...unset, docs: "File system." }),
        diskSize: field.integer({ docs: "Size, in GB." }),
        autoFormatAndMount: field.boolean({ docs: "Whether the disk is formatted and mounted." }),
        mountTarget: field.string({ ...unset, docs: "Directory at which the disk is mounted." }),
        diskPartition: field.string({ ...unset, docs: "Device or partition to mount." }),
      },
      { docs: "Data disk of the node, and how it is mounted." },
    ),
    extraArgs: field.object(
      {
        kubelets: field.list(field.string({ docs: "An argument." }), {
          ...unset,
          wire: "Kubelet",
          docs: "Arguments of the kubelet, such as `max-pods=110`.",
        }),
      },
      { docs: "Additional arguments." },
    ),
    desiredPodNumber: field.integer({ min: 0, docs: "Number of pods of the node." }),
    gpuArgs: field.object(gpuArgs, { wire: "GPUArgs", rules: gpuRules, docs: "Software for GPUs." }),
    taints: field.list(
      field.object(
        {
          key: field.string({ ...unset, docs: "Key of the taint." }),
          value: field.string({ ...unset, docs: "Value of the taint." }),
          effect: field.string({ ...unset, docs: "Effect, such as `NoSchedule`." }),
        },
        { docs: "A taint." },
      ),
      { ...unset, docs: "Taints of the node." },
    ),
  },
  { wire: "InstanceAdvancedSettingsOverride", docs: "Settings of the nodes. The platform uses `extraArgs` only." },
);

/** Machines of the account that become nodes or masters of a cluster. */
export const existInstances = field.set(
  field.object(
    {
      nodeRole: field.string({
        ...unset,
        knownValues: ["WORKER", "MASTER_ETCD"],
        docs: "Role of the machines. Defaults to `WORKER`.",
      }),
      instancesPara: field.object(
        {
          instanceIds: field.list(field.string({ docs: "An ID.", pattern: idForms.instance }), {
            required: true,
            min: 1,
            docs: "IDs of the machines. Their operating systems are reinstalled.",
          }),
          securityGroupIds: field.list(field.string({ docs: "An ID.", pattern: idForms.securityGroup }), {
            ...unset,
            docs: "IDs of the security groups.",
          }),
          password: field.string({ ...nodePassword, wire: "LoginSettings.Password" }),
          keyIds: field.list(field.string({ docs: "An ID.", pattern: idForms.keyPair }), {
            ...unset,
            wire: "LoginSettings.KeyIds",
            docs: "IDs of the SSH key pairs.",
          }),
          ...agents,
          masterConfig: nodeSettings,
        },
        {
          required: true,
          wire: "ExistedInstancesPara",
          rules: [atMostOneOf("password", "keyIds")],
          docs: "The machines, and how they are set up.",
        },
      ),
      desiredPodNumbers: field.list(field.integer({ docs: "A number." }), {
        ...unset,
        docs: "Number of pods of each machine, with `enableCustomizedPodCidr`.",
      }),
    },
    { docs: "Machines with the same role." },
  ),
  {
    emptyIsUnset: true,
    adoptedIfMissing: true,
    docs: "Machines of the account that become part of the cluster. The content of their system disks is lost. Only those of a cluster of the type `INDEPENDENT_CLUSTER` can be added or removed later; removed machines are kept. The settings of machines that are part of the cluster cannot be changed. A refresh detects machines that have left the cluster.",
  },
);
