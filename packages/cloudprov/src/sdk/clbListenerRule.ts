// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/load-balancing.ts";
import * as utilities from "./utilities.ts";

/**
 * A forwarding rule of an `HTTP` or `HTTPS` listener: it passes the requests for a domain and a path on to targets. Other resources refer to it by `ruleId`. Changing the domain, the certificates, `http2Switch` or `quic` changes all rules of the domain on the listener. A listener has one rule for each domain and path, so a replaced rule is deleted before the new one is created. Its targets are deleted with it; the preview warns about that.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const cart = new cloudprov.ClbListenerRule("cart", {
 *     clbId: config.require("clbId"),
 *     listenerId: config.require("listenerId"),
 *     domain: "shop.example.com",
 *     url: "/cart",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<load balancer ID>#<listener ID>#<rule ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/clbListenerRule:ClbListenerRule example 'lb-7a0t6zqb#lbl-hh141sn9#loc-agg236ys'
 * ```
 */
export class ClbListenerRule extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/clbListenerRule:ClbListenerRule";

  /**
   * Looks up an existing object.
   *
   * @param name Name of the resulting resource in the program.
   * @param id ID of the object.
   * @param state State used to look up the object.
   * @param opts Options of the resource.
   */
  public static get(
    name: string,
    id: pulumi.Input<pulumi.ID>,
    state?: ClbListenerRuleState,
    opts?: pulumi.CustomResourceOptions,
  ): ClbListenerRule {
    return new ClbListenerRule(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ClbListenerRule, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ClbListenerRule {
    return utilities.isInstance(obj, ClbListenerRule.__pulumiType);
  }

  /** ID of the load balancer. */
  declare public readonly clbId: pulumi.Output<string>;

  /** ID of the listener without the load balancer, `lbl-...`: the output `listenerId` of a `ClbListener` with the protocol `HTTP` or `HTTPS`. */
  declare public readonly listenerId: pulumi.Output<string>;

  /** Domain of the requests, such as `shop.example.com` or `*.example.com`, or a regular expression that begins with `~`. */
  declare public readonly domain: pulumi.Output<string>;

  /** Several domains, instead of `domain`. */
  declare public readonly domains: pulumi.Output<string[]>;

  /** Path of the requests, such as `/` or `/cart`: the rule with the longest match applies. */
  declare public readonly url: pulumi.Output<string>;

  /** Protocol between the load balancer and the targets. Defaults to `HTTP`. */
  declare public readonly forwardType: pulumi.Output<string>;

  /** How targets are selected: by weight (`WRR`, the default), the one with the fewest connections (`LEAST_CONN`), or by the address of the client (`IP_HASH`). */
  declare public readonly scheduler: pulumi.Output<enums.ClbListenerRuleScheduler>;

  /** Seconds for which a client keeps its target. 0 turns sessions off, which is the default. Requires the scheduler `WRR`. */
  declare public readonly sessionExpireTime: pulumi.Output<number | undefined>;

  /** What the rule passes requests to: targets of its own (`NODE`), or a group of targets. */
  declare public readonly targetType: pulumi.Output<string>;

  /** Whether clients of an `HTTPS` listener can use HTTP/2. */
  declare public readonly http2Switch: pulumi.Output<boolean>;

  /** Whether clients of an `HTTPS` listener can use QUIC. */
  declare public readonly quic: pulumi.Output<boolean>;

  /** How clients sign in. */
  declare public readonly oauth: pulumi.Output<types.output.ClbListenerRuleOauth>;

  /** Certificate of the server: the ID of an `SslCertificate`. */
  declare public readonly certificateId: pulumi.Output<string | undefined>;

  /** Whether only the server authenticates (`UNIDIRECTIONAL`, the default), or clients too (`MUTUAL`). */
  declare public readonly certificateSslMode: pulumi.Output<enums.ClbListenerRuleCertificateSslMode | undefined>;

  /** Certificate of the authority that issues the certificates of clients. Requires the mode `MUTUAL`. */
  declare public readonly certificateCaId: pulumi.Output<string | undefined>;

  /** Several certificates, instead of `certificateId`. */
  declare public readonly multiCertInfo: pulumi.Output<types.output.ClbListenerRuleMultiCertInfo | undefined>;

  /** Whether the load balancer checks the health of targets. Defaults to true. */
  declare public readonly healthCheckSwitch: pulumi.Output<boolean>;

  /** Seconds until a check fails, less than the interval. Defaults to 2. */
  declare public readonly healthCheckTimeOut: pulumi.Output<number>;

  /** Seconds between checks, at least 5 for IPv6. Defaults to 5. */
  declare public readonly healthCheckIntervalTime: pulumi.Output<number>;

  /** Successful checks until a target counts as healthy. Defaults to 3. */
  declare public readonly healthCheckHealthNum: pulumi.Output<number>;

  /** Failed checks until a target counts as unhealthy. Defaults to 3. */
  declare public readonly healthCheckUnhealthNum: pulumi.Output<number>;

  /** Status codes of a healthy target, as a sum: 1 for 1xx, 2 for 2xx, 4 for 3xx, 8 for 4xx, 16 for 5xx. Defaults to 31. */
  declare public readonly healthCheckHttpCode: pulumi.Output<number>;

  /** Path of HTTP checks. */
  declare public readonly healthCheckHttpPath: pulumi.Output<string>;

  /** Host name of HTTP checks. */
  declare public readonly healthCheckHttpDomain: pulumi.Output<string>;

  /** Method of HTTP checks. Defaults to `HEAD`. */
  declare public readonly healthCheckHttpMethod: pulumi.Output<enums.ClbListenerRuleHealthCheckHttpMethod>;

  /** Port of checks, for TCP and UDP. Defaults to the target's port, which -1 restores. */
  declare public readonly healthCheckPort: pulumi.Output<number | undefined>;

  /** Protocol of checks. Defaults to `PING` for UDP, to `HTTP` for HTTP, and otherwise to `TCP`. */
  declare public readonly healthCheckType: pulumi.Output<string>;

  /** Source address of checks: 0 for the load balancer's address, 1 for one in 100.64.0.0/10. */
  declare public readonly healthSourceIpType: pulumi.Output<number>;

  /** ID of the rule without the load balancer and the listener, `loc-...`, for attachments. */
  declare public readonly ruleId: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly clbListenerRuleId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ClbListenerRuleArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ClbListenerRuleArgs | ClbListenerRuleState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ClbListenerRuleState | undefined;
      inputs["clbId"] = state?.clbId;
      inputs["listenerId"] = state?.listenerId;
      inputs["domain"] = state?.domain;
      inputs["domains"] = state?.domains;
      inputs["url"] = state?.url;
      inputs["forwardType"] = state?.forwardType;
      inputs["scheduler"] = state?.scheduler;
      inputs["sessionExpireTime"] = state?.sessionExpireTime;
      inputs["targetType"] = state?.targetType;
      inputs["http2Switch"] = state?.http2Switch;
      inputs["quic"] = state?.quic;
      inputs["oauth"] = state?.oauth;
      inputs["certificateId"] = state?.certificateId;
      inputs["certificateSslMode"] = state?.certificateSslMode;
      inputs["certificateCaId"] = state?.certificateCaId;
      inputs["multiCertInfo"] = state?.multiCertInfo;
      inputs["healthCheckSwitch"] = state?.healthCheckSwitch;
      inputs["healthCheckTimeOut"] = state?.healthCheckTimeOut;
      inputs["healthCheckIntervalTime"] = state?.healthCheckIntervalTime;
      inputs["healthCheckHealthNum"] = state?.healthCheckHealthNum;
      inputs["healthCheckUnhealthNum"] = state?.healthCheckUnhealthNum;
      inputs["healthCheckHttpCode"] = state?.healthCheckHttpCode;
      inputs["healthCheckHttpPath"] = state?.healthCheckHttpPath;
      inputs["healthCheckHttpDomain"] = state?.healthCheckHttpDomain;
      inputs["healthCheckHttpMethod"] = state?.healthCheckHttpMethod;
      inputs["healthCheckPort"] = state?.healthCheckPort;
      inputs["healthCheckType"] = state?.healthCheckType;
      inputs["healthSourceIpType"] = state?.healthSourceIpType;
      inputs["ruleId"] = state?.ruleId;
      inputs["clbListenerRuleId"] = state?.clbListenerRuleId;
    } else {
      const args = argsOrState as ClbListenerRuleArgs | undefined;
      inputs["clbId"] = args?.clbId;
      inputs["listenerId"] = args?.listenerId;
      inputs["domain"] = args?.domain;
      inputs["domains"] = args?.domains;
      inputs["url"] = args?.url;
      inputs["forwardType"] = args?.forwardType;
      inputs["scheduler"] = args?.scheduler;
      inputs["sessionExpireTime"] = args?.sessionExpireTime;
      inputs["targetType"] = args?.targetType;
      inputs["http2Switch"] = args?.http2Switch;
      inputs["quic"] = args?.quic;
      inputs["oauth"] = args?.oauth;
      inputs["certificateId"] = args?.certificateId;
      inputs["certificateSslMode"] = args?.certificateSslMode;
      inputs["certificateCaId"] = args?.certificateCaId;
      inputs["multiCertInfo"] = args?.multiCertInfo;
      inputs["healthCheckSwitch"] = args?.healthCheckSwitch;
      inputs["healthCheckTimeOut"] = args?.healthCheckTimeOut;
      inputs["healthCheckIntervalTime"] = args?.healthCheckIntervalTime;
      inputs["healthCheckHealthNum"] = args?.healthCheckHealthNum;
      inputs["healthCheckUnhealthNum"] = args?.healthCheckUnhealthNum;
      inputs["healthCheckHttpCode"] = args?.healthCheckHttpCode;
      inputs["healthCheckHttpPath"] = args?.healthCheckHttpPath;
      inputs["healthCheckHttpDomain"] = args?.healthCheckHttpDomain;
      inputs["healthCheckHttpMethod"] = args?.healthCheckHttpMethod;
      inputs["healthCheckPort"] = args?.healthCheckPort;
      inputs["healthCheckType"] = args?.healthCheckType;
      inputs["healthSourceIpType"] = args?.healthSourceIpType;
      inputs["clbListenerRuleId"] = args?.clbListenerRuleId;
      inputs["ruleId"] = undefined;
      utilities.requireArguments("ClbListenerRule", name, inputs, args, opts, ["clbId", "listenerId", "url"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ClbListenerRule.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ClbListenerRule.get` uses to look up an object. */
export interface ClbListenerRuleState {
  /** ID of the load balancer. */
  clbId?: pulumi.Input<string | undefined>;
  /** ID of the listener without the load balancer, `lbl-...`: the output `listenerId` of a `ClbListener` with the protocol `HTTP` or `HTTPS`. */
  listenerId?: pulumi.Input<string | undefined>;
  /** Domain of the requests, such as `shop.example.com` or `*.example.com`, or a regular expression that begins with `~`. */
  domain?: pulumi.Input<string | undefined>;
  /** Several domains, instead of `domain`. */
  domains?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Path of the requests, such as `/` or `/cart`: the rule with the longest match applies. */
  url?: pulumi.Input<string | undefined>;
  /** Protocol between the load balancer and the targets. Defaults to `HTTP`. */
  forwardType?: pulumi.Input<string | undefined>;
  /** How targets are selected: by weight (`WRR`, the default), the one with the fewest connections (`LEAST_CONN`), or by the address of the client (`IP_HASH`). */
  scheduler?: pulumi.Input<enums.ClbListenerRuleScheduler | (string & {}) | undefined>;
  /** Seconds for which a client keeps its target. 0 turns sessions off, which is the default. Requires the scheduler `WRR`. */
  sessionExpireTime?: pulumi.Input<number | undefined>;
  /** What the rule passes requests to: targets of its own (`NODE`), or a group of targets. */
  targetType?: pulumi.Input<string | undefined>;
  /** Whether clients of an `HTTPS` listener can use HTTP/2. */
  http2Switch?: pulumi.Input<boolean | undefined>;
  /** Whether clients of an `HTTPS` listener can use QUIC. */
  quic?: pulumi.Input<boolean | undefined>;
  /** How clients sign in. */
  oauth?: pulumi.Input<types.input.ClbListenerRuleOauth | undefined>;
  /** Certificate of the server: the ID of an `SslCertificate`. */
  certificateId?: pulumi.Input<string | undefined>;
  /** Whether only the server authenticates (`UNIDIRECTIONAL`, the default), or clients too (`MUTUAL`). */
  certificateSslMode?: pulumi.Input<enums.ClbListenerRuleCertificateSslMode | (string & {}) | undefined>;
  /** Certificate of the authority that issues the certificates of clients. Requires the mode `MUTUAL`. */
  certificateCaId?: pulumi.Input<string | undefined>;
  /** Several certificates, instead of `certificateId`. */
  multiCertInfo?: pulumi.Input<types.input.ClbListenerRuleMultiCertInfo | undefined>;
  /** Whether the load balancer checks the health of targets. Defaults to true. */
  healthCheckSwitch?: pulumi.Input<boolean | undefined>;
  /** Seconds until a check fails, less than the interval. Defaults to 2. */
  healthCheckTimeOut?: pulumi.Input<number | undefined>;
  /** Seconds between checks, at least 5 for IPv6. Defaults to 5. */
  healthCheckIntervalTime?: pulumi.Input<number | undefined>;
  /** Successful checks until a target counts as healthy. Defaults to 3. */
  healthCheckHealthNum?: pulumi.Input<number | undefined>;
  /** Failed checks until a target counts as unhealthy. Defaults to 3. */
  healthCheckUnhealthNum?: pulumi.Input<number | undefined>;
  /** Status codes of a healthy target, as a sum: 1 for 1xx, 2 for 2xx, 4 for 3xx, 8 for 4xx, 16 for 5xx. Defaults to 31. */
  healthCheckHttpCode?: pulumi.Input<number | undefined>;
  /** Path of HTTP checks. */
  healthCheckHttpPath?: pulumi.Input<string | undefined>;
  /** Host name of HTTP checks. */
  healthCheckHttpDomain?: pulumi.Input<string | undefined>;
  /** Method of HTTP checks. Defaults to `HEAD`. */
  healthCheckHttpMethod?: pulumi.Input<enums.ClbListenerRuleHealthCheckHttpMethod | (string & {}) | undefined>;
  /** Port of checks, for TCP and UDP. Defaults to the target's port, which -1 restores. */
  healthCheckPort?: pulumi.Input<number | undefined>;
  /** Protocol of checks. Defaults to `PING` for UDP, to `HTTP` for HTTP, and otherwise to `TCP`. */
  healthCheckType?: pulumi.Input<string | undefined>;
  /** Source address of checks: 0 for the load balancer's address, 1 for one in 100.64.0.0/10. */
  healthSourceIpType?: pulumi.Input<number | undefined>;
  /** ID of the rule without the load balancer and the listener, `loc-...`, for attachments. */
  ruleId?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  clbListenerRuleId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ClbListenerRule}. */
export interface ClbListenerRuleArgs {
  /** ID of the load balancer. Must be the ID of a load balancer, such as lb-7a0t6zqb. A change replaces the resource. */
  clbId: pulumi.Input<string>;
  /** ID of the listener without the load balancer, `lbl-...`: the output `listenerId` of a `ClbListener` with the protocol `HTTP` or `HTTPS`. Must be the ID of a listener, such as lbl-hh141sn9. A change replaces the resource. */
  listenerId: pulumi.Input<string>;
  /** Domain of the requests, such as `shop.example.com` or `*.example.com`, or a regular expression that begins with `~`. At most 80 characters. If omitted, the platform chooses a value. Exactly one of `domain` or `domains` must be set. */
  domain?: pulumi.Input<string | undefined>;
  /** Several domains, instead of `domain`. If omitted, the platform chooses a value. Exactly one of `domain` or `domains` must be set. */
  domains?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Path of the requests, such as `/` or `/cart`: the rule with the longest match applies. Between 1 and 200 characters. */
  url: pulumi.Input<string>;
  /** Protocol between the load balancer and the targets. Defaults to `HTTP`. Known values are `HTTP`, `HTTPS`, `GRPC`, `GRPCS` and `TRPC`; the platform may accept others. If omitted, the platform chooses a value. */
  forwardType?: pulumi.Input<string | undefined>;
  /** How targets are selected: by weight (`WRR`, the default), the one with the fewest connections (`LEAST_CONN`), or by the address of the client (`IP_HASH`). One of `WRR`, `LEAST_CONN` or `IP_HASH`. If omitted, the platform chooses a value. `sessionExpireTime` can be set only when `scheduler` is WRR. */
  scheduler?: pulumi.Input<enums.ClbListenerRuleScheduler | (string & {}) | undefined>;
  /** Seconds for which a client keeps its target. 0 turns sessions off, which is the default. Requires the scheduler `WRR`. Between 30 and 86400. `sessionExpireTime` can be set only when `scheduler` is WRR. */
  sessionExpireTime?: pulumi.Input<number | undefined>;
  /** What the rule passes requests to: targets of its own (`NODE`), or a group of targets. Known values are `NODE`, `TARGETGROUP` and `TARGETGROUP-V2`; the platform may accept others. Defaults to `NODE`. A change replaces the resource. */
  targetType?: pulumi.Input<string | undefined>;
  /** Whether clients of an `HTTPS` listener can use HTTP/2. If omitted, the platform chooses a value. */
  http2Switch?: pulumi.Input<boolean | undefined>;
  /** Whether clients of an `HTTPS` listener can use QUIC. If omitted, the platform chooses a value. */
  quic?: pulumi.Input<boolean | undefined>;
  /** How clients sign in. If omitted, the platform chooses a value. */
  oauth?: pulumi.Input<types.input.ClbListenerRuleOauth | undefined>;
  /** Certificate of the server: the ID of an `SslCertificate`. `multiCertInfo` cannot be combined with `certificateId`, `certificateSslMode` or `certificateCaId`. `certificateId` must be set with `certificateSslMode`. `certificateId` must be set with `certificateCaId`. */
  certificateId?: pulumi.Input<string | undefined>;
  /** Whether only the server authenticates (`UNIDIRECTIONAL`, the default), or clients too (`MUTUAL`). One of `UNIDIRECTIONAL` or `MUTUAL`. A change replaces the resource. `multiCertInfo` cannot be combined with `certificateId`, `certificateSslMode` or `certificateCaId`. `certificateId` must be set with `certificateSslMode`. `certificateCaId` is required when `certificateSslMode` is MUTUAL. `certificateCaId` can be set only when `certificateSslMode` is MUTUAL. */
  certificateSslMode?: pulumi.Input<enums.ClbListenerRuleCertificateSslMode | (string & {}) | undefined>;
  /** Certificate of the authority that issues the certificates of clients. Requires the mode `MUTUAL`. `multiCertInfo` cannot be combined with `certificateId`, `certificateSslMode` or `certificateCaId`. `certificateId` must be set with `certificateCaId`. `certificateCaId` is required when `certificateSslMode` is MUTUAL. `certificateCaId` can be set only when `certificateSslMode` is MUTUAL. */
  certificateCaId?: pulumi.Input<string | undefined>;
  /** Several certificates, instead of `certificateId`. `multiCertInfo` cannot be combined with `certificateId`, `certificateSslMode` or `certificateCaId`. */
  multiCertInfo?: pulumi.Input<types.input.ClbListenerRuleMultiCertInfo | undefined>;
  /** Whether the load balancer checks the health of targets. Defaults to true. If omitted, the platform chooses a value. */
  healthCheckSwitch?: pulumi.Input<boolean | undefined>;
  /** Seconds until a check fails, less than the interval. Defaults to 2. Between 2 and 60. If omitted, the platform chooses a value. `healthCheckTimeOut` must be less than `healthCheckIntervalTime`. */
  healthCheckTimeOut?: pulumi.Input<number | undefined>;
  /** Seconds between checks, at least 5 for IPv6. Defaults to 5. Between 2 and 300. If omitted, the platform chooses a value. `healthCheckTimeOut` must be less than `healthCheckIntervalTime`. */
  healthCheckIntervalTime?: pulumi.Input<number | undefined>;
  /** Successful checks until a target counts as healthy. Defaults to 3. Between 2 and 10. If omitted, the platform chooses a value. */
  healthCheckHealthNum?: pulumi.Input<number | undefined>;
  /** Failed checks until a target counts as unhealthy. Defaults to 3. Between 2 and 10. If omitted, the platform chooses a value. */
  healthCheckUnhealthNum?: pulumi.Input<number | undefined>;
  /** Status codes of a healthy target, as a sum: 1 for 1xx, 2 for 2xx, 4 for 3xx, 8 for 4xx, 16 for 5xx. Defaults to 31. Between 1 and 31. If omitted, the platform chooses a value. */
  healthCheckHttpCode?: pulumi.Input<number | undefined>;
  /** Path of HTTP checks. If omitted, the platform chooses a value. */
  healthCheckHttpPath?: pulumi.Input<string | undefined>;
  /** Host name of HTTP checks. If omitted, the platform chooses a value. */
  healthCheckHttpDomain?: pulumi.Input<string | undefined>;
  /** Method of HTTP checks. Defaults to `HEAD`. One of `HEAD` or `GET`. If omitted, the platform chooses a value. */
  healthCheckHttpMethod?: pulumi.Input<enums.ClbListenerRuleHealthCheckHttpMethod | (string & {}) | undefined>;
  /** Port of checks, for TCP and UDP. Defaults to the target's port, which -1 restores. Between -1 and 65535. */
  healthCheckPort?: pulumi.Input<number | undefined>;
  /** Protocol of checks. Defaults to `PING` for UDP, to `HTTP` for HTTP, and otherwise to `TCP`. Known values are `TCP`, `HTTP`, `HTTPS`, `GRPC`, `GRPCS`, `PING` and `CUSTOM`; the platform may accept others. If omitted, the platform chooses a value. */
  healthCheckType?: pulumi.Input<string | undefined>;
  /** Source address of checks: 0 for the load balancer's address, 1 for one in 100.64.0.0/10. Between 0 and 1. If omitted, the platform chooses a value. */
  healthSourceIpType?: pulumi.Input<number | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  clbListenerRuleId?: pulumi.Input<string | undefined>;
}
