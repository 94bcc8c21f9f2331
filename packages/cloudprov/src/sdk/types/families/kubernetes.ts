// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "../enums.ts";

export namespace types {
  export namespace input {
    /** Tokens of service accounts. Members that are not set keep their values. Removing `authOptions` changes nothing. */
    export interface KubernetesClusterAuthOptions {
      /** Whether the platform's values of `issuer` and `jwksUri` are used. If omitted, the platform chooses a value. */
      useTkeDefault?: pulumi.Input<boolean | undefined>;
      /** Address of the public keys. If omitted, the platform chooses a value. */
      jwksUri?: pulumi.Input<string | undefined>;
      /** Issuer of the tokens. If omitted, the platform chooses a value. */
      issuer?: pulumi.Input<string | undefined>;
      /** Whether anonymous clients may read the discovery document. If omitted, the platform chooses a value. */
      autoCreateDiscoveryAnonymousAuth?: pulumi.Input<boolean | undefined>;
    }

    /** Record of the requests to the API server in the log service. */
    export interface KubernetesClusterClusterAudit {
      /** Whether requests are recorded. */
      enabled: pulumi.Input<boolean>;
      /** ID of the log set. Defaults to one that the platform creates. If omitted, the platform chooses a value. */
      logSetId?: pulumi.Input<string | undefined>;
      /** ID of the log topic. Defaults to one that the platform creates. If omitted, the platform chooses a value. */
      topicId?: pulumi.Input<string | undefined>;
      /** Whether the log set and the topic are deleted when this is turned off and with the cluster. */
      deleteAuditLogAndTopic?: pulumi.Input<boolean | undefined>;
    }

    /** Additional arguments of the control plane, such as `feature-gates=...`. */
    export interface KubernetesClusterClusterExtraArgs {
      /** Arguments of the API server. If omitted, the platform chooses a value. */
      kubeApiservers?: pulumi.Input<pulumi.Input<string>[] | undefined>;
      /** Arguments of the controller manager. If omitted, the platform chooses a value. */
      kubeControllerManagers?: pulumi.Input<pulumi.Input<string>[] | undefined>;
      /** Arguments of the scheduler. If omitted, the platform chooses a value. */
      kubeSchedulers?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    }

    /** Storage of the cluster's events in the log service. */
    export interface KubernetesClusterEventPersistence {
      /** Whether events are stored. */
      enabled: pulumi.Input<boolean>;
      /** ID of the log set. Defaults to one that the platform creates. If omitted, the platform chooses a value. */
      logSetId?: pulumi.Input<string | undefined>;
      /** ID of the log topic. Defaults to one that the platform creates. If omitted, the platform chooses a value. */
      topicId?: pulumi.Input<string | undefined>;
      /** Whether the log set and the topic are deleted when this is turned off and with the cluster. */
      deleteEventLogAndTopic?: pulumi.Input<boolean | undefined>;
    }

    /** Machines with the same role. */
    export interface KubernetesClusterExistInstance {
      /** Role of the machines. Defaults to `WORKER`. Known values are `WORKER` and `MASTER_ETCD`; the platform may accept others. */
      nodeRole?: pulumi.Input<string | undefined>;
      /** The machines, and how they are set up. */
      instancesPara: pulumi.Input<types.input.KubernetesClusterExistInstanceInstancesPara>;
      /** Number of pods of each machine, with `enableCustomizedPodCidr`. */
      desiredPodNumbers?: pulumi.Input<pulumi.Input<number>[] | undefined>;
    }

    /** The machines, and how they are set up. */
    export interface KubernetesClusterExistInstanceInstancesPara {
      /** IDs of the machines. Their operating systems are reinstalled. At least 1 element. */
      instanceIds: pulumi.Input<pulumi.Input<string>[]>;
      /** IDs of the security groups. */
      securityGroupIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
      /** Password of the administrator. Set either this property or `keyIds`. Must have 8 to 16 characters of at least two kinds: letters, digits and ()~!@#$%^&*-+={}[]:;',.?/. At most one of `password` or `keyIds` can be set. */
      password?: pulumi.Input<string | undefined>;
      /** IDs of the SSH key pairs. At most one of `password` or `keyIds` can be set. */
      keyIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
      /** Whether the platform's security agent is installed. Defaults to `true`. */
      enhancedSecurityService?: pulumi.Input<boolean | undefined>;
      /** Whether the platform's monitoring agent is installed. Defaults to `true`. */
      enhancedMonitorService?: pulumi.Input<boolean | undefined>;
      /** Settings of the nodes. The platform uses `extraArgs` only. */
      masterConfig?: pulumi.Input<types.input.KubernetesClusterExistInstanceInstancesParaMasterConfig | undefined>;
    }

    /** Settings of the nodes. The platform uses `extraArgs` only. */
    export interface KubernetesClusterExistInstanceInstancesParaMasterConfig {
      /** Directory at which data disks are mounted. */
      mountTarget?: pulumi.Input<string | undefined>;
      /** Directory of the container runtime. */
      dockerGraphPath?: pulumi.Input<string | undefined>;
      /** Script that runs after the node was set up, as base64. */
      userScript?: pulumi.Input<string | undefined>;
      /** Whether pods are kept away from the node: 0 for no. */
      unschedulable?: pulumi.Input<number | undefined>;
      /** Labels of the node. */
      labels?: pulumi.Input<pulumi.Input<types.input.KubernetesClusterExistInstanceInstancesParaMasterConfigLabel>[] | undefined>;
      /** Data disk of the node, and how it is mounted. */
      dataDisk?: pulumi.Input<types.input.KubernetesClusterExistInstanceInstancesParaMasterConfigDataDisk | undefined>;
      /** Additional arguments. */
      extraArgs?: pulumi.Input<types.input.KubernetesClusterExistInstanceInstancesParaMasterConfigExtraArgs | undefined>;
      /** Number of pods of the node. At least 0. */
      desiredPodNumber?: pulumi.Input<number | undefined>;
      /** Software for GPUs. */
      gpuArgs?: pulumi.Input<types.input.KubernetesClusterExistInstanceInstancesParaMasterConfigGpuArgs | undefined>;
      /** Taints of the node. */
      taints?: pulumi.Input<pulumi.Input<types.input.KubernetesClusterExistInstanceInstancesParaMasterConfigTaint>[] | undefined>;
    }

    /** Data disk of the node, and how it is mounted. */
    export interface KubernetesClusterExistInstanceInstancesParaMasterConfigDataDisk {
      /** Type of the disk. */
      diskType?: pulumi.Input<string | undefined>;
      /** File system. */
      fileSystem?: pulumi.Input<string | undefined>;
      /** Size, in GB. */
      diskSize?: pulumi.Input<number | undefined>;
      /** Whether the disk is formatted and mounted. */
      autoFormatAndMount?: pulumi.Input<boolean | undefined>;
      /** Directory at which the disk is mounted. */
      mountTarget?: pulumi.Input<string | undefined>;
      /** Device or partition to mount. */
      diskPartition?: pulumi.Input<string | undefined>;
    }

    /** Additional arguments. */
    export interface KubernetesClusterExistInstanceInstancesParaMasterConfigExtraArgs {
      /** Arguments of the kubelet, such as `max-pods=110`. */
      kubelets?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    }

    /** Software for GPUs. */
    export interface KubernetesClusterExistInstanceInstancesParaMasterConfigGpuArgs {
      /** Whether GPUs are split into instances (MIG). Defaults to `false`. */
      migEnable?: pulumi.Input<boolean | undefined>;
      /** Driver of the GPUs: `name` and `version`. `driver`, `cuda` and `cudnn` must contain name and version. */
      driver?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
      /** CUDA: `name` and `version`. `driver`, `cuda` and `cudnn` must contain name and version. */
      cuda?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
      /** CuDNN: `name` and `version`, and optionally `doc_name` and `dev_name`. `driver`, `cuda` and `cudnn` must contain name and version. */
      cudnn?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
      /** A custom driver: its `address`. */
      customDriver?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
    }

    /** A label. */
    export interface KubernetesClusterExistInstanceInstancesParaMasterConfigLabel {
      /** Name of the label. */
      name: pulumi.Input<string>;
      /** Value of the label. */
      value: pulumi.Input<string>;
    }

    /** A taint. */
    export interface KubernetesClusterExistInstanceInstancesParaMasterConfigTaint {
      /** Key of the taint. */
      key?: pulumi.Input<string | undefined>;
      /** Value of the taint. */
      value?: pulumi.Input<string | undefined>;
      /** Effect, such as `NoSchedule`. */
      effect?: pulumi.Input<string | undefined>;
    }

    /** An add-on. */
    export interface KubernetesClusterExtensionAddon {
      /** Name of the add-on. */
      name: pulumi.Input<string>;
      /** Its parameters, as JSON. Compared as JSON: white space and the order of keys do not matter. */
      param: pulumi.Input<string>;
    }

    /** Agent that collects the logs of nodes and containers. */
    export interface KubernetesClusterLogAgent {
      /** Whether the agent that collects logs is installed. */
      enabled: pulumi.Input<boolean>;
      /** Root directory of the kubelets. The platform never returns it, so it is compared with the previous input. */
      kubeletRootDir?: pulumi.Input<string | undefined>;
    }

    /** Machines of the same kind. */
    export interface KubernetesClusterMasterConfig {
      /** Number of machines. At least 1. Defaults to `1`. */
      count?: pulumi.Input<number | undefined>;
      /** Zone, such as `ap-guangzhou-3`. */
      availabilityZone?: pulumi.Input<string | undefined>;
      /** Name of the machines. Defaults to `sub machine of tke`. */
      instanceName?: pulumi.Input<string | undefined>;
      /** Type of the machines, such as `S5.MEDIUM4`. */
      instanceType: pulumi.Input<string>;
      /** How the machines are charged. One of `PREPAID` or `POSTPAID_BY_HOUR`. Defaults to `POSTPAID_BY_HOUR`. */
      instanceChargeType?: pulumi.Input<enums.KubernetesClusterMasterConfigInstanceChargeType | (string & {}) | undefined>;
      /** Months to pay in advance with `PREPAID`. Defaults to `1`. `instanceChargeTypePrepaidPeriod` must be 1 to 12, 24, 36, 48 or 60. */
      instanceChargeTypePrepaidPeriod?: pulumi.Input<number | undefined>;
      /** What happens when the prepaid period ends. Known values are `NOTIFY_AND_AUTO_RENEW`, `NOTIFY_AND_MANUAL_RENEW` and `DISABLE_NOTIFY_AND_MANUAL_RENEW`; the platform may accept others. If omitted, the platform chooses a value. */
      instanceChargeTypePrepaidRenewFlag?: pulumi.Input<string | undefined>;
      /** ID of the subnet. Must be the ID of a subnet, such as subnet-b8j03v0c. */
      subnetId: pulumi.Input<string>;
      /** Type of the system disk. Known values are `CLOUD_PREMIUM`, `CLOUD_BSSD`, `CLOUD_SSD`, `CLOUD_HSSD`, `CLOUD_TSSD`, `CLOUD_BASIC`, `LOCAL_BASIC`, `LOCAL_SSD`, `LOCAL_NVME` and `LOCAL_PRO`; the platform may accept others. Defaults to `CLOUD_PREMIUM`. */
      systemDiskType?: pulumi.Input<string | undefined>;
      /** Size of the system disk, in GB. Between 20 and 1024. Defaults to `50`. */
      systemDiskSize?: pulumi.Input<number | undefined>;
      /** Data disks. At most 11 elements. */
      dataDisks?: pulumi.Input<pulumi.Input<types.input.KubernetesClusterMasterConfigDataDisk>[] | undefined>;
      /** How traffic is charged. One of `BANDWIDTH_PREPAID`, `TRAFFIC_POSTPAID_BY_HOUR`, `BANDWIDTH_POSTPAID_BY_HOUR` or `BANDWIDTH_PACKAGE`. Defaults to `TRAFFIC_POSTPAID_BY_HOUR`. */
      internetChargeType?: pulumi.Input<enums.KubernetesClusterMasterConfigInternetChargeType | (string & {}) | undefined>;
      /** Maximum outbound bandwidth, in Mbit/s. At least 0. Defaults to `0`. */
      internetMaxBandwidthOut?: pulumi.Input<number | undefined>;
      /** ID of the bandwidth package, `bwp-...`. */
      bandwidthPackageId?: pulumi.Input<string | undefined>;
      /** Whether each machine gets a public address. */
      publicIpAssigned?: pulumi.Input<boolean | undefined>;
      /** Password of the administrator. Set either this property or `keyIds`. Must have 8 to 16 characters of at least two kinds: letters, digits and ()~!@#$%^&*-+={}[]:;',.?/. Exactly one of `password` or `keyIds` must be set. */
      password?: pulumi.Input<string | undefined>;
      /** ID of the SSH key pair, `skey-...`. Set either this property or `password`. Must be the ID of an SSH key pair, such as skey-17634f05. Exactly one of `password` or `keyIds` must be set. */
      keyIds?: pulumi.Input<string | undefined>;
      /** IDs of the security groups. Their order is their priority. */
      securityGroupIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
      /** Whether the platform's security agent is installed. Defaults to `true`. */
      enhancedSecurityService?: pulumi.Input<boolean | undefined>;
      /** Whether the platform's monitoring agent is installed. Defaults to `true`. */
      enhancedMonitorService?: pulumi.Input<boolean | undefined>;
      /** Data for cloud-init, as base64: at most 16 KB decoded. */
      userData?: pulumi.Input<string | undefined>;
      /** Name of the role that the machines assume. */
      camRoleName?: pulumi.Input<string | undefined>;
      /** Host name in the operating system. */
      hostname?: pulumi.Input<string | undefined>;
      /** ID of the placement group, `ps-...`. */
      disasterRecoverGroupIds?: pulumi.Input<string | undefined>;
      /** ID of the image, `img-...`. Must be the ID of an image, such as img-9qabwvbn. */
      imgId?: pulumi.Input<string | undefined>;
      /** Number of pods of a node, with `enableCustomizedPodCidr`. At least 0. Defaults to `0`. */
      desiredPodNum?: pulumi.Input<number | undefined>;
      /** ID of the cluster for high-performance computing, `hpc-...`. */
      hpcClusterId?: pulumi.Input<string | undefined>;
    }

    /** A data disk. */
    export interface KubernetesClusterMasterConfigDataDisk {
      /** Type of the disk. Known values are `CLOUD_PREMIUM`, `CLOUD_BSSD`, `CLOUD_SSD`, `CLOUD_HSSD`, `CLOUD_TSSD`, `CLOUD_BASIC`, `LOCAL_BASIC`, `LOCAL_SSD`, `LOCAL_NVME` and `LOCAL_PRO`; the platform may accept others. Defaults to `CLOUD_PREMIUM`. */
      diskType?: pulumi.Input<string | undefined>;
      /** Size, in GB. At least 0. Defaults to `0`. */
      diskSize?: pulumi.Input<number | undefined>;
      /** File system, such as `ext4` or `xfs`. */
      fileSystem?: pulumi.Input<string | undefined>;
      /** Whether the disk is formatted and mounted. Defaults to `false`. */
      autoFormatAndMount?: pulumi.Input<boolean | undefined>;
      /** Directory at which the disk is mounted. */
      mountTarget?: pulumi.Input<string | undefined>;
      /** Device or partition to mount, such as `/dev/vdb`. */
      diskPartition?: pulumi.Input<string | undefined>;
      /** ID of the snapshot from which the disk gets its data. */
      snapshotId?: pulumi.Input<string | undefined>;
      /** Whether the disk is encrypted. */
      encrypt?: pulumi.Input<boolean | undefined>;
      /** ID of the key in the Key Management Service. */
      kmsKeyId?: pulumi.Input<string | undefined>;
    }

    /** The settings. */
    export interface KubernetesClusterNodePoolGlobalConfig {
      /** Whether idle nodes are removed. If omitted, the platform chooses a value. */
      isScaleInEnabled?: pulumi.Input<boolean | undefined>;
      /** How a node pool is chosen when nodes are added. Known values are `random`, `most-pods` and `least-waste`; the platform may accept others. If omitted, the platform chooses a value. */
      expander?: pulumi.Input<string | undefined>;
      /** Maximum number of nodes that are removed at once. If omitted, the platform chooses a value. */
      maxConcurrentScaleIn?: pulumi.Input<number | undefined>;
      /** Minutes after the addition of nodes before others are removed. If omitted, the platform chooses a value. */
      scaleInDelay?: pulumi.Input<number | undefined>;
      /** Minutes that a node must be idle before it is removed. If omitted, the platform chooses a value. */
      scaleInUnneededTime?: pulumi.Input<number | undefined>;
      /** Utilization below which a node is idle, in percent. If omitted, the platform chooses a value. */
      scaleInUtilizationThreshold?: pulumi.Input<number | undefined>;
      /** Whether the pods of daemon sets do not count as utilization. If omitted, the platform chooses a value. */
      ignoreDaemonSetsUtilization?: pulumi.Input<boolean | undefined>;
      /** Whether nodes whose pods use local storage are kept. If omitted, the platform chooses a value. */
      skipNodesWithLocalStorage?: pulumi.Input<boolean | undefined>;
      /** Whether nodes with pods of the system are kept. If omitted, the platform chooses a value. */
      skipNodesWithSystemPods?: pulumi.Input<boolean | undefined>;
    }

    /** Objects of a type. */
    export interface KubernetesClusterResourceDeleteOption {
      /** Type of the objects: disks, load balancers or machines. Known values are `CBS`, `CLB` and `CVM`; the platform may accept others. */
      resourceType: pulumi.Input<string>;
      /** Whether they are deleted: `terminate` or `retain`. Known values are `terminate` and `retain`; the platform may accept others. */
      deleteMode: pulumi.Input<string>;
      /** Whether protected objects are kept. */
      skipDeletionProtection?: pulumi.Input<boolean | undefined>;
    }

    /** Machines of the same kind. */
    export interface KubernetesClusterWorkerConfig {
      /** Number of machines. At least 1. Defaults to `1`. */
      count?: pulumi.Input<number | undefined>;
      /** Zone, such as `ap-guangzhou-3`. */
      availabilityZone?: pulumi.Input<string | undefined>;
      /** Name of the machines. Defaults to `sub machine of tke`. */
      instanceName?: pulumi.Input<string | undefined>;
      /** Type of the machines, such as `S5.MEDIUM4`. */
      instanceType: pulumi.Input<string>;
      /** How the machines are charged. One of `PREPAID` or `POSTPAID_BY_HOUR`. Defaults to `POSTPAID_BY_HOUR`. */
      instanceChargeType?: pulumi.Input<enums.KubernetesClusterWorkerConfigInstanceChargeType | (string & {}) | undefined>;
      /** Months to pay in advance with `PREPAID`. Defaults to `1`. `instanceChargeTypePrepaidPeriod` must be 1 to 12, 24, 36, 48 or 60. */
      instanceChargeTypePrepaidPeriod?: pulumi.Input<number | undefined>;
      /** What happens when the prepaid period ends. Known values are `NOTIFY_AND_AUTO_RENEW`, `NOTIFY_AND_MANUAL_RENEW` and `DISABLE_NOTIFY_AND_MANUAL_RENEW`; the platform may accept others. If omitted, the platform chooses a value. */
      instanceChargeTypePrepaidRenewFlag?: pulumi.Input<string | undefined>;
      /** ID of the subnet. Must be the ID of a subnet, such as subnet-b8j03v0c. */
      subnetId: pulumi.Input<string>;
      /** Type of the system disk. Known values are `CLOUD_PREMIUM`, `CLOUD_BSSD`, `CLOUD_SSD`, `CLOUD_HSSD`, `CLOUD_TSSD`, `CLOUD_BASIC`, `LOCAL_BASIC`, `LOCAL_SSD`, `LOCAL_NVME` and `LOCAL_PRO`; the platform may accept others. Defaults to `CLOUD_PREMIUM`. */
      systemDiskType?: pulumi.Input<string | undefined>;
      /** Size of the system disk, in GB. Between 20 and 1024. Defaults to `50`. */
      systemDiskSize?: pulumi.Input<number | undefined>;
      /** Data disks. At most 11 elements. */
      dataDisks?: pulumi.Input<pulumi.Input<types.input.KubernetesClusterWorkerConfigDataDisk>[] | undefined>;
      /** How traffic is charged. One of `BANDWIDTH_PREPAID`, `TRAFFIC_POSTPAID_BY_HOUR`, `BANDWIDTH_POSTPAID_BY_HOUR` or `BANDWIDTH_PACKAGE`. Defaults to `TRAFFIC_POSTPAID_BY_HOUR`. */
      internetChargeType?: pulumi.Input<enums.KubernetesClusterWorkerConfigInternetChargeType | (string & {}) | undefined>;
      /** Maximum outbound bandwidth, in Mbit/s. At least 0. Defaults to `0`. */
      internetMaxBandwidthOut?: pulumi.Input<number | undefined>;
      /** ID of the bandwidth package, `bwp-...`. */
      bandwidthPackageId?: pulumi.Input<string | undefined>;
      /** Whether each machine gets a public address. */
      publicIpAssigned?: pulumi.Input<boolean | undefined>;
      /** Password of the administrator. Set either this property or `keyIds`. Must have 8 to 16 characters of at least two kinds: letters, digits and ()~!@#$%^&*-+={}[]:;',.?/. Exactly one of `password` or `keyIds` must be set. */
      password?: pulumi.Input<string | undefined>;
      /** ID of the SSH key pair, `skey-...`. Set either this property or `password`. Must be the ID of an SSH key pair, such as skey-17634f05. Exactly one of `password` or `keyIds` must be set. */
      keyIds?: pulumi.Input<string | undefined>;
      /** IDs of the security groups. Their order is their priority. */
      securityGroupIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
      /** Whether the platform's security agent is installed. Defaults to `true`. */
      enhancedSecurityService?: pulumi.Input<boolean | undefined>;
      /** Whether the platform's monitoring agent is installed. Defaults to `true`. */
      enhancedMonitorService?: pulumi.Input<boolean | undefined>;
      /** Data for cloud-init, as base64: at most 16 KB decoded. */
      userData?: pulumi.Input<string | undefined>;
      /** Name of the role that the machines assume. */
      camRoleName?: pulumi.Input<string | undefined>;
      /** Host name in the operating system. */
      hostname?: pulumi.Input<string | undefined>;
      /** ID of the placement group, `ps-...`. */
      disasterRecoverGroupIds?: pulumi.Input<string | undefined>;
      /** ID of the image, `img-...`. Must be the ID of an image, such as img-9qabwvbn. */
      imgId?: pulumi.Input<string | undefined>;
      /** Number of pods of a node, with `enableCustomizedPodCidr`. At least 0. Defaults to `0`. */
      desiredPodNum?: pulumi.Input<number | undefined>;
      /** ID of the cluster for high-performance computing, `hpc-...`. */
      hpcClusterId?: pulumi.Input<string | undefined>;
    }

    /** A data disk. */
    export interface KubernetesClusterWorkerConfigDataDisk {
      /** Type of the disk. Known values are `CLOUD_PREMIUM`, `CLOUD_BSSD`, `CLOUD_SSD`, `CLOUD_HSSD`, `CLOUD_TSSD`, `CLOUD_BASIC`, `LOCAL_BASIC`, `LOCAL_SSD`, `LOCAL_NVME` and `LOCAL_PRO`; the platform may accept others. Defaults to `CLOUD_PREMIUM`. */
      diskType?: pulumi.Input<string | undefined>;
      /** Size, in GB. At least 0. Defaults to `0`. */
      diskSize?: pulumi.Input<number | undefined>;
      /** File system, such as `ext4` or `xfs`. */
      fileSystem?: pulumi.Input<string | undefined>;
      /** Whether the disk is formatted and mounted. Defaults to `false`. */
      autoFormatAndMount?: pulumi.Input<boolean | undefined>;
      /** Directory at which the disk is mounted. */
      mountTarget?: pulumi.Input<string | undefined>;
      /** Device or partition to mount, such as `/dev/vdb`. */
      diskPartition?: pulumi.Input<string | undefined>;
      /** ID of the snapshot from which the disk gets its data. */
      snapshotId?: pulumi.Input<string | undefined>;
      /** Whether the disk is encrypted. */
      encrypt?: pulumi.Input<boolean | undefined>;
      /** ID of the key in the Key Management Service. */
      kmsKeyId?: pulumi.Input<string | undefined>;
    }

    /** A node. */
    export interface KubernetesClusterWorkerInstancesList {
      /** ID of the machine. */
      instanceId: pulumi.Input<string>;
      /** Role of the node. */
      instanceRole: pulumi.Input<string>;
      /** State, such as `running`. */
      instanceState: pulumi.Input<string>;
      /** Why the node does not work. */
      failedReason: pulumi.Input<string>;
      /** Private address of the node. */
      lanIp: pulumi.Input<string>;
    }

    /** An annotation. */
    export interface KubernetesNodePoolAnnotation {
      /** Name of the annotation. */
      name: pulumi.Input<string>;
      /** Value of the annotation. */
      value: pulumi.Input<string>;
    }

    /** The machines that the pool buys. Most changes apply to new machines only. */
    export interface KubernetesNodePoolAutoScalingConfig {
      /** Type of the machines, such as `S5.MEDIUM4`. A change replaces the resource. */
      instanceType: pulumi.Input<string>;
      /** Types of machines to buy when `instanceType` is sold out, in this order. */
      backupInstanceTypes?: pulumi.Input<pulumi.Input<string>[] | undefined>;
      /** Type of the system disk. Known values are `CLOUD_PREMIUM`, `CLOUD_BSSD`, `CLOUD_SSD`, `CLOUD_HSSD`, `CLOUD_TSSD`, `CLOUD_BASIC`, `LOCAL_BASIC`, `LOCAL_SSD`, `LOCAL_NVME` and `LOCAL_PRO`; the platform may accept others. Defaults to `CLOUD_PREMIUM`. */
      systemDiskType?: pulumi.Input<string | undefined>;
      /** Size of the system disk, in GB. Between 20 and 2048. Defaults to `50`. */
      systemDiskSize?: pulumi.Input<number | undefined>;
      /** Data disks of new machines. If omitted, the platform chooses a value. */
      dataDisks?: pulumi.Input<pulumi.Input<types.input.KubernetesNodePoolAutoScalingConfigDataDisk>[] | undefined>;
      /** How machines are charged. Defaults to `POSTPAID_BY_HOUR`. Known values are `PREPAID`, `POSTPAID_BY_HOUR`, `SPOTPAID` and `CDCPAID`; the platform may accept others. If omitted, the platform chooses a value. `instanceChargeTypePrepaidPeriod` is required when `instanceChargeType` is PREPAID. `spotInstanceType` and `spotMaxPrice` is required when `instanceChargeType` is SPOTPAID. */
      instanceChargeType?: pulumi.Input<string | undefined>;
      /** Months to pay in advance with `PREPAID`: 1 to 12, 24, 36, 48 or 60. `instanceChargeTypePrepaidPeriod` is required when `instanceChargeType` is PREPAID. `instanceChargeTypePrepaidPeriod` must be 1 to 12, 24, 36, 48 or 60. */
      instanceChargeTypePrepaidPeriod?: pulumi.Input<number | undefined>;
      /** What happens when the prepaid period ends. Known values are `NOTIFY_AND_AUTO_RENEW`, `NOTIFY_AND_MANUAL_RENEW` and `DISABLE_NOTIFY_AND_MANUAL_RENEW`; the platform may accept others. If omitted, the platform chooses a value. */
      instanceChargeTypePrepaidRenewFlag?: pulumi.Input<string | undefined>;
      /** Type of the spot request, with `SPOTPAID`. Must be `one-time`. `spotInstanceType` and `spotMaxPrice` is required when `instanceChargeType` is SPOTPAID. */
      spotInstanceType?: pulumi.Input<enums.KubernetesNodePoolAutoScalingConfigSpotInstanceType | (string & {}) | undefined>;
      /** Highest price by the hour, as a text, with `SPOTPAID`. Must be a number, such as 0.5. `spotInstanceType` and `spotMaxPrice` is required when `instanceChargeType` is SPOTPAID. */
      spotMaxPrice?: pulumi.Input<string | undefined>;
      /** How traffic is charged. One of `BANDWIDTH_PREPAID`, `TRAFFIC_POSTPAID_BY_HOUR`, `BANDWIDTH_POSTPAID_BY_HOUR` or `BANDWIDTH_PACKAGE`. Defaults to `TRAFFIC_POSTPAID_BY_HOUR`. */
      internetChargeType?: pulumi.Input<enums.KubernetesNodePoolAutoScalingConfigInternetChargeType | (string & {}) | undefined>;
      /** Maximum outbound bandwidth, in Mbit/s. At least 0. Defaults to `0`. */
      internetMaxBandwidthOut?: pulumi.Input<number | undefined>;
      /** ID of the bandwidth package, `bwp-...`. */
      bandwidthPackageId?: pulumi.Input<string | undefined>;
      /** Whether each machine gets a public address. If omitted, the platform chooses a value. */
      publicIpAssigned?: pulumi.Input<boolean | undefined>;
      /** Type of the public addresses. If omitted, the platform chooses a value. */
      ipv4AddressType?: pulumi.Input<string | undefined>;
      /** Password of the administrator. Set either this property or `keyIds`. Must have 8 to 16 characters of at least two kinds: letters, digits and ()~!@#$%^&*-+={}[]:;',.?/. The platform never returns it, so it is compared with the previous input. A change replaces the resource. Exactly one of `password` or `keyIds` must be set. */
      password?: pulumi.Input<string | undefined>;
      /** IDs of the SSH key pairs. Set either this property or `password`. A change replaces the resource. Exactly one of `password` or `keyIds` must be set. */
      keyIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
      /** IDs of the security groups. Their order is their priority. If omitted, the platform chooses a value. */
      orderlySecurityGroupIds?: pulumi.Input<pulumi.Input<string>[] | undefined>;
      /** Whether the platform's security agent is installed on new machines. Defaults to `true`. */
      enhancedSecurityService?: pulumi.Input<boolean | undefined>;
      /** Whether the platform's monitoring agent is installed. Defaults to `true`. A change replaces the resource. */
      enhancedMonitorService?: pulumi.Input<boolean | undefined>;
      /** Name of the role that the machines assume. A change replaces the resource. */
      camRoleName?: pulumi.Input<string | undefined>;
      /** Name of the machines. If omitted, the platform chooses a value. */
      instanceName?: pulumi.Input<string | undefined>;
      /** Whether the names get a suffix: `ORIGINAL` or `UNIQUE`. Known values are `ORIGINAL` and `UNIQUE`; the platform may accept others. If omitted, the platform chooses a value. */
      instanceNameStyle?: pulumi.Input<string | undefined>;
      /** Host name of the machines. If omitted, the platform chooses a value. `hostName` and `hostNameStyle` must be set together or not at all. */
      hostName?: pulumi.Input<string | undefined>;
      /** Whether the host names get a suffix: `ORIGINAL` or `UNIQUE`. Known values are `ORIGINAL` and `UNIQUE`; the platform may accept others. If omitted, the platform chooses a value. `hostName` and `hostNameStyle` must be set together or not at all. */
      hostNameStyle?: pulumi.Input<string | undefined>;
      /** ID of the dedicated cluster (CDC), `cluster-...`. A change replaces the resource. */
      cdcId?: pulumi.Input<string | undefined>;
    }

    /** A data disk. */
    export interface KubernetesNodePoolAutoScalingConfigDataDisk {
      /** Type of the disk. Known values are `CLOUD_PREMIUM`, `CLOUD_BSSD`, `CLOUD_SSD`, `CLOUD_HSSD`, `CLOUD_TSSD`, `CLOUD_BASIC`, `LOCAL_BASIC`, `LOCAL_SSD`, `LOCAL_NVME` and `LOCAL_PRO`; the platform may accept others. Defaults to `CLOUD_PREMIUM`. */
      diskType?: pulumi.Input<string | undefined>;
      /** Size, in GB. At least 0. Defaults to `0`. */
      diskSize?: pulumi.Input<number | undefined>;
      /** ID of the snapshot with the disk's data. A change replaces the resource. */
      snapshotId?: pulumi.Input<string | undefined>;
      /** Whether the disk is deleted with its machine. If omitted, the platform chooses a value. */
      deleteWithInstance?: pulumi.Input<boolean | undefined>;
      /** Whether the disk is encrypted. If omitted, the platform chooses a value. */
      encrypt?: pulumi.Input<boolean | undefined>;
      /** Additional throughput, in MiB/s. At least 0. If omitted, the platform chooses a value. */
      throughputPerformance?: pulumi.Input<number | undefined>;
    }

    /** How the nodes are set up. */
    export interface KubernetesNodePoolNodeConfig {
      /** Directory at which data disks are mounted. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
      mountTarget?: pulumi.Input<string | undefined>;
      /** Directory of the container runtime. Defaults to `/var/lib/docker`. A change replaces the resource. */
      dockerGraphPath?: pulumi.Input<string | undefined>;
      /** How the data disks of `autoScalingConfig` are mounted. At most 11 elements. If omitted, the platform chooses a value. A change replaces the resource. */
      dataDisks?: pulumi.Input<pulumi.Input<types.input.KubernetesNodePoolNodeConfigDataDisk>[] | undefined>;
      /** Arguments of the kubelets, such as `max-pods=110`. If omitted, the platform chooses a value. A change replaces the resource. */
      extraArgs?: pulumi.Input<pulumi.Input<string>[] | undefined>;
      /** Script that runs after a node was set up, as base64. A change applies to new nodes. */
      userData?: pulumi.Input<string | undefined>;
      /** Script that runs before a node is set up, as base64. A change applies to new nodes. */
      preStartUserScript?: pulumi.Input<string | undefined>;
      /** Whether pods may run on new nodes. Defaults to `true`. A change replaces the resource. */
      isSchedule?: pulumi.Input<boolean | undefined>;
      /** Number of pods of a node, in a cluster with `enableCustomizedPodCidr`. At least 0. If omitted, the platform chooses a value. A change replaces the resource. */
      desiredPodNum?: pulumi.Input<number | undefined>;
      /** Software for GPUs. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
      gpuArgs?: pulumi.Input<types.input.KubernetesNodePoolNodeConfigGpuArgs | undefined>;
    }

    /** A data disk. */
    export interface KubernetesNodePoolNodeConfigDataDisk {
      /** Type of the disk. Known values are `CLOUD_PREMIUM`, `CLOUD_BSSD`, `CLOUD_SSD`, `CLOUD_HSSD`, `CLOUD_TSSD`, `CLOUD_BASIC`, `LOCAL_BASIC`, `LOCAL_SSD`, `LOCAL_NVME` and `LOCAL_PRO`; the platform may accept others. Defaults to `CLOUD_PREMIUM`. */
      diskType?: pulumi.Input<string | undefined>;
      /** Size, in GB. At least 0. Defaults to `0`. */
      diskSize?: pulumi.Input<number | undefined>;
      /** File system, such as `ext4` or `xfs`. */
      fileSystem?: pulumi.Input<string | undefined>;
      /** Whether the disk is formatted and mounted. Defaults to `false`. */
      autoFormatAndMount?: pulumi.Input<boolean | undefined>;
      /** Directory at which the disk is mounted. */
      mountTarget?: pulumi.Input<string | undefined>;
      /** Device or partition to mount, such as `/dev/vdb`. */
      diskPartition?: pulumi.Input<string | undefined>;
    }

    /** Software for GPUs. */
    export interface KubernetesNodePoolNodeConfigGpuArgs {
      /** Whether GPUs are split into instances (MIG). Defaults to `false`. */
      migEnable?: pulumi.Input<boolean | undefined>;
      /** Driver of the GPUs: `name` and `version`. `driver`, `cuda` and `cudnn` must contain name and version. */
      driver?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
      /** CUDA: `name` and `version`. `driver`, `cuda` and `cudnn` must contain name and version. */
      cuda?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
      /** CuDNN: `name` and `version`, and optionally `doc_name` and `dev_name`. `driver`, `cuda` and `cudnn` must contain name and version. */
      cudnn?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
      /** A custom driver: its `address`. */
      customDriver?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
    }

    /** A taint. */
    export interface KubernetesNodePoolTaint {
      /** Key of the taint. */
      key: pulumi.Input<string>;
      /** Value of the taint. */
      value: pulumi.Input<string>;
      /** What happens to pods that do not tolerate it. Known values are `NoSchedule`, `PreferNoSchedule` and `NoExecute`; the platform may accept others. */
      effect: pulumi.Input<string>;
    }
  }

  export namespace output {
    /** Tokens of service accounts. Members that are not set keep their values. Removing `authOptions` changes nothing. */
    export interface KubernetesClusterAuthOptions {
      /** Whether the platform's values of `issuer` and `jwksUri` are used. If omitted, the platform chooses a value. */
      useTkeDefault: boolean;
      /** Address of the public keys. If omitted, the platform chooses a value. */
      jwksUri: string;
      /** Issuer of the tokens. If omitted, the platform chooses a value. */
      issuer: string;
      /** Whether anonymous clients may read the discovery document. If omitted, the platform chooses a value. */
      autoCreateDiscoveryAnonymousAuth: boolean;
    }

    /** Record of the requests to the API server in the log service. */
    export interface KubernetesClusterClusterAudit {
      /** Whether requests are recorded. */
      enabled: boolean;
      /** ID of the log set. Defaults to one that the platform creates. If omitted, the platform chooses a value. */
      logSetId: string;
      /** ID of the log topic. Defaults to one that the platform creates. If omitted, the platform chooses a value. */
      topicId: string;
      /** Whether the log set and the topic are deleted when this is turned off and with the cluster. */
      deleteAuditLogAndTopic?: boolean;
    }

    /** Additional arguments of the control plane, such as `feature-gates=...`. */
    export interface KubernetesClusterClusterExtraArgs {
      /** Arguments of the API server. If omitted, the platform chooses a value. */
      kubeApiservers: string[];
      /** Arguments of the controller manager. If omitted, the platform chooses a value. */
      kubeControllerManagers: string[];
      /** Arguments of the scheduler. If omitted, the platform chooses a value. */
      kubeSchedulers: string[];
    }

    /** Storage of the cluster's events in the log service. */
    export interface KubernetesClusterEventPersistence {
      /** Whether events are stored. */
      enabled: boolean;
      /** ID of the log set. Defaults to one that the platform creates. If omitted, the platform chooses a value. */
      logSetId: string;
      /** ID of the log topic. Defaults to one that the platform creates. If omitted, the platform chooses a value. */
      topicId: string;
      /** Whether the log set and the topic are deleted when this is turned off and with the cluster. */
      deleteEventLogAndTopic?: boolean;
    }

    /** Machines with the same role. */
    export interface KubernetesClusterExistInstance {
      /** Role of the machines. Defaults to `WORKER`. Known values are `WORKER` and `MASTER_ETCD`; the platform may accept others. */
      nodeRole?: string;
      /** The machines, and how they are set up. */
      instancesPara: types.output.KubernetesClusterExistInstanceInstancesPara;
      /** Number of pods of each machine, with `enableCustomizedPodCidr`. */
      desiredPodNumbers?: number[];
    }

    /** The machines, and how they are set up. */
    export interface KubernetesClusterExistInstanceInstancesPara {
      /** IDs of the machines. Their operating systems are reinstalled. At least 1 element. */
      instanceIds: string[];
      /** IDs of the security groups. */
      securityGroupIds?: string[];
      /** Password of the administrator. Set either this property or `keyIds`. Must have 8 to 16 characters of at least two kinds: letters, digits and ()~!@#$%^&*-+={}[]:;',.?/. At most one of `password` or `keyIds` can be set. */
      password?: string;
      /** IDs of the SSH key pairs. At most one of `password` or `keyIds` can be set. */
      keyIds?: string[];
      /** Whether the platform's security agent is installed. Defaults to `true`. */
      enhancedSecurityService: boolean;
      /** Whether the platform's monitoring agent is installed. Defaults to `true`. */
      enhancedMonitorService: boolean;
      /** Settings of the nodes. The platform uses `extraArgs` only. */
      masterConfig?: types.output.KubernetesClusterExistInstanceInstancesParaMasterConfig;
    }

    /** Settings of the nodes. The platform uses `extraArgs` only. */
    export interface KubernetesClusterExistInstanceInstancesParaMasterConfig {
      /** Directory at which data disks are mounted. */
      mountTarget?: string;
      /** Directory of the container runtime. */
      dockerGraphPath?: string;
      /** Script that runs after the node was set up, as base64. */
      userScript?: string;
      /** Whether pods are kept away from the node: 0 for no. */
      unschedulable?: number;
      /** Labels of the node. */
      labels?: types.output.KubernetesClusterExistInstanceInstancesParaMasterConfigLabel[];
      /** Data disk of the node, and how it is mounted. */
      dataDisk?: types.output.KubernetesClusterExistInstanceInstancesParaMasterConfigDataDisk;
      /** Additional arguments. */
      extraArgs?: types.output.KubernetesClusterExistInstanceInstancesParaMasterConfigExtraArgs;
      /** Number of pods of the node. At least 0. */
      desiredPodNumber?: number;
      /** Software for GPUs. */
      gpuArgs?: types.output.KubernetesClusterExistInstanceInstancesParaMasterConfigGpuArgs;
      /** Taints of the node. */
      taints?: types.output.KubernetesClusterExistInstanceInstancesParaMasterConfigTaint[];
    }

    /** Data disk of the node, and how it is mounted. */
    export interface KubernetesClusterExistInstanceInstancesParaMasterConfigDataDisk {
      /** Type of the disk. */
      diskType?: string;
      /** File system. */
      fileSystem?: string;
      /** Size, in GB. */
      diskSize?: number;
      /** Whether the disk is formatted and mounted. */
      autoFormatAndMount?: boolean;
      /** Directory at which the disk is mounted. */
      mountTarget?: string;
      /** Device or partition to mount. */
      diskPartition?: string;
    }

    /** Additional arguments. */
    export interface KubernetesClusterExistInstanceInstancesParaMasterConfigExtraArgs {
      /** Arguments of the kubelet, such as `max-pods=110`. */
      kubelets?: string[];
    }

    /** Software for GPUs. */
    export interface KubernetesClusterExistInstanceInstancesParaMasterConfigGpuArgs {
      /** Whether GPUs are split into instances (MIG). Defaults to `false`. */
      migEnable: boolean;
      /** Driver of the GPUs: `name` and `version`. `driver`, `cuda` and `cudnn` must contain name and version. */
      driver?: { [key: string]: string };
      /** CUDA: `name` and `version`. `driver`, `cuda` and `cudnn` must contain name and version. */
      cuda?: { [key: string]: string };
      /** CuDNN: `name` and `version`, and optionally `doc_name` and `dev_name`. `driver`, `cuda` and `cudnn` must contain name and version. */
      cudnn?: { [key: string]: string };
      /** A custom driver: its `address`. */
      customDriver?: { [key: string]: string };
    }

    /** A label. */
    export interface KubernetesClusterExistInstanceInstancesParaMasterConfigLabel {
      /** Name of the label. */
      name: string;
      /** Value of the label. */
      value: string;
    }

    /** A taint. */
    export interface KubernetesClusterExistInstanceInstancesParaMasterConfigTaint {
      /** Key of the taint. */
      key?: string;
      /** Value of the taint. */
      value?: string;
      /** Effect, such as `NoSchedule`. */
      effect?: string;
    }

    /** An add-on. */
    export interface KubernetesClusterExtensionAddon {
      /** Name of the add-on. */
      name: string;
      /** Its parameters, as JSON. Compared as JSON: white space and the order of keys do not matter. */
      param: string;
    }

    /** Agent that collects the logs of nodes and containers. */
    export interface KubernetesClusterLogAgent {
      /** Whether the agent that collects logs is installed. */
      enabled: boolean;
      /** Root directory of the kubelets. The platform never returns it, so it is compared with the previous input. */
      kubeletRootDir?: string;
    }

    /** Machines of the same kind. */
    export interface KubernetesClusterMasterConfig {
      /** Number of machines. At least 1. Defaults to `1`. */
      count: number;
      /** Zone, such as `ap-guangzhou-3`. */
      availabilityZone?: string;
      /** Name of the machines. Defaults to `sub machine of tke`. */
      instanceName: string;
      /** Type of the machines, such as `S5.MEDIUM4`. */
      instanceType: string;
      /** How the machines are charged. One of `PREPAID` or `POSTPAID_BY_HOUR`. Defaults to `POSTPAID_BY_HOUR`. */
      instanceChargeType: enums.KubernetesClusterMasterConfigInstanceChargeType;
      /** Months to pay in advance with `PREPAID`. Defaults to `1`. `instanceChargeTypePrepaidPeriod` must be 1 to 12, 24, 36, 48 or 60. */
      instanceChargeTypePrepaidPeriod: number;
      /** What happens when the prepaid period ends. Known values are `NOTIFY_AND_AUTO_RENEW`, `NOTIFY_AND_MANUAL_RENEW` and `DISABLE_NOTIFY_AND_MANUAL_RENEW`; the platform may accept others. If omitted, the platform chooses a value. */
      instanceChargeTypePrepaidRenewFlag: string;
      /** ID of the subnet. Must be the ID of a subnet, such as subnet-b8j03v0c. */
      subnetId: string;
      /** Type of the system disk. Known values are `CLOUD_PREMIUM`, `CLOUD_BSSD`, `CLOUD_SSD`, `CLOUD_HSSD`, `CLOUD_TSSD`, `CLOUD_BASIC`, `LOCAL_BASIC`, `LOCAL_SSD`, `LOCAL_NVME` and `LOCAL_PRO`; the platform may accept others. Defaults to `CLOUD_PREMIUM`. */
      systemDiskType: string;
      /** Size of the system disk, in GB. Between 20 and 1024. Defaults to `50`. */
      systemDiskSize: number;
      /** Data disks. At most 11 elements. */
      dataDisks?: types.output.KubernetesClusterMasterConfigDataDisk[];
      /** How traffic is charged. One of `BANDWIDTH_PREPAID`, `TRAFFIC_POSTPAID_BY_HOUR`, `BANDWIDTH_POSTPAID_BY_HOUR` or `BANDWIDTH_PACKAGE`. Defaults to `TRAFFIC_POSTPAID_BY_HOUR`. */
      internetChargeType: enums.KubernetesClusterMasterConfigInternetChargeType;
      /** Maximum outbound bandwidth, in Mbit/s. At least 0. Defaults to `0`. */
      internetMaxBandwidthOut: number;
      /** ID of the bandwidth package, `bwp-...`. */
      bandwidthPackageId?: string;
      /** Whether each machine gets a public address. */
      publicIpAssigned?: boolean;
      /** Password of the administrator. Set either this property or `keyIds`. Must have 8 to 16 characters of at least two kinds: letters, digits and ()~!@#$%^&*-+={}[]:;',.?/. Exactly one of `password` or `keyIds` must be set. */
      password?: string;
      /** ID of the SSH key pair, `skey-...`. Set either this property or `password`. Must be the ID of an SSH key pair, such as skey-17634f05. Exactly one of `password` or `keyIds` must be set. */
      keyIds?: string;
      /** IDs of the security groups. Their order is their priority. */
      securityGroupIds?: string[];
      /** Whether the platform's security agent is installed. Defaults to `true`. */
      enhancedSecurityService: boolean;
      /** Whether the platform's monitoring agent is installed. Defaults to `true`. */
      enhancedMonitorService: boolean;
      /** Data for cloud-init, as base64: at most 16 KB decoded. */
      userData?: string;
      /** Name of the role that the machines assume. */
      camRoleName?: string;
      /** Host name in the operating system. */
      hostname?: string;
      /** ID of the placement group, `ps-...`. */
      disasterRecoverGroupIds?: string;
      /** ID of the image, `img-...`. Must be the ID of an image, such as img-9qabwvbn. */
      imgId?: string;
      /** Number of pods of a node, with `enableCustomizedPodCidr`. At least 0. Defaults to `0`. */
      desiredPodNum: number;
      /** ID of the cluster for high-performance computing, `hpc-...`. */
      hpcClusterId?: string;
    }

    /** A data disk. */
    export interface KubernetesClusterMasterConfigDataDisk {
      /** Type of the disk. Known values are `CLOUD_PREMIUM`, `CLOUD_BSSD`, `CLOUD_SSD`, `CLOUD_HSSD`, `CLOUD_TSSD`, `CLOUD_BASIC`, `LOCAL_BASIC`, `LOCAL_SSD`, `LOCAL_NVME` and `LOCAL_PRO`; the platform may accept others. Defaults to `CLOUD_PREMIUM`. */
      diskType: string;
      /** Size, in GB. At least 0. Defaults to `0`. */
      diskSize: number;
      /** File system, such as `ext4` or `xfs`. */
      fileSystem?: string;
      /** Whether the disk is formatted and mounted. Defaults to `false`. */
      autoFormatAndMount: boolean;
      /** Directory at which the disk is mounted. */
      mountTarget?: string;
      /** Device or partition to mount, such as `/dev/vdb`. */
      diskPartition?: string;
      /** ID of the snapshot from which the disk gets its data. */
      snapshotId?: string;
      /** Whether the disk is encrypted. */
      encrypt?: boolean;
      /** ID of the key in the Key Management Service. */
      kmsKeyId?: string;
    }

    /** The settings. */
    export interface KubernetesClusterNodePoolGlobalConfig {
      /** Whether idle nodes are removed. If omitted, the platform chooses a value. */
      isScaleInEnabled: boolean;
      /** How a node pool is chosen when nodes are added. Known values are `random`, `most-pods` and `least-waste`; the platform may accept others. If omitted, the platform chooses a value. */
      expander: string;
      /** Maximum number of nodes that are removed at once. If omitted, the platform chooses a value. */
      maxConcurrentScaleIn: number;
      /** Minutes after the addition of nodes before others are removed. If omitted, the platform chooses a value. */
      scaleInDelay: number;
      /** Minutes that a node must be idle before it is removed. If omitted, the platform chooses a value. */
      scaleInUnneededTime: number;
      /** Utilization below which a node is idle, in percent. If omitted, the platform chooses a value. */
      scaleInUtilizationThreshold: number;
      /** Whether the pods of daemon sets do not count as utilization. If omitted, the platform chooses a value. */
      ignoreDaemonSetsUtilization: boolean;
      /** Whether nodes whose pods use local storage are kept. If omitted, the platform chooses a value. */
      skipNodesWithLocalStorage: boolean;
      /** Whether nodes with pods of the system are kept. If omitted, the platform chooses a value. */
      skipNodesWithSystemPods: boolean;
    }

    /** Objects of a type. */
    export interface KubernetesClusterResourceDeleteOption {
      /** Type of the objects: disks, load balancers or machines. Known values are `CBS`, `CLB` and `CVM`; the platform may accept others. */
      resourceType: string;
      /** Whether they are deleted: `terminate` or `retain`. Known values are `terminate` and `retain`; the platform may accept others. */
      deleteMode: string;
      /** Whether protected objects are kept. */
      skipDeletionProtection?: boolean;
    }

    /** Machines of the same kind. */
    export interface KubernetesClusterWorkerConfig {
      /** Number of machines. At least 1. Defaults to `1`. */
      count: number;
      /** Zone, such as `ap-guangzhou-3`. */
      availabilityZone?: string;
      /** Name of the machines. Defaults to `sub machine of tke`. */
      instanceName: string;
      /** Type of the machines, such as `S5.MEDIUM4`. */
      instanceType: string;
      /** How the machines are charged. One of `PREPAID` or `POSTPAID_BY_HOUR`. Defaults to `POSTPAID_BY_HOUR`. */
      instanceChargeType: enums.KubernetesClusterWorkerConfigInstanceChargeType;
      /** Months to pay in advance with `PREPAID`. Defaults to `1`. `instanceChargeTypePrepaidPeriod` must be 1 to 12, 24, 36, 48 or 60. */
      instanceChargeTypePrepaidPeriod: number;
      /** What happens when the prepaid period ends. Known values are `NOTIFY_AND_AUTO_RENEW`, `NOTIFY_AND_MANUAL_RENEW` and `DISABLE_NOTIFY_AND_MANUAL_RENEW`; the platform may accept others. If omitted, the platform chooses a value. */
      instanceChargeTypePrepaidRenewFlag: string;
      /** ID of the subnet. Must be the ID of a subnet, such as subnet-b8j03v0c. */
      subnetId: string;
      /** Type of the system disk. Known values are `CLOUD_PREMIUM`, `CLOUD_BSSD`, `CLOUD_SSD`, `CLOUD_HSSD`, `CLOUD_TSSD`, `CLOUD_BASIC`, `LOCAL_BASIC`, `LOCAL_SSD`, `LOCAL_NVME` and `LOCAL_PRO`; the platform may accept others. Defaults to `CLOUD_PREMIUM`. */
      systemDiskType: string;
      /** Size of the system disk, in GB. Between 20 and 1024. Defaults to `50`. */
      systemDiskSize: number;
      /** Data disks. At most 11 elements. */
      dataDisks?: types.output.KubernetesClusterWorkerConfigDataDisk[];
      /** How traffic is charged. One of `BANDWIDTH_PREPAID`, `TRAFFIC_POSTPAID_BY_HOUR`, `BANDWIDTH_POSTPAID_BY_HOUR` or `BANDWIDTH_PACKAGE`. Defaults to `TRAFFIC_POSTPAID_BY_HOUR`. */
      internetChargeType: enums.KubernetesClusterWorkerConfigInternetChargeType;
      /** Maximum outbound bandwidth, in Mbit/s. At least 0. Defaults to `0`. */
      internetMaxBandwidthOut: number;
      /** ID of the bandwidth package, `bwp-...`. */
      bandwidthPackageId?: string;
      /** Whether each machine gets a public address. */
      publicIpAssigned?: boolean;
      /** Password of the administrator. Set either this property or `keyIds`. Must have 8 to 16 characters of at least two kinds: letters, digits and ()~!@#$%^&*-+={}[]:;',.?/. Exactly one of `password` or `keyIds` must be set. */
      password?: string;
      /** ID of the SSH key pair, `skey-...`. Set either this property or `password`. Must be the ID of an SSH key pair, such as skey-17634f05. Exactly one of `password` or `keyIds` must be set. */
      keyIds?: string;
      /** IDs of the security groups. Their order is their priority. */
      securityGroupIds?: string[];
      /** Whether the platform's security agent is installed. Defaults to `true`. */
      enhancedSecurityService: boolean;
      /** Whether the platform's monitoring agent is installed. Defaults to `true`. */
      enhancedMonitorService: boolean;
      /** Data for cloud-init, as base64: at most 16 KB decoded. */
      userData?: string;
      /** Name of the role that the machines assume. */
      camRoleName?: string;
      /** Host name in the operating system. */
      hostname?: string;
      /** ID of the placement group, `ps-...`. */
      disasterRecoverGroupIds?: string;
      /** ID of the image, `img-...`. Must be the ID of an image, such as img-9qabwvbn. */
      imgId?: string;
      /** Number of pods of a node, with `enableCustomizedPodCidr`. At least 0. Defaults to `0`. */
      desiredPodNum: number;
      /** ID of the cluster for high-performance computing, `hpc-...`. */
      hpcClusterId?: string;
    }

    /** A data disk. */
    export interface KubernetesClusterWorkerConfigDataDisk {
      /** Type of the disk. Known values are `CLOUD_PREMIUM`, `CLOUD_BSSD`, `CLOUD_SSD`, `CLOUD_HSSD`, `CLOUD_TSSD`, `CLOUD_BASIC`, `LOCAL_BASIC`, `LOCAL_SSD`, `LOCAL_NVME` and `LOCAL_PRO`; the platform may accept others. Defaults to `CLOUD_PREMIUM`. */
      diskType: string;
      /** Size, in GB. At least 0. Defaults to `0`. */
      diskSize: number;
      /** File system, such as `ext4` or `xfs`. */
      fileSystem?: string;
      /** Whether the disk is formatted and mounted. Defaults to `false`. */
      autoFormatAndMount: boolean;
      /** Directory at which the disk is mounted. */
      mountTarget?: string;
      /** Device or partition to mount, such as `/dev/vdb`. */
      diskPartition?: string;
      /** ID of the snapshot from which the disk gets its data. */
      snapshotId?: string;
      /** Whether the disk is encrypted. */
      encrypt?: boolean;
      /** ID of the key in the Key Management Service. */
      kmsKeyId?: string;
    }

    /** A node. */
    export interface KubernetesClusterWorkerInstancesList {
      /** ID of the machine. */
      instanceId: string;
      /** Role of the node. */
      instanceRole: string;
      /** State, such as `running`. */
      instanceState: string;
      /** Why the node does not work. */
      failedReason: string;
      /** Private address of the node. */
      lanIp: string;
    }

    /** An annotation. */
    export interface KubernetesNodePoolAnnotation {
      /** Name of the annotation. */
      name: string;
      /** Value of the annotation. */
      value: string;
    }

    /** The machines that the pool buys. Most changes apply to new machines only. */
    export interface KubernetesNodePoolAutoScalingConfig {
      /** Type of the machines, such as `S5.MEDIUM4`. A change replaces the resource. */
      instanceType: string;
      /** Types of machines to buy when `instanceType` is sold out, in this order. */
      backupInstanceTypes?: string[];
      /** Type of the system disk. Known values are `CLOUD_PREMIUM`, `CLOUD_BSSD`, `CLOUD_SSD`, `CLOUD_HSSD`, `CLOUD_TSSD`, `CLOUD_BASIC`, `LOCAL_BASIC`, `LOCAL_SSD`, `LOCAL_NVME` and `LOCAL_PRO`; the platform may accept others. Defaults to `CLOUD_PREMIUM`. */
      systemDiskType: string;
      /** Size of the system disk, in GB. Between 20 and 2048. Defaults to `50`. */
      systemDiskSize: number;
      /** Data disks of new machines. If omitted, the platform chooses a value. */
      dataDisks: types.output.KubernetesNodePoolAutoScalingConfigDataDisk[];
      /** How machines are charged. Defaults to `POSTPAID_BY_HOUR`. Known values are `PREPAID`, `POSTPAID_BY_HOUR`, `SPOTPAID` and `CDCPAID`; the platform may accept others. If omitted, the platform chooses a value. `instanceChargeTypePrepaidPeriod` is required when `instanceChargeType` is PREPAID. `spotInstanceType` and `spotMaxPrice` is required when `instanceChargeType` is SPOTPAID. */
      instanceChargeType: string;
      /** Months to pay in advance with `PREPAID`: 1 to 12, 24, 36, 48 or 60. `instanceChargeTypePrepaidPeriod` is required when `instanceChargeType` is PREPAID. `instanceChargeTypePrepaidPeriod` must be 1 to 12, 24, 36, 48 or 60. */
      instanceChargeTypePrepaidPeriod?: number;
      /** What happens when the prepaid period ends. Known values are `NOTIFY_AND_AUTO_RENEW`, `NOTIFY_AND_MANUAL_RENEW` and `DISABLE_NOTIFY_AND_MANUAL_RENEW`; the platform may accept others. If omitted, the platform chooses a value. */
      instanceChargeTypePrepaidRenewFlag: string;
      /** Type of the spot request, with `SPOTPAID`. Must be `one-time`. `spotInstanceType` and `spotMaxPrice` is required when `instanceChargeType` is SPOTPAID. */
      spotInstanceType?: enums.KubernetesNodePoolAutoScalingConfigSpotInstanceType;
      /** Highest price by the hour, as a text, with `SPOTPAID`. Must be a number, such as 0.5. `spotInstanceType` and `spotMaxPrice` is required when `instanceChargeType` is SPOTPAID. */
      spotMaxPrice?: string;
      /** How traffic is charged. One of `BANDWIDTH_PREPAID`, `TRAFFIC_POSTPAID_BY_HOUR`, `BANDWIDTH_POSTPAID_BY_HOUR` or `BANDWIDTH_PACKAGE`. Defaults to `TRAFFIC_POSTPAID_BY_HOUR`. */
      internetChargeType: enums.KubernetesNodePoolAutoScalingConfigInternetChargeType;
      /** Maximum outbound bandwidth, in Mbit/s. At least 0. Defaults to `0`. */
      internetMaxBandwidthOut: number;
      /** ID of the bandwidth package, `bwp-...`. */
      bandwidthPackageId?: string;
      /** Whether each machine gets a public address. If omitted, the platform chooses a value. */
      publicIpAssigned: boolean;
      /** Type of the public addresses. If omitted, the platform chooses a value. */
      ipv4AddressType: string;
      /** Password of the administrator. Set either this property or `keyIds`. Must have 8 to 16 characters of at least two kinds: letters, digits and ()~!@#$%^&*-+={}[]:;',.?/. The platform never returns it, so it is compared with the previous input. A change replaces the resource. Exactly one of `password` or `keyIds` must be set. */
      password?: string;
      /** IDs of the SSH key pairs. Set either this property or `password`. A change replaces the resource. Exactly one of `password` or `keyIds` must be set. */
      keyIds?: string[];
      /** IDs of the security groups. Their order is their priority. If omitted, the platform chooses a value. */
      orderlySecurityGroupIds: string[];
      /** Whether the platform's security agent is installed on new machines. Defaults to `true`. */
      enhancedSecurityService: boolean;
      /** Whether the platform's monitoring agent is installed. Defaults to `true`. A change replaces the resource. */
      enhancedMonitorService: boolean;
      /** Name of the role that the machines assume. A change replaces the resource. */
      camRoleName?: string;
      /** Name of the machines. If omitted, the platform chooses a value. */
      instanceName: string;
      /** Whether the names get a suffix: `ORIGINAL` or `UNIQUE`. Known values are `ORIGINAL` and `UNIQUE`; the platform may accept others. If omitted, the platform chooses a value. */
      instanceNameStyle: string;
      /** Host name of the machines. If omitted, the platform chooses a value. `hostName` and `hostNameStyle` must be set together or not at all. */
      hostName: string;
      /** Whether the host names get a suffix: `ORIGINAL` or `UNIQUE`. Known values are `ORIGINAL` and `UNIQUE`; the platform may accept others. If omitted, the platform chooses a value. `hostName` and `hostNameStyle` must be set together or not at all. */
      hostNameStyle: string;
      /** ID of the dedicated cluster (CDC), `cluster-...`. A change replaces the resource. */
      cdcId?: string;
    }

    /** A data disk. */
    export interface KubernetesNodePoolAutoScalingConfigDataDisk {
      /** Type of the disk. Known values are `CLOUD_PREMIUM`, `CLOUD_BSSD`, `CLOUD_SSD`, `CLOUD_HSSD`, `CLOUD_TSSD`, `CLOUD_BASIC`, `LOCAL_BASIC`, `LOCAL_SSD`, `LOCAL_NVME` and `LOCAL_PRO`; the platform may accept others. Defaults to `CLOUD_PREMIUM`. */
      diskType: string;
      /** Size, in GB. At least 0. Defaults to `0`. */
      diskSize: number;
      /** ID of the snapshot with the disk's data. A change replaces the resource. */
      snapshotId?: string;
      /** Whether the disk is deleted with its machine. If omitted, the platform chooses a value. */
      deleteWithInstance: boolean;
      /** Whether the disk is encrypted. If omitted, the platform chooses a value. */
      encrypt: boolean;
      /** Additional throughput, in MiB/s. At least 0. If omitted, the platform chooses a value. */
      throughputPerformance: number;
    }

    /** How the nodes are set up. */
    export interface KubernetesNodePoolNodeConfig {
      /** Directory at which data disks are mounted. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
      mountTarget?: string;
      /** Directory of the container runtime. Defaults to `/var/lib/docker`. A change replaces the resource. */
      dockerGraphPath: string;
      /** How the data disks of `autoScalingConfig` are mounted. At most 11 elements. If omitted, the platform chooses a value. A change replaces the resource. */
      dataDisks: types.output.KubernetesNodePoolNodeConfigDataDisk[];
      /** Arguments of the kubelets, such as `max-pods=110`. If omitted, the platform chooses a value. A change replaces the resource. */
      extraArgs: string[];
      /** Script that runs after a node was set up, as base64. A change applies to new nodes. */
      userData?: string;
      /** Script that runs before a node is set up, as base64. A change applies to new nodes. */
      preStartUserScript?: string;
      /** Whether pods may run on new nodes. Defaults to `true`. A change replaces the resource. */
      isSchedule: boolean;
      /** Number of pods of a node, in a cluster with `enableCustomizedPodCidr`. At least 0. If omitted, the platform chooses a value. A change replaces the resource. */
      desiredPodNum: number;
      /** Software for GPUs. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
      gpuArgs?: types.output.KubernetesNodePoolNodeConfigGpuArgs;
    }

    /** A data disk. */
    export interface KubernetesNodePoolNodeConfigDataDisk {
      /** Type of the disk. Known values are `CLOUD_PREMIUM`, `CLOUD_BSSD`, `CLOUD_SSD`, `CLOUD_HSSD`, `CLOUD_TSSD`, `CLOUD_BASIC`, `LOCAL_BASIC`, `LOCAL_SSD`, `LOCAL_NVME` and `LOCAL_PRO`; the platform may accept others. Defaults to `CLOUD_PREMIUM`. */
      diskType: string;
      /** Size, in GB. At least 0. Defaults to `0`. */
      diskSize: number;
      /** File system, such as `ext4` or `xfs`. */
      fileSystem?: string;
      /** Whether the disk is formatted and mounted. Defaults to `false`. */
      autoFormatAndMount: boolean;
      /** Directory at which the disk is mounted. */
      mountTarget?: string;
      /** Device or partition to mount, such as `/dev/vdb`. */
      diskPartition?: string;
    }

    /** Software for GPUs. */
    export interface KubernetesNodePoolNodeConfigGpuArgs {
      /** Whether GPUs are split into instances (MIG). Defaults to `false`. */
      migEnable: boolean;
      /** Driver of the GPUs: `name` and `version`. `driver`, `cuda` and `cudnn` must contain name and version. */
      driver?: { [key: string]: string };
      /** CUDA: `name` and `version`. `driver`, `cuda` and `cudnn` must contain name and version. */
      cuda?: { [key: string]: string };
      /** CuDNN: `name` and `version`, and optionally `doc_name` and `dev_name`. `driver`, `cuda` and `cudnn` must contain name and version. */
      cudnn?: { [key: string]: string };
      /** A custom driver: its `address`. */
      customDriver?: { [key: string]: string };
    }

    /** A taint. */
    export interface KubernetesNodePoolTaint {
      /** Key of the taint. */
      key: string;
      /** Value of the taint. */
      value: string;
      /** What happens to pods that do not tolerate it. Known values are `NoSchedule`, `PreferNoSchedule` and `NoExecute`; the platform may accept others. */
      effect: string;
    }

    /** An element. */
    export interface GetKubernetesClustersList {
      /** ID of the cluster. */
      clusterId: string;
      /** Name of the cluster. */
      clusterName: string;
      /** Description of the cluster. */
      clusterDesc: string;
      /** `MANAGED_CLUSTER` if the platform runs the masters, or `INDEPENDENT_CLUSTER` if they run on your machines. Known values are `MANAGED_CLUSTER` and `INDEPENDENT_CLUSTER`; there may be others. */
      clusterDeployType: string;
      /** Version of Kubernetes, such as `1.30.0`. A change upgrades the cluster in place; it cannot go back. */
      clusterVersion: string;
      /** Operating system of new nodes: the name of a public image, such as `tlinux2.4x86_64`, or the ID of an image, `img-...`. */
      clusterOs: string;
      /** ID of the project of new machines. */
      projectId: number;
      /** ID of the dedicated cluster (CDC), `cluster-...`. */
      cdcId: string;
      /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
      tags: { [key: string]: string };
      /** Whether the cluster is protected from deletion. Set it to false and run `pulumi up` before you delete the resource. */
      deletionProtection: boolean;
      /** ID of the private network. */
      vpcId: string;
      /** Network of the pods: `GR` for routes in the private network, `VPC-CNI` for addresses of its subnets, or `CiliumOverlay`. Known values are `GR`, `VPC-CNI` and `CiliumOverlay`; there may be others. */
      networkType: string;
      /** Addresses of pods and services, such as `10.4.0.0/16`. Required unless the network type is `VPC-CNI`. */
      clusterCidr: string;
      /** Addresses of services. Required with the network type `VPC-CNI`. */
      serviceCidr: string;
      /** Whether `clusterCidr` may overlap other addresses. */
      ignoreClusterCidrConflict: boolean;
      /** Maximum number of pods on a node: a power of 2 from 16 to 256. */
      clusterMaxPodNum: number;
      /** Maximum number of services: a power of 2 from 32 to 32768. */
      clusterMaxServiceNum: number;
      /** IDs of the subnets of pods, with VPC-CNI. Subnets can be added; an empty list turns VPC-CNI off. */
      eniSubnetIds: string[];
      /** Type of VPC-CNI: pods share a network interface, or each has its own. It can be changed only when `eniSubnetIds` turns VPC-CNI on. Known values are `tke-route-eni` and `tke-direct-eni`; there may be others. */
      vpcCniType: string;
      /** Whether pods with VPC-CNI get no static addresses. */
      isNonStaticIpMode: boolean;
      /** Seconds after which the static address of a deleted pod is released. It can be changed only when `eniSubnetIds` turns VPC-CNI on. */
      claimExpiredSeconds: number;
      /** Whether services use IPVS instead of iptables. */
      clusterIpvs: boolean;
      /** Mode of kube-proxy: `kube-proxy-bpf`, or empty. */
      kubeProxyMode: string;
      /** Names of the nodes: their addresses, or their host names. Known values are `lan-ip` and `hostname`; there may be others. */
      nodeNameType: string;
      /** Additional arguments of the control plane, such as `feature-gates=...`. Always one element. */
      clusterExtraArgs: types.output.GetKubernetesClustersListClusterExtraArg[];
      /** Number of nodes. */
      clusterNodeNum: number;
      /** Nodes of the cluster. */
      workerInstancesLists: types.output.GetKubernetesClustersListWorkerInstancesList[];
      /** Kubeconfig file for access from the internet; empty while it is closed. */
      kubeConfig: string;
      /** Kubeconfig file for access from the private network; empty while it is closed. */
      kubeConfigIntranet: string;
      /** Name of the cluster's user. */
      userName: string;
      /** Password of the cluster's user. */
      password: string;
      /** Certificate of the cluster's authority, in PEM. */
      certificationAuthority: string;
      /** Address of the API server on the internet. */
      clusterExternalEndpoint: string;
      /** Domain of the API server. */
      domain: string;
      /** Address of the API server in the private network. */
      pgwEndpoint: string;
      /** Addresses that may reach the API server from the internet. */
      securityPolicies: string[];
      /** Whether idle nodes are removed automatically. */
      clusterAsEnabled: boolean;
    }

    /** Additional arguments of the control plane, such as `feature-gates=...`. */
    export interface GetKubernetesClustersListClusterExtraArg {
      /** Arguments of the API server. */
      kubeApiservers: string[];
      /** Arguments of the controller manager. */
      kubeControllerManagers: string[];
      /** Arguments of the scheduler. */
      kubeSchedulers: string[];
    }

    /** A node. */
    export interface GetKubernetesClustersListWorkerInstancesList {
      /** ID of the machine. */
      instanceId: string;
      /** Role of the node. */
      instanceRole: string;
      /** State, such as `running`. */
      instanceState: string;
      /** Why the node does not work. */
      failedReason: string;
      /** Private address of the node. */
      lanIp: string;
    }
  }
}
