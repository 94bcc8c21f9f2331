// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "../enums.ts";

export namespace types {
  export namespace input {
    /** Configuration of an Enterprise package. */
    export interface AntiddosBgpInstanceEnterprisePackageConfig {
      /** Region of the package, such as `ap-guangzhou`. It may differ from the provider's region. Must not be empty. A change replaces the resource. */
      region: pulumi.Input<string>;
      /** Number of IP addresses that the package protects. At least 1. A change replaces the resource. */
      protectIpCount: pulumi.Input<number>;
      /** Bandwidth of regular traffic, in Mbps. At least 1. A change replaces the resource. */
      bandwidth: pulumi.Input<number>;
      /** Whether traffic may exceed `bandwidth`, at additional cost. The platform's default is false. If omitted, the platform chooses a value. A change replaces the resource. */
      elasticBandwidthFlag?: pulumi.Input<boolean | undefined>;
      /** Bandwidth of attacks that is always covered, in Gbps. At least 1. A change replaces the resource. */
      basicProtectBandwidth: pulumi.Input<number>;
      /** Bandwidth of attacks that is covered beyond `basicProtectBandwidth`, at additional cost, in Gbps: 0, 400, 500, 600, 800 or 1000. The platform's default is 0. At least 0. If omitted, the platform chooses a value. A change replaces the resource. */
      elasticProtectBandwidth?: pulumi.Input<number | undefined>;
    }

    /** The prepaid period. Required when `instanceChargeType` is `PREPAID`; otherwise it has no effect. */
    export interface AntiddosBgpInstanceInstanceChargePrepaid {
      /** Number of months to pay for. At least 1. A change replaces the resource. */
      period?: pulumi.Input<number | undefined>;
      /** What happens when the period ends: `NOTIFY_AND_MANUAL_RENEW` sends a notice, `NOTIFY_AND_AUTO_RENEW` sends a notice and renews, `DISABLE_NOTIFY_AND_MANUAL_RENEW` does neither. The platform's default is `NOTIFY_AND_MANUAL_RENEW`. Known values are `NOTIFY_AND_MANUAL_RENEW`, `NOTIFY_AND_AUTO_RENEW` and `DISABLE_NOTIFY_AND_MANUAL_RENEW`; the platform may accept others. If omitted, the platform chooses a value. A change replaces the resource. */
      renewFlag?: pulumi.Input<string | undefined>;
    }

    /** Configuration of a Standard package. */
    export interface AntiddosBgpInstanceStandardPackageConfig {
      /** Region of the package, such as `ap-guangzhou`. It may differ from the provider's region. Must not be empty. A change replaces the resource. */
      region: pulumi.Input<string>;
      /** Number of IP addresses that the package protects. At least 1. A change replaces the resource. */
      protectIpCount: pulumi.Input<number>;
      /** Bandwidth of regular traffic, in Mbps. At least 1. A change replaces the resource. */
      bandwidth: pulumi.Input<number>;
      /** Whether traffic may exceed `bandwidth`, at additional cost. The platform's default is false. If omitted, the platform chooses a value. A change replaces the resource. */
      elasticBandwidthFlag?: pulumi.Input<boolean | undefined>;
    }

    /** Configuration of a StandardPlus package. */
    export interface AntiddosBgpInstanceStandardPlusPackageConfig {
      /** Region of the package, such as `ap-guangzhou`. It may differ from the provider's region. Must not be empty. A change replaces the resource. */
      region: pulumi.Input<string>;
      /** Number of IP addresses that the package protects. At least 1. A change replaces the resource. */
      protectIpCount: pulumi.Input<number>;
      /** Bandwidth of regular traffic, in Mbps. At least 1. A change replaces the resource. */
      bandwidth: pulumi.Input<number>;
      /** Whether traffic may exceed `bandwidth`, at additional cost. The platform's default is false. If omitted, the platform chooses a value. A change replaces the resource. */
      elasticBandwidthFlag?: pulumi.Input<boolean | undefined>;
      /** Number of attacks that are fully covered. One of `TWO_TIMES` or `UNLIMITED`. A change replaces the resource. */
      protectCount: pulumi.Input<enums.AntiddosBgpInstanceStandardPlusPackageConfigProtectCount | (string & {})>;
    }

    /** A tag. */
    export interface AntiddosBgpInstanceTagInfoList {
      /** Key of the tag. Must not be empty. A change replaces the resource. */
      tagKey: pulumi.Input<string>;
      /** Value of the tag. A change replaces the resource. */
      tagValue: pulumi.Input<string>;
    }

    /** The visitors: an address or a block of addresses. */
    export interface AntiddosCcBlackWhiteIpBlackWhiteIp {
      /** IP address of the visitors. Must not be empty. `ip` is an IP address. */
      ip: pulumi.Input<string>;
      /** Length of the mask in bits: 1 to 32 for a block of addresses, 0 for a single address. Between 0 and 32. */
      mask: pulumi.Input<number>;
    }

    /** A condition. */
    export interface AntiddosCcPrecisionPolicyPolicyList {
      /** The compared part: always `value`. Known values are `value`; the platform may accept others. */
      fieldType: pulumi.Input<string>;
      /** Part of the request to compare: its path (`cgi`), user agent (`ua`), `cookie`, `referer`, `accept` header, or the visitor's address (`srcip`). Known values are `cgi`, `ua`, `cookie`, `referer`, `accept` and `srcip`; the platform may accept others. */
      fieldName: pulumi.Input<string>;
      /** Value to compare with. */
      value: pulumi.Input<string>;
      /** How the values are compared. Known values are `equal`, `not_equal` and `include`; the platform may accept others. */
      valueOperator: pulumi.Input<string>;
    }

    /** The region of the traffic, and what happens to it. */
    export interface AntiddosDdosGeoIpBlockConfigDdosGeoIpBlockConfig {
      /** Where the traffic comes from: outside China (`oversea`), China (`china`), or the areas in `areaLists` (`customized`). Known values are `oversea`, `china` and `customized`; the platform may accept others. `areaLists` is required when `regionType` is customized. */
      regionType: pulumi.Input<string>;
      /** Whether the traffic is dropped (`drop`) or let through (`trans`). Known values are `drop` and `trans`; the platform may accept others. */
      action: pulumi.Input<string>;
      /** Numbers that the platform gives to areas. Required when `regionType` is `customized`; otherwise it has no effect. At most 128 elements. `areaLists` is required when `regionType` is customized. */
      areaLists?: pulumi.Input<pulumi.Input<number>[] | undefined>;
    }

    /** The traffic to limit, and the limits. */
    export interface AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfig {
      /** The limited traffic: from each source address (1) or to each destination port (2). Between 1 and 2. */
      mode: pulumi.Input<number>;
      /** The limits. At most one per type. At least 1 element. Each type may occur only once in `speedValues`. */
      speedValues: pulumi.Input<pulumi.Input<types.input.AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfigSpeedValue>[]>;
      /**
       * Destination ports, in the format that the platform used before `dstPortList`. If omitted, the platform chooses a value.
       *
       * @deprecated Use dstPortList.
       */
      dstPortScopes?: pulumi.Input<pulumi.Input<types.input.AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfigDstPortScope>[] | undefined>;
      /** Protocols: `ALL`, some of `TCP`, `UDP` and `SMP`, or numbers and ranges of protocols, such as `1;2-100`. Must be ALL, some of TCP, UDP and SMP, or at most eight numbers or ranges of protocols, separated by ;, such as 1;2-100. If omitted, the platform chooses a value. */
      protocolList?: pulumi.Input<string | undefined>;
      /** Destination ports: at most eight ports and ranges, such as `80;443;1000-2000`, or `0-65535` for all ports. The platform requires it. Must be at most eight ports or ranges of ports, separated by ;, such as 80;443;1000-2000. If omitted, the platform chooses a value. */
      dstPortList?: pulumi.Input<string | undefined>;
    }

    /** A range of ports. */
    export interface AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfigDstPortScope {
      /** First port. Between 1 and 65535. `endPort` must not be below `beginPort`. */
      beginPort: pulumi.Input<number>;
      /** Last port. Between 1 and 65535. `endPort` must not be below `beginPort`. */
      endPort: pulumi.Input<number>;
    }

    /** A limit. */
    export interface AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfigSpeedValue {
      /** Unit of the limit: packets per second (1) or bits per second (2). Between 1 and 2. */
      type: pulumi.Input<number>;
      /** The limit, in the unit of `type`. At least 0. */
      value: pulumi.Input<number>;
    }

    /** The threshold. When `alarmType` changes, the threshold of the previous type stays on the platform. */
    export interface AntiddosDefaultAlarmThresholdDefaultAlarmConfig {
      /** The traffic that is compared with the threshold: 1 for incoming traffic, 2 for scrubbed attack traffic. Between 1 and 2. */
      alarmType: pulumi.Input<number>;
      /** Traffic that triggers an alarm, in Mbps. 0 removes the threshold. At least 0. */
      alarmThreshold: pulumi.Input<number>;
    }

    /** The packets to match, and what happens to them. */
    export interface AntiddosPacketFilterConfigPacketFilterConfig {
      /** Protocol of the packets. Known values are `tcp`, `udp`, `icmp` and `all`; the platform may accept others. */
      protocol: pulumi.Input<string>;
      /** First source port. Between 0 and 65535. `sportEnd` must not be below `sportStart`. */
      sportStart: pulumi.Input<number>;
      /** Last source port. Between 0 and 65535. `sportEnd` must not be below `sportStart`. */
      sportEnd: pulumi.Input<number>;
      /** First destination port. Between 0 and 65535. `dportEnd` must not be below `dportStart`. */
      dportStart: pulumi.Input<number>;
      /** Last destination port. Between 0 and 65535. `dportEnd` must not be below `dportStart`. */
      dportEnd: pulumi.Input<number>;
      /** Minimum length of the packets, in bytes. Between 1 and 1500. `pktlenMax` must not be below `pktlenMin`. */
      pktlenMin: pulumi.Input<number>;
      /** Maximum length of the packets, in bytes. Between 1 and 1500. `pktlenMax` must not be below `pktlenMin`. */
      pktlenMax: pulumi.Input<number>;
      /** What happens to matching packets: `drop` drops them, `transmit` lets them through, `drop_black` drops them and blocks the sender, `forward` passes them to the other protections. Known values are `drop`, `transmit`, `drop_black` and `forward`; the platform may accept others. */
      action: pulumi.Input<string>;
      /** Where the search for `str` begins: at the IP header (`begin_l3`), at the TCP or UDP header (`begin_l4`) or at the payload (`begin_l5`). `no_match` disables the search. Known values are `begin_l3`, `begin_l4`, `begin_l5` and `no_match`; the platform may accept others. If omitted, the platform chooses a value. */
      matchBegin?: pulumi.Input<string | undefined>;
      /** How `str` is searched for: as a keyword (`sunday`). Known values are `sunday`; the platform may accept others. If omitted, the platform chooses a value. */
      matchType?: pulumi.Input<string | undefined>;
      /** Text to search for in the packets, or bytes such as `\x313233`. At most 63 characters. */
      str?: pulumi.Input<string | undefined>;
      /** Length of the part that is searched, in bytes. Between 0 and 1500. If omitted, the platform chooses a value. `depth` must not be below `offset`. */
      depth?: pulumi.Input<number | undefined>;
      /** Number of bytes to skip before the search. Between 0 and 1500. If omitted, the platform chooses a value. `depth` must not be below `offset`. */
      offset?: pulumi.Input<number | undefined>;
      /** Whether packets that contain `str` match (0) or packets that do not (1). The platform no longer supports 1. Between 0 and 1. If omitted, the platform chooses a value. */
      isNot?: pulumi.Input<number | undefined>;
      /** How the two conditions are combined: `none` if there is only one. Known values are `none`; the platform may accept others. If omitted, the platform chooses a value. */
      matchLogic?: pulumi.Input<string | undefined>;
      /**
       * Same as `matchBegin`, for the second condition. If omitted, the platform chooses a value.
       *
       * @deprecated The platform no longer supports a second condition: remove it.
       */
      matchBegin2?: pulumi.Input<string | undefined>;
      /**
       * Same as `matchType`, for the second condition. If omitted, the platform chooses a value.
       *
       * @deprecated The platform no longer supports a second condition: remove it.
       */
      matchType2?: pulumi.Input<string | undefined>;
      /**
       * Same as `str`, for the second condition. If omitted, the platform chooses a value.
       *
       * @deprecated The platform no longer supports a second condition: remove it.
       */
      str2?: pulumi.Input<string | undefined>;
      /**
       * Same as `depth`, for the second condition. If omitted, the platform chooses a value.
       *
       * @deprecated The platform no longer supports a second condition: remove it.
       */
      depth2?: pulumi.Input<number | undefined>;
      /**
       * Same as `offset`, for the second condition. If omitted, the platform chooses a value.
       *
       * @deprecated The platform no longer supports a second condition: remove it.
       */
      offset2?: pulumi.Input<number | undefined>;
      /**
       * Same as `isNot`, for the second condition. If omitted, the platform chooses a value.
       *
       * @deprecated The platform no longer supports a second condition: remove it.
       */
      isNot2?: pulumi.Input<number | undefined>;
      /** Matches only packets longer than this, in bytes. At least 1. */
      pktLenGt?: pulumi.Input<number | undefined>;
    }

    /** The packets to match, and what happens to them. */
    export interface AntiddosPortAclConfigAclConfig {
      /** Protocol of the packets. Known values are `tcp`, `udp` and `all`; the platform may accept others. */
      forwardProtocol: pulumi.Input<string>;
      /** First destination port. Between 0 and 65535. `dPortEnd` must not be below `dPortStart`. */
      dPortStart: pulumi.Input<number>;
      /** Last destination port. Between 0 and 65535. `dPortEnd` must not be below `dPortStart`. */
      dPortEnd: pulumi.Input<number>;
      /** First source port. Between 0 and 65535. `sPortEnd` must not be below `sPortStart`. */
      sPortStart: pulumi.Input<number>;
      /** Last source port. Between 0 and 65535. `sPortEnd` must not be below `sPortStart`. */
      sPortEnd: pulumi.Input<number>;
      /** What happens to matching packets: `drop` drops them, `transmit` lets them through, `forward` passes them to the other protections. Known values are `drop`, `transmit` and `forward`; the platform may accept others. */
      action: pulumi.Input<string>;
      /** Order of the rules: 1 comes first. By default, the platform chooses the priority. Between 1 and 1000. If omitted, the platform chooses a value. */
      priority?: pulumi.Input<number | undefined>;
    }

    /** A tag. */
    export interface GetAntiddosBgpInstancesFilterTag {
      /** Key of the tag. */
      tagKey?: string | undefined;
      /** Value of the tag. */
      tagValue?: string | undefined;
    }

    /** A tag. */
    export interface GetAntiddosBgpInstancesFilterTagArgs {
      /** Key of the tag. */
      tagKey?: pulumi.Input<string | undefined>;
      /** Value of the tag. */
      tagValue?: pulumi.Input<string | undefined>;
    }
  }

  export namespace output {
    /** Configuration of an Enterprise package. */
    export interface AntiddosBgpInstanceEnterprisePackageConfig {
      /** Region of the package, such as `ap-guangzhou`. It may differ from the provider's region. Must not be empty. A change replaces the resource. */
      region: string;
      /** Number of IP addresses that the package protects. At least 1. A change replaces the resource. */
      protectIpCount: number;
      /** Bandwidth of regular traffic, in Mbps. At least 1. A change replaces the resource. */
      bandwidth: number;
      /** Whether traffic may exceed `bandwidth`, at additional cost. The platform's default is false. If omitted, the platform chooses a value. A change replaces the resource. */
      elasticBandwidthFlag: boolean;
      /** Bandwidth of attacks that is always covered, in Gbps. At least 1. A change replaces the resource. */
      basicProtectBandwidth: number;
      /** Bandwidth of attacks that is covered beyond `basicProtectBandwidth`, at additional cost, in Gbps: 0, 400, 500, 600, 800 or 1000. The platform's default is 0. At least 0. If omitted, the platform chooses a value. A change replaces the resource. */
      elasticProtectBandwidth: number;
    }

    /** The prepaid period. Required when `instanceChargeType` is `PREPAID`; otherwise it has no effect. */
    export interface AntiddosBgpInstanceInstanceChargePrepaid {
      /** Number of months to pay for. At least 1. A change replaces the resource. */
      period?: number;
      /** What happens when the period ends: `NOTIFY_AND_MANUAL_RENEW` sends a notice, `NOTIFY_AND_AUTO_RENEW` sends a notice and renews, `DISABLE_NOTIFY_AND_MANUAL_RENEW` does neither. The platform's default is `NOTIFY_AND_MANUAL_RENEW`. Known values are `NOTIFY_AND_MANUAL_RENEW`, `NOTIFY_AND_AUTO_RENEW` and `DISABLE_NOTIFY_AND_MANUAL_RENEW`; the platform may accept others. If omitted, the platform chooses a value. A change replaces the resource. */
      renewFlag: string;
    }

    /** Configuration of a Standard package. */
    export interface AntiddosBgpInstanceStandardPackageConfig {
      /** Region of the package, such as `ap-guangzhou`. It may differ from the provider's region. Must not be empty. A change replaces the resource. */
      region: string;
      /** Number of IP addresses that the package protects. At least 1. A change replaces the resource. */
      protectIpCount: number;
      /** Bandwidth of regular traffic, in Mbps. At least 1. A change replaces the resource. */
      bandwidth: number;
      /** Whether traffic may exceed `bandwidth`, at additional cost. The platform's default is false. If omitted, the platform chooses a value. A change replaces the resource. */
      elasticBandwidthFlag: boolean;
    }

    /** Configuration of a StandardPlus package. */
    export interface AntiddosBgpInstanceStandardPlusPackageConfig {
      /** Region of the package, such as `ap-guangzhou`. It may differ from the provider's region. Must not be empty. A change replaces the resource. */
      region: string;
      /** Number of IP addresses that the package protects. At least 1. A change replaces the resource. */
      protectIpCount: number;
      /** Bandwidth of regular traffic, in Mbps. At least 1. A change replaces the resource. */
      bandwidth: number;
      /** Whether traffic may exceed `bandwidth`, at additional cost. The platform's default is false. If omitted, the platform chooses a value. A change replaces the resource. */
      elasticBandwidthFlag: boolean;
      /** Number of attacks that are fully covered. One of `TWO_TIMES` or `UNLIMITED`. A change replaces the resource. */
      protectCount: enums.AntiddosBgpInstanceStandardPlusPackageConfigProtectCount;
    }

    /** A tag. */
    export interface AntiddosBgpInstanceTagInfoList {
      /** Key of the tag. Must not be empty. A change replaces the resource. */
      tagKey: string;
      /** Value of the tag. A change replaces the resource. */
      tagValue: string;
    }

    /** The visitors: an address or a block of addresses. */
    export interface AntiddosCcBlackWhiteIpBlackWhiteIp {
      /** IP address of the visitors. Must not be empty. `ip` is an IP address. */
      ip: string;
      /** Length of the mask in bits: 1 to 32 for a block of addresses, 0 for a single address. Between 0 and 32. */
      mask: number;
    }

    /** A condition. */
    export interface AntiddosCcPrecisionPolicyPolicyList {
      /** The compared part: always `value`. Known values are `value`; the platform may accept others. */
      fieldType: string;
      /** Part of the request to compare: its path (`cgi`), user agent (`ua`), `cookie`, `referer`, `accept` header, or the visitor's address (`srcip`). Known values are `cgi`, `ua`, `cookie`, `referer`, `accept` and `srcip`; the platform may accept others. */
      fieldName: string;
      /** Value to compare with. */
      value: string;
      /** How the values are compared. Known values are `equal`, `not_equal` and `include`; the platform may accept others. */
      valueOperator: string;
    }

    /** The region of the traffic, and what happens to it. */
    export interface AntiddosDdosGeoIpBlockConfigDdosGeoIpBlockConfig {
      /** Where the traffic comes from: outside China (`oversea`), China (`china`), or the areas in `areaLists` (`customized`). Known values are `oversea`, `china` and `customized`; the platform may accept others. `areaLists` is required when `regionType` is customized. */
      regionType: string;
      /** Whether the traffic is dropped (`drop`) or let through (`trans`). Known values are `drop` and `trans`; the platform may accept others. */
      action: string;
      /** Numbers that the platform gives to areas. Required when `regionType` is `customized`; otherwise it has no effect. At most 128 elements. `areaLists` is required when `regionType` is customized. */
      areaLists?: number[];
    }

    /** The traffic to limit, and the limits. */
    export interface AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfig {
      /** The limited traffic: from each source address (1) or to each destination port (2). Between 1 and 2. */
      mode: number;
      /** The limits. At most one per type. At least 1 element. Each type may occur only once in `speedValues`. */
      speedValues: types.output.AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfigSpeedValue[];
      /**
       * Destination ports, in the format that the platform used before `dstPortList`. If omitted, the platform chooses a value.
       *
       * @deprecated Use dstPortList.
       */
      dstPortScopes: types.output.AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfigDstPortScope[];
      /** Protocols: `ALL`, some of `TCP`, `UDP` and `SMP`, or numbers and ranges of protocols, such as `1;2-100`. Must be ALL, some of TCP, UDP and SMP, or at most eight numbers or ranges of protocols, separated by ;, such as 1;2-100. If omitted, the platform chooses a value. */
      protocolList: string;
      /** Destination ports: at most eight ports and ranges, such as `80;443;1000-2000`, or `0-65535` for all ports. The platform requires it. Must be at most eight ports or ranges of ports, separated by ;, such as 80;443;1000-2000. If omitted, the platform chooses a value. */
      dstPortList: string;
    }

    /** A range of ports. */
    export interface AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfigDstPortScope {
      /** First port. Between 1 and 65535. `endPort` must not be below `beginPort`. */
      beginPort: number;
      /** Last port. Between 1 and 65535. `endPort` must not be below `beginPort`. */
      endPort: number;
    }

    /** A limit. */
    export interface AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfigSpeedValue {
      /** Unit of the limit: packets per second (1) or bits per second (2). Between 1 and 2. */
      type: number;
      /** The limit, in the unit of `type`. At least 0. */
      value: number;
    }

    /** The threshold. When `alarmType` changes, the threshold of the previous type stays on the platform. */
    export interface AntiddosDefaultAlarmThresholdDefaultAlarmConfig {
      /** The traffic that is compared with the threshold: 1 for incoming traffic, 2 for scrubbed attack traffic. Between 1 and 2. */
      alarmType: number;
      /** Traffic that triggers an alarm, in Mbps. 0 removes the threshold. At least 0. */
      alarmThreshold: number;
    }

    /** The packets to match, and what happens to them. */
    export interface AntiddosPacketFilterConfigPacketFilterConfig {
      /** Protocol of the packets. Known values are `tcp`, `udp`, `icmp` and `all`; the platform may accept others. */
      protocol: string;
      /** First source port. Between 0 and 65535. `sportEnd` must not be below `sportStart`. */
      sportStart: number;
      /** Last source port. Between 0 and 65535. `sportEnd` must not be below `sportStart`. */
      sportEnd: number;
      /** First destination port. Between 0 and 65535. `dportEnd` must not be below `dportStart`. */
      dportStart: number;
      /** Last destination port. Between 0 and 65535. `dportEnd` must not be below `dportStart`. */
      dportEnd: number;
      /** Minimum length of the packets, in bytes. Between 1 and 1500. `pktlenMax` must not be below `pktlenMin`. */
      pktlenMin: number;
      /** Maximum length of the packets, in bytes. Between 1 and 1500. `pktlenMax` must not be below `pktlenMin`. */
      pktlenMax: number;
      /** What happens to matching packets: `drop` drops them, `transmit` lets them through, `drop_black` drops them and blocks the sender, `forward` passes them to the other protections. Known values are `drop`, `transmit`, `drop_black` and `forward`; the platform may accept others. */
      action: string;
      /** Where the search for `str` begins: at the IP header (`begin_l3`), at the TCP or UDP header (`begin_l4`) or at the payload (`begin_l5`). `no_match` disables the search. Known values are `begin_l3`, `begin_l4`, `begin_l5` and `no_match`; the platform may accept others. If omitted, the platform chooses a value. */
      matchBegin: string;
      /** How `str` is searched for: as a keyword (`sunday`). Known values are `sunday`; the platform may accept others. If omitted, the platform chooses a value. */
      matchType: string;
      /** Text to search for in the packets, or bytes such as `\x313233`. At most 63 characters. */
      str?: string;
      /** Length of the part that is searched, in bytes. Between 0 and 1500. If omitted, the platform chooses a value. `depth` must not be below `offset`. */
      depth: number;
      /** Number of bytes to skip before the search. Between 0 and 1500. If omitted, the platform chooses a value. `depth` must not be below `offset`. */
      offset: number;
      /** Whether packets that contain `str` match (0) or packets that do not (1). The platform no longer supports 1. Between 0 and 1. If omitted, the platform chooses a value. */
      isNot: number;
      /** How the two conditions are combined: `none` if there is only one. Known values are `none`; the platform may accept others. If omitted, the platform chooses a value. */
      matchLogic: string;
      /**
       * Same as `matchBegin`, for the second condition. If omitted, the platform chooses a value.
       *
       * @deprecated The platform no longer supports a second condition: remove it.
       */
      matchBegin2: string;
      /**
       * Same as `matchType`, for the second condition. If omitted, the platform chooses a value.
       *
       * @deprecated The platform no longer supports a second condition: remove it.
       */
      matchType2: string;
      /**
       * Same as `str`, for the second condition. If omitted, the platform chooses a value.
       *
       * @deprecated The platform no longer supports a second condition: remove it.
       */
      str2: string;
      /**
       * Same as `depth`, for the second condition. If omitted, the platform chooses a value.
       *
       * @deprecated The platform no longer supports a second condition: remove it.
       */
      depth2: number;
      /**
       * Same as `offset`, for the second condition. If omitted, the platform chooses a value.
       *
       * @deprecated The platform no longer supports a second condition: remove it.
       */
      offset2: number;
      /**
       * Same as `isNot`, for the second condition. If omitted, the platform chooses a value.
       *
       * @deprecated The platform no longer supports a second condition: remove it.
       */
      isNot2: number;
      /** Matches only packets longer than this, in bytes. At least 1. */
      pktLenGt?: number;
    }

    /** The packets to match, and what happens to them. */
    export interface AntiddosPortAclConfigAclConfig {
      /** Protocol of the packets. Known values are `tcp`, `udp` and `all`; the platform may accept others. */
      forwardProtocol: string;
      /** First destination port. Between 0 and 65535. `dPortEnd` must not be below `dPortStart`. */
      dPortStart: number;
      /** Last destination port. Between 0 and 65535. `dPortEnd` must not be below `dPortStart`. */
      dPortEnd: number;
      /** First source port. Between 0 and 65535. `sPortEnd` must not be below `sPortStart`. */
      sPortStart: number;
      /** Last source port. Between 0 and 65535. `sPortEnd` must not be below `sPortStart`. */
      sPortEnd: number;
      /** What happens to matching packets: `drop` drops them, `transmit` lets them through, `forward` passes them to the other protections. Known values are `drop`, `transmit` and `forward`; the platform may accept others. */
      action: string;
      /** Order of the rules: 1 comes first. By default, the platform chooses the priority. Between 1 and 1000. If omitted, the platform chooses a value. */
      priority: number;
    }

    /** An element. */
    export interface GetAntiddosBasicDeviceStatusClbData {
      /** IP address or ID of the resource. */
      key: string;
      /** Status: 1 for blocked, 2 for normal, 3 for under attack. */
      value: string;
    }

    /** An element. */
    export interface GetAntiddosBasicDeviceStatusData {
      /** IP address or ID of the resource. */
      key: string;
      /** Status: 1 for blocked, 2 for normal, 3 for under attack. */
      value: string;
    }

    /** An element. */
    export interface GetAntiddosBgpInstancesBgpInstanceList {
      /** ID of the instance. */
      instanceId: string;
      /** Type of the package. */
      packageType: string;
      /** How the package is paid for. */
      instanceChargeType: string;
      /** The prepaid period. At most one element. */
      instanceChargePrepaids: types.output.GetAntiddosBgpInstancesBgpInstanceListInstanceChargePrepaid[];
      /** Configuration of an Enterprise package. At most one element. */
      enterprisePackageConfigs: types.output.GetAntiddosBgpInstancesBgpInstanceListEnterprisePackageConfig[];
      /** Configuration of a Standard package. At most one element. */
      standardPackageConfigs: types.output.GetAntiddosBgpInstancesBgpInstanceListStandardPackageConfig[];
      /** Configuration of a StandardPlus package. At most one element. */
      standardPlusPackageConfigs: types.output.GetAntiddosBgpInstancesBgpInstanceListStandardPlusPackageConfig[];
      /** Its tags. */
      tagInfoLists: types.output.GetAntiddosBgpInstancesBgpInstanceListTagInfoList[];
    }

    /** The only element. */
    export interface GetAntiddosBgpInstancesBgpInstanceListEnterprisePackageConfig {
      /** Region of the package. */
      region: string;
      /** Number of IP addresses that the package protects. */
      protectIpCount: number;
      /** Bandwidth of attacks that is always covered, in Gbps. */
      basicProtectBandwidth: number;
      /** Bandwidth of regular traffic, in Mbps. */
      bandwidth: number;
      /** Elastic bandwidth of attacks, in Gbps. */
      elasticProtectBandwidth: number;
      /** Whether traffic may exceed the bandwidth, at additional cost. */
      elasticBandwidthFlag: boolean;
    }

    /** The only element. */
    export interface GetAntiddosBgpInstancesBgpInstanceListInstanceChargePrepaid {
      /** Number of months. */
      period: number;
      /** What happens when the period ends. */
      renewFlag: string;
    }

    /** The only element. */
    export interface GetAntiddosBgpInstancesBgpInstanceListStandardPackageConfig {
      /** Region of the package. */
      region: string;
      /** Number of IP addresses that the package protects. */
      protectIpCount: number;
      /** Bandwidth of regular traffic, in Mbps. */
      bandwidth: number;
      /** Whether traffic may exceed the bandwidth, at additional cost. */
      elasticBandwidthFlag: boolean;
    }

    /** The only element. */
    export interface GetAntiddosBgpInstancesBgpInstanceListStandardPlusPackageConfig {
      /** Region of the package. */
      region: string;
      /** Number of attacks that are fully covered. */
      protectCount: string;
      /** Number of IP addresses that the package protects. */
      protectIpCount: number;
      /** Bandwidth of regular traffic, in Mbps. */
      bandwidth: number;
      /** Whether traffic may exceed the bandwidth, at additional cost. */
      elasticBandwidthFlag: boolean;
    }

    /** An element. */
    export interface GetAntiddosBgpInstancesBgpInstanceListTagInfoList {
      /** Key of the tag. */
      tagKey: string;
      /** Value of the tag. */
      tagValue: string;
    }

    /** A tag. */
    export interface GetAntiddosBgpInstancesFilterTag {
      /** Key of the tag. */
      tagKey?: string;
      /** Value of the tag. */
      tagValue?: string;
    }

    /** An element. */
    export interface GetAntiddosListListenerLayer4Listener {
      /** Port of the servers. */
      backendPort: number;
      /** Port of the listener. */
      frontendPort: number;
      /** `TCP` or `UDP`. */
      protocol: string;
      /** Backend servers. */
      realServers: types.output.GetAntiddosListListenerLayer4ListenerRealServer[];
      /** Instances of the listener. */
      instanceDetails: types.output.GetAntiddosListListenerLayer4ListenerInstanceDetail[];
      /** Instances of the listener's rule. */
      instanceDetailRules: types.output.GetAntiddosListListenerLayer4ListenerInstanceDetailRule[];
    }

    /** An element. */
    export interface GetAntiddosListListenerLayer4ListenerInstanceDetail {
      /** IP addresses of the instance. */
      eipLists: string[];
      /** ID of the instance. */
      instanceId: string;
    }

    /** An element. */
    export interface GetAntiddosListListenerLayer4ListenerInstanceDetailRule {
      /** IP addresses of the instance. */
      eipLists: string[];
      /** ID of the instance. */
      instanceId: string;
      /** CNAME of the instance. */
      cname: string;
    }

    /** An element. */
    export interface GetAntiddosListListenerLayer4ListenerRealServer {
      /** IP address or domain of the server. */
      realServer: string;
      /** Type of the server: 1 for a domain, 2 for an IP address. */
      rsType: number;
      /** Share of the traffic for the server. */
      weight: number;
      /** Port of the server. */
      port: number;
    }

    /** An element. */
    export interface GetAntiddosListListenerLayer7Listener {
      /** Domain of the listener. */
      domain: string;
      /** `http` or `https`. */
      protocol: string;
      /** Port of the listener. */
      vport: number;
      /** Forwarding types and ports. */
      proxyTypeLists: types.output.GetAntiddosListListenerLayer7ListenerProxyTypeList[];
      /** Backend servers. */
      realServers: types.output.GetAntiddosListListenerLayer7ListenerRealServer[];
      /** Instances of the listener. */
      instanceDetails: types.output.GetAntiddosListListenerLayer7ListenerInstanceDetail[];
      /** Instances of the listener's rule. */
      instanceDetailRules: types.output.GetAntiddosListListenerLayer7ListenerInstanceDetailRule[];
    }

    /** An element. */
    export interface GetAntiddosListListenerLayer7ListenerInstanceDetail {
      /** IP addresses of the instance. */
      eipLists: string[];
      /** ID of the instance. */
      instanceId: string;
    }

    /** An element. */
    export interface GetAntiddosListListenerLayer7ListenerInstanceDetailRule {
      /** IP addresses of the instance. */
      eipLists: string[];
      /** ID of the instance. */
      instanceId: string;
      /** CNAME of the instance. */
      cname: string;
    }

    /** An element. */
    export interface GetAntiddosListListenerLayer7ListenerProxyTypeList {
      /** Ports of the listener. */
      proxyPorts: number[];
      /** `http` or `https`. */
      proxyType: string;
    }

    /** An element. */
    export interface GetAntiddosListListenerLayer7ListenerRealServer {
      /** IP address or domain of the server. */
      realServer: string;
      /** Type of the server: 1 for a domain, 2 for an IP address. */
      rsType: number;
      /** Share of the traffic for the server. */
      weight: number;
      /** Port of the server. */
      port: number;
    }

    /** An element. */
    export interface GetAntiddosOverviewDdosEventListEventList {
      /** ID of the event. */
      id: string;
      /** IP address that was attacked. */
      vip: string;
      /** Start of the attack. */
      startTime: string;
      /** End of the attack. */
      endTime: string;
      /** Type of the attack. */
      attackType: string;
      /** Status: 0 for ongoing, 1 for ended. */
      attackStatus: number;
      /** Bandwidth of the attack, in Mbps. */
      mbps: number;
      /** Packets per second. */
      pps: number;
      /** Product: `bgp-multip` (packages), `bgpip` (Advanced) or `basic`. */
      business: string;
      /** ID of the Anti-DDoS instance. */
      instanceId: string;
      /** Name of the instance. */
      instanceName: string;
    }
  }
}
