// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { input } from "./types/input.ts";
import type { output } from "./types/output.ts";
import * as utilities from "./utilities.ts";

/**
 * An endpoint: the way to an app's service or to a database, from outside or from within the stack.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as appprov from "@org/appprov";
 *
 * const web = new appprov.Endpoint("web", {
 *     envId: 123,
 *     resourceType: "app",
 *     resourceId: 456,
 *     processType: "cmd",
 *     defaultDomain: true,
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<Endpoint ID>, or <environment handle>/<handle of its app or database> where that has no other`.
 *
 * ```sh
 * pulumi import appprov:index/endpoint:Endpoint example production/web
 * ```
 */
export class Endpoint extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "appprov:index/endpoint:Endpoint";

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
    state?: EndpointState,
    opts?: pulumi.CustomResourceOptions,
  ): Endpoint {
    return new Endpoint(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of Endpoint, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is Endpoint {
    return utilities.isInstance(obj, Endpoint.__pulumiType);
  }

  /** Environment that it belongs to: `envId` of an `Environment`, or of `getEnvironment`. */
  declare public readonly envId: pulumi.Output<number>;

  /** Whether it leads to an app or a database. */
  declare public readonly resourceType: pulumi.Output<enums.EndpointResourceType>;

  /** ID of the app or database that it leads to. */
  declare public readonly resourceId: pulumi.Output<number>;

  /** Process type of the app's service that it leads to. Needed for an app. */
  declare public readonly processType: pulumi.Output<string | undefined>;

  /** Protocol that it takes: `https`, `tls`, `tcp` or `grpc`; `tcp` for a database. */
  declare public readonly endpointType: pulumi.Output<enums.EndpointEndpointType>;

  /** Domain name of your own. */
  declare public readonly domain: pulumi.Output<string | undefined>;

  /** Whether it is reached from within the stack only. */
  declare public readonly internal: pulumi.Output<boolean>;

  /** Whether it has a domain name of the platform. An app can have one such endpoint. */
  declare public readonly defaultDomain: pulumi.Output<boolean>;

  /** Whether the platform gets and renews the certificate of `domain`. It waits until the domain's DNS says so: see `dnsValidationRecord`. */
  declare public readonly managed: pulumi.Output<boolean>;

  /** Certificate of your own in PEM form, followed by those of its chain. A new one is put in the place of the old one without an interruption, and the old one is removed from the environment. Left out, a certificate that somebody else has given the endpoint stays. */
  declare public readonly certificate: pulumi.Output<string>;

  /** Private key of `certificate`, in PEM form and without a passphrase. */
  declare public readonly privateKey: pulumi.Output<string | undefined>;

  /** ID of the certificate; none for a managed one or a default domain. */
  declare public readonly certificateId: pulumi.Output<number | undefined>;

  /** Kind of load balancer. For a database the platform chooses. */
  declare public readonly platform: pulumi.Output<enums.EndpointPlatform>;

  /** Port of the container, for https and grpc. Left out, the first that the image exposes. */
  declare public readonly containerPort: pulumi.Output<number | undefined>;

  /** Ports of the container, for tcp and tls. Left out, all that the image exposes. */
  declare public readonly containerPorts: pulumi.Output<number[] | undefined>;

  /** IPv4 addresses and networks that may connect. Left out, all may. */
  declare public readonly ipFilterings: pulumi.Output<string[] | undefined>;

  /** Whether it shares its load balancer with other endpoints. */
  declare public readonly shared: pulumi.Output<boolean>;

  /** How requests are spread: `round_robin`, `least_outstanding_requests` or `weighted_random`. Left out, it stays as it is. */
  declare public readonly loadBalancingAlgorithmType: pulumi.Output<enums.EndpointLoadBalancingAlgorithmType>;

  /** Whether plain HTTP is redirected to HTTPS. */
  declare public readonly forceSsl: pulumi.Output<boolean | undefined>;

  /** URL of the page that is shown while the app is down. */
  declare public readonly maintenancePageUrl: pulumi.Output<string | undefined>;

  /** Seconds after which an idle connection is closed. */
  declare public readonly idleTimeout: pulumi.Output<number | undefined>;

  /** Seconds that a health check may take in a release. */
  declare public readonly releaseHealthcheckTimeout: pulumi.Output<number | undefined>;

  /** Whether only an answer of status 200 counts as healthy. */
  declare public readonly strictHealthChecks: pulumi.Output<boolean | undefined>;

  /** Whether health checks appear in the logs. */
  declare public readonly showElbHealthchecks: pulumi.Output<boolean | undefined>;

  /** TLS versions that are accepted. Those with PFS are for the platform `alb`. */
  declare public readonly sslProtocolsOverride: pulumi.Output<enums.EndpointSslProtocolsOverride | undefined>;

  /** Ciphers that are accepted, in the notation of OpenSSL. */
  declare public readonly sslCiphersOverride: pulumi.Output<string | undefined>;

  /** Whether weak ciphers are refused. */
  declare public readonly disableWeakCipherSuites: pulumi.Output<boolean | undefined>;

  /** Seconds that may pass between two parts of a request's body. */
  declare public readonly clientBodyTimeout: pulumi.Output<number | undefined>;

  /** Whether headers with invalid names are dropped: `true` or `false`. Left out, the platform decides. */
  declare public readonly ignoreInvalidHeaders: pulumi.Output<enums.EndpointIgnoreInvalidHeaders | undefined>;

  /** From which severity on errors of the endpoint are logged, such as `warn`. */
  declare public readonly nginxErrorLogLevel: pulumi.Output<string | undefined>;

  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. What runs when the time is over goes on on the platform. */
  declare public readonly timeouts: pulumi.Output<output.EndpointTimeouts | undefined>;

  /** ID of the endpoint, as a number. */
  declare public readonly endpointId: pulumi.Output<number>;

  /** ID of the endpoint, as a text. */
  declare public readonly aptibleEndpointId: pulumi.Output<string>;

  /** Domain name that it is reached by. */
  declare public readonly virtualDomain: pulumi.Output<string>;

  /** Host name of the load balancer, for the domain's CNAME record. */
  declare public readonly externalHostname: pulumi.Output<string>;

  /** Name of the DNS record that a managed certificate needs; empty when it needs none. */
  declare public readonly dnsValidationRecord: pulumi.Output<string>;

  /** Value of that DNS record. */
  declare public readonly dnsValidationValue: pulumi.Output<string>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: EndpointArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: EndpointArgs | EndpointState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as EndpointState | undefined;
      inputs["envId"] = state?.envId;
      inputs["resourceType"] = state?.resourceType;
      inputs["resourceId"] = state?.resourceId;
      inputs["processType"] = state?.processType;
      inputs["endpointType"] = state?.endpointType;
      inputs["domain"] = state?.domain;
      inputs["internal"] = state?.internal;
      inputs["defaultDomain"] = state?.defaultDomain;
      inputs["managed"] = state?.managed;
      inputs["certificate"] = state?.certificate;
      inputs["privateKey"] = state?.privateKey;
      inputs["certificateId"] = state?.certificateId;
      inputs["platform"] = state?.platform;
      inputs["containerPort"] = state?.containerPort;
      inputs["containerPorts"] = state?.containerPorts;
      inputs["ipFilterings"] = state?.ipFilterings;
      inputs["shared"] = state?.shared;
      inputs["loadBalancingAlgorithmType"] = state?.loadBalancingAlgorithmType;
      inputs["forceSsl"] = state?.forceSsl;
      inputs["maintenancePageUrl"] = state?.maintenancePageUrl;
      inputs["idleTimeout"] = state?.idleTimeout;
      inputs["releaseHealthcheckTimeout"] = state?.releaseHealthcheckTimeout;
      inputs["strictHealthChecks"] = state?.strictHealthChecks;
      inputs["showElbHealthchecks"] = state?.showElbHealthchecks;
      inputs["sslProtocolsOverride"] = state?.sslProtocolsOverride;
      inputs["sslCiphersOverride"] = state?.sslCiphersOverride;
      inputs["disableWeakCipherSuites"] = state?.disableWeakCipherSuites;
      inputs["clientBodyTimeout"] = state?.clientBodyTimeout;
      inputs["ignoreInvalidHeaders"] = state?.ignoreInvalidHeaders;
      inputs["nginxErrorLogLevel"] = state?.nginxErrorLogLevel;
      inputs["timeouts"] = state?.timeouts;
      inputs["endpointId"] = state?.endpointId;
      inputs["aptibleEndpointId"] = state?.aptibleEndpointId;
      inputs["virtualDomain"] = state?.virtualDomain;
      inputs["externalHostname"] = state?.externalHostname;
      inputs["dnsValidationRecord"] = state?.dnsValidationRecord;
      inputs["dnsValidationValue"] = state?.dnsValidationValue;
    } else {
      const args = argsOrState as EndpointArgs | undefined;
      utilities.requireArguments("Endpoint", name, args, opts, ["envId", "resourceType", "resourceId"]);
      inputs["envId"] = args?.envId;
      inputs["resourceType"] = args?.resourceType;
      inputs["resourceId"] = args?.resourceId;
      inputs["processType"] = args?.processType;
      inputs["endpointType"] = args?.endpointType;
      inputs["domain"] = args?.domain;
      inputs["internal"] = args?.internal;
      inputs["defaultDomain"] = args?.defaultDomain;
      inputs["managed"] = args?.managed;
      inputs["certificate"] = args?.certificate;
      inputs["privateKey"] = utilities.secret(args?.privateKey);
      inputs["platform"] = args?.platform;
      inputs["containerPort"] = args?.containerPort;
      inputs["containerPorts"] = args?.containerPorts;
      inputs["ipFilterings"] = args?.ipFilterings;
      inputs["shared"] = args?.shared;
      inputs["loadBalancingAlgorithmType"] = args?.loadBalancingAlgorithmType;
      inputs["forceSsl"] = args?.forceSsl;
      inputs["maintenancePageUrl"] = args?.maintenancePageUrl;
      inputs["idleTimeout"] = args?.idleTimeout;
      inputs["releaseHealthcheckTimeout"] = args?.releaseHealthcheckTimeout;
      inputs["strictHealthChecks"] = args?.strictHealthChecks;
      inputs["showElbHealthchecks"] = args?.showElbHealthchecks;
      inputs["sslProtocolsOverride"] = args?.sslProtocolsOverride;
      inputs["sslCiphersOverride"] = args?.sslCiphersOverride;
      inputs["disableWeakCipherSuites"] = args?.disableWeakCipherSuites;
      inputs["clientBodyTimeout"] = args?.clientBodyTimeout;
      inputs["ignoreInvalidHeaders"] = args?.ignoreInvalidHeaders;
      inputs["nginxErrorLogLevel"] = args?.nginxErrorLogLevel;
      inputs["timeouts"] = args?.timeouts;
      inputs["aptibleEndpointId"] = args?.aptibleEndpointId;
      inputs["certificateId"] = undefined;
      inputs["endpointId"] = undefined;
      inputs["virtualDomain"] = undefined;
      inputs["externalHostname"] = undefined;
      inputs["dnsValidationRecord"] = undefined;
      inputs["dnsValidationValue"] = undefined;
    }
    super(Endpoint.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["privateKey"] }));
  }
}

/** State that `Endpoint.get` uses to look up an object. */
export interface EndpointState {
  /** Environment that it belongs to: `envId` of an `Environment`, or of `getEnvironment`. */
  envId?: pulumi.Input<number | undefined>;
  /** Whether it leads to an app or a database. */
  resourceType?: pulumi.Input<enums.EndpointResourceType | (string & {}) | undefined>;
  /** ID of the app or database that it leads to. */
  resourceId?: pulumi.Input<number | undefined>;
  /** Process type of the app's service that it leads to. Needed for an app. */
  processType?: pulumi.Input<string | undefined>;
  /** Protocol that it takes: `https`, `tls`, `tcp` or `grpc`; `tcp` for a database. */
  endpointType?: pulumi.Input<enums.EndpointEndpointType | (string & {}) | undefined>;
  /** Domain name of your own. */
  domain?: pulumi.Input<string | undefined>;
  /** Whether it is reached from within the stack only. */
  internal?: pulumi.Input<boolean | undefined>;
  /** Whether it has a domain name of the platform. An app can have one such endpoint. */
  defaultDomain?: pulumi.Input<boolean | undefined>;
  /** Whether the platform gets and renews the certificate of `domain`. It waits until the domain's DNS says so: see `dnsValidationRecord`. */
  managed?: pulumi.Input<boolean | undefined>;
  /** Certificate of your own in PEM form, followed by those of its chain. A new one is put in the place of the old one without an interruption, and the old one is removed from the environment. Left out, a certificate that somebody else has given the endpoint stays. */
  certificate?: pulumi.Input<string | undefined>;
  /** Private key of `certificate`, in PEM form and without a passphrase. */
  privateKey?: pulumi.Input<string | undefined>;
  /** ID of the certificate; none for a managed one or a default domain. */
  certificateId?: pulumi.Input<number | undefined>;
  /** Kind of load balancer. For a database the platform chooses. */
  platform?: pulumi.Input<enums.EndpointPlatform | (string & {}) | undefined>;
  /** Port of the container, for https and grpc. Left out, the first that the image exposes. */
  containerPort?: pulumi.Input<number | undefined>;
  /** Ports of the container, for tcp and tls. Left out, all that the image exposes. */
  containerPorts?: pulumi.Input<pulumi.Input<number>[] | undefined>;
  /** IPv4 addresses and networks that may connect. Left out, all may. */
  ipFilterings?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Whether it shares its load balancer with other endpoints. */
  shared?: pulumi.Input<boolean | undefined>;
  /** How requests are spread: `round_robin`, `least_outstanding_requests` or `weighted_random`. Left out, it stays as it is. */
  loadBalancingAlgorithmType?: pulumi.Input<enums.EndpointLoadBalancingAlgorithmType | (string & {}) | undefined>;
  /** Whether plain HTTP is redirected to HTTPS. */
  forceSsl?: pulumi.Input<boolean | undefined>;
  /** URL of the page that is shown while the app is down. */
  maintenancePageUrl?: pulumi.Input<string | undefined>;
  /** Seconds after which an idle connection is closed. */
  idleTimeout?: pulumi.Input<number | undefined>;
  /** Seconds that a health check may take in a release. */
  releaseHealthcheckTimeout?: pulumi.Input<number | undefined>;
  /** Whether only an answer of status 200 counts as healthy. */
  strictHealthChecks?: pulumi.Input<boolean | undefined>;
  /** Whether health checks appear in the logs. */
  showElbHealthchecks?: pulumi.Input<boolean | undefined>;
  /** TLS versions that are accepted. Those with PFS are for the platform `alb`. */
  sslProtocolsOverride?: pulumi.Input<enums.EndpointSslProtocolsOverride | (string & {}) | undefined>;
  /** Ciphers that are accepted, in the notation of OpenSSL. */
  sslCiphersOverride?: pulumi.Input<string | undefined>;
  /** Whether weak ciphers are refused. */
  disableWeakCipherSuites?: pulumi.Input<boolean | undefined>;
  /** Seconds that may pass between two parts of a request's body. */
  clientBodyTimeout?: pulumi.Input<number | undefined>;
  /** Whether headers with invalid names are dropped: `true` or `false`. Left out, the platform decides. */
  ignoreInvalidHeaders?: pulumi.Input<enums.EndpointIgnoreInvalidHeaders | (string & {}) | undefined>;
  /** From which severity on errors of the endpoint are logged, such as `warn`. */
  nginxErrorLogLevel?: pulumi.Input<string | undefined>;
  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. What runs when the time is over goes on on the platform. */
  timeouts?: pulumi.Input<input.EndpointTimeouts | undefined>;
  /** ID of the endpoint, as a number. */
  endpointId?: pulumi.Input<number | undefined>;
  /** ID of the endpoint, as a text. */
  aptibleEndpointId?: pulumi.Input<string | undefined>;
  /** Domain name that it is reached by. */
  virtualDomain?: pulumi.Input<string | undefined>;
  /** Host name of the load balancer, for the domain's CNAME record. */
  externalHostname?: pulumi.Input<string | undefined>;
  /** Name of the DNS record that a managed certificate needs; empty when it needs none. */
  dnsValidationRecord?: pulumi.Input<string | undefined>;
  /** Value of that DNS record. */
  dnsValidationValue?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link Endpoint}. */
export interface EndpointArgs {
  /** Environment that it belongs to: `envId` of an `Environment`, or of `getEnvironment`. At least 1. A change replaces the resource. */
  envId: pulumi.Input<number>;
  /** Whether it leads to an app or a database. One of `app` or `database`. A change replaces the resource. `processType` is required when `resourceType` is app. `platform` cannot be nlb when `resourceType` is app. `platform` must be alb or elb when `endpointType` is https. `defaultDomain` cannot be given when `resourceType` is database. `domain` cannot be given when `resourceType` is database. `certificate` cannot be given when `resourceType` is database. */
  resourceType: pulumi.Input<enums.EndpointResourceType | (string & {})>;
  /** ID of the app or database that it leads to. At least 1. A change replaces the resource. */
  resourceId: pulumi.Input<number>;
  /** Process type of the app's service that it leads to. Needed for an app. A change replaces the resource. `processType` is required when `resourceType` is app. */
  processType?: pulumi.Input<string | undefined>;
  /** Protocol that it takes: `https`, `tls`, `tcp` or `grpc`; `tcp` for a database. One of `https`, `tls`, `tcp` or `grpc`. Defaults to `https`. A change replaces the resource. `containerPort` cannot be given when `endpointType` is tcp or tls; use containerPorts. `containerPorts` cannot be given when `endpointType` is https or grpc; use containerPort. `platform` must be alb or elb when `endpointType` is https. `certificate` cannot be given when `endpointType` is tcp, which ends no TLS. `forceSsl` can be given only for https on the `platform` alb or https on the `platform` elb. `maintenancePageUrl` can be given only for https on the `platform` alb or https on the `platform` elb. `releaseHealthcheckTimeout` can be given only for https on the `platform` alb or https on the `platform` elb. `strictHealthChecks` can be given only for https on the `platform` alb or https on the `platform` elb. `showElbHealthchecks` can be given only for https on the `platform` alb or https on the `platform` elb. `sslProtocolsOverride` can be given only for https on the `platform` alb or https on the `platform` elb or tls or grpc. `sslCiphersOverride` can be given only for https on the `platform` elb or tls or grpc. `disableWeakCipherSuites` can be given only for https on the `platform` elb or tls or grpc. `clientBodyTimeout` can be given only for https on the `platform` alb or https on the `platform` elb. `ignoreInvalidHeaders` can be given only for https on the `platform` alb or https on the `platform` elb. `nginxErrorLogLevel` can be given only for https on the `platform` alb or https on the `platform` elb. `sslProtocolsOverride` can name PFS only when `platform` is alb. */
  endpointType?: pulumi.Input<enums.EndpointEndpointType | (string & {}) | undefined>;
  /** Domain name of your own. Case is ignored in comparisons. A change replaces the resource. `domain` cannot be combined with `defaultDomain`. `managed` needs a `domain`. `shared` needs a `domain` or `defaultDomain`. `domain` cannot hold * or ? when the endpoint is `shared`. `domain` cannot be given when `resourceType` is database. */
  domain?: pulumi.Input<string | undefined>;
  /** Whether it is reached from within the stack only. Defaults to `false`. A change replaces the resource. */
  internal?: pulumi.Input<boolean | undefined>;
  /** Whether it has a domain name of the platform. An app can have one such endpoint. Defaults to `false`. A change replaces the resource. `managed` cannot be combined with `defaultDomain`. `domain` cannot be combined with `defaultDomain`. `managed` needs a `domain`. `shared` needs a `domain` or `defaultDomain`. `defaultDomain` cannot be given when `resourceType` is database. `certificate` cannot be combined with `managed` or `defaultDomain`. */
  defaultDomain?: pulumi.Input<boolean | undefined>;
  /** Whether the platform gets and renews the certificate of `domain`. It waits until the domain's DNS says so: see `dnsValidationRecord`. Defaults to `false`. A change replaces the resource. `managed` cannot be combined with `defaultDomain`. `managed` needs a `domain`. `certificate` cannot be combined with `managed` or `defaultDomain`. */
  managed?: pulumi.Input<boolean | undefined>;
  /** Certificate of your own in PEM form, followed by those of its chain. A new one is put in the place of the old one without an interruption, and the old one is removed from the environment. Left out, a certificate that somebody else has given the endpoint stays. If omitted, the platform chooses a value. `certificate` and `privateKey` must be set together or not at all. `privateKey` must be the key of `certificate`. `certificate` cannot be combined with `managed` or `defaultDomain`. `certificate` cannot be given when `endpointType` is tcp, which ends no TLS. `certificate` cannot be given when `resourceType` is database. */
  certificate?: pulumi.Input<string | undefined>;
  /** Private key of `certificate`, in PEM form and without a passphrase. The platform never returns it, so it is compared with the previous input. A change replaces the resource when it is taken away with its certificate, which the platform cannot do. `certificate` and `privateKey` must be set together or not at all. `privateKey` must be the key of `certificate`. */
  privateKey?: pulumi.Input<string | undefined>;
  /** Kind of load balancer. For a database the platform chooses. One of `alb`, `elb` or `nlb`. Defaults to `alb`. `platform` cannot be nlb when `resourceType` is app. `platform` must be alb or elb when `endpointType` is https. `loadBalancingAlgorithmType` can be given only when `platform` is alb. `forceSsl` can be given only for https on the `platform` alb or https on the `platform` elb. `maintenancePageUrl` can be given only for https on the `platform` alb or https on the `platform` elb. `releaseHealthcheckTimeout` can be given only for https on the `platform` alb or https on the `platform` elb. `strictHealthChecks` can be given only for https on the `platform` alb or https on the `platform` elb. `showElbHealthchecks` can be given only for https on the `platform` alb or https on the `platform` elb. `sslProtocolsOverride` can be given only for https on the `platform` alb or https on the `platform` elb or tls or grpc. `sslCiphersOverride` can be given only for https on the `platform` elb or tls or grpc. `disableWeakCipherSuites` can be given only for https on the `platform` elb or tls or grpc. `clientBodyTimeout` can be given only for https on the `platform` alb or https on the `platform` elb. `ignoreInvalidHeaders` can be given only for https on the `platform` alb or https on the `platform` elb. `nginxErrorLogLevel` can be given only for https on the `platform` alb or https on the `platform` elb. `sslProtocolsOverride` can name PFS only when `platform` is alb. */
  platform?: pulumi.Input<enums.EndpointPlatform | (string & {}) | undefined>;
  /** Port of the container, for https and grpc. Left out, the first that the image exposes. Between 1 and 65535. A change replaces the resource when it is taken away, which the platform cannot do. `containerPort` cannot be combined with `containerPorts`. `containerPort` cannot be given when `endpointType` is tcp or tls; use containerPorts. */
  containerPort?: pulumi.Input<number | undefined>;
  /** Ports of the container, for tcp and tls. Left out, all that the image exposes. `containerPort` cannot be combined with `containerPorts`. `containerPorts` cannot be given when `endpointType` is https or grpc; use containerPort. */
  containerPorts?: pulumi.Input<pulumi.Input<number>[] | undefined>;
  /** IPv4 addresses and networks that may connect. Left out, all may. */
  ipFilterings?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Whether it shares its load balancer with other endpoints. Defaults to `false`. `shared` needs a `domain` or `defaultDomain`. `domain` cannot hold * or ? when the endpoint is `shared`. */
  shared?: pulumi.Input<boolean | undefined>;
  /** How requests are spread: `round_robin`, `least_outstanding_requests` or `weighted_random`. Left out, it stays as it is. One of an empty string, `round_robin`, `least_outstanding_requests` or `weighted_random`. If omitted, the platform chooses a value. `loadBalancingAlgorithmType` can be given only when `platform` is alb. */
  loadBalancingAlgorithmType?: pulumi.Input<enums.EndpointLoadBalancingAlgorithmType | (string & {}) | undefined>;
  /** Whether plain HTTP is redirected to HTTPS. `forceSsl` can be given only for https on the `platform` alb or https on the `platform` elb. */
  forceSsl?: pulumi.Input<boolean | undefined>;
  /** URL of the page that is shown while the app is down. Must be a URL that begins with https://, with a host. `maintenancePageUrl` can be given only for https on the `platform` alb or https on the `platform` elb. */
  maintenancePageUrl?: pulumi.Input<string | undefined>;
  /** Seconds after which an idle connection is closed. Between 30 and 2400. */
  idleTimeout?: pulumi.Input<number | undefined>;
  /** Seconds that a health check may take in a release. Between 1 and 900. `releaseHealthcheckTimeout` can be given only for https on the `platform` alb or https on the `platform` elb. */
  releaseHealthcheckTimeout?: pulumi.Input<number | undefined>;
  /** Whether only an answer of status 200 counts as healthy. `strictHealthChecks` can be given only for https on the `platform` alb or https on the `platform` elb. */
  strictHealthChecks?: pulumi.Input<boolean | undefined>;
  /** Whether health checks appear in the logs. `showElbHealthchecks` can be given only for https on the `platform` alb or https on the `platform` elb. */
  showElbHealthchecks?: pulumi.Input<boolean | undefined>;
  /** TLS versions that are accepted. Those with PFS are for the platform `alb`. One of `TLSv1 TLSv1.1 TLSv1.2`, `TLSv1 TLSv1.1 TLSv1.2 PFS`, `TLSv1.1 TLSv1.2`, `TLSv1.1 TLSv1.2 PFS`, `TLSv1.2`, `TLSv1.2 PFS`, `TLSv1.2 PFS TLSv1.3` or `TLSv1.3`. `sslProtocolsOverride` can be given only for https on the `platform` alb or https on the `platform` elb or tls or grpc. `sslProtocolsOverride` can name PFS only when `platform` is alb. */
  sslProtocolsOverride?: pulumi.Input<enums.EndpointSslProtocolsOverride | (string & {}) | undefined>;
  /** Ciphers that are accepted, in the notation of OpenSSL. `sslCiphersOverride` can be given only for https on the `platform` elb or tls or grpc. */
  sslCiphersOverride?: pulumi.Input<string | undefined>;
  /** Whether weak ciphers are refused. `disableWeakCipherSuites` can be given only for https on the `platform` elb or tls or grpc. */
  disableWeakCipherSuites?: pulumi.Input<boolean | undefined>;
  /** Seconds that may pass between two parts of a request's body. At least 1. `clientBodyTimeout` can be given only for https on the `platform` alb or https on the `platform` elb. */
  clientBodyTimeout?: pulumi.Input<number | undefined>;
  /** Whether headers with invalid names are dropped: `true` or `false`. Left out, the platform decides. One of an empty string, `true` or `false`. `ignoreInvalidHeaders` can be given only for https on the `platform` alb or https on the `platform` elb. */
  ignoreInvalidHeaders?: pulumi.Input<enums.EndpointIgnoreInvalidHeaders | (string & {}) | undefined>;
  /** From which severity on errors of the endpoint are logged, such as `warn`. Known values are an empty string, `debug`, `info`, `notice`, `warn`, `error`, `crit`, `alert` and `emerg`; the platform may accept others. `nginxErrorLogLevel` can be given only for https on the `platform` alb or https on the `platform` elb. */
  nginxErrorLogLevel?: pulumi.Input<string | undefined>;
  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. What runs when the time is over goes on on the platform. A change of it alone shows no difference, and holds from the next operation on. */
  timeouts?: pulumi.Input<input.EndpointTimeouts | undefined>;
  /** ID of the endpoint, as a text. Accepted for compatibility; it has no effect. */
  aptibleEndpointId?: pulumi.Input<string | undefined>;
}
