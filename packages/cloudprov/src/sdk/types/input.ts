// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./enums.ts";

export namespace input {
  /** How to create the object. */
  export interface ActionCreate {
    /** Action that creates the object. It receives all properties, unless `members` or `sends` is set. Must be the name of an action, such as DescribeInstances. */
    action: pulumi.Input<string>;
    /** Members that the action receives, as dotted paths. Defaults to all members. Once the object is ready, entries of `update` set the others. `members` cannot be combined with `sends` `nothing`. */
    members?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** What the action receives in addition to `parameters`: its `members`, or nothing if `parameters` contains everything. Defaults to `members`. One of `members` or `nothing`. `members` cannot be combined with `sends` `nothing`. */
    sends?: pulumi.Input<enums.ActionCreateSends | (string & {}) | undefined>;
    /** Parameters of the action in addition to the properties. They are never compared. Texts may contain `{properties.Name}`. */
    parameters?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
    /** Paths of the ID in the response, or `{properties.Name}` if your program names the object. A list of one element is passed through. Several parts are joined by `#`. At least 1 element. Exactly one of `id` or `idFromTask` must be set. */
    id?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Paths of the ID in the final result of `task`, if only the task knows the ID. At least 1 element. Exactly one of `id` or `idFromTask` must be set. `task` must be set with `idFromTask`. */
    idFromTask?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Whether the action supports the parameter `ClientToken`. The provider then sends the same token when it retries a creation whose response was lost. At most one of `find`, `clientToken` or `repeatable` can be set. */
    clientToken?: pulumi.Input<boolean | undefined>;
    /** Whether the action may be repeated when its response was lost, because it only sets what already exists. At most one of `find`, `clientToken` or `repeatable` can be set. */
    repeatable?: pulumi.Input<boolean | undefined>;
    /** How to find an object whose creation got no response. The provider adopts it instead of creating a second one. At most one of `find`, `clientToken` or `repeatable` can be set. */
    find?: pulumi.Input<input.ActionFind | undefined>;
    /** Error codes that mean the object already exists. */
    takenCodes?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Dotted paths in the response of values that only this action returns. They are returned in `values`, and the state keeps them. */
    outputs?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Dotted paths in the response of secret values that only this action returns, such as a generated password. They are returned in `secretValues`, and the state keeps them as secrets. */
    secretOutputs?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Whether to check that the object does not exist before the creation, by the ID that your program gives. Set it if the action silently accepts an object that already exists: the creation then fails. */
    lookFirst?: pulumi.Input<boolean | undefined>;
    /** A task that does the work. The provider waits for it. `task` must be set with `idFromTask`. */
    task?: pulumi.Input<input.ActionTask | undefined>;
  }

  /** How to delete the object. */
  export interface ActionDelete {
    /** Action that deletes the object. Must be the name of an action, such as DescribeInstances. Exactly one of `action` or `none` must be set. */
    action?: pulumi.Input<string | undefined>;
    /** Service of this action, if it is another one, such as `tag`. Requires `version`. Must be the first label of the service's host, such as vpc. `version` must be set with `service`. `none` cannot be combined with `parameters`, `task`, `untilGone`, `service`, `version` or `region`. */
    service?: pulumi.Input<string | undefined>;
    /** Version of the API of this action. Defaults to the resource's `version`. Must be a version of the service's API, such as 2017-03-12. `version` must be set with `service`. `none` cannot be combined with `parameters`, `task`, `untilGone`, `service`, `version` or `region`. */
    version?: pulumi.Input<string | undefined>;
    /** Region of this action. Defaults to the resource's `region`. `none` cannot be combined with `parameters`, `task`, `untilGone`, `service`, `version` or `region`. */
    region?: pulumi.Input<string | undefined>;
    /** Parameters of the action. Texts may contain `{id}`, `{id[0]}` for a part of an ID with several parts, and `{properties.Name}`. A placeholder that is the whole text keeps the type of its value; `{id:number}` converts the ID to a number. A property that your program does not give is rejected during preview. `none` cannot be combined with `parameters`, `task`, `untilGone`, `service`, `version` or `region`. */
    parameters?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
    /** A task that does the work. The provider waits for it. `none` cannot be combined with `parameters`, `task`, `untilGone`, `service`, `version` or `region`. */
    task?: pulumi.Input<input.ActionTask | undefined>;
    /** Whether to wait until the object disappears, if the platform shows it for a while after the deletion. `none` cannot be combined with `parameters`, `task`, `untilGone`, `service`, `version` or `region`. */
    untilGone?: pulumi.Input<boolean | undefined>;
    /** Set this instead of `action` if no such action exists: deleting the resource keeps the object and shows this sentence. Must not be empty. Exactly one of `action` or `none` must be set. `none` cannot be combined with `parameters`, `task`, `untilGone`, `service`, `version` or `region`. */
    none?: pulumi.Input<string | undefined>;
  }

  /** How to find an object whose creation got no response. The provider adopts it instead of creating a second one. */
  export interface ActionFind {
    /** Action that lists objects. Defaults to the read action. Must be the name of an action, such as DescribeInstances. */
    action?: pulumi.Input<string | undefined>;
    /** Service of this action, if it is another one, such as `tag`. Requires `version`. Must be the first label of the service's host, such as vpc. `version` must be set with `service`. */
    service?: pulumi.Input<string | undefined>;
    /** Version of the API of this action. Defaults to the resource's `version`. Must be a version of the service's API, such as 2017-03-12. `version` must be set with `service`. */
    version?: pulumi.Input<string | undefined>;
    /** Region of this action. Defaults to the resource's `region`. */
    region?: pulumi.Input<string | undefined>;
    /** Parameters of the action. Texts may contain `{id}`, `{id[0]}` for a part of an ID with several parts, and `{properties.Name}`. A placeholder that is the whole text keeps the type of its value; `{id:number}` converts the ID to a number. A property that your program does not give is rejected during preview. */
    parameters?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
    /** Dotted path of the list in the response. Defaults to `at` of `read`. */
    at?: pulumi.Input<string | undefined>;
    /** How to request the pages of a listing. By default, one response contains all elements. */
    paging?: pulumi.Input<input.ActionPagingArgs | undefined>;
    /** Members that identify the object: an element matches if they are equal to those in `properties`. At least 1 element. */
    by: pulumi.Input<pulumi.Input<string>[]>;
    /** Paths of members that have another name in elements, by the members' names, as in `read`. */
    map?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
    /** Paths of the ID in an element, as in `create`. At least 1 element. */
    id: pulumi.Input<pulumi.Input<string>[]>;
    /** Path in an element of the object's creation time. Without it, the provider also lists the objects before the creation, and never adopts one that existed then. */
    createdAt?: pulumi.Input<string | undefined>;
  }

  /** Another request that reads a part of the object. */
  export interface ActionOtherRead {
    /** Action that reads another part of the object. Must be the name of an action, such as DescribeInstances. */
    action: pulumi.Input<string>;
    /** Service of this action, if it is another one, such as `tag`. Requires `version`. Must be the first label of the service's host, such as vpc. `version` must be set with `service`. */
    service?: pulumi.Input<string | undefined>;
    /** Version of the API of this action. Defaults to the resource's `version`. Must be a version of the service's API, such as 2017-03-12. `version` must be set with `service`. */
    version?: pulumi.Input<string | undefined>;
    /** Region of this action. Defaults to the resource's `region`. */
    region?: pulumi.Input<string | undefined>;
    /** Parameters of the action. Texts may contain `{id}`, `{id[0]}` for a part of an ID with several parts, and `{properties.Name}`. A placeholder that is the whole text keeps the type of its value; `{id:number}` converts the ID to a number. A property that your program does not give is rejected during preview. */
    parameters?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
    /** Dotted path in the response of the object, or of the list that contains it. Defaults to the whole response. `at` must be set with `where`. */
    at?: pulumi.Input<string | undefined>;
    /** Selects the object in a list, as in `read`. `at` must be set with `where`. */
    where?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
    /** Dotted path in the object for the result, which may be a list or a text. By default, the members of the result are merged into the object. */
    as?: pulumi.Input<string | undefined>;
  }

  /** How to request the pages of a listing. By default, one response contains all elements. */
  export interface ActionPaging {
    /** Parameter for the number of elements before the page, such as `Offset`. Exactly one of `offset`, `page` or `token` must be set. */
    offset?: string | undefined;
    /** Parameter for the number of the page, starting at 1, such as `PageNumber`. Exactly one of `offset`, `page` or `token` must be set. */
    page?: string | undefined;
    /** Parameter for the token that the previous page returned, such as `NextToken`. Exactly one of `offset`, `page` or `token` must be set. At least one of `limit`, `size` and `token` must be set. */
    token?: string | undefined;
    /** Path in the response of the token for the next page. Defaults to the value of `token`. */
    next?: string | undefined;
    /** Parameter for the number of elements of a page, such as `Limit` or `PageSize`. At least one of `limit`, `size` and `token` must be set. */
    limit?: string | undefined;
    /** Number of elements of a page, which is sent in the parameter `limit`. Defaults to 100. A shorter page is the last one, unless the total number indicates more elements. At least 1. At least one of `limit`, `size` and `token` must be set. */
    size?: number | undefined;
    /** Path in the response of the total number of elements, such as `Page.Count`. Defaults to `TotalCount`, `Total` or `TotalNum` beside the list. */
    total?: string | undefined;
    /** Whether the action requires these numbers as texts, as the actions of `vpc` do. */
    texts?: boolean | undefined;
  }

  /** How to request the pages of a listing. By default, one response contains all elements. */
  export interface ActionPagingArgs {
    /** Parameter for the number of elements before the page, such as `Offset`. Exactly one of `offset`, `page` or `token` must be set. */
    offset?: pulumi.Input<string | undefined>;
    /** Parameter for the number of the page, starting at 1, such as `PageNumber`. Exactly one of `offset`, `page` or `token` must be set. */
    page?: pulumi.Input<string | undefined>;
    /** Parameter for the token that the previous page returned, such as `NextToken`. Exactly one of `offset`, `page` or `token` must be set. At least one of `limit`, `size` and `token` must be set. */
    token?: pulumi.Input<string | undefined>;
    /** Path in the response of the token for the next page. Defaults to the value of `token`. */
    next?: pulumi.Input<string | undefined>;
    /** Parameter for the number of elements of a page, such as `Limit` or `PageSize`. At least one of `limit`, `size` and `token` must be set. */
    limit?: pulumi.Input<string | undefined>;
    /** Number of elements of a page, which is sent in the parameter `limit`. Defaults to 100. A shorter page is the last one, unless the total number indicates more elements. At least 1. At least one of `limit`, `size` and `token` must be set. */
    size?: pulumi.Input<number | undefined>;
    /** Path in the response of the total number of elements, such as `Page.Count`. Defaults to `TotalCount`, `Total` or `TotalNum` beside the list. */
    total?: pulumi.Input<string | undefined>;
    /** Whether the action requires these numbers as texts, as the actions of `vpc` do. */
    texts?: pulumi.Input<boolean | undefined>;
  }

  /** How to read the object. */
  export interface ActionRead {
    /** Action that reads the object. Must be the name of an action, such as DescribeInstances. */
    action: pulumi.Input<string>;
    /** Service of this action, if it is another one, such as `tag`. Requires `version`. Must be the first label of the service's host, such as vpc. `version` must be set with `service`. */
    service?: pulumi.Input<string | undefined>;
    /** Version of the API of this action. Defaults to the resource's `version`. Must be a version of the service's API, such as 2017-03-12. `version` must be set with `service`. */
    version?: pulumi.Input<string | undefined>;
    /** Region of this action. Defaults to the resource's `region`. */
    region?: pulumi.Input<string | undefined>;
    /** Parameters of the action. Texts may contain `{id}`, `{id[0]}` for a part of an ID with several parts, and `{properties.Name}`. A placeholder that is the whole text keeps the type of its value; `{id:number}` converts the ID to a number. A property that your program does not give is rejected during preview. */
    parameters?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
    /** Dotted path in the response of the object, or of the list that contains it. Defaults to the whole response. `at` must be set with `where`. `at` must be set with `paging`. */
    at?: pulumi.Input<string | undefined>;
    /** Selects the object in a list: paths in an element, with the values they must have. Texts may contain the same placeholders as those of `parameters`. Exactly one element must match. Defaults to the only element. A refresh reads all objects with the same parameters from one listing. `at` must be set with `where`. */
    where?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
    /** How to request the pages of a listing. By default, one response contains all elements. `at` must be set with `paging`. */
    paging?: pulumi.Input<input.ActionPagingArgs | undefined>;
    /** Error codes that mean the object does not exist, in addition to `ResourceNotFound`. An empty list means the same. */
    goneCodes?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Members that have another name in the response: their paths in the object, or `{id}` and other placeholders, by the members' paths, such as `{ Description: "Remark" }`. A path in brackets is a list whose only element is there: `{ Ports: "[Port]" }`. For a member that the response has as the only element of a list, give its number: `{ Port: "Ports.0" }`. */
    map?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
    /** Other requests for parts of the object that the action does not return. If the platform has no such part, the object lacks its members. Each request is sent once per object, also in a refresh. */
    also?: pulumi.Input<pulumi.Input<input.ActionOtherRead>[] | undefined>;
  }

  /** When a new or changed object is ready, according to `read`. */
  export interface ActionReady {
    /** Dotted path of the member that shows the state, such as `Status`. */
    member: pulumi.Input<string>;
    /** Values of the member that end the wait. At least 1 element. */
    done: pulumi.Input<pulumi.Input<any>[]>;
    /** Values of the member during the wait. If given, any other value is a failure. By default, every other value is waited on. */
    pending?: pulumi.Input<pulumi.Input<any>[] | undefined>;
    /** Values of the member that mean failure. */
    failed?: pulumi.Input<pulumi.Input<any>[] | undefined>;
  }

  /** A task that does the work. The provider waits for it. */
  export interface ActionTask {
    /** Path of the task's ID in the response, such as `TaskId`. */
    id: pulumi.Input<string>;
    /** Action that returns the state of the task. Must be the name of an action, such as DescribeInstances. */
    action: pulumi.Input<string>;
    /** Service of this action, if it is another one, such as `tag`. Requires `version`. Must be the first label of the service's host, such as vpc. `version` must be set with `service`. */
    service?: pulumi.Input<string | undefined>;
    /** Version of the API of this action. Defaults to the resource's `version`. Must be a version of the service's API, such as 2017-03-12. `version` must be set with `service`. */
    version?: pulumi.Input<string | undefined>;
    /** Region of this action. Defaults to the resource's `region`. */
    region?: pulumi.Input<string | undefined>;
    /** Parameters of the action. Texts may contain `{id}`, `{id[0]}` for a part of an ID with several parts, and `{properties.Name}`. A placeholder that is the whole text keeps the type of its value; `{id:number}` converts the ID to a number. A property that your program does not give is rejected during preview. `{task}` is the ID of the task. */
    parameters?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
    /** Dotted path in the response of the object, or of the list that contains it. Defaults to the whole response. */
    at?: pulumi.Input<string | undefined>;
    /** Dotted path of the member that shows the state, such as `Status`. */
    member: pulumi.Input<string>;
    /** Values of the member that end the wait. At least 1 element. */
    done: pulumi.Input<pulumi.Input<any>[]>;
    /** Values of the member during the wait. If given, any other value is a failure. By default, every other value is waited on. */
    pending?: pulumi.Input<pulumi.Input<any>[] | undefined>;
    /** Values of the member that mean failure. */
    failed?: pulumi.Input<pulumi.Input<any>[] | undefined>;
    /** Dotted path of the reason for a failure, such as `ErrorMessage`. */
    reason?: pulumi.Input<string | undefined>;
  }

  /** Action to call before the resource is deleted or its action is called again. By default, nothing is undone. */
  export interface ActionUndo {
    /** Action that undoes the call. Must be the name of an action, such as DescribeInstances. */
    action: pulumi.Input<string>;
    /** Service of this action, if it is another one, such as `tag`. Requires `version`. Must be the first label of the service's host, such as vpc. `version` must be set with `service`. */
    service?: pulumi.Input<string | undefined>;
    /** Version of the API of this action. Defaults to the resource's `version`. Must be a version of the service's API, such as 2017-03-12. `version` must be set with `service`. */
    version?: pulumi.Input<string | undefined>;
    /** Region of this action. Defaults to the resource's `region`. */
    region?: pulumi.Input<string | undefined>;
    /** Parameters of the action. Texts may contain `{properties.Name}`, where `Name` is a parameter of the call or a path in `outputs` or `secretOutputs`. A placeholder that matches none of them is rejected during preview. If a value is missing at deletion, the deletion fails and the state keeps the call. */
    parameters?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  }

  /** An action that changes some members. */
  export interface ActionUpdate {
    /** Members that the action changes, as dotted paths in `properties` and `secretProperties`. Defaults to all members. */
    members?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Action that changes the object. Must be the name of an action, such as DescribeInstances. */
    action: pulumi.Input<string>;
    /** Service of this action, if it is another one, such as `tag`. Requires `version`. Must be the first label of the service's host, such as vpc. `version` must be set with `service`. */
    service?: pulumi.Input<string | undefined>;
    /** Version of the API of this action. Defaults to the resource's `version`. Must be a version of the service's API, such as 2017-03-12. `version` must be set with `service`. */
    version?: pulumi.Input<string | undefined>;
    /** Region of this action. Defaults to the resource's `region`. */
    region?: pulumi.Input<string | undefined>;
    /** Parameters of the action in addition to the members. Texts may contain `{id}`, `{id[0]}` for a part of an ID with several parts, and `{properties.Name}`. A placeholder that is the whole text keeps the type of its value; `{id:number}` converts the ID to a number. A property that your program does not give is rejected during preview. */
    parameters?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
    /** What the action receives in addition to `parameters`: its `members`, all properties, or nothing. One of `members`, `all` or `nothing`. Defaults to `members`. */
    sends?: pulumi.Input<enums.ActionUpdateSends | (string & {}) | undefined>;
    /** A task that does the work. The provider waits for it. */
    task?: pulumi.Input<input.ActionTask | undefined>;
  }

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
    speedValues: pulumi.Input<pulumi.Input<input.AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfigSpeedValue>[]>;
    /**
     * Destination ports, in the format that the platform used before `dstPortList`. If omitted, the platform chooses a value.
     *
     * @deprecated Use dstPortList.
     */
    dstPortScopes?: pulumi.Input<pulumi.Input<input.AntiddosDdosSpeedLimitConfigDdosSpeedLimitConfigDstPortScope>[] | undefined>;
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

  /** A parameter. */
  export interface ApiGatewayApiConstantParameter {
    /** Name of the parameter. */
    name?: pulumi.Input<string | undefined>;
    /** Description of the parameter. */
    desc?: pulumi.Input<string | undefined>;
    /** Location of the parameter: `header`, `query` or `path`. */
    position?: pulumi.Input<string | undefined>;
    /** Value of the parameter. */
    defaultValue?: pulumi.Input<string | undefined>;
  }

  /** A microservice. */
  export interface ApiGatewayApiMicroService {
    /** Cluster of the microservice. */
    clusterId: pulumi.Input<string>;
    /** Namespace of the microservice. */
    namespaceId: pulumi.Input<string>;
    /** Name of the microservice. */
    microServiceName: pulumi.Input<string>;
  }

  /** With the `authType` `OAUTH`: how tokens are verified. */
  export interface ApiGatewayApiOauthConfig {
    /** Public key that verifies tokens. */
    publicKey: pulumi.Input<string>;
    /** Location of the token in a call. */
    tokenLocation: pulumi.Input<string>;
    /** URL to which callers without a token are redirected. */
    loginRedirectUrl?: pulumi.Input<string | undefined>;
  }

  /** A parameter. */
  export interface ApiGatewayApiRequestParameter {
    /** Name of the parameter. */
    name: pulumi.Input<string>;
    /** Location of the parameter: `header`, `query` or `path`. Known values are `header`, `query`, `path`, `HEADER`, `QUERY` and `PATH`; the platform may accept others. Case is ignored in comparisons. */
    position: pulumi.Input<string>;
    /** Type of the parameter, such as `string` or `int`. */
    type: pulumi.Input<string>;
    /** Description of the parameter. */
    desc?: pulumi.Input<string | undefined>;
    /** Value if the caller does not send the parameter. */
    defaultValue?: pulumi.Input<string | undefined>;
    /** Whether the caller must send the parameter. Defaults to `false`. */
    required?: pulumi.Input<boolean | undefined>;
  }

  /** An error code. */
  export interface ApiGatewayApiResponseErrorCode {
    /** The error code. */
    code: pulumi.Input<number>;
    /** Message for callers. */
    msg: pulumi.Input<string>;
    /** Description of the error code. */
    desc?: pulumi.Input<string | undefined>;
    /** The code that it is converted to. `convertedCode` is required when `needConvert` is true. */
    convertedCode?: pulumi.Input<number | undefined>;
    /** Whether the code is converted to `convertedCode`. Defaults to `false`. `convertedCode` is required when `needConvert` is true. */
    needConvert?: pulumi.Input<boolean | undefined>;
  }

  /** An object storage bucket as the backend. */
  export interface ApiGatewayApiServiceConfigCosConfig {
    /** Action on an object: `GetObject` for GET, `PutObject` for PUT, `PostObject` or `AppendObject` for POST, `HeadObject` for HEAD, `DeleteObject` for DELETE. Known values are `GetObject`, `PutObject`, `PostObject`, `AppendObject`, `HeadObject` and `DeleteObject`; the platform may accept others. */
    action: pulumi.Input<string>;
    /** Name of the bucket. */
    bucketName: pulumi.Input<string>;
    /** Whether the gateway signs its calls to the bucket. */
    authorization?: pulumi.Input<boolean | undefined>;
    /** How the path of a call is mapped to the path of an object. Known values are `BackEndPath` and `FullPath`; the platform may accept others. If omitted, the platform chooses a value. */
    pathMatchMode?: pulumi.Input<string | undefined>;
  }

  /** A parameter. */
  export interface ApiGatewayApiServiceParameter {
    /** Name of the parameter. */
    name?: pulumi.Input<string | undefined>;
    /** Location of the parameter in the backend request: `header`, `query` or `path`. */
    position?: pulumi.Input<string | undefined>;
    /** Location of the request parameter that provides the value. */
    relevantRequestParameterPosition?: pulumi.Input<string | undefined>;
    /** Name of the request parameter that provides the value. */
    relevantRequestParameterName?: pulumi.Input<string | undefined>;
    /** Value if the request parameter is missing. */
    defaultValue?: pulumi.Input<string | undefined>;
    /** Description of the request parameter. */
    relevantRequestParameterDesc?: pulumi.Input<string | undefined>;
    /** Type of the request parameter. The platform does not return it. The platform never returns it, so it is compared with the previous input. */
    relevantRequestParameterType?: pulumi.Input<string | undefined>;
  }

  /** Health check of the microservices. Removing it from your program disables the check. */
  export interface ApiGatewayApiServiceTsfHealthCheckConf {
    /** Whether the health of backends is checked. */
    isHealthCheck?: pulumi.Input<boolean | undefined>;
    /** Minimum number of calls for a health check to count. If omitted, the platform chooses a value. */
    requestVolumeThreshold?: pulumi.Input<number | undefined>;
    /** Time after which a failed backend is tried again, in milliseconds. If omitted, the platform chooses a value. */
    sleepWindowInMilliseconds?: pulumi.Input<number | undefined>;
    /** Percentage of calls that may fail. If omitted, the platform chooses a value. */
    errorThresholdPercentage?: pulumi.Input<number | undefined>;
  }

  /** Load balancing of the microservices. Removing it from your program disables load balancing. */
  export interface ApiGatewayApiServiceTsfLoadBalanceConf {
    /** Whether load balancing is enabled. */
    isLoadBalance?: pulumi.Input<boolean | undefined>;
    /** Load balancing method. If omitted, the platform chooses a value. */
    method?: pulumi.Input<string | undefined>;
    /** Whether sessions stick to a backend. */
    sessionStickRequired?: pulumi.Input<boolean | undefined>;
    /** How long sessions stick to a backend, in seconds. If omitted, the platform chooses a value. */
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
    /** IP address of the machine's host. */
    hostIp: pulumi.Input<string>;
    /** IP address of the container. */
    dockerIp?: pulumi.Input<string | undefined>;
  }

  /** Health check of the machines. The platform does not return it. */
  export interface ApiGatewayApiTargetServicesHealthCheckConf {
    /** Whether the health of backends is checked. */
    isHealthCheck?: pulumi.Input<boolean | undefined>;
    /** Minimum number of calls for a health check to count. */
    requestVolumeThreshold?: pulumi.Input<number | undefined>;
    /** Time after which a failed backend is tried again, in milliseconds. */
    sleepWindowInMilliseconds?: pulumi.Input<number | undefined>;
    /** Percentage of calls that may fail. */
    errorThresholdPercentage?: pulumi.Input<number | undefined>;
  }

  /** A parameter. */
  export interface ApiGatewayImportOpenApiConstantParameter {
    /** Name of the parameter. */
    name: pulumi.Input<string>;
    /** Description of the parameter. */
    desc: pulumi.Input<string>;
    /** Location of the parameter: `header`, `query` or `path`. */
    position: pulumi.Input<string>;
    /** Value of the parameter. */
    defaultValue: pulumi.Input<string>;
  }

  /** A microservice. */
  export interface ApiGatewayImportOpenApiMicroService {
    /** Cluster of the microservice. */
    clusterId: pulumi.Input<string>;
    /** Namespace of the microservice. */
    namespaceId: pulumi.Input<string>;
    /** Name of the microservice. */
    microServiceName: pulumi.Input<string>;
  }

  /** With the `authType` `OAUTH`: how tokens are verified. */
  export interface ApiGatewayImportOpenApiOauthConfig {
    /** Public key that verifies tokens. */
    publicKey: pulumi.Input<string>;
    /** Location of the token in a call. */
    tokenLocation: pulumi.Input<string>;
    /** URL to which callers without a token are redirected. */
    loginRedirectUrl: pulumi.Input<string>;
  }

  /** A parameter. */
  export interface ApiGatewayImportOpenApiRequestParameter {
    /** Name of the parameter. */
    name: pulumi.Input<string>;
    /** Location of the parameter: `header`, `query` or `path`. Known values are `header`, `query`, `path`, `HEADER`, `QUERY` and `PATH`; there may be others. */
    position: pulumi.Input<string>;
    /** Type of the parameter, such as `string` or `int`. */
    type: pulumi.Input<string>;
    /** Description of the parameter. */
    desc: pulumi.Input<string>;
    /** Value if the caller does not send the parameter. */
    defaultValue: pulumi.Input<string>;
    /** Whether the caller must send the parameter. */
    required: pulumi.Input<boolean>;
  }

  /** An error code. */
  export interface ApiGatewayImportOpenApiResponseErrorCode {
    /** The error code. */
    code: pulumi.Input<number>;
    /** Message for callers. */
    msg: pulumi.Input<string>;
    /** Description of the error code. */
    desc: pulumi.Input<string>;
    /** The code that it is converted to. */
    convertedCode: pulumi.Input<number>;
    /** Whether the code is converted to `convertedCode`. */
    needConvert: pulumi.Input<boolean>;
  }

  /** An object storage bucket as the backend. */
  export interface ApiGatewayImportOpenApiServiceConfigCosConfig {
    /** Action on an object: `GetObject` for GET, `PutObject` for PUT, `PostObject` or `AppendObject` for POST, `HeadObject` for HEAD, `DeleteObject` for DELETE. Known values are `GetObject`, `PutObject`, `PostObject`, `AppendObject`, `HeadObject` and `DeleteObject`; there may be others. */
    action: pulumi.Input<string>;
    /** Name of the bucket. */
    bucketName: pulumi.Input<string>;
    /** Whether the gateway signs its calls to the bucket. */
    authorization: pulumi.Input<boolean>;
    /** How the path of a call is mapped to the path of an object. Known values are `BackEndPath` and `FullPath`; there may be others. */
    pathMatchMode: pulumi.Input<string>;
  }

  /** A parameter. */
  export interface ApiGatewayImportOpenApiServiceParameter {
    /** Name of the parameter. */
    name: pulumi.Input<string>;
    /** Location of the parameter in the backend request: `header`, `query` or `path`. */
    position: pulumi.Input<string>;
    /** Location of the request parameter that provides the value. */
    relevantRequestParameterPosition: pulumi.Input<string>;
    /** Name of the request parameter that provides the value. */
    relevantRequestParameterName: pulumi.Input<string>;
    /** Value if the request parameter is missing. */
    defaultValue: pulumi.Input<string>;
    /** Description of the request parameter. */
    relevantRequestParameterDesc: pulumi.Input<string>;
    /** Type of the request parameter. The platform does not return it. */
    relevantRequestParameterType?: pulumi.Input<string | undefined>;
  }

  /** Health check of the microservices. Removing it from your program disables the check. */
  export interface ApiGatewayImportOpenApiServiceTsfHealthCheckConf {
    /** Whether the health of backends is checked. */
    isHealthCheck: pulumi.Input<boolean>;
    /** Minimum number of calls for a health check to count. */
    requestVolumeThreshold: pulumi.Input<number>;
    /** Time after which a failed backend is tried again, in milliseconds. */
    sleepWindowInMilliseconds: pulumi.Input<number>;
    /** Percentage of calls that may fail. */
    errorThresholdPercentage: pulumi.Input<number>;
  }

  /** Load balancing of the microservices. Removing it from your program disables load balancing. */
  export interface ApiGatewayImportOpenApiServiceTsfLoadBalanceConf {
    /** Whether load balancing is enabled. */
    isLoadBalance: pulumi.Input<boolean>;
    /** Load balancing method. */
    method: pulumi.Input<string>;
    /** Whether sessions stick to a backend. */
    sessionStickRequired: pulumi.Input<boolean>;
    /** How long sessions stick to a backend, in seconds. */
    sessionStickTimeout: pulumi.Input<number>;
  }

  /** An API. */
  export interface ApiGatewayServiceApiList {
    /** ID of the API. */
    apiId: pulumi.Input<string>;
    /** Name of the API. */
    apiName: pulumi.Input<string>;
    /** Description of the API. */
    apiDesc: pulumi.Input<string>;
    /** Path of the API. */
    path: pulumi.Input<string>;
    /** Method of the API. */
    method: pulumi.Input<string>;
  }

  /** A plan. */
  export interface ApiGatewayServiceUsagePlanList {
    /** ID of the plan. */
    usagePlanId: pulumi.Input<string>;
    /** Name of the plan. */
    usagePlanName: pulumi.Input<string>;
    /** What the plan is attached to: `SERVICE` or `API`. */
    bindType: pulumi.Input<string>;
    /** ID of the API. Empty for the whole service. */
    apiId: pulumi.Input<string>;
  }

  /** How the health of the nodes is checked. */
  export interface ApiGatewayUpstreamHealthChecker {
    /** Whether the gateway calls nodes to check their health. */
    enableActiveCheck: pulumi.Input<boolean>;
    /** Whether the gateway checks the responses of nodes to calls. */
    enablePassiveCheck: pulumi.Input<boolean>;
    /** Statuses of a healthy node, such as `200,201`. */
    healthyHttpStatus: pulumi.Input<string>;
    /** Statuses of an unhealthy node, such as `500`. */
    unhealthyHttpStatus: pulumi.Input<string>;
    /** Number of consecutive failed connections that make a node unhealthy, from 0 (disabled) to 254. */
    tcpFailureThreshold: pulumi.Input<number>;
    /** Number of consecutive timeouts that make a node unhealthy, from 0 (disabled) to 254. */
    timeoutThreshold: pulumi.Input<number>;
    /** Number of consecutive responses with an unhealthy status that make a node unhealthy, from 0 (disabled) to 254. */
    httpFailureThreshold: pulumi.Input<number>;
    /** Path of health check calls. The platform's default is `/`. If omitted, the platform chooses a value. */
    activeCheckHttpPath?: pulumi.Input<string | undefined>;
    /** Timeout of a health check call, in seconds. The platform's default is 5. If omitted, the platform chooses a value. */
    activeCheckTimeout?: pulumi.Input<number | undefined>;
    /** Interval between health check calls, in seconds. The platform's default is 5. If omitted, the platform chooses a value. */
    activeCheckInterval?: pulumi.Input<number | undefined>;
    /** Time after which an unhealthy node is tried again, in seconds. The platform's default is 30. If omitted, the platform chooses a value. */
    unhealthyTimeout?: pulumi.Input<number | undefined>;
  }

  /** A service of a cluster. */
  export interface ApiGatewayUpstreamK8sService {
    /** Share of the calls for this service, from 0 to 100. */
    weight: pulumi.Input<number>;
    /** The cluster, `cls-...`. */
    clusterId: pulumi.Input<string>;
    /** Namespace of the service. */
    namespace: pulumi.Input<string>;
    /** Name of the service. */
    serviceName: pulumi.Input<string>;
    /** Port of the service. */
    port: pulumi.Input<number>;
    /** Additional labels that the pods must have. */
    extraLabels: pulumi.Input<pulumi.Input<input.ApiGatewayUpstreamK8sServiceExtraLabel>[]>;
    /** Custom name. If omitted, the platform chooses a value. */
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
    /** IP address or domain. */
    host: pulumi.Input<string>;
    /** Port, from 0 to 65535. */
    port: pulumi.Input<number>;
    /** Share of the calls for this node, from 0 (none) to 100. */
    weight: pulumi.Input<number>;
    /** ID of the node's machine, `ins-...`. If omitted, the platform chooses a value. */
    vmInstanceId?: pulumi.Input<string | undefined>;
    /** Labels that calls are routed by. If omitted, the platform chooses a value. */
    tags?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Name of the service in the cluster. If omitted, the platform chooses a value. */
    serviceName?: pulumi.Input<string | undefined>;
    /** Namespace of the service in the cluster. If omitted, the platform chooses a value. */
    nameSpace?: pulumi.Input<string | undefined>;
    /** The cluster, `cls-...`. If omitted, the platform chooses a value. */
    clusterId?: pulumi.Input<string | undefined>;
    /** Source of the node: `K8S`. If omitted, the platform chooses a value. */
    source?: pulumi.Input<string | undefined>;
    /** Name that the gateway uses for the service. If omitted, the platform chooses a value. */
    uniqueServiceName?: pulumi.Input<string | undefined>;
  }

  /** An attachment. */
  export interface ApiGatewayUsagePlanAttachList {
    /** ID of the service. */
    serviceId: pulumi.Input<string>;
    /** Name of the service. */
    serviceName: pulumi.Input<string>;
    /** ID of the API. Empty for a whole service. */
    apiId: pulumi.Input<string>;
    /** Name of the API. Empty for a whole service. */
    apiName: pulumi.Input<string>;
    /** Path of the API. Empty for a whole service. */
    path: pulumi.Input<string>;
    /** Method of the API. Empty for a whole service. */
    method: pulumi.Input<string>;
    /** The environment: test, prepub or release. */
    environment: pulumi.Input<string>;
    /** Time of the last change of the attachment, in UTC. */
    modifyTime: pulumi.Input<string>;
    /** Time of creation of the attachment, in UTC. */
    createTime: pulumi.Input<string>;
  }

  /** Automatic creation of topics. Without it, none is created automatically. */
  export interface CkafkaInstanceConfig {
    /** Whether a topic is created when a client first uses it. */
    autoCreateTopicEnable: pulumi.Input<boolean>;
    /** Number of partitions of such a topic. At least 1. */
    defaultNumPartitions: pulumi.Input<number>;
    /** Number of replicas of such a topic. At least 1. */
    defaultReplicationFactor: pulumi.Input<number>;
  }

  /** Earlier deletion of messages when the disks are nearly full. */
  export interface CkafkaInstanceDynamicRetentionConfig {
    /** 1 turns it on, 0 off. Between 0 and 1. If omitted, the platform chooses a value. */
    enable?: pulumi.Input<number | undefined>;
    /** Used percentage of the disks from which messages are deleted earlier. Between 0 and 100. If omitted, the platform chooses a value. */
    diskQuotaPercentage?: pulumi.Input<number | undefined>;
    /** Percentage by which each step shortens the time for which messages are kept. Between 0 and 100. If omitted, the platform chooses a value. */
    stepForwardPercentage?: pulumi.Input<number | undefined>;
    /** Minutes for which messages are kept in any case. At least 0. If omitted, the platform chooses a value. */
    bottomRetention?: pulumi.Input<number | undefined>;
  }

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
    l4Clusters?: pulumi.Input<pulumi.Input<input.ClbInstanceExclusiveClusterL4Cluster>[] | undefined>;
    /** Clusters for HTTP and HTTPS. */
    l7Clusters?: pulumi.Input<pulumi.Input<input.ClbInstanceExclusiveClusterL7Cluster>[] | undefined>;
    /** Cluster of the gateway of the network. */
    classicalCluster?: pulumi.Input<input.ClbInstanceExclusiveClusterClassicalCluster | undefined>;
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

  /** Contents of the index. Removing the property keeps the current rule. */
  export interface ClsIndexRule {
    /** Full-text index. Omit it for none. */
    fullText?: pulumi.Input<input.ClsIndexRuleFullText | undefined>;
    /** Index of keys in logs. Omit it for none. */
    keyValue?: pulumi.Input<input.ClsIndexRuleKeyValue | undefined>;
    /** Index of metadata keys, without the prefix `__TAG__.`. Omit it for none. */
    tag?: pulumi.Input<input.ClsIndexRuleTag | undefined>;
    /** Automatic index of keys. Omit it for none. */
    dynamicIndex?: pulumi.Input<input.ClsIndexRuleDynamicIndex | undefined>;
  }

  /** Automatic index of keys. Omit it for none. */
  export interface ClsIndexRuleDynamicIndex {
    /** Whether the platform adds all keys of the logs to the index, also those of later logs. */
    status: pulumi.Input<boolean>;
  }

  /** Full-text index. Omit it for none. */
  export interface ClsIndexRuleFullText {
    /** Whether searches distinguish upper and lower case. */
    caseSensitive: pulumi.Input<boolean>;
    /** Separators: each character separates words. */
    tokenizer: pulumi.Input<string>;
    /** Whether the logs contain Chinese. */
    containZH: pulumi.Input<boolean>;
  }

  /** Index of keys in logs. Omit it for none. */
  export interface ClsIndexRuleKeyValue {
    /** Whether searches distinguish upper and lower case. */
    caseSensitive: pulumi.Input<boolean>;
    /** Indexed keys. Their order does not matter. */
    keyValues?: pulumi.Input<pulumi.Input<input.ClsIndexRuleKeyValueKeyValue>[] | undefined>;
  }

  /** A key. */
  export interface ClsIndexRuleKeyValueKeyValue {
    /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
    key: pulumi.Input<string>;
    /** How the key is indexed. */
    value?: pulumi.Input<input.ClsIndexRuleKeyValueKeyValueValue | undefined>;
  }

  /** How the key is indexed. */
  export interface ClsIndexRuleKeyValueKeyValueValue {
    /** Keys inside a JSON value. */
    childNodes?: pulumi.Input<pulumi.Input<input.ClsIndexRuleKeyValueKeyValueValueChildNode>[] | undefined>;
    /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    type: pulumi.Input<enums.ClsIndexRuleKeyValueKeyValueValueType | (string & {})>;
    /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    tokenizer?: pulumi.Input<string | undefined>;
    /** Whether the key can be analyzed with SQL. */
    sqlFlag?: pulumi.Input<boolean | undefined>;
    /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    containZH?: pulumi.Input<boolean | undefined>;
    /** Alias of the key. */
    alias?: pulumi.Input<string | undefined>;
    /** Whether only the keys inside a JSON value are indexed. */
    openIndexForChildOnly?: pulumi.Input<boolean | undefined>;
  }

  /** A key. */
  export interface ClsIndexRuleKeyValueKeyValueValueChildNode {
    /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
    key: pulumi.Input<string>;
    /** How the key is indexed. */
    value?: pulumi.Input<input.ClsIndexRuleKeyValueKeyValueValueChildNodeValue | undefined>;
  }

  /** How the key is indexed. */
  export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValue {
    /** Keys inside a JSON value. */
    childNodes?: pulumi.Input<pulumi.Input<input.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNode>[] | undefined>;
    /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    type: pulumi.Input<enums.ClsIndexRuleKeyValueKeyValueValueChildNodeValueType | (string & {})>;
    /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    tokenizer?: pulumi.Input<string | undefined>;
    /** Whether the key can be analyzed with SQL. */
    sqlFlag?: pulumi.Input<boolean | undefined>;
    /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    containZH?: pulumi.Input<boolean | undefined>;
    /** Alias of the key. */
    alias?: pulumi.Input<string | undefined>;
    /** Whether only the keys inside a JSON value are indexed. */
    openIndexForChildOnly?: pulumi.Input<boolean | undefined>;
  }

  /** A key. */
  export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNode {
    /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
    key: pulumi.Input<string>;
    /** How the key is indexed. */
    value?: pulumi.Input<input.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValue | undefined>;
  }

  /** How the key is indexed. */
  export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValue {
    /** Keys inside a JSON value. */
    childNodes?: pulumi.Input<pulumi.Input<input.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNode>[] | undefined>;
    /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    type: pulumi.Input<enums.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueType | (string & {})>;
    /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    tokenizer?: pulumi.Input<string | undefined>;
    /** Whether the key can be analyzed with SQL. */
    sqlFlag?: pulumi.Input<boolean | undefined>;
    /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    containZH?: pulumi.Input<boolean | undefined>;
    /** Alias of the key. */
    alias?: pulumi.Input<string | undefined>;
    /** Whether only the keys inside a JSON value are indexed. */
    openIndexForChildOnly?: pulumi.Input<boolean | undefined>;
  }

  /** A key. */
  export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNode {
    /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
    key: pulumi.Input<string>;
    /** How the key is indexed. */
    value?: pulumi.Input<input.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValue | undefined>;
  }

  /** How the key is indexed. */
  export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValue {
    /** Keys inside a JSON value. */
    childNodes?: pulumi.Input<pulumi.Input<input.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNode>[] | undefined>;
    /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    type: pulumi.Input<enums.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueType | (string & {})>;
    /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    tokenizer?: pulumi.Input<string | undefined>;
    /** Whether the key can be analyzed with SQL. */
    sqlFlag?: pulumi.Input<boolean | undefined>;
    /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    containZH?: pulumi.Input<boolean | undefined>;
    /** Alias of the key. */
    alias?: pulumi.Input<string | undefined>;
    /** Whether only the keys inside a JSON value are indexed. */
    openIndexForChildOnly?: pulumi.Input<boolean | undefined>;
  }

  /** A key. */
  export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNode {
    /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
    key: pulumi.Input<string>;
    /** How the key is indexed. */
    value?: pulumi.Input<input.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue | undefined>;
  }

  /** How the key is indexed. */
  export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue {
    /** Keys inside a JSON value. */
    childNodes?: pulumi.Input<pulumi.Input<input.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNode>[] | undefined>;
    /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    type: pulumi.Input<enums.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType | (string & {})>;
    /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    tokenizer?: pulumi.Input<string | undefined>;
    /** Whether the key can be analyzed with SQL. */
    sqlFlag?: pulumi.Input<boolean | undefined>;
    /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    containZH?: pulumi.Input<boolean | undefined>;
    /** Alias of the key. */
    alias?: pulumi.Input<string | undefined>;
    /** Whether only the keys inside a JSON value are indexed. */
    openIndexForChildOnly?: pulumi.Input<boolean | undefined>;
  }

  /** A key. */
  export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNode {
    /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
    key: pulumi.Input<string>;
    /** How the key is indexed. */
    value?: pulumi.Input<input.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue | undefined>;
  }

  /** How the key is indexed. */
  export interface ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue {
    /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    type: pulumi.Input<enums.ClsIndexRuleKeyValueKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType | (string & {})>;
    /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    tokenizer?: pulumi.Input<string | undefined>;
    /** Whether the key can be analyzed with SQL. */
    sqlFlag?: pulumi.Input<boolean | undefined>;
    /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    containZH?: pulumi.Input<boolean | undefined>;
    /** Alias of the key. */
    alias?: pulumi.Input<string | undefined>;
    /** Whether only the keys inside a JSON value are indexed. */
    openIndexForChildOnly?: pulumi.Input<boolean | undefined>;
  }

  /** Index of metadata keys, without the prefix `__TAG__.`. Omit it for none. */
  export interface ClsIndexRuleTag {
    /** Whether searches distinguish upper and lower case. */
    caseSensitive: pulumi.Input<boolean>;
    /** Indexed keys. Their order does not matter. */
    keyValues?: pulumi.Input<pulumi.Input<input.ClsIndexRuleTagKeyValue>[] | undefined>;
  }

  /** A key. */
  export interface ClsIndexRuleTagKeyValue {
    /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
    key: pulumi.Input<string>;
    /** How the key is indexed. */
    value?: pulumi.Input<input.ClsIndexRuleTagKeyValueValue | undefined>;
  }

  /** How the key is indexed. */
  export interface ClsIndexRuleTagKeyValueValue {
    /** Keys inside a JSON value. */
    childNodes?: pulumi.Input<pulumi.Input<input.ClsIndexRuleTagKeyValueValueChildNode>[] | undefined>;
    /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    type: pulumi.Input<enums.ClsIndexRuleTagKeyValueValueType | (string & {})>;
    /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    tokenizer?: pulumi.Input<string | undefined>;
    /** Whether the key can be analyzed with SQL. */
    sqlFlag?: pulumi.Input<boolean | undefined>;
    /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    containZH?: pulumi.Input<boolean | undefined>;
    /** Alias of the key. */
    alias?: pulumi.Input<string | undefined>;
    /** Whether only the keys inside a JSON value are indexed. */
    openIndexForChildOnly?: pulumi.Input<boolean | undefined>;
  }

  /** A key. */
  export interface ClsIndexRuleTagKeyValueValueChildNode {
    /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
    key: pulumi.Input<string>;
    /** How the key is indexed. */
    value?: pulumi.Input<input.ClsIndexRuleTagKeyValueValueChildNodeValue | undefined>;
  }

  /** How the key is indexed. */
  export interface ClsIndexRuleTagKeyValueValueChildNodeValue {
    /** Keys inside a JSON value. */
    childNodes?: pulumi.Input<pulumi.Input<input.ClsIndexRuleTagKeyValueValueChildNodeValueChildNode>[] | undefined>;
    /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    type: pulumi.Input<enums.ClsIndexRuleTagKeyValueValueChildNodeValueType | (string & {})>;
    /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    tokenizer?: pulumi.Input<string | undefined>;
    /** Whether the key can be analyzed with SQL. */
    sqlFlag?: pulumi.Input<boolean | undefined>;
    /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    containZH?: pulumi.Input<boolean | undefined>;
    /** Alias of the key. */
    alias?: pulumi.Input<string | undefined>;
    /** Whether only the keys inside a JSON value are indexed. */
    openIndexForChildOnly?: pulumi.Input<boolean | undefined>;
  }

  /** A key. */
  export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNode {
    /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
    key: pulumi.Input<string>;
    /** How the key is indexed. */
    value?: pulumi.Input<input.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValue | undefined>;
  }

  /** How the key is indexed. */
  export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValue {
    /** Keys inside a JSON value. */
    childNodes?: pulumi.Input<pulumi.Input<input.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNode>[] | undefined>;
    /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    type: pulumi.Input<enums.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueType | (string & {})>;
    /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    tokenizer?: pulumi.Input<string | undefined>;
    /** Whether the key can be analyzed with SQL. */
    sqlFlag?: pulumi.Input<boolean | undefined>;
    /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    containZH?: pulumi.Input<boolean | undefined>;
    /** Alias of the key. */
    alias?: pulumi.Input<string | undefined>;
    /** Whether only the keys inside a JSON value are indexed. */
    openIndexForChildOnly?: pulumi.Input<boolean | undefined>;
  }

  /** A key. */
  export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNode {
    /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
    key: pulumi.Input<string>;
    /** How the key is indexed. */
    value?: pulumi.Input<input.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValue | undefined>;
  }

  /** How the key is indexed. */
  export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValue {
    /** Keys inside a JSON value. */
    childNodes?: pulumi.Input<pulumi.Input<input.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNode>[] | undefined>;
    /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    type: pulumi.Input<enums.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueType | (string & {})>;
    /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    tokenizer?: pulumi.Input<string | undefined>;
    /** Whether the key can be analyzed with SQL. */
    sqlFlag?: pulumi.Input<boolean | undefined>;
    /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    containZH?: pulumi.Input<boolean | undefined>;
    /** Alias of the key. */
    alias?: pulumi.Input<string | undefined>;
    /** Whether only the keys inside a JSON value are indexed. */
    openIndexForChildOnly?: pulumi.Input<boolean | undefined>;
  }

  /** A key. */
  export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNode {
    /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
    key: pulumi.Input<string>;
    /** How the key is indexed. */
    value?: pulumi.Input<input.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue | undefined>;
  }

  /** How the key is indexed. */
  export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue {
    /** Keys inside a JSON value. */
    childNodes?: pulumi.Input<pulumi.Input<input.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNode>[] | undefined>;
    /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    type: pulumi.Input<enums.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType | (string & {})>;
    /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    tokenizer?: pulumi.Input<string | undefined>;
    /** Whether the key can be analyzed with SQL. */
    sqlFlag?: pulumi.Input<boolean | undefined>;
    /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    containZH?: pulumi.Input<boolean | undefined>;
    /** Alias of the key. */
    alias?: pulumi.Input<string | undefined>;
    /** Whether only the keys inside a JSON value are indexed. */
    openIndexForChildOnly?: pulumi.Input<boolean | undefined>;
  }

  /** A key. */
  export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNode {
    /** Name of the key: letters, digits, and `_`, `-`, `.`, `/` and `@`. */
    key: pulumi.Input<string>;
    /** How the key is indexed. */
    value?: pulumi.Input<input.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue | undefined>;
  }

  /** How the key is indexed. */
  export interface ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValue {
    /** `long`, `text`, `double` or `json`. The platform must have enabled `json` for the account. One of `long`, `text`, `double` or `json`. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    type: pulumi.Input<enums.ClsIndexRuleTagKeyValueValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueChildNodeValueType | (string & {})>;
    /** Separators of a text: each character separates words. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    tokenizer?: pulumi.Input<string | undefined>;
    /** Whether the key can be analyzed with SQL. */
    sqlFlag?: pulumi.Input<boolean | undefined>;
    /** Whether a text contains Chinese. `tokenizer` and `containZH` must not be set if `type` is `long` or `double`. */
    containZH?: pulumi.Input<boolean | undefined>;
    /** Alias of the key. */
    alias?: pulumi.Input<string | undefined>;
    /** Whether only the keys inside a JSON value are indexed. */
    openIndexForChildOnly?: pulumi.Input<boolean | undefined>;
  }

  /** Your own key for the encryption. Defaults to the key of the log service, with the alias KMS-CLS. */
  export interface ClsTopicCustomKmsInfo {
    /** Region of the key, such as `ap-guangzhou`. */
    kmsRegion: pulumi.Input<string>;
    /** ID of the key. */
    kmsKeyId: pulumi.Input<string>;
  }

  /** Anonymous access to the topic. Required with `isWebTracking`. Removing it ends the anonymous access. */
  export interface ClsTopicExtends {
    /** Rules of anonymous access. */
    anonymousAccess?: pulumi.Input<input.ClsTopicExtendsAnonymousAccess | undefined>;
  }

  /** Rules of anonymous access. */
  export interface ClsTopicExtendsAnonymousAccess {
    /** Operations that need no signature. One of `trackLog` or `realtimeProducer`. */
    operations?: pulumi.Input<pulumi.Input<enums.ClsTopicExtendsAnonymousAccessOperation | (string & {})>[] | undefined>;
    /** Conditions that anonymous requests must meet. */
    conditions?: pulumi.Input<pulumi.Input<input.ClsTopicExtendsAnonymousAccessCondition>[] | undefined>;
  }

  /** A condition for anonymous requests. */
  export interface ClsTopicExtendsAnonymousAccessCondition {
    /** Attribute to compare: `VpcID`. Must be `VpcID`. */
    attributes?: pulumi.Input<enums.ClsTopicExtendsAnonymousAccessConditionAttributes | (string & {}) | undefined>;
    /** `1` if the value must be equal, `2` if it must differ. Between 1 and 2. */
    rule?: pulumi.Input<number | undefined>;
    /** Value to compare with, such as the ID of a private network. */
    conditionValue?: pulumi.Input<string | undefined>;
  }

  /** A rule. */
  export interface CosBucketCorsRule {
    /** Origins that may send requests, such as `https://example.com`, or `*`. */
    allowedOrigins: pulumi.Input<pulumi.Input<string>[]>;
    /** Methods that they may use: `GET`, `PUT`, `HEAD`, `POST` or `DELETE`. */
    allowedMethods: pulumi.Input<pulumi.Input<string>[]>;
    /** Headers that they may send, or `*`. */
    allowedHeaders: pulumi.Input<pulumi.Input<string>[]>;
    /** Headers of responses that they may read. */
    exposeHeaders?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** How long browsers may keep the result of a preflight request, in seconds. At least 0. */
    maxAgeSeconds?: pulumi.Input<number | undefined>;
  }

  /** A rule. */
  export interface CosBucketIntelligentTieringArchivingRuleList {
    /** ID of the rule. Must not be default, which is the platform's own rule. */
    ruleId: pulumi.Input<string>;
    /** `Enabled` or `Disabled`. Known values are `Enabled` and `Disabled`; the platform may accept others. */
    status: pulumi.Input<string>;
    /** Which objects are archived. If omitted, the platform chooses a value. */
    filter?: pulumi.Input<input.CosBucketIntelligentTieringArchivingRuleListFilter | undefined>;
    /** When objects are archived. */
    tierings: pulumi.Input<pulumi.Input<input.CosBucketIntelligentTieringArchivingRuleListTiering>[]>;
  }

  /** Which objects are archived. */
  export interface CosBucketIntelligentTieringArchivingRuleListFilter {
    /** Several conditions, all of which must be met. */
    and?: pulumi.Input<input.CosBucketIntelligentTieringArchivingRuleListFilterAnd | undefined>;
    /** Beginning of the names of the objects. */
    prefix?: pulumi.Input<string | undefined>;
    /** Tags that the objects must have. */
    tags?: pulumi.Input<pulumi.Input<input.CosBucketIntelligentTieringArchivingRuleListFilterTag>[] | undefined>;
  }

  /** Several conditions, all of which must be met. */
  export interface CosBucketIntelligentTieringArchivingRuleListFilterAnd {
    /** Beginning of the names of the objects. */
    prefix?: pulumi.Input<string | undefined>;
    /** Tags that the objects must have. */
    tags?: pulumi.Input<pulumi.Input<input.CosBucketIntelligentTieringArchivingRuleListFilterAndTag>[] | undefined>;
  }

  /** A tag. */
  export interface CosBucketIntelligentTieringArchivingRuleListFilterAndTag {
    /** Key of the tag. */
    key: pulumi.Input<string>;
    /** Value of the tag. */
    value: pulumi.Input<string>;
  }

  /** A tag. */
  export interface CosBucketIntelligentTieringArchivingRuleListFilterTag {
    /** Key of the tag. */
    key: pulumi.Input<string>;
    /** Value of the tag. */
    value: pulumi.Input<string>;
  }

  /** A tier. */
  export interface CosBucketIntelligentTieringArchivingRuleListTiering {
    /** `ARCHIVE_ACCESS` or `DEEP_ARCHIVE_ACCESS`. Known values are `ARCHIVE_ACCESS` and `DEEP_ARCHIVE_ACCESS`; the platform may accept others. */
    accessTier: pulumi.Input<string>;
    /** How many days without access it takes until an object is archived. At least 1. */
    days: pulumi.Input<number>;
  }

  /** A rule. */
  export interface CosBucketLifecycleRule {
    /** ID of the rule. Defaults to one that the platform chooses. If omitted, the platform chooses a value. */
    id?: pulumi.Input<string | undefined>;
    /** Beginning of the names of the objects that the rule is about. Defaults to all objects. */
    filterPrefix?: pulumi.Input<string | undefined>;
    /** When objects move to a cheaper storage class. */
    transitions?: pulumi.Input<pulumi.Input<input.CosBucketLifecycleRuleTransition>[] | undefined>;
    /** When objects are deleted. */
    expiration?: pulumi.Input<input.CosBucketLifecycleRuleExpiration | undefined>;
    /** When earlier versions move to a cheaper storage class. */
    nonCurrentTransitions?: pulumi.Input<pulumi.Input<input.CosBucketLifecycleRuleNonCurrentTransition>[] | undefined>;
    /** When earlier versions are deleted. */
    nonCurrentExpiration?: pulumi.Input<input.CosBucketLifecycleRuleNonCurrentExpiration | undefined>;
    /** When unfinished uploads in parts are deleted. */
    abortIncompleteMultipartUpload?: pulumi.Input<input.CosBucketLifecycleRuleAbortIncompleteMultipartUpload | undefined>;
  }

  /** When unfinished uploads in parts are deleted. */
  export interface CosBucketLifecycleRuleAbortIncompleteMultipartUpload {
    /** How many days after its beginning an upload is deleted. At least 1. */
    daysAfterInitiation: pulumi.Input<number>;
  }

  /** When objects are deleted. */
  export interface CosBucketLifecycleRuleExpiration {
    /** Date from which objects are deleted, in UTC. Must be a date such as 2030-01-31. At most one of `date` or `days` can be set. */
    date?: pulumi.Input<string | undefined>;
    /** How many days after their last change objects are deleted. At least 0. At most one of `date` or `days` can be set. */
    days?: pulumi.Input<number | undefined>;
    /** Whether delete markers without other versions are removed. */
    deleteMarker?: pulumi.Input<boolean | undefined>;
  }

  /** When earlier versions are deleted. */
  export interface CosBucketLifecycleRuleNonCurrentExpiration {
    /** How many days after it was replaced a version is deleted. At least 0. */
    nonCurrentDays?: pulumi.Input<number | undefined>;
  }

  /** A change of the storage class. */
  export interface CosBucketLifecycleRuleNonCurrentTransition {
    /** How many days after it was replaced a version is moved. At least 0. */
    nonCurrentDays?: pulumi.Input<number | undefined>;
    /** Storage class of the objects from then on. Known values are `STANDARD_IA`, `MAZ_STANDARD_IA`, `INTELLIGENT_TIERING`, `MAZ_INTELLIGENT_TIERING`, `ARCHIVE` and `DEEP_ARCHIVE`; the platform may accept others. */
    storageClass: pulumi.Input<string>;
  }

  /** A change of the storage class. */
  export interface CosBucketLifecycleRuleTransition {
    /** Date from which objects are moved, in UTC. Must be a date such as 2030-01-31. Exactly one of `date` or `days` must be set. */
    date?: pulumi.Input<string | undefined>;
    /** How many days after their last change objects are moved. At least 0. Exactly one of `date` or `days` must be set. */
    days?: pulumi.Input<number | undefined>;
    /** Storage class of the objects from then on. Known values are `STANDARD_IA`, `MAZ_STANDARD_IA`, `INTELLIGENT_TIERING`, `MAZ_INTELLIGENT_TIERING`, `ARCHIVE` and `DEEP_ARCHIVE`; the platform may accept others. */
    storageClass: pulumi.Input<string>;
  }

  /** Lock of objects against changes and deletion. */
  export interface CosBucketObjectLockConfiguration {
    /** Whether objects can be locked. It cannot be turned off again. */
    enabled: pulumi.Input<boolean>;
    /** How long new objects are locked. */
    rule?: pulumi.Input<input.CosBucketObjectLockConfigurationRule | undefined>;
  }

  /** How long new objects are locked. */
  export interface CosBucketObjectLockConfigurationRule {
    /** How many days new objects can be neither changed nor deleted. At least 1. */
    days: pulumi.Input<number>;
  }

  /** A domain. */
  export interface CosBucketOriginDomainRule {
    /** The domain. A TXT record must prove that it is yours. */
    domain: pulumi.Input<string>;
    /** What the domain leads to: `REST` for the bucket itself, `WEBSITE` for its website, or `ACCELERATE` for global acceleration. Known values are `REST`, `WEBSITE` and `ACCELERATE`; the platform may accept others. Defaults to `REST`. */
    type?: pulumi.Input<string | undefined>;
    /** `ENABLED` or `DISABLED`. One of `ENABLED` or `DISABLED`. Defaults to `ENABLED`. */
    status?: pulumi.Input<enums.CosBucketOriginDomainRuleStatus | (string & {}) | undefined>;
  }

  /** A rule. */
  export interface CosBucketOriginPullRule {
    /** Priority; 1 is the highest. At least 1. */
    priority: pulumi.Input<number>;
    /** How the object is fetched: `Mirror` stores it in the bucket, `Proxy` only passes it on, and `Redirect` sends the client to the origin. One of `Proxy`, `Mirror` or `Redirect`. If omitted, the platform chooses a value. */
    backToSourceMode?: pulumi.Input<enums.CosBucketOriginPullRuleBackToSourceMode | (string & {}) | undefined>;
    /** Status of a redirect, such as `302`. If omitted, the platform chooses a value. */
    httpRedirectCode?: pulumi.Input<string | undefined>;
    /** Beginning of the names of the objects that the rule is about. Defaults to an empty string. */
    prefix?: pulumi.Input<string | undefined>;
    /** Protocol of requests to the origin: `HTTP`, `HTTPS`, or `FOLLOW` for that of the client. Known values are `HTTP`, `HTTPS` and `FOLLOW`; the platform may accept others. Defaults to an empty string. */
    protocol?: pulumi.Input<string | undefined>;
    /** Host of the origin, such as `origin.example.com`. */
    host: pulumi.Input<string>;
    /** Whether the query of the request is passed on. Defaults to `true`. */
    followQueryString?: pulumi.Input<boolean | undefined>;
    /** Whether redirects of the origin are followed. Defaults to `true`. */
    followRedirection?: pulumi.Input<boolean | undefined>;
    /** Headers of the request that are passed on. */
    followHttpHeaders?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Headers that are added to requests to the origin, by name. */
    customHttpHeaders?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
  }

  /** A rule. */
  export interface CosBucketReplicaRule {
    /** ID of the rule. */
    id?: pulumi.Input<string | undefined>;
    /** `Enabled` or `Disabled`. Known values are `Enabled` and `Disabled`; the platform may accept others. */
    status?: pulumi.Input<string | undefined>;
    /** Priority of the rule. At least 1. */
    priority?: pulumi.Input<number | undefined>;
    /** Beginning of the names of the objects that are copied. If omitted, the platform chooses a value. */
    prefix?: pulumi.Input<string | undefined>;
    /** Which objects are copied. If omitted, the platform chooses a value. */
    filter?: pulumi.Input<input.CosBucketReplicaRuleFilter | undefined>;
    /** Bucket that receives the copies: `qcs::cos:<region>::<bucket>`. It must have versions, too. */
    destinationBucket: pulumi.Input<string>;
    /** Storage class of the copies. Known values are `Standard`, `Intelligent_Tiering` and `Standard_IA`; the platform may accept others. */
    destinationStorageClass?: pulumi.Input<string | undefined>;
    /** Key of the Key Management Service that encrypts the copies. */
    destinationEncryptionKmsKeyId?: pulumi.Input<string | undefined>;
    /** Whether delete markers are copied. */
    deleteMarkerReplication?: pulumi.Input<input.CosBucketReplicaRuleDeleteMarkerReplication | undefined>;
    /** Which kinds of objects are copied. If omitted, the platform chooses a value. */
    sourceSelectionCriteria?: pulumi.Input<input.CosBucketReplicaRuleSourceSelectionCriteria | undefined>;
  }

  /** Whether delete markers are copied. */
  export interface CosBucketReplicaRuleDeleteMarkerReplication {
    /** `Enabled` or `Disabled`. Known values are `Enabled` and `Disabled`; the platform may accept others. */
    status?: pulumi.Input<string | undefined>;
  }

  /** Which objects are copied. */
  export interface CosBucketReplicaRuleFilter {
    /** Several conditions, all of which must be met. */
    and?: pulumi.Input<input.CosBucketReplicaRuleFilterAnd | undefined>;
    /** Beginning of the names of the objects. If omitted, the platform chooses a value. */
    prefix?: pulumi.Input<string | undefined>;
  }

  /** Several conditions, all of which must be met. */
  export interface CosBucketReplicaRuleFilterAnd {
    /** Beginning of the names of the objects. If omitted, the platform chooses a value. */
    prefix?: pulumi.Input<string | undefined>;
    /** Tags that the objects must have. */
    tags?: pulumi.Input<pulumi.Input<input.CosBucketReplicaRuleFilterAndTag>[] | undefined>;
  }

  /** A tag. */
  export interface CosBucketReplicaRuleFilterAndTag {
    /** Key of the tag. */
    key: pulumi.Input<string>;
    /** Value of the tag. */
    value: pulumi.Input<string>;
  }

  /** Which kinds of objects are copied. */
  export interface CosBucketReplicaRuleSourceSelectionCriteria {
    /** Whether encrypted objects are copied. If omitted, the platform chooses a value. */
    sseKmsEncryptedObjects?: pulumi.Input<input.CosBucketReplicaRuleSourceSelectionCriteriaSseKmsEncryptedObjects | undefined>;
  }

  /** Whether encrypted objects are copied. */
  export interface CosBucketReplicaRuleSourceSelectionCriteriaSseKmsEncryptedObjects {
    /** `Enabled` or `Disabled`. Known values are `Enabled` and `Disabled`; the platform may accept others. If omitted, the platform chooses a value. */
    status?: pulumi.Input<string | undefined>;
  }

  /** A static website from the objects of the bucket. */
  export interface CosBucketWebsite {
    /** Object that is shown for a folder, such as `index.html`. */
    indexDocument?: pulumi.Input<string | undefined>;
    /** Object that is shown after an error, such as `error.html`. */
    errorDocument?: pulumi.Input<string | undefined>;
    /** Protocol that all requests are redirected to: `http` or `https`. One of `http` or `https`. If omitted, the platform chooses a value. */
    redirectAllRequestsTo?: pulumi.Input<enums.CosBucketWebsiteRedirectAllRequestsTo | (string & {}) | undefined>;
    /** Redirects of some requests. */
    routingRules?: pulumi.Input<input.CosBucketWebsiteRoutingRules | undefined>;
    /** Host of the website. Only the platform sets it. */
    endpoint?: pulumi.Input<string | undefined>;
  }

  /** Redirects of some requests. */
  export interface CosBucketWebsiteRoutingRules {
    /** The rules, in their order. */
    rules: pulumi.Input<pulumi.Input<input.CosBucketWebsiteRoutingRulesRule>[]>;
  }

  /** A rule. */
  export interface CosBucketWebsiteRoutingRulesRule {
    /** Status that the rule is about, such as `404`. At most one of `conditionErrorCode` or `conditionPrefix` can be set. */
    conditionErrorCode?: pulumi.Input<string | undefined>;
    /** Beginning of the names of the objects that the rule is about. At most one of `conditionErrorCode` or `conditionPrefix` can be set. */
    conditionPrefix?: pulumi.Input<string | undefined>;
    /** Protocol of the redirect, such as `https`. */
    redirectProtocol?: pulumi.Input<string | undefined>;
    /** Object that replaces the requested one. At most one of `redirectReplaceKey` or `redirectReplaceKeyPrefix` can be set. */
    redirectReplaceKey?: pulumi.Input<string | undefined>;
    /** Text that replaces `conditionPrefix` in the name of the object. At most one of `redirectReplaceKey` or `redirectReplaceKeyPrefix` can be set. */
    redirectReplaceKeyPrefix?: pulumi.Input<string | undefined>;
  }

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

  /** Topology of the processors. Defaults to that of the type. */
  export interface InstanceCpuTopology {
    /** Number of physical cores. At least 0. If omitted, the platform chooses a value. A change replaces the resource. */
    coreCount?: pulumi.Input<number | undefined>;
    /** Threads of a core: 1 turns hyper-threading off, 2 turns it on. At least 0. If omitted, the platform chooses a value. A change replaces the resource. */
    threadPerCore?: pulumi.Input<number | undefined>;
  }

  /** A data disk. */
  export interface InstanceDataDisk {
    /** ID of the disk, `disk-...`. Accepted for compatibility; it has no effect. */
    dataDiskId?: pulumi.Input<string | undefined>;
    /** Name of the disk. At most 60 characters. If omitted, the platform chooses a value. */
    dataDiskName?: pulumi.Input<string | undefined>;
    /** Type of the disk. Known values are `CLOUD_PREMIUM`, `CLOUD_BSSD`, `CLOUD_SSD`, `CLOUD_HSSD`, `CLOUD_TSSD`, `CLOUD_BASIC`, `LOCAL_BASIC`, `LOCAL_SSD`, `LOCAL_NVME` and `LOCAL_PRO`; the platform may accept others. A change replaces the resource. */
    dataDiskType: pulumi.Input<string>;
    /** Size in GB, in steps of 10. It can only grow. At least 1. Some changes are rejected, because a disk can only grow: restore the size, or replace the machine with `--replace`, which loses the data. */
    dataDiskSize: pulumi.Input<number>;
    /** ID of the snapshot, `snap-...`, from which the disk gets its data. The platform does not return it. The platform never returns it, so it is compared with the previous input. A change replaces the resource. */
    dataDiskSnapshotId?: pulumi.Input<string | undefined>;
    /** Whether the disk is deleted with the machine. Only disks that are charged by the hour support true; set it to false for other charge types. Defaults to `true`. A change replaces the resource. */
    deleteWithInstance?: pulumi.Input<boolean | undefined>;
    /** Whether a deletion of a prepaid machine also returns the disk. Defaults to `false`. */
    deleteWithInstancePrepaid?: pulumi.Input<boolean | undefined>;
    /** Whether the disk is encrypted. Defaults to `false`. A change replaces the resource. */
    encrypt?: pulumi.Input<boolean | undefined>;
    /** ID of the key in the Key Management Service. Requires `encrypt`. If omitted, the platform chooses a value. A change replaces the resource. */
    kmsKeyId?: pulumi.Input<string | undefined>;
    /** Additional throughput in MiB/s, for `CLOUD_HSSD` and `CLOUD_TSSD`. At least 0. Defaults to `0`. A change replaces the resource. */
    throughputPerformance?: pulumi.Input<number | undefined>;
  }

  /** Tokens of service accounts. */
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
    instancesPara: pulumi.Input<input.KubernetesClusterExistInstanceInstancesPara>;
    /** Number of pods of each machine, with `enableCustomizedPodCidr`. */
    desiredPodNumbers?: pulumi.Input<pulumi.Input<number>[] | undefined>;
  }

  /** The machines, and how they are set up. */
  export interface KubernetesClusterExistInstanceInstancesPara {
    /** IDs of the machines. Their operating systems are installed again. At least 1 element. */
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
    masterConfig?: pulumi.Input<input.KubernetesClusterExistInstanceInstancesParaMasterConfig | undefined>;
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
    labels?: pulumi.Input<pulumi.Input<input.KubernetesClusterExistInstanceInstancesParaMasterConfigLabel>[] | undefined>;
    /** Data disk of the node, and how it is mounted. */
    dataDisk?: pulumi.Input<input.KubernetesClusterExistInstanceInstancesParaMasterConfigDataDisk | undefined>;
    /** Additional arguments. */
    extraArgs?: pulumi.Input<input.KubernetesClusterExistInstanceInstancesParaMasterConfigExtraArgs | undefined>;
    /** Number of pods of the node. At least 0. */
    desiredPodNumber?: pulumi.Input<number | undefined>;
    /** Software for GPUs. */
    gpuArgs?: pulumi.Input<input.KubernetesClusterExistInstanceInstancesParaMasterConfigGpuArgs | undefined>;
    /** Taints of the node. */
    taints?: pulumi.Input<pulumi.Input<input.KubernetesClusterExistInstanceInstancesParaMasterConfigTaint>[] | undefined>;
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
    dataDisks?: pulumi.Input<pulumi.Input<input.KubernetesClusterMasterConfigDataDisk>[] | undefined>;
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
    dataDisks?: pulumi.Input<pulumi.Input<input.KubernetesClusterWorkerConfigDataDisk>[] | undefined>;
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
    dataDisks?: pulumi.Input<pulumi.Input<input.KubernetesNodePoolAutoScalingConfigDataDisk>[] | undefined>;
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
    dataDisks?: pulumi.Input<pulumi.Input<input.KubernetesNodePoolNodeConfigDataDisk>[] | undefined>;
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
    gpuArgs?: pulumi.Input<input.KubernetesNodePoolNodeConfigGpuArgs | undefined>;
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

  /** The nodes of an instance of the cluster edition. */
  export interface MysqlInstanceClusterTopology {
    /** The node that takes writes. If omitted, the platform chooses a value. */
    readWriteNode?: pulumi.Input<input.MysqlInstanceClusterTopologyReadWriteNode | undefined>;
    /** The nodes that take only reads: 1 to 5. If omitted, the platform chooses a value. */
    readOnlyNodes?: pulumi.Input<pulumi.Input<input.MysqlInstanceClusterTopologyReadOnlyNode>[] | undefined>;
  }

  /** A node that takes reads. */
  export interface MysqlInstanceClusterTopologyReadOnlyNode {
    /** Availability zone of the node. If omitted, the platform chooses a value. */
    zone?: pulumi.Input<string | undefined>;
    /** ID of the node. Required only to move an existing node to another zone. If omitted, the platform chooses a value. */
    nodeId?: pulumi.Input<string | undefined>;
    /** Whether the platform chooses the zone. A read returns whether the zone differs from that of the other node. If omitted, the platform chooses a value. */
    isRandomZone?: pulumi.Input<boolean | undefined>;
  }

  /** The node that takes writes. */
  export interface MysqlInstanceClusterTopologyReadWriteNode {
    /** Availability zone of the node. Must not be empty. */
    zone: pulumi.Input<string>;
    /** ID of the node. Required only to move an existing node to another zone. If omitted, the platform chooses a value. */
    nodeId?: pulumi.Input<string | undefined>;
  }

  /** A column. */
  export interface MysqlPrivilegeColumn {
    /** Name of the database. Must not be empty. */
    databaseName: pulumi.Input<string>;
    /** Name of the table. Must not be empty. */
    tableName: pulumi.Input<string>;
    /** Name of the column. Must not be empty. */
    columnName: pulumi.Input<string>;
    /** The permissions. Known values are `SELECT`, `INSERT`, `UPDATE` and `REFERENCES`; the platform may accept others. */
    privileges: pulumi.Input<pulumi.Input<string>[]>;
  }

  /** A database. */
  export interface MysqlPrivilegeDatabase {
    /** Name of the database. Must not be empty. */
    databaseName: pulumi.Input<string>;
    /** The permissions. Known values are `SELECT`, `INSERT`, `UPDATE`, `REFERENCES`, `DELETE`, `CREATE`, `DROP`, `INDEX`, `ALTER`, `CREATE VIEW`, `SHOW VIEW`, `TRIGGER`, `CREATE TEMPORARY TABLES`, `LOCK TABLES`, `EXECUTE`, `CREATE ROUTINE`, `ALTER ROUTINE` and `EVENT`; the platform may accept others. */
    privileges: pulumi.Input<pulumi.Input<string>[]>;
  }

  /** A table. */
  export interface MysqlPrivilegeTable {
    /** Name of the database. Must not be empty. */
    databaseName: pulumi.Input<string>;
    /** Name of the table. Must not be empty. */
    tableName: pulumi.Input<string>;
    /** The permissions. Known values are `SELECT`, `INSERT`, `UPDATE`, `REFERENCES`, `DELETE`, `CREATE`, `DROP`, `INDEX`, `ALTER`, `CREATE VIEW`, `SHOW VIEW` and `TRIGGER`; the platform may accept others. */
    privileges: pulumi.Input<pulumi.Input<string>[]>;
  }

  /** A node. */
  export interface PostgresqlInstanceDbNodeSet {
    /** `Primary` or `Standby`. One of `Primary` or `Standby`. Defaults to `Standby`. */
    role?: pulumi.Input<enums.PostgresqlInstanceDbNodeSetRole | (string & {}) | undefined>;
    /** Availability zone of the node. Must not be empty. */
    zone: pulumi.Input<string>;
    /** ID of the dedicated cluster (CDC). */
    dedicatedClusterId?: pulumi.Input<string | undefined>;
  }

  /** A network. */
  export interface PrivateDnsZoneAccountVpcSet {
    /** ID of the network, `vpc-...`. Must be the ID of a private network, such as vpc-8vazrwjv. */
    uniqVpcId: pulumi.Input<string>;
    /** Region of the network, such as `ap-guangzhou`. Must not be empty. */
    region: pulumi.Input<string>;
    /** Account ID (UIN) of the account that has the network. Must be the number of an account, such as 100000000001. */
    uin: pulumi.Input<string>;
    /** Name of the network. The platform does not return it, so a change alone has no effect. The platform never returns it, so it is compared with the previous input. */
    vpcName: pulumi.Input<string>;
  }

  /** A network of another account. */
  export interface PrivateDnsZoneVpcAttachmentAccountVpcSet {
    /** ID of the network, `vpc-...`. Must be the ID of a private network, such as vpc-8vazrwjv. */
    uniqVpcId: pulumi.Input<string>;
    /** Region of the network, such as `ap-guangzhou`. Must not be empty. */
    region: pulumi.Input<string>;
    /** Account ID (UIN) of the account that has the network. Must be the number of an account, such as 100000000001. */
    uin: pulumi.Input<string>;
  }

  /** A network of the account. */
  export interface PrivateDnsZoneVpcAttachmentVpcSet {
    /** ID of the network, `vpc-...`. Must be the ID of a private network, such as vpc-8vazrwjv. */
    uniqVpcId: pulumi.Input<string>;
    /** Region of the network, such as `ap-guangzhou`. Must not be empty. */
    region: pulumi.Input<string>;
  }

  /** A network. */
  export interface PrivateDnsZoneVpcSet {
    /** ID of the network, `vpc-...`. Must be the ID of a private network, such as vpc-8vazrwjv. */
    uniqVpcId: pulumi.Input<string>;
    /** Region of the network, such as `ap-guangzhou`. Must not be empty. */
    region: pulumi.Input<string>;
  }

  /** Assume a role, with the credentials that are given otherwise. */
  export interface ProviderAssumeRole {
    /** The role: `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN`. */
    roleArn?: pulumi.Input<string | undefined>;
    /** Name of the session in the platform's audit log. Must have 2 to 128 characters: letters, digits and = , . @ _ -. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME`. */
    sessionName?: pulumi.Input<string | undefined>;
    /** Duration of the session, in seconds. 0 means the default. Sessions are renewed before they end where possible. Between 0 and 43200. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION`, or to `7200` if it is not set. */
    sessionDuration?: pulumi.Input<number | undefined>;
    /** Policy that restricts the session, as JSON without a principal element. */
    policy?: pulumi.Input<string | undefined>;
    /** External ID that the role requires. Must have 2 to 128 characters: letters, digits and = , . @ : / -. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_EXTERNAL_ID`, else `TENCENTCLOUD_ASSUME_ROLE_EXTERNAL_ID`. */
    externalId?: pulumi.Input<string | undefined>;
    /** Account number of the caller. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SOURCE_IDENTITY`, else `TENCENTCLOUD_ASSUME_ROLE_SOURCE_IDENTITY`. */
    sourceIdentity?: pulumi.Input<string | undefined>;
    /** The MFA device: `qcs::cam:uin/{owner's account number}::mfa/softToken`. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SERIAL_NUMBER`, else `TENCENTCLOUD_ASSUME_ROLE_SERIAL_NUMBER`. */
    serialNumber?: pulumi.Input<string | undefined>;
    /** The code that the MFA device shows. It works once, for the first process that signs in, until its session ends. A preview signs in only if it calls a function or refreshes. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_TOKEN_CODE`, else `TENCENTCLOUD_ASSUME_ROLE_TOKEN_CODE`. */
    tokenCode?: pulumi.Input<string | undefined>;
  }

  /** Assume a role with an assertion of a SAML identity provider. */
  export interface ProviderAssumeRoleWithSaml {
    /** Assertion of the identity provider, in base64. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SAML_ASSERTION`, else `TENCENTCLOUD_ASSUME_ROLE_SAML_ASSERTION`. */
    samlAssertion?: pulumi.Input<string | undefined>;
    /** Identifier of the identity provider on the platform. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_PRINCIPAL_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_PRINCIPAL_ARN`. */
    principalArn?: pulumi.Input<string | undefined>;
    /** The role: `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN`. */
    roleArn?: pulumi.Input<string | undefined>;
    /** Name of the session in the platform's audit log. Must have 2 to 128 characters: letters, digits and = , . @ _ -. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME`. */
    sessionName?: pulumi.Input<string | undefined>;
    /** Duration of the session, in seconds. 0 means the default. Sessions are renewed before they end where possible. Between 0 and 43200. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION`, or to `7200` if it is not set. */
    sessionDuration?: pulumi.Input<number | undefined>;
  }

  /** Assume a role with a token of an OpenID Connect identity provider. */
  export interface ProviderAssumeRoleWithWebIdentity {
    /** Identifier of the identity provider on the platform. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_PROVIDER_ID`, else `TENCENTCLOUD_ASSUME_ROLE_PROVIDER_ID`, or to `OIDC` if it is not set. */
    providerId?: pulumi.Input<string | undefined>;
    /** The token. It takes precedence over `webIdentityTokenFile`. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN`, else `TENCENTCLOUD_ASSUME_ROLE_WEB_IDENTITY_TOKEN`. */
    webIdentityToken?: pulumi.Input<string | undefined>;
    /** JSON file that contains the token: `{"web_identity_token": "..."}`. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_WEB_IDENTITY_TOKEN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_WEB_IDENTITY_TOKEN_FILE`. */
    webIdentityTokenFile?: pulumi.Input<string | undefined>;
    /** The role: `qcs::cam::uin/{account ID}:roleName/{name}` or `qcs::cam::uin/{account ID}:role/{role ID}`. It takes precedence over `roleArnFile`. Must have the form qcs::cam::uin/{account ID}:roleName/{name} or qcs::cam::uin/{account ID}:role/{role ID}. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_ARN`, else `TENCENTCLOUD_ASSUME_ROLE_ARN`. */
    roleArn?: pulumi.Input<string | undefined>;
    /** JSON file that contains the role: `{"role_arn": "..."}`. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_ARN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_ARN_FILE`, else `TENCENTCLOUD_ASSUME_ROLE_ARNN_FILE`. */
    roleArnFile?: pulumi.Input<string | undefined>;
    /** Name of the session in the platform's audit log. Must have 2 to 128 characters: letters, digits and = , . @ _ -. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_NAME`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_NAME`. */
    sessionName?: pulumi.Input<string | undefined>;
    /** Duration of the session, in seconds. 0 means the default. Sessions are renewed before they end where possible. Between 0 and 43200. Defaults to the environment variable `CLOUDPROV_ASSUME_ROLE_SESSION_DURATION`, else `TENCENTCLOUD_ASSUME_ROLE_SESSION_DURATION`, or to `7200` if it is not set. */
    sessionDuration?: pulumi.Input<number | undefined>;
  }

  /** Authenticate with an MFA device, for accounts that require it. */
  export interface ProviderMfaCertification {
    /** The MFA device: `qcs::cam:uin/{owner's account number}::mfa/softToken`. Defaults to the environment variable `CLOUDPROV_MFA_CERTIFICATION_SERIAL_NUMBER`, else `TENCENTCLOUD_MFA_CERTIFICATION_SERIAL_NUMBER`. */
    serialNumber?: pulumi.Input<string | undefined>;
    /** The code that the MFA device shows. It works once, for the first process that signs in, until its session ends. A preview signs in only if it calls a function or refreshes. Defaults to the environment variable `CLOUDPROV_MFA_CERTIFICATION_TOKEN_CODE`, else `TENCENTCLOUD_MFA_CERTIFICATION_TOKEN_CODE`. */
    tokenCode?: pulumi.Input<string | undefined>;
    /** Duration of the session, in seconds. The maximum for a main account is 7200. Between 0 and 129600. Defaults to the environment variable `CLOUDPROV_MFA_CERTIFICATION_DURATION_SECONDS`, else `TENCENTCLOUD_MFA_CERTIFICATION_DURATION_SECONDS`, or to `1800` if it is not set. */
    durationSeconds?: pulumi.Input<number | undefined>;
  }

  /** A node. */
  export interface RedisInstanceNodeInfo {
    /** Whether the node is the master. */
    master: pulumi.Input<boolean>;
    /** ID of the node. */
    id: pulumi.Input<number>;
    /** Number of its zone. */
    zoneId: pulumi.Input<number>;
  }

  /** A file system. */
  export interface ScfFunctionCfsConfig {
    /** ID of the user. */
    userId: pulumi.Input<string>;
    /** ID of the user's group. */
    userGroupId: pulumi.Input<string>;
    /** ID of the file system. */
    cfsId: pulumi.Input<string>;
    /** ID of the mount target. */
    mountInsId: pulumi.Input<string>;
    /** Directory in the function. */
    localMountDir: pulumi.Input<string>;
    /** Directory in the file system. */
    remoteMountDir: pulumi.Input<string>;
    /** Address of the file system. Only the platform sets it. */
    ipAddress?: pulumi.Input<string | undefined>;
    /** ID of its private network. Only the platform sets it. */
    mountVpcId?: pulumi.Input<string | undefined>;
    /** ID of its subnet. Only the platform sets it. */
    mountSubnetId?: pulumi.Input<string | undefined>;
  }

  /** The image. */
  export interface ScfFunctionImageConfig {
    /** Edition of the registry: `personal` or `enterprise`. One of `personal` or `enterprise`. `registryId` is required when `imageType` is enterprise. */
    imageType: pulumi.Input<enums.ScfFunctionImageConfigImageType | (string & {})>;
    /** Image, as `<registry>/<namespace>/<repository>:<tag>`, optionally with `@sha256:...`. To deploy an image that has moved to the same tag, change its digest or `codeHash`. Must not be empty. */
    imageUri: pulumi.Input<string>;
    /** ID of the registry. Required for the enterprise edition. `registryId` is required when `imageType` is enterprise. */
    registryId?: pulumi.Input<string | undefined>;
    /** Entry point, instead of the image's. The platform will remove this setting. */
    entryPoint?: pulumi.Input<string | undefined>;
    /** Command to start, instead of the image's entry point. */
    command?: pulumi.Input<string | undefined>;
    /** Arguments, separated by blanks, instead of the image's. */
    args?: pulumi.Input<string | undefined>;
    /** Whether the platform accelerates the start. Defaults to `false`. */
    containerImageAccelerate?: pulumi.Input<boolean | undefined>;
    /** Port of the web server in the image; -1 for an image without one. Between -1 and 65535. Defaults to `9000`. */
    imagePort?: pulumi.Input<number | undefined>;
  }

  /** How many requests an instance processes at the same time. Only for HTTP functions. Omitted members default to the platform's values. */
  export interface ScfFunctionInstanceConcurrencyConfig {
    /** Whether the platform determines the concurrency (`TRUE`), or `maxConcurrency` does (`FALSE`). One of `TRUE` or `FALSE`. If omitted, the platform chooses a value. */
    dynamicEnabled?: pulumi.Input<enums.ScfFunctionInstanceConcurrencyConfigDynamicEnabled | (string & {}) | undefined>;
    /** Most concurrent requests. Between 1 and 100. If omitted, the platform chooses a value. */
    maxConcurrency?: pulumi.Input<number | undefined>;
    /** Whether instances are isolated: `TRUE` or `FALSE`. One of `TRUE` or `FALSE`. If omitted, the platform chooses a value. */
    instanceIsolationEnabled?: pulumi.Input<enums.ScfFunctionInstanceConcurrencyConfigInstanceIsolationEnabled | (string & {}) | undefined>;
    /** `Session-Based` or `Request-Based`. Known values are `Session-Based` and `Request-Based`; the platform may accept others. If omitted, the platform chooses a value. */
    type?: pulumi.Input<string | undefined>;
    /** Concurrency by type of GPU machine. If omitted, the platform chooses a value. */
    mixNodeConfigs?: pulumi.Input<pulumi.Input<input.ScfFunctionInstanceConcurrencyConfigMixNodeConfig>[] | undefined>;
    /** Sessions, for the type `Session-Based`. If omitted, the platform chooses a value. */
    sessionConfig?: pulumi.Input<input.ScfFunctionInstanceConcurrencyConfigSessionConfig | undefined>;
  }

  /** The concurrency on one type of machine. */
  export interface ScfFunctionInstanceConcurrencyConfigMixNodeConfig {
    /** Type of the GPU machine. If omitted, the platform chooses a value. */
    nodeSpec?: pulumi.Input<string | undefined>;
    /** Number of concurrent requests. If omitted, the platform chooses a value. */
    num?: pulumi.Input<number | undefined>;
  }

  /** Sessions, for the type `Session-Based`. */
  export interface ScfFunctionInstanceConcurrencyConfigSessionConfig {
    /** Where a request names its session. Known values are `HEADER`, `COOKIE` and `QUERY_STRING`; the platform may accept others. If omitted, the platform chooses a value. */
    sessionSource?: pulumi.Input<string | undefined>;
    /** Name of the header, cookie or parameter. If omitted, the platform chooses a value. */
    sessionName?: pulumi.Input<string | undefined>;
    /** Most sessions of an instance. If omitted, the platform chooses a value. */
    maximumConcurrencySessionPerInstance?: pulumi.Input<number | undefined>;
    /** Longest session, in seconds. If omitted, the platform chooses a value. */
    maximumTtlInSeconds?: pulumi.Input<number | undefined>;
    /** Longest idle time, in seconds. If omitted, the platform chooses a value. */
    maximumIdleTimeInSeconds?: pulumi.Input<number | undefined>;
    /** Path of the session. If omitted, the platform chooses a value. */
    sessionPath?: pulumi.Input<string | undefined>;
    /** What happens to an idle instance: `FATAL` destroys it, `PAUSE` pauses it. Requires isolated instances. Known values are `FATAL` and `PAUSE`; the platform may accept others. If omitted, the platform chooses a value. */
    idleTimeoutStrategy?: pulumi.Input<string | undefined>;
  }

  /** Fixed addresses in the private network. Defaults to the platform's value. */
  export interface ScfFunctionIntranetConfig {
    /** `ENABLE` or `DISABLE`. One of `ENABLE` or `DISABLE`. */
    ipFixed: pulumi.Input<enums.ScfFunctionIntranetConfigIpFixed | (string & {})>;
    /** The addresses. Only the platform sets it. */
    ipAddresses?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  }

  /** A layer. */
  export interface ScfFunctionLayer {
    /** Name of the layer. Must not be empty. */
    layerName: pulumi.Input<string>;
    /** Version of the layer. At least 1. */
    layerVersion: pulumi.Input<number>;
  }

  /** A trigger. */
  export interface ScfFunctionTrigger {
    /** Name of the trigger. For `ckafka` it is `<instance ID>-<topic ID>`, and for `cos` the name of the bucket. Between 1 and 100 characters. */
    name: pulumi.Input<string>;
    /** Region of the bucket. Required for `cos`. `cosRegion` is required when `type` is cos. */
    cosRegion?: pulumi.Input<string | undefined>;
    /** Type of the trigger: `timer`, `cos`, `ckafka`, `cls` or `http`. Known values are `timer`, `cos`, `ckafka`, `cls` and `http`; the platform may accept others. `cosRegion` is required when `type` is cos. */
    type: pulumi.Input<string>;
    /** Cron expression with seven fields for `timer`, such as `0 *\/5 * * * * *`; JSON for the other types. Members that the platform adds to the JSON are no change. Must not be empty. Compared as JSON: white space and the order of keys do not matter. */
    triggerDesc: pulumi.Input<string>;
  }

  /** A trigger. */
  export interface ScfFunctionTriggerInfo {
    /** Name. */
    name: pulumi.Input<string>;
    /** Type. */
    type: pulumi.Input<string>;
    /** Cron expression of a `timer`; JSON for the other types. */
    triggerDesc: pulumi.Input<string>;
    /** Whether it is enabled. */
    enable: pulumi.Input<boolean>;
    /** Creation time, in the platform's time zone. */
    createTime: pulumi.Input<string>;
    /** Time of the last change. */
    modifyTime: pulumi.Input<string>;
    /** Argument that it passes. */
    customArgument: pulumi.Input<string>;
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

  /** A filter. */
  export interface GetApiGatewayBindApiAppsStatusFilter {
    /** Filters. `KeyWord` matches a name or an ID. One of `ApiAppId`, `Environment` or `KeyWord`. */
    name: enums.GetApiGatewayBindApiAppsStatusFilterName | (string & {});
    /** Values of which one must match. At least 1 element. */
    values: string[];
  }

  /** A filter. */
  export interface GetApiGatewayBindApiAppsStatusFilterArgs {
    /** Filters. `KeyWord` matches a name or an ID. One of `ApiAppId`, `Environment` or `KeyWord`. */
    name: pulumi.Input<enums.GetApiGatewayBindApiAppsStatusFilterName | (string & {})>;
    /** Values of which one must match. At least 1 element. */
    values: pulumi.Input<pulumi.Input<string>[]>;
  }

  /** A filter. */
  export interface GetApiGatewayUpstreamsFilter {
    /** Filters. One of `ServiceId` or `ApiId`. */
    name: enums.GetApiGatewayUpstreamsFilterName | (string & {});
    /** Values of which one must match. At least 1 element. */
    values: string[];
  }

  /** A filter. */
  export interface GetApiGatewayUpstreamsFilterArgs {
    /** Filters. One of `ServiceId` or `ApiId`. */
    name: pulumi.Input<enums.GetApiGatewayUpstreamsFilterName | (string & {})>;
    /** Values of which one must match. At least 1 element. */
    values: pulumi.Input<pulumi.Input<string>[]>;
  }

  /** A filter. */
  export interface GetClsTopicsFilter {
    /** Attribute to compare: `topicName`, `logsetName`, `topicId`, `logsetId`, `assumerName`, `storageType`, `tagKey`, or `tag:` with a key, such as `tag:team`. Must be topicName, logsetName, topicId, logsetId, assumerName, storageType, tagKey or tag: with a key. */
    key: string;
    /** Values, one of which a topic must have. */
    values: string[];
  }

  /** A filter. */
  export interface GetClsTopicsFilterArgs {
    /** Attribute to compare: `topicName`, `logsetName`, `topicId`, `logsetId`, `assumerName`, `storageType`, `tagKey`, or `tag:` with a key, such as `tag:team`. Must be topicName, logsetName, topicId, logsetId, assumerName, storageType, tagKey or tag: with a key. */
    key: pulumi.Input<string>;
    /** Values, one of which a topic must have. */
    values: pulumi.Input<pulumi.Input<string>[]>;
  }

  /** Also return the disks that fit each type, filtered. It takes a request for each type. */
  export interface GetInstanceTypesCbsFilter {
    /** How the disks are paid for. Known values are `PREPAID` and `POSTPAID_BY_HOUR`; the platform may accept others. */
    diskChargeType?: string | undefined;
    /** Types of the disks. */
    diskTypes?: string[] | undefined;
    /** Use of the disks. Known values are `SYSTEM_DISK` and `DATA_DISK`; the platform may accept others. */
    diskUsage?: string | undefined;
  }

  /** Also return the disks that fit each type, filtered. It takes a request for each type. */
  export interface GetInstanceTypesCbsFilterArgs {
    /** How the disks are paid for. Known values are `PREPAID` and `POSTPAID_BY_HOUR`; the platform may accept others. */
    diskChargeType?: pulumi.Input<string | undefined>;
    /** Types of the disks. */
    diskTypes?: pulumi.Input<pulumi.Input<string>[] | undefined>;
    /** Use of the disks. Known values are `SYSTEM_DISK` and `DATA_DISK`; the platform may accept others. */
    diskUsage?: pulumi.Input<string | undefined>;
  }

  /** A filter. */
  export interface GetInstanceTypesFilter {
    /** Name of the filter. Known values are `zone`, `instance-family`, `instance-type`, `instance-charge-type` and `sort-keys`; the platform may accept others. */
    name: string;
    /** Values, of which a type must have one. At least 1 element. */
    values: string[];
  }

  /** A filter. */
  export interface GetInstanceTypesFilterArgs {
    /** Name of the filter. Known values are `zone`, `instance-family`, `instance-type`, `instance-charge-type` and `sort-keys`; the platform may accept others. */
    name: pulumi.Input<string>;
    /** Values, of which a type must have one. At least 1 element. */
    values: pulumi.Input<pulumi.Input<string>[]>;
  }
}
