// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "../enums.ts";

export namespace types {
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
      find?: pulumi.Input<types.input.ActionFind | undefined>;
      /** Error codes that mean the object already exists. */
      takenCodes?: pulumi.Input<pulumi.Input<string>[] | undefined>;
      /** Dotted paths in the response of values that only this action returns. They are returned in `values`, and the state keeps them. */
      outputs?: pulumi.Input<pulumi.Input<string>[] | undefined>;
      /** Dotted paths in the response of secret values that only this action returns, such as a generated password. They are returned in `secretValues`, and the state keeps them as secrets. */
      secretOutputs?: pulumi.Input<pulumi.Input<string>[] | undefined>;
      /** Whether to check that the object does not exist before the creation, by the ID that your program gives. Set it if the action silently accepts an object that already exists: the creation then fails. */
      lookFirst?: pulumi.Input<boolean | undefined>;
      /** A task that does the work. The provider waits for it. `task` must be set with `idFromTask`. */
      task?: pulumi.Input<types.input.ActionTask | undefined>;
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
      task?: pulumi.Input<types.input.ActionTask | undefined>;
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
      paging?: pulumi.Input<types.input.ActionPagingArgs | undefined>;
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
      paging?: pulumi.Input<types.input.ActionPagingArgs | undefined>;
      /** Error codes that mean the object does not exist, in addition to `ResourceNotFound`. An empty list means the same. */
      goneCodes?: pulumi.Input<pulumi.Input<string>[] | undefined>;
      /** Members that have another name in the response: their paths in the object, or `{id}` and other placeholders, by the members' paths, such as `{ Description: "Remark" }`. A path in brackets is a list whose only element is there: `{ Ports: "[Port]" }`. For a member that the response has as the only element of a list, give its number: `{ Port: "Ports.0" }`. */
      map?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
      /** Other requests for parts of the object that the action does not return. If the platform has no such part, the object lacks its members. Each request is sent once per object, also in a refresh. */
      also?: pulumi.Input<pulumi.Input<types.input.ActionOtherRead>[] | undefined>;
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
      task?: pulumi.Input<types.input.ActionTask | undefined>;
    }
  }

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
      find?: types.output.ActionFind;
      /** Error codes that mean the object already exists. */
      takenCodes?: string[];
      /** Dotted paths in the response of values that only this action returns. They are returned in `values`, and the state keeps them. */
      outputs?: string[];
      /** Dotted paths in the response of secret values that only this action returns, such as a generated password. They are returned in `secretValues`, and the state keeps them as secrets. */
      secretOutputs?: string[];
      /** Whether to check that the object does not exist before the creation, by the ID that your program gives. Set it if the action silently accepts an object that already exists: the creation then fails. */
      lookFirst?: boolean;
      /** A task that does the work. The provider waits for it. `task` must be set with `idFromTask`. */
      task?: types.output.ActionTask;
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
      task?: types.output.ActionTask;
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
      paging?: types.output.ActionPaging;
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
      paging?: types.output.ActionPaging;
      /** Error codes that mean the object does not exist, in addition to `ResourceNotFound`. An empty list means the same. */
      goneCodes?: string[];
      /** Members that have another name in the response: their paths in the object, or `{id}` and other placeholders, by the members' paths, such as `{ Description: "Remark" }`. A path in brackets is a list whose only element is there: `{ Ports: "[Port]" }`. For a member that the response has as the only element of a list, give its number: `{ Port: "Ports.0" }`. */
      map?: { [key: string]: string };
      /** Other requests for parts of the object that the action does not return. If the platform has no such part, the object lacks its members. Each request is sent once per object, also in a refresh. */
      also?: types.output.ActionOtherRead[];
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
      task?: types.output.ActionTask;
    }
  }
}
