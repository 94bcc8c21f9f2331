// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "../enums.ts";

export namespace types {
  export namespace input {
    /** A target. */
    export interface ClbAttachmentTarget {
      /** ID of a machine, `ins-...`. Defaults to an empty string. Exactly one of `instanceId` or `eniIp` must be set. */
      instanceId?: pulumi.Input<string | undefined>;
      /** Address of a network interface, instead of `instanceId`. Defaults to an empty string. Exactly one of `instanceId` or `eniIp` must be set. */
      eniIp?: pulumi.Input<string | undefined>;
      /** Port of the target. Between 0 and 65535. */
      port: pulumi.Input<number>;
      /** Share of the traffic; 0 for none. Between 0 and 100. Defaults to `10`. */
      weight?: pulumi.Input<number | undefined>;
    }

    /** Exclusive clusters of an `INTERNAL` load balancer. */
    export interface ClbInstanceExclusiveCluster {
      /** Clusters for TCP and UDP. */
      l4Clusters?: pulumi.Input<pulumi.Input<types.input.ClbInstanceExclusiveClusterL4Cluster>[] | undefined>;
      /** Clusters for HTTP and HTTPS. */
      l7Clusters?: pulumi.Input<pulumi.Input<types.input.ClbInstanceExclusiveClusterL7Cluster>[] | undefined>;
      /** Cluster of the gateway of the network. */
      classicalCluster?: pulumi.Input<types.input.ClbInstanceExclusiveClusterClassicalCluster | undefined>;
    }

    /** Cluster of the gateway of the network. */
    export interface ClbInstanceExclusiveClusterClassicalCluster {
      /** ID of the cluster. */
      clusterId: pulumi.Input<string>;
      /** Name of the cluster. If omitted, the platform chooses a value. */
      clusterName?: pulumi.Input<string | undefined>;
      /** Zone of the cluster, such as `ap-guangzhou-1`. If omitted, the platform chooses a value. */
      zone?: pulumi.Input<string | undefined>;
    }

    /** A cluster. */
    export interface ClbInstanceExclusiveClusterL4Cluster {
      /** ID of the cluster. */
      clusterId: pulumi.Input<string>;
      /** Name of the cluster. If omitted, the platform chooses a value. */
      clusterName?: pulumi.Input<string | undefined>;
      /** Zone of the cluster, such as `ap-guangzhou-1`. If omitted, the platform chooses a value. */
      zone?: pulumi.Input<string | undefined>;
    }

    /** A cluster. */
    export interface ClbInstanceExclusiveClusterL7Cluster {
      /** ID of the cluster. */
      clusterId: pulumi.Input<string>;
      /** Name of the cluster. If omitted, the platform chooses a value. */
      clusterName?: pulumi.Input<string | undefined>;
      /** Zone of the cluster, such as `ap-guangzhou-1`. If omitted, the platform chooses a value. */
      zone?: pulumi.Input<string | undefined>;
    }

    /** An address. */
    export interface ClbInstanceSnatIp {
      /** Subnet of the address. Must be the ID of a subnet, such as subnet-b8j03v0c. */
      subnetId: pulumi.Input<string>;
      /** The address. The platform chooses one by default. */
      ip?: pulumi.Input<string | undefined>;
    }

    /** Several certificates, instead of `certificateId`. */
    export interface ClbListenerMultiCertInfo {
      /** `UNIDIRECTIONAL` or `MUTUAL`. One of `UNIDIRECTIONAL` or `MUTUAL`. */
      sslMode: pulumi.Input<enums.ClbListenerMultiCertInfoSslMode | (string & {})>;
      /** Certificates of the server, with different algorithms. With `MUTUAL`, also that of the authority that issues the certificates of clients. At least 1 element. */
      certIdLists: pulumi.Input<pulumi.Input<string>[]>;
    }

    /** Several certificates, instead of `certificateId`. */
    export interface ClbListenerRuleMultiCertInfo {
      /** `UNIDIRECTIONAL` or `MUTUAL`. One of `UNIDIRECTIONAL` or `MUTUAL`. A change replaces the resource. */
      sslMode: pulumi.Input<enums.ClbListenerRuleMultiCertInfoSslMode | (string & {})>;
      /** Certificates of the server, with different algorithms. With `MUTUAL`, also that of the authority that issues the certificates of clients. At least 1 element. */
      certIdLists: pulumi.Input<pulumi.Input<string>[]>;
    }

    /** How clients sign in. */
    export interface ClbListenerRuleOauth {
      /** Whether clients must sign in by OAuth. If omitted, the platform chooses a value. */
      oauthEnable?: pulumi.Input<boolean | undefined>;
      /** What happens if the check of a client fails: the request is passed on (`BYPASS`) or rejected (`REJECT`). Known values are `BYPASS` and `REJECT`; the platform may accept others. If omitted, the platform chooses a value. */
      oauthFailureStatus?: pulumi.Input<string | undefined>;
    }

    /** Health check of a group of the type `v2`. */
    export interface ClbTargetGroupHealthCheck {
      /** Whether the health of the targets is checked. */
      healthSwitch: pulumi.Input<boolean>;
      /** Protocol of checks. Known values are `TCP`, `HTTP`, `HTTPS`, `PING`, `CUSTOM` and `GRPC`; the platform may accept others. If omitted, the platform chooses a value. */
      protocol?: pulumi.Input<string | undefined>;
      /** Port of checks. Defaults to the target's port. Between 1 and 65535. If omitted, the platform chooses a value. */
      port?: pulumi.Input<number | undefined>;
      /** Seconds until a check fails. Defaults to 2. Between 2 and 60. If omitted, the platform chooses a value. */
      timeout?: pulumi.Input<number | undefined>;
      /** Seconds between checks. Defaults to 5. Between 2 and 300. If omitted, the platform chooses a value. */
      gapTime?: pulumi.Input<number | undefined>;
      /** Successful checks until a target counts as healthy. Defaults to 3. Between 2 and 10. If omitted, the platform chooses a value. */
      goodLimit?: pulumi.Input<number | undefined>;
      /** Failed checks until a target counts as unhealthy. Defaults to 3. Between 2 and 10. If omitted, the platform chooses a value. */
      badLimit?: pulumi.Input<number | undefined>;
      /** Status codes of a healthy target, as a sum: 1 for 1xx, 2 for 2xx, 4 for 3xx, 8 for 4xx, 16 for 5xx. Between 1 and 31. If omitted, the platform chooses a value. */
      httpCode?: pulumi.Input<number | undefined>;
      /** Host name of HTTP checks. If omitted, the platform chooses a value. */
      httpCheckDomain?: pulumi.Input<string | undefined>;
      /** Path of HTTP checks. If omitted, the platform chooses a value. */
      httpCheckPath?: pulumi.Input<string | undefined>;
      /** Method of HTTP checks. One of `HEAD` or `GET`. If omitted, the platform chooses a value. */
      httpCheckMethod?: pulumi.Input<enums.ClbTargetGroupHealthCheckHttpCheckMethod | (string & {}) | undefined>;
      /** HTTP version of checks. One of `HTTP/1.0` or `HTTP/1.1`. If omitted, the platform chooses a value. */
      httpVersion?: pulumi.Input<enums.ClbTargetGroupHealthCheckHttpVersion | (string & {}) | undefined>;
      /** Status codes of a healthy target for checks by gRPC, such as `0-99`. If omitted, the platform chooses a value. */
      extendedCode?: pulumi.Input<string | undefined>;
    }
  }

  export namespace output {
    /** A target. */
    export interface ClbAttachmentTarget {
      /** ID of a machine, `ins-...`. Defaults to an empty string. Exactly one of `instanceId` or `eniIp` must be set. */
      instanceId: string;
      /** Address of a network interface, instead of `instanceId`. Defaults to an empty string. Exactly one of `instanceId` or `eniIp` must be set. */
      eniIp: string;
      /** Port of the target. Between 0 and 65535. */
      port: number;
      /** Share of the traffic; 0 for none. Between 0 and 100. Defaults to `10`. */
      weight: number;
    }

    /** Exclusive clusters of an `INTERNAL` load balancer. */
    export interface ClbInstanceExclusiveCluster {
      /** Clusters for TCP and UDP. */
      l4Clusters?: types.output.ClbInstanceExclusiveClusterL4Cluster[];
      /** Clusters for HTTP and HTTPS. */
      l7Clusters?: types.output.ClbInstanceExclusiveClusterL7Cluster[];
      /** Cluster of the gateway of the network. */
      classicalCluster?: types.output.ClbInstanceExclusiveClusterClassicalCluster;
    }

    /** Cluster of the gateway of the network. */
    export interface ClbInstanceExclusiveClusterClassicalCluster {
      /** ID of the cluster. */
      clusterId: string;
      /** Name of the cluster. If omitted, the platform chooses a value. */
      clusterName: string;
      /** Zone of the cluster, such as `ap-guangzhou-1`. If omitted, the platform chooses a value. */
      zone: string;
    }

    /** A cluster. */
    export interface ClbInstanceExclusiveClusterL4Cluster {
      /** ID of the cluster. */
      clusterId: string;
      /** Name of the cluster. If omitted, the platform chooses a value. */
      clusterName: string;
      /** Zone of the cluster, such as `ap-guangzhou-1`. If omitted, the platform chooses a value. */
      zone: string;
    }

    /** A cluster. */
    export interface ClbInstanceExclusiveClusterL7Cluster {
      /** ID of the cluster. */
      clusterId: string;
      /** Name of the cluster. If omitted, the platform chooses a value. */
      clusterName: string;
      /** Zone of the cluster, such as `ap-guangzhou-1`. If omitted, the platform chooses a value. */
      zone: string;
    }

    /** An address. */
    export interface ClbInstanceSnatIp {
      /** Subnet of the address. Must be the ID of a subnet, such as subnet-b8j03v0c. */
      subnetId: string;
      /** The address. The platform chooses one by default. */
      ip?: string;
    }

    /** Several certificates, instead of `certificateId`. */
    export interface ClbListenerMultiCertInfo {
      /** `UNIDIRECTIONAL` or `MUTUAL`. One of `UNIDIRECTIONAL` or `MUTUAL`. */
      sslMode: enums.ClbListenerMultiCertInfoSslMode;
      /** Certificates of the server, with different algorithms. With `MUTUAL`, also that of the authority that issues the certificates of clients. At least 1 element. */
      certIdLists: string[];
    }

    /** Several certificates, instead of `certificateId`. */
    export interface ClbListenerRuleMultiCertInfo {
      /** `UNIDIRECTIONAL` or `MUTUAL`. One of `UNIDIRECTIONAL` or `MUTUAL`. A change replaces the resource. */
      sslMode: enums.ClbListenerRuleMultiCertInfoSslMode;
      /** Certificates of the server, with different algorithms. With `MUTUAL`, also that of the authority that issues the certificates of clients. At least 1 element. */
      certIdLists: string[];
    }

    /** How clients sign in. */
    export interface ClbListenerRuleOauth {
      /** Whether clients must sign in by OAuth. If omitted, the platform chooses a value. */
      oauthEnable: boolean;
      /** What happens if the check of a client fails: the request is passed on (`BYPASS`) or rejected (`REJECT`). Known values are `BYPASS` and `REJECT`; the platform may accept others. If omitted, the platform chooses a value. */
      oauthFailureStatus: string;
    }

    /** Health check of a group of the type `v2`. */
    export interface ClbTargetGroupHealthCheck {
      /** Whether the health of the targets is checked. */
      healthSwitch: boolean;
      /** Protocol of checks. Known values are `TCP`, `HTTP`, `HTTPS`, `PING`, `CUSTOM` and `GRPC`; the platform may accept others. If omitted, the platform chooses a value. */
      protocol: string;
      /** Port of checks. Defaults to the target's port. Between 1 and 65535. If omitted, the platform chooses a value. */
      port: number;
      /** Seconds until a check fails. Defaults to 2. Between 2 and 60. If omitted, the platform chooses a value. */
      timeout: number;
      /** Seconds between checks. Defaults to 5. Between 2 and 300. If omitted, the platform chooses a value. */
      gapTime: number;
      /** Successful checks until a target counts as healthy. Defaults to 3. Between 2 and 10. If omitted, the platform chooses a value. */
      goodLimit: number;
      /** Failed checks until a target counts as unhealthy. Defaults to 3. Between 2 and 10. If omitted, the platform chooses a value. */
      badLimit: number;
      /** Status codes of a healthy target, as a sum: 1 for 1xx, 2 for 2xx, 4 for 3xx, 8 for 4xx, 16 for 5xx. Between 1 and 31. If omitted, the platform chooses a value. */
      httpCode: number;
      /** Host name of HTTP checks. If omitted, the platform chooses a value. */
      httpCheckDomain: string;
      /** Path of HTTP checks. If omitted, the platform chooses a value. */
      httpCheckPath: string;
      /** Method of HTTP checks. One of `HEAD` or `GET`. If omitted, the platform chooses a value. */
      httpCheckMethod: enums.ClbTargetGroupHealthCheckHttpCheckMethod;
      /** HTTP version of checks. One of `HTTP/1.0` or `HTTP/1.1`. If omitted, the platform chooses a value. */
      httpVersion: enums.ClbTargetGroupHealthCheckHttpVersion;
      /** Status codes of a healthy target for checks by gRPC, such as `0-99`. If omitted, the platform chooses a value. */
      extendedCode: string;
    }

    /** An element. */
    export interface GetClbInstancesClbList {
      /** ID of the load balancer. */
      clbId: string;
      /** Name. */
      clbName: string;
      /** `OPEN` or `INTERNAL`. */
      networkType: string;
      /** 0 while it is created, 1 when it works. */
      status: number;
      /** Time of the last change of its status. */
      statusTime: string;
      /** Time of creation. */
      createTime: string;
      /** Project. */
      projectId: number;
      /** Private network of the targets. */
      vpcId: string;
      /** Subnet of a private address. */
      subnetId: string;
      /** Number of the network. */
      numericalVpcId: number;
      /** Addresses. */
      clbVips: string[];
      /** IP version: `ipv4` or `ipv6`. */
      addressIpVersion: string;
      /** IPv6 address. */
      addressIpv6: string;
      /** `IPv6Nat64` or `IPv6FullChain`. */
      ipv6Mode: string;
      /** Domain name of load balancers of the classic kind. */
      domain: string;
      /** Domain name, if it has one. */
      loadBalancerDomain: string;
      /** Line of a public address. */
      vipIsp: string;
      /** How public traffic is charged. */
      internetChargeType: string;
      /** Maximum outbound bandwidth in Mbit/s. */
      internetBandwidthMaxOut: number;
      /** `POSTPAID_BY_HOUR` or `PREPAID`. */
      chargeType: string;
      /** When a prepaid load balancer expires. */
      expireTime: string;
      /** When it was isolated. */
      isolatedTime: string;
      /** 1 if it is isolated because of unpaid bills. */
      isolation: number;
      /** Prepaid months. */
      prepaidPeriod: number;
      /** How a prepaid load balancer is renewed. */
      prepaidRenewFlag: string;
      /** Specification; empty for shared performance. */
      slaType: string;
      /** Security groups, by priority. */
      securityGroups: string[];
      /** Whether targets accept all traffic from it. */
      loadBalancerPassToTarget: boolean;
      /** Whether source addresses are replaced. */
      snat: boolean;
      /** Whether targets may be in other networks. */
      snatPro: boolean;
      /** Addresses for targets in other networks, as JSON. */
      snatIps: string;
      /** Region of the targets. */
      targetRegionInfoRegion: string;
      /** Network of the targets. */
      targetRegionInfoVpcId: string;
      /** Number of targets. */
      targetCount: number;
      /** Log set of the access log. */
      logSetId: string;
      /** Topic of the access log. */
      logTopicId: string;
      /** Log set of the log of health checks. */
      healthLogSetId: string;
      /** Topic of the log of health checks. */
      healthLogTopicId: string;
      /** Endpoint of a private link. */
      associateEndpoint: string;
      /** Attributes, such as `DeleteProtect`. */
      attributeFlags: string[];
      /** How traffic stays in its zone, as JSON. */
      availableZoneAffinityInfo: string;
      /** The first dedicated cluster. */
      clusterId: string;
      /** Dedicated clusters. */
      clusterIds: string[];
      /** Tag of the dedicated cluster. */
      clusterTag: string;
      /** 1 if it is exclusive. */
      exclusive: number;
      /** Exclusive clusters, as JSON. */
      exclusiveCluster: string;
      /** ID of its own configuration. */
      configId: string;
      /** Information that the platform reserves, as JSON. */
      extraInfo: string;
      /** Network egress. */
      egress: string;
      /** 1 for a load balancer, 0 for one of the classic kind. */
      forward: number;
      /** Zone in which an anycast address is announced. */
      anycastZone: string;
      /** 1 if it has Anti-DDoS protection. */
      openBgp: number;
      /** Whether an Anti-DDoS package can be bound. */
      isDdos: boolean;
      /** Whether the platform has blocked its address. */
      isBlock: boolean;
      /** When the address was blocked or unblocked. */
      isBlockTime: string;
      /** Whether the address is a local BGP address. */
      localBgp: boolean;
      /** Whether targets may have IPv4 and IPv6 addresses. */
      mixIpTarget: boolean;
      /** `l7nfv` if HTTP is served by network functions. */
      nfvInfo: string;
      /** Zones of an internal load balancer that is reached in the nearest zone. */
      zones: string[];
      /** Serving zone. */
      zone: string;
      /** Number of the serving zone. */
      zoneId: number;
      /** Display name of the serving zone. */
      zoneName: string;
      /** Region of the serving zone. */
      zoneRegion: string;
      /** Whether the serving zone is a local zone. */
      localZone: boolean;
      /** Zones that take over. */
      backupZoneSets: types.output.GetClbInstancesClbListBackupZoneSet[];
      /** Tags, by key. */
      tags: { [key: string]: string };
    }

    /** An element. */
    export interface GetClbInstancesClbListBackupZoneSet {
      /** Whether it is a local zone. */
      localZone: boolean;
      /** Name of the zone, such as `ap-guangzhou-3`. */
      zone: string;
      /** Number of the zone, such as 100003. */
      zoneId: number;
      /** Display name of the zone. */
      zoneName: string;
      /** Region of the zone. */
      zoneRegion: string;
    }

    /** An element. */
    export interface GetClbListenersListenerList {
      /** ID of the load balancer. */
      clbId: string;
      /** ID of the listener. */
      listenerId: string;
      /** Name. */
      listenerName: string;
      /** Protocol. */
      protocol: string;
      /** Port. */
      port: number;
      /** Certificate of the server. */
      certificateId: string;
      /** `UNIDIRECTIONAL` or `MUTUAL`. */
      certificateSslMode: string;
      /** Certificate of the authority that issues the certificates of clients. */
      certificateCaId: string;
      /** How targets are selected. */
      scheduler: string;
      /** Seconds for which a client keeps its target. */
      sessionExpireTime: number;
      /** Whether each rule has its own certificate. */
      sniSwitch: boolean;
      /** Whether targets are checked. */
      healthCheckSwitch: boolean;
      /** Seconds until a check fails. */
      healthCheckTimeOut: number;
      /** Seconds between checks. */
      healthCheckIntervalTime: number;
      /** Successful checks of a healthy target. */
      healthCheckHealthNum: number;
      /** Failed checks of an unhealthy target. */
      healthCheckUnhealthNum: number;
      /** Protocol of checks. */
      healthCheckType: string;
      /** Port of checks. */
      healthCheckPort: number;
      /** Status codes of a healthy target, as a sum. */
      healthCheckHttpCode: number;
      /** Path of HTTP checks. */
      healthCheckHttpPath: string;
      /** Host name of HTTP checks. */
      healthCheckHttpDomain: string;
      /** Method of HTTP checks. */
      healthCheckHttpMethod: string;
      /** HTTP version of checks. */
      healthCheckHttpVersion: string;
      /** Format of custom checks. */
      healthCheckContextType: string;
      /** Content of custom checks. */
      healthCheckSendContext: string;
      /** Response of a healthy target to custom checks. */
      healthCheckRecvContext: string;
    }
  }
}
