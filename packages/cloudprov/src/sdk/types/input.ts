// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./enums.ts";

export namespace input {
  /** How the object is made. */
  export interface ActionCreate {
    /** Action that makes the object. It is sent all properties. Must be the name of an action, such as DescribeInstances. */
    action: pulumi.Input<string>;
    /** What it is told beside the properties; never compared. Texts may hold `{properties.Name}`. */
    parameters?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
    /** Where the ID stands: dotted paths in the answer, or `{properties.Name}` where the program names the object. A list of one is passed through. Several parts are joined by `#`. At least 1 element. Exactly one of `id` or `idFromTask` must be given. */
    id?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** The same in what `task` tells in the end, where only the task knows the ID. At least 1 element. Exactly one of `id` or `idFromTask` must be given. `task` must be given with `idFromTask`. */
    idFromTask?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** The action has the parameter `ClientToken`: it is filled, and what gets no answer is asked for again with the same one. At most one of `find`, `clientToken` or `repeatable` may be given. */
    clientToken?: pulumi.Input<boolean | undefined>;
    /** The action sets what there is already, so that it may be asked for again when it gets no answer. At most one of `find`, `clientToken` or `repeatable` may be given. */
    repeatable?: pulumi.Input<boolean | undefined>;
    /** How an object is found whose creation got no answer: it is taken for the one that was asked for, and no second is made. At most one of `find`, `clientToken` or `repeatable` may be given. */
    find?: pulumi.Input<input.ActionFind | undefined>;
    /** Codes that say that there is such an object already. */
    takenCodes?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** The action takes the creation of what exists without a word: the object is looked for first, by the ID that the program gives, and is refused when it is there. */
    lookFirst?: pulumi.Input<boolean | undefined>;
    /** A task that does the work, and is waited for. `task` must be given with `idFromTask`. */
    task?: pulumi.Input<input.ActionTask | undefined>;
  }

  /** How the object is removed. */
  export interface ActionDelete {
    /** Action that removes the object. Must be the name of an action, such as DescribeInstances. Exactly one of `action` or `none` must be given. */
    action?: pulumi.Input<string | undefined>;
    /** What it is told. Texts may hold `{id}`, `{id[0]}` for a part of an ID of several parts, and `{properties.Name}`; what is the whole text keeps its type, and `{id:number}` is a number. `none` cannot be combined with `parameters`, `task` or `untilGone`. */
    parameters?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
    /** A task that does the work, and is waited for. `none` cannot be combined with `parameters`, `task` or `untilGone`. */
    task?: pulumi.Input<input.ActionTask | undefined>;
    /** The platform shows the object for a while: it is read until it is gone. `none` cannot be combined with `parameters`, `task` or `untilGone`. */
    untilGone?: pulumi.Input<boolean | undefined>;
    /** There is no such action: the object is left as it is, and this sentence is shown. Must not be empty. Exactly one of `action` or `none` must be given. `none` cannot be combined with `parameters`, `task` or `untilGone`. */
    none?: pulumi.Input<string | undefined>;
  }

  /** How an object is found whose creation got no answer: it is taken for the one that was asked for, and no second is made. */
  export interface ActionFind {
    /** Action that lists objects. Default: the one that reads. Must be the name of an action, such as DescribeInstances. */
    action?: pulumi.Input<string | undefined>;
    /** What that action is told. Texts may hold `{id}`, `{id[0]}` for a part of an ID of several parts, and `{properties.Name}`; what is the whole text keeps its type, and `{id:number}` is a number. */
    parameters?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
    /** Dotted path of the list. Default: as `read` says. */
    at?: pulumi.Input<string | undefined>;
    /** How a listing is asked for page by page to its end. Left out, one answer holds all. */
    paging?: pulumi.Input<input.ActionPagingArgs | undefined>;
    /** Members that name the object: those of an element must be as in `properties`. At least 1 element. */
    by: pulumi.Input<pulumi.Input<string>[]>;
    /** Where elements have members under another name: their paths, by the members' names. */
    map?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
    /** Where the ID stands in an element, as in `create`. At least 1 element. */
    id: pulumi.Input<pulumi.Input<string>[]>;
    /** Path in an element of the time at which the object was made. Left out, the listing is asked for before the object is, too: what is there by then is never taken for it. */
    createdAt?: pulumi.Input<string | undefined>;
  }

  /** How a listing is asked for page by page to its end. Left out, one answer holds all. */
  export interface ActionPaging {
    /** Parameter that says how many elements come before the page: `Offset`. Exactly one of `offset`, `page` or `token` must be given. */
    offset?: string | undefined;
    /** Parameter that is the number of the page, from 1 on: `PageNumber`. Exactly one of `offset`, `page` or `token` must be given. */
    page?: string | undefined;
    /** Parameter that holds what the page before it told: `NextToken`. Exactly one of `offset`, `page` or `token` must be given. At least one of `limit`, `size` and `token` must be given. */
    token?: string | undefined;
    /** Path in the answer of what the next page is asked for with. Default: as `token` says. */
    next?: string | undefined;
    /** Parameter that says how many elements a page has: `Limit`, `PageSize`. At least one of `limit`, `size` and `token` must be given. */
    limit?: string | undefined;
    /** How many elements a page has: with `limit` it is asked for so many, by default 100. A page of fewer is the last one, unless a `TotalCount`, `Total` or `TotalNum` beside the list says that there are more. At least 1. At least one of `limit`, `size` and `token` must be given. */
    size?: number | undefined;
    /** The action wants these numbers as texts, as those of vpc do. */
    texts?: boolean | undefined;
  }

  /** How a listing is asked for page by page to its end. Left out, one answer holds all. */
  export interface ActionPagingArgs {
    /** Parameter that says how many elements come before the page: `Offset`. Exactly one of `offset`, `page` or `token` must be given. */
    offset?: pulumi.Input<string | undefined>;
    /** Parameter that is the number of the page, from 1 on: `PageNumber`. Exactly one of `offset`, `page` or `token` must be given. */
    page?: pulumi.Input<string | undefined>;
    /** Parameter that holds what the page before it told: `NextToken`. Exactly one of `offset`, `page` or `token` must be given. At least one of `limit`, `size` and `token` must be given. */
    token?: pulumi.Input<string | undefined>;
    /** Path in the answer of what the next page is asked for with. Default: as `token` says. */
    next?: pulumi.Input<string | undefined>;
    /** Parameter that says how many elements a page has: `Limit`, `PageSize`. At least one of `limit`, `size` and `token` must be given. */
    limit?: pulumi.Input<string | undefined>;
    /** How many elements a page has: with `limit` it is asked for so many, by default 100. A page of fewer is the last one, unless a `TotalCount`, `Total` or `TotalNum` beside the list says that there are more. At least 1. At least one of `limit`, `size` and `token` must be given. */
    size?: pulumi.Input<number | undefined>;
    /** The action wants these numbers as texts, as those of vpc do. */
    texts?: pulumi.Input<boolean | undefined>;
  }

  /** How the object is read. */
  export interface ActionRead {
    /** Action that tells of the object. Must be the name of an action, such as DescribeInstances. */
    action: pulumi.Input<string>;
    /** What it is told. Texts may hold `{id}`, `{id[0]}` for a part of an ID of several parts, and `{properties.Name}`; what is the whole text keeps its type, and `{id:number}` is a number. */
    parameters?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
    /** Dotted path in the answer of the object, or of the list that it stands in. Default: the answer itself. `at` must be given with `where`. `at` must be given with `paging`. */
    at?: pulumi.Input<string | undefined>;
    /** Which element of the list is the object: the values that stand at paths of it. Texts may hold what those of parameters may. They must be those of exactly one. Default: the only one. A refresh reads all objects that are asked for with the same parameters from one listing. `at` must be given with `where`. */
    where?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
    /** How a listing is asked for page by page to its end. Left out, one answer holds all. `at` must be given with `paging`. */
    paging?: pulumi.Input<input.ActionPagingArgs | undefined>;
    /** Codes that say that there is no such object, beside `ResourceNotFound`. An empty list says so too. */
    goneCodes?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Where the answer has members under another name: their paths in the object, or `{id}` and the like, by the members' paths: `{ Description: "Remark" }`. */
    map?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  }

  /** When a new or changed object can be used, by what `read` tells. */
  export interface ActionReady {
    /** Dotted path of the member that tells: `Status`. */
    member: pulumi.Input<string>;
    /** Its values that are waited for. At least 1 element. */
    done: pulumi.Input<pulumi.Input<any>[]>;
    /** Its values on the way. When they are given, any other one is a failure; otherwise it is waited on. */
    pending?: pulumi.Input<pulumi.Input<any>[] | undefined>;
    /** Its values that will not become others. */
    failed?: pulumi.Input<pulumi.Input<any>[] | undefined>;
  }

  /** A task that does the work, and is waited for. */
  export interface ActionTask {
    /** Path of the task's ID in the answer: `TaskId`. */
    id: pulumi.Input<string>;
    /** Action that tells how the task stands. Must be the name of an action, such as DescribeInstances. */
    action: pulumi.Input<string>;
    /** What that action is told. Texts may hold `{id}`, `{id[0]}` for a part of an ID of several parts, and `{properties.Name}`; what is the whole text keeps its type, and `{id:number}` is a number. `{task}` is the ID of the task. */
    parameters?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
    /** Dotted path in the answer of the object, or of the list that it stands in. Default: the answer itself. */
    at?: pulumi.Input<string | undefined>;
    /** Dotted path of the member that tells: `Status`. */
    member: pulumi.Input<string>;
    /** Its values that are waited for. At least 1 element. */
    done: pulumi.Input<pulumi.Input<any>[]>;
    /** Its values on the way. When they are given, any other one is a failure; otherwise it is waited on. */
    pending?: pulumi.Input<pulumi.Input<any>[] | undefined>;
    /** Its values that will not become others. */
    failed?: pulumi.Input<pulumi.Input<any>[] | undefined>;
    /** Dotted path of why it failed: `ErrorMessage`. */
    reason?: pulumi.Input<string | undefined>;
  }

  /** What is done when the resource is removed, or the action is called again. Left out, nothing is. */
  export interface ActionUndo {
    /** Action that undoes what was done. Must be the name of an action, such as DescribeInstances. */
    action: pulumi.Input<string>;
    /** What it is told. Texts may hold `{properties.Name}` for a parameter of the call, or for what `outputs` names of its answer. */
    parameters?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  }

  /** An action that changes some members. */
  export interface ActionUpdate {
    /** The members that it is for, as dotted paths in `properties` and `secretProperties`. Default: all. */
    members?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Action that changes the object. Must be the name of an action, such as DescribeInstances. */
    action: pulumi.Input<string>;
    /** What it is told beside the members that it sends. Texts may hold `{id}`, `{id[0]}` for a part of an ID of several parts, and `{properties.Name}`; what is the whole text keeps its type, and `{id:number}` is a number. */
    parameters?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
    /** What it is sent beside `parameters`: its `members`, all properties, or nothing. One of `members`, `all` or `nothing`. Defaults to `members`. */
    sends?: pulumi.Input<enums.ActionUpdateSends | (string & {}) | undefined>;
    /** A task that does the work, and is waited for. */
    task?: pulumi.Input<input.ActionTask | undefined>;
  }

  /** A package of the type Enterprise. */
  export interface AntiddosBgpInstanceEnterprisePackageConfig {
    /** Region of the package, such as ap-guangzhou. It may be another than the provider's. Must not be empty. A change replaces the resource. */
    region: pulumi.Input<string>;
    /** How many IP addresses it protects. At least 1. A change replaces the resource. */
    protectIpCount: pulumi.Input<number>;
    /** Bandwidth of the business, in Mbps. At least 1. A change replaces the resource. */
    bandwidth: pulumi.Input<number>;
    /** Whether more bandwidth than that may be used, and paid for. Left out, the platform says no. When left out, the platform chooses. A change replaces the resource. */
    elasticBandwidthFlag?: pulumi.Input<boolean | undefined>;
    /** Bandwidth of attacks that it always takes, in Gbps. At least 1. A change replaces the resource. */
    basicProtectBandwidth: pulumi.Input<number>;
    /** Bandwidth of attacks that it takes beyond that, at a price, in Gbps: 0, 400, 500, 600, 800 or 1000. Left out, the platform takes 0. At least 0. When left out, the platform chooses. A change replaces the resource. */
    elasticProtectBandwidth?: pulumi.Input<number | undefined>;
  }

  /** What is paid for in advance. Given with the charge type PREPAID, and without effect otherwise. */
  export interface AntiddosBgpInstanceInstanceChargePrepaid {
    /** For how many months it is paid. At least 1. A change replaces the resource. */
    period?: pulumi.Input<number | undefined>;
    /** What happens when it ends: a notice (NOTIFY_AND_MANUAL_RENEW, which is the platform's choice), a notice and a renewal (NOTIFY_AND_AUTO_RENEW), or neither (DISABLE_NOTIFY_AND_MANUAL_RENEW). Known values are `NOTIFY_AND_MANUAL_RENEW`, `NOTIFY_AND_AUTO_RENEW` and `DISABLE_NOTIFY_AND_MANUAL_RENEW`; the platform may take others. When left out, the platform chooses. A change replaces the resource. */
    renewFlag?: pulumi.Input<string | undefined>;
  }

  /** A package of the type Standard. */
  export interface AntiddosBgpInstanceStandardPackageConfig {
    /** Region of the package, such as ap-guangzhou. It may be another than the provider's. Must not be empty. A change replaces the resource. */
    region: pulumi.Input<string>;
    /** How many IP addresses it protects. At least 1. A change replaces the resource. */
    protectIpCount: pulumi.Input<number>;
    /** Bandwidth of the business, in Mbps. At least 1. A change replaces the resource. */
    bandwidth: pulumi.Input<number>;
    /** Whether more bandwidth than that may be used, and paid for. Left out, the platform says no. When left out, the platform chooses. A change replaces the resource. */
    elasticBandwidthFlag?: pulumi.Input<boolean | undefined>;
  }

  /** A package of the type StandardPlus. */
  export interface AntiddosBgpInstanceStandardPlusPackageConfig {
    /** Region of the package, such as ap-guangzhou. It may be another than the provider's. Must not be empty. A change replaces the resource. */
    region: pulumi.Input<string>;
    /** How many IP addresses it protects. At least 1. A change replaces the resource. */
    protectIpCount: pulumi.Input<number>;
    /** Bandwidth of the business, in Mbps. At least 1. A change replaces the resource. */
    bandwidth: pulumi.Input<number>;
    /** Whether more bandwidth than that may be used, and paid for. Left out, the platform says no. When left out, the platform chooses. A change replaces the resource. */
    elasticBandwidthFlag?: pulumi.Input<boolean | undefined>;
    /** How many attacks it takes with full strength. One of `TWO_TIMES` or `UNLIMITED`. A change replaces the resource. */
    protectCount: pulumi.Input<enums.AntiddosBgpInstanceStandardPlusPackageConfigProtectCount | (string & {})>;
  }

  /** A tag. */
  export interface AntiddosBgpInstanceTagInfoList {
    /** Key of the tag. Must not be empty. A change replaces the resource. */
    tagKey: pulumi.Input<string>;
    /** Its value. A change replaces the resource. */
    tagValue: pulumi.Input<string>;
  }

  /** The visitors that are meant: an address or a block of addresses. */
  export interface AntiddosCcBlackWhiteIpBlackWhiteIp {
    /** The address. Must not be empty. `ip` is an IP address. */
    ip: pulumi.Input<string>;
    /** How many bits of the address count: 1 to 32 for a block, 0 for the one address. Between 0 and 32. */
    mask: pulumi.Input<number>;
  }

  /** A condition. */
  export interface AntiddosCcPrecisionPolicyPolicyList {
    /** What is compared: always `value`. Known values are `value`; the platform may take others. */
    fieldType: pulumi.Input<string>;
    /** The part of the request: its path (cgi), its user agent (ua), cookie, referer, accept, or the visitor's address (srcip). Known values are `cgi`, `ua`, `cookie`, `referer`, `accept` and `srcip`; the platform may take others. */
    fieldName: pulumi.Input<string>;
    /** What it is compared with. */
    value: pulumi.Input<string>;
    /** How it is compared. Known values are `equal`, `not_equal` and `include`; the platform may take others. */
    valueOperator: pulumi.Input<string>;
  }

  /** Which traffic is meant, and what becomes of it. */
  export interface AntiddosDdosGeoIpBlockConfigDdosGeoIpBlockConfig {
    /** Where the traffic comes from: from abroad (oversea), from within China (china), or from the areas of areaLists (customized). Known values are `oversea`, `china` and `customized`; the platform may take others. `areaLists` must be given when `regionType` is customized. */
    regionType: pulumi.Input<string>;
    /** Whether the traffic is dropped (drop) or let through (trans). Known values are `drop` and `trans`; the platform may take others. */
    action: pulumi.Input<string>;
    /** The areas, by the platform's numbers. Given with the regionType customized, and without effect otherwise. At most 128 elements. `areaLists` must be given when `regionType` is customized. */
    areaLists?: pulumi.Input<pulumi.Input<number>[] | undefined>;
  }

  /** Which traffic is limited, and to what. */
  export interface AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfig {
    /** What is limited: the traffic of each source address (1), or to each destination port (2). Between 1 and 2. */
    mode: pulumi.Input<number>;
    /** The limits, at most one of each type. At least 1 element. No type may stand twice among `speedValues`. */
    speedValues: pulumi.Input<pulumi.Input<input.AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfigSpeedValue>[]>;
    /**
     * The destination ports, in the form that the platform had before dstPortList. When left out, the platform chooses.
     *
     * @deprecated Give the ports by dstPortList.
     */
    dstPortScopes?: pulumi.Input<pulumi.Input<input.AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfigDstPortScope>[] | undefined>;
    /** The protocols in one text: ALL, some of TCP, UDP and SMP, or numbers and ranges of protocols, such as `1;2-100`. Must be ALL, some of TCP, UDP and SMP, or at most eight numbers or ranges of protocols, separated by ;, such as 1;2-100. When left out, the platform chooses. */
    protocolList?: pulumi.Input<string | undefined>;
    /** The destination ports in one text: at most eight ports and ranges, such as `80;443;1000-2000`, or `0-65535` for all. The platform demands it. Must be at most eight ports or ranges of ports, separated by ;, such as 80;443;1000-2000. When left out, the platform chooses. */
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
    /** What is counted: packets (1) or bits (2) a second. Between 1 and 2. */
    type: pulumi.Input<number>;
    /** How many there may be. At least 0. */
    value: pulumi.Input<number>;
  }

  /** The threshold. When alarmType changes, the threshold of the other type stays on the platform. */
  export interface AntiddosDefaultAlarmThresholdDefaultAlarmConfig {
    /** What is held against the threshold: 1 for incoming traffic, 2 for attack traffic that was cleaned. Between 1 and 2. */
    alarmType: pulumi.Input<number>;
    /** From how much traffic on there is an alarm, in Mbps. 0 takes the threshold away. At least 0. */
    alarmThreshold: pulumi.Input<number>;
  }

  /** Which packets are meant, and what becomes of them. */
  export interface AntiddosPacketFilterConfigPacketFilterConfig {
    /** Protocol of the packets. Known values are `tcp`, `udp`, `icmp` and `all`; the platform may take others. */
    protocol: pulumi.Input<string>;
    /** First of the source ports. Between 0 and 65535. `sportEnd` must not be below `sportStart`. */
    sportStart: pulumi.Input<number>;
    /** Last of the source ports. Between 0 and 65535. `sportEnd` must not be below `sportStart`. */
    sportEnd: pulumi.Input<number>;
    /** First of the destination ports. Between 0 and 65535. `dportEnd` must not be below `dportStart`. */
    dportStart: pulumi.Input<number>;
    /** Last of the destination ports. Between 0 and 65535. `dportEnd` must not be below `dportStart`. */
    dportEnd: pulumi.Input<number>;
    /** Least length of the packets. Between 1 and 1500. `pktlenMax` must not be below `pktlenMin`. */
    pktlenMin: pulumi.Input<number>;
    /** Greatest length of the packets. Between 1 and 1500. `pktlenMax` must not be below `pktlenMin`. */
    pktlenMax: pulumi.Input<number>;
    /** What becomes of the packets: dropped, let through (transmit), dropped and their sender blocked (drop_black), or handed on to the other protections (forward). Known values are `drop`, `transmit`, `drop_black` and `forward`; the platform may take others. */
    action: pulumi.Input<string>;
    /** From where on str is looked for: the header of IP (begin_l3), that of TCP or UDP (begin_l4), the payload (begin_l5), or nowhere (no_match). Known values are `begin_l3`, `begin_l4`, `begin_l5` and `no_match`; the platform may take others. When left out, the platform chooses. */
    matchBegin?: pulumi.Input<string | undefined>;
    /** How str is looked for: as a keyword (sunday). Known values are `sunday`; the platform may take others. When left out, the platform chooses. */
    matchType?: pulumi.Input<string | undefined>;
    /** What is looked for in the packets: a text, or bytes as `\x313233`. At most 63 characters. */
    str?: pulumi.Input<string | undefined>;
    /** How far it is looked for, in bytes. Between 0 and 1500. When left out, the platform chooses. `depth` must not be below `offset`. */
    depth?: pulumi.Input<number | undefined>;
    /** How many bytes are skipped before. Between 0 and 1500. When left out, the platform chooses. `depth` must not be below `offset`. */
    offset?: pulumi.Input<number | undefined>;
    /** Whether packets with str are meant (0), or those without it (1), which the platform has withdrawn. Between 0 and 1. When left out, the platform chooses. */
    isNot?: pulumi.Input<number | undefined>;
    /** How the two conditions are joined: `none` where there is one only. Known values are `none`; the platform may take others. When left out, the platform chooses. */
    matchLogic?: pulumi.Input<string | undefined>;
    /**
     * The same as matchBegin of a second condition. When left out, the platform chooses.
     *
     * @deprecated The platform has withdrawn the second condition: leave it out.
     */
    matchBegin2?: pulumi.Input<string | undefined>;
    /**
     * The same as matchType of a second condition. When left out, the platform chooses.
     *
     * @deprecated The platform has withdrawn the second condition: leave it out.
     */
    matchType2?: pulumi.Input<string | undefined>;
    /**
     * The same as str of a second condition. When left out, the platform chooses.
     *
     * @deprecated The platform has withdrawn the second condition: leave it out.
     */
    str2?: pulumi.Input<string | undefined>;
    /**
     * The same as depth of a second condition. When left out, the platform chooses.
     *
     * @deprecated The platform has withdrawn the second condition: leave it out.
     */
    depth2?: pulumi.Input<number | undefined>;
    /**
     * The same as offset of a second condition. When left out, the platform chooses.
     *
     * @deprecated The platform has withdrawn the second condition: leave it out.
     */
    offset2?: pulumi.Input<number | undefined>;
    /**
     * The same as isNot of a second condition. When left out, the platform chooses.
     *
     * @deprecated The platform has withdrawn the second condition: leave it out.
     */
    isNot2?: pulumi.Input<number | undefined>;
    /** Only packets longer than this are meant, in bytes. At least 1. */
    pktLenGt?: pulumi.Input<number | undefined>;
  }

  /** Which packets are meant, and what becomes of them. */
  export interface AntiddosPortAclConfigAclConfig {
    /** Protocol of the packets. Known values are `tcp`, `udp` and `all`; the platform may take others. */
    forwardProtocol: pulumi.Input<string>;
    /** First of the destination ports. Between 0 and 65535. `dPortEnd` must not be below `dPortStart`. */
    dPortStart: pulumi.Input<number>;
    /** Last of the destination ports. Between 0 and 65535. `dPortEnd` must not be below `dPortStart`. */
    dPortEnd: pulumi.Input<number>;
    /** First of the source ports. Between 0 and 65535. `sPortEnd` must not be below `sPortStart`. */
    sPortStart: pulumi.Input<number>;
    /** Last of the source ports. Between 0 and 65535. `sPortEnd` must not be below `sPortStart`. */
    sPortEnd: pulumi.Input<number>;
    /** What becomes of the packets: dropped, let through, or handed on to the other protections (forward). Known values are `drop`, `transmit` and `forward`; the platform may take others. */
    action: pulumi.Input<string>;
    /** Which rule comes first: 1 is the strongest. Left out, the platform gives the rule one. Between 1 and 1000. When left out, the platform chooses. */
    priority?: pulumi.Input<number | undefined>;
  }

  /** A parameter. */
  export interface ApiGatewayApiConstantParameter {
    /** Name of the parameter. */
    name?: pulumi.Input<string | undefined>;
    /** What it is for. */
    desc?: pulumi.Input<string | undefined>;
    /** Where it stands: header, query or path. */
    position?: pulumi.Input<string | undefined>;
    /** Its value. */
    defaultValue?: pulumi.Input<string | undefined>;
  }

  /** A microservice. */
  export interface ApiGatewayApiMicroService {
    /** Its cluster. */
    clusterId: pulumi.Input<string>;
    /** Its namespace. */
    namespaceId: pulumi.Input<string>;
    /** Its name. */
    microServiceName: pulumi.Input<string>;
  }

  /** With authType OAUTH: how tokens are checked. */
  export interface ApiGatewayApiOauthConfig {
    /** Public key that tokens are checked with. */
    publicKey: pulumi.Input<string>;
    /** Where a call holds its token. */
    tokenLocation: pulumi.Input<string>;
    /** Where a caller without a token is sent. */
    loginRedirectUrl?: pulumi.Input<string | undefined>;
  }

  /** A parameter. */
  export interface ApiGatewayApiRequestParameter {
    /** Name of the parameter. */
    name: pulumi.Input<string>;
    /** Where it stands: header, query or path. Known values are `header`, `query`, `path`, `HEADER`, `QUERY` and `PATH`; the platform may take others. Upper and lower case count as equal. */
    position: pulumi.Input<string>;
    /** Its type, such as string or int. */
    type: pulumi.Input<string>;
    /** What it is for. */
    desc?: pulumi.Input<string | undefined>;
    /** Its value when the caller gives none. */
    defaultValue?: pulumi.Input<string | undefined>;
    /** Whether the caller must give it. Defaults to `false`. */
    required?: pulumi.Input<boolean | undefined>;
  }

  /** An error code. */
  export interface ApiGatewayApiResponseErrorCode {
    /** The code. */
    code: pulumi.Input<number>;
    /** What callers are told. */
    msg: pulumi.Input<string>;
    /** What it means. */
    desc?: pulumi.Input<string | undefined>;
    /** The code that it is turned into. `convertedCode` must be given when `needConvert` is true. */
    convertedCode?: pulumi.Input<number | undefined>;
    /** Whether it is turned into convertedCode. Defaults to `false`. `convertedCode` must be given when `needConvert` is true. */
    needConvert?: pulumi.Input<boolean | undefined>;
  }

  /** A bucket of the object storage as the backend. */
  export interface ApiGatewayApiServiceConfigCosConfig {
    /** What is done with an object: GetObject for GET, PutObject for PUT, PostObject or AppendObject for POST, HeadObject for HEAD, DeleteObject for DELETE. Known values are `GetObject`, `PutObject`, `PostObject`, `AppendObject`, `HeadObject` and `DeleteObject`; the platform may take others. */
    action: pulumi.Input<string>;
    /** Name of the bucket. */
    bucketName: pulumi.Input<string>;
    /** Whether the gateway signs its calls. */
    authorization?: pulumi.Input<boolean | undefined>;
    /** How the path of a call becomes that of an object. Known values are `BackEndPath` and `FullPath`; the platform may take others. When left out, the platform chooses. */
    pathMatchMode?: pulumi.Input<string | undefined>;
  }

  /** A parameter. */
  export interface ApiGatewayApiServiceParameter {
    /** Name of the parameter. */
    name?: pulumi.Input<string | undefined>;
    /** Where the backend gets it: header, query or path. */
    position?: pulumi.Input<string | undefined>;
    /** Where the caller's parameter stands that it comes from. */
    relevantRequestParameterPosition?: pulumi.Input<string | undefined>;
    /** Name of that parameter. */
    relevantRequestParameterName?: pulumi.Input<string | undefined>;
    /** Its value when there is none. */
    defaultValue?: pulumi.Input<string | undefined>;
    /** What that parameter is for. */
    relevantRequestParameterDesc?: pulumi.Input<string | undefined>;
    /** Type of that parameter. The platform does not tell it. The platform never tells it: it is compared with what was given before. */
    relevantRequestParameterType?: pulumi.Input<string | undefined>;
  }

  /** How the microservices are checked. They no longer are when it is taken out of the program. */
  export interface ApiGatewayApiServiceTsfHealthCheckConf {
    /** Whether backends are checked. */
    isHealthCheck?: pulumi.Input<boolean | undefined>;
    /** How many calls there must be before the check counts. When left out, the platform chooses. */
    requestVolumeThreshold?: pulumi.Input<number | undefined>;
    /** After what time a failed backend is tried again, in milliseconds. When left out, the platform chooses. */
    sleepWindowInMilliseconds?: pulumi.Input<number | undefined>;
    /** How many of 100 calls may fail. When left out, the platform chooses. */
    errorThresholdPercentage?: pulumi.Input<number | undefined>;
  }

  /** How load is balanced over the microservices. It is switched off when it is taken out of the program. */
  export interface ApiGatewayApiServiceTsfLoadBalanceConf {
    /** Whether load is balanced. */
    isLoadBalance?: pulumi.Input<boolean | undefined>;
    /** How load is balanced. When left out, the platform chooses. */
    method?: pulumi.Input<string | undefined>;
    /** Whether sessions stick to a backend. */
    sessionStickRequired?: pulumi.Input<boolean | undefined>;
    /** For how long they do, in seconds. When left out, the platform chooses. */
    sessionStickTimeout?: pulumi.Input<number | undefined>;
  }

  /** A machine. */
  export interface ApiGatewayApiTargetService {
    /** IP address of the machine. */
    vmIp: pulumi.Input<string>;
    /** VPC of the machine. */
    vpcId: pulumi.Input<string>;
    /** Port of the machine. */
    vmPort: pulumi.Input<number>;
    /** IP address of the host that the machine is on. */
    hostIp: pulumi.Input<string>;
    /** IP address of the container. */
    dockerIp?: pulumi.Input<string | undefined>;
  }

  /** How the machines are checked. The platform does not tell it. */
  export interface ApiGatewayApiTargetServicesHealthCheckConf {
    /** Whether backends are checked. */
    isHealthCheck?: pulumi.Input<boolean | undefined>;
    /** How many calls there must be before the check counts. */
    requestVolumeThreshold?: pulumi.Input<number | undefined>;
    /** After what time a failed backend is tried again, in milliseconds. */
    sleepWindowInMilliseconds?: pulumi.Input<number | undefined>;
    /** How many of 100 calls may fail. */
    errorThresholdPercentage?: pulumi.Input<number | undefined>;
  }

  /** A parameter. */
  export interface ApiGatewayImportOpenApiConstantParameter {
    /** Name of the parameter. */
    name: pulumi.Input<string>;
    /** What it is for. */
    desc: pulumi.Input<string>;
    /** Where it stands: header, query or path. */
    position: pulumi.Input<string>;
    /** Its value. */
    defaultValue: pulumi.Input<string>;
  }

  /** A microservice. */
  export interface ApiGatewayImportOpenApiMicroService {
    /** Its cluster. */
    clusterId: pulumi.Input<string>;
    /** Its namespace. */
    namespaceId: pulumi.Input<string>;
    /** Its name. */
    microServiceName: pulumi.Input<string>;
  }

  /** With authType OAUTH: how tokens are checked. */
  export interface ApiGatewayImportOpenApiOauthConfig {
    /** Public key that tokens are checked with. */
    publicKey: pulumi.Input<string>;
    /** Where a call holds its token. */
    tokenLocation: pulumi.Input<string>;
    /** Where a caller without a token is sent. */
    loginRedirectUrl: pulumi.Input<string>;
  }

  /** A parameter. */
  export interface ApiGatewayImportOpenApiRequestParameter {
    /** Name of the parameter. */
    name: pulumi.Input<string>;
    /** Where it stands: header, query or path. Known values are `header`, `query`, `path`, `HEADER`, `QUERY` and `PATH`; there may be others. */
    position: pulumi.Input<string>;
    /** Its type, such as string or int. */
    type: pulumi.Input<string>;
    /** What it is for. */
    desc: pulumi.Input<string>;
    /** Its value when the caller gives none. */
    defaultValue: pulumi.Input<string>;
    /** Whether the caller must give it. */
    required: pulumi.Input<boolean>;
  }

  /** An error code. */
  export interface ApiGatewayImportOpenApiResponseErrorCode {
    /** The code. */
    code: pulumi.Input<number>;
    /** What callers are told. */
    msg: pulumi.Input<string>;
    /** What it means. */
    desc: pulumi.Input<string>;
    /** The code that it is turned into. */
    convertedCode: pulumi.Input<number>;
    /** Whether it is turned into convertedCode. */
    needConvert: pulumi.Input<boolean>;
  }

  /** A bucket of the object storage as the backend. */
  export interface ApiGatewayImportOpenApiServiceConfigCosConfig {
    /** What is done with an object: GetObject for GET, PutObject for PUT, PostObject or AppendObject for POST, HeadObject for HEAD, DeleteObject for DELETE. Known values are `GetObject`, `PutObject`, `PostObject`, `AppendObject`, `HeadObject` and `DeleteObject`; there may be others. */
    action: pulumi.Input<string>;
    /** Name of the bucket. */
    bucketName: pulumi.Input<string>;
    /** Whether the gateway signs its calls. */
    authorization: pulumi.Input<boolean>;
    /** How the path of a call becomes that of an object. Known values are `BackEndPath` and `FullPath`; there may be others. */
    pathMatchMode: pulumi.Input<string>;
  }

  /** A parameter. */
  export interface ApiGatewayImportOpenApiServiceParameter {
    /** Name of the parameter. */
    name: pulumi.Input<string>;
    /** Where the backend gets it: header, query or path. */
    position: pulumi.Input<string>;
    /** Where the caller's parameter stands that it comes from. */
    relevantRequestParameterPosition: pulumi.Input<string>;
    /** Name of that parameter. */
    relevantRequestParameterName: pulumi.Input<string>;
    /** Its value when there is none. */
    defaultValue: pulumi.Input<string>;
    /** What that parameter is for. */
    relevantRequestParameterDesc: pulumi.Input<string>;
    /** Type of that parameter. The platform does not tell it. */
    relevantRequestParameterType?: pulumi.Input<string | undefined>;
  }

  /** How the microservices are checked. They no longer are when it is taken out of the program. */
  export interface ApiGatewayImportOpenApiServiceTsfHealthCheckConf {
    /** Whether backends are checked. */
    isHealthCheck: pulumi.Input<boolean>;
    /** How many calls there must be before the check counts. */
    requestVolumeThreshold: pulumi.Input<number>;
    /** After what time a failed backend is tried again, in milliseconds. */
    sleepWindowInMilliseconds: pulumi.Input<number>;
    /** How many of 100 calls may fail. */
    errorThresholdPercentage: pulumi.Input<number>;
  }

  /** How load is balanced over the microservices. It is switched off when it is taken out of the program. */
  export interface ApiGatewayImportOpenApiServiceTsfLoadBalanceConf {
    /** Whether load is balanced. */
    isLoadBalance: pulumi.Input<boolean>;
    /** How load is balanced. */
    method: pulumi.Input<string>;
    /** Whether sessions stick to a backend. */
    sessionStickRequired: pulumi.Input<boolean>;
    /** For how long they do, in seconds. */
    sessionStickTimeout: pulumi.Input<number>;
  }

  /** An API. */
  export interface ApiGatewayServiceApiList {
    /** ID of the API. */
    apiId: pulumi.Input<string>;
    /** Name of the API. */
    apiName: pulumi.Input<string>;
    /** What it is for. */
    apiDesc: pulumi.Input<string>;
    /** Its path. */
    path: pulumi.Input<string>;
    /** Its method. */
    method: pulumi.Input<string>;
  }

  /** A plan. */
  export interface ApiGatewayServiceUsagePlanList {
    /** ID of the plan. */
    usagePlanId: pulumi.Input<string>;
    /** Name of the plan. */
    usagePlanName: pulumi.Input<string>;
    /** What it is bound to: SERVICE or API. */
    bindType: pulumi.Input<string>;
    /** ID of the API; empty for the whole service. */
    apiId: pulumi.Input<string>;
  }

  /** How it is seen which nodes are well. */
  export interface ApiGatewayUpstreamHealthChecker {
    /** Whether nodes are called to see how they are. */
    enableActiveCheck: pulumi.Input<boolean>;
    /** Whether the answers of nodes are watched. */
    enablePassiveCheck: pulumi.Input<boolean>;
    /** Statuses of a node that is well: `200,201`. */
    healthyHttpStatus: pulumi.Input<string>;
    /** Statuses of a node that is not: `500`. */
    unhealthyHttpStatus: pulumi.Input<string>;
    /** How many failed connections in a row make a node unwell, from 0 (it does not matter) to 254. */
    tcpFailureThreshold: pulumi.Input<number>;
    /** How many answers that do not come in time in a row make a node unwell, from 0 (it does not matter) to 254. */
    timeoutThreshold: pulumi.Input<number>;
    /** How many answers with a bad status in a row make a node unwell, from 0 (it does not matter) to 254. */
    httpFailureThreshold: pulumi.Input<number>;
    /** Path that nodes are called at. The platform's default is `/`. When left out, the platform chooses. */
    activeCheckHttpPath?: pulumi.Input<string | undefined>;
    /** How long such a call may take, in seconds. Its default is 5. When left out, the platform chooses. */
    activeCheckTimeout?: pulumi.Input<number | undefined>;
    /** How often nodes are called, in seconds. Its default is 5. When left out, the platform chooses. */
    activeCheckInterval?: pulumi.Input<number | undefined>;
    /** After how many seconds a node that was not well is tried again. Its default is 30. When left out, the platform chooses. */
    unhealthyTimeout?: pulumi.Input<number | undefined>;
  }

  /** A service of a cluster. */
  export interface ApiGatewayUpstreamK8sService {
    /** How many of the calls it gets, from 0 to 100. */
    weight: pulumi.Input<number>;
    /** The cluster, `cls-...`. */
    clusterId: pulumi.Input<string>;
    /** Namespace of the service. */
    namespace: pulumi.Input<string>;
    /** Name of the service. */
    serviceName: pulumi.Input<string>;
    /** Port of the service. */
    port: pulumi.Input<number>;
    /** Labels that the pods must have besides. */
    extraLabels: pulumi.Input<pulumi.Input<input.ApiGatewayUpstreamK8sServiceExtraLabel>[]>;
    /** A name of its own. When left out, the platform chooses. */
    name?: pulumi.Input<string | undefined>;
  }

  /** A label. */
  export interface ApiGatewayUpstreamK8sServiceExtraLabel {
    /** Key of the label. */
    key: pulumi.Input<string>;
    /** Value of the label. */
    value: pulumi.Input<string>;
  }

  /** A node. */
  export interface ApiGatewayUpstreamNode {
    /** An IP address or a domain. */
    host: pulumi.Input<string>;
    /** Port, from 0 to 65535. */
    port: pulumi.Input<number>;
    /** How many of the calls it gets, from 0 (none) to 100. */
    weight: pulumi.Input<number>;
    /** The machine that it is, `ins-...`. When left out, the platform chooses. */
    vmInstanceId?: pulumi.Input<string | undefined>;
    /** Labels that calls are sent by. When left out, the platform chooses. */
    tags?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Name of the service in the cluster. When left out, the platform chooses. */
    serviceName?: pulumi.Input<string | undefined>;
    /** Namespace of the service in the cluster. When left out, the platform chooses. */
    nameSpace?: pulumi.Input<string | undefined>;
    /** The cluster, `cls-...`. When left out, the platform chooses. */
    clusterId?: pulumi.Input<string | undefined>;
    /** Where the node comes from: K8S. When left out, the platform chooses. */
    source?: pulumi.Input<string | undefined>;
    /** The name that the gateway itself has for the service. When left out, the platform chooses. */
    uniqueServiceName?: pulumi.Input<string | undefined>;
  }

  /** Where it is in force. */
  export interface ApiGatewayUsagePlanAttachList {
    /** ID of the service. */
    serviceId: pulumi.Input<string>;
    /** Name of the service. */
    serviceName: pulumi.Input<string>;
    /** ID of the API; empty for a whole service. */
    apiId: pulumi.Input<string>;
    /** Name of the API; empty for a whole service. */
    apiName: pulumi.Input<string>;
    /** Path of the API; empty for a whole service. */
    path: pulumi.Input<string>;
    /** Method of the API; empty for a whole service. */
    method: pulumi.Input<string>;
    /** The environment: test, prepub or release. */
    environment: pulumi.Input<string>;
    /** When the binding was last changed, in UTC. */
    modifyTime: pulumi.Input<string>;
    /** When it was bound, in UTC. */
    createTime: pulumi.Input<string>;
  }

  /** Act as a role, with the credentials that are given otherwise. */
  export interface ProviderAssumeRole {
    /** The role, `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN` is used. */
    roleArn?: pulumi.Input<string | undefined>;
    /** Name of the session, which the platform's audit log shows. Must have 2 to 128 characters: letters, digits and = , . @ _ -. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME` is used. */
    sessionName?: pulumi.Input<string | undefined>;
    /** How long the session lasts, in seconds. 0 stands for the default. It is renewed before its end where that is possible. Between 0 and 43200. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION` is used, else `7200`. */
    sessionDuration?: pulumi.Input<number | undefined>;
    /** Policy that narrows the session, as JSON text without a principal element. */
    policy?: pulumi.Input<string | undefined>;
    /** External ID that the role demands. Must have 2 to 128 characters: letters, digits and = , . @ : / -. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_EXTERNAL_ID`, else `TENCENTCLOUD_ASSUME_ROLE_EXTERNAL_ID` is used. */
    externalId?: pulumi.Input<string | undefined>;
    /** Account number of the caller. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SOURCE_IDENTITY`, else `TENCENTCLOUD_ASSUME_ROLE_SOURCE_IDENTITY` is used. */
    sourceIdentity?: pulumi.Input<string | undefined>;
    /** The MFA device, `qcs::cam:uin/{owner's account number}::mfa/softToken`. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SERIAL_NUMBER`, else `TENCENTCLOUD_ASSUME_ROLE_SERIAL_NUMBER` is used. */
    serialNumber?: pulumi.Input<string | undefined>;
    /** The code that the MFA device shows. It works once: for the first process that signs in, and until the session ends. A preview signs in only when it calls a function or refreshes. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_TOKEN_CODE`, else `TENCENTCLOUD_ASSUME_ROLE_TOKEN_CODE` is used. */
    tokenCode?: pulumi.Input<string | undefined>;
  }

  /** Act as a role, by an assertion of a SAML identity provider. */
  export interface ProviderAssumeRoleWithSaml {
    /** The identity provider's assertion, in base64. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SAML_ASSERTION`, else `TENCENTCLOUD_ASSUME_ROLE_SAML_ASSERTION` is used. */
    samlAssertion?: pulumi.Input<string | undefined>;
    /** The identity provider as the platform knows it. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_PRINCIPAL_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_PRINCIPAL_ARN` is used. */
    principalArn?: pulumi.Input<string | undefined>;
    /** The role, `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN` is used. */
    roleArn?: pulumi.Input<string | undefined>;
    /** Name of the session, which the platform's audit log shows. Must have 2 to 128 characters: letters, digits and = , . @ _ -. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME` is used. */
    sessionName?: pulumi.Input<string | undefined>;
    /** How long the session lasts, in seconds. 0 stands for the default. It is renewed before its end where that is possible. Between 0 and 43200. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION` is used, else `7200`. */
    sessionDuration?: pulumi.Input<number | undefined>;
  }

  /** Act as a role, by a token of an OpenID Connect identity provider. */
  export interface ProviderAssumeRoleWithWebIdentity {
    /** The identity provider as the platform knows it. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_PROVIDER_ID`, else `TENCENTCLOUD_ASSUME_ROLE_PROVIDER_ID` is used, else `OIDC`. */
    providerId?: pulumi.Input<string | undefined>;
    /** The token. It wins over `webIdentityTokenFile`. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN`, else `TENCENTCLOUD_ASSUME_ROLE_WEB_IDENTITY_TOKEN` is used. */
    webIdentityToken?: pulumi.Input<string | undefined>;
    /** JSON file `{"web_identity_token": "..."}`. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_WEB_IDENTITY_TOKEN_FILE` is used. */
    webIdentityTokenFile?: pulumi.Input<string | undefined>;
    /** The role, `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. It wins over `roleArnFile`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN` is used. */
    roleArn?: pulumi.Input<string | undefined>;
    /** JSON file `{"role_arn": "..."}`. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_ARN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_ARN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_ARNN_FILE` is used. */
    roleArnFile?: pulumi.Input<string | undefined>;
    /** Name of the session, which the platform's audit log shows. Must have 2 to 128 characters: letters, digits and = , . @ _ -. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME` is used. */
    sessionName?: pulumi.Input<string | undefined>;
    /** How long the session lasts, in seconds. 0 stands for the default. It is renewed before its end where that is possible. Between 0 and 43200. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION` is used, else `7200`. */
    sessionDuration?: pulumi.Input<number | undefined>;
  }

  /** Prove an MFA device, for accounts that demand it. */
  export interface ProviderMfaCertification {
    /** The MFA device, `qcs::cam:uin/{owner's account number}::mfa/softToken`. When left out, the environment variable `CLOUDPROV_MFA_CERTIFICATION_SERIAL_NUMBER`, else `TENCENTCLOUD_MFA_CERTIFICATION_SERIAL_NUMBER` is used. */
    serialNumber?: pulumi.Input<string | undefined>;
    /** The code that the MFA device shows. It works once: for the first process that signs in, and until the session ends. A preview signs in only when it calls a function or refreshes. When left out, the environment variable `CLOUDPROV_MFA_CERTIFICATION_TOKEN_CODE`, else `TENCENTCLOUD_MFA_CERTIFICATION_TOKEN_CODE` is used. */
    tokenCode?: pulumi.Input<string | undefined>;
    /** How long the session lasts, in seconds: at most 7200 for a main account. Between 0 and 129600. When left out, the environment variable `CLOUDPROV_MFA_CERTIFICATION_DURATION_SECONDS`, else `TENCENTCLOUD_MFA_CERTIFICATION_DURATION_SECONDS` is used, else `1800`. */
    durationSeconds?: pulumi.Input<number | undefined>;
  }

  /** A tag. */
  export interface GetAntiddosBgpInstancesFilterTag {
    /** Key of the tag. */
    tagKey?: string | undefined;
    /** Its value. */
    tagValue?: string | undefined;
  }

  /** A tag. */
  export interface GetAntiddosBgpInstancesFilterTagArgs {
    /** Key of the tag. */
    tagKey?: pulumi.Input<string | undefined>;
    /** Its value. */
    tagValue?: pulumi.Input<string | undefined>;
  }

  /** A filter. */
  export interface GetApiGatewayBindApiAppsStatusFilter {
    /** What is looked at; KeyWord matches a name or an ID. One of `ApiAppId`, `Environment` or `KeyWord`. */
    name: enums.GetApiGatewayBindApiAppsStatusFilterName | (string & {});
    /** Values, of which one must match. At least 1 element. */
    values: string[];
  }

  /** A filter. */
  export interface GetApiGatewayBindApiAppsStatusFilterArgs {
    /** What is looked at; KeyWord matches a name or an ID. One of `ApiAppId`, `Environment` or `KeyWord`. */
    name: pulumi.Input<enums.GetApiGatewayBindApiAppsStatusFilterName | (string & {})>;
    /** Values, of which one must match. At least 1 element. */
    values: pulumi.Input<pulumi.Input<string>[]>;
  }

  /** A filter. */
  export interface GetApiGatewayUpstreamsFilter {
    /** What is looked at. One of `ServiceId` or `ApiId`. */
    name: enums.GetApiGatewayUpstreamsFilterName | (string & {});
    /** Values, of which one must match. At least 1 element. */
    values: string[];
  }

  /** A filter. */
  export interface GetApiGatewayUpstreamsFilterArgs {
    /** What is looked at. One of `ServiceId` or `ApiId`. */
    name: pulumi.Input<enums.GetApiGatewayUpstreamsFilterName | (string & {})>;
    /** Values, of which one must match. At least 1 element. */
    values: pulumi.Input<pulumi.Input<string>[]>;
  }
}
