import { field } from "@org/core-provider";
import { sentOnce } from "../../platform/field-facts.ts";
import { existInstances } from "./exist-instance-fields.ts";
import { machineConfigs } from "./machine-config-fields.ts";

const settings = "InstanceAdvancedSettings";

/** The nodes of a cluster: the initial ones, how they are set up, and how they are scaled. */
export const clusterNodeFields = {
  ...machineConfigs,
  existInstances,
  labels: field.map(field.string({ docs: "Value of the label." }), {
    ...sentOnce,
    wire: `${settings}.Labels`,
    docs: "Labels of the initial nodes of the cluster, by name.",
  }),
  unschedulable: field.integer({
    default: 0,
    min: 0,
    replaceOnChange: true,
    writeOnly: true,
    adoptedIfMissing: true,
    wire: `${settings}.Unschedulable`,
    docs: "Whether pods are kept away from the initial nodes of the cluster: 0 for no.",
  }),
  mountTarget: field.string({
    ...sentOnce,
    wire: `${settings}.MountTarget`,
    docs: "Directory at which data disks are mounted.",
  }),
  globeDesiredPodNum: field.integer({
    ...sentOnce,
    min: 0,
    wire: `${settings}.DesiredPodNumber`,
    docs: "Number of pods of each node, with `enableCustomizedPodCidr`.",
  }),
  dockerGraphPath: field.string({
    default: "/var/lib/docker",
    replaceOnChange: true,
    writeOnly: true,
    adoptedIfMissing: true,
    wire: `${settings}.DockerGraphPath`,
    docs: "Directory of the container runtime.",
  }),
  preStartUserScript: field.string({
    ...sentOnce,
    wire: `${settings}.PreStartUserScript`,
    docs: "Script that runs before a node is set up, as base64.",
  }),
  extraArgs: field.list(field.string({ docs: "An argument." }), {
    ...sentOnce,
    wire: `${settings}.ExtraArgs.Kubelet`,
    docs: "Arguments of the kubelets, such as `max-pods=110`.",
  }),
  nodePoolGlobalConfigs: field.list(
    field.object(
      {
        isScaleInEnabled: field.boolean({
          computed: true,
          wire: "IsScaleDownEnabled",
          docs: "Whether idle nodes are removed.",
        }),
        expander: field.string({
          computed: true,
          emptyIsUnset: true,
          knownValues: ["random", "most-pods", "least-waste"],
          wire: "Expander",
          docs: "How a node pool is chosen when nodes are added.",
        }),
        maxConcurrentScaleIn: field.integer({
          computed: true,
          wire: "MaxEmptyBulkDelete",
          docs: "Maximum number of nodes that are removed at once.",
        }),
        scaleInDelay: field.integer({
          computed: true,
          wire: "ScaleDownDelay",
          docs: "Minutes after the addition of nodes before others are removed.",
        }),
        scaleInUnneededTime: field.integer({
          computed: true,
          wire: "ScaleDownUnneededTime",
          docs: "Minutes that a node must be idle before it is removed.",
        }),
        scaleInUtilizationThreshold: field.integer({
          computed: true,
          wire: "ScaleDownUtilizationThreshold",
          docs: "Utilization below which a node is idle, in percent.",
        }),
        ignoreDaemonSetsUtilization: field.boolean({
          computed: true,
          wire: "IgnoreDaemonSetsUtilization",
          docs: "Whether the pods of daemon sets do not count as utilization.",
        }),
        skipNodesWithLocalStorage: field.boolean({
          computed: true,
          wire: "SkipNodesWithLocalStorage",
          docs: "Whether nodes whose pods use local storage are kept.",
        }),
        skipNodesWithSystemPods: field.boolean({
          computed: true,
          wire: "SkipNodesWithSystemPods",
          docs: "Whether nodes with pods of the system are kept.",
        }),
      },
      { docs: "The settings." },
    ),
    {
      computed: true,
      max: 1,
      single: "optional",
      wire: "ClusterAsGroupOption",
      docs: "How the node pools of the cluster are scaled.",
    },
  ),
  clusterExtraArgs: field.object(
    {
      kubeApiservers: extra("KubeAPIServer", "Arguments of the API server."),
      kubeControllerManagers: extra("KubeControllerManager", "Arguments of the controller manager."),
      kubeSchedulers: extra("KubeScheduler", "Arguments of the scheduler."),
    },
    {
      computed: true,
      wire: "ClusterAdvancedSettings.ExtraArgs",
      docs: "Additional arguments of the control plane, such as `feature-gates=...`.",
    },
  ),
  clusterNodeNum: field.integer({
    output: true,
    changesWith: ["existInstances"],
    wire: "ClusterNodeNum",
    docs: "Number of nodes.",
  }),
  workerInstancesLists: field.list(
    field.object(
      {
        instanceId: field.string({ output: true, wire: "InstanceId", docs: "ID of the machine." }),
        instanceRole: field.string({ output: true, wire: "InstanceRole", docs: "Role of the node." }),
        instanceState: field.string({ output: true, wire: "InstanceState", docs: "State, such as `running`." }),
        failedReason: field.string({ output: true, wire: "FailedReason", docs: "Why the node does not work." }),
        lanIp: field.string({ output: true, wire: "LanIP", docs: "Private address of the node." }),
      },
      { docs: "A node." },
    ),
    { output: true, changesWith: ["existInstances"], wire: "InstanceSet", docs: "Nodes of the cluster." },
  ),
};

function extra(wire: string, docs: string) {
  return field.list(field.string({ docs: "An argument." }), { computed: true, wire, docs });
}
