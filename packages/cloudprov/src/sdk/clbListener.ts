// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/load-balancing.ts";
import * as utilities from "./utilities.ts";

/**
 * A listener of a load balancer: it receives traffic at a port and passes it on. Other resources refer to it by `listenerId`. Changing its load balancer, protocol or ports replaces it, and its rules and targets are deleted with it; the preview warns about that.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const https = new cloudprov.ClbListener("https", {
 *     clbId: config.require("clbId"),
 *     listenerName: "https",
 *     protocol: "HTTPS",
 *     port: 443,
 *     certificateId: "sX7kQ2pB",
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<load balancer ID>#<listener ID>`.
 *
 * ```sh
 * pulumi import cloudprov:index/clbListener:ClbListener example 'lb-7a0t6zqb#lbl-hh141sn9'
 * ```
 */
export class ClbListener extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "cloudprov:index/clbListener:ClbListener";

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
    state?: ClbListenerState,
    opts?: pulumi.CustomResourceOptions,
  ): ClbListener {
    return new ClbListener(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of ClbListener, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is ClbListener {
    return utilities.isInstance(obj, ClbListener.__pulumiType);
  }

  /** ID of the load balancer. */
  declare public readonly clbId: pulumi.Output<string>;

  /** Name of the listener. */
  declare public readonly listenerName: pulumi.Output<string>;

  /** Protocol of the listener. `HTTP` and `HTTPS` need a `ClbListenerRule` for each domain and path. */
  declare public readonly protocol: pulumi.Output<enums.ClbListenerProtocol>;

  /** Port of the listener. */
  declare public readonly port: pulumi.Output<number | undefined>;

  /** Last port of a range that begins with `port`. */
  declare public readonly endPort: pulumi.Output<number>;

  /** Certificate of the server: the ID of an `SslCertificate`. */
  declare public readonly certificateId: pulumi.Output<string | undefined>;

  /** Whether only the server authenticates (`UNIDIRECTIONAL`, the default), or clients too (`MUTUAL`). */
  declare public readonly certificateSslMode: pulumi.Output<enums.ClbListenerCertificateSslMode | undefined>;

  /** Certificate of the authority that issues the certificates of clients. Requires the mode `MUTUAL`. */
  declare public readonly certificateCaId: pulumi.Output<string | undefined>;

  /** Several certificates, instead of `certificateId`. */
  declare public readonly multiCertInfo: pulumi.Output<types.output.ClbListenerMultiCertInfo | undefined>;

  /** Whether each rule of an `HTTPS` listener has its own certificate (SNI). Defaults to false. */
  declare public readonly sniSwitch: pulumi.Output<boolean | undefined>;

  /** How targets are selected: by weight (`WRR`), or the one with the fewest connections (`LEAST_CONN`). Rules of HTTP and HTTPS have their own. */
  declare public readonly scheduler: pulumi.Output<enums.ClbListenerScheduler>;

  /** Seconds for which a client keeps its target. 0 turns sessions off, which is the default. Requires TCP or UDP and the scheduler `WRR`. */
  declare public readonly sessionExpireTime: pulumi.Output<number | undefined>;

  /** How a client is recognized: by its address (`NORMAL`, the default), or by the ID of its QUIC connection (`QUIC_CID`, for UDP). */
  declare public readonly sessionType: pulumi.Output<string>;

  /** What the listener passes connections to: targets of its own (`NODE`, the default), or a group of targets. */
  declare public readonly targetType: pulumi.Output<string>;

  /** Whether connections to targets are kept open: 1 or 0. For HTTP and HTTPS. */
  declare public readonly keepaliveEnable: pulumi.Output<number>;

  /** Whether an internal HTTP listener accepts HTTP/2 without encryption. */
  declare public readonly h2cSwitch: pulumi.Output<boolean>;

  /** Whether targets see the load balancer's address instead of the client's. */
  declare public readonly snatEnable: pulumi.Output<boolean>;

  /** Whether targets receive the client's address by the PROXY protocol. For TCP_SSL and QUIC. */
  declare public readonly proxyProtocol: pulumi.Output<boolean>;

  /** How compressed responses of targets are handled. */
  declare public readonly dataCompressMode: pulumi.Output<string>;

  /** Seconds until an idle connection is closed: up to 900, with guaranteed performance up to 1980. Defaults to 900 for TCP and 300 for UDP. */
  declare public readonly idleConnectTimeout: pulumi.Output<number>;

  /** Maximum number of connections. -1 for no limit. */
  declare public readonly maxConn: pulumi.Output<number>;

  /** Maximum number of new connections per second. -1 for no limit. */
  declare public readonly maxCps: pulumi.Output<number>;

  /** Whether connections to a removed target are reset. */
  declare public readonly deregisterTargetRst: pulumi.Output<boolean>;

  /** Whether connections move away from targets whose weight becomes 0. */
  declare public readonly rescheduleTargetZeroWeight: pulumi.Output<boolean>;

  /** Whether connections move away from unhealthy targets. */
  declare public readonly rescheduleUnhealthy: pulumi.Output<boolean>;

  /** Whether connections are distributed again when targets are added or removed. */
  declare public readonly rescheduleExpandTarget: pulumi.Output<boolean>;

  /** Seconds until connections move. */
  declare public readonly rescheduleStartTime: pulumi.Output<number>;

  /** Seconds for which connections move. */
  declare public readonly rescheduleInterval: pulumi.Output<number>;

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
  declare public readonly healthCheckHttpMethod: pulumi.Output<enums.ClbListenerHealthCheckHttpMethod>;

  /** Port of checks, for TCP and UDP. Defaults to the target's port, which -1 restores. */
  declare public readonly healthCheckPort: pulumi.Output<number | undefined>;

  /** Protocol of checks. Defaults to `PING` for UDP, to `HTTP` for HTTP, and otherwise to `TCP`. */
  declare public readonly healthCheckType: pulumi.Output<string>;

  /** Source address of checks: 0 for the load balancer's address, 1 for one in 100.64.0.0/10. */
  declare public readonly healthSourceIpType: pulumi.Output<number>;

  /** HTTP version of HTTP checks of a TCP listener. */
  declare public readonly healthCheckHttpVersion: pulumi.Output<enums.ClbListenerHealthCheckHttpVersion>;

  /** Format of `healthCheckSendContext` and `healthCheckRecvContext`. */
  declare public readonly healthCheckContextType: pulumi.Output<enums.ClbListenerHealthCheckContextType>;

  /** Content of a check of the type `CUSTOM`. */
  declare public readonly healthCheckSendContext: pulumi.Output<string>;

  /** Response of a healthy target to a check of the type `CUSTOM`. */
  declare public readonly healthCheckRecvContext: pulumi.Output<string>;

  /** ID of the listener without the load balancer, `lbl-...`, for rules and attachments. */
  declare public readonly listenerId: pulumi.Output<string>;

  /** The resource's ID. */
  declare public readonly clbListenerId: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: ClbListenerArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: ClbListenerArgs | ClbListenerState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as ClbListenerState | undefined;
      inputs["clbId"] = state?.clbId;
      inputs["listenerName"] = state?.listenerName;
      inputs["protocol"] = state?.protocol;
      inputs["port"] = state?.port;
      inputs["endPort"] = state?.endPort;
      inputs["certificateId"] = state?.certificateId;
      inputs["certificateSslMode"] = state?.certificateSslMode;
      inputs["certificateCaId"] = state?.certificateCaId;
      inputs["multiCertInfo"] = state?.multiCertInfo;
      inputs["sniSwitch"] = state?.sniSwitch;
      inputs["scheduler"] = state?.scheduler;
      inputs["sessionExpireTime"] = state?.sessionExpireTime;
      inputs["sessionType"] = state?.sessionType;
      inputs["targetType"] = state?.targetType;
      inputs["keepaliveEnable"] = state?.keepaliveEnable;
      inputs["h2cSwitch"] = state?.h2cSwitch;
      inputs["snatEnable"] = state?.snatEnable;
      inputs["proxyProtocol"] = state?.proxyProtocol;
      inputs["dataCompressMode"] = state?.dataCompressMode;
      inputs["idleConnectTimeout"] = state?.idleConnectTimeout;
      inputs["maxConn"] = state?.maxConn;
      inputs["maxCps"] = state?.maxCps;
      inputs["deregisterTargetRst"] = state?.deregisterTargetRst;
      inputs["rescheduleTargetZeroWeight"] = state?.rescheduleTargetZeroWeight;
      inputs["rescheduleUnhealthy"] = state?.rescheduleUnhealthy;
      inputs["rescheduleExpandTarget"] = state?.rescheduleExpandTarget;
      inputs["rescheduleStartTime"] = state?.rescheduleStartTime;
      inputs["rescheduleInterval"] = state?.rescheduleInterval;
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
      inputs["healthCheckHttpVersion"] = state?.healthCheckHttpVersion;
      inputs["healthCheckContextType"] = state?.healthCheckContextType;
      inputs["healthCheckSendContext"] = state?.healthCheckSendContext;
      inputs["healthCheckRecvContext"] = state?.healthCheckRecvContext;
      inputs["listenerId"] = state?.listenerId;
      inputs["clbListenerId"] = state?.clbListenerId;
    } else {
      const args = argsOrState as ClbListenerArgs | undefined;
      inputs["clbId"] = args?.clbId;
      inputs["listenerName"] = args?.listenerName;
      inputs["protocol"] = args?.protocol;
      inputs["port"] = args?.port;
      inputs["endPort"] = args?.endPort;
      inputs["certificateId"] = args?.certificateId;
      inputs["certificateSslMode"] = args?.certificateSslMode;
      inputs["certificateCaId"] = args?.certificateCaId;
      inputs["multiCertInfo"] = args?.multiCertInfo;
      inputs["sniSwitch"] = args?.sniSwitch;
      inputs["scheduler"] = args?.scheduler;
      inputs["sessionExpireTime"] = args?.sessionExpireTime;
      inputs["sessionType"] = args?.sessionType;
      inputs["targetType"] = args?.targetType;
      inputs["keepaliveEnable"] = args?.keepaliveEnable;
      inputs["h2cSwitch"] = args?.h2cSwitch;
      inputs["snatEnable"] = args?.snatEnable;
      inputs["proxyProtocol"] = args?.proxyProtocol;
      inputs["dataCompressMode"] = args?.dataCompressMode;
      inputs["idleConnectTimeout"] = args?.idleConnectTimeout;
      inputs["maxConn"] = args?.maxConn;
      inputs["maxCps"] = args?.maxCps;
      inputs["deregisterTargetRst"] = args?.deregisterTargetRst;
      inputs["rescheduleTargetZeroWeight"] = args?.rescheduleTargetZeroWeight;
      inputs["rescheduleUnhealthy"] = args?.rescheduleUnhealthy;
      inputs["rescheduleExpandTarget"] = args?.rescheduleExpandTarget;
      inputs["rescheduleStartTime"] = args?.rescheduleStartTime;
      inputs["rescheduleInterval"] = args?.rescheduleInterval;
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
      inputs["healthCheckHttpVersion"] = args?.healthCheckHttpVersion;
      inputs["healthCheckContextType"] = args?.healthCheckContextType;
      inputs["healthCheckSendContext"] = args?.healthCheckSendContext;
      inputs["healthCheckRecvContext"] = args?.healthCheckRecvContext;
      inputs["clbListenerId"] = args?.clbListenerId;
      inputs["listenerId"] = undefined;
      utilities.requireArguments("ClbListener", name, inputs, args, opts, ["clbId", "listenerName", "protocol"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(ClbListener.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `ClbListener.get` uses to look up an object. */
export interface ClbListenerState {
  /** ID of the load balancer. */
  clbId?: pulumi.Input<string | undefined>;
  /** Name of the listener. */
  listenerName?: pulumi.Input<string | undefined>;
  /** Protocol of the listener. `HTTP` and `HTTPS` need a `ClbListenerRule` for each domain and path. */
  protocol?: pulumi.Input<enums.ClbListenerProtocol | (string & {}) | undefined>;
  /** Port of the listener. */
  port?: pulumi.Input<number | undefined>;
  /** Last port of a range that begins with `port`. */
  endPort?: pulumi.Input<number | undefined>;
  /** Certificate of the server: the ID of an `SslCertificate`. */
  certificateId?: pulumi.Input<string | undefined>;
  /** Whether only the server authenticates (`UNIDIRECTIONAL`, the default), or clients too (`MUTUAL`). */
  certificateSslMode?: pulumi.Input<enums.ClbListenerCertificateSslMode | (string & {}) | undefined>;
  /** Certificate of the authority that issues the certificates of clients. Requires the mode `MUTUAL`. */
  certificateCaId?: pulumi.Input<string | undefined>;
  /** Several certificates, instead of `certificateId`. */
  multiCertInfo?: pulumi.Input<types.input.ClbListenerMultiCertInfo | undefined>;
  /** Whether each rule of an `HTTPS` listener has its own certificate (SNI). Defaults to false. */
  sniSwitch?: pulumi.Input<boolean | undefined>;
  /** How targets are selected: by weight (`WRR`), or the one with the fewest connections (`LEAST_CONN`). Rules of HTTP and HTTPS have their own. */
  scheduler?: pulumi.Input<enums.ClbListenerScheduler | (string & {}) | undefined>;
  /** Seconds for which a client keeps its target. 0 turns sessions off, which is the default. Requires TCP or UDP and the scheduler `WRR`. */
  sessionExpireTime?: pulumi.Input<number | undefined>;
  /** How a client is recognized: by its address (`NORMAL`, the default), or by the ID of its QUIC connection (`QUIC_CID`, for UDP). */
  sessionType?: pulumi.Input<string | undefined>;
  /** What the listener passes connections to: targets of its own (`NODE`, the default), or a group of targets. */
  targetType?: pulumi.Input<string | undefined>;
  /** Whether connections to targets are kept open: 1 or 0. For HTTP and HTTPS. */
  keepaliveEnable?: pulumi.Input<number | undefined>;
  /** Whether an internal HTTP listener accepts HTTP/2 without encryption. */
  h2cSwitch?: pulumi.Input<boolean | undefined>;
  /** Whether targets see the load balancer's address instead of the client's. */
  snatEnable?: pulumi.Input<boolean | undefined>;
  /** Whether targets receive the client's address by the PROXY protocol. For TCP_SSL and QUIC. */
  proxyProtocol?: pulumi.Input<boolean | undefined>;
  /** How compressed responses of targets are handled. */
  dataCompressMode?: pulumi.Input<string | undefined>;
  /** Seconds until an idle connection is closed: up to 900, with guaranteed performance up to 1980. Defaults to 900 for TCP and 300 for UDP. */
  idleConnectTimeout?: pulumi.Input<number | undefined>;
  /** Maximum number of connections. -1 for no limit. */
  maxConn?: pulumi.Input<number | undefined>;
  /** Maximum number of new connections per second. -1 for no limit. */
  maxCps?: pulumi.Input<number | undefined>;
  /** Whether connections to a removed target are reset. */
  deregisterTargetRst?: pulumi.Input<boolean | undefined>;
  /** Whether connections move away from targets whose weight becomes 0. */
  rescheduleTargetZeroWeight?: pulumi.Input<boolean | undefined>;
  /** Whether connections move away from unhealthy targets. */
  rescheduleUnhealthy?: pulumi.Input<boolean | undefined>;
  /** Whether connections are distributed again when targets are added or removed. */
  rescheduleExpandTarget?: pulumi.Input<boolean | undefined>;
  /** Seconds until connections move. */
  rescheduleStartTime?: pulumi.Input<number | undefined>;
  /** Seconds for which connections move. */
  rescheduleInterval?: pulumi.Input<number | undefined>;
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
  healthCheckHttpMethod?: pulumi.Input<enums.ClbListenerHealthCheckHttpMethod | (string & {}) | undefined>;
  /** Port of checks, for TCP and UDP. Defaults to the target's port, which -1 restores. */
  healthCheckPort?: pulumi.Input<number | undefined>;
  /** Protocol of checks. Defaults to `PING` for UDP, to `HTTP` for HTTP, and otherwise to `TCP`. */
  healthCheckType?: pulumi.Input<string | undefined>;
  /** Source address of checks: 0 for the load balancer's address, 1 for one in 100.64.0.0/10. */
  healthSourceIpType?: pulumi.Input<number | undefined>;
  /** HTTP version of HTTP checks of a TCP listener. */
  healthCheckHttpVersion?: pulumi.Input<enums.ClbListenerHealthCheckHttpVersion | (string & {}) | undefined>;
  /** Format of `healthCheckSendContext` and `healthCheckRecvContext`. */
  healthCheckContextType?: pulumi.Input<enums.ClbListenerHealthCheckContextType | (string & {}) | undefined>;
  /** Content of a check of the type `CUSTOM`. */
  healthCheckSendContext?: pulumi.Input<string | undefined>;
  /** Response of a healthy target to a check of the type `CUSTOM`. */
  healthCheckRecvContext?: pulumi.Input<string | undefined>;
  /** ID of the listener without the load balancer, `lbl-...`, for rules and attachments. */
  listenerId?: pulumi.Input<string | undefined>;
  /** The resource's ID. */
  clbListenerId?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link ClbListener}. */
export interface ClbListenerArgs {
  /** ID of the load balancer. Must be the ID of a load balancer, such as lb-7a0t6zqb. A change replaces the resource. */
  clbId: pulumi.Input<string>;
  /** Name of the listener. Between 1 and 80 characters. */
  listenerName: pulumi.Input<string>;
  /** Protocol of the listener. `HTTP` and `HTTPS` need a `ClbListenerRule` for each domain and path. One of `TCP`, `UDP`, `HTTP`, `HTTPS`, `TCP_SSL` or `QUIC`. A change replaces the resource. `certificateId` is required when `protocol` is TCP_SSL, or `protocol` is HTTPS without `sniSwitch`. `sniSwitch` can be set only when `protocol` is HTTPS. `sessionExpireTime` can be set only when `protocol` is TCP or UDP, and `scheduler` is WRR. `healthCheckSwitch` cannot be true, and `scheduler` must be WRR, when `protocol` is HTTP or HTTPS: rules have their own. `healthCheckHttpCode` can be set only when `protocol` is TCP and `healthCheckType` is HTTP. `healthCheckHttpDomain` can be set only when `protocol` is TCP and `healthCheckType` is HTTP. `healthCheckHttpMethod` can be set only when `protocol` is TCP and `healthCheckType` is HTTP. `healthCheckHttpPath` can be set only when `protocol` is TCP and `healthCheckType` is HTTP. `healthCheckHttpVersion` can be set only when `protocol` is TCP and `healthCheckType` is HTTP. `healthCheckHttpVersion` and `healthCheckHttpDomain` is required when `protocol` is TCP and `healthCheckType` is HTTP. `healthCheckType` must be one that `protocol` supports: TCP, HTTP, CUSTOM for TCP; PING, CUSTOM for UDP; TCP, HTTP for TCP_SSL; TCP, HTTP for QUIC. */
  protocol: pulumi.Input<enums.ClbListenerProtocol | (string & {})>;
  /** Port of the listener. Between 1 and 65535. A change replaces the resource. */
  port?: pulumi.Input<number | undefined>;
  /** Last port of a range that begins with `port`. Between 1 and 65535. If omitted, the platform chooses a value. A change replaces the resource. */
  endPort?: pulumi.Input<number | undefined>;
  /** Certificate of the server: the ID of an `SslCertificate`. `multiCertInfo` cannot be combined with `certificateId`, `certificateSslMode` or `certificateCaId`. `certificateId` must be set with `certificateSslMode`. `certificateId` must be set with `certificateCaId`. `certificateId` is required when `protocol` is TCP_SSL, or `protocol` is HTTPS without `sniSwitch`. */
  certificateId?: pulumi.Input<string | undefined>;
  /** Whether only the server authenticates (`UNIDIRECTIONAL`, the default), or clients too (`MUTUAL`). One of `UNIDIRECTIONAL` or `MUTUAL`. `multiCertInfo` cannot be combined with `certificateId`, `certificateSslMode` or `certificateCaId`. `certificateId` must be set with `certificateSslMode`. `certificateCaId` is required when `certificateSslMode` is MUTUAL. `certificateCaId` can be set only when `certificateSslMode` is MUTUAL. */
  certificateSslMode?: pulumi.Input<enums.ClbListenerCertificateSslMode | (string & {}) | undefined>;
  /** Certificate of the authority that issues the certificates of clients. Requires the mode `MUTUAL`. `multiCertInfo` cannot be combined with `certificateId`, `certificateSslMode` or `certificateCaId`. `certificateId` must be set with `certificateCaId`. `certificateCaId` is required when `certificateSslMode` is MUTUAL. `certificateCaId` can be set only when `certificateSslMode` is MUTUAL. */
  certificateCaId?: pulumi.Input<string | undefined>;
  /** Several certificates, instead of `certificateId`. `multiCertInfo` cannot be combined with `certificateId`, `certificateSslMode` or `certificateCaId`. `certificateId` is required when `protocol` is TCP_SSL, or `protocol` is HTTPS without `sniSwitch`. */
  multiCertInfo?: pulumi.Input<types.input.ClbListenerMultiCertInfo | undefined>;
  /** Whether each rule of an `HTTPS` listener has its own certificate (SNI). Defaults to false. A change replaces the resource. `certificateId` is required when `protocol` is TCP_SSL, or `protocol` is HTTPS without `sniSwitch`. `sniSwitch` can be set only when `protocol` is HTTPS. */
  sniSwitch?: pulumi.Input<boolean | undefined>;
  /** How targets are selected: by weight (`WRR`), or the one with the fewest connections (`LEAST_CONN`). Rules of HTTP and HTTPS have their own. One of `WRR` or `LEAST_CONN`. Defaults to `WRR`. `sessionExpireTime` can be set only when `protocol` is TCP or UDP, and `scheduler` is WRR. `healthCheckSwitch` cannot be true, and `scheduler` must be WRR, when `protocol` is HTTP or HTTPS: rules have their own. */
  scheduler?: pulumi.Input<enums.ClbListenerScheduler | (string & {}) | undefined>;
  /** Seconds for which a client keeps its target. 0 turns sessions off, which is the default. Requires TCP or UDP and the scheduler `WRR`. Between 30 and 3600. `sessionExpireTime` can be set only when `protocol` is TCP or UDP, and `scheduler` is WRR. */
  sessionExpireTime?: pulumi.Input<number | undefined>;
  /** How a client is recognized: by its address (`NORMAL`, the default), or by the ID of its QUIC connection (`QUIC_CID`, for UDP). Known values are `NORMAL` and `QUIC_CID`; the platform may accept others. If omitted, the platform chooses a value. */
  sessionType?: pulumi.Input<string | undefined>;
  /** What the listener passes connections to: targets of its own (`NODE`, the default), or a group of targets. Known values are `NODE`, `TARGETGROUP` and `TARGETGROUP-V2`; the platform may accept others. If omitted, the platform chooses a value. */
  targetType?: pulumi.Input<string | undefined>;
  /** Whether connections to targets are kept open: 1 or 0. For HTTP and HTTPS. Between 0 and 1. If omitted, the platform chooses a value. */
  keepaliveEnable?: pulumi.Input<number | undefined>;
  /** Whether an internal HTTP listener accepts HTTP/2 without encryption. If omitted, the platform chooses a value. A change replaces the resource. */
  h2cSwitch?: pulumi.Input<boolean | undefined>;
  /** Whether targets see the load balancer's address instead of the client's. If omitted, the platform chooses a value. */
  snatEnable?: pulumi.Input<boolean | undefined>;
  /** Whether targets receive the client's address by the PROXY protocol. For TCP_SSL and QUIC. If omitted, the platform chooses a value. */
  proxyProtocol?: pulumi.Input<boolean | undefined>;
  /** How compressed responses of targets are handled. Known values are `transparent` and `compatibility`; the platform may accept others. If omitted, the platform chooses a value. */
  dataCompressMode?: pulumi.Input<string | undefined>;
  /** Seconds until an idle connection is closed: up to 900, with guaranteed performance up to 1980. Defaults to 900 for TCP and 300 for UDP. Between 10 and 1980. If omitted, the platform chooses a value. */
  idleConnectTimeout?: pulumi.Input<number | undefined>;
  /** Maximum number of connections. -1 for no limit. At least -1. If omitted, the platform chooses a value. */
  maxConn?: pulumi.Input<number | undefined>;
  /** Maximum number of new connections per second. -1 for no limit. At least -1. If omitted, the platform chooses a value. */
  maxCps?: pulumi.Input<number | undefined>;
  /** Whether connections to a removed target are reset. If omitted, the platform chooses a value. */
  deregisterTargetRst?: pulumi.Input<boolean | undefined>;
  /** Whether connections move away from targets whose weight becomes 0. If omitted, the platform chooses a value. */
  rescheduleTargetZeroWeight?: pulumi.Input<boolean | undefined>;
  /** Whether connections move away from unhealthy targets. If omitted, the platform chooses a value. */
  rescheduleUnhealthy?: pulumi.Input<boolean | undefined>;
  /** Whether connections are distributed again when targets are added or removed. If omitted, the platform chooses a value. */
  rescheduleExpandTarget?: pulumi.Input<boolean | undefined>;
  /** Seconds until connections move. Between 0 and 3600. If omitted, the platform chooses a value. */
  rescheduleStartTime?: pulumi.Input<number | undefined>;
  /** Seconds for which connections move. Between 0 and 3600. If omitted, the platform chooses a value. */
  rescheduleInterval?: pulumi.Input<number | undefined>;
  /** Whether the load balancer checks the health of targets. Defaults to true. If omitted, the platform chooses a value. `healthCheckSwitch` cannot be true, and `scheduler` must be WRR, when `protocol` is HTTP or HTTPS: rules have their own. */
  healthCheckSwitch?: pulumi.Input<boolean | undefined>;
  /** Seconds until a check fails, less than the interval. Defaults to 2. Between 2 and 60. If omitted, the platform chooses a value. `healthCheckTimeOut` must be less than `healthCheckIntervalTime`. */
  healthCheckTimeOut?: pulumi.Input<number | undefined>;
  /** Seconds between checks, at least 5 for IPv6. Defaults to 5. Between 2 and 300. If omitted, the platform chooses a value. `healthCheckTimeOut` must be less than `healthCheckIntervalTime`. */
  healthCheckIntervalTime?: pulumi.Input<number | undefined>;
  /** Successful checks until a target counts as healthy. Defaults to 3. Between 2 and 10. If omitted, the platform chooses a value. */
  healthCheckHealthNum?: pulumi.Input<number | undefined>;
  /** Failed checks until a target counts as unhealthy. Defaults to 3. Between 2 and 10. If omitted, the platform chooses a value. */
  healthCheckUnhealthNum?: pulumi.Input<number | undefined>;
  /** Status codes of a healthy target, as a sum: 1 for 1xx, 2 for 2xx, 4 for 3xx, 8 for 4xx, 16 for 5xx. Defaults to 31. Between 1 and 31. If omitted, the platform chooses a value. `healthCheckHttpCode` can be set only when `protocol` is TCP and `healthCheckType` is HTTP. */
  healthCheckHttpCode?: pulumi.Input<number | undefined>;
  /** Path of HTTP checks. If omitted, the platform chooses a value. `healthCheckHttpPath` can be set only when `protocol` is TCP and `healthCheckType` is HTTP. */
  healthCheckHttpPath?: pulumi.Input<string | undefined>;
  /** Host name of HTTP checks. If omitted, the platform chooses a value. `healthCheckHttpDomain` can be set only when `protocol` is TCP and `healthCheckType` is HTTP. `healthCheckHttpVersion` and `healthCheckHttpDomain` is required when `protocol` is TCP and `healthCheckType` is HTTP. */
  healthCheckHttpDomain?: pulumi.Input<string | undefined>;
  /** Method of HTTP checks. Defaults to `HEAD`. One of `HEAD` or `GET`. If omitted, the platform chooses a value. `healthCheckHttpMethod` can be set only when `protocol` is TCP and `healthCheckType` is HTTP. */
  healthCheckHttpMethod?: pulumi.Input<enums.ClbListenerHealthCheckHttpMethod | (string & {}) | undefined>;
  /** Port of checks, for TCP and UDP. Defaults to the target's port, which -1 restores. Between -1 and 65535. */
  healthCheckPort?: pulumi.Input<number | undefined>;
  /** Protocol of checks. Defaults to `PING` for UDP, to `HTTP` for HTTP, and otherwise to `TCP`. Known values are `TCP`, `HTTP`, `HTTPS`, `GRPC`, `GRPCS`, `PING` and `CUSTOM`; the platform may accept others. If omitted, the platform chooses a value. `healthCheckHttpCode` can be set only when `protocol` is TCP and `healthCheckType` is HTTP. `healthCheckHttpDomain` can be set only when `protocol` is TCP and `healthCheckType` is HTTP. `healthCheckHttpMethod` can be set only when `protocol` is TCP and `healthCheckType` is HTTP. `healthCheckHttpPath` can be set only when `protocol` is TCP and `healthCheckType` is HTTP. `healthCheckHttpVersion` can be set only when `protocol` is TCP and `healthCheckType` is HTTP. `healthCheckHttpVersion` and `healthCheckHttpDomain` is required when `protocol` is TCP and `healthCheckType` is HTTP. `healthCheckContextType` can be set only when `healthCheckType` is CUSTOM. `healthCheckSendContext` can be set only when `healthCheckType` is CUSTOM. `healthCheckRecvContext` can be set only when `healthCheckType` is CUSTOM. `healthCheckContextType`, `healthCheckSendContext` and `healthCheckRecvContext` is required when `healthCheckType` is CUSTOM. `healthCheckType` must be one that `protocol` supports: TCP, HTTP, CUSTOM for TCP; PING, CUSTOM for UDP; TCP, HTTP for TCP_SSL; TCP, HTTP for QUIC. */
  healthCheckType?: pulumi.Input<string | undefined>;
  /** Source address of checks: 0 for the load balancer's address, 1 for one in 100.64.0.0/10. Between 0 and 1. If omitted, the platform chooses a value. */
  healthSourceIpType?: pulumi.Input<number | undefined>;
  /** HTTP version of HTTP checks of a TCP listener. One of `HTTP/1.0` or `HTTP/1.1`. If omitted, the platform chooses a value. `healthCheckHttpVersion` can be set only when `protocol` is TCP and `healthCheckType` is HTTP. `healthCheckHttpVersion` and `healthCheckHttpDomain` is required when `protocol` is TCP and `healthCheckType` is HTTP. */
  healthCheckHttpVersion?: pulumi.Input<enums.ClbListenerHealthCheckHttpVersion | (string & {}) | undefined>;
  /** Format of `healthCheckSendContext` and `healthCheckRecvContext`. One of `HEX` or `TEXT`. If omitted, the platform chooses a value. `healthCheckContextType` can be set only when `healthCheckType` is CUSTOM. `healthCheckContextType`, `healthCheckSendContext` and `healthCheckRecvContext` is required when `healthCheckType` is CUSTOM. With `healthCheckContextType` HEX, both contexts have an even number of the characters 0-9 and A-F. */
  healthCheckContextType?: pulumi.Input<enums.ClbListenerHealthCheckContextType | (string & {}) | undefined>;
  /** Content of a check of the type `CUSTOM`. At most 500 characters. If omitted, the platform chooses a value. `healthCheckSendContext` can be set only when `healthCheckType` is CUSTOM. `healthCheckContextType`, `healthCheckSendContext` and `healthCheckRecvContext` is required when `healthCheckType` is CUSTOM. With `healthCheckContextType` HEX, both contexts have an even number of the characters 0-9 and A-F. */
  healthCheckSendContext?: pulumi.Input<string | undefined>;
  /** Response of a healthy target to a check of the type `CUSTOM`. At most 500 characters. If omitted, the platform chooses a value. `healthCheckRecvContext` can be set only when `healthCheckType` is CUSTOM. `healthCheckContextType`, `healthCheckSendContext` and `healthCheckRecvContext` is required when `healthCheckType` is CUSTOM. With `healthCheckContextType` HEX, both contexts have an even number of the characters 0-9 and A-F. */
  healthCheckRecvContext?: pulumi.Input<string | undefined>;
  /** The resource's ID. Accepted for compatibility; it has no effect. */
  clbListenerId?: pulumi.Input<string | undefined>;
}
