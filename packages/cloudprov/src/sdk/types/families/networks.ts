// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";

export namespace types {
  export namespace input {
    /** A private address. */
    export interface EniIpv4 {
      /** A free address of the subnet. `ip` must be an IP address, such as 203.0.113.7. */
      ip: pulumi.Input<string>;
      /** Whether it is the primary address, which cannot be changed. */
      primary: pulumi.Input<boolean>;
      /** Description. At most 25 characters. Defaults to an empty string. */
      description?: pulumi.Input<string | undefined>;
    }

    /** A private address. */
    export interface EniIpv4Info {
      /** Address. */
      ip: pulumi.Input<string>;
      /** Whether it is the primary address. */
      primary: pulumi.Input<boolean>;
      /** Description. */
      description: pulumi.Input<string>;
    }

    /** A rule. */
    export interface SecurityGroupRuleSetEgress {
      /** What happens to matching traffic. Must be ACCEPT or DROP. */
      action: pulumi.Input<string>;
      /** IPv4 address or CIDR block that the traffic comes from or goes to. Exactly one of `cidrBlock`, `ipv6CidrBlock`, `sourceSecurityId`, `addressTemplateId` or `addressTemplateGroup` must be set. `cidrBlock` must be IPv4, and `ipv6CidrBlock` must be IPv6. `ipv6CidrBlock` requires ICMPv6 instead of ICMP. */
      cidrBlock?: pulumi.Input<string | undefined>;
      /** IPv6 address or CIDR block that the traffic comes from or goes to. Exactly one of `cidrBlock`, `ipv6CidrBlock`, `sourceSecurityId`, `addressTemplateId` or `addressTemplateGroup` must be set. `cidrBlock` must be IPv4, and `ipv6CidrBlock` must be IPv6. `ipv6CidrBlock` requires ICMPv6 instead of ICMP. */
      ipv6CidrBlock?: pulumi.Input<string | undefined>;
      /** ID of a security group of the same project, `sg-...`: the rule applies to traffic from or to its members. It can be the security group of the rules itself. Must be the ID of a security group, such as sg-ey3wmiz1. Exactly one of `cidrBlock`, `ipv6CidrBlock`, `sourceSecurityId`, `addressTemplateId` or `addressTemplateGroup` must be set. */
      sourceSecurityId?: pulumi.Input<string | undefined>;
      /** ID of an address template, `ipm-...`. Must be the ID of an address template, such as ipm-makf7k9e. Exactly one of `cidrBlock`, `ipv6CidrBlock`, `sourceSecurityId`, `addressTemplateId` or `addressTemplateGroup` must be set. */
      addressTemplateId?: pulumi.Input<string | undefined>;
      /** ID of an address template group, `ipmg-...`. Must be the ID of a group of address templates, such as ipmg-0np3u974. Exactly one of `cidrBlock`, `ipv6CidrBlock`, `sourceSecurityId`, `addressTemplateId` or `addressTemplateGroup` must be set. */
      addressTemplateGroup?: pulumi.Input<string | undefined>;
      /** Protocol of the traffic. Defaults to `ALL`, unless the rule uses a protocol template. Must be TCP, UDP, ICMP, ICMPv6, GRE or ALL. If omitted, the platform chooses a value. `serviceTemplateId` cannot be combined with `serviceTemplateGroup`, `protocol` or `port`. `serviceTemplateGroup` cannot be combined with `protocol` or `port`. `port` is ALL, or has the form 80, 80,443 or 8000-9000 with the `protocol` TCP or UDP. `cidrBlock` must be IPv4, and `ipv6CidrBlock` must be IPv6. `ipv6CidrBlock` requires ICMPv6 instead of ICMP. */
      protocol?: pulumi.Input<string | undefined>;
      /** Ports: one (`80`), several (`80,443`), a range (`8000-9000`) or `ALL`. Defaults to `ALL`, unless the rule uses a protocol template. If omitted, the platform chooses a value. `serviceTemplateId` cannot be combined with `serviceTemplateGroup`, `protocol` or `port`. `serviceTemplateGroup` cannot be combined with `protocol` or `port`. `port` is ALL, or has the form 80, 80,443 or 8000-9000 with the `protocol` TCP or UDP. */
      port?: pulumi.Input<string | undefined>;
      /** ID of a protocol template, `ppm-...`, instead of `protocol` and `port`. Must be the ID of a protocol template, such as ppm-nwrggd14. `serviceTemplateId` cannot be combined with `serviceTemplateGroup`, `protocol` or `port`. */
      serviceTemplateId?: pulumi.Input<string | undefined>;
      /** ID of a protocol template group, `ppmg-...`, instead of `protocol` and `port`. Must be the ID of a group of protocol templates, such as ppmg-0np3u974. `serviceTemplateId` cannot be combined with `serviceTemplateGroup`, `protocol` or `port`. `serviceTemplateGroup` cannot be combined with `protocol` or `port`. */
      serviceTemplateGroup?: pulumi.Input<string | undefined>;
      /** Description of the rule. At most 100 characters. */
      description?: pulumi.Input<string | undefined>;
      /** Position of the rule in its list, starting with 0. Only the platform sets it. */
      policyIndex?: pulumi.Input<number | undefined>;
    }

    /** A rule. */
    export interface SecurityGroupRuleSetIngress {
      /** What happens to matching traffic. Must be ACCEPT or DROP. */
      action: pulumi.Input<string>;
      /** IPv4 address or CIDR block that the traffic comes from or goes to. Exactly one of `cidrBlock`, `ipv6CidrBlock`, `sourceSecurityId`, `addressTemplateId` or `addressTemplateGroup` must be set. `cidrBlock` must be IPv4, and `ipv6CidrBlock` must be IPv6. `ipv6CidrBlock` requires ICMPv6 instead of ICMP. */
      cidrBlock?: pulumi.Input<string | undefined>;
      /** IPv6 address or CIDR block that the traffic comes from or goes to. Exactly one of `cidrBlock`, `ipv6CidrBlock`, `sourceSecurityId`, `addressTemplateId` or `addressTemplateGroup` must be set. `cidrBlock` must be IPv4, and `ipv6CidrBlock` must be IPv6. `ipv6CidrBlock` requires ICMPv6 instead of ICMP. */
      ipv6CidrBlock?: pulumi.Input<string | undefined>;
      /** ID of a security group of the same project, `sg-...`: the rule applies to traffic from or to its members. It can be the security group of the rules itself. Must be the ID of a security group, such as sg-ey3wmiz1. Exactly one of `cidrBlock`, `ipv6CidrBlock`, `sourceSecurityId`, `addressTemplateId` or `addressTemplateGroup` must be set. */
      sourceSecurityId?: pulumi.Input<string | undefined>;
      /** ID of an address template, `ipm-...`. Must be the ID of an address template, such as ipm-makf7k9e. Exactly one of `cidrBlock`, `ipv6CidrBlock`, `sourceSecurityId`, `addressTemplateId` or `addressTemplateGroup` must be set. */
      addressTemplateId?: pulumi.Input<string | undefined>;
      /** ID of an address template group, `ipmg-...`. Must be the ID of a group of address templates, such as ipmg-0np3u974. Exactly one of `cidrBlock`, `ipv6CidrBlock`, `sourceSecurityId`, `addressTemplateId` or `addressTemplateGroup` must be set. */
      addressTemplateGroup?: pulumi.Input<string | undefined>;
      /** Protocol of the traffic. Defaults to `ALL`, unless the rule uses a protocol template. Must be TCP, UDP, ICMP, ICMPv6, GRE or ALL. If omitted, the platform chooses a value. `serviceTemplateId` cannot be combined with `serviceTemplateGroup`, `protocol` or `port`. `serviceTemplateGroup` cannot be combined with `protocol` or `port`. `port` is ALL, or has the form 80, 80,443 or 8000-9000 with the `protocol` TCP or UDP. `cidrBlock` must be IPv4, and `ipv6CidrBlock` must be IPv6. `ipv6CidrBlock` requires ICMPv6 instead of ICMP. */
      protocol?: pulumi.Input<string | undefined>;
      /** Ports: one (`80`), several (`80,443`), a range (`8000-9000`) or `ALL`. Defaults to `ALL`, unless the rule uses a protocol template. If omitted, the platform chooses a value. `serviceTemplateId` cannot be combined with `serviceTemplateGroup`, `protocol` or `port`. `serviceTemplateGroup` cannot be combined with `protocol` or `port`. `port` is ALL, or has the form 80, 80,443 or 8000-9000 with the `protocol` TCP or UDP. */
      port?: pulumi.Input<string | undefined>;
      /** ID of a protocol template, `ppm-...`, instead of `protocol` and `port`. Must be the ID of a protocol template, such as ppm-nwrggd14. `serviceTemplateId` cannot be combined with `serviceTemplateGroup`, `protocol` or `port`. */
      serviceTemplateId?: pulumi.Input<string | undefined>;
      /** ID of a protocol template group, `ppmg-...`, instead of `protocol` and `port`. Must be the ID of a group of protocol templates, such as ppmg-0np3u974. `serviceTemplateId` cannot be combined with `serviceTemplateGroup`, `protocol` or `port`. `serviceTemplateGroup` cannot be combined with `protocol` or `port`. */
      serviceTemplateGroup?: pulumi.Input<string | undefined>;
      /** Description of the rule. At most 100 characters. */
      description?: pulumi.Input<string | undefined>;
      /** Position of the rule in its list, starting with 0. Only the platform sets it. */
      policyIndex?: pulumi.Input<number | undefined>;
    }
  }

  export namespace output {
    /** A private address. */
    export interface EniIpv4 {
      /** A free address of the subnet. `ip` must be an IP address, such as 203.0.113.7. */
      ip: string;
      /** Whether it is the primary address, which cannot be changed. */
      primary: boolean;
      /** Description. At most 25 characters. Defaults to an empty string. */
      description: string;
    }

    /** A private address. */
    export interface EniIpv4Info {
      /** Address. */
      ip: string;
      /** Whether it is the primary address. */
      primary: boolean;
      /** Description. */
      description: string;
    }

    /** A rule. */
    export interface SecurityGroupRuleSetEgress {
      /** What happens to matching traffic. Must be ACCEPT or DROP. */
      action: string;
      /** IPv4 address or CIDR block that the traffic comes from or goes to. Exactly one of `cidrBlock`, `ipv6CidrBlock`, `sourceSecurityId`, `addressTemplateId` or `addressTemplateGroup` must be set. `cidrBlock` must be IPv4, and `ipv6CidrBlock` must be IPv6. `ipv6CidrBlock` requires ICMPv6 instead of ICMP. */
      cidrBlock?: string;
      /** IPv6 address or CIDR block that the traffic comes from or goes to. Exactly one of `cidrBlock`, `ipv6CidrBlock`, `sourceSecurityId`, `addressTemplateId` or `addressTemplateGroup` must be set. `cidrBlock` must be IPv4, and `ipv6CidrBlock` must be IPv6. `ipv6CidrBlock` requires ICMPv6 instead of ICMP. */
      ipv6CidrBlock?: string;
      /** ID of a security group of the same project, `sg-...`: the rule applies to traffic from or to its members. It can be the security group of the rules itself. Must be the ID of a security group, such as sg-ey3wmiz1. Exactly one of `cidrBlock`, `ipv6CidrBlock`, `sourceSecurityId`, `addressTemplateId` or `addressTemplateGroup` must be set. */
      sourceSecurityId?: string;
      /** ID of an address template, `ipm-...`. Must be the ID of an address template, such as ipm-makf7k9e. Exactly one of `cidrBlock`, `ipv6CidrBlock`, `sourceSecurityId`, `addressTemplateId` or `addressTemplateGroup` must be set. */
      addressTemplateId?: string;
      /** ID of an address template group, `ipmg-...`. Must be the ID of a group of address templates, such as ipmg-0np3u974. Exactly one of `cidrBlock`, `ipv6CidrBlock`, `sourceSecurityId`, `addressTemplateId` or `addressTemplateGroup` must be set. */
      addressTemplateGroup?: string;
      /** Protocol of the traffic. Defaults to `ALL`, unless the rule uses a protocol template. Must be TCP, UDP, ICMP, ICMPv6, GRE or ALL. If omitted, the platform chooses a value. `serviceTemplateId` cannot be combined with `serviceTemplateGroup`, `protocol` or `port`. `serviceTemplateGroup` cannot be combined with `protocol` or `port`. `port` is ALL, or has the form 80, 80,443 or 8000-9000 with the `protocol` TCP or UDP. `cidrBlock` must be IPv4, and `ipv6CidrBlock` must be IPv6. `ipv6CidrBlock` requires ICMPv6 instead of ICMP. */
      protocol: string;
      /** Ports: one (`80`), several (`80,443`), a range (`8000-9000`) or `ALL`. Defaults to `ALL`, unless the rule uses a protocol template. If omitted, the platform chooses a value. `serviceTemplateId` cannot be combined with `serviceTemplateGroup`, `protocol` or `port`. `serviceTemplateGroup` cannot be combined with `protocol` or `port`. `port` is ALL, or has the form 80, 80,443 or 8000-9000 with the `protocol` TCP or UDP. */
      port: string;
      /** ID of a protocol template, `ppm-...`, instead of `protocol` and `port`. Must be the ID of a protocol template, such as ppm-nwrggd14. `serviceTemplateId` cannot be combined with `serviceTemplateGroup`, `protocol` or `port`. */
      serviceTemplateId?: string;
      /** ID of a protocol template group, `ppmg-...`, instead of `protocol` and `port`. Must be the ID of a group of protocol templates, such as ppmg-0np3u974. `serviceTemplateId` cannot be combined with `serviceTemplateGroup`, `protocol` or `port`. `serviceTemplateGroup` cannot be combined with `protocol` or `port`. */
      serviceTemplateGroup?: string;
      /** Description of the rule. At most 100 characters. */
      description?: string;
      /** Position of the rule in its list, starting with 0. Only the platform sets it. */
      policyIndex: number;
    }

    /** A rule. */
    export interface SecurityGroupRuleSetIngress {
      /** What happens to matching traffic. Must be ACCEPT or DROP. */
      action: string;
      /** IPv4 address or CIDR block that the traffic comes from or goes to. Exactly one of `cidrBlock`, `ipv6CidrBlock`, `sourceSecurityId`, `addressTemplateId` or `addressTemplateGroup` must be set. `cidrBlock` must be IPv4, and `ipv6CidrBlock` must be IPv6. `ipv6CidrBlock` requires ICMPv6 instead of ICMP. */
      cidrBlock?: string;
      /** IPv6 address or CIDR block that the traffic comes from or goes to. Exactly one of `cidrBlock`, `ipv6CidrBlock`, `sourceSecurityId`, `addressTemplateId` or `addressTemplateGroup` must be set. `cidrBlock` must be IPv4, and `ipv6CidrBlock` must be IPv6. `ipv6CidrBlock` requires ICMPv6 instead of ICMP. */
      ipv6CidrBlock?: string;
      /** ID of a security group of the same project, `sg-...`: the rule applies to traffic from or to its members. It can be the security group of the rules itself. Must be the ID of a security group, such as sg-ey3wmiz1. Exactly one of `cidrBlock`, `ipv6CidrBlock`, `sourceSecurityId`, `addressTemplateId` or `addressTemplateGroup` must be set. */
      sourceSecurityId?: string;
      /** ID of an address template, `ipm-...`. Must be the ID of an address template, such as ipm-makf7k9e. Exactly one of `cidrBlock`, `ipv6CidrBlock`, `sourceSecurityId`, `addressTemplateId` or `addressTemplateGroup` must be set. */
      addressTemplateId?: string;
      /** ID of an address template group, `ipmg-...`. Must be the ID of a group of address templates, such as ipmg-0np3u974. Exactly one of `cidrBlock`, `ipv6CidrBlock`, `sourceSecurityId`, `addressTemplateId` or `addressTemplateGroup` must be set. */
      addressTemplateGroup?: string;
      /** Protocol of the traffic. Defaults to `ALL`, unless the rule uses a protocol template. Must be TCP, UDP, ICMP, ICMPv6, GRE or ALL. If omitted, the platform chooses a value. `serviceTemplateId` cannot be combined with `serviceTemplateGroup`, `protocol` or `port`. `serviceTemplateGroup` cannot be combined with `protocol` or `port`. `port` is ALL, or has the form 80, 80,443 or 8000-9000 with the `protocol` TCP or UDP. `cidrBlock` must be IPv4, and `ipv6CidrBlock` must be IPv6. `ipv6CidrBlock` requires ICMPv6 instead of ICMP. */
      protocol: string;
      /** Ports: one (`80`), several (`80,443`), a range (`8000-9000`) or `ALL`. Defaults to `ALL`, unless the rule uses a protocol template. If omitted, the platform chooses a value. `serviceTemplateId` cannot be combined with `serviceTemplateGroup`, `protocol` or `port`. `serviceTemplateGroup` cannot be combined with `protocol` or `port`. `port` is ALL, or has the form 80, 80,443 or 8000-9000 with the `protocol` TCP or UDP. */
      port: string;
      /** ID of a protocol template, `ppm-...`, instead of `protocol` and `port`. Must be the ID of a protocol template, such as ppm-nwrggd14. `serviceTemplateId` cannot be combined with `serviceTemplateGroup`, `protocol` or `port`. */
      serviceTemplateId?: string;
      /** ID of a protocol template group, `ppmg-...`, instead of `protocol` and `port`. Must be the ID of a group of protocol templates, such as ppmg-0np3u974. `serviceTemplateId` cannot be combined with `serviceTemplateGroup`, `protocol` or `port`. `serviceTemplateGroup` cannot be combined with `protocol` or `port`. */
      serviceTemplateGroup?: string;
      /** Description of the rule. At most 100 characters. */
      description?: string;
      /** Position of the rule in its list, starting with 0. Only the platform sets it. */
      policyIndex: number;
    }

    /** An element. */
    export interface GetAddressTemplateGroupsGroupList {
      /** ID. */
      id: string;
      /** Display name. */
      name: string;
      /** The address templates of the group. */
      templateIds: string[];
    }

    /** An element. */
    export interface GetAddressTemplatesTemplateList {
      /** ID. */
      id: string;
      /** Display name. */
      name: string;
      /** The IP addresses, CIDR blocks and ranges of the template. */
      addresses: string[];
    }

    /** An element. */
    export interface GetAvailabilityRegionsRegion {
      /** ID of the region, such as `ap-guangzhou`. */
      name: string;
      /** Name of the region. */
      description: string;
      /** `AVAILABLE` or `UNAVAILABLE`. */
      state: string;
    }

    /** An element. */
    export interface GetEipsEipList {
      /** ID of the address. */
      eipId: string;
      /** Name. */
      eipName: string;
      /** Type, such as `EIP`. */
      eipType: string;
      /** Status, such as `BIND` or `UNBIND`. */
      status: string;
      /** The public IPv4 address. */
      publicIp: string;
      /** ID of the instance that it is bound to. */
      instanceId: string;
      /** ID of the network interface that it is bound to. */
      eniId: string;
      /** Creation time, in UTC. */
      createTime: string;
      /** Tags, by key. */
      tags: { [key: string]: string };
    }

    /** An element. */
    export interface GetNatGatewaysNat {
      /** ID of the gateway. */
      id: string;
      /** ID of the private network. */
      vpcId: string;
      /** Name. */
      name: string;
      /** State, such as `AVAILABLE`. */
      state: string;
      /** Maximum number of connections. */
      maxConcurrent: number;
      /** Maximum bandwidth, in Mbit/s. */
      bandwidth: number;
      /** Public addresses. */
      assignedEipSets: string[];
      /** Creation time, in the platform's time zone. */
      createTime: string;
      /** Tags, by key. */
      tags: { [key: string]: string };
    }

    /** An element. */
    export interface GetProtocolTemplateGroupsGroupList {
      /** ID. */
      id: string;
      /** Display name. */
      name: string;
      /** The protocol templates of the group. */
      templateIds: string[];
    }

    /** An element. */
    export interface GetProtocolTemplatesTemplateList {
      /** ID. */
      id: string;
      /** Display name. */
      name: string;
      /** The protocols of the template with their ports, in lower case. */
      protocols: string[];
    }

    /** An element. */
    export interface GetSecurityGroupsSecurityGroup {
      /** ID of the security group. */
      securityGroupId: string;
      /** Name. */
      name: string;
      /** Description. */
      description: string;
      /** ID of the project. */
      projectId: number;
      /** Creation time, in the platform's time zone. */
      createTime: string;
      /** Number of instances, network interfaces, databases and load balancers that use it. */
      beAssociateCount: number;
      /** Rules for incoming traffic, in their order, as `ACTION#SOURCE#PORT#PROTOCOL`. */
      ingresses: string[];
      /** Rules for outgoing traffic, in their order, as `ACTION#TARGET#PORT#PROTOCOL`. */
      egresses: string[];
      /** Tags, by key. */
      tags: { [key: string]: string };
    }

    /** An element. */
    export interface GetVpcInstancesInstanceList {
      /** ID of the private network. */
      vpcId: string;
      /** Name. */
      name: string;
      /** Address range. */
      cidrBlock: string;
      /** Additional address ranges. */
      commonAssistantCidrs: string[];
      /** Address ranges for containers. */
      containerAssistantCidrs: string[];
      /** Whether it is the default network of the region. */
      isDefault: boolean;
      /** Whether multicast is enabled. */
      isMulticast: boolean;
      /** DNS servers. */
      dnsServers: string[];
      /** IDs of the subnets. */
      subnetIds: string[];
      /** Creation time, in the platform's time zone. */
      createTime: string;
      /** Tags, by key. */
      tags: { [key: string]: string };
    }

    /** An element. */
    export interface GetVpcRouteTablesInstanceList {
      /** ID of the route table. */
      routeTableId: string;
      /** Name. */
      name: string;
      /** ID of the private network. */
      vpcId: string;
      /** IDs of the subnets that use it. */
      subnetIds: string[];
      /** Whether it is the default route table of the network. */
      isDefault: boolean;
      /** Creation time, in the platform's time zone. */
      createTime: string;
      /** Tags, by key. */
      tags: { [key: string]: string };
      /** The entries. */
      routeEntryInfos: types.output.GetVpcRouteTablesInstanceListRouteEntryInfo[];
    }

    /** An element. */
    export interface GetVpcRouteTablesInstanceListRouteEntryInfo {
      /** ID, as `RouteTableEntry` has it. The number of an IPv6 entry is 0. */
      routeEntryId: string;
      /** Description. */
      description: string;
      /** Address range of the destination. Empty for an IPv6 entry. */
      destinationCidrBlock: string;
      /** Type of the next hop, such as `NAT`. */
      nextType: string;
      /** ID or address of the next hop. */
      nextHub: string;
      /** The platform's other ID of the entry, `rti-...`. */
      routeItemId: string;
    }

    /** An element. */
    export interface GetVpcSubnetsInstanceList {
      /** Availability zone. */
      availabilityZone: string;
      /** ID of the private network. */
      vpcId: string;
      /** ID of the subnet. */
      subnetId: string;
      /** Name. */
      name: string;
      /** Address range. */
      cidrBlock: string;
      /** ID of the dedicated cluster. Empty for a subnet in a public zone. */
      cdcId: string;
      /** Whether it is the default subnet of the zone. */
      isDefault: boolean;
      /** Whether the subnet forwards broadcasts. */
      isMulticast: boolean;
      /** ID of the route table. */
      routeTableId: string;
      /** Number of addresses that are not used. */
      availableIpCount: number;
      /** Creation time, in the platform's time zone. */
      createTime: string;
      /** Tags, by key. */
      tags: { [key: string]: string };
    }
  }
}
