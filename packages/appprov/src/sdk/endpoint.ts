// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/apps.ts";
import * as utilities from "./utilities.ts";

/**
 * An endpoint makes an app's service or a database reachable, from outside or only from within the stack.
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
 * The import ID has the form `<Endpoint ID>, or <environment handle>/<handle of its app or database> if it is the only endpoint there`.
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

  /** ID of the environment: `envId` of an `Environment` or of `getEnvironment`. */
  declare public readonly envId: pulumi.Output<number>;

  /** Whether the endpoint belongs to an app or a database. */
  declare public readonly resourceType: pulumi.Output<enums.EndpointResourceType>;

  /** ID of the app or database. */
  declare public readonly resourceId: pulumi.Output<number>;

  /** Process type of the app's service. Required for an app. */
  declare public readonly processType: pulumi.Output<string | undefined>;

  /** Protocol: `https`, `tls`, `tcp` or `grpc`. Use `tcp` for a database. */
  declare public readonly endpointType: pulumi.Output<enums.EndpointEndpointType>;

  /** Your own domain name. */
  declare public readonly domain: pulumi.Output<string | undefined>;

  /** Whether the endpoint is reachable only from within the stack. */
  declare public readonly internal: pulumi.Output<boolean>;

  /** Whether to use a domain name of the platform. An app can have one such endpoint. */
  declare public readonly defaultDomain: pulumi.Output<boolean>;

  /** Whether the platform obtains and renews the certificate of `domain`. Creating the endpoint waits until the domain has the DNS record in `dnsValidationRecord`. */
  declare public readonly managed: pulumi.Output<boolean>;

  /** Your own certificate in PEM form, followed by its chain. Changing it replaces the certificate without interruption and deletes the old one from the environment. Defaults to the certificate that the endpoint has. */
  declare public readonly certificate: pulumi.Output<string>;

  /** Private key of `certificate`, in PEM form and without a passphrase. */
  declare public readonly privateKey: pulumi.Output<string | undefined>;

  /** Type of load balancer. For a database the platform chooses it. */
  declare public readonly platform: pulumi.Output<enums.EndpointPlatform>;

  /** Port of the container, for `https` and `grpc`. Defaults to the first port that the image exposes. */
  declare public readonly containerPort: pulumi.Output<number | undefined>;

  /** Ports of the container, for `tcp` and `tls`. Defaults to all ports that the image exposes. */
  declare public readonly containerPorts: pulumi.Output<number[] | undefined>;

  /** IPv4 addresses and networks that may connect. By default all may connect. */
  declare public readonly ipFilterings: pulumi.Output<string[] | undefined>;

  /** Whether to share a load balancer with other endpoints. */
  declare public readonly shared: pulumi.Output<boolean>;

  /** How to distribute requests: `round_robin`, `least_outstanding_requests` or `weighted_random`. Defaults to the endpoint's current value. */
  declare public readonly loadBalancingAlgorithmType: pulumi.Output<enums.EndpointLoadBalancingAlgorithmType>;

  /** Whether to redirect plain HTTP to HTTPS. */
  declare public readonly forceSsl: pulumi.Output<boolean | undefined>;

  /** URL of the page to show while the app is down. */
  declare public readonly maintenancePageUrl: pulumi.Output<string | undefined>;

  /** Timeout of idle connections in seconds. */
  declare public readonly idleTimeout: pulumi.Output<number | undefined>;

  /** Timeout of health checks during a release, in seconds. */
  declare public readonly releaseHealthcheckTimeout: pulumi.Output<number | undefined>;

  /** Whether only a response with status 200 counts as healthy. */
  declare public readonly strictHealthChecks: pulumi.Output<boolean | undefined>;

  /** Whether to log health checks. */
  declare public readonly showElbHealthchecks: pulumi.Output<boolean | undefined>;

  /** Accepted TLS versions. Values with PFS require the platform `alb`. */
  declare public readonly sslProtocolsOverride: pulumi.Output<enums.EndpointSslProtocolsOverride | undefined>;

  /** Accepted ciphers, in OpenSSL notation. */
  declare public readonly sslCiphersOverride: pulumi.Output<string | undefined>;

  /** Whether to reject weak ciphers. */
  declare public readonly disableWeakCipherSuites: pulumi.Output<boolean | undefined>;

  /** Maximum pause between two parts of a request body, in seconds. */
  declare public readonly clientBodyTimeout: pulumi.Output<number | undefined>;

  /** Whether to drop headers with invalid names: `true` or `false`. Defaults to the platform's setting. */
  declare public readonly ignoreInvalidHeaders: pulumi.Output<enums.EndpointIgnoreInvalidHeaders | undefined>;

  /** Minimum severity of the endpoint's errors to log, such as `warn`. */
  declare public readonly nginxErrorLogLevel: pulumi.Output<string | undefined>;

  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. */
  declare public readonly timeouts: pulumi.Output<types.output.EndpointTimeouts | undefined>;

  /** ID of the endpoint, as a number. */
  declare public readonly endpointId: pulumi.Output<number>;

  /** ID of the endpoint, as a string. */
  declare public readonly aptibleEndpointId: pulumi.Output<string>;

  /** ID of your own certificate. Not set for a managed certificate or a default domain. */
  declare public readonly certificateId: pulumi.Output<number | undefined>;

  /** Domain name of the endpoint. */
  declare public readonly virtualDomain: pulumi.Output<string>;

  /** Host name of the load balancer, for the domain's CNAME record. */
  declare public readonly externalHostname: pulumi.Output<string>;

  /** Name of the DNS record that a managed certificate requires. Empty if none is required. */
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
      inputs["certificateId"] = state?.certificateId;
      inputs["virtualDomain"] = state?.virtualDomain;
      inputs["externalHostname"] = state?.externalHostname;
      inputs["dnsValidationRecord"] = state?.dnsValidationRecord;
      inputs["dnsValidationValue"] = state?.dnsValidationValue;
    } else {
      const args = argsOrState as EndpointArgs | undefined;
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
      inputs["endpointId"] = undefined;
      inputs["certificateId"] = undefined;
      inputs["virtualDomain"] = undefined;
      inputs["externalHostname"] = undefined;
      inputs["dnsValidationRecord"] = undefined;
      inputs["dnsValidationValue"] = undefined;
      utilities.requireArguments("Endpoint", name, inputs, args, opts, ["envId", "resourceType", "resourceId"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(Endpoint.__pulumiType, name, inputs, utilities.withDefaults(opts, { additionalSecretOutputs: ["privateKey"] }));
  }
}

/** State that `Endpoint.get` uses to look up an object. */
export interface EndpointState {
  /** ID of the environment: `envId` of an `Environment` or of `getEnvironment`. */
  envId?: pulumi.Input<number | undefined>;
  /** Whether the endpoint belongs to an app or a database. */
  resourceType?: pulumi.Input<enums.EndpointResourceType | (string & {}) | undefined>;
  /** ID of the app or database. */
  resourceId?: pulumi.Input<number | undefined>;
  /** Process type of the app's service. Required for an app. */
  processType?: pulumi.Input<string | undefined>;
  /** Protocol: `https`, `tls`, `tcp` or `grpc`. Use `tcp` for a database. */
  endpointType?: pulumi.Input<enums.EndpointEndpointType | (string & {}) | undefined>;
  /** Your own domain name. */
  domain?: pulumi.Input<string | undefined>;
  /** Whether the endpoint is reachable only from within the stack. */
  internal?: pulumi.Input<boolean | undefined>;
  /** Whether to use a domain name of the platform. An app can have one such endpoint. */
  defaultDomain?: pulumi.Input<boolean | undefined>;
  /** Whether the platform obtains and renews the certificate of `domain`. Creating the endpoint waits until the domain has the DNS record in `dnsValidationRecord`. */
  managed?: pulumi.Input<boolean | undefined>;
  /** Your own certificate in PEM form, followed by its chain. Changing it replaces the certificate without interruption and deletes the old one from the environment. Defaults to the certificate that the endpoint has. */
  certificate?: pulumi.Input<string | undefined>;
  /** Private key of `certificate`, in PEM form and without a passphrase. */
  privateKey?: pulumi.Input<string | undefined>;
  /** Type of load balancer. For a database the platform chooses it. */
  platform?: pulumi.Input<enums.EndpointPlatform | (string & {}) | undefined>;
  /** Port of the container, for `https` and `grpc`. Defaults to the first port that the image exposes. */
  containerPort?: pulumi.Input<number | undefined>;
  /** Ports of the container, for `tcp` and `tls`. Defaults to all ports that the image exposes. */
  containerPorts?: pulumi.Input<pulumi.Input<number>[] | undefined>;
  /** IPv4 addresses and networks that may connect. By default all may connect. */
  ipFilterings?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Whether to share a load balancer with other endpoints. */
  shared?: pulumi.Input<boolean | undefined>;
  /** How to distribute requests: `round_robin`, `least_outstanding_requests` or `weighted_random`. Defaults to the endpoint's current value. */
  loadBalancingAlgorithmType?: pulumi.Input<enums.EndpointLoadBalancingAlgorithmType | (string & {}) | undefined>;
  /** Whether to redirect plain HTTP to HTTPS. */
  forceSsl?: pulumi.Input<boolean | undefined>;
  /** URL of the page to show while the app is down. */
  maintenancePageUrl?: pulumi.Input<string | undefined>;
  /** Timeout of idle connections in seconds. */
  idleTimeout?: pulumi.Input<number | undefined>;
  /** Timeout of health checks during a release, in seconds. */
  releaseHealthcheckTimeout?: pulumi.Input<number | undefined>;
  /** Whether only a response with status 200 counts as healthy. */
  strictHealthChecks?: pulumi.Input<boolean | undefined>;
  /** Whether to log health checks. */
  showElbHealthchecks?: pulumi.Input<boolean | undefined>;
  /** Accepted TLS versions. Values with PFS require the platform `alb`. */
  sslProtocolsOverride?: pulumi.Input<enums.EndpointSslProtocolsOverride | (string & {}) | undefined>;
  /** Accepted ciphers, in OpenSSL notation. */
  sslCiphersOverride?: pulumi.Input<string | undefined>;
  /** Whether to reject weak ciphers. */
  disableWeakCipherSuites?: pulumi.Input<boolean | undefined>;
  /** Maximum pause between two parts of a request body, in seconds. */
  clientBodyTimeout?: pulumi.Input<number | undefined>;
  /** Whether to drop headers with invalid names: `true` or `false`. Defaults to the platform's setting. */
  ignoreInvalidHeaders?: pulumi.Input<enums.EndpointIgnoreInvalidHeaders | (string & {}) | undefined>;
  /** Minimum severity of the endpoint's errors to log, such as `warn`. */
  nginxErrorLogLevel?: pulumi.Input<string | undefined>;
  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. */
  timeouts?: pulumi.Input<types.input.EndpointTimeouts | undefined>;
  /** ID of the endpoint, as a number. */
  endpointId?: pulumi.Input<number | undefined>;
  /** ID of the endpoint, as a string. */
  aptibleEndpointId?: pulumi.Input<string | undefined>;
  /** ID of your own certificate. Not set for a managed certificate or a default domain. */
  certificateId?: pulumi.Input<number | undefined>;
  /** Domain name of the endpoint. */
  virtualDomain?: pulumi.Input<string | undefined>;
  /** Host name of the load balancer, for the domain's CNAME record. */
  externalHostname?: pulumi.Input<string | undefined>;
  /** Name of the DNS record that a managed certificate requires. Empty if none is required. */
  dnsValidationRecord?: pulumi.Input<string | undefined>;
  /** Value of that DNS record. */
  dnsValidationValue?: pulumi.Input<string | undefined>;
}

/** Arguments of {@link Endpoint}. */
export interface EndpointArgs {
  /** ID of the environment: `envId` of an `Environment` or of `getEnvironment`. At least 1. A change replaces the resource. */
  envId: pulumi.Input<number>;
  /** Whether the endpoint belongs to an app or a database. One of `app` or `database`. A change replaces the resource. `processType` is required when `resourceType` is app. `platform` cannot be nlb when `resourceType` is app. `platform` must be alb or elb when `endpointType` is https. `defaultDomain` is not allowed when `resourceType` is database. `domain` is not allowed when `resourceType` is database. `certificate` is not allowed when `resourceType` is database. */
  resourceType: pulumi.Input<enums.EndpointResourceType | (string & {})>;
  /** ID of the app or database. At least 1. A change replaces the resource. */
  resourceId: pulumi.Input<number>;
  /** Process type of the app's service. Required for an app. A change replaces the resource. `processType` is required when `resourceType` is app. */
  processType?: pulumi.Input<string | undefined>;
  /** Protocol: `https`, `tls`, `tcp` or `grpc`. Use `tcp` for a database. One of `https`, `tls`, `tcp` or `grpc`. Defaults to `https`. A change replaces the resource. `containerPort` is not allowed when `endpointType` is tcp or tls; use containerPorts. `containerPorts` is not allowed when `endpointType` is https or grpc; use containerPort. `platform` must be alb or elb when `endpointType` is https. `certificate` is not allowed when `endpointType` is tcp, which does not terminate TLS. `forceSsl` is allowed only for https on the `platform` alb or https on the `platform` elb. `maintenancePageUrl` is allowed only for https on the `platform` alb or https on the `platform` elb. `releaseHealthcheckTimeout` is allowed only for https on the `platform` alb or https on the `platform` elb. `strictHealthChecks` is allowed only for https on the `platform` alb or https on the `platform` elb. `showElbHealthchecks` is allowed only for https on the `platform` alb or https on the `platform` elb. `sslProtocolsOverride` is allowed only for https on the `platform` alb or https on the `platform` elb or tls or grpc. `sslCiphersOverride` is allowed only for https on the `platform` elb or tls or grpc. `disableWeakCipherSuites` is allowed only for https on the `platform` elb or tls or grpc. `clientBodyTimeout` is allowed only for https on the `platform` alb or https on the `platform` elb. `ignoreInvalidHeaders` is allowed only for https on the `platform` alb or https on the `platform` elb. `nginxErrorLogLevel` is allowed only for https on the `platform` alb or https on the `platform` elb. `sslProtocolsOverride` can contain PFS only when `platform` is alb. */
  endpointType?: pulumi.Input<enums.EndpointEndpointType | (string & {}) | undefined>;
  /** Your own domain name. Case is ignored in comparisons. A change replaces the resource. `domain` cannot be combined with `defaultDomain`. `managed` requires a `domain`. `shared` requires a `domain` or `defaultDomain`. `domain` cannot contain * or ? when the endpoint is `shared`. `domain` is not allowed when `resourceType` is database. */
  domain?: pulumi.Input<string | undefined>;
  /** Whether the endpoint is reachable only from within the stack. Defaults to `false`. A change replaces the resource. */
  internal?: pulumi.Input<boolean | undefined>;
  /** Whether to use a domain name of the platform. An app can have one such endpoint. Defaults to `false`. A change replaces the resource. `managed` cannot be combined with `defaultDomain`. `domain` cannot be combined with `defaultDomain`. `managed` requires a `domain`. `shared` requires a `domain` or `defaultDomain`. `defaultDomain` is not allowed when `resourceType` is database. `certificate` cannot be combined with `managed` or `defaultDomain`. */
  defaultDomain?: pulumi.Input<boolean | undefined>;
  /** Whether the platform obtains and renews the certificate of `domain`. Creating the endpoint waits until the domain has the DNS record in `dnsValidationRecord`. Defaults to `false`. A change replaces the resource. `managed` cannot be combined with `defaultDomain`. `managed` requires a `domain`. `certificate` cannot be combined with `managed` or `defaultDomain`. */
  managed?: pulumi.Input<boolean | undefined>;
  /** Your own certificate in PEM form, followed by its chain. Changing it replaces the certificate without interruption and deletes the old one from the environment. Defaults to the certificate that the endpoint has. If omitted, the platform chooses a value. `certificate` and `privateKey` must be set together or not at all. `privateKey` must be the key of `certificate`. `certificate` cannot be combined with `managed` or `defaultDomain`. `certificate` is not allowed when `endpointType` is tcp, which does not terminate TLS. `certificate` is not allowed when `resourceType` is database. */
  certificate?: pulumi.Input<string | undefined>;
  /** Private key of `certificate`, in PEM form and without a passphrase. The platform never returns it, so it is compared with the previous input. A change replaces the resource when it is removed together with its certificate, which the platform cannot do in place. `certificate` and `privateKey` must be set together or not at all. `privateKey` must be the key of `certificate`. */
  privateKey?: pulumi.Input<string | undefined>;
  /** Type of load balancer. For a database the platform chooses it. One of `alb`, `elb` or `nlb`. Defaults to `alb`. `platform` cannot be nlb when `resourceType` is app. `platform` must be alb or elb when `endpointType` is https. `loadBalancingAlgorithmType` is allowed only when `platform` is alb. `forceSsl` is allowed only for https on the `platform` alb or https on the `platform` elb. `maintenancePageUrl` is allowed only for https on the `platform` alb or https on the `platform` elb. `releaseHealthcheckTimeout` is allowed only for https on the `platform` alb or https on the `platform` elb. `strictHealthChecks` is allowed only for https on the `platform` alb or https on the `platform` elb. `showElbHealthchecks` is allowed only for https on the `platform` alb or https on the `platform` elb. `sslProtocolsOverride` is allowed only for https on the `platform` alb or https on the `platform` elb or tls or grpc. `sslCiphersOverride` is allowed only for https on the `platform` elb or tls or grpc. `disableWeakCipherSuites` is allowed only for https on the `platform` elb or tls or grpc. `clientBodyTimeout` is allowed only for https on the `platform` alb or https on the `platform` elb. `ignoreInvalidHeaders` is allowed only for https on the `platform` alb or https on the `platform` elb. `nginxErrorLogLevel` is allowed only for https on the `platform` alb or https on the `platform` elb. `sslProtocolsOverride` can contain PFS only when `platform` is alb. */
  platform?: pulumi.Input<enums.EndpointPlatform | (string & {}) | undefined>;
  /** Port of the container, for `https` and `grpc`. Defaults to the first port that the image exposes. Between 1 and 65535. A change replaces the resource when it is removed, which the platform cannot do in place. `containerPort` cannot be combined with `containerPorts`. `containerPort` is not allowed when `endpointType` is tcp or tls; use containerPorts. */
  containerPort?: pulumi.Input<number | undefined>;
  /** Ports of the container, for `tcp` and `tls`. Defaults to all ports that the image exposes. `containerPort` cannot be combined with `containerPorts`. `containerPorts` is not allowed when `endpointType` is https or grpc; use containerPort. */
  containerPorts?: pulumi.Input<pulumi.Input<number>[] | undefined>;
  /** IPv4 addresses and networks that may connect. By default all may connect. */
  ipFilterings?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Whether to share a load balancer with other endpoints. Defaults to `false`. `shared` requires a `domain` or `defaultDomain`. `domain` cannot contain * or ? when the endpoint is `shared`. */
  shared?: pulumi.Input<boolean | undefined>;
  /** How to distribute requests: `round_robin`, `least_outstanding_requests` or `weighted_random`. Defaults to the endpoint's current value. One of an empty string, `round_robin`, `least_outstanding_requests` or `weighted_random`. If omitted, the platform chooses a value. `loadBalancingAlgorithmType` is allowed only when `platform` is alb. */
  loadBalancingAlgorithmType?: pulumi.Input<enums.EndpointLoadBalancingAlgorithmType | (string & {}) | undefined>;
  /** Whether to redirect plain HTTP to HTTPS. `forceSsl` is allowed only for https on the `platform` alb or https on the `platform` elb. */
  forceSsl?: pulumi.Input<boolean | undefined>;
  /** URL of the page to show while the app is down. Must be a URL with a host, such as https://example.com/maintenance. `maintenancePageUrl` is allowed only for https on the `platform` alb or https on the `platform` elb. */
  maintenancePageUrl?: pulumi.Input<string | undefined>;
  /** Timeout of idle connections in seconds. Between 30 and 2400. */
  idleTimeout?: pulumi.Input<number | undefined>;
  /** Timeout of health checks during a release, in seconds. Between 1 and 900. `releaseHealthcheckTimeout` is allowed only for https on the `platform` alb or https on the `platform` elb. */
  releaseHealthcheckTimeout?: pulumi.Input<number | undefined>;
  /** Whether only a response with status 200 counts as healthy. `strictHealthChecks` is allowed only for https on the `platform` alb or https on the `platform` elb. */
  strictHealthChecks?: pulumi.Input<boolean | undefined>;
  /** Whether to log health checks. `showElbHealthchecks` is allowed only for https on the `platform` alb or https on the `platform` elb. */
  showElbHealthchecks?: pulumi.Input<boolean | undefined>;
  /** Accepted TLS versions. Values with PFS require the platform `alb`. One of `TLSv1 TLSv1.1 TLSv1.2`, `TLSv1 TLSv1.1 TLSv1.2 PFS`, `TLSv1.1 TLSv1.2`, `TLSv1.1 TLSv1.2 PFS`, `TLSv1.2`, `TLSv1.2 PFS`, `TLSv1.2 PFS TLSv1.3` or `TLSv1.3`. `sslProtocolsOverride` is allowed only for https on the `platform` alb or https on the `platform` elb or tls or grpc. `sslProtocolsOverride` can contain PFS only when `platform` is alb. */
  sslProtocolsOverride?: pulumi.Input<enums.EndpointSslProtocolsOverride | (string & {}) | undefined>;
  /** Accepted ciphers, in OpenSSL notation. `sslCiphersOverride` is allowed only for https on the `platform` elb or tls or grpc. */
  sslCiphersOverride?: pulumi.Input<string | undefined>;
  /** Whether to reject weak ciphers. `disableWeakCipherSuites` is allowed only for https on the `platform` elb or tls or grpc. */
  disableWeakCipherSuites?: pulumi.Input<boolean | undefined>;
  /** Maximum pause between two parts of a request body, in seconds. At least 1. `clientBodyTimeout` is allowed only for https on the `platform` alb or https on the `platform` elb. */
  clientBodyTimeout?: pulumi.Input<number | undefined>;
  /** Whether to drop headers with invalid names: `true` or `false`. Defaults to the platform's setting. One of an empty string, `true` or `false`. `ignoreInvalidHeaders` is allowed only for https on the `platform` alb or https on the `platform` elb. */
  ignoreInvalidHeaders?: pulumi.Input<enums.EndpointIgnoreInvalidHeaders | (string & {}) | undefined>;
  /** Minimum severity of the endpoint's errors to log, such as `warn`. Known values are an empty string, `debug`, `info`, `notice`, `warn`, `error`, `crit`, `alert` and `emerg`; the platform may accept others. `nginxErrorLogLevel` is allowed only for https on the `platform` alb or https on the `platform` elb. */
  nginxErrorLogLevel?: pulumi.Input<string | undefined>;
  /** How long to wait for the platform, such as `30m` or `1h30m`, at most 6 hours. An operation that is still running when the timeout expires continues on the platform. Changing only the timeouts produces no diff; the new values apply from the next operation. */
  timeouts?: pulumi.Input<types.input.EndpointTimeouts | undefined>;
  /** ID of the endpoint, as a string. Accepted for compatibility; it has no effect. */
  aptibleEndpointId?: pulumi.Input<string | undefined>;
}
