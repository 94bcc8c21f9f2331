// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as enums from "./enums.ts";

export namespace output {
  /** How to create the object. */
  export interface ActionCreate {
    /** Action that creates the object. It receives all properties, unless `members` or `sends` is set. Must be the name of an action, such as DescribeInstances. */
    action: string;
    /** Members that the action receives, as dotted paths. Defaults to all members. Once the object is ready, entries of `update` set the others. `members` cannot be combined with `sends` `nothing`. */
    members?: string[];
    /** What the action receives in addition to `parameters`: its `members`, or nothing if `parameters` contains everything. Defaults to `members`. One of `members` or `nothing`. `members` cannot be combined with `sends` `nothing`. */
    sends?: enums.ActionCreateSends;
    /** Parameters of the action in addition to the properties. They are never compared. Texts may contain `{properties.Name}`. */
    parameters?: { [key: string]: any };
    /** Paths of the ID in the response, or `{properties.Name}` if your program names the object. A list of one element is passed through. Several parts are joined by `#`. At least 1 element. Exactly one of `id` or `idFromTask` must be set. */
    id?: string[];
    /** Paths of the ID in the final result of `task`, if only the task knows the ID. At least 1 element. Exactly one of `id` or `idFromTask` must be set. `task` must be set with `idFromTask`. */
    idFromTask?: string[];
    /** Whether the action supports the parameter `ClientToken`. The provider then sends the same token when it retries a creation whose response was lost. At most one of `find`, `clientToken` or `repeatable` can be set. */
    clientToken?: boolean;
    /** Whether the action may be repeated when its response was lost, because it only sets what already exists. At most one of `find`, `clientToken` or `repeatable` can be set. */
    repeatable?: boolean;
    /** How to find an object whose creation got no response. The provider adopts it instead of creating a second one. At most one of `find`, `clientToken` or `repeatable` can be set. */
    find?: output.ActionFind;
    /** Error codes that mean the object already exists. */
    takenCodes?: string[];
    /** Dotted paths in the response of values that only this action returns. They are returned in `values`, and the state keeps them. */
    outputs?: string[];
    /** Dotted paths in the response of secret values that only this action returns, such as a generated password. They are returned in `secretValues`, and the state keeps them as secrets. */
    secretOutputs?: string[];
    /** Whether to check that the object does not exist before the creation, by the ID that your program gives. Set it if the action silently accepts an object that already exists: the creation then fails. */
    lookFirst?: boolean;
    /** A task that does the work. The provider waits for it. `task` must be set with `idFromTask`. */
    task?: output.ActionTask;
  }

  /** How to delete the object. */
  export interface ActionDelete {
    /** Action that deletes the object. Must be the name of an action, such as DescribeInstances. Exactly one of `action` or `none` must be set. */
    action?: string;
    /** Service of this action, if it is another one, such as `tag`. Requires `version`. Must be the first label of the service's host, such as vpc. `version` must be set with `service`. `none` cannot be combined with `parameters`, `task`, `untilGone`, `service`, `version` or `region`. */
    service?: string;
    /** Version of the API of this action. Defaults to the resource's `version`. Must be a version of the service's API, such as 2017-03-12. `version` must be set with `service`. `none` cannot be combined with `parameters`, `task`, `untilGone`, `service`, `version` or `region`. */
    version?: string;
    /** Region of this action. Defaults to the resource's `region`. `none` cannot be combined with `parameters`, `task`, `untilGone`, `service`, `version` or `region`. */
    region?: string;
    /** Parameters of the action. Texts may contain `{id}`, `{id[0]}` for a part of an ID with several parts, and `{properties.Name}`. A placeholder that is the whole text keeps the type of its value; `{id:number}` converts the ID to a number. A property that your program does not give is rejected during preview. `none` cannot be combined with `parameters`, `task`, `untilGone`, `service`, `version` or `region`. */
    parameters?: { [key: string]: any };
    /** A task that does the work. The provider waits for it. `none` cannot be combined with `parameters`, `task`, `untilGone`, `service`, `version` or `region`. */
    task?: output.ActionTask;
    /** Whether to wait until the object disappears, if the platform shows it for a while after the deletion. `none` cannot be combined with `parameters`, `task`, `untilGone`, `service`, `version` or `region`. */
    untilGone?: boolean;
    /** Set this instead of `action` if no such action exists: deleting the resource keeps the object and shows this sentence. Must not be empty. Exactly one of `action` or `none` must be set. `none` cannot be combined with `parameters`, `task`, `untilGone`, `service`, `version` or `region`. */
    none?: string;
  }

  /** How to find an object whose creation got no response. The provider adopts it instead of creating a second one. */
  export interface ActionFind {
    /** Action that lists objects. Defaults to the read action. Must be the name of an action, such as DescribeInstances. */
    action?: string;
    /** Service of this action, if it is another one, such as `tag`. Requires `version`. Must be the first label of the service's host, such as vpc. `version` must be set with `service`. */
    service?: string;
    /** Version of the API of this action. Defaults to the resource's `version`. Must be a version of the service's API, such as 2017-03-12. `version` must be set with `service`. */
    version?: string;
    /** Region of this action. Defaults to the resource's `region`. */
    region?: string;
    /** Parameters of the action. Texts may contain `{id}`, `{id[0]}` for a part of an ID with several parts, and `{properties.Name}`. A placeholder that is the whole text keeps the type of its value; `{id:number}` converts the ID to a number. A property that your program does not give is rejected during preview. */
    parameters?: { [key: string]: any };
    /** Dotted path of the list in the response. Defaults to `at` of `read`. */
    at?: string;
    /** How to request the pages of a listing. By default, one response contains all elements. */
    paging?: output.ActionPaging;
    /** Members that identify the object: an element matches if they are equal to those in `properties`. At least 1 element. */
    by: string[];
    /** Paths of members that have another name in elements, by the members' names, as in `read`. */
    map?: { [key: string]: string };
    /** Paths of the ID in an element, as in `create`. At least 1 element. */
    id: string[];
    /** Path in an element of the object's creation time. Without it, the provider also lists the objects before the creation, and never adopts one that existed then. */
    createdAt?: string;
  }

  /** Another request that reads a part of the object. */
  export interface ActionOtherRead {
    /** Action that reads another part of the object. Must be the name of an action, such as DescribeInstances. */
    action: string;
    /** Service of this action, if it is another one, such as `tag`. Requires `version`. Must be the first label of the service's host, such as vpc. `version` must be set with `service`. */
    service?: string;
    /** Version of the API of this action. Defaults to the resource's `version`. Must be a version of the service's API, such as 2017-03-12. `version` must be set with `service`. */
    version?: string;
    /** Region of this action. Defaults to the resource's `region`. */
    region?: string;
    /** Parameters of the action. Texts may contain `{id}`, `{id[0]}` for a part of an ID with several parts, and `{properties.Name}`. A placeholder that is the whole text keeps the type of its value; `{id:number}` converts the ID to a number. A property that your program does not give is rejected during preview. */
    parameters?: { [key: string]: any };
    /** Dotted path in the response of the object, or of the list that contains it. Defaults to the whole response. `at` must be set with `where`. */
    at?: string;
    /** Selects the object in a list, as in `read`. `at` must be set with `where`. */
    where?: { [key: string]: any };
    /** Dotted path in the object for the result, which may be a list or a text. By default, the members of the result are merged into the object. */
    as?: string;
  }

  /** How to request the pages of a listing. By default, one response contains all elements. */
  export interface ActionPaging {
    /** Parameter for the number of elements before the page, such as `Offset`. Exactly one of `offset`, `page` or `token` must be set. */
    offset?: string;
    /** Parameter for the number of the page, starting at 1, such as `PageNumber`. Exactly one of `offset`, `page` or `token` must be set. */
    page?: string;
    /** Parameter for the token that the previous page returned, such as `NextToken`. Exactly one of `offset`, `page` or `token` must be set. At least one of `limit`, `size` and `token` must be set. */
    token?: string;
    /** Path in the response of the token for the next page. Defaults to the value of `token`. */
    next?: string;
    /** Parameter for the number of elements of a page, such as `Limit` or `PageSize`. At least one of `limit`, `size` and `token` must be set. */
    limit?: string;
    /** Number of elements of a page, which is sent in the parameter `limit`. Defaults to 100. A shorter page is the last one, unless the total number indicates more elements. At least 1. At least one of `limit`, `size` and `token` must be set. */
    size?: number;
    /** Path in the response of the total number of elements, such as `Page.Count`. Defaults to `TotalCount`, `Total` or `TotalNum` beside the list. */
    total?: string;
    /** Whether the action requires these numbers as texts, as the actions of `vpc` do. */
    texts?: boolean;
  }

  /** How to read the object. */
  export interface ActionRead {
    /** Action that reads the object. Must be the name of an action, such as DescribeInstances. */
    action: string;
    /** Service of this action, if it is another one, such as `tag`. Requires `version`. Must be the first label of the service's host, such as vpc. `version` must be set with `service`. */
    service?: string;
    /** Version of the API of this action. Defaults to the resource's `version`. Must be a version of the service's API, such as 2017-03-12. `version` must be set with `service`. */
    version?: string;
    /** Region of this action. Defaults to the resource's `region`. */
    region?: string;
    /** Parameters of the action. Texts may contain `{id}`, `{id[0]}` for a part of an ID with several parts, and `{properties.Name}`. A placeholder that is the whole text keeps the type of its value; `{id:number}` converts the ID to a number. A property that your program does not give is rejected during preview. */
    parameters?: { [key: string]: any };
    /** Dotted path in the response of the object, or of the list that contains it. Defaults to the whole response. `at` must be set with `where`. `at` must be set with `paging`. */
    at?: string;
    /** Selects the object in a list: paths in an element, with the values they must have. Texts may contain the same placeholders as those of `parameters`. Exactly one element must match. Defaults to the only element. A refresh reads all objects with the same parameters from one listing. `at` must be set with `where`. */
    where?: { [key: string]: any };
    /** How to request the pages of a listing. By default, one response contains all elements. `at` must be set with `paging`. */
    paging?: output.ActionPaging;
    /** Error codes that mean the object does not exist, in addition to `ResourceNotFound`. An empty list means the same. */
    goneCodes?: string[];
    /** Members that have another name in the response: their paths in the object, or `{id}` and other placeholders, by the members' paths, such as `{ Description: "Remark" }`. A path in brackets is a list whose only element is there: `{ Ports: "[Port]" }`. For a member that the response has as the only element of a list, give its number: `{ Port: "Ports.0" }`. */
    map?: { [key: string]: string };
    /** Other requests for parts of the object that the action does not return. If the platform has no such part, the object lacks its members. Each request is sent once per object, also in a refresh. */
    also?: output.ActionOtherRead[];
  }

  /** When a new or changed object is ready, according to `read`. */
  export interface ActionReady {
    /** Dotted path of the member that shows the state, such as `Status`. */
    member: string;
    /** Values of the member that end the wait. At least 1 element. */
    done: any[];
    /** Values of the member during the wait. If given, any other value is a failure. By default, every other value is waited on. */
    pending?: any[];
    /** Values of the member that mean failure. */
    failed?: any[];
  }

  /** A task that does the work. The provider waits for it. */
  export interface ActionTask {
    /** Path of the task's ID in the response, such as `TaskId`. */
    id: string;
    /** Action that returns the state of the task. Must be the name of an action, such as DescribeInstances. */
    action: string;
    /** Service of this action, if it is another one, such as `tag`. Requires `version`. Must be the first label of the service's host, such as vpc. `version` must be set with `service`. */
    service?: string;
    /** Version of the API of this action. Defaults to the resource's `version`. Must be a version of the service's API, such as 2017-03-12. `version` must be set with `service`. */
    version?: string;
    /** Region of this action. Defaults to the resource's `region`. */
    region?: string;
    /** Parameters of the action. Texts may contain `{id}`, `{id[0]}` for a part of an ID with several parts, and `{properties.Name}`. A placeholder that is the whole text keeps the type of its value; `{id:number}` converts the ID to a number. A property that your program does not give is rejected during preview. `{task}` is the ID of the task. */
    parameters?: { [key: string]: any };
    /** Dotted path in the response of the object, or of the list that contains it. Defaults to the whole response. */
    at?: string;
    /** Dotted path of the member that shows the state, such as `Status`. */
    member: string;
    /** Values of the member that end the wait. At least 1 element. */
    done: any[];
    /** Values of the member during the wait. If given, any other value is a failure. By default, every other value is waited on. */
    pending?: any[];
    /** Values of the member that mean failure. */
    failed?: any[];
    /** Dotted path of the reason for a failure, such as `ErrorMessage`. */
    reason?: string;
  }

  /** Action to call before the resource is deleted or its action is called again. By default, nothing is undone. */
  export interface ActionUndo {
    /** Action that undoes the call. Must be the name of an action, such as DescribeInstances. */
    action: string;
    /** Service of this action, if it is another one, such as `tag`. Requires `version`. Must be the first label of the service's host, such as vpc. `version` must be set with `service`. */
    service?: string;
    /** Version of the API of this action. Defaults to the resource's `version`. Must be a version of the service's API, such as 2017-03-12. `version` must be set with `service`. */
    version?: string;
    /** Region of this action. Defaults to the resource's `region`. */
    region?: string;
    /** Parameters of the action. Texts may contain `{properties.Name}`, where `Name` is a parameter of the call or a path in `outputs` or `secretOutputs`. A placeholder that matches none of them is rejected during preview. If a value is missing at deletion, the deletion fails and the state keeps the call. */
    parameters?: { [key: string]: any };
  }

  /** An action that changes some members. */
  export interface ActionUpdate {
    /** Members that the action changes, as dotted paths in `properties` and `secretProperties`. Defaults to all members. */
    members?: string[];
    /** Action that changes the object. Must be the name of an action, such as DescribeInstances. */
    action: string;
    /** Service of this action, if it is another one, such as `tag`. Requires `version`. Must be the first label of the service's host, such as vpc. `version` must be set with `service`. */
    service?: string;
    /** Version of the API of this action. Defaults to the resource's `version`. Must be a version of the service's API, such as 2017-03-12. `version` must be set with `service`. */
    version?: string;
    /** Region of this action. Defaults to the resource's `region`. */
    region?: string;
    /** Parameters of the action in addition to the members. Texts may contain `{id}`, `{id[0]}` for a part of an ID with several parts, and `{properties.Name}`. A placeholder that is the whole text keeps the type of its value; `{id:number}` converts the ID to a number. A property that your program does not give is rejected during preview. */
    parameters?: { [key: string]: any };
    /** What the action receives in addition to `parameters`: its `members`, all properties, or nothing. One of `members`, `all` or `nothing`. Defaults to `members`. */
    sends: enums.ActionUpdateSends;
    /** A task that does the work. The provider waits for it. */
    task?: output.ActionTask;
  }

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
    speedValues: output.AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfigSpeedValue[];
    /**
     * Destination ports, in the format that the platform used before `dstPortList`. If omitted, the platform chooses a value.
     *
     * @deprecated Use dstPortList.
     */
    dstPortScopes: output.AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfigDstPortScope[];
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

  /** A parameter. */
  export interface ApiGatewayApiConstantParameter {
    /** Name of the parameter. */
    name?: string;
    /** Description of the parameter. */
    desc?: string;
    /** Location of the parameter: `header`, `query` or `path`. */
    position?: string;
    /** Value of the parameter. */
    defaultValue?: string;
  }

  /** A microservice. */
  export interface ApiGatewayApiMicroService {
    /** Cluster of the microservice. */
    clusterId: string;
    /** Namespace of the microservice. */
    namespaceId: string;
    /** Name of the microservice. */
    microServiceName: string;
  }

  /** With the `authType` `OAUTH`: how tokens are verified. */
  export interface ApiGatewayApiOauthConfig {
    /** Public key that verifies tokens. */
    publicKey: string;
    /** Location of the token in a call. */
    tokenLocation: string;
    /** URL to which callers without a token are redirected. */
    loginRedirectUrl?: string;
  }

  /** A parameter. */
  export interface ApiGatewayApiRequestParameter {
    /** Name of the parameter. */
    name: string;
    /** Location of the parameter: `header`, `query` or `path`. Known values are `header`, `query`, `path`, `HEADER`, `QUERY` and `PATH`; the platform may accept others. Case is ignored in comparisons. */
    position: string;
    /** Type of the parameter, such as `string` or `int`. */
    type: string;
    /** Description of the parameter. */
    desc?: string;
    /** Value if the caller does not send the parameter. */
    defaultValue?: string;
    /** Whether the caller must send the parameter. Defaults to `false`. */
    required: boolean;
  }

  /** An error code. */
  export interface ApiGatewayApiResponseErrorCode {
    /** The error code. */
    code: number;
    /** Message for callers. */
    msg: string;
    /** Description of the error code. */
    desc?: string;
    /** The code that it is converted to. `convertedCode` is required when `needConvert` is true. */
    convertedCode?: number;
    /** Whether the code is converted to `convertedCode`. Defaults to `false`. `convertedCode` is required when `needConvert` is true. */
    needConvert: boolean;
  }

  /** An object storage bucket as the backend. */
  export interface ApiGatewayApiServiceConfigCosConfig {
    /** Action on an object: `GetObject` for GET, `PutObject` for PUT, `PostObject` or `AppendObject` for POST, `HeadObject` for HEAD, `DeleteObject` for DELETE. Known values are `GetObject`, `PutObject`, `PostObject`, `AppendObject`, `HeadObject` and `DeleteObject`; the platform may accept others. */
    action: string;
    /** Name of the bucket. */
    bucketName: string;
    /** Whether the gateway signs its calls to the bucket. */
    authorization?: boolean;
    /** How the path of a call is mapped to the path of an object. Known values are `BackEndPath` and `FullPath`; the platform may accept others. If omitted, the platform chooses a value. */
    pathMatchMode: string;
  }

  /** A parameter. */
  export interface ApiGatewayApiServiceParameter {
    /** Name of the parameter. */
    name?: string;
    /** Location of the parameter in the backend request: `header`, `query` or `path`. */
    position?: string;
    /** Location of the request parameter that provides the value. */
    relevantRequestParameterPosition?: string;
    /** Name of the request parameter that provides the value. */
    relevantRequestParameterName?: string;
    /** Value if the request parameter is missing. */
    defaultValue?: string;
    /** Description of the request parameter. */
    relevantRequestParameterDesc?: string;
    /** Type of the request parameter. The platform does not return it. The platform never returns it, so it is compared with the previous input. */
    relevantRequestParameterType?: string;
  }

  /** Health check of the microservices. Removing it from your program disables the check. */
  export interface ApiGatewayApiServiceTsfHealthCheckConf {
    /** Whether the health of backends is checked. */
    isHealthCheck?: boolean;
    /** Minimum number of calls for a health check to count. If omitted, the platform chooses a value. */
    requestVolumeThreshold: number;
    /** Time after which a failed backend is tried again, in milliseconds. If omitted, the platform chooses a value. */
    sleepWindowInMilliseconds: number;
    /** Percentage of calls that may fail. If omitted, the platform chooses a value. */
    errorThresholdPercentage: number;
  }

  /** Load balancing of the microservices. Removing it from your program disables load balancing. */
  export interface ApiGatewayApiServiceTsfLoadBalanceConf {
    /** Whether load balancing is enabled. */
    isLoadBalance?: boolean;
    /** Load balancing method. If omitted, the platform chooses a value. */
    method: string;
    /** Whether sessions stick to a backend. */
    sessionStickRequired?: boolean;
    /** How long sessions stick to a backend, in seconds. If omitted, the platform chooses a value. */
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
    /** IP address of the machine's host. */
    hostIp: string;
    /** IP address of the container. */
    dockerIp?: string;
  }

  /** Health check of the machines. The platform does not return it. */
  export interface ApiGatewayApiTargetServicesHealthCheckConf {
    /** Whether the health of backends is checked. */
    isHealthCheck?: boolean;
    /** Minimum number of calls for a health check to count. */
    requestVolumeThreshold?: number;
    /** Time after which a failed backend is tried again, in milliseconds. */
    sleepWindowInMilliseconds?: number;
    /** Percentage of calls that may fail. */
    errorThresholdPercentage?: number;
  }

  /** A parameter. */
  export interface ApiGatewayImportOpenApiConstantParameter {
    /** Name of the parameter. */
    name: string;
    /** Description of the parameter. */
    desc: string;
    /** Location of the parameter: `header`, `query` or `path`. */
    position: string;
    /** Value of the parameter. */
    defaultValue: string;
  }

  /** A microservice. */
  export interface ApiGatewayImportOpenApiMicroService {
    /** Cluster of the microservice. */
    clusterId: string;
    /** Namespace of the microservice. */
    namespaceId: string;
    /** Name of the microservice. */
    microServiceName: string;
  }

  /** With the `authType` `OAUTH`: how tokens are verified. */
  export interface ApiGatewayImportOpenApiOauthConfig {
    /** Public key that verifies tokens. */
    publicKey: string;
    /** Location of the token in a call. */
    tokenLocation: string;
    /** URL to which callers without a token are redirected. */
    loginRedirectUrl: string;
  }

  /** A parameter. */
  export interface ApiGatewayImportOpenApiRequestParameter {
    /** Name of the parameter. */
    name: string;
    /** Location of the parameter: `header`, `query` or `path`. Known values are `header`, `query`, `path`, `HEADER`, `QUERY` and `PATH`; there may be others. */
    position: string;
    /** Type of the parameter, such as `string` or `int`. */
    type: string;
    /** Description of the parameter. */
    desc: string;
    /** Value if the caller does not send the parameter. */
    defaultValue: string;
    /** Whether the caller must send the parameter. */
    required: boolean;
  }

  /** An error code. */
  export interface ApiGatewayImportOpenApiResponseErrorCode {
    /** The error code. */
    code: number;
    /** Message for callers. */
    msg: string;
    /** Description of the error code. */
    desc: string;
    /** The code that it is converted to. */
    convertedCode: number;
    /** Whether the code is converted to `convertedCode`. */
    needConvert: boolean;
  }

  /** An object storage bucket as the backend. */
  export interface ApiGatewayImportOpenApiServiceConfigCosConfig {
    /** Action on an object: `GetObject` for GET, `PutObject` for PUT, `PostObject` or `AppendObject` for POST, `HeadObject` for HEAD, `DeleteObject` for DELETE. Known values are `GetObject`, `PutObject`, `PostObject`, `AppendObject`, `HeadObject` and `DeleteObject`; there may be others. */
    action: string;
    /** Name of the bucket. */
    bucketName: string;
    /** Whether the gateway signs its calls to the bucket. */
    authorization: boolean;
    /** How the path of a call is mapped to the path of an object. Known values are `BackEndPath` and `FullPath`; there may be others. */
    pathMatchMode: string;
  }

  /** A parameter. */
  export interface ApiGatewayImportOpenApiServiceParameter {
    /** Name of the parameter. */
    name: string;
    /** Location of the parameter in the backend request: `header`, `query` or `path`. */
    position: string;
    /** Location of the request parameter that provides the value. */
    relevantRequestParameterPosition: string;
    /** Name of the request parameter that provides the value. */
    relevantRequestParameterName: string;
    /** Value if the request parameter is missing. */
    defaultValue: string;
    /** Description of the request parameter. */
    relevantRequestParameterDesc: string;
    /** Type of the request parameter. The platform does not return it. */
    relevantRequestParameterType?: string;
  }

  /** Health check of the microservices. Removing it from your program disables the check. */
  export interface ApiGatewayImportOpenApiServiceTsfHealthCheckConf {
    /** Whether the health of backends is checked. */
    isHealthCheck: boolean;
    /** Minimum number of calls for a health check to count. */
    requestVolumeThreshold: number;
    /** Time after which a failed backend is tried again, in milliseconds. */
    sleepWindowInMilliseconds: number;
    /** Percentage of calls that may fail. */
    errorThresholdPercentage: number;
  }

  /** Load balancing of the microservices. Removing it from your program disables load balancing. */
  export interface ApiGatewayImportOpenApiServiceTsfLoadBalanceConf {
    /** Whether load balancing is enabled. */
    isLoadBalance: boolean;
    /** Load balancing method. */
    method: string;
    /** Whether sessions stick to a backend. */
    sessionStickRequired: boolean;
    /** How long sessions stick to a backend, in seconds. */
    sessionStickTimeout: number;
  }

  /** An API. */
  export interface ApiGatewayServiceApiList {
    /** ID of the API. */
    apiId: string;
    /** Name of the API. */
    apiName: string;
    /** Description of the API. */
    apiDesc: string;
    /** Path of the API. */
    path: string;
    /** Method of the API. */
    method: string;
  }

  /** A plan. */
  export interface ApiGatewayServiceUsagePlanList {
    /** ID of the plan. */
    usagePlanId: string;
    /** Name of the plan. */
    usagePlanName: string;
    /** What the plan is attached to: `SERVICE` or `API`. */
    bindType: string;
    /** ID of the API. Empty for the whole service. */
    apiId: string;
  }

  /** How the health of the nodes is checked. */
  export interface ApiGatewayUpstreamHealthChecker {
    /** Whether the gateway calls nodes to check their health. */
    enableActiveCheck: boolean;
    /** Whether the gateway checks the responses of nodes to calls. */
    enablePassiveCheck: boolean;
    /** Statuses of a healthy node, such as `200,201`. */
    healthyHttpStatus: string;
    /** Statuses of an unhealthy node, such as `500`. */
    unhealthyHttpStatus: string;
    /** Number of consecutive failed connections that make a node unhealthy, from 0 (disabled) to 254. */
    tcpFailureThreshold: number;
    /** Number of consecutive timeouts that make a node unhealthy, from 0 (disabled) to 254. */
    timeoutThreshold: number;
    /** Number of consecutive responses with an unhealthy status that make a node unhealthy, from 0 (disabled) to 254. */
    httpFailureThreshold: number;
    /** Path of health check calls. The platform's default is `/`. If omitted, the platform chooses a value. */
    activeCheckHttpPath: string;
    /** Timeout of a health check call, in seconds. The platform's default is 5. If omitted, the platform chooses a value. */
    activeCheckTimeout: number;
    /** Interval between health check calls, in seconds. The platform's default is 5. If omitted, the platform chooses a value. */
    activeCheckInterval: number;
    /** Time after which an unhealthy node is tried again, in seconds. The platform's default is 30. If omitted, the platform chooses a value. */
    unhealthyTimeout: number;
  }

  /** A service of a cluster. */
  export interface ApiGatewayUpstreamK8sService {
    /** Share of the calls for this service, from 0 to 100. */
    weight: number;
    /** The cluster, `cls-...`. */
    clusterId: string;
    /** Namespace of the service. */
    namespace: string;
    /** Name of the service. */
    serviceName: string;
    /** Port of the service. */
    port: number;
    /** Additional labels that the pods must have. */
    extraLabels: output.ApiGatewayUpstreamK8sServiceExtraLabel[];
    /** Custom name. If omitted, the platform chooses a value. */
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
    /** IP address or domain. */
    host: string;
    /** Port, from 0 to 65535. */
    port: number;
    /** Share of the calls for this node, from 0 (none) to 100. */
    weight: number;
    /** ID of the node's machine, `ins-...`. If omitted, the platform chooses a value. */
    vmInstanceId: string;
    /** Labels that calls are routed by. If omitted, the platform chooses a value. */
    tags: string[];
    /** Name of the service in the cluster. If omitted, the platform chooses a value. */
    serviceName: string;
    /** Namespace of the service in the cluster. If omitted, the platform chooses a value. */
    nameSpace: string;
    /** The cluster, `cls-...`. If omitted, the platform chooses a value. */
    clusterId: string;
    /** Source of the node: `K8S`. If omitted, the platform chooses a value. */
    source: string;
    /** Name that the gateway uses for the service. If omitted, the platform chooses a value. */
    uniqueServiceName: string;
  }

  /** An attachment. */
  export interface ApiGatewayUsagePlanAttachList {
    /** ID of the service. */
    serviceId: string;
    /** Name of the service. */
    serviceName: string;
    /** ID of the API. Empty for a whole service. */
    apiId: string;
    /** Name of the API. Empty for a whole service. */
    apiName: string;
    /** Path of the API. Empty for a whole service. */
    path: string;
    /** Method of the API. Empty for a whole service. */
    method: string;
    /** The environment: test, prepub or release. */
    environment: string;
    /** Time of the last change of the attachment, in UTC. */
    modifyTime: string;
    /** Time of creation of the attachment, in UTC. */
    createTime: string;
  }

  /** Automatic creation of topics. Without it, none is created automatically. */
  export interface CkafkaInstanceConfig {
    /** Whether a topic is created when a client first uses it. */
    autoCreateTopicEnable: boolean;
    /** Number of partitions of such a topic. At least 1. */
    defaultNumPartitions: number;
    /** Number of replicas of such a topic. At least 1. */
    defaultReplicationFactor: number;
  }

  /** Earlier deletion of messages when the disks are nearly full. */
  export interface CkafkaInstanceDynamicRetentionConfig {
    /** 1 turns it on, 0 off. Between 0 and 1. If omitted, the platform chooses a value. */
    enable: number;
    /** Used percentage of the disks from which messages are deleted earlier. Between 0 and 100. If omitted, the platform chooses a value. */
    diskQuotaPercentage: number;
    /** Percentage by which each step shortens the time for which messages are kept. Between 0 and 100. If omitted, the platform chooses a value. */
    stepForwardPercentage: number;
    /** Minutes for which messages are kept in any case. At least 0. If omitted, the platform chooses a value. */
    bottomRetention: number;
  }

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
    l4Clusters?: output.ClbInstanceExclusiveClusterL4Cluster[];
    /** Clusters for HTTP and HTTPS. */
    l7Clusters?: output.ClbInstanceExclusiveClusterL7Cluster[];
    /** Cluster of the gateway of the network. */
    classicalCluster?: output.ClbInstanceExclusiveClusterClassicalCluster;
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

  /** Contents of the index. Removing the property keeps the current rule. */
  export interface ClsIndexRule {
    /** Full-text index. Omit it for none. */
    fullText?: output.ClsIndexRuleFullText;
    /** Index of keys in logs. Omit it for none. */
    keyValue?: output.ClsIndexRuleKeyValue;
    /** Index of metadata keys, without the prefix `__TAG__.`. Omit it for none. */
    tag?: output.ClsIndexRuleTag;
    /** Automatic index of keys. Omit it for none. */
    dynamicIndex?: output.ClsIndexRuleDynamicIndex;
  }

  /** Automatic index of keys. Omit it for none. */
  export interface ClsIndexRuleDynamicIndex {
    /** Whether the platform adds all keys of the logs to the index, also those of later logs. */
    status: boolean;
  }

  /** Full-text index. Omit it for none. */
  export interface ClsIndexRuleFullText {
    /** Whether searches distinguish upper and lower case. */
    caseSensitive: boolean;
    /** Separators: each character separates words. */
    tokenizer: string;
    /** Whether the logs contain Chinese. */
    containZH: boolean;
  }

  /** Index of keys in logs. Omit it for none. */
  export interface ClsIndexRuleKeyValue {
    /** Whether searches distinguish upper and lower case. */
    caseSensitive: boolean;
    /** Indexed keys. Their order does not matter. */
    keyValues?: output.ClsIndexRuleKeyValueKeyValue[];
  }

  /** A key. */
  export interface ClsIndexRuleKeyValueKeyValue {
    /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
    key: string;
    /** How the key is indexed. */
    value?: output.ClsIndexRuleKeyValueKeyValueValue;
  }

  /** How the key is indexed. */
  export interface ClsIndexRuleKeyValueKeyValueValue {
    /** Keys inside a JSON value. */
    childNodes?: output.ClsIndexRuleKeyValueKeyValueValueChildNode[];
    /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    type: enums.ClsIndexRuleKeyValueKeyValueValueType;
    /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    tokenizer?: string;
    /** Whether the key can be analyzed with SQL. */
    sqlFlag?: boolean;
    /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    containZH?: boolean;
    /** Alias of the key. */
    alias?: string;
    /** Whether only the keys inside a JSON value are indexed. */
    openIndexForChildOnly?: boolean;
  }

  /** A key. */
  export interface ClsIndexRuleKeyValueKeyValueValueChildNode {
    /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
    key: string;
    /** How the key is indexed. */
    value?: output.ClsIndexRuleKeyValueKeyValueValueChildNodeValue;
  }

  /** How the key is indexed. */
  export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValue {
    /** Keys inside a JSON value. */
    childNodes?: output.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNode[];
    /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    type: enums.ClsIndexRuleKeyValueKeyValueValueChildNodeValueType;
    /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    tokenizer?: string;
    /** Whether the key can be analyzed with SQL. */
    sqlFlag?: boolean;
    /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    containZH?: boolean;
    /** Alias of the key. */
    alias?: string;
    /** Whether only the keys inside a JSON value are indexed. */
    openIndexForChildOnly?: boolean;
  }

  /** A key. */
  export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNode {
    /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
    key: string;
    /** How the key is indexed. */
    value?: output.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValue;
  }

  /** How the key is indexed. */
  export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValue {
    /** Keys inside a JSON value. */
    childNodes?: output.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNode[];
    /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    type: enums.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueType;
    /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    tokenizer?: string;
    /** Whether the key can be analyzed with SQL. */
    sqlFlag?: boolean;
    /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    containZH?: boolean;
    /** Alias of the key. */
    alias?: string;
    /** Whether only the keys inside a JSON value are indexed. */
    openIndexForChildOnly?: boolean;
  }

  /** A key. */
  export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNode {
    /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
    key: string;
    /** How the key is indexed. */
    value?: output.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValue;
  }

  /** How the key is indexed. */
  export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValue {
    /** Keys inside a JSON value. */
    childNodes?: output.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNode[];
    /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    type: enums.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueType;
    /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    tokenizer?: string;
    /** Whether the key can be analyzed with SQL. */
    sqlFlag?: boolean;
    /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    containZH?: boolean;
    /** Alias of the key. */
    alias?: string;
    /** Whether only the keys inside a JSON value are indexed. */
    openIndexForChildOnly?: boolean;
  }

  /** A key. */
  export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNode {
    /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
    key: string;
    /** How the key is indexed. */
    value?: output.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue;
  }

  /** How the key is indexed. */
  export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue {
    /** Keys inside a JSON value. */
    childNodes?: output.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNode[];
    /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    type: enums.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType;
    /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    tokenizer?: string;
    /** Whether the key can be analyzed with SQL. */
    sqlFlag?: boolean;
    /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    containZH?: boolean;
    /** Alias of the key. */
    alias?: string;
    /** Whether only the keys inside a JSON value are indexed. */
    openIndexForChildOnly?: boolean;
  }

  /** A key. */
  export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNode {
    /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
    key: string;
    /** How the key is indexed. */
    value?: output.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue;
  }

  /** How the key is indexed. */
  export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue {
    /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    type: enums.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType;
    /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    tokenizer?: string;
    /** Whether the key can be analyzed with SQL. */
    sqlFlag?: boolean;
    /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    containZH?: boolean;
    /** Alias of the key. */
    alias?: string;
    /** Whether only the keys inside a JSON value are indexed. */
    openIndexForChildOnly?: boolean;
  }

  /** Index of metadata keys, without the prefix `__TAG__.`. Omit it for none. */
  export interface ClsIndexRuleTag {
    /** Whether searches distinguish upper and lower case. */
    caseSensitive: boolean;
    /** Indexed keys. Their order does not matter. */
    keyValues?: output.ClsIndexRuleTagKeyValue[];
  }

  /** A key. */
  export interface ClsIndexRuleTagKeyValue {
    /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
    key: string;
    /** How the key is indexed. */
    value?: output.ClsIndexRuleTagKeyValueValue;
  }

  /** How the key is indexed. */
  export interface ClsIndexRuleTagKeyValueValue {
    /** Keys inside a JSON value. */
    childNodes?: output.ClsIndexRuleTagKeyValueValueChildNode[];
    /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    type: enums.ClsIndexRuleTagKeyValueValueType;
    /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    tokenizer?: string;
    /** Whether the key can be analyzed with SQL. */
    sqlFlag?: boolean;
    /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    containZH?: boolean;
    /** Alias of the key. */
    alias?: string;
    /** Whether only the keys inside a JSON value are indexed. */
    openIndexForChildOnly?: boolean;
  }

  /** A key. */
  export interface ClsIndexRuleTagKeyValueValueChildNode {
    /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
    key: string;
    /** How the key is indexed. */
    value?: output.ClsIndexRuleTagKeyValueValueChildNodeValue;
  }

  /** How the key is indexed. */
  export interface ClsIndexRuleTagKeyValueValueChildNodeValue {
    /** Keys inside a JSON value. */
    childNodes?: output.ClsIndexRuleTagKeyValueValueChildNodeValueChildNode[];
    /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    type: enums.ClsIndexRuleTagKeyValueValueChildNodeValueType;
    /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    tokenizer?: string;
    /** Whether the key can be analyzed with SQL. */
    sqlFlag?: boolean;
    /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    containZH?: boolean;
    /** Alias of the key. */
    alias?: string;
    /** Whether only the keys inside a JSON value are indexed. */
    openIndexForChildOnly?: boolean;
  }

  /** A key. */
  export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNode {
    /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
    key: string;
    /** How the key is indexed. */
    value?: output.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValue;
  }

  /** How the key is indexed. */
  export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValue {
    /** Keys inside a JSON value. */
    childNodes?: output.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNode[];
    /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    type: enums.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueType;
    /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    tokenizer?: string;
    /** Whether the key can be analyzed with SQL. */
    sqlFlag?: boolean;
    /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    containZH?: boolean;
    /** Alias of the key. */
    alias?: string;
    /** Whether only the keys inside a JSON value are indexed. */
    openIndexForChildOnly?: boolean;
  }

  /** A key. */
  export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNode {
    /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
    key: string;
    /** How the key is indexed. */
    value?: output.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValue;
  }

  /** How the key is indexed. */
  export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValue {
    /** Keys inside a JSON value. */
    childNodes?: output.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNode[];
    /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    type: enums.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueType;
    /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    tokenizer?: string;
    /** Whether the key can be analyzed with SQL. */
    sqlFlag?: boolean;
    /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    containZH?: boolean;
    /** Alias of the key. */
    alias?: string;
    /** Whether only the keys inside a JSON value are indexed. */
    openIndexForChildOnly?: boolean;
  }

  /** A key. */
  export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNode {
    /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
    key: string;
    /** How the key is indexed. */
    value?: output.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue;
  }

  /** How the key is indexed. */
  export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue {
    /** Keys inside a JSON value. */
    childNodes?: output.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNode[];
    /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    type: enums.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType;
    /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    tokenizer?: string;
    /** Whether the key can be analyzed with SQL. */
    sqlFlag?: boolean;
    /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    containZH?: boolean;
    /** Alias of the key. */
    alias?: string;
    /** Whether only the keys inside a JSON value are indexed. */
    openIndexForChildOnly?: boolean;
  }

  /** A key. */
  export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNode {
    /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
    key: string;
    /** How the key is indexed. */
    value?: output.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue;
  }

  /** How the key is indexed. */
  export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue {
    /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    type: enums.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType;
    /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    tokenizer?: string;
    /** Whether the key can be analyzed with SQL. */
    sqlFlag?: boolean;
    /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    containZH?: boolean;
    /** Alias of the key. */
    alias?: string;
    /** Whether only the keys inside a JSON value are indexed. */
    openIndexForChildOnly?: boolean;
  }

  /** Your own key for the encryption. Defaults to the key of the log service, with the alias KMS-CLS. */
  export interface ClsTopicCustomKmsInfo {
    /** Region of the key, such as `ap-guangzhou`. */
    kmsRegion: string;
    /** ID of the key. */
    kmsKeyId: string;
  }

  /** Anonymous access to the topic. Required with `isWebTracking`. Removing it ends the anonymous access. */
  export interface ClsTopicExtends {
    /** Rules of anonymous access. */
    anonymousAccess?: output.ClsTopicExtendsAnonymousAccess;
  }

  /** Rules of anonymous access. */
  export interface ClsTopicExtendsAnonymousAccess {
    /** Operations that need no signature. One of `trackLog` or `realtimeProducer`. */
    operations?: enums.ClsTopicExtendsAnonymousAccessOperation[];
    /** Conditions that anonymous requests must meet. */
    conditions?: output.ClsTopicExtendsAnonymousAccessCondition[];
  }

  /** A condition for anonymous requests. */
  export interface ClsTopicExtendsAnonymousAccessCondition {
    /** Attribute to compare: `VpcID`. Must be `VpcID`. */
    attributes?: enums.ClsTopicExtendsAnonymousAccessConditionAttributes;
    /** `1` if the value must be equal, `2` if it must differ. Between 1 and 2. */
    rule?: number;
    /** Value to compare with, such as the ID of a private network. */
    conditionValue?: string;
  }

  /** A rule. */
  export interface CosBucketCorsRule {
    /** Origins that may send requests, such as `https://example.com`, or `*`. */
    allowedOrigins: string[];
    /** Methods that they may use: `GET`, `PUT`, `HEAD`, `POST` or `DELETE`. */
    allowedMethods: string[];
    /** Headers that they may send, or `*`. */
    allowedHeaders: string[];
    /** Headers of responses that they may read. */
    exposeHeaders?: string[];
    /** How long browsers may keep the result of a preflight request, in seconds. At least 0. */
    maxAgeSeconds?: number;
  }

  /** A rule. */
  export interface CosBucketIntelligentTieringArchivingRuleList {
    /** ID of the rule. Must not be default, which is the platform's own rule. */
    ruleId: string;
    /** `Enabled` or `Disabled`. Known values are `Enabled` and `Disabled`; the platform may accept others. */
    status: string;
    /** Which objects are archived. If omitted, the platform chooses a value. */
    filter: output.CosBucketIntelligentTieringArchivingRuleListFilter;
    /** When objects are archived. */
    tierings: output.CosBucketIntelligentTieringArchivingRuleListTiering[];
  }

  /** Which objects are archived. */
  export interface CosBucketIntelligentTieringArchivingRuleListFilter {
    /** Several conditions, all of which must be met. */
    and?: output.CosBucketIntelligentTieringArchivingRuleListFilterAnd;
    /** Beginning of the names of the objects. */
    prefix?: string;
    /** Tags that the objects must have. */
    tags?: output.CosBucketIntelligentTieringArchivingRuleListFilterTag[];
  }

  /** Several conditions, all of which must be met. */
  export interface CosBucketIntelligentTieringArchivingRuleListFilterAnd {
    /** Beginning of the names of the objects. */
    prefix?: string;
    /** Tags that the objects must have. */
    tags?: output.CosBucketIntelligentTieringArchivingRuleListFilterAndTag[];
  }

  /** A tag. */
  export interface CosBucketIntelligentTieringArchivingRuleListFilterAndTag {
    /** Key of the tag. */
    key: string;
    /** Value of the tag. */
    value: string;
  }

  /** A tag. */
  export interface CosBucketIntelligentTieringArchivingRuleListFilterTag {
    /** Key of the tag. */
    key: string;
    /** Value of the tag. */
    value: string;
  }

  /** A tier. */
  export interface CosBucketIntelligentTieringArchivingRuleListTiering {
    /** `ARCHIVE_ACCESS` or `DEEP_ARCHIVE_ACCESS`. Known values are `ARCHIVE_ACCESS` and `DEEP_ARCHIVE_ACCESS`; the platform may accept others. */
    accessTier: string;
    /** How many days without access it takes until an object is archived. At least 1. */
    days: number;
  }

  /** A rule. */
  export interface CosBucketLifecycleRule {
    /** ID of the rule. Defaults to one that the platform chooses. If omitted, the platform chooses a value. */
    id: string;
    /** Beginning of the names of the objects that the rule is about. Defaults to all objects. */
    filterPrefix?: string;
    /** When objects move to a cheaper storage class. */
    transitions?: output.CosBucketLifecycleRuleTransition[];
    /** When objects are deleted. */
    expiration?: output.CosBucketLifecycleRuleExpiration;
    /** When earlier versions move to a cheaper storage class. */
    nonCurrentTransitions?: output.CosBucketLifecycleRuleNonCurrentTransition[];
    /** When earlier versions are deleted. */
    nonCurrentExpiration?: output.CosBucketLifecycleRuleNonCurrentExpiration;
    /** When unfinished uploads in parts are deleted. */
    abortIncompleteMultipartUpload?: output.CosBucketLifecycleRuleAbortIncompleteMultipartUpload;
  }

  /** When unfinished uploads in parts are deleted. */
  export interface CosBucketLifecycleRuleAbortIncompleteMultipartUpload {
    /** How many days after its beginning an upload is deleted. At least 1. */
    daysAfterInitiation: number;
  }

  /** When objects are deleted. */
  export interface CosBucketLifecycleRuleExpiration {
    /** Date from which objects are deleted, in UTC. Must be a date such as 2030-01-31. At most one of `date` or `days` can be set. */
    date?: string;
    /** How many days after their last change objects are deleted. At least 0. At most one of `date` or `days` can be set. */
    days?: number;
    /** Whether delete markers without other versions are removed. */
    deleteMarker?: boolean;
  }

  /** When earlier versions are deleted. */
  export interface CosBucketLifecycleRuleNonCurrentExpiration {
    /** How many days after it was replaced a version is deleted. At least 0. */
    nonCurrentDays?: number;
  }

  /** A change of the storage class. */
  export interface CosBucketLifecycleRuleNonCurrentTransition {
    /** How many days after it was replaced a version is moved. At least 0. */
    nonCurrentDays?: number;
    /** Storage class of the objects from then on. Known values are `STANDARD_IA`, `MAZ_STANDARD_IA`, `INTELLIGENT_TIERING`, `MAZ_INTELLIGENT_TIERING`, `ARCHIVE` and `DEEP_ARCHIVE`; the platform may accept others. */
    storageClass: string;
  }

  /** A change of the storage class. */
  export interface CosBucketLifecycleRuleTransition {
    /** Date from which objects are moved, in UTC. Must be a date such as 2030-01-31. Exactly one of `date` or `days` must be set. */
    date?: string;
    /** How many days after their last change objects are moved. At least 0. Exactly one of `date` or `days` must be set. */
    days?: number;
    /** Storage class of the objects from then on. Known values are `STANDARD_IA`, `MAZ_STANDARD_IA`, `INTELLIGENT_TIERING`, `MAZ_INTELLIGENT_TIERING`, `ARCHIVE` and `DEEP_ARCHIVE`; the platform may accept others. */
    storageClass: string;
  }

  /** Lock of objects against changes and deletion. */
  export interface CosBucketObjectLockConfiguration {
    /** Whether objects can be locked. It cannot be turned off again. */
    enabled: boolean;
    /** How long new objects are locked. */
    rule?: output.CosBucketObjectLockConfigurationRule;
  }

  /** How long new objects are locked. */
  export interface CosBucketObjectLockConfigurationRule {
    /** How many days new objects can be neither changed nor deleted. At least 1. */
    days: number;
  }

  /** A domain. */
  export interface CosBucketOriginDomainRule {
    /** The domain. A TXT record must prove that it is yours. */
    domain: string;
    /** What the domain leads to: `REST` for the bucket itself, `WEBSITE` for its website, or `ACCELERATE` for global acceleration. Known values are `REST`, `WEBSITE` and `ACCELERATE`; the platform may accept others. Defaults to `REST`. */
    type: string;
    /** `ENABLED` or `DISABLED`. One of `ENABLED` or `DISABLED`. Defaults to `ENABLED`. */
    status: enums.CosBucketOriginDomainRuleStatus;
  }

  /** A rule. */
  export interface CosBucketOriginPullRule {
    /** Priority; 1 is the highest. At least 1. */
    priority: number;
    /** How the object is fetched: `Mirror` stores it in the bucket, `Proxy` only passes it on, and `Redirect` sends the client to the origin. One of `Proxy`, `Mirror` or `Redirect`. If omitted, the platform chooses a value. */
    backToSourceMode: enums.CosBucketOriginPullRuleBackToSourceMode;
    /** Status of a redirect, such as `302`. If omitted, the platform chooses a value. */
    httpRedirectCode: string;
    /** Beginning of the names of the objects that the rule is about. Defaults to an empty string. */
    prefix: string;
    /** Protocol of requests to the origin: `HTTP`, `HTTPS`, or `FOLLOW` for that of the client. Known values are `HTTP`, `HTTPS` and `FOLLOW`; the platform may accept others. Defaults to an empty string. */
    protocol: string;
    /** Host of the origin, such as `origin.example.com`. */
    host: string;
    /** Whether the query of the request is passed on. Defaults to `true`. */
    followQueryString: boolean;
    /** Whether redirects of the origin are followed. Defaults to `true`. */
    followRedirection: boolean;
    /** Headers of the request that are passed on. */
    followHttpHeaders?: string[];
    /** Headers that are added to requests to the origin, by name. */
    customHttpHeaders?: { [key: string]: string };
  }

  /** A rule. */
  export interface CosBucketReplicaRule {
    /** ID of the rule. */
    id?: string;
    /** `Enabled` or `Disabled`. Known values are `Enabled` and `Disabled`; the platform may accept others. */
    status?: string;
    /** Priority of the rule. At least 1. */
    priority?: number;
    /** Beginning of the names of the objects that are copied. If omitted, the platform chooses a value. */
    prefix: string;
    /** Which objects are copied. If omitted, the platform chooses a value. */
    filter: output.CosBucketReplicaRuleFilter;
    /** Bucket that receives the copies: `qcs::cos:<region>::<bucket>`. It must have versions, too. */
    destinationBucket: string;
    /** Storage class of the copies. Known values are `Standard`, `Intelligent_Tiering` and `Standard_IA`; the platform may accept others. */
    destinationStorageClass?: string;
    /** Key of the Key Management Service that encrypts the copies. */
    destinationEncryptionKmsKeyId?: string;
    /** Whether delete markers are copied. */
    deleteMarkerReplication?: output.CosBucketReplicaRuleDeleteMarkerReplication;
    /** Which kinds of objects are copied. If omitted, the platform chooses a value. */
    sourceSelectionCriteria: output.CosBucketReplicaRuleSourceSelectionCriteria;
  }

  /** Whether delete markers are copied. */
  export interface CosBucketReplicaRuleDeleteMarkerReplication {
    /** `Enabled` or `Disabled`. Known values are `Enabled` and `Disabled`; the platform may accept others. */
    status?: string;
  }

  /** Which objects are copied. */
  export interface CosBucketReplicaRuleFilter {
    /** Several conditions, all of which must be met. */
    and?: output.CosBucketReplicaRuleFilterAnd;
    /** Beginning of the names of the objects. If omitted, the platform chooses a value. */
    prefix: string;
  }

  /** Several conditions, all of which must be met. */
  export interface CosBucketReplicaRuleFilterAnd {
    /** Beginning of the names of the objects. If omitted, the platform chooses a value. */
    prefix: string;
    /** Tags that the objects must have. */
    tags?: output.CosBucketReplicaRuleFilterAndTag[];
  }

  /** A tag. */
  export interface CosBucketReplicaRuleFilterAndTag {
    /** Key of the tag. */
    key: string;
    /** Value of the tag. */
    value: string;
  }

  /** Which kinds of objects are copied. */
  export interface CosBucketReplicaRuleSourceSelectionCriteria {
    /** Whether encrypted objects are copied. If omitted, the platform chooses a value. */
    sseKmsEncryptedObjects: output.CosBucketReplicaRuleSourceSelectionCriteriaSseKmsEncryptedObjects;
  }

  /** Whether encrypted objects are copied. */
  export interface CosBucketReplicaRuleSourceSelectionCriteriaSseKmsEncryptedObjects {
    /** `Enabled` or `Disabled`. Known values are `Enabled` and `Disabled`; the platform may accept others. If omitted, the platform chooses a value. */
    status: string;
  }

  /** A static website from the objects of the bucket. */
  export interface CosBucketWebsite {
    /** Object that is shown for a folder, such as `index.html`. */
    indexDocument?: string;
    /** Object that is shown after an error, such as `error.html`. */
    errorDocument?: string;
    /** Protocol that all requests are redirected to: `http` or `https`. One of `http` or `https`. If omitted, the platform chooses a value. */
    redirectAllRequestsTo: enums.CosBucketWebsiteRedirectAllRequestsTo;
    /** Redirects of some requests. */
    routingRules?: output.CosBucketWebsiteRoutingRules;
    /** Host of the website. Only the platform sets it. */
    endpoint: string;
  }

  /** Redirects of some requests. */
  export interface CosBucketWebsiteRoutingRules {
    /** The rules, in their order. */
    rules: output.CosBucketWebsiteRoutingRulesRule[];
  }

  /** A rule. */
  export interface CosBucketWebsiteRoutingRulesRule {
    /** Status that the rule is about, such as `404`. At most one of `conditionErrorCode` or `conditionPrefix` can be set. */
    conditionErrorCode?: string;
    /** Beginning of the names of the objects that the rule is about. At most one of `conditionErrorCode` or `conditionPrefix` can be set. */
    conditionPrefix?: string;
    /** Protocol of the redirect, such as `https`. */
    redirectProtocol?: string;
    /** Object that replaces the requested one. At most one of `redirectReplaceKey` or `redirectReplaceKeyPrefix` can be set. */
    redirectReplaceKey?: string;
    /** Text that replaces `conditionPrefix` in the name of the object. At most one of `redirectReplaceKey` or `redirectReplaceKeyPrefix` can be set. */
    redirectReplaceKeyPrefix?: string;
  }

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

  /** Topology of the processors. Defaults to that of the type. */
  export interface InstanceCpuTopology {
    /** Number of physical cores. At least 0. If omitted, the platform chooses a value. A change replaces the resource. */
    coreCount: number;
    /** Threads of a core: 1 turns hyper-threading off, 2 turns it on. At least 0. If omitted, the platform chooses a value. A change replaces the resource. */
    threadPerCore: number;
  }

  /** A data disk. */
  export interface InstanceDataDisk {
    /** ID of the disk, `disk-...`. Accepted for compatibility; it has no effect. */
    dataDiskId: string;
    /** Name of the disk. At most 60 characters. If omitted, the platform chooses a value. */
    dataDiskName: string;
    /** Type of the disk. Known values are `CLOUD_PREMIUM`, `CLOUD_BSSD`, `CLOUD_SSD`, `CLOUD_HSSD`, `CLOUD_TSSD`, `CLOUD_BASIC`, `LOCAL_BASIC`, `LOCAL_SSD`, `LOCAL_NVME` and `LOCAL_PRO`; the platform may accept others. A change replaces the resource. */
    dataDiskType: string;
    /** Size in GB, in steps of 10. It can only grow. At least 1. Some changes are rejected, because a disk can only grow: restore the size, or replace the machine with `--replace`, which loses the data. */
    dataDiskSize: number;
    /** ID of the snapshot, `snap-...`, from which the disk gets its data. The platform does not return it. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
    dataDiskSnapshotId?: string;
    /** Whether the disk is deleted with the machine. Only disks that are charged by the hour support true; set it to false for other charge types. Defaults to `true`. A change replaces the resource. */
    deleteWithInstance: boolean;
    /** Whether a deletion of a prepaid machine also returns the disk. Defaults to `false`. */
    deleteWithInstancePrepaid: boolean;
    /** Whether the disk is encrypted. Defaults to `false`. A change replaces the resource. */
    encrypt: boolean;
    /** ID of the key in the Key Management Service. Requires `encrypt`. If omitted, the platform chooses a value. A change replaces the resource. */
    kmsKeyId: string;
    /** Additional throughput in MiB/s, for `CLOUD_HSSD` and `CLOUD_TSSD`. At least 0. Defaults to `0`. A change replaces the resource. */
    throughputPerformance: number;
  }

  /** Tokens of service accounts. */
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
    instancesPara: output.KubernetesClusterExistInstanceInstancesPara;
    /** Number of pods of each machine, with `enableCustomizedPodCidr`. */
    desiredPodNumbers?: number[];
  }

  /** The machines, and how they are set up. */
  export interface KubernetesClusterExistInstanceInstancesPara {
    /** IDs of the machines. Their operating systems are installed again. At least 1 element. */
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
    masterConfig?: output.KubernetesClusterExistInstanceInstancesParaMasterConfig;
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
    labels?: output.KubernetesClusterExistInstanceInstancesParaMasterConfigLabel[];
    /** Data disk of the node, and how it is mounted. */
    dataDisk?: output.KubernetesClusterExistInstanceInstancesParaMasterConfigDataDisk;
    /** Additional arguments. */
    extraArgs?: output.KubernetesClusterExistInstanceInstancesParaMasterConfigExtraArgs;
    /** Number of pods of the node. At least 0. */
    desiredPodNumber?: number;
    /** Software for GPUs. */
    gpuArgs?: output.KubernetesClusterExistInstanceInstancesParaMasterConfigGpuArgs;
    /** Taints of the node. */
    taints?: output.KubernetesClusterExistInstanceInstancesParaMasterConfigTaint[];
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
    dataDisks?: output.KubernetesClusterMasterConfigDataDisk[];
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
    dataDisks?: output.KubernetesClusterWorkerConfigDataDisk[];
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
    dataDisks: output.KubernetesNodePoolAutoScalingConfigDataDisk[];
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
    dataDisks: output.KubernetesNodePoolNodeConfigDataDisk[];
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
    gpuArgs?: output.KubernetesNodePoolNodeConfigGpuArgs;
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

  /** The nodes of an instance of the cluster edition. */
  export interface MysqlInstanceClusterTopology {
    /** The node that takes writes. If omitted, the platform chooses a value. */
    readWriteNode: output.MysqlInstanceClusterTopologyReadWriteNode;
    /** The nodes that take only reads: 1 to 5. If omitted, the platform chooses a value. */
    readOnlyNodes: output.MysqlInstanceClusterTopologyReadOnlyNode[];
  }

  /** A node that takes reads. */
  export interface MysqlInstanceClusterTopologyReadOnlyNode {
    /** Availability zone of the node. If omitted, the platform chooses a value. */
    zone: string;
    /** ID of the node. Required only to move an existing node to another zone. If omitted, the platform chooses a value. */
    nodeId: string;
    /** Whether the platform chooses the zone. A read returns whether the zone differs from that of the other node. If omitted, the platform chooses a value. */
    isRandomZone: boolean;
  }

  /** The node that takes writes. */
  export interface MysqlInstanceClusterTopologyReadWriteNode {
    /** Availability zone of the node. Must not be empty. */
    zone: string;
    /** ID of the node. Required only to move an existing node to another zone. If omitted, the platform chooses a value. */
    nodeId: string;
  }

  /** A column. */
  export interface MysqlPrivilegeColumn {
    /** Name of the database. Must not be empty. */
    databaseName: string;
    /** Name of the table. Must not be empty. */
    tableName: string;
    /** Name of the column. Must not be empty. */
    columnName: string;
    /** The permissions. Known values are `SELECT`, `INSERT`, `UPDATE` and `REFERENCES`; the platform may accept others. */
    privileges: string[];
  }

  /** A database. */
  export interface MysqlPrivilegeDatabase {
    /** Name of the database. Must not be empty. */
    databaseName: string;
    /** The permissions. Known values are `SELECT`, `INSERT`, `UPDATE`, `REFERENCES`, `DELETE`, `CREATE`, `DROP`, `INDEX`, `ALTER`, `CREATE VIEW`, `SHOW VIEW`, `TRIGGER`, `CREATE TEMPORARY TABLES`, `LOCK TABLES`, `EXECUTE`, `CREATE ROUTINE`, `ALTER ROUTINE` and `EVENT`; the platform may accept others. */
    privileges: string[];
  }

  /** A table. */
  export interface MysqlPrivilegeTable {
    /** Name of the database. Must not be empty. */
    databaseName: string;
    /** Name of the table. Must not be empty. */
    tableName: string;
    /** The permissions. Known values are `SELECT`, `INSERT`, `UPDATE`, `REFERENCES`, `DELETE`, `CREATE`, `DROP`, `INDEX`, `ALTER`, `CREATE VIEW`, `SHOW VIEW` and `TRIGGER`; the platform may accept others. */
    privileges: string[];
  }

  /** A node. */
  export interface PostgresqlInstanceDbNodeSet {
    /** `Primary` or `Standby`. One of `Primary` or `Standby`. Defaults to `Standby`. */
    role: enums.PostgresqlInstanceDbNodeSetRole;
    /** Availability zone of the node. Must not be empty. */
    zone: string;
    /** ID of the dedicated cluster (CDC). */
    dedicatedClusterId?: string;
  }

  /** A network. */
  export interface PrivateDnsZoneAccountVpcSet {
    /** ID of the network, `vpc-...`. Must be the ID of a private network, such as vpc-8vazrwjv. */
    uniqVpcId: string;
    /** Region of the network, such as `ap-guangzhou`. Must not be empty. */
    region: string;
    /** Account ID (UIN) of the account that has the network. Must be the number of an account, such as 100000000001. */
    uin: string;
    /** Name of the network. The platform does not return it, so a change alone has no effect. The platform never returns it, so it is compared with the previous input. */
    vpcName: string;
  }

  /** A network of another account. */
  export interface PrivateDnsZoneVpcAttachmentAccountVpcSet {
    /** ID of the network, `vpc-...`. Must be the ID of a private network, such as vpc-8vazrwjv. */
    uniqVpcId: string;
    /** Region of the network, such as `ap-guangzhou`. Must not be empty. */
    region: string;
    /** Account ID (UIN) of the account that has the network. Must be the number of an account, such as 100000000001. */
    uin: string;
  }

  /** A network of the account. */
  export interface PrivateDnsZoneVpcAttachmentVpcSet {
    /** ID of the network, `vpc-...`. Must be the ID of a private network, such as vpc-8vazrwjv. */
    uniqVpcId: string;
    /** Region of the network, such as `ap-guangzhou`. Must not be empty. */
    region: string;
  }

  /** A network. */
  export interface PrivateDnsZoneVpcSet {
    /** ID of the network, `vpc-...`. Must be the ID of a private network, such as vpc-8vazrwjv. */
    uniqVpcId: string;
    /** Region of the network, such as `ap-guangzhou`. Must not be empty. */
    region: string;
  }

  /** Assume a role, with the credentials that are given otherwise. */
  export interface ProviderAssumeRole {
    /** The role: `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN`. */
    roleArn?: string;
    /** Name of the session in the platform's audit log. Must have 2 to 128 characters: letters, digits and = , . @ _ -. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME`. */
    sessionName?: string;
    /** Duration of the session, in seconds. 0 means the default. Sessions are renewed before they end where possible. Between 0 and 43200. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION`, or to `7200` if it is not set. */
    sessionDuration: number;
    /** Policy that restricts the session, as JSON without a principal element. */
    policy?: string;
    /** External ID that the role requires. Must have 2 to 128 characters: letters, digits and = , . @ : / -. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_EXTERNAL_ID`, else `TENCENTCLOUD_ASSUME_ROLE_EXTERNAL_ID`. */
    externalId?: string;
    /** Account number of the caller. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SOURCE_IDENTITY`, else `TENCENTCLOUD_ASSUME_ROLE_SOURCE_IDENTITY`. */
    sourceIdentity?: string;
    /** The MFA device: `qcs::cam:uin/{owner's account number}::mfa/softToken`. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SERIAL_NUMBER`, else `TENCENTCLOUD_ASSUME_ROLE_SERIAL_NUMBER`. */
    serialNumber?: string;
    /** The code that the MFA device shows. It works once, for the first process that signs in, until its session ends. A preview signs in only if it calls a function or refreshes. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_TOKEN_CODE`, else `TENCENTCLOUD_ASSUME_ROLE_TOKEN_CODE`. */
    tokenCode?: string;
  }

  /** Assume a role with an assertion of a SAML identity provider. */
  export interface ProviderAssumeRoleWithSaml {
    /** Assertion of the identity provider, in base64. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SAML_ASSERTION`, else `TENCENTCLOUD_ASSUME_ROLE_SAML_ASSERTION`. */
    samlAssertion?: string;
    /** Identifier of the identity provider on the platform. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_PRINCIPAL_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_PRINCIPAL_ARN`. */
    principalArn?: string;
    /** The role: `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN`. */
    roleArn?: string;
    /** Name of the session in the platform's audit log. Must have 2 to 128 characters: letters, digits and = , . @ _ -. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME`. */
    sessionName?: string;
    /** Duration of the session, in seconds. 0 means the default. Sessions are renewed before they end where possible. Between 0 and 43200. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION`, or to `7200` if it is not set. */
    sessionDuration: number;
  }

  /** Assume a role with a token of an OpenID Connect identity provider. */
  export interface ProviderAssumeRoleWithWebIdentity {
    /** Identifier of the identity provider on the platform. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_PROVIDER_ID`, else `TENCENTCLOUD_ASSUME_ROLE_PROVIDER_ID`, or to `OIDC` if it is not set. */
    providerId: string;
    /** The token. It takes precedence over `webIdentityTokenFile`. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN`, else `TENCENTCLOUD_ASSUME_ROLE_WEB_IDENTITY_TOKEN`. */
    webIdentityToken?: string;
    /** JSON file that contains the token: `{"web_identity_token": "..."}`. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_WEB_IDENTITY_TOKEN_FILE`. */
    webIdentityTokenFile?: string;
    /** The role: `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. It takes precedence over `roleArnFile`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN`. */
    roleArn?: string;
    /** JSON file that contains the role: `{"role_arn": "..."}`. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_ARN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_ARN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_ARNN_FILE`. */
    roleArnFile?: string;
    /** Name of the session in the platform's audit log. Must have 2 to 128 characters: letters, digits and = , . @ _ -. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME`. */
    sessionName?: string;
    /** Duration of the session, in seconds. 0 means the default. Sessions are renewed before they end where possible. Between 0 and 43200. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION`, or to `7200` if it is not set. */
    sessionDuration: number;
  }

  /** Authenticate with an MFA device, for accounts that require it. */
  export interface ProviderMfaCertification {
    /** The MFA device: `qcs::cam:uin/{owner's account number}::mfa/softToken`. Defaults to the environment variable `CLOUDPROV_MFA_CERTIFICATION_SERIAL_NUMBER`, else `TENCENTCLOUD_MFA_CERTIFICATION_SERIAL_NUMBER`. */
    serialNumber?: string;
    /** The code that the MFA device shows. It works once, for the first process that signs in, until its session ends. A preview signs in only if it calls a function or refreshes. Defaults to the environment variable `CLOUDPROV_MFA_CERTIFICATION_TOKEN_CODE`, else `TENCENTCLOUD_MFA_CERTIFICATION_TOKEN_CODE`. */
    tokenCode?: string;
    /** Duration of the session, in seconds. The maximum for a main account is 7200. Between 0 and 129600. Defaults to the environment variable `CLOUDPROV_MFA_CERTIFICATION_DURATION_SECONDS`, else `TENCENTCLOUD_MFA_CERTIFICATION_DURATION_SECONDS`, or to `1800` if it is not set. */
    durationSeconds: number;
  }

  /** A node. */
  export interface RedisInstanceNodeInfo {
    /** Whether the node is the master. */
    master: boolean;
    /** ID of the node. */
    id: number;
    /** Number of its zone. */
    zoneId: number;
  }

  /** A file system. */
  export interface ScfFunctionCfsConfig {
    /** ID of the user. */
    userId: string;
    /** ID of the user's group. */
    userGroupId: string;
    /** ID of the file system. */
    cfsId: string;
    /** ID of the mount target. */
    mountInsId: string;
    /** Directory in the function. */
    localMountDir: string;
    /** Directory in the file system. */
    remoteMountDir: string;
    /** Address of the file system. Only the platform sets it. */
    ipAddress: string;
    /** ID of its private network. Only the platform sets it. */
    mountVpcId: string;
    /** ID of its subnet. Only the platform sets it. */
    mountSubnetId: string;
  }

  /** The image. */
  export interface ScfFunctionImageConfig {
    /** Edition of the registry: `personal` or `enterprise`. One of `personal` or `enterprise`. `registryId` is required when `imageType` is enterprise. */
    imageType: enums.ScfFunctionImageConfigImageType;
    /** Image, as `<registry>/<namespace>/<repository>:<tag>`, optionally with `@sha256:...`. To deploy an image that has moved to the same tag, change its digest or `codeHash`. Must not be empty. */
    imageUri: string;
    /** ID of the registry. Required for the enterprise edition. `registryId` is required when `imageType` is enterprise. */
    registryId?: string;
    /** Entry point, instead of the image's. The platform will remove this setting. */
    entryPoint?: string;
    /** Command to start, instead of the image's entry point. */
    command?: string;
    /** Arguments, separated by blanks, instead of the image's. */
    args?: string;
    /** Whether the platform accelerates the start. Defaults to `false`. */
    containerImageAccelerate: boolean;
    /** Port of the web server in the image; -1 for an image without one. Between -1 and 65535. Defaults to `9000`. */
    imagePort: number;
  }

  /** How many requests an instance processes at the same time. Only for HTTP functions. Omitted members default to the platform's values. */
  export interface ScfFunctionInstanceConcurrencyConfig {
    /** Whether the platform determines the concurrency (`TRUE`), or `maxConcurrency` does (`FALSE`). One of `TRUE` or `FALSE`. If omitted, the platform chooses a value. */
    dynamicEnabled: enums.ScfFunctionInstanceConcurrencyConfigDynamicEnabled;
    /** Most concurrent requests. Between 1 and 100. If omitted, the platform chooses a value. */
    maxConcurrency: number;
    /** Whether instances are isolated: `TRUE` or `FALSE`. One of `TRUE` or `FALSE`. If omitted, the platform chooses a value. */
    instanceIsolationEnabled: enums.ScfFunctionInstanceConcurrencyConfigInstanceIsolationEnabled;
    /** `Session-Based` or `Request-Based`. Known values are `Session-Based` and `Request-Based`; the platform may accept others. If omitted, the platform chooses a value. */
    type: string;
    /** Concurrency by type of GPU machine. If omitted, the platform chooses a value. */
    mixNodeConfigs: output.ScfFunctionInstanceConcurrencyConfigMixNodeConfig[];
    /** Sessions, for the type `Session-Based`. If omitted, the platform chooses a value. */
    sessionConfig: output.ScfFunctionInstanceConcurrencyConfigSessionConfig;
  }

  /** The concurrency on one type of machine. */
  export interface ScfFunctionInstanceConcurrencyConfigMixNodeConfig {
    /** Type of the GPU machine. If omitted, the platform chooses a value. */
    nodeSpec: string;
    /** Number of concurrent requests. If omitted, the platform chooses a value. */
    num: number;
  }

  /** Sessions, for the type `Session-Based`. */
  export interface ScfFunctionInstanceConcurrencyConfigSessionConfig {
    /** Where a request names its session. Known values are `HEADER`, `COOKIE` and `QUERY_STRING`; the platform may accept others. If omitted, the platform chooses a value. */
    sessionSource: string;
    /** Name of the header, cookie or parameter. If omitted, the platform chooses a value. */
    sessionName: string;
    /** Most sessions of an instance. If omitted, the platform chooses a value. */
    maximumConcurrencySessionPerInstance: number;
    /** Longest session, in seconds. If omitted, the platform chooses a value. */
    maximumTtlInSeconds: number;
    /** Longest idle time, in seconds. If omitted, the platform chooses a value. */
    maximumIdleTimeInSeconds: number;
    /** Path of the session. If omitted, the platform chooses a value. */
    sessionPath: string;
    /** What happens to an idle instance: `FATAL` destroys it, `PAUSE` pauses it. Requires isolated instances. Known values are `FATAL` and `PAUSE`; the platform may accept others. If omitted, the platform chooses a value. */
    idleTimeoutStrategy: string;
  }

  /** Fixed addresses in the private network. Defaults to the platform's value. */
  export interface ScfFunctionIntranetConfig {
    /** `ENABLE` or `DISABLE`. One of `ENABLE` or `DISABLE`. */
    ipFixed: enums.ScfFunctionIntranetConfigIpFixed;
    /** The addresses. Only the platform sets it. */
    ipAddresses: string[];
  }

  /** A layer. */
  export interface ScfFunctionLayer {
    /** Name of the layer. Must not be empty. */
    layerName: string;
    /** Version of the layer. At least 1. */
    layerVersion: number;
  }

  /** A trigger. */
  export interface ScfFunctionTrigger {
    /** Name of the trigger. For `ckafka` it is `<instance ID>-<topic ID>`, and for `cos` the name of the bucket. Between 1 and 100 characters. */
    name: string;
    /** Region of the bucket. Required for `cos`. `cosRegion` is required when `type` is cos. */
    cosRegion?: string;
    /** Type of the trigger: `timer`, `cos`, `ckafka`, `cls` or `http`. Known values are `timer`, `cos`, `ckafka`, `cls` and `http`; the platform may accept others. `cosRegion` is required when `type` is cos. */
    type: string;
    /** Cron expression with seven fields for `timer`, such as `0 *\/5 * * * * *`; JSON for the other types. Members that the platform adds to the JSON are no change. Must not be empty. Compared as JSON: white space and the order of keys do not matter. */
    triggerDesc: string;
  }

  /** A trigger. */
  export interface ScfFunctionTriggerInfo {
    /** Name. */
    name: string;
    /** Type. */
    type: string;
    /** Cron expression of a `timer`; JSON for the other types. */
    triggerDesc: string;
    /** Whether it is enabled. */
    enable: boolean;
    /** Creation time, in the platform's time zone. */
    createTime: string;
    /** Time of the last change. */
    modifyTime: string;
    /** Argument that it passes. */
    customArgument: string;
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
    instanceChargePrepaids: output.GetAntiddosBgpInstancesBgpInstanceListInstanceChargePrepaid[];
    /** Configuration of an Enterprise package. At most one element. */
    enterprisePackageConfigs: output.GetAntiddosBgpInstancesBgpInstanceListEnterprisePackageConfig[];
    /** Configuration of a Standard package. At most one element. */
    standardPackageConfigs: output.GetAntiddosBgpInstancesBgpInstanceListStandardPackageConfig[];
    /** Configuration of a StandardPlus package. At most one element. */
    standardPlusPackageConfigs: output.GetAntiddosBgpInstancesBgpInstanceListStandardPlusPackageConfig[];
    /** Its tags. */
    tagInfoLists: output.GetAntiddosBgpInstancesBgpInstanceListTagInfoList[];
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
    realServers: output.GetAntiddosListListenerLayer4ListenerRealServer[];
    /** Instances of the listener. */
    instanceDetails: output.GetAntiddosListListenerLayer4ListenerInstanceDetail[];
    /** Instances of the listener's rule. */
    instanceDetailRules: output.GetAntiddosListListenerLayer4ListenerInstanceDetailRule[];
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
    proxyTypeLists: output.GetAntiddosListListenerLayer7ListenerProxyTypeList[];
    /** Backend servers. */
    realServers: output.GetAntiddosListListenerLayer7ListenerRealServer[];
    /** Instances of the listener. */
    instanceDetails: output.GetAntiddosListListenerLayer7ListenerInstanceDetail[];
    /** Instances of the listener's rule. */
    instanceDetailRules: output.GetAntiddosListListenerLayer7ListenerInstanceDetailRule[];
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

  /** The only element. */
  export interface GetApiGatewayApiAppApiResult {
    /** ID of the service. */
    serviceId: string;
    /** Name of the service. */
    serviceName: string;
    /** Description of the service. */
    serviceDesc: string;
    /** ID of the API. */
    apiId: string;
    /** Name of the API. */
    apiName: string;
    /** Description of the API. */
    apiDesc: string;
    /** How callers authenticate: with an API key (`SECRET`), with a token (`OAUTH`), as an application (`APP`) or not at all (`NONE`). Known values are `SECRET`, `NONE`, `OAUTH` and `APP`; there may be others. */
    authType: string;
    /** Protocol of calls to the API. Known values are `HTTP` and `WEBSOCKET`; there may be others. */
    protocol: string;
    /** Type of the API. */
    apiType: string;
    /** Whether the API issues OAuth tokens or requires them. */
    apiBusinessType: string;
    /** The API that issues the tokens. */
    authRelationApiId: string;
    /** Time of creation, in UTC. */
    createdTime: string;
    /** Time of the last change, in UTC. */
    modifiedTime: string;
    /** Whether web pages of other origins may call the API. */
    enableCors: boolean;
    /** Parameters of the caller's request. */
    requestParameters: output.GetApiGatewayApiAppApiResultRequestParameter[];
    /** Whether the API can be debugged after its purchase. */
    isDebugAfterCharge: boolean;
    /** Type of the responses: `HTML`, `JSON`, `TEXT`, `BINARY` or `XML`. */
    responseType: string;
    /** Example of a successful response. */
    responseSuccessExample: string;
    /** Example of a failed response. */
    responseFailExample: string;
    /** Custom error codes. */
    responseErrorCodes: output.GetApiGatewayApiAppApiResultResponseErrorCode[];
    /** Timeout of a call to the backend, in seconds. */
    serviceTimeout: number;
    /** Type of the backend. */
    serviceType: string;
    /** Response of a mocked API. */
    serviceMockReturnMessage: string;
    /** Name of the cloud function. */
    serviceScfFunctionName: string;
    /** Namespace of the cloud function. */
    serviceScfFunctionNamespace: string;
    /** Version of the cloud function. */
    serviceScfFunctionQualifier: string;
    /** Whether the cloud function returns the whole response. */
    serviceScfIsIntegratedResponse: boolean;
    /** Cloud function called when a connection opens. */
    serviceWebsocketRegisterFunctionName: string;
    /** Namespace of the cloud function. */
    serviceWebsocketRegisterFunctionNamespace: string;
    /** Version of the cloud function. */
    serviceWebsocketRegisterFunctionQualifier: string;
    /** Cloud function called when a connection closes. */
    serviceWebsocketCleanupFunctionName: string;
    /** Namespace of the cloud function. */
    serviceWebsocketCleanupFunctionNamespace: string;
    /** Version of the cloud function. */
    serviceWebsocketCleanupFunctionQualifier: string;
    /** Cloud function called for each message. */
    serviceWebsocketTransportFunctionName: string;
    /** Namespace of the cloud function. */
    serviceWebsocketTransportFunctionNamespace: string;
    /** Version of the cloud function. */
    serviceWebsocketTransportFunctionQualifier: string;
    /** Host of the service inside the cloud. */
    internalDomain: string;
    /** Whether request bodies are sent to the cloud function in base64. */
    isBase64Encoded: boolean;
    /** Whether rules decide which bodies are sent in base64. */
    isBase64Trigger: boolean;
    /** Environments that the API is released to. */
    environments: string[];
    /** With the `authType` `OAUTH`: how tokens are verified. At most one element. */
    oauthConfigs: output.GetApiGatewayApiAppApiResultOauthConfig[];
    /** Path and method of the API. At most one element. */
    requestConfigs: output.GetApiGatewayApiAppApiResultRequestConfig[];
    /** The backend. At most one element. */
    serviceConfigs: output.GetApiGatewayApiAppApiResultServiceConfig[];
    /** Load balancing of the microservices. At most one element. */
    serviceTsfLoadBalanceConfs: output.GetApiGatewayApiAppApiResultServiceTsfLoadBalanceConf[];
    /** Health check of the microservices. At most one element. */
    serviceTsfHealthCheckConfs: output.GetApiGatewayApiAppApiResultServiceTsfHealthCheckConf[];
    /** Parameters that the API passes from the caller's request to the backend. */
    serviceParameters: output.GetApiGatewayApiAppApiResultServiceParameter[];
    /** Constant parameters that the API sends to an HTTP backend with every call. */
    constantParameters: output.GetApiGatewayApiAppApiResultConstantParameter[];
    /** The microservices behind the API. */
    microServices: output.GetApiGatewayApiAppApiResultMicroService[];
    /** Numbers of the microservices. */
    microServicesInfos: number[];
    /** Its tags. */
    tags: output.GetApiGatewayApiAppApiResultTag[];
    /** Rules for request bodies that are sent to the cloud function in base64. */
    base64EncodedTriggerRules: output.GetApiGatewayApiAppApiResultBase64EncodedTriggerRule[];
  }

  /** An element. */
  export interface GetApiGatewayApiAppApiResultBase64EncodedTriggerRule {
    /** Header that the rule examines. */
    name: string;
    /** Values of the header. */
    values: string[];
  }

  /** A parameter. */
  export interface GetApiGatewayApiAppApiResultConstantParameter {
    /** Name of the parameter. */
    name: string;
    /** Description of the parameter. */
    desc: string;
    /** Location of the parameter: `header`, `query` or `path`. */
    position: string;
    /** Value of the parameter. */
    defaultValue: string;
  }

  /** A microservice. */
  export interface GetApiGatewayApiAppApiResultMicroService {
    /** Cluster of the microservice. */
    clusterId: string;
    /** Namespace of the microservice. */
    namespaceId: string;
    /** Name of the microservice. */
    microServiceName: string;
  }

  /** With the `authType` `OAUTH`: how tokens are verified. */
  export interface GetApiGatewayApiAppApiResultOauthConfig {
    /** Public key that verifies tokens. */
    publicKey: string;
    /** Location of the token in a call. */
    tokenLocation: string;
    /** URL to which callers without a token are redirected. */
    loginRedirectUrl: string;
  }

  /** The only element. */
  export interface GetApiGatewayApiAppApiResultRequestConfig {
    /** Path of the API. */
    path: string;
    /** Method of the API. */
    method: string;
  }

  /** A parameter. */
  export interface GetApiGatewayApiAppApiResultRequestParameter {
    /** Name of the parameter. */
    name: string;
    /** Location of the parameter: `header`, `query` or `path`. Known values are `header`, `query`, `path`, `HEADER`, `QUERY` and `PATH`; there may be others. */
    position: string;
    /** Type of the parameter, such as `string` or `int`. */
    type: string;
    /** Description of the parameter. */
    desc: string;
    /** Value if the caller does not send the parameter. */
    defaultValue: string;
    /** Whether the caller must send the parameter. */
    required: boolean;
  }

  /** An error code. */
  export interface GetApiGatewayApiAppApiResultResponseErrorCode {
    /** The error code. */
    code: number;
    /** Message for callers. */
    msg: string;
    /** Description of the error code. */
    desc: string;
    /** The code that it is converted to. */
    convertedCode: number;
    /** Whether the code is converted to `convertedCode`. */
    needConvert: boolean;
  }

  /** The only element. */
  export interface GetApiGatewayApiAppApiResultServiceConfig {
    /** Product of the backend. */
    product: string;
    /** VPC of the backend. */
    uniqVpcId: string;
    /** URL of the backend. */
    url: string;
    /** Path of the backend. */
    path: string;
    /** Method of calls to the backend. */
    method: string;
    /** The upstream of the backend. */
    upstreamId: string;
  }

  /** An element. */
  export interface GetApiGatewayApiAppApiResultServiceParameter {
    /** Name of the parameter. */
    name: string;
    /** Location of the parameter. */
    position: string;
    /** Location of the request parameter that provides the value. */
    relevantRequestParameterPosition: string;
    /** Name of the request parameter that provides the value. */
    relevantRequestParameterName: string;
    /** Value if the request parameter is missing. */
    defaultValue: string;
    /** Description of the request parameter. */
    relevantRequestParameterDesc: string;
  }

  /** The only element. */
  export interface GetApiGatewayApiAppApiResultServiceTsfHealthCheckConf {
    /** Whether the health of backends is checked. */
    isHealthCheck: boolean;
    /** Minimum number of calls for a health check to count. */
    requestVolumeThreshold: number;
    /** Time after which a failed backend is tried again, in milliseconds. */
    sleepWindowInMilliseconds: number;
    /** Percentage of calls that may fail. */
    errorThresholdPercentage: number;
  }

  /** The only element. */
  export interface GetApiGatewayApiAppApiResultServiceTsfLoadBalanceConf {
    /** Whether load balancing is enabled. */
    isLoadBalance: boolean;
    /** Load balancing method. */
    method: string;
    /** Whether sessions stick to a backend. */
    sessionStickRequired: boolean;
    /** How long sessions stick to a backend, in seconds. */
    sessionStickTimeout: number;
  }

  /** An element. */
  export interface GetApiGatewayApiAppApiResultTag {
    /** Key of the tag. */
    key: string;
    /** Value of the tag. */
    value: string;
  }

  /** An element. */
  export interface GetApiGatewayApiAppServiceApiIdStatusSet {
    /** ID of the service. */
    serviceId: string;
    /** ID of the API. */
    apiId: string;
    /** Name of the API. */
    apiName: string;
    /** Description of the API. */
    apiDesc: string;
    /** How callers authenticate: with an API key (`SECRET`), with a token (`OAUTH`), as an application (`APP`) or not at all (`NONE`). Known values are `SECRET`, `NONE`, `OAUTH` and `APP`; there may be others. */
    authType: string;
    /** Protocol of calls to the API. Known values are `HTTP` and `WEBSOCKET`; there may be others. */
    protocol: string;
    /** Path of the API. */
    path: string;
    /** Method of the API. */
    method: string;
    /** ID of the VPC. */
    uniqVpcId: string;
    /** Type of the API. */
    apiType: string;
    /** Whether the API can be debugged after its purchase. */
    isDebugAfterCharge: boolean;
    /** Whether the API issues OAuth tokens or requires them. */
    apiBusinessType: string;
    /** The API that issues the tokens. */
    authRelationApiId: string;
    /** Location of the token in a call. */
    tokenLocation: string;
    /** With the `authType` `OAUTH`: how tokens are verified. At most one element. */
    oauthConfigs: output.GetApiGatewayApiAppServiceApiIdStatusSetOauthConfig[];
    /** Time of creation, in UTC. */
    createdTime: string;
    /** Time of the last change, in UTC. */
    modifiedTime: string;
  }

  /** With the `authType` `OAUTH`: how tokens are verified. */
  export interface GetApiGatewayApiAppServiceApiIdStatusSetOauthConfig {
    /** Public key that verifies tokens. */
    publicKey: string;
    /** Location of the token in a call. */
    tokenLocation: string;
    /** URL to which callers without a token are redirected. */
    loginRedirectUrl: string;
  }

  /** An element. */
  export interface GetApiGatewayApiAppServiceUsagePlanList {
    /** Environment in which the plan applies. */
    environment: string;
    /** ID of the plan. */
    usagePlanId: string;
    /** Name of the plan. */
    usagePlanName: string;
    /** Description of the plan. */
    usagePlanDesc: string;
    /** Maximum number of calls per second. */
    maxRequestNumPreSec: number;
    /** Time of creation, in UTC. */
    createdTime: string;
    /** Time of the last change, in UTC. */
    modifiedTime: string;
  }

  /** An element. */
  export interface GetApiGatewayApiAppsApiAppList {
    /** ID of the application. */
    apiAppId: string;
    /** Name of the application. */
    apiAppName: string;
    /** Key of the application. */
    apiAppKey: string;
    /** Secret of the application. */
    apiAppSecret: string;
    /** Description of the application. */
    apiAppDesc: string;
    /** Time of creation, in UTC. */
    createdTime: string;
    /** Time of the last change, in UTC. */
    modifiedTime: string;
  }

  /** An element. */
  export interface GetApiGatewayApiDocsApiDocList {
    /** ID of the document. */
    apiDocId: string;
    /** Name of the document. */
    apiDocName: string;
    /** Status of the build. */
    apiDocStatus: string;
  }

  /** An element. */
  export interface GetApiGatewayApiKeysList {
    /** ID of the key. */
    apiKeyId: string;
    /** Whether the key is enabled. Known values are `on` and `off`; there may be others. */
    status: string;
    /** Secret of the key. */
    accessKeySecret: string;
    /** Time of the last change, in UTC. */
    modifyTime: string;
    /** Time of creation, in UTC. */
    createTime: string;
  }

  /** An element. */
  export interface GetApiGatewayApiPluginsResult {
    /** ID of the plugin. */
    pluginId: string;
    /** Environment in which the plugin is attached. */
    environment: string;
    /** Time of the attachment. */
    attachedTime: string;
    /** Name of the plugin. */
    pluginName: string;
    /** Type of the plugin. */
    pluginType: string;
    /** Description of the plugin. */
    description: string;
    /** Settings of the plugin, as JSON. */
    pluginData: string;
  }

  /** An element. */
  export interface GetApiGatewayApiUsagePlansResult {
    /** ID of the service. */
    serviceId: string;
    /** Name of the service. */
    serviceName: string;
    /** ID of the API. */
    apiId: string;
    /** Name of the API. */
    apiName: string;
    /** Path of the API. */
    path: string;
    /** Method of the API. */
    method: string;
    /** ID of the plan. */
    usagePlanId: string;
    /** Name of the plan. */
    usagePlanName: string;
    /** Description of the plan. */
    usagePlanDesc: string;
    /** Environment in which the plan applies: `test`, `prepub` or `release`. */
    environment: string;
    /** Number of calls that were made. */
    inUseRequestNum: number;
    /** Maximum number of calls in total; -1 for no limit. */
    maxRequestNum: number;
    /** Maximum number of calls per second; -1 for no limit. */
    maxRequestNumPreSec: number;
    /** Time of creation of the attachment, in UTC. */
    createdTime: string;
    /** Time of the last change of the attachment, in UTC. */
    modifiedTime: string;
  }

  /** An element. */
  export interface GetApiGatewayApisList {
    /** ID of the service. */
    serviceId: string;
    /** Name of the API. */
    apiName: string;
    /** Description of the API. */
    apiDesc: string;
    /** How callers authenticate: with an API key (`SECRET`), with a token (`OAUTH`), as an application (`APP`) or not at all (`NONE`). Known values are `SECRET`, `NONE`, `OAUTH` and `APP`; there may be others. */
    authType: string;
    /** Protocol of calls to the API. Known values are `HTTP` and `WEBSOCKET`; there may be others. */
    protocol: string;
    /** Whether web pages of other origins may call the API. */
    enableCors: boolean;
    /** Parameters of the caller's request. */
    requestParameters: output.GetApiGatewayApisListRequestParameter[];
    /** Type of the responses: `HTML`, `JSON`, `TEXT`, `BINARY` or `XML`. */
    responseType: string;
    /** Example of a successful response. */
    responseSuccessExample: string;
    /** Example of a failed response. */
    responseFailExample: string;
    /** Custom error codes. */
    responseErrorCodes: output.GetApiGatewayApisListResponseErrorCode[];
    /** Path of the API, such as `/orders`. The path and method must be unique in the service. */
    requestConfigPath: string;
    /** Method of calls to the API. Known values are `GET`, `POST`, `PUT`, `DELETE`, `HEAD` and `ANY`; there may be others. */
    requestConfigMethod: string;
    /** Type of the backend. */
    serviceConfigType: string;
    /** Timeout of a call to the backend, in seconds. */
    serviceConfigTimeout: number;
    /** Product of the backend. */
    serviceConfigProduct: string;
    /** VPC of the backend. */
    serviceConfigVpcId: string;
    /** URL of the backend. */
    serviceConfigUrl: string;
    /** Path of the backend. */
    serviceConfigPath: string;
    /** Method of calls to the backend. */
    serviceConfigMethod: string;
    /** Name of the cloud function. */
    serviceConfigScfFunctionName: string;
    /** Namespace of the cloud function. */
    serviceConfigScfFunctionNamespace: string;
    /** Version of the cloud function. */
    serviceConfigScfFunctionQualifier: string;
    /** Response of a mocked API. */
    serviceConfigMockReturnMessage: string;
    /** Time of the last change, in UTC. */
    modifyTime: string;
    /** Time of creation, in UTC. */
    createTime: string;
  }

  /** A parameter. */
  export interface GetApiGatewayApisListRequestParameter {
    /** Name of the parameter. */
    name: string;
    /** Location of the parameter: `header`, `query` or `path`. Known values are `header`, `query`, `path`, `HEADER`, `QUERY` and `PATH`; there may be others. */
    position: string;
    /** Type of the parameter, such as `string` or `int`. */
    type: string;
    /** Description of the parameter. */
    desc: string;
    /** Value if the caller does not send the parameter. */
    defaultValue: string;
    /** Whether the caller must send the parameter. */
    required: boolean;
  }

  /** An error code. */
  export interface GetApiGatewayApisListResponseErrorCode {
    /** The error code. */
    code: number;
    /** Message for callers. */
    msg: string;
    /** Description of the error code. */
    desc: string;
    /** The code that it is converted to. */
    convertedCode: number;
    /** Whether the code is converted to `convertedCode`. */
    needConvert: boolean;
  }

  /** A filter. */
  export interface GetApiGatewayBindApiAppsStatusFilter {
    /** Filters. `KeyWord` matches a name or an ID. One of `ApiAppId`, `Environment` or `KeyWord`. */
    name: enums.GetApiGatewayBindApiAppsStatusFilterName;
    /** Values of which one must match. At least 1 element. */
    values: string[];
  }

  /** An element. */
  export interface GetApiGatewayBindApiAppsStatusResult {
    /** The attachments, in the platform's order. */
    apiAppApiSets: output.GetApiGatewayBindApiAppsStatusResultApiAppApiSet[];
  }

  /** An element. */
  export interface GetApiGatewayBindApiAppsStatusResultApiAppApiSet {
    /** Name of the application. */
    apiAppName: string;
    /** ID of the application. */
    apiAppId: string;
    /** ID of the API. */
    apiId: string;
    /** Name of the API. */
    apiName: string;
    /** ID of the service. */
    serviceId: string;
    /** Time since when the application may call the API. */
    authorizedTime: string;
    /** Region of the API. */
    apiRegion: string;
    /** Environment in which the application may call the API. */
    environmentName: string;
  }

  /** An element. */
  export interface GetApiGatewayCustomerDomainsList {
    /** The domain. */
    domainName: string;
    /** Protocols of calls to the domain. Known values are `http`, `https` and `http&https`; there may be others. */
    protocol: string;
    /** Network from which the domain can be called: the internet (`OUTER`) or inside the cloud (`INNER`). Known values are `OUTER` and `INNER`; there may be others. */
    netType: string;
    /** Whether the environments have the default paths `/test`, `/prepub` and `/release`. */
    isDefaultMapping: boolean;
    /** ID of the domain's certificate, for HTTPS. */
    certificateId: string;
    /** Whether the domain resolves to the service. */
    isStatusOn: boolean;
    /** The environment of each path. Empty with the default mapping. */
    pathMappings: output.GetApiGatewayCustomerDomainsListPathMapping[];
  }

  /** An element. */
  export interface GetApiGatewayCustomerDomainsListPathMapping {
    /** Path of the API. */
    path: string;
    /** Environment of the path. */
    environment: string;
  }

  /** An element. */
  export interface GetApiGatewayIpStrategiesList {
    /** The service whose APIs the strategy is for, `service-...`. */
    serviceId: string;
    /** Name of the strategy. */
    strategyName: string;
    /** Whether only these addresses may call (`WHITE`), or these addresses may not call (`BLACK`). Known values are `WHITE` and `BLACK`; there may be others. */
    strategyType: string;
    /** ID of the strategy without the service, `IPStrategy-...`, for attachments. */
    strategyId: string;
    /** Time of creation, in UTC. */
    createTime: string;
    /** IP addresses, one per line. */
    ipList: string;
    /** Number of APIs that the strategy is attached to. */
    bindApiTotalCount: number;
    /** Time of the last change, in UTC. */
    modifyTime: string;
    /** The APIs that the strategy is attached to, in all environments. */
    attachLists: output.GetApiGatewayIpStrategiesListAttachList[];
  }

  /** An element. */
  export interface GetApiGatewayIpStrategiesListAttachList {
    /** ID of the service. */
    serviceId: string;
    /** ID of the API. */
    apiId: string;
    /** Name of the API. */
    apiName: string;
    /** Description of the API. */
    apiDesc: string;
    /** How callers authenticate: with an API key (`SECRET`), with a token (`OAUTH`), as an application (`APP`) or not at all (`NONE`). Known values are `SECRET`, `NONE`, `OAUTH` and `APP`; there may be others. */
    authType: string;
    /** Protocol of calls to the API. Known values are `HTTP` and `WEBSOCKET`; there may be others. */
    protocol: string;
    /** Number of the VPC. */
    vpcId: number;
    /** ID of the VPC. */
    uniqVpcId: string;
    /** Type of the API. */
    apiType: string;
    /** Whether the API issues OAuth tokens or requires them. */
    apiBusinessType: string;
    /** The API that issues the tokens. */
    authRelationApiId: string;
    /** Tags of the API. */
    tags: string[];
    /** Path of the API. */
    path: string;
    /** Method of the API. */
    method: string;
    /** APIs that this API issues tokens for. */
    relationBusinessApiIds: string[];
    /** OAuth configuration, with the keys `public_key`, `token_location` and `login_redirect_url`. */
    oauthConfig?: { [key: string]: string };
    /** Time of the last change, in UTC. */
    modifyTime: string;
    /** Time of creation, in UTC. */
    createTime: string;
  }

  /** An element. */
  export interface GetApiGatewayPluginsResult {
    /** ID of the API. */
    apiId: string;
    /** Name of the API. */
    apiName: string;
    /** Type of the API. */
    apiType: string;
    /** Path of the API. */
    path: string;
    /** Method of the API. */
    method: string;
    /** Whether another plugin of the same type is attached to the API. */
    attachedOtherPlugin: boolean;
    /** Whether the plugin is attached to the API. */
    isAttached: boolean;
  }

  /** An element. */
  export interface GetApiGatewayServiceEnvironmentListResult {
    /** The environment: test, prepub or release. */
    environmentName: string;
    /** Address of the environment. */
    url: string;
    /** 1 if a release is online in the environment, otherwise 0. */
    status: number;
    /** Version that the environment runs. Empty if the environment is offline. */
    versionName: string;
  }

  /** An element. */
  export interface GetApiGatewayServiceReleaseVersionsResult {
    /** Name that the platform gives to the version. */
    versionName: string;
    /** Description of the version. */
    versionDesc: string;
  }

  /** An element. */
  export interface GetApiGatewayServicesList {
    /** ID of the service. */
    serviceId: string;
    /** Name of the service. */
    serviceName: string;
    /** Protocols of calls to the service. Known values are `http`, `https` and `http&https`; there may be others. */
    protocol: string;
    /** Description of the service. */
    serviceDesc: string;
    /** Networks from which the service can be called: inside the cloud (`INNER`), the internet (`OUTER`) or both. A network can be added later, but not removed. Known values are `INNER` and `OUTER`; there may be others. */
    netTypes: string[];
    /** IP version of the service's addresses. Known values are `IPv4` and `IPv6`; there may be others. */
    ipVersion: string;
    /** Host of the service inside the cloud. Empty if the service cannot be called from there. */
    internalSubDomain: string;
    /** Host of the service on the internet. Empty if the service cannot be called from there. */
    outerSubDomain: string;
    /** Port for HTTP inside the cloud. */
    innerHttpPort: number;
    /** Port for HTTPS inside the cloud. */
    innerHttpsPort: number;
    /** Time of the last change, in UTC. */
    modifyTime: string;
    /** Time of creation, in UTC. */
    createTime: string;
    /**
     * The dedicated set of the service. Empty for a shared service.
     *
     * @deprecated Dedicated instances have replaced dedicated sets. This property does not show them.
     */
    exclusiveSetName: string;
    /** The usage plans of the service: those of the whole service, each once, then those of its APIs. */
    usagePlanLists: output.GetApiGatewayServicesListUsagePlanList[];
  }

  /** A plan. */
  export interface GetApiGatewayServicesListUsagePlanList {
    /** ID of the plan. */
    usagePlanId: string;
    /** Name of the plan. */
    usagePlanName: string;
    /** What the plan is attached to: `SERVICE` or `API`. */
    bindType: string;
    /** ID of the API. Empty for the whole service. */
    apiId: string;
  }

  /** An element. */
  export interface GetApiGatewayThrottlingApisList {
    /** ID of the service. */
    serviceId: string;
    /** The APIs of the service. Empty if the service does not exist. */
    apiEnvironmentStrategies: output.GetApiGatewayThrottlingApisListApiEnvironmentStrategy[];
  }

  /** An element. */
  export interface GetApiGatewayThrottlingApisListApiEnvironmentStrategy {
    /** ID of the API. */
    apiId: string;
    /** Name of the API. */
    apiName: string;
    /** Path of the API. */
    path: string;
    /** Method of the API. */
    method: string;
    /** Limits of the API by environment. */
    strategyLists: output.GetApiGatewayThrottlingApisListApiEnvironmentStrategyStrategyList[];
  }

  /** An element. */
  export interface GetApiGatewayThrottlingApisListApiEnvironmentStrategyStrategyList {
    /** The environment: `test`, `prepub` or `release`. */
    environmentName: string;
    /** Maximum number of calls per second; -1 for no limit. */
    quota: number;
  }

  /** An element. */
  export interface GetApiGatewayThrottlingServicesList {
    /** ID of the service. */
    serviceId: string;
    /** The environments of the service. Empty if the service does not exist. */
    environments: output.GetApiGatewayThrottlingServicesListEnvironment[];
  }

  /** An element. */
  export interface GetApiGatewayThrottlingServicesListEnvironment {
    /** The environment: test, prepub or release. */
    environmentName: string;
    /** Address of the environment. */
    url: string;
    /** 1 if a release is online in the environment, otherwise 0. */
    status: number;
    /** Version that the environment runs. Empty if the environment is offline. */
    versionName: string;
    /** Maximum number of calls per second; -1 for no limit. */
    strategy: number;
  }

  /** A filter. */
  export interface GetApiGatewayUpstreamsFilter {
    /** Filters. One of `ServiceId` or `ApiId`. */
    name: enums.GetApiGatewayUpstreamsFilterName;
    /** Values of which one must match. At least 1 element. */
    values: string[];
  }

  /** An element. */
  export interface GetApiGatewayUpstreamsResult {
    /** ID of the API. */
    apiId: string;
    /** Name of the API. */
    apiName: string;
    /** ID of the service. */
    serviceId: string;
    /** Name of the service. */
    serviceName: string;
    /** Time since when the API uses the upstream. */
    bindTime: string;
  }

  /** An element. */
  export interface GetApiGatewayUsagePlanEnvironmentsList {
    /** ID of the service. */
    serviceId: string;
    /** Name of the service. */
    serviceName: string;
    /** ID of the API. Empty for a whole service. */
    apiId: string;
    /** Name of the API. Empty for a whole service. */
    apiName: string;
    /** Path of the API. Empty for a whole service. */
    path: string;
    /** Method of the API. Empty for a whole service. */
    method: string;
    /** The environment: test, prepub or release. */
    environment: string;
    /** Time of the last change of the attachment, in UTC. */
    modifyTime: string;
    /** Time of creation of the attachment, in UTC. */
    createTime: string;
  }

  /** An element. */
  export interface GetApiGatewayUsagePlansList {
    /** ID of the plan. */
    usagePlanId: string;
    /** Name of the plan. */
    usagePlanName: string;
    /** Description of the plan. */
    usagePlanDesc: string;
    /** Maximum number of calls in total. From 1 to 99999999, or -1 for no limit. */
    maxRequestNum: number;
    /** Maximum number of calls per second. From 1 to 2000, or -1 for no limit. */
    maxRequestNumPreSec: number;
    /** Time of the last change, in UTC. */
    modifyTime: string;
    /** Time of creation, in UTC. */
    createTime: string;
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
  export interface GetAvailabilityZonesByProductZone {
    /** Number of the zone, such as `100003`. */
    id: string;
    /** ID of the zone, such as `ap-guangzhou-3`. */
    name: string;
    /** Name of the zone. */
    description: string;
    /** `AVAILABLE` or `UNAVAILABLE`. */
    state: string;
  }

  /** An element. */
  export interface GetCamPoliciesPolicyList {
    /** Name. */
    name: string;
    /** Description. */
    description: string;
    /** Number of users, groups and roles that have the policy. */
    attachments: number;
    /** Service that the policy belongs to. */
    serviceType: string;
    /** Creation time, in the platform's time zone. */
    createTime: string;
    /** `1` for a policy of the account, `2` for a policy of the platform. */
    type: number;
    /** `1` for a policy that was created by selecting products, `2` for one that was written as JSON. */
    createMode: number;
    /** ID of the policy. */
    policyId: string;
  }

  /** An element. */
  export interface GetCamRolesRoleList {
    /** ID of the role. */
    roleId: string;
    /** Name. */
    name: string;
    /** Trust policy, as JSON. */
    document: string;
    /** Description. */
    description: string;
    /** Whether the role may be used to sign in to the console. */
    consoleLogin: boolean;
    /** Creation time, in the platform's time zone. */
    createTime: string;
    /** Time of the last change, in the platform's time zone. */
    updateTime: string;
  }

  /** An element. */
  export interface GetCamUsersUserList {
    /** Name, which identifies the user. */
    userId: string;
    /** Name. */
    name: string;
    /** Description. */
    remark: string;
    /** Phone number. */
    phoneNum: string;
    /** Country code of the phone number, such as `86`. */
    countryCode: string;
    /** Email address. */
    email: string;
    /** Account ID (UIN) of the user. */
    uin: number;
    /** ID of the user within the account (UID). */
    uid: number;
    /** Whether the user may sign in to the console. */
    consoleLogin: boolean;
  }

  /** An element. */
  export interface GetCbsStoragesStorageList {
    /** ID of the disk. */
    storageId: string;
    /** Name. */
    storageName: string;
    /** Type, such as `CLOUD_SSD`. */
    storageType: string;
    /** `SYSTEM_DISK` or `DATA_DISK`. */
    storageUsage: string;
    /** Size, in GB. */
    storageSize: number;
    /** Status, such as `UNATTACHED` or `ATTACHED`. */
    status: string;
    /** Whether it is attached to a machine. */
    attached: boolean;
    /** ID of the machine that it is attached to. */
    instanceId: string;
    /** Availability zone. */
    availabilityZone: string;
    /** ID of the project. */
    projectId: number;
    /** ID of the dedicated cluster. */
    dedicatedClusterId: string;
    /** How it is charged. */
    chargeType: string;
    /** What happens when the prepaid period ends. */
    prepaidRenewFlag: string;
    /** Whether it is encrypted. */
    encrypt: boolean;
    /** ID of the key of the encryption. */
    kmsKeyId: string;
    /** Additional throughput, in MiB/s. */
    throughputPerformance: number;
    /** Creation time, in the platform's time zone. */
    createTime: string;
    /** Tags, by key. */
    tags: { [key: string]: string };
  }

  /** An element. */
  export interface GetCkafkaTopicsInstanceList {
    /** The platform's own ID of the topic, `topic-...`. */
    topicId: string;
    /** Name of the topic, unique in the instance. */
    topicName: string;
    /** Number of partitions. It can only grow. */
    partitionNum: number;
    /** Number of replicas of each partition, 1 to 3, and at most the number of brokers. */
    replicaNum: number;
    /** Whether only the addresses in `ipWhiteLists` may use the topic. */
    enableWhiteList: boolean;
    /** Description of the topic. */
    note: string;
    /** Milliseconds for which messages are kept, from one minute to 90 days. */
    retention: number;
    /** Minimum number of replicas that must have a message before its sender gets a confirmation. */
    syncReplicaMinNum: number;
    /** How old messages are removed: `delete` removes them after `retention`, `compact` keeps the last message of each key. Known values are `delete`, `compact` and `compact, delete`; there may be others. */
    cleanUpPolicy: string;
    /** Whether a replica that lacks messages may become the leader, which can lose messages. */
    uncleanLeaderElectionEnable: boolean;
    /** Maximum size of a message, in bytes. Defaults to the instance's value. */
    maxMessageBytes: number;
    /** Milliseconds after which a segment of the log is closed, at least one hour. Defaults to the platform's value, one day. */
    segment: number;
    /** Creation time, in UTC. */
    createTime: string;
    /** Interval of the backup to object storage. */
    forwardInterval: number;
    /** Bucket of the backup to object storage. */
    forwardCosBucket: string;
    /** Whether messages are backed up to object storage: 0 means yes, 1 means no. */
    forwardStatus: number;
    /** Bytes after which a segment of the log is closed. */
    segmentBytes: number;
    /** Number of addresses that may use the topic, if `enableWhiteList` is true. */
    ipWhiteListCount: number;
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
    backupZoneSets: output.GetClbInstancesClbListBackupZoneSet[];
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

  /** A filter. */
  export interface GetClsTopicsFilter {
    /** Attribute to compare: `topicName`, `logsetName`, `topicId`, `logsetId`, `assumerName`, `storageType`, `tagKey`, or `tag:` with a key, such as `tag:team`. Must be topicName, logsetName, topicId, logsetId, assumerName, storageType, tagKey or tag: with a key. */
    key: string;
    /** Values, one of which a topic must have. */
    values: string[];
  }

  /** An element. */
  export interface GetClsTopicsTopic {
    /** ID of the log set. */
    logsetId: string;
    /** ID of the topic. */
    topicId: string;
    /** Name. */
    topicName: string;
    /** Number of partitions. */
    partitionCount: number;
    /** Whether the topic has an index that is switched on. */
    index: boolean;
    /** Product that has created the topic. Empty for your own. */
    assumerName: string;
    /** Creation time, in the platform's time zone. */
    createTime: string;
    /** Whether the topic receives logs. */
    status: boolean;
    /** Tags. */
    tags: output.GetClsTopicsTopicTag[];
    /** Whether the platform splits partitions when they receive too much. */
    autoSplit: boolean;
    /** Maximum number of partitions with `autoSplit`. */
    maxSplitPartitions: number;
    /** `hot` for standard storage, `cold` for infrequent access. */
    storageType: string;
    /** Number of days for which logs are kept. 3640 if they are kept permanently. */
    period: number;
    /** Type of the logs of the product that has created the topic. */
    subAssumerName: string;
    /** Description. */
    describes: string;
    /** Number of days after which logs move to infrequent access. 0 if they do not move. */
    hotPeriod: number;
    /** `0` for a log topic, `1` for a metric topic. */
    bizType: number;
    /** Whether anonymous access is permitted. */
    isWebTracking: boolean;
  }

  /** An element. */
  export interface GetClsTopicsTopicTag {
    /** Key. */
    key: string;
    /** Value. */
    value: string;
  }

  /** An element. */
  export interface GetCosBucketsBucketList {
    /** Name of the bucket. */
    bucket: string;
    /** Rules for requests of browsers from other origins (CORS). */
    corsRules: output.GetCosBucketsBucketListCorsRule[];
    /** When objects change their storage class or are deleted. */
    lifecycleRules: output.GetCosBucketsBucketListLifecycleRule[];
    /** The static website. At most one element. */
    websites: output.GetCosBucketsBucketListWebsite[];
    /** From where objects are fetched that the bucket does not contain. */
    originPullRules: output.GetCosBucketsBucketListOriginPullRule[];
    /** Your own domains for the bucket. */
    originDomainRules: output.GetCosBucketsBucketListOriginDomainRule[];
    /** What everybody may do: `private`, `public-read` or `public-read-write`. */
    acl: string;
    /** Who may do what, as XML. */
    aclBody: string;
    /** Tags, by key. */
    tags: { [key: string]: string };
    /** Address of the bucket. */
    cosBucketUrl: string;
  }

  /** An element. */
  export interface GetCosBucketsBucketListCorsRule {
    /** Origins that may send requests. */
    allowedOrigins: string[];
    /** Methods that they may use. */
    allowedMethods: string[];
    /** Headers that they may send. */
    allowedHeaders: string[];
    /** How long browsers may keep the result of a preflight request, in seconds. */
    maxAgeSeconds: number;
    /** Headers of responses that they may read. */
    exposeHeaders: string[];
  }

  /** An element. */
  export interface GetCosBucketsBucketListLifecycleRule {
    /** Beginning of the names of the objects that the rule is about. */
    filterPrefix: string;
    /** When objects move to another storage class. */
    transitions: output.GetCosBucketsBucketListLifecycleRuleTransition[];
    /** When objects are deleted. At most one element. */
    expirations: output.GetCosBucketsBucketListLifecycleRuleExpiration[];
    /** When earlier versions move to another storage class. */
    nonCurrentTransitions: output.GetCosBucketsBucketListLifecycleRuleNonCurrentTransition[];
    /** When earlier versions are deleted. At most one element. */
    nonCurrentExpirations: output.GetCosBucketsBucketListLifecycleRuleNonCurrentExpiration[];
    /** When unfinished uploads in parts are deleted. At most one element. */
    abortIncompleteMultipartUploads: output.GetCosBucketsBucketListLifecycleRuleAbortIncompleteMultipartUpload[];
  }

  /** The only element. */
  export interface GetCosBucketsBucketListLifecycleRuleAbortIncompleteMultipartUpload {
    /** Number of days after the beginning. */
    daysAfterInitiation: number;
  }

  /** The only element. */
  export interface GetCosBucketsBucketListLifecycleRuleExpiration {
    /** Date, in UTC. */
    date: string;
    /** Number of days after the last change. */
    days: number;
  }

  /** The only element. */
  export interface GetCosBucketsBucketListLifecycleRuleNonCurrentExpiration {
    /** Number of days after a version was replaced. */
    nonCurrentDays: number;
  }

  /** An element. */
  export interface GetCosBucketsBucketListLifecycleRuleNonCurrentTransition {
    /** Number of days after a version was replaced. */
    nonCurrentDays: number;
    /** Storage class of the objects from then on. */
    storageClass: string;
  }

  /** An element. */
  export interface GetCosBucketsBucketListLifecycleRuleTransition {
    /** Date, in UTC. */
    date: string;
    /** Number of days after the last change. */
    days: number;
    /** Storage class of the objects from then on. */
    storageClass: string;
  }

  /** An element. */
  export interface GetCosBucketsBucketListOriginDomainRule {
    /** The domain. */
    domain: string;
    /** What the domain leads to: `REST`, `WEBSITE` or `ACCELERATE`. */
    type: string;
    /** `ENABLED` or `DISABLED`. */
    status: string;
  }

  /** An element. */
  export interface GetCosBucketsBucketListOriginPullRule {
    /** Priority; 1 is the highest. */
    priority: number;
    /** Whether the fetched object is stored in the bucket (`Mirror`). */
    syncBackToSource: boolean;
    /** How the object is fetched: `Mirror`, `Proxy` or `Redirect`. */
    backToSourceMode: string;
    /** Beginning of the names of the objects that the rule is about. */
    prefix: string;
    /** Protocol of requests to the origin. */
    protocol: string;
    /** Host of the origin. */
    host: string;
    /** Whether the query of the request is passed on. */
    followQueryString: boolean;
    /** Whether redirects of the origin are followed. */
    followRedirection: boolean;
    /** Headers of the request that are passed on. */
    followHttpHeaders: string[];
    /** Headers that are added to requests to the origin, by name. */
    customHttpHeaders: { [key: string]: string };
  }

  /** The only element. */
  export interface GetCosBucketsBucketListWebsite {
    /** Object that is shown for a folder. */
    indexDocument: string;
    /** Object that is shown after an error. */
    errorDocument: string;
  }

  /** The only element. */
  export interface GetDnspodRecordsRecordCountInfo {
    /** Number of records in `results`. */
    listCount: number;
    /** Number of names that have records. */
    subdomainCount: number;
    /** Number of records that match, including those outside of `offset` and `limit`. */
    totalCount: number;
  }

  /** An element. */
  export interface GetDnspodRecordsResult {
    /** Line, by its name. */
    line: string;
    /** ID of the line. */
    lineId: string;
    /** Result of the monitoring: `OK`, `WARN`, `DOWN` or empty. */
    monitorStatus: string;
    /** Priority. 0 for types that have none. */
    mx: number;
    /** Name below the domain. `@` is the domain itself. */
    name: string;
    /** Number of the record. */
    recordId: number;
    /** Remark. */
    remark: string;
    /** `ENABLE` or `DISABLE`. */
    status: string;
    /** How long answers may be cached, in seconds. */
    ttl: number;
    /** Type. */
    type: string;
    /** Time of the last change, in the platform's time zone. */
    updatedOn: string;
    /** Value. */
    value: string;
    /** Weight. Unset if the record has none. */
    weight: number;
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
  export interface GetImagesImage {
    /** ID of the image. */
    imageId: string;
    /** Name. */
    imageName: string;
    /** Type, such as `PUBLIC_IMAGE`. */
    imageType: string;
    /** Description. */
    imageDescription: string;
    /** State, such as `NORMAL`. */
    imageState: string;
    /** Size, in GB. */
    imageSize: number;
    /** Account that created the image. */
    imageCreator: string;
    /** Origin, such as `OFFICIAL` or `CREATE_IMAGE`. */
    imageSource: string;
    /** Name of the operating system. */
    osName: string;
    /** Family of the operating system, such as `Ubuntu`. */
    platform: string;
    /** Architecture, such as `x86_64`. */
    architecture: string;
    /** Creation time, in UTC. */
    createdTime: string;
    /** Whether the image supports cloud-init. */
    supportCloudInit: boolean;
    /** Progress of a copy to other regions, in percent. */
    syncPercent: number;
    /** The snapshots of its disks. */
    snapshots: output.GetImagesImageSnapshot[];
  }

  /** An element. */
  export interface GetImagesImageSnapshot {
    /** ID of the snapshot. */
    snapshotId: string;
    /** Name. */
    snapshotName: string;
    /** `SYSTEM_DISK` or `DATA_DISK`. */
    diskUsage: string;
    /** Size of the disk, in GB. */
    diskSize: number;
  }

  /** Also return the disks that fit each type, filtered. It takes a request for each type. */
  export interface GetInstanceTypesCbsFilter {
    /** How the disks are paid for. Known values are `PREPAID` and `POSTPAID_BY_HOUR`; the platform may accept others. */
    diskChargeType?: string;
    /** Types of the disks. */
    diskTypes?: string[];
    /** Use of the disks. Known values are `SYSTEM_DISK` and `DATA_DISK`; the platform may accept others. */
    diskUsage?: string;
  }

  /** A filter. */
  export interface GetInstanceTypesFilter {
    /** Name of the filter. Known values are `zone`, `instance-family`, `instance-type`, `instance-charge-type` and `sort-keys`; the platform may accept others. */
    name: string;
    /** Values, of which a type must have one. At least 1 element. */
    values: string[];
  }

  /** An element. */
  export interface GetInstanceTypesInstanceType {
    /** Name of the type, such as `SA5.MEDIUM2`. */
    instanceType: string;
    /** ID of the zone. */
    availabilityZone: string;
    /** Family, such as `SA5`. */
    family: string;
    /** Number of CPU cores. */
    cpuCoreCount: number;
    /** Memory, in GB. */
    memorySize: number;
    /** Number of GPUs. */
    gpuCoreCount: number;
    /** `SELL` or `SOLD_OUT`. */
    status: string;
    /** Model of the CPU. */
    cpuType: string;
    /** Special properties. At most one element. */
    externals: output.GetInstanceTypesInstanceTypeExternal[];
    /** Number of FPGA cores. */
    fpga: number;
    /** Frequency of the CPU. */
    frequency: string;
    /** Number of GPUs, with fractions for shared ones. */
    gpuCount: number;
    /** Bandwidth in the private network, in Gbps. */
    instanceBandwidth: number;
    /** How the machine is paid for, such as `POSTPAID_BY_HOUR`. */
    instanceChargeType: string;
    /** Packets a second in the private network, in units of 10,000. */
    instancePps: number;
    /** The local disks. Empty for types without local disks. */
    localDiskTypeLists: output.GetInstanceTypesInstanceTypeLocalDiskTypeList[];
    /** Type of the network card, in Gbps. */
    networkCard: number;
    /** The price, in the currency of the account. At most one element. */
    prices: output.GetInstanceTypesInstanceTypePrice[];
    /** Remark of the platform. */
    remark: string;
    /** Why the type is sold out. */
    soldOutReason: string;
    /** Stock, such as `EnoughStock` or `WithoutStock`. */
    statusCategory: string;
    /** Number of local disks of an HDD type. */
    storageBlockAmount: number;
    /** Name of the family. */
    typeName: string;
    /** The disks that fit the type. Empty without `cbsFilter`. */
    cbsConfigs: output.GetInstanceTypesInstanceTypeCbsConfig[];
  }

  /** An element. */
  export interface GetInstanceTypesInstanceTypeCbsConfig {
    /** Whether the disk type is available. */
    available: boolean;
    /** Class of the device. */
    deviceClass: string;
    /** How the disk is paid for: `PREPAID` or `POSTPAID_BY_HOUR`. */
    diskChargeType: string;
    /** Type of the disk, such as `CLOUD_SSD`. */
    diskType: string;
    /** `SYSTEM_DISK` or `DATA_DISK`. */
    diskUsage: string;
    /** Least and greatest additional performance. */
    extraPerformanceRanges: number[];
    /** Family of instance types. */
    instanceFamily: string;
    /** Least size, in GB. */
    minDiskSize: number;
    /** Greatest size, in GB. */
    maxDiskSize: number;
    /** Step between sizes, in GB. */
    stepSize: number;
    /** ID of the zone. */
    zone: string;
  }

  /** The only element. */
  export interface GetInstanceTypesInstanceTypeExternal {
    /** Whether the public address is released with the machine. */
    releaseAddress: boolean;
    /** Network types that are not supported. */
    unsupportNetworks: string[];
    /** Local disks of an HDD type. At most one element. */
    storageBlockAttrs: output.GetInstanceTypesInstanceTypeExternalStorageBlockAttr[];
  }

  /** The only element. */
  export interface GetInstanceTypesInstanceTypeExternalStorageBlockAttr {
    /** Type of the local disk. */
    type: string;
    /** Least size, in GB. */
    minSize: number;
    /** Greatest size, in GB. */
    maxSize: number;
  }

  /** An element. */
  export interface GetInstanceTypesInstanceTypeLocalDiskTypeList {
    /** Type of the local disk. */
    type: string;
    /** Properties of the local disk. */
    partitionType: string;
    /** Least size, in GB. */
    minSize: number;
    /** Greatest size, in GB. */
    maxSize: number;
    /** Whether the local disk is required: `REQUIRED` or `OPTIONAL`. */
    required: string;
  }

  /** The only element. */
  export interface GetInstanceTypesInstanceTypePrice {
    /** Unit of the unit prices: `HOUR` or `GB`. */
    chargeUnit: string;
    /** Price of a unit, for a machine that is paid for afterwards. */
    unitPrice: number;
    /** The same after the discount. */
    unitPriceDiscount: number;
    /** Price of a unit in the second step. */
    unitPriceSecondStep: number;
    /** The same after the discount. */
    unitPriceDiscountSecondStep: number;
    /** Price of a unit in the third step. */
    unitPriceThirdStep: number;
    /** The same after the discount. */
    unitPriceDiscountThirdStep: number;
    /** Price of a prepaid machine. */
    originalPrice: number;
    /** The same after the discount. */
    discountPrice: number;
    /** Discount, in percent: 20 is 80% off. */
    discount: number;
  }

  /** An element. */
  export interface GetInstancesInstanceList {
    /** ID of the machine. */
    instanceId: string;
    /** Name. */
    instanceName: string;
    /** Type, such as `S5.MEDIUM2`. */
    instanceType: string;
    /** Status, such as `RUNNING`. */
    status: string;
    /** Number of virtual processors. */
    cpu: number;
    /** Memory, in GB. */
    memory: number;
    /** Graphics processors: one element for a machine that has any. */
    gpuInfos: output.GetInstancesInstanceListGpuInfo[];
    /** ID of the image. */
    imageId: string;
    /** Name of the operating system. */
    osName: string;
    /** Availability zone. */
    availabilityZone: string;
    /** ID of the project. */
    projectId: number;
    /** ID of the rack. */
    rackId: string;
    /** ID of the dedicated cluster. */
    dedicatedClusterId: string;
    /** ID of the private network. */
    vpcId: string;
    /** ID of the subnet. */
    subnetId: string;
    /** First private address. */
    privateIp: string;
    /** First public address; empty without one. */
    publicIp: string;
    /** Whether it was created with a public address. */
    allocatePublicIp: boolean;
    /** How traffic is charged. */
    internetChargeType: string;
    /** Maximum outbound bandwidth, in Mbit/s. */
    internetMaxBandwidthOut: number;
    /** IDs of the security groups. */
    securityGroups: string[];
    /** ID of the system disk. */
    systemDiskId: string;
    /** Type of the system disk. */
    systemDiskType: string;
    /** Size of the system disk, in GB. */
    systemDiskSize: number;
    /** The data disks, in the platform's order. */
    dataDisks: output.GetInstancesInstanceListDataDisk[];
    /** Name of the role that it assumes. */
    camRoleName: string;
    /** How it is charged. */
    instanceChargeType: string;
    /** What happens when the prepaid period ends. */
    instanceChargeTypePrepaidRenewFlag: string;
    /** Creation time, in UTC. */
    createTime: string;
    /** Time at which a prepaid machine expires, in UTC. */
    expiredTime: string;
    /** Unique ID. */
    uuid: string;
    /** Tags, by key. */
    tags: { [key: string]: string };
  }

  /** An element. */
  export interface GetInstancesInstanceListDataDisk {
    /** ID of the disk. */
    dataDiskId: string;
    /** Type. */
    dataDiskType: string;
    /** Size, in GB. */
    dataDiskSize: number;
    /** Whether it is deleted with the machine. */
    deleteWithInstance: boolean;
  }

  /** An element. */
  export interface GetInstancesInstanceListGpuInfo {
    /** Number of processors; less than 1 for a part of one. */
    gpuCount: number;
    /** Addresses of the processors. */
    gpuIds: string[];
    /** Type. */
    gpuType: string;
  }

  /** An element. */
  export interface GetKeyPairsKeyPairList {
    /** ID of the key pair. */
    keyId: string;
    /** Name. */
    keyName: string;
    /** ID of the project. */
    projectId: number;
    /** Public key, in the format of OpenSSH, without its comment. */
    publicKey: string;
    /** Creation time, in UTC. */
    createTime: string;
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
    /** Maximum number of pods on a node: a power of 2. */
    clusterMaxPodNum: number;
    /** Maximum number of services: a power of 2. */
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
    clusterExtraArgs: output.GetKubernetesClustersListClusterExtraArg[];
    /** Number of nodes. */
    clusterNodeNum: number;
    /** Nodes of the cluster. */
    workerInstancesLists: output.GetKubernetesClustersListWorkerInstancesList[];
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

  /** An element. */
  export interface GetMysqlInstanceInstanceList {
    /** ID of the instance. */
    mysqlId: string;
    /** Name. */
    instanceName: string;
    /** Role: `master`, `ro` or `dr`. */
    instanceRole: string;
    /** Whether it is initialized: 1 or 0. */
    initFlag: number;
    /** Status: creating (0), running (1), being isolated (4) or in the recycle bin (5). */
    status: number;
    /** Availability zone of the primary node. */
    zone: string;
    /** Whether it is renewed automatically (1), or this was turned off (2). */
    autoRenewFlag: number;
    /** Version of MySQL. */
    engineVersion: string;
    /** Number of CPU cores. */
    cpuCoreCount: number;
    /** Memory, in MB. */
    memorySize: number;
    /** Size of the disk, in GB. */
    volumeSize: number;
    /** Access from the Internet: never opened (0), open (1) or closed (2). */
    internetStatus: number;
    /** Host name in the Internet. */
    internetHost: string;
    /** Port in the Internet. */
    internetPort: number;
    /** Address in the private network. */
    intranetIp: string;
    /** Port in the private network. */
    intranetPort: number;
    /** ID of the project. */
    projectId: number;
    /** ID of the private network. */
    vpcId: string;
    /** ID of the subnet. */
    subnetId: string;
    /** Replication: asynchronous (0), semi-synchronous (1) or synchronous (2). */
    slaveSyncMode: number;
    /** Type of the instance, such as `UNIVERSAL`. */
    deviceType: string;
    /** How it is charged, as the platform's number: in advance (0) or by the hour (1). */
    payType: number;
    /** How it is charged: `PREPAID` or `POSTPAID`. */
    chargeType: string;
    /** Creation time, in the platform's time zone. */
    createTime: string;
    /** When a prepaid instance expires, in the platform's time zone. */
    deadLineTime: string;
    /** ID of the primary instance of another one. */
    masterInstanceId: string;
    /** IDs of its read-only instances. */
    roInstanceIds: string[];
    /** Its groups of read-only instances. */
    roGroups: output.GetMysqlInstanceInstanceListRoGroup[];
    /** IDs of its instances for disaster recovery. */
    drInstanceIds: string[];
  }

  /** An element. */
  export interface GetMysqlInstanceInstanceListRoGroup {
    /** ID of the group. */
    groupId: string;
    /** IDs of the read-only instances in the group. */
    instanceIds: string[];
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
  export interface GetRedisInstancesInstanceList {
    /** ID of the instance. */
    redisId: string;
    /** Name. */
    name: string;
    /** Availability zone. */
    zone: string;
    /** ID of the project. */
    projectId: number;
    /** Version and architecture, as in `RedisInstance`. */
    typeId: number;
    /** Number of shards. */
    redisShardNum: number;
    /** Number of replicas. */
    redisReplicasNum: number;
    /** Memory in MB, of each shard of a cluster. */
    memSize: number;
    /** Status: `init`, `processing`, `online`, `isolate` or `todelete`. */
    status: string;
    /** ID of the private network. */
    vpcId: string;
    /** ID of the subnet. */
    subnetId: string;
    /** Private address. */
    ip: string;
    /** Port. */
    port: number;
    /** Creation time, in the platform's time zone. */
    createTime: string;
    /** Tags, by key. */
    tags: { [key: string]: string };
    /** How it is charged: `POSTPAID` or `PREPAID`. */
    chargeType: string;
    /** Nodes of an instance in several zones. */
    nodeInfos: output.GetRedisInstancesInstanceListNodeInfo[];
  }

  /** An element. */
  export interface GetRedisInstancesInstanceListNodeInfo {
    /** Whether the node is the master. */
    master: boolean;
    /** ID of the node. */
    id: number;
    /** Number of its zone. */
    zoneId: number;
  }

  /** An element. */
  export interface GetScfFunctionsFunction {
    /** Name of the function, unique in the namespace. */
    name: string;
    /** Namespace of the function. */
    namespace: string;
    /** Entry point of the program, such as `index.main_handler`. Required for Event functions that are not an image. */
    handler: string;
    /** Description of the function. */
    description: string;
    /** Memory, in MB: 64 or a multiple of 128. */
    memSize: number;
    /** Longest run of the function, in seconds. */
    timeout: number;
    /** Environment variables, which may be confidential. */
    environment: { [key: string]: string };
    /** Runtime, such as `Nodejs18.15`, `Python3.9`, `Go1`, `Java8` or `CustomRuntime`. Defaults to the platform's value. Omit it for an image. */
    runtime: string;
    /** ID of the private network of the function. */
    vpcId: string;
    /** ID of its subnet. */
    subnetId: string;
    /** Name of the role that the function assumes: the output `name` of `CamRole`. */
    role: string;
    /** ID of the log set for its logs. Defaults to the platform's choice. */
    clsLogsetId: string;
    /** ID of the log topic for its logs. Defaults to the platform's choice. */
    clsTopicId: string;
    /** Whether the function can use L5, the platform's name service. */
    l5Enable: boolean;
    /** Tags, by key. Keys that begin with `qcs:` or `project` are reserved for the platform. */
    tags: { [key: string]: string };
    /** Whether the function can run for a long time without a caller that waits: `TRUE` or `FALSE`. Defaults to the platform's value. Known values are `TRUE` and `FALSE`; there may be others. */
    asyncRunEnable: string;
    /** Whether the function has access to the Internet. The platform may reject a function that has neither this nor a private network. */
    enablePublicNet: boolean;
    /** Whether it has fixed public addresses. Requires `enablePublicNet`. */
    enableEipConfig: boolean;
    /** Image of a container with the program. Replacing another program by an image, or an image by another program, replaces the function. At most one element. */
    imageConfigs: output.GetScfFunctionsFunctionImageConfig[];
    /** Whether the function caches DNS responses. Only for Event functions. */
    dnsCache: boolean;
    /** Fixed addresses in the private network. Defaults to the platform's value. Always one element. */
    intranetConfigs: output.GetScfFunctionsFunctionIntranetConfig[];
    /** Time of the last change, in the platform's time zone. */
    modifyTime: string;
    /** Size of the program, in bytes. */
    codeSize: number;
    /** Whether the program is valid: `success` or `failed`. */
    codeResult: string;
    /** Error in the program, if there is one. */
    codeError: string;
    /** Error code of the program. */
    errNo: number;
    /** Whether the platform installs the dependencies of the program. */
    installDependency: boolean;
    /** Status, such as `Active`. */
    status: string;
    /** Description of the status. */
    statusDesc: string;
    /** Whether its public addresses are fixed. */
    eipFixed: boolean;
    /** Its public addresses. */
    eips: string[];
    /** Domain of the function. */
    host: string;
    /** Virtual address of the function. */
    vip: string;
    /** All triggers of the function. */
    triggerInfos: output.GetScfFunctionsFunctionTriggerInfo[];
    /** Creation time, in the platform's time zone. */
    createTime: string;
  }

  /** The image. */
  export interface GetScfFunctionsFunctionImageConfig {
    /** Edition of the registry: `personal` or `enterprise`. Known values are `personal` and `enterprise`; there may be others. */
    imageType: string;
    /** Image, as `<registry>/<namespace>/<repository>:<tag>`, optionally with `@sha256:...`. To deploy an image that has moved to the same tag, change its digest or `codeHash`. */
    imageUri: string;
    /** ID of the registry. Required for the enterprise edition. */
    registryId: string;
    /** Entry point, instead of the image's. The platform will remove this setting. */
    entryPoint: string;
    /** Command to start, instead of the image's entry point. */
    command: string;
    /** Arguments, separated by blanks, instead of the image's. */
    args: string;
    /** Whether the platform accelerates the start. */
    containerImageAccelerate: boolean;
    /** Port of the web server in the image; -1 for an image without one. */
    imagePort: number;
  }

  /** Fixed addresses in the private network. Defaults to the platform's value. */
  export interface GetScfFunctionsFunctionIntranetConfig {
    /** `ENABLE` or `DISABLE`. Known values are `ENABLE` and `DISABLE`; there may be others. */
    ipFixed: string;
    /** The addresses. */
    ipAddresses: string[];
  }

  /** A trigger. */
  export interface GetScfFunctionsFunctionTriggerInfo {
    /** Name. */
    name: string;
    /** Type. */
    type: string;
    /** Cron expression of a `timer`; JSON for the other types. */
    triggerDesc: string;
    /** Whether it is enabled. */
    enable: boolean;
    /** Creation time, in the platform's time zone. */
    createTime: string;
    /** Time of the last change. */
    modifyTime: string;
    /** Argument that it passes. */
    customArgument: string;
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
  export interface GetSslCertificatesCertificate {
    /** ID of the certificate. */
    id: string;
    /** Name of the certificate. */
    name: string;
    /** `SVR` for the certificate of a server, or `CA` for that of a certificate authority. */
    type: string;
    /** Name of the product, such as that of the issuer. */
    productZhName: string;
    /** Main domain of the certificate. */
    domain: string;
    /** Status: `1` if the certificate is available. */
    status: number;
    /** Start of its validity, in UTC+8. */
    beginTime: string;
    /** End of its validity, in UTC+8. */
    endTime: string;
    /** Time of the upload or the order, in UTC+8. */
    createTime: string;
    /** Account ID (UIN) of the owner. */
    ownerUin: string;
    /** Validity, in months. */
    validityPeriod: string;
    /** Domains of the certificate. */
    subjectNames: string[];
    /** Project that the certificate belongs to. */
    projectId: number;
    /** The certificate and its chain, in PEM. Empty while it is reviewed. */
    cert: string;
    /** The private key, in PEM, if the platform has it. */
    key: string;
    /** Number of the order of a bought certificate. */
    orderId: string;
    /** How to prove the ownership of the domains. */
    dvAuths: output.GetSslCertificatesCertificateDvAuth[];
  }

  /** An element. */
  export interface GetSslCertificatesCertificateDvAuth {
    /** Name of the DNS record or file that proves the ownership of the domain. */
    dvAuthKey: string;
    /** Value of that record or file. */
    dvAuthValue: string;
    /** How the ownership is proved, such as `DNS` or `FILE`. */
    dvAuthVerifyType: string;
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
    routeEntryInfos: output.GetVpcRouteTablesInstanceListRouteEntryInfo[];
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

  export namespace config {
    /** Assume a role with an assertion of a SAML identity provider. */
    export interface AssumeRoleWithSamls {
      /** Assertion of the identity provider, in base64. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SAML_ASSERTION`, else `TENCENTCLOUD_ASSUME_ROLE_SAML_ASSERTION`. */
      samlAssertion?: string;
      /** Identifier of the identity provider on the platform. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_PRINCIPAL_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_PRINCIPAL_ARN`. */
      principalArn?: string;
      /** The role: `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN`. */
      roleArn?: string;
      /** Name of the session in the platform's audit log. Must have 2 to 128 characters: letters, digits and = , . @ _ -. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME`. */
      sessionName?: string;
      /** Duration of the session, in seconds. 0 means the default. Sessions are renewed before they end where possible. Between 0 and 43200. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION`, or to `7200` if it is not set. */
      sessionDuration?: number;
    }

    /** Assume a role with a token of an OpenID Connect identity provider. */
    export interface AssumeRoleWithWebIdentities {
      /** Identifier of the identity provider on the platform. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_PROVIDER_ID`, else `TENCENTCLOUD_ASSUME_ROLE_PROVIDER_ID`, or to `OIDC` if it is not set. */
      providerId?: string;
      /** The token. It takes precedence over `webIdentityTokenFile`. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN`, else `TENCENTCLOUD_ASSUME_ROLE_WEB_IDENTITY_TOKEN`. */
      webIdentityToken?: string;
      /** JSON file that contains the token: `{"web_identity_token": "..."}`. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_WEB_IDENTITY_TOKEN_FILE`. */
      webIdentityTokenFile?: string;
      /** The role: `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. It takes precedence over `roleArnFile`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN`. */
      roleArn?: string;
      /** JSON file that contains the role: `{"role_arn": "..."}`. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_ARN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_ARN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_ARNN_FILE`. */
      roleArnFile?: string;
      /** Name of the session in the platform's audit log. Must have 2 to 128 characters: letters, digits and = , . @ _ -. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME`. */
      sessionName?: string;
      /** Duration of the session, in seconds. 0 means the default. Sessions are renewed before they end where possible. Between 0 and 43200. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION`, or to `7200` if it is not set. */
      sessionDuration?: number;
    }

    /** Assume a role, with the credentials that are given otherwise. */
    export interface AssumeRoles {
      /** The role: `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN`. */
      roleArn?: string;
      /** Name of the session in the platform's audit log. Must have 2 to 128 characters: letters, digits and = , . @ _ -. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME`. */
      sessionName?: string;
      /** Duration of the session, in seconds. 0 means the default. Sessions are renewed before they end where possible. Between 0 and 43200. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION`, or to `7200` if it is not set. */
      sessionDuration?: number;
      /** Policy that restricts the session, as JSON without a principal element. */
      policy?: string;
      /** External ID that the role requires. Must have 2 to 128 characters: letters, digits and = , . @ : / -. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_EXTERNAL_ID`, else `TENCENTCLOUD_ASSUME_ROLE_EXTERNAL_ID`. */
      externalId?: string;
      /** Account number of the caller. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SOURCE_IDENTITY`, else `TENCENTCLOUD_ASSUME_ROLE_SOURCE_IDENTITY`. */
      sourceIdentity?: string;
      /** The MFA device: `qcs::cam:uin/{owner's account number}::mfa/softToken`. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SERIAL_NUMBER`, else `TENCENTCLOUD_ASSUME_ROLE_SERIAL_NUMBER`. */
      serialNumber?: string;
      /** The code that the MFA device shows. It works once, for the first process that signs in, until its session ends. A preview signs in only if it calls a function or refreshes. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_TOKEN_CODE`, else `TENCENTCLOUD_ASSUME_ROLE_TOKEN_CODE`. */
      tokenCode?: string;
    }

    /** Authenticate with an MFA device, for accounts that require it. */
    export interface MfaCertifications {
      /** The MFA device: `qcs::cam:uin/{owner's account number}::mfa/softToken`. Defaults to the environment variable `CLOUDPROV_MFA_CERTIFICATION_SERIAL_NUMBER`, else `TENCENTCLOUD_MFA_CERTIFICATION_SERIAL_NUMBER`. */
      serialNumber?: string;
      /** The code that the MFA device shows. It works once, for the first process that signs in, until its session ends. A preview signs in only if it calls a function or refreshes. Defaults to the environment variable `CLOUDPROV_MFA_CERTIFICATION_TOKEN_CODE`, else `TENCENTCLOUD_MFA_CERTIFICATION_TOKEN_CODE`. */
      tokenCode?: string;
      /** Duration of the session, in seconds. The maximum for a main account is 7200. Between 0 and 129600. Defaults to the environment variable `CLOUDPROV_MFA_CERTIFICATION_DURATION_SECONDS`, else `TENCENTCLOUD_MFA_CERTIFICATION_DURATION_SECONDS`, or to `1800` if it is not set. */
      durationSeconds?: number;
    }
  }
}
