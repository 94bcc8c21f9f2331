import { field } from "@org/core-provider";
import { fixed } from "../../platform/field-facts.ts";
import { idForms } from "../../platform/object-id.ts";

function isPart(part: unknown, whole: unknown): boolean {
  const all = Array.isArray(whole) ? whole : [];
  return (Array.isArray(part) ? part : []).every((one) => all.includes(one));
}

/** The addresses and the network of pods and services. */
export const clusterNetworkFields = {
  networkType: field.string({
    default: "GR",
    values: ["GR", "VPC-CNI", "CiliumOverlay"],
    replaceOnChange: true,
    wire: "ClusterAdvancedSettings.NetworkType",
    docs: "Network of the pods: `GR` for routes in the private network, `VPC-CNI` for addresses of its subnets, or `CiliumOverlay`.",
  }),
  clusterCidr: field.string({
    ...fixed,
    pattern: { match: /^\d+\.\d+\.\d+\.\d+\/\d+$/, says: "be a CIDR block, such as 10.4.0.0/16" },
    wire: "ClusterCIDRSettings.ClusterCIDR",
    docs: "Addresses of pods and services, such as `10.4.0.0/16`. Required unless the network type is `VPC-CNI`.",
  }),
  serviceCidr: field.string({
    ...fixed,
    pattern: { match: /^\d+\.\d+\.\d+\.\d+\/\d+$/, says: "be a CIDR block, such as 10.5.0.0/20" },
    wire: "ClusterCIDRSettings.ServiceCIDR",
    docs: "Addresses of services. Required with the network type `VPC-CNI`.",
  }),
  ignoreClusterCidrConflict: field.boolean({
    default: false,
    replaceOnChange: true,
    wire: "ClusterCIDRSettings.IgnoreClusterCIDRConflict",
    docs: "Whether `clusterCidr` may overlap other addresses.",
  }),
  ignoreServiceCidrConflict: field.boolean({
    computed: true,
    replaceOnChange: true,
    wire: "ClusterCIDRSettings.IgnoreServiceCIDRConflict",
    docs: "Whether `serviceCidr` may overlap other addresses, with the network type `VPC-CNI`.",
  }),
  clusterMaxPodNum: field.integer({
    default: 256,
    replaceOnChange: true,
    wire: "ClusterCIDRSettings.MaxNodePodNum",
    docs: "Maximum number of pods on a node: a power of 2 from 16 to 256.",
  }),
  clusterMaxServiceNum: field.integer({
    default: 256,
    replaceOnChange: true,
    wire: "ClusterCIDRSettings.MaxClusterServiceNum",
    docs: "Maximum number of services: a power of 2 from 32 to 32768.",
  }),
  eniSubnetIds: field.set(field.string({ docs: "An ID.", pattern: idForms.subnet }), {
    rejectChange: {
      because: "the platform does not remove subnets of pods: restore them, or set an empty list to turn VPC-CNI off",
      test: (before, after) => !isPart(before, after) && Array.isArray(after) && after.length > 0,
    },
    wire: "ClusterCIDRSettings.EniSubnetIds",
    docs: "IDs of the subnets of pods, with VPC-CNI. Subnets can be added; an empty list turns VPC-CNI off.",
  }),
  vpcCniType: field.string({
    computed: true,
    emptyIsUnset: true,
    values: ["tke-route-eni", "tke-direct-eni"],
    changesWith: ["eniSubnetIds"],
    wire: "ClusterAdvancedSettings.VpcCniType",
    docs: "Type of VPC-CNI: pods share a network interface, or each has its own. It can be changed only when `eniSubnetIds` turns VPC-CNI on.",
  }),
  isNonStaticIpMode: field.boolean({
    default: false,
    replaceOnChange: true,
    wire: "ClusterAdvancedSettings.IsNonStaticIpMode",
    docs: "Whether pods with VPC-CNI get no static addresses.",
  }),
  claimExpiredSeconds: field.integer({
    computed: true,
    changesWith: ["eniSubnetIds"],
    min: 300,
    max: 15_768_000,
    wire: "ClusterCIDRSettings.ClaimExpiredSeconds",
    docs: "Seconds after which the static address of a deleted pod is released. It can be changed only when `eniSubnetIds` turns VPC-CNI on.",
  }),
  clusterIpvs: field.boolean({
    default: true,
    replaceOnChange: true,
    wire: "ClusterAdvancedSettings.IPVS",
    docs: "Whether services use IPVS instead of iptables.",
  }),
  kubeProxyMode: field.string({
    default: "",
    replaceOnChange: true,
    omitEmptyOnCreate: true,
    wire: "ClusterAdvancedSettings.KubeProxyMode",
    docs: "Mode of kube-proxy: `kube-proxy-bpf`, or empty.",
  }),
  dataPlaneV2: field.boolean({
    computed: true,
    replaceOnChange: true,
    wire: "ClusterAdvancedSettings.DataPlaneV2",
    docs: "Whether Cilium replaces kube-proxy.",
  }),
  isDualStack: field.boolean({
    computed: true,
    replaceOnChange: true,
    wire: "ClusterAdvancedSettings.IsDualStack",
    docs: "Whether pods with VPC-CNI also get IPv6 addresses.",
  }),
  enableCustomizedPodCidr: field.boolean({
    default: false,
    replaceOnChange: true,
    wire: "ClusterAdvancedSettings.EnableCustomizedPodCIDR",
    docs: "Whether each node can have its own number of pods.",
  }),
  basePodNum: field.integer({
    computed: true,
    min: 0,
    replaceOnChange: true,
    wire: "ClusterAdvancedSettings.BasePodNumber",
    docs: "Default number of pods of a node, with `enableCustomizedPodCidr`.",
  }),
  nodeNameType: field.string({
    default: "lan-ip",
    values: ["lan-ip", "hostname"],
    replaceOnChange: true,
    wire: "ClusterAdvancedSettings.NodeNameType",
    docs: "Names of the nodes: their addresses, or their host names.",
  }),
};
