// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/any-action.ts";
import * as utilities from "./utilities.ts";

/**
 * Calls any read action of any service of the platform, including those without a function in this package.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const groups = cloudprov.getActionOutput({
 *     service: "vpc",
 *     version: "2017-03-12",
 *     action: "DescribeSecurityGroups",
 *     at: "SecurityGroupSet",
 *     paging: { offset: "Offset", limit: "Limit", texts: true },
 *     members: ["SecurityGroupId", "SecurityGroupName"],
 * });
 * ```
 */
export function getAction(args: GetActionArgs, opts?: pulumi.InvokeOptions): Promise<GetActionResult> {
  return runtime.invoke("cloudprov:index/getAction:getAction", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    service: args.service,
    version: args.version,
    region: args.region,
    domain: args.domain,
    action: args.action,
    parameters: args.parameters,
    secretParameters: args.secretParameters,
    at: args.at,
    where: args.where,
    paging: args.paging,
    members: args.members,
    secretMembers: args.secretMembers,
    retryCodes: args.retryCodes,
  }, args), utilities.withDefaults(opts));
}

/**
 * Calls any read action of any service of the platform, including those without a function in this package.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const groups = cloudprov.getActionOutput({
 *     service: "vpc",
 *     version: "2017-03-12",
 *     action: "DescribeSecurityGroups",
 *     at: "SecurityGroupSet",
 *     paging: { offset: "Offset", limit: "Limit", texts: true },
 *     members: ["SecurityGroupId", "SecurityGroupName"],
 * });
 * ```
 */
export function getActionOutput(args: GetActionOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetActionResult> {
  return runtime.invokeOutput<GetActionResult>("cloudprov:index/getAction:getAction", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    service: args.service,
    version: args.version,
    region: args.region,
    domain: args.domain,
    action: args.action,
    parameters: args.parameters,
    secretParameters: args.secretParameters,
    at: args.at,
    where: args.where,
    paging: args.paging,
    members: args.members,
    secretMembers: args.secretMembers,
    retryCodes: args.retryCodes,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getAction. */
export interface GetActionArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** The service: the first label of its host, such as `vpc`. Must be the first label of the service's host, such as vpc. */
  service: string;
  /** Version of the service's API, such as `2017-03-12`. Must be a version of the service's API, such as 2017-03-12. */
  version: string;
  /** Region of the request. Defaults to the provider's region. */
  region?: string | undefined;
  /** Root domain of the API; the service is a host below it. Defaults to the provider's domain. Must be a domain without a scheme, such as intl.tencentcloudapi.com. */
  domain?: string | undefined;
  /** The action, such as `DescribeSecurityGroups`. It must be a read action. Must be the name of an action, such as DescribeInstances. `action` must be a read `action`. */
  action: string;
  /** Parameters of the action, with the platform's names. */
  parameters?: { [key: string]: any } | undefined;
  /** Secret parameters of the action, which are merged into `parameters` (objects and lists recursively). */
  secretParameters?: { [key: string]: any } | undefined;
  /** Dotted path of the result in the response, such as `SecurityGroupSet`. A list of one element is passed through. Defaults to the whole response. */
  at?: string | undefined;
  /** Selects an element of the list at `at`: paths in the element, with the values they must have. Exactly one element must match. */
  where?: { [key: string]: any } | undefined;
  /** How to request the pages of a listing. By default, one response contains all elements. */
  paging?: types.input.ActionPaging | undefined;
  /** Paths of the members to return, in each element if the result is a list. Defaults to all members. */
  members?: string[] | undefined;
  /** Paths of members that are returned only in `secretResult`. */
  secretMembers?: string[] | undefined;
  /** Error codes that are retried, in addition to those of every service. `ResourceInUse` includes all codes that begin with `ResourceInUse.`. */
  retryCodes?: string[] | undefined;
}

/** Arguments of getActionOutput. */
export interface GetActionOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** The service: the first label of its host, such as `vpc`. Must be the first label of the service's host, such as vpc. */
  service: pulumi.Input<string>;
  /** Version of the service's API, such as `2017-03-12`. Must be a version of the service's API, such as 2017-03-12. */
  version: pulumi.Input<string>;
  /** Region of the request. Defaults to the provider's region. */
  region?: pulumi.Input<string | undefined>;
  /** Root domain of the API; the service is a host below it. Defaults to the provider's domain. Must be a domain without a scheme, such as intl.tencentcloudapi.com. */
  domain?: pulumi.Input<string | undefined>;
  /** The action, such as `DescribeSecurityGroups`. It must be a read action. Must be the name of an action, such as DescribeInstances. `action` must be a read `action`. */
  action: pulumi.Input<string>;
  /** Parameters of the action, with the platform's names. */
  parameters?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  /** Secret parameters of the action, which are merged into `parameters` (objects and lists recursively). */
  secretParameters?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  /** Dotted path of the result in the response, such as `SecurityGroupSet`. A list of one element is passed through. Defaults to the whole response. */
  at?: pulumi.Input<string | undefined>;
  /** Selects an element of the list at `at`: paths in the element, with the values they must have. Exactly one element must match. */
  where?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  /** How to request the pages of a listing. By default, one response contains all elements. */
  paging?: pulumi.Input<types.input.ActionPagingArgs | undefined>;
  /** Paths of the members to return, in each element if the result is a list. Defaults to all members. */
  members?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Paths of members that are returned only in `secretResult`. */
  secretMembers?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Error codes that are retried, in addition to those of every service. `ResourceInUse` includes all codes that begin with `ResourceInUse.`. */
  retryCodes?: pulumi.Input<pulumi.Input<string>[] | undefined>;
}

/** Result of getAction. */
export interface GetActionResult {
  /** The result. */
  result?: any;
  /** The members of the result that `secretMembers` lists. */
  secretResult?: any;
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** The service: the first label of its host, such as `vpc`. */
  service: string;
  /** Version of the service's API, such as `2017-03-12`. */
  version: string;
  /** Region of the request. Defaults to the provider's region. */
  region?: string;
  /** Root domain of the API; the service is a host below it. Defaults to the provider's domain. */
  domain?: string;
  /** The action, such as `DescribeSecurityGroups`. It must be a read action. */
  action: string;
  /** Parameters of the action, with the platform's names. */
  parameters?: { [key: string]: any };
  /** Secret parameters of the action, which are merged into `parameters` (objects and lists recursively). */
  secretParameters?: { [key: string]: any };
  /** Dotted path of the result in the response, such as `SecurityGroupSet`. A list of one element is passed through. Defaults to the whole response. */
  at?: string;
  /** Selects an element of the list at `at`: paths in the element, with the values they must have. Exactly one element must match. */
  where?: { [key: string]: any };
  /** How to request the pages of a listing. By default, one response contains all elements. */
  paging?: types.output.ActionPaging;
  /** Paths of the members to return, in each element if the result is a list. Defaults to all members. */
  members?: string[];
  /** Paths of members that are returned only in `secretResult`. */
  secretMembers?: string[];
  /** Error codes that are retried, in addition to those of every service. `ResourceInUse` includes all codes that begin with `ResourceInUse.`. */
  retryCodes?: string[];
}
