// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.
import type * as enums from "./enums.ts";

export namespace output {
  /** How the object is made. */
  export interface ActionCreate {
    /** Action that makes the object. It is sent all properties. Must be the name of an action, such as DescribeInstances. */
    action: string;
    /** What it is told beside the properties; never compared. Texts may hold `{properties.Name}`. */
    parameters?: { [key: string]: any };
    /** Where the ID stands: dotted paths in the answer, or `{properties.Name}` where the program names the object. A list of one is passed through. Several parts are joined by `#`. At least 1 element. Exactly one of `id` or `idFromTask` must be given. */
    id?: string[];
    /** The same in what `task` tells in the end, where only the task knows the ID. At least 1 element. Exactly one of `id` or `idFromTask` must be given. `task` must be given with `idFromTask`. */
    idFromTask?: string[];
    /** The action has the parameter `ClientToken`: it is filled, and what gets no answer is asked for again with the same one. At most one of `find`, `clientToken` or `repeatable` may be given. */
    clientToken?: boolean;
    /** The action sets what there is already, so that it may be asked for again when it gets no answer. At most one of `find`, `clientToken` or `repeatable` may be given. */
    repeatable?: boolean;
    /** How an object is found whose creation got no answer: it is taken for the one that was asked for, and no second is made. At most one of `find`, `clientToken` or `repeatable` may be given. */
    find?: output.ActionFind;
    /** Codes that say that there is such an object already. */
    takenCodes?: string[];
    /** The action takes the creation of what exists without a word: the object is looked for first, by the ID that the program gives, and is refused when it is there. */
    lookFirst?: boolean;
    /** A task that does the work, and is waited for. `task` must be given with `idFromTask`. */
    task?: output.ActionTask;
  }

  /** How the object is removed. */
  export interface ActionDelete {
    /** Action that removes the object. Must be the name of an action, such as DescribeInstances. Exactly one of `action` or `none` must be given. */
    action?: string;
    /** What it is told. Texts may hold `{id}`, `{id[0]}` for a part of an ID of several parts, and `{properties.Name}`; what is the whole text keeps its type, and `{id:number}` is a number. `none` cannot be combined with `parameters`, `task` or `untilGone`. */
    parameters?: { [key: string]: any };
    /** A task that does the work, and is waited for. `none` cannot be combined with `parameters`, `task` or `untilGone`. */
    task?: output.ActionTask;
    /** The platform shows the object for a while: it is read until it is gone. `none` cannot be combined with `parameters`, `task` or `untilGone`. */
    untilGone?: boolean;
    /** There is no such action: the object is left as it is, and this sentence is shown. Must not be empty. Exactly one of `action` or `none` must be given. `none` cannot be combined with `parameters`, `task` or `untilGone`. */
    none?: string;
  }

  /** How an object is found whose creation got no answer: it is taken for the one that was asked for, and no second is made. */
  export interface ActionFind {
    /** Action that lists objects. Default: the one that reads. Must be the name of an action, such as DescribeInstances. */
    action?: string;
    /** What that action is told. Texts may hold `{id}`, `{id[0]}` for a part of an ID of several parts, and `{properties.Name}`; what is the whole text keeps its type, and `{id:number}` is a number. */
    parameters?: { [key: string]: any };
    /** Dotted path of the list. Default: as `read` says. */
    at?: string;
    /** How a listing is asked for page by page to its end. Left out, one answer holds all. */
    paging?: output.ActionPaging;
    /** Members that name the object: those of an element must be as in `properties`. At least 1 element. */
    by: string[];
    /** Where elements have members under another name: their paths, by the members' names. */
    map?: { [key: string]: string };
    /** Where the ID stands in an element, as in `create`. At least 1 element. */
    id: string[];
    /** Path in an element of the time at which the object was made. Left out, the listing is asked for before the object is, too: what is there by then is never taken for it. */
    createdAt?: string;
  }

  /** How a listing is asked for page by page to its end. Left out, one answer holds all. */
  export interface ActionPaging {
    /** Parameter that says how many elements come before the page: `Offset`. Exactly one of `offset`, `page` or `token` must be given. */
    offset?: string;
    /** Parameter that is the number of the page, from 1 on: `PageNumber`. Exactly one of `offset`, `page` or `token` must be given. */
    page?: string;
    /** Parameter that holds what the page before it told: `NextToken`. Exactly one of `offset`, `page` or `token` must be given. At least one of `limit`, `size` and `token` must be given. */
    token?: string;
    /** Path in the answer of what the next page is asked for with. Default: as `token` says. */
    next?: string;
    /** Parameter that says how many elements a page has: `Limit`, `PageSize`. At least one of `limit`, `size` and `token` must be given. */
    limit?: string;
    /** How many elements a page has: with `limit` it is asked for so many, by default 100. A page of fewer is the last one, unless a `TotalCount`, `Total` or `TotalNum` beside the list says that there are more. At least 1. At least one of `limit`, `size` and `token` must be given. */
    size?: number;
    /** The action wants these numbers as texts, as those of vpc do. */
    texts?: boolean;
  }

  /** How the object is read. */
  export interface ActionRead {
    /** Action that tells of the object. Must be the name of an action, such as DescribeInstances. */
    action: string;
    /** What it is told. Texts may hold `{id}`, `{id[0]}` for a part of an ID of several parts, and `{properties.Name}`; what is the whole text keeps its type, and `{id:number}` is a number. */
    parameters?: { [key: string]: any };
    /** Dotted path in the answer of the object, or of the list that it stands in. Default: the answer itself. `at` must be given with `where`. `at` must be given with `paging`. */
    at?: string;
    /** Which element of the list is the object: the values that stand at paths of it. Texts may hold what those of parameters may. They must be those of exactly one. Default: the only one. A refresh reads all objects that are asked for with the same parameters from one listing. `at` must be given with `where`. */
    where?: { [key: string]: any };
    /** How a listing is asked for page by page to its end. Left out, one answer holds all. `at` must be given with `paging`. */
    paging?: output.ActionPaging;
    /** Codes that say that there is no such object, beside `ResourceNotFound`. An empty list says so too. */
    goneCodes?: string[];
    /** Where the answer has members under another name: their paths in the object, or `{id}` and the like, by the members' paths: `{ Description: "Remark" }`. */
    map?: { [key: string]: string };
  }

  /** When a new or changed object can be used, by what `read` tells. */
  export interface ActionReady {
    /** Dotted path of the member that tells: `Status`. */
    member: string;
    /** Its values that are waited for. At least 1 element. */
    done: any[];
    /** Its values on the way. When they are given, any other one is a failure; otherwise it is waited on. */
    pending?: any[];
    /** Its values that will not become others. */
    failed?: any[];
  }

  /** A task that does the work, and is waited for. */
  export interface ActionTask {
    /** Path of the task's ID in the answer: `TaskId`. */
    id: string;
    /** Action that tells how the task stands. Must be the name of an action, such as DescribeInstances. */
    action: string;
    /** What that action is told. Texts may hold `{id}`, `{id[0]}` for a part of an ID of several parts, and `{properties.Name}`; what is the whole text keeps its type, and `{id:number}` is a number. `{task}` is the ID of the task. */
    parameters?: { [key: string]: any };
    /** Dotted path in the answer of the object, or of the list that it stands in. Default: the answer itself. */
    at?: string;
    /** Dotted path of the member that tells: `Status`. */
    member: string;
    /** Its values that are waited for. At least 1 element. */
    done: any[];
    /** Its values on the way. When they are given, any other one is a failure; otherwise it is waited on. */
    pending?: any[];
    /** Its values that will not become others. */
    failed?: any[];
    /** Dotted path of why it failed: `ErrorMessage`. */
    reason?: string;
  }

  /** What is done when the resource is removed, or the action is called again. Left out, nothing is. */
  export interface ActionUndo {
    /** Action that undoes what was done. Must be the name of an action, such as DescribeInstances. */
    action: string;
    /** What it is told. Texts may hold `{properties.Name}` for a parameter of the call, or for what `outputs` names of its answer. */
    parameters?: { [key: string]: any };
  }

  /** An action that changes some members. */
  export interface ActionUpdate {
    /** The members that it is for, as dotted paths in `properties` and `secretProperties`. Default: all. */
    members?: string[];
    /** Action that changes the object. Must be the name of an action, such as DescribeInstances. */
    action: string;
    /** What it is told beside the members that it sends. Texts may hold `{id}`, `{id[0]}` for a part of an ID of several parts, and `{properties.Name}`; what is the whole text keeps its type, and `{id:number}` is a number. */
    parameters?: { [key: string]: any };
    /** What it is sent beside `parameters`: its `members`, all properties, or nothing. One of `members`, `all` or `nothing`. Defaults to `members`. */
    sends: enums.ActionUpdateSends;
    /** A task that does the work, and is waited for. */
    task?: output.ActionTask;
  }

  /** A package of the type Enterprise. */
  export interface AntiddosBgpInstanceEnterprisePackageConfig {
    /** Region of the package, such as ap-guangzhou. It may be another than the provider's. Must not be empty. A change replaces the resource. */
    region: string;
    /** How many IP addresses it protects. At least 1. A change replaces the resource. */
    protectIpCount: number;
    /** Bandwidth of the business, in Mbps. At least 1. A change replaces the resource. */
    bandwidth: number;
    /** Whether more bandwidth than that may be used, and paid for. Left out, the platform says no. When left out, the platform chooses. A change replaces the resource. */
    elasticBandwidthFlag: boolean;
    /** Bandwidth of attacks that it always takes, in Gbps. At least 1. A change replaces the resource. */
    basicProtectBandwidth: number;
    /** Bandwidth of attacks that it takes beyond that, at a price, in Gbps: 0, 400, 500, 600, 800 or 1000. Left out, the platform takes 0. At least 0. When left out, the platform chooses. A change replaces the resource. */
    elasticProtectBandwidth: number;
  }

  /** What is paid for in advance. Given with the charge type PREPAID, and without effect otherwise. */
  export interface AntiddosBgpInstanceInstanceChargePrepaid {
    /** For how many months it is paid. At least 1. A change replaces the resource. */
    period?: number;
    /** What happens when it ends: a notice (NOTIFY_AND_MANUAL_RENEW, which is the platform's choice), a notice and a renewal (NOTIFY_AND_AUTO_RENEW), or neither (DISABLE_NOTIFY_AND_MANUAL_RENEW). Known values are `NOTIFY_AND_MANUAL_RENEW`, `NOTIFY_AND_AUTO_RENEW` and `DISABLE_NOTIFY_AND_MANUAL_RENEW`; the platform may take others. When left out, the platform chooses. A change replaces the resource. */
    renewFlag: string;
  }

  /** A package of the type Standard. */
  export interface AntiddosBgpInstanceStandardPackageConfig {
    /** Region of the package, such as ap-guangzhou. It may be another than the provider's. Must not be empty. A change replaces the resource. */
    region: string;
    /** How many IP addresses it protects. At least 1. A change replaces the resource. */
    protectIpCount: number;
    /** Bandwidth of the business, in Mbps. At least 1. A change replaces the resource. */
    bandwidth: number;
    /** Whether more bandwidth than that may be used, and paid for. Left out, the platform says no. When left out, the platform chooses. A change replaces the resource. */
    elasticBandwidthFlag: boolean;
  }

  /** A package of the type StandardPlus. */
  export interface AntiddosBgpInstanceStandardPlusPackageConfig {
    /** Region of the package, such as ap-guangzhou. It may be another than the provider's. Must not be empty. A change replaces the resource. */
    region: string;
    /** How many IP addresses it protects. At least 1. A change replaces the resource. */
    protectIpCount: number;
    /** Bandwidth of the business, in Mbps. At least 1. A change replaces the resource. */
    bandwidth: number;
    /** Whether more bandwidth than that may be used, and paid for. Left out, the platform says no. When left out, the platform chooses. A change replaces the resource. */
    elasticBandwidthFlag: boolean;
    /** How many attacks it takes with full strength. One of `TWO_TIMES` or `UNLIMITED`. A change replaces the resource. */
    protectCount: enums.AntiddosBgpInstanceStandardPlusPackageConfigProtectCount;
  }

  /** A tag. */
  export interface AntiddosBgpInstanceTagInfoList {
    /** Key of the tag. Must not be empty. A change replaces the resource. */
    tagKey: string;
    /** Its value. A change replaces the resource. */
    tagValue: string;
  }

  /** The visitors that are meant: an address or a block of addresses. */
  export interface AntiddosCcBlackWhiteIpBlackWhiteIp {
    /** The address. Must not be empty. `ip` is an IP address. */
    ip: string;
    /** How many bits of the address count: 1 to 32 for a block, 0 for the one address. Between 0 and 32. */
    mask: number;
  }

  /** A condition. */
  export interface AntiddosCcPrecisionPolicyPolicyList {
    /** What is compared: always `value`. Known values are `value`; the platform may take others. */
    fieldType: string;
    /** The part of the request: its path (cgi), its user agent (ua), cookie, referer, accept, or the visitor's address (srcip). Known values are `cgi`, `ua`, `cookie`, `referer`, `accept` and `srcip`; the platform may take others. */
    fieldName: string;
    /** What it is compared with. */
    value: string;
    /** How it is compared. Known values are `equal`, `not_equal` and `include`; the platform may take others. */
    valueOperator: string;
  }

  /** Which traffic is meant, and what becomes of it. */
  export interface AntiddosDdosGeoIpBlockConfigDdosGeoIpBlockConfig {
    /** Where the traffic comes from: from abroad (oversea), from within China (china), or from the areas of areaLists (customized). Known values are `oversea`, `china` and `customized`; the platform may take others. `areaLists` must be given when `regionType` is customized. */
    regionType: string;
    /** Whether the traffic is dropped (drop) or let through (trans). Known values are `drop` and `trans`; the platform may take others. */
    action: string;
    /** The areas, by the platform's numbers. Given with the regionType customized, and without effect otherwise. At most 128 elements. `areaLists` must be given when `regionType` is customized. */
    areaLists?: number[];
  }

  /** Which traffic is limited, and to what. */
  export interface AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfig {
    /** What is limited: the traffic of each source address (1), or to each destination port (2). Between 1 and 2. */
    mode: number;
    /** The limits, at most one of each type. At least 1 element. No type may stand twice among `speedValues`. */
    speedValues: output.AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfigSpeedValue[];
    /**
     * The destination ports, in the form that the platform had before dstPortList. When left out, the platform chooses.
     *
     * @deprecated Give the ports by dstPortList.
     */
    dstPortScopes: output.AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfigDstPortScope[];
    /** The protocols in one text: ALL, some of TCP, UDP and SMP, or numbers and ranges of protocols, such as `1;2-100`. Must be ALL, some of TCP, UDP and SMP, or at most eight numbers or ranges of protocols, separated by ;, such as 1;2-100. When left out, the platform chooses. */
    protocolList: string;
    /** The destination ports in one text: at most eight ports and ranges, such as `80;443;1000-2000`, or `0-65535` for all. The platform demands it. Must be at most eight ports or ranges of ports, separated by ;, such as 80;443;1000-2000. When left out, the platform chooses. */
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
    /** What is counted: packets (1) or bits (2) a second. Between 1 and 2. */
    type: number;
    /** How many there may be. At least 0. */
    value: number;
  }

  /** The threshold. When alarmType changes, the threshold of the other type stays on the platform. */
  export interface AntiddosDefaultAlarmThresholdDefaultAlarmConfig {
    /** What is held against the threshold: 1 for incoming traffic, 2 for attack traffic that was cleaned. Between 1 and 2. */
    alarmType: number;
    /** From how much traffic on there is an alarm, in Mbps. 0 takes the threshold away. At least 0. */
    alarmThreshold: number;
  }

  /** Which packets are meant, and what becomes of them. */
  export interface AntiddosPacketFilterConfigPacketFilterConfig {
    /** Protocol of the packets. Known values are `tcp`, `udp`, `icmp` and `all`; the platform may take others. */
    protocol: string;
    /** First of the source ports. Between 0 and 65535. `sportEnd` must not be below `sportStart`. */
    sportStart: number;
    /** Last of the source ports. Between 0 and 65535. `sportEnd` must not be below `sportStart`. */
    sportEnd: number;
    /** First of the destination ports. Between 0 and 65535. `dportEnd` must not be below `dportStart`. */
    dportStart: number;
    /** Last of the destination ports. Between 0 and 65535. `dportEnd` must not be below `dportStart`. */
    dportEnd: number;
    /** Least length of the packets. Between 1 and 1500. `pktlenMax` must not be below `pktlenMin`. */
    pktlenMin: number;
    /** Greatest length of the packets. Between 1 and 1500. `pktlenMax` must not be below `pktlenMin`. */
    pktlenMax: number;
    /** What becomes of the packets: dropped, let through (transmit), dropped and their sender blocked (drop_black), or handed on to the other protections (forward). Known values are `drop`, `transmit`, `drop_black` and `forward`; the platform may take others. */
    action: string;
    /** From where on str is looked for: the header of IP (begin_l3), that of TCP or UDP (begin_l4), the payload (begin_l5), or nowhere (no_match). Known values are `begin_l3`, `begin_l4`, `begin_l5` and `no_match`; the platform may take others. When left out, the platform chooses. */
    matchBegin: string;
    /** How str is looked for: as a keyword (sunday). Known values are `sunday`; the platform may take others. When left out, the platform chooses. */
    matchType: string;
    /** What is looked for in the packets: a text, or bytes as `\x313233`. At most 63 characters. */
    str?: string;
    /** How far it is looked for, in bytes. Between 0 and 1500. When left out, the platform chooses. `depth` must not be below `offset`. */
    depth: number;
    /** How many bytes are skipped before. Between 0 and 1500. When left out, the platform chooses. `depth` must not be below `offset`. */
    offset: number;
    /** Whether packets with str are meant (0), or those without it (1), which the platform has withdrawn. Between 0 and 1. When left out, the platform chooses. */
    isNot: number;
    /** How the two conditions are joined: `none` where there is one only. Known values are `none`; the platform may take others. When left out, the platform chooses. */
    matchLogic: string;
    /**
     * The same as matchBegin of a second condition. When left out, the platform chooses.
     *
     * @deprecated The platform has withdrawn the second condition: leave it out.
     */
    matchBegin2: string;
    /**
     * The same as matchType of a second condition. When left out, the platform chooses.
     *
     * @deprecated The platform has withdrawn the second condition: leave it out.
     */
    matchType2: string;
    /**
     * The same as str of a second condition. When left out, the platform chooses.
     *
     * @deprecated The platform has withdrawn the second condition: leave it out.
     */
    str2: string;
    /**
     * The same as depth of a second condition. When left out, the platform chooses.
     *
     * @deprecated The platform has withdrawn the second condition: leave it out.
     */
    depth2: number;
    /**
     * The same as offset of a second condition. When left out, the platform chooses.
     *
     * @deprecated The platform has withdrawn the second condition: leave it out.
     */
    offset2: number;
    /**
     * The same as isNot of a second condition. When left out, the platform chooses.
     *
     * @deprecated The platform has withdrawn the second condition: leave it out.
     */
    isNot2: number;
    /** Only packets longer than this are meant, in bytes. At least 1. */
    pktLenGt?: number;
  }

  /** Which packets are meant, and what becomes of them. */
  export interface AntiddosPortAclConfigAclConfig {
    /** Protocol of the packets. Known values are `tcp`, `udp` and `all`; the platform may take others. */
    forwardProtocol: string;
    /** First of the destination ports. Between 0 and 65535. `dPortEnd` must not be below `dPortStart`. */
    dPortStart: number;
    /** Last of the destination ports. Between 0 and 65535. `dPortEnd` must not be below `dPortStart`. */
    dPortEnd: number;
    /** First of the source ports. Between 0 and 65535. `sPortEnd` must not be below `sPortStart`. */
    sPortStart: number;
    /** Last of the source ports. Between 0 and 65535. `sPortEnd` must not be below `sPortStart`. */
    sPortEnd: number;
    /** What becomes of the packets: dropped, let through, or handed on to the other protections (forward). Known values are `drop`, `transmit` and `forward`; the platform may take others. */
    action: string;
    /** Which rule comes first: 1 is the strongest. Left out, the platform gives the rule one. Between 1 and 1000. When left out, the platform chooses. */
    priority: number;
  }

  /** A parameter. */
  export interface ApiGatewayApiConstantParameter {
    /** Name of the parameter. */
    name?: string;
    /** What it is for. */
    desc?: string;
    /** Where it stands: header, query or path. */
    position?: string;
    /** Its value. */
    defaultValue?: string;
  }

  /** A microservice. */
  export interface ApiGatewayApiMicroService {
    /** Its cluster. */
    clusterId: string;
    /** Its namespace. */
    namespaceId: string;
    /** Its name. */
    microServiceName: string;
  }

  /** With authType OAUTH: how tokens are checked. */
  export interface ApiGatewayApiOauthConfig {
    /** Public key that tokens are checked with. */
    publicKey: string;
    /** Where a call holds its token. */
    tokenLocation: string;
    /** Where a caller without a token is sent. */
    loginRedirectUrl?: string;
  }

  /** A parameter. */
  export interface ApiGatewayApiRequestParameter {
    /** Name of the parameter. */
    name: string;
    /** Where it stands: header, query or path. Known values are `header`, `query`, `path`, `HEADER`, `QUERY` and `PATH`; the platform may take others. Upper and lower case count as equal. */
    position: string;
    /** Its type, such as string or int. */
    type: string;
    /** What it is for. */
    desc?: string;
    /** Its value when the caller gives none. */
    defaultValue?: string;
    /** Whether the caller must give it. Defaults to `false`. */
    required: boolean;
  }

  /** An error code. */
  export interface ApiGatewayApiResponseErrorCode {
    /** The code. */
    code: number;
    /** What callers are told. */
    msg: string;
    /** What it means. */
    desc?: string;
    /** The code that it is turned into. `convertedCode` must be given when `needConvert` is true. */
    convertedCode?: number;
    /** Whether it is turned into convertedCode. Defaults to `false`. `convertedCode` must be given when `needConvert` is true. */
    needConvert: boolean;
  }

  /** A bucket of the object storage as the backend. */
  export interface ApiGatewayApiServiceConfigCosConfig {
    /** What is done with an object: GetObject for GET, PutObject for PUT, PostObject or AppendObject for POST, HeadObject for HEAD, DeleteObject for DELETE. Known values are `GetObject`, `PutObject`, `PostObject`, `AppendObject`, `HeadObject` and `DeleteObject`; the platform may take others. */
    action: string;
    /** Name of the bucket. */
    bucketName: string;
    /** Whether the gateway signs its calls. */
    authorization?: boolean;
    /** How the path of a call becomes that of an object. Known values are `BackEndPath` and `FullPath`; the platform may take others. When left out, the platform chooses. */
    pathMatchMode: string;
  }

  /** A parameter. */
  export interface ApiGatewayApiServiceParameter {
    /** Name of the parameter. */
    name?: string;
    /** Where the backend gets it: header, query or path. */
    position?: string;
    /** Where the caller's parameter stands that it comes from. */
    relevantRequestParameterPosition?: string;
    /** Name of that parameter. */
    relevantRequestParameterName?: string;
    /** Its value when there is none. */
    defaultValue?: string;
    /** What that parameter is for. */
    relevantRequestParameterDesc?: string;
    /** Type of that parameter. The platform does not tell it. The platform never tells it: it is compared with what was given before. */
    relevantRequestParameterType?: string;
  }

  /** How the microservices are checked. They no longer are when it is taken out of the program. */
  export interface ApiGatewayApiServiceTsfHealthCheckConf {
    /** Whether backends are checked. */
    isHealthCheck?: boolean;
    /** How many calls there must be before the check counts. When left out, the platform chooses. */
    requestVolumeThreshold: number;
    /** After what time a failed backend is tried again, in milliseconds. When left out, the platform chooses. */
    sleepWindowInMilliseconds: number;
    /** How many of 100 calls may fail. When left out, the platform chooses. */
    errorThresholdPercentage: number;
  }

  /** How load is balanced over the microservices. It is switched off when it is taken out of the program. */
  export interface ApiGatewayApiServiceTsfLoadBalanceConf {
    /** Whether load is balanced. */
    isLoadBalance?: boolean;
    /** How load is balanced. When left out, the platform chooses. */
    method: string;
    /** Whether sessions stick to a backend. */
    sessionStickRequired?: boolean;
    /** For how long they do, in seconds. When left out, the platform chooses. */
    sessionStickTimeout: number;
  }

  /** A machine. */
  export interface ApiGatewayApiTargetService {
    /** IP address of the machine. */
    vmIp: string;
    /** VPC of the machine. */
    vpcId: string;
    /** Port of the machine. */
    vmPort: number;
    /** IP address of the host that the machine is on. */
    hostIp: string;
    /** IP address of the container. */
    dockerIp?: string;
  }

  /** How the machines are checked. The platform does not tell it. */
  export interface ApiGatewayApiTargetServicesHealthCheckConf {
    /** Whether backends are checked. */
    isHealthCheck?: boolean;
    /** How many calls there must be before the check counts. */
    requestVolumeThreshold?: number;
    /** After what time a failed backend is tried again, in milliseconds. */
    sleepWindowInMilliseconds?: number;
    /** How many of 100 calls may fail. */
    errorThresholdPercentage?: number;
  }

  /** A parameter. */
  export interface ApiGatewayImportOpenApiConstantParameter {
    /** Name of the parameter. */
    name: string;
    /** What it is for. */
    desc: string;
    /** Where it stands: header, query or path. */
    position: string;
    /** Its value. */
    defaultValue: string;
  }

  /** A microservice. */
  export interface ApiGatewayImportOpenApiMicroService {
    /** Its cluster. */
    clusterId: string;
    /** Its namespace. */
    namespaceId: string;
    /** Its name. */
    microServiceName: string;
  }

  /** With authType OAUTH: how tokens are checked. */
  export interface ApiGatewayImportOpenApiOauthConfig {
    /** Public key that tokens are checked with. */
    publicKey: string;
    /** Where a call holds its token. */
    tokenLocation: string;
    /** Where a caller without a token is sent. */
    loginRedirectUrl: string;
  }

  /** A parameter. */
  export interface ApiGatewayImportOpenApiRequestParameter {
    /** Name of the parameter. */
    name: string;
    /** Where it stands: header, query or path. Known values are `header`, `query`, `path`, `HEADER`, `QUERY` and `PATH`; there may be others. */
    position: string;
    /** Its type, such as string or int. */
    type: string;
    /** What it is for. */
    desc: string;
    /** Its value when the caller gives none. */
    defaultValue: string;
    /** Whether the caller must give it. */
    required: boolean;
  }

  /** An error code. */
  export interface ApiGatewayImportOpenApiResponseErrorCode {
    /** The code. */
    code: number;
    /** What callers are told. */
    msg: string;
    /** What it means. */
    desc: string;
    /** The code that it is turned into. */
    convertedCode: number;
    /** Whether it is turned into convertedCode. */
    needConvert: boolean;
  }

  /** A bucket of the object storage as the backend. */
  export interface ApiGatewayImportOpenApiServiceConfigCosConfig {
    /** What is done with an object: GetObject for GET, PutObject for PUT, PostObject or AppendObject for POST, HeadObject for HEAD, DeleteObject for DELETE. Known values are `GetObject`, `PutObject`, `PostObject`, `AppendObject`, `HeadObject` and `DeleteObject`; there may be others. */
    action: string;
    /** Name of the bucket. */
    bucketName: string;
    /** Whether the gateway signs its calls. */
    authorization: boolean;
    /** How the path of a call becomes that of an object. Known values are `BackEndPath` and `FullPath`; there may be others. */
    pathMatchMode: string;
  }

  /** A parameter. */
  export interface ApiGatewayImportOpenApiServiceParameter {
    /** Name of the parameter. */
    name: string;
    /** Where the backend gets it: header, query or path. */
    position: string;
    /** Where the caller's parameter stands that it comes from. */
    relevantRequestParameterPosition: string;
    /** Name of that parameter. */
    relevantRequestParameterName: string;
    /** Its value when there is none. */
    defaultValue: string;
    /** What that parameter is for. */
    relevantRequestParameterDesc: string;
    /** Type of that parameter. The platform does not tell it. */
    relevantRequestParameterType?: string;
  }

  /** How the microservices are checked. They no longer are when it is taken out of the program. */
  export interface ApiGatewayImportOpenApiServiceTsfHealthCheckConf {
    /** Whether backends are checked. */
    isHealthCheck: boolean;
    /** How many calls there must be before the check counts. */
    requestVolumeThreshold: number;
    /** After what time a failed backend is tried again, in milliseconds. */
    sleepWindowInMilliseconds: number;
    /** How many of 100 calls may fail. */
    errorThresholdPercentage: number;
  }

  /** How load is balanced over the microservices. It is switched off when it is taken out of the program. */
  export interface ApiGatewayImportOpenApiServiceTsfLoadBalanceConf {
    /** Whether load is balanced. */
    isLoadBalance: boolean;
    /** How load is balanced. */
    method: string;
    /** Whether sessions stick to a backend. */
    sessionStickRequired: boolean;
    /** For how long they do, in seconds. */
    sessionStickTimeout: number;
  }

  /** An API. */
  export interface ApiGatewayServiceApiList {
    /** ID of the API. */
    apiId: string;
    /** Name of the API. */
    apiName: string;
    /** What it is for. */
    apiDesc: string;
    /** Its path. */
    path: string;
    /** Its method. */
    method: string;
  }

  /** A plan. */
  export interface ApiGatewayServiceUsagePlanList {
    /** ID of the plan. */
    usagePlanId: string;
    /** Name of the plan. */
    usagePlanName: string;
    /** What it is bound to: SERVICE or API. */
    bindType: string;
    /** ID of the API; empty for the whole service. */
    apiId: string;
  }

  /** How it is seen which nodes are well. */
  export interface ApiGatewayUpstreamHealthChecker {
    /** Whether nodes are called to see how they are. */
    enableActiveCheck: boolean;
    /** Whether the answers of nodes are watched. */
    enablePassiveCheck: boolean;
    /** Statuses of a node that is well: `200,201`. */
    healthyHttpStatus: string;
    /** Statuses of a node that is not: `500`. */
    unhealthyHttpStatus: string;
    /** How many failed connections in a row make a node unwell, from 0 (it does not matter) to 254. */
    tcpFailureThreshold: number;
    /** How many answers that do not come in time in a row make a node unwell, from 0 (it does not matter) to 254. */
    timeoutThreshold: number;
    /** How many answers with a bad status in a row make a node unwell, from 0 (it does not matter) to 254. */
    httpFailureThreshold: number;
    /** Path that nodes are called at. The platform's default is `/`. When left out, the platform chooses. */
    activeCheckHttpPath: string;
    /** How long such a call may take, in seconds. Its default is 5. When left out, the platform chooses. */
    activeCheckTimeout: number;
    /** How often nodes are called, in seconds. Its default is 5. When left out, the platform chooses. */
    activeCheckInterval: number;
    /** After how many seconds a node that was not well is tried again. Its default is 30. When left out, the platform chooses. */
    unhealthyTimeout: number;
  }

  /** A service of a cluster. */
  export interface ApiGatewayUpstreamK8sService {
    /** How many of the calls it gets, from 0 to 100. */
    weight: number;
    /** The cluster, `cls-...`. */
    clusterId: string;
    /** Namespace of the service. */
    namespace: string;
    /** Name of the service. */
    serviceName: string;
    /** Port of the service. */
    port: number;
    /** Labels that the pods must have besides. */
    extraLabels: output.ApiGatewayUpstreamK8sServiceExtraLabel[];
    /** A name of its own. When left out, the platform chooses. */
    name: string;
  }

  /** A label. */
  export interface ApiGatewayUpstreamK8sServiceExtraLabel {
    /** Key of the label. */
    key: string;
    /** Value of the label. */
    value: string;
  }

  /** A node. */
  export interface ApiGatewayUpstreamNode {
    /** An IP address or a domain. */
    host: string;
    /** Port, from 0 to 65535. */
    port: number;
    /** How many of the calls it gets, from 0 (none) to 100. */
    weight: number;
    /** The machine that it is, `ins-...`. When left out, the platform chooses. */
    vmInstanceId: string;
    /** Labels that calls are sent by. When left out, the platform chooses. */
    tags: string[];
    /** Name of the service in the cluster. When left out, the platform chooses. */
    serviceName: string;
    /** Namespace of the service in the cluster. When left out, the platform chooses. */
    nameSpace: string;
    /** The cluster, `cls-...`. When left out, the platform chooses. */
    clusterId: string;
    /** Where the node comes from: K8S. When left out, the platform chooses. */
    source: string;
    /** The name that the gateway itself has for the service. When left out, the platform chooses. */
    uniqueServiceName: string;
  }

  /** Where it is in force. */
  export interface ApiGatewayUsagePlanAttachList {
    /** ID of the service. */
    serviceId: string;
    /** Name of the service. */
    serviceName: string;
    /** ID of the API; empty for a whole service. */
    apiId: string;
    /** Name of the API; empty for a whole service. */
    apiName: string;
    /** Path of the API; empty for a whole service. */
    path: string;
    /** Method of the API; empty for a whole service. */
    method: string;
    /** The environment: test, prepub or release. */
    environment: string;
    /** When the binding was last changed, in UTC. */
    modifyTime: string;
    /** When it was bound, in UTC. */
    createTime: string;
  }

  /** Act as a role, with the credentials that are given otherwise. */
  export interface ProviderAssumeRole {
    /** The role, `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN` is used. */
    roleArn?: string;
    /** Name of the session, which the platform's audit log shows. Must have 2 to 128 characters: letters, digits and = , . @ _ -. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME` is used. */
    sessionName?: string;
    /** How long the session lasts, in seconds. 0 stands for the default. It is renewed before its end where that is possible. Between 0 and 43200. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION` is used, else `7200`. */
    sessionDuration: number;
    /** Policy that narrows the session, as JSON text without a principal element. */
    policy?: string;
    /** External ID that the role demands. Must have 2 to 128 characters: letters, digits and = , . @ : / -. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_EXTERNAL_ID`, else `TENCENTCLOUD_ASSUME_ROLE_EXTERNAL_ID` is used. */
    externalId?: string;
    /** Account number of the caller. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SOURCE_IDENTITY`, else `TENCENTCLOUD_ASSUME_ROLE_SOURCE_IDENTITY` is used. */
    sourceIdentity?: string;
    /** The MFA device, `qcs::cam:uin/{owner's account number}::mfa/softToken`. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SERIAL_NUMBER`, else `TENCENTCLOUD_ASSUME_ROLE_SERIAL_NUMBER` is used. */
    serialNumber?: string;
    /** The code that the MFA device shows. It works once: for the first process that signs in, and until the session ends. A preview signs in only when it calls a function or refreshes. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_TOKEN_CODE`, else `TENCENTCLOUD_ASSUME_ROLE_TOKEN_CODE` is used. */
    tokenCode?: string;
  }

  /** Act as a role, by an assertion of a SAML identity provider. */
  export interface ProviderAssumeRoleWithSaml {
    /** The identity provider's assertion, in base64. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SAML_ASSERTION`, else `TENCENTCLOUD_ASSUME_ROLE_SAML_ASSERTION` is used. */
    samlAssertion?: string;
    /** The identity provider as the platform knows it. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_PRINCIPAL_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_PRINCIPAL_ARN` is used. */
    principalArn?: string;
    /** The role, `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN` is used. */
    roleArn?: string;
    /** Name of the session, which the platform's audit log shows. Must have 2 to 128 characters: letters, digits and = , . @ _ -. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME` is used. */
    sessionName?: string;
    /** How long the session lasts, in seconds. 0 stands for the default. It is renewed before its end where that is possible. Between 0 and 43200. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION` is used, else `7200`. */
    sessionDuration: number;
  }

  /** Act as a role, by a token of an OpenID Connect identity provider. */
  export interface ProviderAssumeRoleWithWebIdentity {
    /** The identity provider as the platform knows it. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_PROVIDER_ID`, else `TENCENTCLOUD_ASSUME_ROLE_PROVIDER_ID` is used, else `OIDC`. */
    providerId: string;
    /** The token. It wins over `webIdentityTokenFile`. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN`, else `TENCENTCLOUD_ASSUME_ROLE_WEB_IDENTITY_TOKEN` is used. */
    webIdentityToken?: string;
    /** JSON file `{"web_identity_token": "..."}`. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_WEB_IDENTITY_TOKEN_FILE` is used. */
    webIdentityTokenFile?: string;
    /** The role, `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. It wins over `roleArnFile`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN` is used. */
    roleArn?: string;
    /** JSON file `{"role_arn": "..."}`. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_ARN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_ARN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_ARNN_FILE` is used. */
    roleArnFile?: string;
    /** Name of the session, which the platform's audit log shows. Must have 2 to 128 characters: letters, digits and = , . @ _ -. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME` is used. */
    sessionName?: string;
    /** How long the session lasts, in seconds. 0 stands for the default. It is renewed before its end where that is possible. Between 0 and 43200. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION` is used, else `7200`. */
    sessionDuration: number;
  }

  /** Prove an MFA device, for accounts that demand it. */
  export interface ProviderMfaCertification {
    /** The MFA device, `qcs::cam:uin/{owner's account number}::mfa/softToken`. When left out, the environment variable `CLOUDPROV_MFA_CERTIFICATION_SERIAL_NUMBER`, else `TENCENTCLOUD_MFA_CERTIFICATION_SERIAL_NUMBER` is used. */
    serialNumber?: string;
    /** The code that the MFA device shows. It works once: for the first process that signs in, and until the session ends. A preview signs in only when it calls a function or refreshes. When left out, the environment variable `CLOUDPROV_MFA_CERTIFICATION_TOKEN_CODE`, else `TENCENTCLOUD_MFA_CERTIFICATION_TOKEN_CODE` is used. */
    tokenCode?: string;
    /** How long the session lasts, in seconds: at most 7200 for a main account. Between 0 and 129600. When left out, the environment variable `CLOUDPROV_MFA_CERTIFICATION_DURATION_SECONDS`, else `TENCENTCLOUD_MFA_CERTIFICATION_DURATION_SECONDS` is used, else `1800`. */
    durationSeconds: number;
  }

  /** One of them. */
  export interface GetAddressTemplateGroupsGroupList {
    /** Its ID. */
    id: string;
    /** Name for people. */
    name: string;
    /** The address templates of the group. */
    templateIds: string[];
  }

  /** One of them. */
  export interface GetAddressTemplatesTemplateList {
    /** Its ID. */
    id: string;
    /** Name for people. */
    name: string;
    /** What the template holds: IP addresses, CIDR blocks and ranges. */
    addresses: string[];
  }

  /** One of them. */
  export interface GetAntiddosBasicDeviceStatusClbData {
    /** The IP address or the ID. */
    key: string;
    /** 1: blocked; 2: normal; 3: under attack. */
    value: string;
  }

  /** One of them. */
  export interface GetAntiddosBasicDeviceStatusData {
    /** The IP address or the ID. */
    key: string;
    /** 1: blocked; 2: normal; 3: under attack. */
    value: string;
  }

  /** One of them. */
  export interface GetAntiddosBgpInstancesBgpInstanceList {
    /** ID of the instance. */
    instanceId: string;
    /** Kind of its package. */
    packageType: string;
    /** How it is paid for. */
    instanceChargeType: string;
    /** What was paid for in advance. One element, or none. */
    instanceChargePrepaids: output.GetAntiddosBgpInstancesBgpInstanceListInstanceChargePrepaid[];
    /** An enterprise package. One element, or none. */
    enterprisePackageConfigs: output.GetAntiddosBgpInstancesBgpInstanceListEnterprisePackageConfig[];
    /** A standard package. One element, or none. */
    standardPackageConfigs: output.GetAntiddosBgpInstancesBgpInstanceListStandardPackageConfig[];
    /** A standard package with more. One element, or none. */
    standardPlusPackageConfigs: output.GetAntiddosBgpInstancesBgpInstanceListStandardPlusPackageConfig[];
    /** Its tags. */
    tagInfoLists: output.GetAntiddosBgpInstancesBgpInstanceListTagInfoList[];
  }

  /** The only one. */
  export interface GetAntiddosBgpInstancesBgpInstanceListEnterprisePackageConfig {
    /** Region of the package. */
    region: string;
    /** How many IP addresses it protects. */
    protectIpCount: number;
    /** Bandwidth of attacks it takes, in Gbps. */
    basicProtectBandwidth: number;
    /** Bandwidth of the business, in Mbps. */
    bandwidth: number;
    /** Elastic bandwidth of attacks, in Gbps. */
    elasticProtectBandwidth: number;
    /** Whether more bandwidth may be used and paid for. */
    elasticBandwidthFlag: boolean;
  }

  /** The only one. */
  export interface GetAntiddosBgpInstancesBgpInstanceListInstanceChargePrepaid {
    /** For how many months. */
    period: number;
    /** Whether it renews itself. */
    renewFlag: string;
  }

  /** The only one. */
  export interface GetAntiddosBgpInstancesBgpInstanceListStandardPackageConfig {
    /** Region of the package. */
    region: string;
    /** How many IP addresses it protects. */
    protectIpCount: number;
    /** Bandwidth of the business, in Mbps. */
    bandwidth: number;
    /** Whether more bandwidth may be used and paid for. */
    elasticBandwidthFlag: boolean;
  }

  /** The only one. */
  export interface GetAntiddosBgpInstancesBgpInstanceListStandardPlusPackageConfig {
    /** Region of the package. */
    region: string;
    /** How many attacks it takes. */
    protectCount: string;
    /** How many IP addresses it protects. */
    protectIpCount: number;
    /** Bandwidth of the business, in Mbps. */
    bandwidth: number;
    /** Whether more bandwidth may be used and paid for. */
    elasticBandwidthFlag: boolean;
  }

  /** One of them. */
  export interface GetAntiddosBgpInstancesBgpInstanceListTagInfoList {
    /** Key of the tag. */
    tagKey: string;
    /** Its value. */
    tagValue: string;
  }

  /** A tag. */
  export interface GetAntiddosBgpInstancesFilterTag {
    /** Key of the tag. */
    tagKey?: string;
    /** Its value. */
    tagValue?: string;
  }

  /** One of them. */
  export interface GetAntiddosListListenerLayer4Listener {
    /** Port of the servers. */
    backendPort: number;
    /** Port that it listens on. */
    frontendPort: number;
    /** TCP or UDP. */
    protocol: string;
    /** Servers that it sends to. */
    realServers: output.GetAntiddosListListenerLayer4ListenerRealServer[];
    /** Instances that it belongs to. */
    instanceDetails: output.GetAntiddosListListenerLayer4ListenerInstanceDetail[];
    /** Instances that its rule belongs to. */
    instanceDetailRules: output.GetAntiddosListListenerLayer4ListenerInstanceDetailRule[];
  }

  /** One of them. */
  export interface GetAntiddosListListenerLayer4ListenerInstanceDetail {
    /** IP addresses of the instance. */
    eipLists: string[];
    /** ID of the instance. */
    instanceId: string;
  }

  /** One of them. */
  export interface GetAntiddosListListenerLayer4ListenerInstanceDetailRule {
    /** IP addresses of the instance. */
    eipLists: string[];
    /** ID of the instance. */
    instanceId: string;
    /** Its name in DNS. */
    cname: string;
  }

  /** One of them. */
  export interface GetAntiddosListListenerLayer4ListenerRealServer {
    /** IP address or domain of the server. */
    realServer: string;
    /** 1: a domain; 2: an IP address. */
    rsType: number;
    /** Its share of the traffic. */
    weight: number;
    /** Its port. */
    port: number;
  }

  /** One of them. */
  export interface GetAntiddosListListenerLayer7Listener {
    /** Domain that it listens for. */
    domain: string;
    /** Http or https. */
    protocol: string;
    /** Port that it listens on. */
    vport: number;
    /** How it forwards. */
    proxyTypeLists: output.GetAntiddosListListenerLayer7ListenerProxyTypeList[];
    /** Servers that it sends to. */
    realServers: output.GetAntiddosListListenerLayer7ListenerRealServer[];
    /** Instances that it belongs to. */
    instanceDetails: output.GetAntiddosListListenerLayer7ListenerInstanceDetail[];
    /** Instances that its rule belongs to. */
    instanceDetailRules: output.GetAntiddosListListenerLayer7ListenerInstanceDetailRule[];
  }

  /** One of them. */
  export interface GetAntiddosListListenerLayer7ListenerInstanceDetail {
    /** IP addresses of the instance. */
    eipLists: string[];
    /** ID of the instance. */
    instanceId: string;
  }

  /** One of them. */
  export interface GetAntiddosListListenerLayer7ListenerInstanceDetailRule {
    /** IP addresses of the instance. */
    eipLists: string[];
    /** ID of the instance. */
    instanceId: string;
    /** Its name in DNS. */
    cname: string;
  }

  /** One of them. */
  export interface GetAntiddosListListenerLayer7ListenerProxyTypeList {
    /** Its ports. */
    proxyPorts: number[];
    /** Http or https. */
    proxyType: string;
  }

  /** One of them. */
  export interface GetAntiddosListListenerLayer7ListenerRealServer {
    /** IP address or domain of the server. */
    realServer: string;
    /** 1: a domain; 2: an IP address. */
    rsType: number;
    /** Its share of the traffic. */
    weight: number;
    /** Its port. */
    port: number;
  }

  /** One of them. */
  export interface GetAntiddosOverviewDdosEventListEventList {
    /** ID of the event. */
    id: string;
    /** IP address that was attacked. */
    vip: string;
    /** When the attack began. */
    startTime: string;
    /** When it ended. */
    endTime: string;
    /** Kind of attack. */
    attackType: string;
    /** 0: it goes on; 1: it is over. */
    attackStatus: number;
    /** Its bandwidth, in Mbps. */
    mbps: number;
    /** Its packets a second. */
    pps: number;
    /** Product: bgp-multip (packages), bgpip (Advanced), basic. */
    business: string;
    /** ID of the Anti-DDoS instance. */
    instanceId: string;
    /** Its name. */
    instanceName: string;
  }

  /** The only one. */
  export interface GetApiGatewayApiAppApiResult {
    /** Its service. */
    serviceId: string;
    /** Name of the service. */
    serviceName: string;
    /** What the service is for. */
    serviceDesc: string;
    /** ID of the API. */
    apiId: string;
    /** Name of the API. */
    apiName: string;
    /** What the API is for. */
    apiDesc: string;
    /** How callers sign in: by an API key (SECRET), by a token (OAUTH), as an application (APP) or not at all. Known values are `SECRET`, `NONE`, `OAUTH` and `APP`; there may be others. */
    authType: string;
    /** Protocol of callers. Known values are `HTTP` and `WEBSOCKET`; there may be others. */
    protocol: string;
    /** Its kind. */
    apiType: string;
    /** Its part in OAuth. */
    apiBusinessType: string;
    /** The API that grants its tokens. */
    authRelationApiId: string;
    /** When it was made, in UTC. */
    createdTime: string;
    /** When it was last changed, in UTC. */
    modifiedTime: string;
    /** Whether pages of other origins may call it. */
    enableCors: boolean;
    /** What callers tell it. */
    requestParameters: output.GetApiGatewayApiAppApiResultRequestParameter[];
    /** Whether it is tried out after it was paid for. */
    isDebugAfterCharge: boolean;
    /** Kind of its answers: HTML, JSON, TEXT, BINARY or XML. */
    responseType: string;
    /** Example of an answer. */
    responseSuccessExample: string;
    /** Example of a failure. */
    responseFailExample: string;
    /** Error codes of its own. */
    responseErrorCodes: output.GetApiGatewayApiAppApiResultResponseErrorCode[];
    /** How long the backend may take, in seconds. */
    serviceTimeout: number;
    /** Kind of its backend. */
    serviceType: string;
    /** What a mocked API answers. */
    serviceMockReturnMessage: string;
    /** Cloud function behind it. */
    serviceScfFunctionName: string;
    /** Namespace of the function. */
    serviceScfFunctionNamespace: string;
    /** Version of the function. */
    serviceScfFunctionQualifier: string;
    /** Whether the function makes the whole answer. */
    serviceScfIsIntegratedResponse: boolean;
    /** Function called when a connection begins. */
    serviceWebsocketRegisterFunctionName: string;
    /** Its namespace. */
    serviceWebsocketRegisterFunctionNamespace: string;
    /** Its version. */
    serviceWebsocketRegisterFunctionQualifier: string;
    /** Function called when a connection ends. */
    serviceWebsocketCleanupFunctionName: string;
    /** Its namespace. */
    serviceWebsocketCleanupFunctionNamespace: string;
    /** Its version. */
    serviceWebsocketCleanupFunctionQualifier: string;
    /** Function called for each message. */
    serviceWebsocketTransportFunctionName: string;
    /** Its namespace. */
    serviceWebsocketTransportFunctionNamespace: string;
    /** Its version. */
    serviceWebsocketTransportFunctionQualifier: string;
    /** Its host within a VPC. */
    internalDomain: string;
    /** Whether bodies go to the function in base64. */
    isBase64Encoded: boolean;
    /** Whether only some bodies do, by rules. */
    isBase64Trigger: boolean;
    /** Environments it is released to. */
    environments: string[];
    /** With authType OAUTH: how tokens are checked. One element, or none. */
    oauthConfigs: output.GetApiGatewayApiAppApiResultOauthConfig[];
    /** How it is called. One element, or none. */
    requestConfigs: output.GetApiGatewayApiAppApiResultRequestConfig[];
    /** Its backend. One element, or none. */
    serviceConfigs: output.GetApiGatewayApiAppApiResultServiceConfig[];
    /** How load is balanced over microservices. One element, or none. */
    serviceTsfLoadBalanceConfs: output.GetApiGatewayApiAppApiResultServiceTsfLoadBalanceConf[];
    /** How microservices are checked. One element, or none. */
    serviceTsfHealthCheckConfs: output.GetApiGatewayApiAppApiResultServiceTsfHealthCheckConf[];
    /** What it tells its backend of what callers tell it. */
    serviceParameters: output.GetApiGatewayApiAppApiResultServiceParameter[];
    /** What it tells an HTTP backend, whatever it is asked. */
    constantParameters: output.GetApiGatewayApiAppApiResultConstantParameter[];
    /** The microservices behind the API. */
    microServices: output.GetApiGatewayApiAppApiResultMicroService[];
    /** Numbers of its microservices. */
    microServicesInfos: number[];
    /** Its tags. */
    tags: output.GetApiGatewayApiAppApiResultTag[];
    /** Which bodies go to the function in base64. */
    base64EncodedTriggerRules: output.GetApiGatewayApiAppApiResultBase64EncodedTriggerRule[];
  }

  /** One of them. */
  export interface GetApiGatewayApiAppApiResultBase64EncodedTriggerRule {
    /** Header that is looked at. */
    name: string;
    /** Values of it. */
    values: string[];
  }

  /** A parameter. */
  export interface GetApiGatewayApiAppApiResultConstantParameter {
    /** Name of the parameter. */
    name: string;
    /** What it is for. */
    desc: string;
    /** Where it stands: header, query or path. */
    position: string;
    /** Its value. */
    defaultValue: string;
  }

  /** A microservice. */
  export interface GetApiGatewayApiAppApiResultMicroService {
    /** Its cluster. */
    clusterId: string;
    /** Its namespace. */
    namespaceId: string;
    /** Its name. */
    microServiceName: string;
  }

  /** With authType OAUTH: how tokens are checked. */
  export interface GetApiGatewayApiAppApiResultOauthConfig {
    /** Public key that tokens are checked with. */
    publicKey: string;
    /** Where a call holds its token. */
    tokenLocation: string;
    /** Where a caller without a token is sent. */
    loginRedirectUrl: string;
  }

  /** The only one. */
  export interface GetApiGatewayApiAppApiResultRequestConfig {
    /** Its path. */
    path: string;
    /** Its method. */
    method: string;
  }

  /** A parameter. */
  export interface GetApiGatewayApiAppApiResultRequestParameter {
    /** Name of the parameter. */
    name: string;
    /** Where it stands: header, query or path. Known values are `header`, `query`, `path`, `HEADER`, `QUERY` and `PATH`; there may be others. */
    position: string;
    /** Its type, such as string or int. */
    type: string;
    /** What it is for. */
    desc: string;
    /** Its value when the caller gives none. */
    defaultValue: string;
    /** Whether the caller must give it. */
    required: boolean;
  }

  /** An error code. */
  export interface GetApiGatewayApiAppApiResultResponseErrorCode {
    /** The code. */
    code: number;
    /** What callers are told. */
    msg: string;
    /** What it means. */
    desc: string;
    /** The code that it is turned into. */
    convertedCode: number;
    /** Whether it is turned into convertedCode. */
    needConvert: boolean;
  }

  /** The only one. */
  export interface GetApiGatewayApiAppApiResultServiceConfig {
    /** Product of the backend. */
    product: string;
    /** VPC of the backend. */
    uniqVpcId: string;
    /** Address of the backend. */
    url: string;
    /** Path at the backend. */
    path: string;
    /** Method at the backend. */
    method: string;
    /** Upstream that it goes through. */
    upstreamId: string;
  }

  /** One of them. */
  export interface GetApiGatewayApiAppApiResultServiceParameter {
    /** Name of the parameter. */
    name: string;
    /** Where it stands. */
    position: string;
    /** Where the caller's parameter stands that it comes from. */
    relevantRequestParameterPosition: string;
    /** Name of that parameter. */
    relevantRequestParameterName: string;
    /** Its value when there is none. */
    defaultValue: string;
    /** What that parameter is for. */
    relevantRequestParameterDesc: string;
  }

  /** The only one. */
  export interface GetApiGatewayApiAppApiResultServiceTsfHealthCheckConf {
    /** Whether backends are checked. */
    isHealthCheck: boolean;
    /** Requests before the check counts. */
    requestVolumeThreshold: number;
    /** Time before a failed backend is tried again. */
    sleepWindowInMilliseconds: number;
    /** Failures in 100 requests that it takes. */
    errorThresholdPercentage: number;
  }

  /** The only one. */
  export interface GetApiGatewayApiAppApiResultServiceTsfLoadBalanceConf {
    /** Whether load is balanced. */
    isLoadBalance: boolean;
    /** How. */
    method: string;
    /** Whether sessions stick to a backend. */
    sessionStickRequired: boolean;
    /** For how long, in seconds. */
    sessionStickTimeout: number;
  }

  /** One of them. */
  export interface GetApiGatewayApiAppApiResultTag {
    /** Key of the tag. */
    key: string;
    /** Its value. */
    value: string;
  }

  /** One of them. */
  export interface GetApiGatewayApiAppServiceApiIdStatusSet {
    /** Its service. */
    serviceId: string;
    /** ID of the API. */
    apiId: string;
    /** Name of the API. */
    apiName: string;
    /** What the API is for. */
    apiDesc: string;
    /** How callers sign in: by an API key (SECRET), by a token (OAUTH), as an application (APP) or not at all. Known values are `SECRET`, `NONE`, `OAUTH` and `APP`; there may be others. */
    authType: string;
    /** Protocol of callers. Known values are `HTTP` and `WEBSOCKET`; there may be others. */
    protocol: string;
    /** Its path. */
    path: string;
    /** Its method. */
    method: string;
    /** Its VPC. */
    uniqVpcId: string;
    /** Its kind. */
    apiType: string;
    /** Whether it is tried out after it was paid for. */
    isDebugAfterCharge: boolean;
    /** Its part in OAuth. */
    apiBusinessType: string;
    /** The API that grants its tokens. */
    authRelationApiId: string;
    /** Where the token stands in a request. */
    tokenLocation: string;
    /** With authType OAUTH: how tokens are checked. One element, or none. */
    oauthConfigs: output.GetApiGatewayApiAppServiceApiIdStatusSetOauthConfig[];
    /** When it was made, in UTC. */
    createdTime: string;
    /** When it was last changed, in UTC. */
    modifiedTime: string;
  }

  /** With authType OAUTH: how tokens are checked. */
  export interface GetApiGatewayApiAppServiceApiIdStatusSetOauthConfig {
    /** Public key that tokens are checked with. */
    publicKey: string;
    /** Where a call holds its token. */
    tokenLocation: string;
    /** Where a caller without a token is sent. */
    loginRedirectUrl: string;
  }

  /** One of them. */
  export interface GetApiGatewayApiAppServiceUsagePlanList {
    /** Environment in which the plan holds. */
    environment: string;
    /** ID of the plan. */
    usagePlanId: string;
    /** Its name. */
    usagePlanName: string;
    /** What it is for. */
    usagePlanDesc: string;
    /** Requests a second that it grants. */
    maxRequestNumPreSec: number;
    /** When it was made, in UTC. */
    createdTime: string;
    /** When it was last changed, in UTC. */
    modifiedTime: string;
  }

  /** One of them. */
  export interface GetApiGatewayApiAppsApiAppList {
    /** ID of the application. */
    apiAppId: string;
    /** Its name. */
    apiAppName: string;
    /** Its key. */
    apiAppKey: string;
    /** Its secret. */
    apiAppSecret: string;
    /** What it is for. */
    apiAppDesc: string;
    /** When it was made, in UTC. */
    createdTime: string;
    /** When it was last changed, in UTC. */
    modifiedTime: string;
  }

  /** One of them. */
  export interface GetApiGatewayApiDocsApiDocList {
    /** ID of the documentation. */
    apiDocId: string;
    /** Its name. */
    apiDocName: string;
    /** How it stands. */
    apiDocStatus: string;
  }

  /** One of them. */
  export interface GetApiGatewayApiKeysList {
    /** ID of the key. */
    apiKeyId: string;
    /** Whether the key can be used. Known values are `on` and `off`; there may be others. */
    status: string;
    /** Secret of the key. */
    accessKeySecret: string;
    /** When it was last changed, in UTC. */
    modifyTime: string;
    /** When it was made, in UTC. */
    createTime: string;
  }

  /** One of them. */
  export interface GetApiGatewayApiPluginsResult {
    /** ID of the plugin. */
    pluginId: string;
    /** Environment in which the API has it. */
    environment: string;
    /** Since when. */
    attachedTime: string;
    /** Its name. */
    pluginName: string;
    /** Its kind. */
    pluginType: string;
    /** What it is for. */
    description: string;
    /** Its settings, as JSON text. */
    pluginData: string;
  }

  /** One of them. */
  export interface GetApiGatewayApiUsagePlansResult {
    /** ID of the service. */
    serviceId: string;
    /** Its name. */
    serviceName: string;
    /** ID of the API. */
    apiId: string;
    /** Name of the API. */
    apiName: string;
    /** Its path. */
    path: string;
    /** Its method. */
    method: string;
    /** ID of the plan. */
    usagePlanId: string;
    /** Its name. */
    usagePlanName: string;
    /** What it is for. */
    usagePlanDesc: string;
    /** Environment in which it is in force: test, prepub or release. */
    environment: string;
    /** How many calls were made of those that it grants. */
    inUseRequestNum: number;
    /** How many calls it grants in all; -1 for no limit. */
    maxRequestNum: number;
    /** How many calls it grants in a second; -1 for no limit. */
    maxRequestNumPreSec: number;
    /** When it was bound, in UTC. */
    createdTime: string;
    /** When the binding was last changed, in UTC. */
    modifiedTime: string;
  }

  /** One of them. */
  export interface GetApiGatewayApisList {
    /** Its service. */
    serviceId: string;
    /** Name of the API. */
    apiName: string;
    /** What the API is for. */
    apiDesc: string;
    /** How callers sign in: by an API key (SECRET), by a token (OAUTH), as an application (APP) or not at all. Known values are `SECRET`, `NONE`, `OAUTH` and `APP`; there may be others. */
    authType: string;
    /** Protocol of callers. Known values are `HTTP` and `WEBSOCKET`; there may be others. */
    protocol: string;
    /** Whether pages of other origins may call it. */
    enableCors: boolean;
    /** What callers tell it. */
    requestParameters: output.GetApiGatewayApisListRequestParameter[];
    /** Kind of its answers: HTML, JSON, TEXT, BINARY or XML. */
    responseType: string;
    /** Example of an answer. */
    responseSuccessExample: string;
    /** Example of a failure. */
    responseFailExample: string;
    /** Error codes of its own. */
    responseErrorCodes: output.GetApiGatewayApisListResponseErrorCode[];
    /** Path of the API: `/orders`. A service has one API at a path and method. */
    requestConfigPath: string;
    /** Method that the API is called with. Known values are `GET`, `POST`, `PUT`, `DELETE`, `HEAD` and `ANY`; there may be others. */
    requestConfigMethod: string;
    /** Kind of its backend. */
    serviceConfigType: string;
    /** How long the backend may take, in seconds. */
    serviceConfigTimeout: number;
    /** Product of the backend. */
    serviceConfigProduct: string;
    /** VPC of the backend. */
    serviceConfigVpcId: string;
    /** Address of the backend. */
    serviceConfigUrl: string;
    /** Path at the backend. */
    serviceConfigPath: string;
    /** Method at the backend. */
    serviceConfigMethod: string;
    /** Cloud function behind it. */
    serviceConfigScfFunctionName: string;
    /** Namespace of the function. */
    serviceConfigScfFunctionNamespace: string;
    /** Version of the function. */
    serviceConfigScfFunctionQualifier: string;
    /** What a mocked API answers. */
    serviceConfigMockReturnMessage: string;
    /** When it was last changed, in UTC. */
    modifyTime: string;
    /** When it was made, in UTC. */
    createTime: string;
  }

  /** A parameter. */
  export interface GetApiGatewayApisListRequestParameter {
    /** Name of the parameter. */
    name: string;
    /** Where it stands: header, query or path. Known values are `header`, `query`, `path`, `HEADER`, `QUERY` and `PATH`; there may be others. */
    position: string;
    /** Its type, such as string or int. */
    type: string;
    /** What it is for. */
    desc: string;
    /** Its value when the caller gives none. */
    defaultValue: string;
    /** Whether the caller must give it. */
    required: boolean;
  }

  /** An error code. */
  export interface GetApiGatewayApisListResponseErrorCode {
    /** The code. */
    code: number;
    /** What callers are told. */
    msg: string;
    /** What it means. */
    desc: string;
    /** The code that it is turned into. */
    convertedCode: number;
    /** Whether it is turned into convertedCode. */
    needConvert: boolean;
  }

  /** A filter. */
  export interface GetApiGatewayBindApiAppsStatusFilter {
    /** What is looked at; KeyWord matches a name or an ID. One of `ApiAppId`, `Environment` or `KeyWord`. */
    name: enums.GetApiGatewayBindApiAppsStatusFilterName;
    /** Values, of which one must match. At least 1 element. */
    values: string[];
  }

  /** One of them. */
  export interface GetApiGatewayBindApiAppsStatusResult {
    /** The bindings, in the platform's order. */
    apiAppApiSets: output.GetApiGatewayBindApiAppsStatusResultApiAppApiSet[];
  }

  /** One of them. */
  export interface GetApiGatewayBindApiAppsStatusResultApiAppApiSet {
    /** Name of the application. */
    apiAppName: string;
    /** Its ID. */
    apiAppId: string;
    /** ID of the API. */
    apiId: string;
    /** Its name. */
    apiName: string;
    /** Its service. */
    serviceId: string;
    /** Since when the application may call it. */
    authorizedTime: string;
    /** Region of the API. */
    apiRegion: string;
    /** Environment in which it may be called. */
    environmentName: string;
  }

  /** One of them. */
  export interface GetApiGatewayCustomerDomainsList {
    /** The domain. */
    domainName: string;
    /** How the domain can be called. Known values are `http`, `https` and `http&https`; there may be others. */
    protocol: string;
    /** From where the domain can be called: the internet (OUTER) or inside the cloud (INNER). Known values are `OUTER` and `INNER`; there may be others. */
    netType: string;
    /** Whether the environments are at their usual paths: /test, /prepub and /release. */
    isDefaultMapping: boolean;
    /** ID of the domain's certificate, for https. */
    certificateId: string;
    /** Whether it resolves. */
    isStatusOn: boolean;
    /** Where its paths lead; none with the default mapping. */
    pathMappings: output.GetApiGatewayCustomerDomainsListPathMapping[];
  }

  /** One of them. */
  export interface GetApiGatewayCustomerDomainsListPathMapping {
    /** The path. */
    path: string;
    /** The environment it leads to. */
    environment: string;
  }

  /** One of them. */
  export interface GetApiGatewayIpStrategiesList {
    /** The service whose APIs it is for, `service-...`. */
    serviceId: string;
    /** Name of the strategy. */
    strategyName: string;
    /** Whether the addresses are the only ones let in (WHITE) or are kept out (BLACK). Known values are `WHITE` and `BLACK`; there may be others. */
    strategyType: string;
    /** The bare ID of the strategy, `IPStrategy-...`, that attachments ask for. */
    strategyId: string;
    /** When it was made, in UTC. */
    createTime: string;
    /** Its addresses, one a line. */
    ipList: string;
    /** How many APIs have it. */
    bindApiTotalCount: number;
    /** When it was last changed, in UTC. */
    modifyTime: string;
    /** The APIs that have it, of all environments. */
    attachLists: output.GetApiGatewayIpStrategiesListAttachList[];
  }

  /** One of them. */
  export interface GetApiGatewayIpStrategiesListAttachList {
    /** ID of the service. */
    serviceId: string;
    /** ID of the API. */
    apiId: string;
    /** Name of the API. */
    apiName: string;
    /** What the API is for. */
    apiDesc: string;
    /** How callers sign in: by an API key (SECRET), by a token (OAUTH), as an application (APP) or not at all. Known values are `SECRET`, `NONE`, `OAUTH` and `APP`; there may be others. */
    authType: string;
    /** Protocol of callers. Known values are `HTTP` and `WEBSOCKET`; there may be others. */
    protocol: string;
    /** Number of its VPC. */
    vpcId: number;
    /** ID of its VPC. */
    uniqVpcId: string;
    /** Its kind. */
    apiType: string;
    /** Its part in OAuth. */
    apiBusinessType: string;
    /** The API that grants its tokens. */
    authRelationApiId: string;
    /** Its tags. */
    tags: string[];
    /** Its path. */
    path: string;
    /** Its method. */
    method: string;
    /** APIs that it grants tokens for. */
    relationBusinessApiIds: string[];
    /** Sign-in by OAuth, by the keys public_key, token_location and login_redirect_url. */
    oauthConfig?: { [key: string]: string };
    /** When it was last changed, in UTC. */
    modifyTime: string;
    /** When it was made, in UTC. */
    createTime: string;
  }

  /** One of them. */
  export interface GetApiGatewayPluginsResult {
    /** ID of the API. */
    apiId: string;
    /** Its name. */
    apiName: string;
    /** Its kind. */
    apiType: string;
    /** Its path. */
    path: string;
    /** Its method. */
    method: string;
    /** Whether it has another plugin of the kind. */
    attachedOtherPlugin: boolean;
    /** Whether it has the plugin. */
    isAttached: boolean;
  }

  /** One of them. */
  export interface GetApiGatewayServiceEnvironmentListResult {
    /** The environment: test, prepub or release. */
    environmentName: string;
    /** Its address. */
    url: string;
    /** 1 when something is released to it, else 0. */
    status: number;
    /** The release that it runs; empty when it is off line. */
    versionName: string;
  }

  /** One of them. */
  export interface GetApiGatewayServiceReleaseVersionsResult {
    /** The platform's name for the version. */
    versionName: string;
    /** What was new in it. */
    versionDesc: string;
  }

  /** One of them. */
  export interface GetApiGatewayServicesList {
    /** ID of the service. */
    serviceId: string;
    /** Name of the service. */
    serviceName: string;
    /** How the service can be called. Known values are `http`, `https` and `http&https`; there may be others. */
    protocol: string;
    /** What the service is for. */
    serviceDesc: string;
    /** From where the service can be called: inside the cloud (INNER), the internet (OUTER) or both. One can be added later, but not taken away. Known values are `INNER` and `OUTER`; there may be others. */
    netTypes: string[];
    /** Version of the addresses that it is called at. Known values are `IPv4` and `IPv6`; there may be others. */
    ipVersion: string;
    /** Its host inside the cloud; empty when it cannot be called from there. */
    internalSubDomain: string;
    /** Its host on the internet; empty when it cannot be called from there. */
    outerSubDomain: string;
    /** Its port for HTTP inside the cloud. */
    innerHttpPort: number;
    /** Its port for HTTPS inside the cloud. */
    innerHttpsPort: number;
    /** When it was last changed, in UTC. */
    modifyTime: string;
    /** When it was made, in UTC. */
    createTime: string;
    /**
     * The dedicated set that the service runs on; empty for a shared one.
     *
     * @deprecated Dedicated sets have made way for dedicated instances, which it does not tell.
     */
    exclusiveSetName: string;
    /** The usage plans in force: those of the whole service, each once, then those of its APIs. */
    usagePlanLists: output.GetApiGatewayServicesListUsagePlanList[];
  }

  /** A plan. */
  export interface GetApiGatewayServicesListUsagePlanList {
    /** ID of the plan. */
    usagePlanId: string;
    /** Name of the plan. */
    usagePlanName: string;
    /** What it is bound to: SERVICE or API. */
    bindType: string;
    /** ID of the API; empty for the whole service. */
    apiId: string;
  }

  /** One of them. */
  export interface GetApiGatewayThrottlingApisList {
    /** ID of the service. */
    serviceId: string;
    /** Its APIs; none when there is no such service. */
    apiEnvironmentStrategies: output.GetApiGatewayThrottlingApisListApiEnvironmentStrategy[];
  }

  /** One of them. */
  export interface GetApiGatewayThrottlingApisListApiEnvironmentStrategy {
    /** ID of the API. */
    apiId: string;
    /** Its name. */
    apiName: string;
    /** Its path. */
    path: string;
    /** Its method. */
    method: string;
    /** How much it may be called in each environment. */
    strategyLists: output.GetApiGatewayThrottlingApisListApiEnvironmentStrategyStrategyList[];
  }

  /** One of them. */
  export interface GetApiGatewayThrottlingApisListApiEnvironmentStrategyStrategyList {
    /** The environment: test, prepub or release. */
    environmentName: string;
    /** How many calls a second it lets in; -1 for no limit. */
    quota: number;
  }

  /** One of them. */
  export interface GetApiGatewayThrottlingServicesList {
    /** ID of the service. */
    serviceId: string;
    /** Its environments; none when there is no such service. */
    environments: output.GetApiGatewayThrottlingServicesListEnvironment[];
  }

  /** One of them. */
  export interface GetApiGatewayThrottlingServicesListEnvironment {
    /** The environment: test, prepub or release. */
    environmentName: string;
    /** Its address. */
    url: string;
    /** 1 when something is released to it, else 0. */
    status: number;
    /** The release that it runs; empty when it is off line. */
    versionName: string;
    /** How many calls a second it lets in; -1 for no limit. */
    strategy: number;
  }

  /** A filter. */
  export interface GetApiGatewayUpstreamsFilter {
    /** What is looked at. One of `ServiceId` or `ApiId`. */
    name: enums.GetApiGatewayUpstreamsFilterName;
    /** Values, of which one must match. At least 1 element. */
    values: string[];
  }

  /** One of them. */
  export interface GetApiGatewayUpstreamsResult {
    /** ID of the API. */
    apiId: string;
    /** Its name. */
    apiName: string;
    /** Its service. */
    serviceId: string;
    /** Name of the service. */
    serviceName: string;
    /** Since when its calls go through the upstream. */
    bindTime: string;
  }

  /** One of them. */
  export interface GetApiGatewayUsagePlanEnvironmentsList {
    /** ID of the service. */
    serviceId: string;
    /** Name of the service. */
    serviceName: string;
    /** ID of the API; empty for a whole service. */
    apiId: string;
    /** Name of the API; empty for a whole service. */
    apiName: string;
    /** Path of the API; empty for a whole service. */
    path: string;
    /** Method of the API; empty for a whole service. */
    method: string;
    /** The environment: test, prepub or release. */
    environment: string;
    /** When the binding was last changed, in UTC. */
    modifyTime: string;
    /** When it was bound, in UTC. */
    createTime: string;
  }

  /** One of them. */
  export interface GetApiGatewayUsagePlansList {
    /** ID of the plan. */
    usagePlanId: string;
    /** Name of the plan. */
    usagePlanName: string;
    /** What the plan is for. */
    usagePlanDesc: string;
    /** How many calls its holders may make in all. From 1 to 99999999, or -1 for no limit. */
    maxRequestNum: number;
    /** How many calls its holders may make in a second. From 1 to 2000, or -1 for no limit. */
    maxRequestNumPreSec: number;
    /** When it was last changed, in UTC. */
    modifyTime: string;
    /** When it was made, in UTC. */
    createTime: string;
  }

  /** One of them. */
  export interface GetProtocolTemplateGroupsGroupList {
    /** Its ID. */
    id: string;
    /** Name for people. */
    name: string;
    /** The protocol templates of the group. */
    templateIds: string[];
  }

  /** One of them. */
  export interface GetProtocolTemplatesTemplateList {
    /** Its ID. */
    id: string;
    /** Name for people. */
    name: string;
    /** What the template holds: protocols with their ports, in lower case. */
    protocols: string[];
  }

  export namespace config {
    /** Act as a role, by an assertion of a SAML identity provider. */
    export interface AssumeRoleWithSamls {
      /** The identity provider's assertion, in base64. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SAML_ASSERTION`, else `TENCENTCLOUD_ASSUME_ROLE_SAML_ASSERTION` is used. */
      samlAssertion?: string;
      /** The identity provider as the platform knows it. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_PRINCIPAL_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_PRINCIPAL_ARN` is used. */
      principalArn?: string;
      /** The role, `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN` is used. */
      roleArn?: string;
      /** Name of the session, which the platform's audit log shows. Must have 2 to 128 characters: letters, digits and = , . @ _ -. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME` is used. */
      sessionName?: string;
      /** How long the session lasts, in seconds. 0 stands for the default. It is renewed before its end where that is possible. Between 0 and 43200. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION` is used, else `7200`. */
      sessionDuration?: number;
    }

    /** Act as a role, by a token of an OpenID Connect identity provider. */
    export interface AssumeRoleWithWebIdentities {
      /** The identity provider as the platform knows it. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_PROVIDER_ID`, else `TENCENTCLOUD_ASSUME_ROLE_PROVIDER_ID` is used, else `OIDC`. */
      providerId?: string;
      /** The token. It wins over `webIdentityTokenFile`. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN`, else `TENCENTCLOUD_ASSUME_ROLE_WEB_IDENTITY_TOKEN` is used. */
      webIdentityToken?: string;
      /** JSON file `{"web_identity_token": "..."}`. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_WEB_IDENTITY_TOKEN_FILE` is used. */
      webIdentityTokenFile?: string;
      /** The role, `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. It wins over `roleArnFile`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN` is used. */
      roleArn?: string;
      /** JSON file `{"role_arn": "..."}`. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_ARN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_ARN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_ARNN_FILE` is used. */
      roleArnFile?: string;
      /** Name of the session, which the platform's audit log shows. Must have 2 to 128 characters: letters, digits and = , . @ _ -. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME` is used. */
      sessionName?: string;
      /** How long the session lasts, in seconds. 0 stands for the default. It is renewed before its end where that is possible. Between 0 and 43200. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION` is used, else `7200`. */
      sessionDuration?: number;
    }

    /** Act as a role, with the credentials that are given otherwise. */
    export interface AssumeRoles {
      /** The role, `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN` is used. */
      roleArn?: string;
      /** Name of the session, which the platform's audit log shows. Must have 2 to 128 characters: letters, digits and = , . @ _ -. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME` is used. */
      sessionName?: string;
      /** How long the session lasts, in seconds. 0 stands for the default. It is renewed before its end where that is possible. Between 0 and 43200. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION` is used, else `7200`. */
      sessionDuration?: number;
      /** Policy that narrows the session, as JSON text without a principal element. */
      policy?: string;
      /** External ID that the role demands. Must have 2 to 128 characters: letters, digits and = , . @ : / -. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_EXTERNAL_ID`, else `TENCENTCLOUD_ASSUME_ROLE_EXTERNAL_ID` is used. */
      externalId?: string;
      /** Account number of the caller. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SOURCE_IDENTITY`, else `TENCENTCLOUD_ASSUME_ROLE_SOURCE_IDENTITY` is used. */
      sourceIdentity?: string;
      /** The MFA device, `qcs::cam:uin/{owner's account number}::mfa/softToken`. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_SERIAL_NUMBER`, else `TENCENTCLOUD_ASSUME_ROLE_SERIAL_NUMBER` is used. */
      serialNumber?: string;
      /** The code that the MFA device shows. It works once: for the first process that signs in, and until the session ends. A preview signs in only when it calls a function or refreshes. When left out, the environment variable `CLOUDPROV_ASSUME_ROLE_TOKEN_CODE`, else `TENCENTCLOUD_ASSUME_ROLE_TOKEN_CODE` is used. */
      tokenCode?: string;
    }

    /** Prove an MFA device, for accounts that demand it. */
    export interface MfaCertifications {
      /** The MFA device, `qcs::cam:uin/{owner's account number}::mfa/softToken`. When left out, the environment variable `CLOUDPROV_MFA_CERTIFICATION_SERIAL_NUMBER`, else `TENCENTCLOUD_MFA_CERTIFICATION_SERIAL_NUMBER` is used. */
      serialNumber?: string;
      /** The code that the MFA device shows. It works once: for the first process that signs in, and until the session ends. A preview signs in only when it calls a function or refreshes. When left out, the environment variable `CLOUDPROV_MFA_CERTIFICATION_TOKEN_CODE`, else `TENCENTCLOUD_MFA_CERTIFICATION_TOKEN_CODE` is used. */
      tokenCode?: string;
      /** How long the session lasts, in seconds: at most 7200 for a main account. Between 0 and 129600. When left out, the environment variable `CLOUDPROV_MFA_CERTIFICATION_DURATION_SECONDS`, else `TENCENTCLOUD_MFA_CERTIFICATION_DURATION_SECONDS` is used, else `1800`. */
      durationSeconds?: number;
    }
  }
}
