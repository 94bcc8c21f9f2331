// Generated from the package's schema.json. Do not edit: change the definitions, then generate again.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * Asks any action of any service of the platform that reads, also of those that this package has no function for.
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
  return runtime.invoke("cloudprov:index/getAction:getAction", {
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
  }, utilities.withDefaults(opts));
}

/**
 * Asks any action of any service of the platform that reads, also of those that this package has no function for.
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
  return runtime.invokeOutput<GetActionResult>("cloudprov:index/getAction:getAction", {
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
  }, utilities.withDefaults(opts));
}

/** Arguments of getAction. */
export interface GetActionArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: string | undefined;
  /** The service: the first label of its host, such as `vpc`. Must be the first label of the service's host, such as vpc. */
  service: string;
  /** Version of the service's API, such as `2017-03-12`. Must be a version of the service's API, such as 2017-03-12. */
  version: string;
  /** Region that is asked. Default: the provider's. */
  region?: string | undefined;
  /** Root domain of the API, below which the service is a host. Default: the provider's. Must be a domain without a scheme, such as intl.tencentcloudapi.com. */
  domain?: string | undefined;
  /** The action: `DescribeSecurityGroups`. It must be one that reads. Must be the name of an action, such as DescribeInstances. `action` must be one that reads. */
  action: string;
  /** What the action is told, by the platform's names. */
  parameters?: { [key: string]: any } | undefined;
  /** What the action is told beside `parameters`, and nobody may see. Objects and lists of both are merged. */
  secretParameters?: { [key: string]: any } | undefined;
  /** Dotted path of what is asked for: `SecurityGroupSet`. A list of one on the way is passed through. Default: the whole answer. */
  at?: string | undefined;
  /** Which element of the list at `at` is asked for: the values that stand at paths of it. There must be exactly one. */
  where?: { [key: string]: any } | undefined;
  /** How a listing is asked for page by page to its end. Left out, one answer holds all. */
  paging?: input.ActionPaging | undefined;
  /** Paths of the members that are told, of each element where a list is asked for. Default: all. */
  members?: string[] | undefined;
  /** Paths of members that are told as `secretResult` alone. */
  secretMembers?: string[] | undefined;
  /** Codes of refusals that pass by themselves, beside those that do of every service: what is refused with one is asked for again. `ResourceInUse` stands for all codes that begin with it and a dot. */
  retryCodes?: string[] | undefined;
}

/** Arguments of getActionOutput. */
export interface GetActionOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** The service: the first label of its host, such as `vpc`. Must be the first label of the service's host, such as vpc. */
  service: pulumi.Input<string>;
  /** Version of the service's API, such as `2017-03-12`. Must be a version of the service's API, such as 2017-03-12. */
  version: pulumi.Input<string>;
  /** Region that is asked. Default: the provider's. */
  region?: pulumi.Input<string | undefined>;
  /** Root domain of the API, below which the service is a host. Default: the provider's. Must be a domain without a scheme, such as intl.tencentcloudapi.com. */
  domain?: pulumi.Input<string | undefined>;
  /** The action: `DescribeSecurityGroups`. It must be one that reads. Must be the name of an action, such as DescribeInstances. `action` must be one that reads. */
  action: pulumi.Input<string>;
  /** What the action is told, by the platform's names. */
  parameters?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  /** What the action is told beside `parameters`, and nobody may see. Objects and lists of both are merged. */
  secretParameters?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  /** Dotted path of what is asked for: `SecurityGroupSet`. A list of one on the way is passed through. Default: the whole answer. */
  at?: pulumi.Input<string | undefined>;
  /** Which element of the list at `at` is asked for: the values that stand at paths of it. There must be exactly one. */
  where?: pulumi.Input<{ [key: string]: pulumi.Input<any> } | undefined>;
  /** How a listing is asked for page by page to its end. Left out, one answer holds all. */
  paging?: pulumi.Input<input.ActionPagingArgs | undefined>;
  /** Paths of the members that are told, of each element where a list is asked for. Default: all. */
  members?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Paths of members that are told as `secretResult` alone. */
  secretMembers?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Codes of refusals that pass by themselves, beside those that do of every service: what is refused with one is asked for again. `ResourceInUse` stands for all codes that begin with it and a dot. */
  retryCodes?: pulumi.Input<pulumi.Input<string>[] | undefined>;
}

/** What getAction returns. */
export interface GetActionResult {
  /** What was asked for. */
  result?: any;
  /** What `secretMembers` names of it. */
  secretResult?: any;
  /** ID of the result. */
  id: string;
  /** File that the result is written to, as JSON. A leading `~` is the home directory; the folder must be there. */
  resultOutputFile?: string;
  /** The service: the first label of its host, such as `vpc`. */
  service: string;
  /** Version of the service's API, such as `2017-03-12`. */
  version: string;
  /** Region that is asked. Default: the provider's. */
  region?: string;
  /** Root domain of the API, below which the service is a host. Default: the provider's. */
  domain?: string;
  /** The action: `DescribeSecurityGroups`. It must be one that reads. */
  action: string;
  /** What the action is told, by the platform's names. */
  parameters?: { [key: string]: any };
  /** What the action is told beside `parameters`, and nobody may see. Objects and lists of both are merged. */
  secretParameters?: { [key: string]: any };
  /** Dotted path of what is asked for: `SecurityGroupSet`. A list of one on the way is passed through. Default: the whole answer. */
  at?: string;
  /** Which element of the list at `at` is asked for: the values that stand at paths of it. There must be exactly one. */
  where?: { [key: string]: any };
  /** How a listing is asked for page by page to its end. Left out, one answer holds all. */
  paging?: output.ActionPaging;
  /** Paths of the members that are told, of each element where a list is asked for. Default: all. */
  members?: string[];
  /** Paths of members that are told as `secretResult` alone. */
  secretMembers?: string[];
  /** Codes of refusals that pass by themselves, beside those that do of every service: what is refused with one is asked for again. `ResourceInUse` stands for all codes that begin with it and a dot. */
  retryCodes?: string[];
}
