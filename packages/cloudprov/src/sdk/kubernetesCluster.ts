// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/kubernetes.ts";
import * as utilities from "./utilities.ts";

/**
 * A Kubernetes cluster of the Tencent Kubernetes Engine (TKE). It can be created with nodes; use `KubernetesNodePool` for nodes that you want to change later. Deleting it also deletes its workloads. Unless `instanceDeleteMode` is `retain`, it also deletes the machines that were bought with the cluster and are charged by the hour. Machines of `existInstances` are kept by default.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const cluster = new cloudprov.KubernetesCluster("shop", {
 *     clusterName: "shop",
 *     clusterVersion: "1.30.0",
 *     clusterLevel: "L5",
 *     vpcId: config.require("vpcId"),
 *     clusterCidr: "172.20.0.0/16",
 *     deletionProtection: true,
 *     tags: { team: "shop" },
 * }, { protect: true });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<cluster ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/kubernetesCluster:KubernetesCluster example cls-n2h4jbtk
 * ```
 */
export class KubernetesCluster extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/kubernetesCluster:KubernetesCluster";

  /**
   * Looks up an existing object.
   *
   * @param name Name of the resulting resource in the program.
   * @param id ID of the object.
   * @param state State used to look up the object.
   * @param opts Options of the resource.
   */
  public static get(
    name: string,
    id: pulumi.Input<pulumi.ID>,
    state?: KubernetesClusterState,
    opts?: pulumi.CustomResourceOptions,
  ): KubernetesCluster {
    return new KubernetesCluster(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of KubernetesCluster, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is KubernetesCluster {
    return utilities.isInstance(obj, KubernetesCluster.__pulumiType);
  }

  /** Name of the cluster. */
  declare public readonly clusterName: pulumi.Output<string>;

  /** Description of the cluster. */
  declare public readonly clusterDesc: pulumi.Output<string | undefined>;

  /** `MANAGED_CLUSTER` if the platform runs the masters, or `INDEPENDENT_CLUSTER` if they run on your machines. */
  declare public readonly clusterDeployType: pulumi.Output<enums.KubernetesClusterClusterDeployType>;

  /** Version of Kubernetes, such as `1.30.0`. A change upgrades the cluster in place; it cannot go back. */
  declare public readonly clusterVersion: pulumi.Output<string>;

  /** Whether each update also upgrades the nodes to the version of the cluster. */
  declare public readonly upgradeInstancesFollowCluster: pulumi.Output<boolean>;

  /** Level of a managed cluster, which limits its number of nodes and determines its price, such as `L5`. */
  declare public readonly clusterLevel: pulumi.Output<string>;

  /** Whether the platform raises the level when the cluster needs it. A level that the platform has raised above `clusterLevel` is then not a difference, and is not lowered. */
  declare public readonly autoUpgradeClusterLevel: pulumi.Output<boolean>;

  /** Operating system of new nodes: the name of a public image, such as `tlinux2.4x86_64`, or the ID of an image, `img-...`. */
  declare public readonly clusterOs: pulumi.Output<string>;

  /** Type of the operating system. */
  declare public readonly clusterOsType: pulumi.Output<enums.KubernetesClusterClusterOsType>;

  /** Container runtime. Defaults to `containerd`, or `docker` for versions below 1.24. */
  declare public readonly containerRuntime: pulumi.Output<enums.KubernetesClusterContainerRuntime>;

  /** Version of the container runtime. */
  declare public readonly runtimeVersion: pulumi.Output<string>;

  /** ID of the project of new machines. */
  declare public readonly projectId: pulumi.Output<number>;

  /** ID of the dedicated cluster (CDC), `cluster-...`. */
  declare public readonly cdcId: pulumi.Output<string>;

  /** Names of add-ons that are not installed although they are by default. */
  declare public readonly disableAddons: pulumi.Output<string[] | undefined>;

  /** Add-ons that are installed with the cluster. A change replaces the cluster. */
  declare public readonly extensionAddons: pulumi.Output<types.output.KubernetesClusterExtensionAddon[] | undefined>;

  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  declare public readonly tags: pulumi.Output<{ [key: string]: string } | undefined>;

  /** Whether the cluster is protected from deletion. Set it to false and run `pulumi up` before you delete the resource. */
  declare public readonly deletionProtection: pulumi.Output<boolean>;

  /** Whether a deletion terminates the machines that are charged by the hour (`terminate`) or keeps them (`retain`). Defaults to `retain` if `existInstances` is set, because `terminate` also terminates those machines. Otherwise defaults to `terminate`. */
  declare public readonly instanceDeleteMode: pulumi.Output<string | undefined>;

  /** Other objects of the cluster that a deletion deletes or keeps. By default the platform keeps cloud disks (CBS), also those of volumes. */
  declare public readonly resourceDeleteOptions: pulumi.Output<types.output.KubernetesClusterResourceDeleteOption[] | undefined>;

  /** Whether the caller gets the role `tke:admin` in the cluster. */
  declare public readonly acquireClusterAdminRole: pulumi.Output<boolean | undefined>;

  /** ID of the private network. */
  declare public readonly vpcId: pulumi.Output<string>;

  /** ID of the subnet of the control plane. Required with the network type `CiliumOverlay`. */
  declare public readonly clusterSubnetId: pulumi.Output<string>;

  /** Network of the pods: `GR` for routes in the private network, `VPC-CNI` for addresses of its subnets, or `CiliumOverlay`. */
  declare public readonly networkType: pulumi.Output<enums.KubernetesClusterNetworkType>;

  /** Addresses of pods and services, such as `10.4.0.0/16`. Required unless the network type is `VPC-CNI`. */
  declare public readonly clusterCidr: pulumi.Output<string>;

  /** Addresses of services. Required with the network type `VPC-CNI`. */
  declare public readonly serviceCidr: pulumi.Output<string>;

  /** Whether `clusterCidr` may overlap other addresses. */
  declare public readonly ignoreClusterCidrConflict: pulumi.Output<boolean>;

  /** Whether `serviceCidr` may overlap other addresses, with the network type `VPC-CNI`. */
  declare public readonly ignoreServiceCidrConflict: pulumi.Output<boolean>;

  /** Maximum number of pods on a node: a power of 2 from 16 to 256. */
  declare public readonly clusterMaxPodNum: pulumi.Output<number>;

  /** Maximum number of services: a power of 2 from 32 to 32768. */
  declare public readonly clusterMaxServiceNum: pulumi.Output<number>;

  /** IDs of the subnets of pods, with VPC-CNI. Subnets can be added; an empty list turns VPC-CNI off. */
  declare public readonly eniSubnetIds: pulumi.Output<string[] | undefined>;

  /** Type of VPC-CNI: pods share a network interface, or each has its own. It can be changed only when `eniSubnetIds` turns VPC-CNI on. */
  declare public readonly vpcCniType: pulumi.Output<enums.KubernetesClusterVpcCniType>;

  /** Whether pods with VPC-CNI get no static addresses. */
  declare public readonly isNonStaticIpMode: pulumi.Output<boolean>;

  /** Seconds after which the static address of a deleted pod is released. It can be changed only when `eniSubnetIds` turns VPC-CNI on. */
  declare public readonly claimExpiredSeconds: pulumi.Output<number>;

  /** Whether services use IPVS instead of iptables. */
  declare public readonly clusterIpvs: pulumi.Output<boolean>;

  /** Mode of kube-proxy: `kube-proxy-bpf`, or empty. */
  declare public readonly kubeProxyMode: pulumi.Output<string>;

  /** Whether Cilium replaces kube-proxy. */
  declare public readonly dataPlaneV2: pulumi.Output<boolean>;

  /** Whether pods with VPC-CNI also get IPv6 addresses. */
  declare public readonly isDualStack: pulumi.Output<boolean>;

  /** Whether each node can have its own number of pods. */
  declare public readonly enableCustomizedPodCidr: pulumi.Output<boolean>;

  /** Default number of pods of a node, with `enableCustomizedPodCidr`. */
  declare public readonly basePodNum: pulumi.Output<number>;

  /** Names of the nodes: their addresses, or their host names. */
  declare public readonly nodeNameType: pulumi.Output<enums.KubernetesClusterNodeNameType>;

  /** Masters of a cluster of the type `INDEPENDENT_CLUSTER`: at least three machines. They are bought with the cluster. */
  declare public readonly masterConfigs: pulumi.Output<types.output.KubernetesClusterMasterConfig[] | undefined>;

  /** Nodes that are bought with the cluster. A change replaces the cluster: prefer `KubernetesNodePool`. */
  declare public readonly workerConfigs: pulumi.Output<types.output.KubernetesClusterWorkerConfig[] | undefined>;

  /** Machines of the account that become part of the cluster. The content of their system disks is lost. Only those of a cluster of the type `INDEPENDENT_CLUSTER` can be added or removed later; removed machines are kept. The settings of machines that are part of the cluster cannot be changed. A refresh detects machines that have left the cluster. */
  declare public readonly existInstances: pulumi.Output<types.output.KubernetesClusterExistInstance[] | undefined>;

  /** Labels of the initial nodes of the cluster, by name. */
  declare public readonly labels: pulumi.Output<{ [key: string]: string } | undefined>;

  /** Whether pods are kept away from the initial nodes of the cluster: 0 for no. */
  declare public readonly unschedulable: pulumi.Output<number>;

  /** Directory at which data disks are mounted. */
  declare public readonly mountTarget: pulumi.Output<string | undefined>;

  /** Number of pods of each node, with `enableCustomizedPodCidr`. */
  declare public readonly globeDesiredPodNum: pulumi.Output<number | undefined>;

  /** Directory of the container runtime. */
  declare public readonly dockerGraphPath: pulumi.Output<string>;

  /** Script that runs before a node is set up, as base64. */
  declare public readonly preStartUserScript: pulumi.Output<string | undefined>;

  /** Arguments of the kubelets, such as `max-pods=110`. */
  declare public readonly extraArgs: pulumi.Output<string[] | undefined>;

  /** How the node pools of the cluster are scaled. At most one element. */
  declare public readonly nodePoolGlobalConfigs: pulumi.Output<types.output.KubernetesClusterNodePoolGlobalConfig[]>;

  /** Additional arguments of the control plane, such as `feature-gates=...`. */
  declare public readonly clusterExtraArgs: pulumi.Output<types.output.KubernetesClusterClusterExtraArgs>;

  /** Number of nodes. */
  declare public readonly clusterNodeNum: pulumi.Output<number>;

  /** Nodes of the cluster. */
  declare public readonly workerInstancesLists: pulumi.Output<types.output.KubernetesClusterWorkerInstancesList[]>;

  /** Whether the API server can be reached from the internet, through a load balancer that is charged by the hour. The cluster needs a node first. */
  declare public readonly clusterInternet: pulumi.Output<boolean>;

  /** Domain of the access from the internet. A change closes the access and opens it again, with another address. */
  declare public readonly clusterInternetDomain: pulumi.Output<string>;

  /** ID of the security group of the access from the internet. */
  declare public readonly clusterInternetSecurityGroup: pulumi.Output<string>;

  /** Whether the API server can be reached from the private network, through an internal load balancer. */
  declare public readonly clusterIntranet: pulumi.Output<boolean>;

  /** Domain of the access from the private network. A change closes the access and opens it again, with another address. */
  declare public readonly clusterIntranetDomain: pulumi.Output<string>;

  /** ID of the subnet of the load balancer. Required with `clusterIntranet`. A change closes the access and opens it again, with another address. */
  declare public readonly clusterIntranetSubnetId: pulumi.Output<string>;

  /** Tokens of service accounts. Members that are not set keep their values. Removing `authOptions` changes nothing. */
  declare public readonly authOptions: pulumi.Output<types.output.KubernetesClusterAuthOptions | undefined>;

  /** Kubeconfig file for access from the internet; empty while it is closed. */
  declare public readonly kubeConfig: pulumi.Output<string>;

  /** Kubeconfig file for access from the private network; empty while it is closed. */
  declare public readonly kubeConfigIntranet: pulumi.Output<string>;

  /** Name of the cluster's user. */
  declare public readonly userName: pulumi.Output<string>;

  /** Password of the cluster's user. */
  declare public readonly password: pulumi.Output<string>;

  /** Certificate of the cluster's authority, in PEM. */
  declare public readonly certificationAuthority: pulumi.Output<string>;

  /** Address of the API server on the internet. */
  declare public readonly clusterExternalEndpoint: pulumi.Output<string>;

  /** Domain of the API server. */
  declare public readonly domain: pulumi.Output<string>;

  /** Address of the API server in the private network. */
  declare public readonly pgwEndpoint: pulumi.Output<string>;

  /** Addresses that may reach the API server from the internet. */
  declare public readonly securityPolicies: pulumi.Output<string[]>;

  /** Agent that collects the logs of nodes and containers. */
  declare public readonly logAgent: pulumi.Output<types.output.KubernetesClusterLogAgent | undefined>;

  /** Storage of the cluster's events in the log service. */
  declare public readonly eventPersistence: pulumi.Output<types.output.KubernetesClusterEventPersistence | undefined>;

  /** Record of the requests to the API server in the log service. */
  declare public readonly clusterAudit: pulumi.Output<types.output.KubernetesClusterClusterAudit | undefined>;

  /** The resource's ID. */
  declare public readonly kubernetesClusterId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: KubernetesClusterArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: KubernetesClusterArgs | KubernetesClusterState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as KubernetesClusterState | undefined;
      inputs["clusterName"] = state?.clusterName;
      inputs["clusterDesc"] = state?.clusterDesc;
      inputs["clusterDeployType"] = state?.clusterDeployType;
      inputs["clusterVersion"] = state?.clusterVersion;
      inputs["upgradeInstancesFollowCluster"] = state?.upgradeInstancesFollowCluster;
      inputs["clusterLevel"] = state?.clusterLevel;
      inputs["autoUpgradeClusterLevel"] = state?.autoUpgradeClusterLevel;
      inputs["clusterOs"] = state?.clusterOs;
      inputs["clusterOsType"] = state?.clusterOsType;
      inputs["containerRuntime"] = state?.containerRuntime;
      inputs["runtimeVersion"] = state?.runtimeVersion;
      inputs["projectId"] = state?.projectId;
      inputs["cdcId"] = state?.cdcId;
      inputs["disableAddons"] = state?.disableAddons;
      inputs["extensionAddons"] = state?.extensionAddons;
      inputs["tags"] = state?.tags;
      inputs["deletionProtection"] = state?.deletionProtection;
      inputs["instanceDeleteMode"] = state?.instanceDeleteMode;
      inputs["resourceDeleteOptions"] = state?.resourceDeleteOptions;
      inputs["acquireClusterAdminRole"] = state?.acquireClusterAdminRole;
      inputs["vpcId"] = state?.vpcId;
      inputs["clusterSubnetId"] = state?.clusterSubnetId;
      inputs["networkType"] = state?.networkType;
      inputs["clusterCidr"] = state?.clusterCidr;
      inputs["serviceCidr"] = state?.serviceCidr;
      inputs["ignoreClusterCidrConflict"] = state?.ignoreClusterCidrConflict;
      inputs["ignoreServiceCidrConflict"] = state?.ignoreServiceCidrConflict;
      inputs["clusterMaxPodNum"] = state?.clusterMaxPodNum;
      inputs["clusterMaxServiceNum"] = state?.clusterMaxServiceNum;
      inputs["eniSubnetIds"] = state?.eniSubnetIds;
      inputs["vpcCniType"] = state?.vpcCniType;
      inputs["isNonStaticIpMode"] = state?.isNonStaticIpMode;
      inputs["claimExpiredSeconds"] = state?.claimExpiredSeconds;
      inputs["clusterIpvs"] = state?.clusterIpvs;
      inputs["kubeProxyMode"] = state?.kubeProxyMode;
      inputs["dataPlaneV2"] = state?.dataPlaneV2;
      inputs["isDualStack"] = state?.isDualStack;
      inputs["enableCustomizedPodCidr"] = state?.enableCustomizedPodCidr;
      inputs["basePodNum"] = state?.basePodNum;
      inputs["nodeNameType"] = state?.nodeNameType;
      inputs["masterConfigs"] = state?.masterConfigs;
      inputs["workerConfigs"] = state?.workerConfigs;
      inputs["existInstances"] = state?.existInstances;
      inputs["labels"] = state?.labels;
      inputs["unschedulable"] = state?.unschedulable;
      inputs["mountTarget"] = state?.mountTarget;
      inputs["globeDesiredPodNum"] = state?.globeDesiredPodNum;
      inputs["dockerGraphPath"] = state?.dockerGraphPath;
      inputs["preStartUserScript"] = state?.preStartUserScript;
      inputs["extraArgs"] = state?.extraArgs;
      inputs["nodePoolGlobalConfigs"] = state?.nodePoolGlobalConfigs;
      inputs["clusterExtraArgs"] = state?.clusterExtraArgs;
      inputs["clusterNodeNum"] = state?.clusterNodeNum;
      inputs["workerInstancesLists"] = state?.workerInstancesLists;
      inputs["clusterInternet"] = state?.clusterInternet;
      inputs["clusterInternetDomain"] = state?.clusterInternetDomain;
      inputs["clusterInternetSecurityGroup"] = state?.clusterInternetSecurityGroup;
      inputs["clusterIntranet"] = state?.clusterIntranet;
      inputs["clusterIntranetDomain"] = state?.clusterIntranetDomain;
      inputs["clusterIntranetSubnetId"] = state?.clusterIntranetSubnetId;
      inputs["authOptions"] = state?.authOptions;
      inputs["kubeConfig"] = state?.kubeConfig;
      inputs["kubeConfigIntranet"] = state?.kubeConfigIntranet;
      inputs["userName"] = state?.userName;
      inputs["password"] = state?.password;
      inputs["certificationAuthority"] = state?.certificationAuthority;
      inputs["clusterExternalEndpoint"] = state?.clusterExternalEndpoint;
      inputs["domain"] = state?.domain;
      inputs["pgwEndpoint"] = state?.pgwEndpoint;
      inputs["securityPolicies"] = state?.securityPolicies;
      inputs["logAgent"] = state?.logAgent;
      inputs["eventPersistence"] = state?.eventPersistence;
      inputs["clusterAudit"] = state?.clusterAudit;
      inputs["kubernetesClusterId"] = state?.kubernetesClusterId;
    } else {
      const args = argsOrState as KubernetesClusterArgs | undefined;
      inputs["clusterName"] = args?.clusterName;
      inputs["clusterDesc"] = args?.clusterDesc;
      inputs["clusterDeployType"] = args?.clusterDeployType;
      inputs["clusterVersion"] = args?.clusterVersion;
      inputs["upgradeInstancesFollowCluster"] = args?.upgradeInstancesFollowCluster;
      inputs["clusterLevel"] = args?.clusterLevel;
      inputs["autoUpgradeClusterLevel"] = args?.autoUpgradeClusterLevel;
      inputs["clusterOs"] = args?.clusterOs;
      inputs["clusterOsType"] = args?.clusterOsType;
      inputs["containerRuntime"] = args?.containerRuntime;
      inputs["runtimeVersion"] = args?.runtimeVersion;
      inputs["projectId"] = args?.projectId;
      inputs["cdcId"] = args?.cdcId;
      inputs["disableAddons"] = args?.disableAddons;
      inputs["extensionAddons"] = args?.extensionAddons;
      inputs["tags"] = args?.tags;
      inputs["deletionProtection"] = args?.deletionProtection;
      inputs["instanceDeleteMode"] = args?.instanceDeleteMode;
      inputs["resourceDeleteOptions"] = args?.resourceDeleteOptions;
      inputs["acquireClusterAdminRole"] = args?.acquireClusterAdminRole;
      inputs["vpcId"] = args?.vpcId;
      inputs["clusterSubnetId"] = args?.clusterSubnetId;
      inputs["networkType"] = args?.networkType;
      inputs["clusterCidr"] = args?.clusterCidr;
      inputs["serviceCidr"] = args?.serviceCidr;
      inputs["ignoreClusterCidrConflict"] = args?.ignoreClusterCidrConflict;
      inputs["ignoreServiceCidrConflict"] = args?.ignoreServiceCidrConflict;
      inputs["clusterMaxPodNum"] = args?.clusterMaxPodNum;
      inputs["clusterMaxServiceNum"] = args?.clusterMaxServiceNum;
      inputs["eniSubnetIds"] = args?.eniSubnetIds;
      inputs["vpcCniType"] = args?.vpcCniType;
      inputs["isNonStaticIpMode"] = args?.isNonStaticIpMode;
      inputs["claimExpiredSeconds"] = args?.claimExpiredSeconds;
      inputs["clusterIpvs"] = args?.clusterIpvs;
      inputs["kubeProxyMode"] = args?.kubeProxyMode;
      inputs["dataPlaneV2"] = args?.dataPlaneV2;
      inputs["isDualStack"] = args?.isDualStack;
      inputs["enableCustomizedPodCidr"] = args?.enableCustomizedPodCidr;
      inputs["basePodNum"] = args?.basePodNum;
      inputs["nodeNameType"] = args?.nodeNameType;
      inputs["masterConfigs"] = args?.masterConfigs;
      inputs["workerConfigs"] = args?.workerConfigs;
      inputs["existInstances"] = args?.existInstances;
      inputs["labels"] = args?.labels;
      inputs["unschedulable"] = args?.unschedulable;
      inputs["mountTarget"] = args?.mountTarget;
      inputs["globeDesiredPodNum"] = args?.globeDesiredPodNum;
      inputs["dockerGraphPath"] = args?.dockerGraphPath;
      inputs["preStartUserScript"] = args?.preStartUserScript;
      inputs["extraArgs"] = args?.extraArgs;
      inputs["nodePoolGlobalConfigs"] = args?.nodePoolGlobalConfigs;
      inputs["clusterExtraArgs"] = args?.clusterExtraArgs;
      inputs["clusterInternet"] = args?.clusterInternet;
      inputs["clusterInternetDomain"] = args?.clusterInternetDomain;
      inputs["clusterInternetSecurityGroup"] = args?.clusterInternetSecurityGroup;
      inputs["clusterIntranet"] = args?.clusterIntranet;
      inputs["clusterIntranetDomain"] = args?.clusterIntranetDomain;
      inputs["clusterIntranetSubnetId"] = args?.clusterIntranetSubnetId;
      inputs["authOptions"] = args?.authOptions;
      inputs["logAgent"] = args?.logAgent;
      inputs["eventPersistence"] = args?.eventPersistence;
      inputs["clusterAudit"] = args?.clusterAudit;
      inputs["kubernetesClusterId"] = args?.kubernetesClusterId;
      inputs["clusterNodeNum"] = undefined;
      inputs["workerInstancesLists"] = undefined;
      inputs["kubeConfig"] = undefined;
      inputs["kubeConfigIntranet"] = undefined;
      inputs["userName"] = undefined;
      inputs["password"] = undefined;
      inputs["certificationAuthority"] = undefined;
      inputs["clusterExternalEndpoint"] = undefined;
      inputs["domain"] = undefined;
      inputs["pgwEndpoint"] = undefined;
      inputs["securityPolicies"] = undefined;
      utilities.requireArguments("KubernetesCluster", name, inputs, args, opts, ["vpcId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(KubernetesCluster.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["kubeConfig", "kubeConfigIntranet", "password"] }));
  }
}

/** State that `KubernetesCluster.get` uses to look up an object. */
export interface KubernetesClusterState {
  /** Name of the cluster. */
  clusterName?: pulumi.Input<string | undefined>;
  /** Description of the cluster. */
  clusterDesc?: pulumi.Input<string | undefined>;
  /** `MANAGED_CLUSTER` if the platform runs the masters, or `INDEPENDENT_CLUSTER` if they run on your machines. */
  clusterDeployType?: pulumi.Input<enums.KubernetesClusterClusterDeployType | (string & {}) | undefined>;
  /** Version of Kubernetes, such as `1.30.0`. A change upgrades the cluster in place; it cannot go back. */
  clusterVersion?: pulumi.Input<string | undefined>;
  /** Whether each update also upgrades the nodes to the version of the cluster. */
  upgradeInstancesFollowCluster?: pulumi.Input<boolean | undefined>;
  /** Level of a managed cluster, which limits its number of nodes and determines its price, such as `L5`. */
  clusterLevel?: pulumi.Input<string | undefined>;
  /** Whether the platform raises the level when the cluster needs it. A level that the platform has raised above `clusterLevel` is then not a difference, and is not lowered. */
  autoUpgradeClusterLevel?: pulumi.Input<boolean | undefined>;
  /** Operating system of new nodes: the name of a public image, such as `tlinux2.4x86_64`, or the ID of an image, `img-...`. */
  clusterOs?: pulumi.Input<string | undefined>;
  /** Type of the operating system. */
  clusterOsType?: pulumi.Input<enums.KubernetesClusterClusterOsType | (string & {}) | undefined>;
  /** Container runtime. Defaults to `containerd`, or `docker` for versions below 1.24. */
  containerRuntime?: pulumi.Input<enums.KubernetesClusterContainerRuntime | (string & {}) | undefined>;
  /** Version of the container runtime. */
  runtimeVersion?: pulumi.Input<string | undefined>;
  /** ID of the project of new machines. */
  projectId?: pulumi.Input<number | undefined>;
  /** ID of the dedicated cluster (CDC), `cluster-...`. */
  cdcId?: pulumi.Input<string | undefined>;
  /** Names of add-ons that are not installed although they are by default. */
  disableAddons?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Add-ons that are installed with the cluster. A change replaces the cluster. */
  extensionAddons?: pulumi.Input<pulumi.Input<types.input.KubernetesClusterExtensionAddon>[] | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Whether the cluster is protected from deletion. Set it to false and run `pulumi up` before you delete the resource. */
  deletionProtection?: pulumi.Input<boolean | undefined>;
  /** Whether a deletion terminates the machines that are charged by the hour (`terminate`) or keeps them (`retain`). Defaults to `retain` if `existInstances` is set, because `terminate` also terminates those machines. Otherwise defaults to `terminate`. */
  instanceDeleteMode?: pulumi.Input<string | undefined>;
  /** Other objects of the cluster that a deletion deletes or keeps. By default the platform keeps cloud disks (CBS), also those of volumes. */
  resourceDeleteOptions?: pulumi.Input<pulumi.Input<types.input.KubernetesClusterResourceDeleteOption>[] | undefined>;
  /** Whether the caller gets the role `tke:admin` in the cluster. */
  acquireClusterAdminRole?: pulumi.Input<boolean | undefined>;
  /** ID of the private network. */
  vpcId?: pulumi.Input<string | undefined>;
  /** ID of the subnet of the control plane. Required with the network type `CiliumOverlay`. */
  clusterSubnetId?: pulumi.Input<string | undefined>;
  /** Network of the pods: `GR` for routes in the private network, `VPC-CNI` for addresses of its subnets, or `CiliumOverlay`. */
  networkType?: pulumi.Input<enums.KubernetesClusterNetworkType | (string & {}) | undefined>;
  /** Addresses of pods and services, such as `10.4.0.0/16`. Required unless the network type is `VPC-CNI`. */
  clusterCidr?: pulumi.Input<string | undefined>;
  /** Addresses of services. Required with the network type `VPC-CNI`. */
  serviceCidr?: pulumi.Input<string | undefined>;
  /** Whether `clusterCidr` may overlap other addresses. */
  ignoreClusterCidrConflict?: pulumi.Input<boolean | undefined>;
  /** Whether `serviceCidr` may overlap other addresses, with the network type `VPC-CNI`. */
  ignoreServiceCidrConflict?: pulumi.Input<boolean | undefined>;
  /** Maximum number of pods on a node: a power of 2 from 16 to 256. */
  clusterMaxPodNum?: pulumi.Input<number | undefined>;
  /** Maximum number of services: a power of 2 from 32 to 32768. */
  clusterMaxServiceNum?: pulumi.Input<number | undefined>;
  /** IDs of the subnets of pods, with VPC-CNI. Subnets can be added; an empty list turns VPC-CNI off. */
  eniSubnetIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Type of VPC-CNI: pods share a network interface, or each has its own. It can be changed only when `eniSubnetIds` turns VPC-CNI on. */
  vpcCniType?: pulumi.Input<enums.KubernetesClusterVpcCniType | (string & {}) | undefined>;
  /** Whether pods with VPC-CNI get no static addresses. */
  isNonStaticIpMode?: pulumi.Input<boolean | undefined>;
  /** Seconds after which the static address of a deleted pod is released. It can be changed only when `eniSubnetIds` turns VPC-CNI on. */
  claimExpiredSeconds?: pulumi.Input<number | undefined>;
  /** Whether services use IPVS instead of iptables. */
  clusterIpvs?: pulumi.Input<boolean | undefined>;
  /** Mode of kube-proxy: `kube-proxy-bpf`, or empty. */
  kubeProxyMode?: pulumi.Input<string | undefined>;
  /** Whether Cilium replaces kube-proxy. */
  dataPlaneV2?: pulumi.Input<boolean | undefined>;
  /** Whether pods with VPC-CNI also get IPv6 addresses. */
  isDualStack?: pulumi.Input<boolean | undefined>;
  /** Whether each node can have its own number of pods. */
  enableCustomizedPodCidr?: pulumi.Input<boolean | undefined>;
  /** Default number of pods of a node, with `enableCustomizedPodCidr`. */
  basePodNum?: pulumi.Input<number | undefined>;
  /** Names of the nodes: their addresses, or their host names. */
  nodeNameType?: pulumi.Input<enums.KubernetesClusterNodeNameType | (string & {}) | undefined>;
  /** Masters of a cluster of the type `INDEPENDENT_CLUSTER`: at least three machines. They are bought with the cluster. */
  masterConfigs?: pulumi.Input<pulumi.Input<types.input.KubernetesClusterMasterConfig>[] | undefined>;
  /** Nodes that are bought with the cluster. A change replaces the cluster: prefer `KubernetesNodePool`. */
  workerConfigs?: pulumi.Input<pulumi.Input<types.input.KubernetesClusterWorkerConfig>[] | undefined>;
  /** Machines of the account that become part of the cluster. The content of their system disks is lost. Only those of a cluster of the type `INDEPENDENT_CLUSTER` can be added or removed later; removed machines are kept. The settings of machines that are part of the cluster cannot be changed. A refresh detects machines that have left the cluster. */
  existInstances?: pulumi.Input<pulumi.Input<types.input.KubernetesClusterExistInstance>[] | undefined>;
  /** Labels of the initial nodes of the cluster, by name. */
  labels?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Whether pods are kept away from the initial nodes of the cluster: 0 for no. */
  unschedulable?: pulumi.Input<number | undefined>;
  /** Directory at which data disks are mounted. */
  mountTarget?: pulumi.Input<string | undefined>;
  /** Number of pods of each node, with `enableCustomizedPodCidr`. */
  globeDesiredPodNum?: pulumi.Input<number | undefined>;
  /** Directory of the container runtime. */
  dockerGraphPath?: pulumi.Input<string | undefined>;
  /** Script that runs before a node is set up, as base64. */
  preStartUserScript?: pulumi.Input<string | undefined>;
  /** Arguments of the kubelets, such as `max-pods=110`. */
  extraArgs?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** How the node pools of the cluster are scaled. At most one element. */
  nodePoolGlobalConfigs?: pulumi.Input<pulumi.Input<types.input.KubernetesClusterNodePoolGlobalConfig>[] | undefined>;
  /** Additional arguments of the control plane, such as `feature-gates=...`. */
  clusterExtraArgs?: pulumi.Input<types.input.KubernetesClusterClusterExtraArgs | undefined>;
  /** Number of nodes. */
  clusterNodeNum?: pulumi.Input<number | undefined>;
  /** Nodes of the cluster. */
  workerInstancesLists?: pulumi.Input<pulumi.Input<types.input.KubernetesClusterWorkerInstancesList>[] | undefined>;
  /** Whether the API server can be reached from the internet, through a load balancer that is charged by the hour. The cluster needs a node first. */
  clusterInternet?: pulumi.Input<boolean | undefined>;
  /** Domain of the access from the internet. A change closes the access and opens it again, with another address. */
  clusterInternetDomain?: pulumi.Input<string | undefined>;
  /** ID of the security group of the access from the internet. */
  clusterInternetSecurityGroup?: pulumi.Input<string | undefined>;
  /** Whether the API server can be reached from the private network, through an internal load balancer. */
  clusterIntranet?: pulumi.Input<boolean | undefined>;
  /** Domain of the access from the private network. A change closes the access and opens it again, with another address. */
  clusterIntranetDomain?: pulumi.Input<string | undefined>;
  /** ID of the subnet of the load balancer. Required with `clusterIntranet`. A change closes the access and opens it again, with another address. */
  clusterIntranetSubnetId?: pulumi.Input<string | undefined>;
  /** Tokens of service accounts. Members that are not set keep their values. Removing `authOptions` changes nothing. */
  authOptions?: pulumi.Input<types.input.KubernetesClusterAuthOptions | undefined>;
  /** Kubeconfig file for access from the internet; empty while it is closed. */
  kubeConfig?: pulumi.Input<string | undefined>;
  /** Kubeconfig file for access from the private network; empty while it is closed. */
  kubeConfigIntranet?: pulumi.Input<string | undefined>;
  /** Name of the cluster's user. */
  userName?: pulumi.Input<string | undefined>;
  /** Password of the cluster's user. */
  password?: pulumi.Input<string | undefined>;
  /** Certificate of the cluster's authority, in PEM. */
  certificationAuthority?: pulumi.Input<string | undefined>;
  /** Address of the API server on the internet. */
  clusterExternalEndpoint?: pulumi.Input<string | undefined>;
  /** Domain of the API server. */
  domain?: pulumi.Input<string | undefined>;
  /** Address of the API server in the private network. */
  pgwEndpoint?: pulumi.Input<string | undefined>;
  /** Addresses that may reach the API server from the internet. */
  securityPolicies?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Agent that collects the logs of nodes and containers. */
  logAgent?: pulumi.Input<types.input.KubernetesClusterLogAgent | undefined>;
  /** Storage of the cluster's events in the log service. */
  eventPersistence?: pulumi.Input<types.input.KubernetesClusterEventPersistence | undefined>;
  /** Record of the requests to the API server in the log service. */
  clusterAudit?: pulumi.Input<types.input.KubernetesClusterClusterAudit | undefined>;
  /** The resource's ID. */
  kubernetesClusterId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link KubernetesCluster}. */
export interface KubernetesClusterArgs {
  /** Name of the cluster. At most 60 characters. Defaults to a name generated from the resource's name in the program. */
  clusterName?: pulumi.Input<string | undefined>;
  /** Description of the cluster. */
  clusterDesc?: pulumi.Input<string | undefined>;
  /** `MANAGED_CLUSTER` if the platform runs the masters, or `INDEPENDENT_CLUSTER` if they run on your machines. One of `MANAGED_CLUSTER` or `INDEPENDENT_CLUSTER`. Defaults to `MANAGED_CLUSTER`. A change replaces the resource. A cluster of the type INDEPENDENT_CLUSTER requires at least three masters in `masterConfigs` or `existInstances`; one of the type MANAGED_CLUSTER has none. */
  clusterDeployType?: pulumi.Input<enums.KubernetesClusterClusterDeployType | (string & {}) | undefined>;
  /** Version of Kubernetes, such as `1.30.0`. A change upgrades the cluster in place; it cannot go back. If omitted, the platform chooses a value. Some changes are rejected, because the platform does not go back to an older version: restore the version, or replace the resource with `--replace`. */
  clusterVersion?: pulumi.Input<string | undefined>;
  /** Whether each update also upgrades the nodes to the version of the cluster. Defaults to `false`. */
  upgradeInstancesFollowCluster?: pulumi.Input<boolean | undefined>;
  /** Level of a managed cluster, which limits its number of nodes and determines its price, such as `L5`. Must be a level, such as L5 or L20. If omitted, the platform chooses a value. */
  clusterLevel?: pulumi.Input<string | undefined>;
  /** Whether the platform raises the level when the cluster needs it. A level that the platform has raised above `clusterLevel` is then not a difference, and is not lowered. If omitted, the platform chooses a value. */
  autoUpgradeClusterLevel?: pulumi.Input<boolean | undefined>;
  /** Operating system of new nodes: the name of a public image, such as `tlinux2.4x86_64`, or the ID of an image, `img-...`. Case is ignored in comparisons. Defaults to `tlinux2.4x86_64`. */
  clusterOs?: pulumi.Input<string | undefined>;
  /** Type of the operating system. Must be `GENERAL`. Defaults to `GENERAL`. A change replaces the resource. */
  clusterOsType?: pulumi.Input<enums.KubernetesClusterClusterOsType | (string & {}) | undefined>;
  /** Container runtime. Defaults to `containerd`, or `docker` for versions below 1.24. One of `docker` or `containerd`. If omitted, the platform chooses a value. A change replaces the resource. */
  containerRuntime?: pulumi.Input<enums.KubernetesClusterContainerRuntime | (string & {}) | undefined>;
  /** Version of the container runtime. If omitted, the platform chooses a value. A change replaces the resource. */
  runtimeVersion?: pulumi.Input<string | undefined>;
  /** ID of the project of new machines. At least 0. If omitted, the platform chooses a value. */
  projectId?: pulumi.Input<number | undefined>;
  /** ID of the dedicated cluster (CDC), `cluster-...`. If omitted, the platform chooses a value. A change replaces the resource. */
  cdcId?: pulumi.Input<string | undefined>;
  /** Names of add-ons that are not installed although they are by default. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
  disableAddons?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Add-ons that are installed with the cluster. A change replaces the cluster. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
  extensionAddons?: pulumi.Input<pulumi.Input<types.input.KubernetesClusterExtensionAddon>[] | undefined>;
  /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Whether the cluster is protected from deletion. Set it to false and run `pulumi up` before you delete the resource. Defaults to `false`. */
  deletionProtection?: pulumi.Input<boolean | undefined>;
  /** Whether a deletion terminates the machines that are charged by the hour (`terminate`) or keeps them (`retain`). Defaults to `retain` if `existInstances` is set, because `terminate` also terminates those machines. Otherwise defaults to `terminate`. Known values are `terminate` and `retain`; the platform may accept others. */
  instanceDeleteMode?: pulumi.Input<string | undefined>;
  /** Other objects of the cluster that a deletion deletes or keeps. By default the platform keeps cloud disks (CBS), also those of volumes. */
  resourceDeleteOptions?: pulumi.Input<pulumi.Input<types.input.KubernetesClusterResourceDeleteOption>[] | undefined>;
  /** Whether the caller gets the role `tke:admin` in the cluster. The platform never returns it, so it is compared with the previous input. Some changes are rejected, because the platform does not withdraw the role: restore the value, or remove the binding in the cluster. */
  acquireClusterAdminRole?: pulumi.Input<boolean | undefined>;
  /** ID of the private network. Must be the ID of a private network, such as vpc-8vazrwjv. A change replaces the resource. */
  vpcId: pulumi.Input<string>;
  /** ID of the subnet of the control plane. Required with the network type `CiliumOverlay`. Must be the ID of a subnet, such as subnet-b8j03v0c. If omitted, the platform chooses a value. A change replaces the resource. `clusterSubnetId` is required when `networkType` is CiliumOverlay. */
  clusterSubnetId?: pulumi.Input<string | undefined>;
  /** Network of the pods: `GR` for routes in the private network, `VPC-CNI` for addresses of its subnets, or `CiliumOverlay`. One of `GR`, `VPC-CNI` or `CiliumOverlay`. Defaults to `GR`. A change replaces the resource. `clusterCidr` is required when `networkType` is GR or CiliumOverlay. `clusterSubnetId` is required when `networkType` is CiliumOverlay. `serviceCidr` and `eniSubnetIds` is required when `networkType` is VPC-CNI. */
  networkType?: pulumi.Input<enums.KubernetesClusterNetworkType | (string & {}) | undefined>;
  /** Addresses of pods and services, such as `10.4.0.0/16`. Required unless the network type is `VPC-CNI`. Must be a CIDR block, such as 10.4.0.0/16. If omitted, the platform chooses a value. A change replaces the resource. `clusterCidr` is required when `networkType` is GR or CiliumOverlay. `clusterCidr` and `serviceCidr` must be in 10.0.0.0/8, 172.16.0.0/12 or 192.168.0.0/16. `clusterCidr` must have enough addresses for the pods of a node, and for the services unless `serviceCidr` is set. */
  clusterCidr?: pulumi.Input<string | undefined>;
  /** Addresses of services. Required with the network type `VPC-CNI`. Must be a CIDR block, such as 10.5.0.0/20. If omitted, the platform chooses a value. A change replaces the resource. `serviceCidr` and `eniSubnetIds` is required when `networkType` is VPC-CNI. `clusterCidr` and `serviceCidr` must be in 10.0.0.0/8, 172.16.0.0/12 or 192.168.0.0/16. `clusterCidr` must have enough addresses for the pods of a node, and for the services unless `serviceCidr` is set. */
  serviceCidr?: pulumi.Input<string | undefined>;
  /** Whether `clusterCidr` may overlap other addresses. Defaults to `false`. A change replaces the resource. */
  ignoreClusterCidrConflict?: pulumi.Input<boolean | undefined>;
  /** Whether `serviceCidr` may overlap other addresses, with the network type `VPC-CNI`. If omitted, the platform chooses a value. A change replaces the resource. */
  ignoreServiceCidrConflict?: pulumi.Input<boolean | undefined>;
  /** Maximum number of pods on a node: a power of 2 from 16 to 256. Defaults to `256`. A change replaces the resource. `clusterMaxPodNum` must be a power of 2 from 16 to 256. `clusterCidr` must have enough addresses for the pods of a node, and for the services unless `serviceCidr` is set. */
  clusterMaxPodNum?: pulumi.Input<number | undefined>;
  /** Maximum number of services: a power of 2 from 32 to 32768. Defaults to `256`. A change replaces the resource. `clusterMaxServiceNum` must be a power of 2 from 32 to 32768. `clusterCidr` must have enough addresses for the pods of a node, and for the services unless `serviceCidr` is set. */
  clusterMaxServiceNum?: pulumi.Input<number | undefined>;
  /** IDs of the subnets of pods, with VPC-CNI. Subnets can be added; an empty list turns VPC-CNI off. Some changes are rejected, because the platform does not remove subnets of pods: restore them, or set an empty list to turn VPC-CNI off. `serviceCidr` and `eniSubnetIds` is required when `networkType` is VPC-CNI. */
  eniSubnetIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Type of VPC-CNI: pods share a network interface, or each has its own. It can be changed only when `eniSubnetIds` turns VPC-CNI on. One of `tke-route-eni` or `tke-direct-eni`. If omitted, the platform chooses a value. */
  vpcCniType?: pulumi.Input<enums.KubernetesClusterVpcCniType | (string & {}) | undefined>;
  /** Whether pods with VPC-CNI get no static addresses. Defaults to `false`. A change replaces the resource. */
  isNonStaticIpMode?: pulumi.Input<boolean | undefined>;
  /** Seconds after which the static address of a deleted pod is released. It can be changed only when `eniSubnetIds` turns VPC-CNI on. Between 300 and 15768000. If omitted, the platform chooses a value. */
  claimExpiredSeconds?: pulumi.Input<number | undefined>;
  /** Whether services use IPVS instead of iptables. Defaults to `true`. A change replaces the resource. */
  clusterIpvs?: pulumi.Input<boolean | undefined>;
  /** Mode of kube-proxy: `kube-proxy-bpf`, or empty. Defaults to an empty string. A change replaces the resource. */
  kubeProxyMode?: pulumi.Input<string | undefined>;
  /** Whether Cilium replaces kube-proxy. If omitted, the platform chooses a value. A change replaces the resource. */
  dataPlaneV2?: pulumi.Input<boolean | undefined>;
  /** Whether pods with VPC-CNI also get IPv6 addresses. If omitted, the platform chooses a value. A change replaces the resource. */
  isDualStack?: pulumi.Input<boolean | undefined>;
  /** Whether each node can have its own number of pods. Defaults to `false`. A change replaces the resource. */
  enableCustomizedPodCidr?: pulumi.Input<boolean | undefined>;
  /** Default number of pods of a node, with `enableCustomizedPodCidr`. At least 0. If omitted, the platform chooses a value. A change replaces the resource. */
  basePodNum?: pulumi.Input<number | undefined>;
  /** Names of the nodes: their addresses, or their host names. One of `lan-ip` or `hostname`. Defaults to `lan-ip`. A change replaces the resource. */
  nodeNameType?: pulumi.Input<enums.KubernetesClusterNodeNameType | (string & {}) | undefined>;
  /** Masters of a cluster of the type `INDEPENDENT_CLUSTER`: at least three machines. They are bought with the cluster. The platform never returns it, so it is compared with the previous input. A change replaces the resource. A cluster of the type INDEPENDENT_CLUSTER requires at least three masters in `masterConfigs` or `existInstances`; one of the type MANAGED_CLUSTER has none. `existInstances` cannot be combined with `masterConfigs` or `workerConfigs`. All machines of `masterConfigs` and `workerConfigs` must have desiredPodNum, or none. */
  masterConfigs?: pulumi.Input<pulumi.Input<types.input.KubernetesClusterMasterConfig>[] | undefined>;
  /** Nodes that are bought with the cluster. A change replaces the cluster: prefer `KubernetesNodePool`. The platform never returns it, so it is compared with the previous input. A change replaces the resource. `existInstances` cannot be combined with `masterConfigs` or `workerConfigs`. All machines of `masterConfigs` and `workerConfigs` must have desiredPodNum, or none. */
  workerConfigs?: pulumi.Input<pulumi.Input<types.input.KubernetesClusterWorkerConfig>[] | undefined>;
  /** Machines of the account that become part of the cluster. The content of their system disks is lost. Only those of a cluster of the type `INDEPENDENT_CLUSTER` can be added or removed later; removed machines are kept. The settings of machines that are part of the cluster cannot be changed. A refresh detects machines that have left the cluster. A cluster of the type INDEPENDENT_CLUSTER requires at least three masters in `masterConfigs` or `existInstances`; one of the type MANAGED_CLUSTER has none. `existInstances` cannot be combined with `masterConfigs` or `workerConfigs`. */
  existInstances?: pulumi.Input<pulumi.Input<types.input.KubernetesClusterExistInstance>[] | undefined>;
  /** Labels of the initial nodes of the cluster, by name. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
  labels?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  /** Whether pods are kept away from the initial nodes of the cluster: 0 for no. At least 0. The platform never returns it, so it is compared with the previous input. Defaults to `0`. A change replaces the resource. */
  unschedulable?: pulumi.Input<number | undefined>;
  /** Directory at which data disks are mounted. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
  mountTarget?: pulumi.Input<string | undefined>;
  /** Number of pods of each node, with `enableCustomizedPodCidr`. At least 0. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
  globeDesiredPodNum?: pulumi.Input<number | undefined>;
  /** Directory of the container runtime. The platform never returns it, so it is compared with the previous input. Defaults to `/var/lib/docker`. A change replaces the resource. */
  dockerGraphPath?: pulumi.Input<string | undefined>;
  /** Script that runs before a node is set up, as base64. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
  preStartUserScript?: pulumi.Input<string | undefined>;
  /** Arguments of the kubelets, such as `max-pods=110`. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
  extraArgs?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** How the node pools of the cluster are scaled. At most 1 element. If omitted, the platform chooses a value. */
  nodePoolGlobalConfigs?: pulumi.Input<pulumi.Input<types.input.KubernetesClusterNodePoolGlobalConfig>[] | undefined>;
  /** Additional arguments of the control plane, such as `feature-gates=...`. If omitted, the platform chooses a value. */
  clusterExtraArgs?: pulumi.Input<types.input.KubernetesClusterClusterExtraArgs | undefined>;
  /** Whether the API server can be reached from the internet, through a load balancer that is charged by the hour. The cluster needs a node first. If omitted, the platform chooses a value. */
  clusterInternet?: pulumi.Input<boolean | undefined>;
  /** Domain of the access from the internet. A change closes the access and opens it again, with another address. If omitted, the platform chooses a value. */
  clusterInternetDomain?: pulumi.Input<string | undefined>;
  /** ID of the security group of the access from the internet. Must be the ID of a security group, such as sg-ey3wmiz1. If omitted, the platform chooses a value. */
  clusterInternetSecurityGroup?: pulumi.Input<string | undefined>;
  /** Whether the API server can be reached from the private network, through an internal load balancer. If omitted, the platform chooses a value. `clusterIntranetSubnetId` is required when `clusterIntranet` is true. `clusterIntranetSubnetId` can be set only when `clusterIntranet` is true. */
  clusterIntranet?: pulumi.Input<boolean | undefined>;
  /** Domain of the access from the private network. A change closes the access and opens it again, with another address. If omitted, the platform chooses a value. */
  clusterIntranetDomain?: pulumi.Input<string | undefined>;
  /** ID of the subnet of the load balancer. Required with `clusterIntranet`. A change closes the access and opens it again, with another address. Must be the ID of a subnet, such as subnet-b8j03v0c. If omitted, the platform chooses a value. `clusterIntranetSubnetId` is required when `clusterIntranet` is true. `clusterIntranetSubnetId` can be set only when `clusterIntranet` is true. */
  clusterIntranetSubnetId?: pulumi.Input<string | undefined>;
  /** Tokens of service accounts. Members that are not set keep their values. Removing `authOptions` changes nothing. */
  authOptions?: pulumi.Input<types.input.KubernetesClusterAuthOptions | undefined>;
  /** Agent that collects the logs of nodes and containers. */
  logAgent?: pulumi.Input<types.input.KubernetesClusterLogAgent | undefined>;
  /** Storage of the cluster's events in the log service. */
  eventPersistence?: pulumi.Input<types.input.KubernetesClusterEventPersistence | undefined>;
  /** Record of the requests to the API server in the log service. */
  clusterAudit?: pulumi.Input<types.input.KubernetesClusterClusterAudit | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  kubernetesClusterId?: pulumi.Input<string | undefined>;
}
