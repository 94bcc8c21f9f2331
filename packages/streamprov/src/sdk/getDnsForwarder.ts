// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networking.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a DNS forwarder of an environment by its ID, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const company = streamprov.getDnsForwarderOutput({
 *     id: config.require("dnsForwarderId"),
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getDnsForwarder(args: GetDnsForwarderArgs, opts?: pulumi.InvokeOptions): Promise<GetDnsForwarderResult> {
  return runtime.invoke("streamprov:index/getDnsForwarder:getDnsForwarder", utilities.forwardUnknown({
    id: args.id,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a DNS forwarder of an environment by its ID, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const company = streamprov.getDnsForwarderOutput({
 *     id: config.require("dnsForwarderId"),
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getDnsForwarderOutput(args: GetDnsForwarderOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetDnsForwarderResult> {
  return runtime.invokeOutput<GetDnsForwarderResult>("streamprov:index/getDnsForwarder:getDnsForwarder", utilities.forwardUnknown({
    id: args.id,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getDnsForwarder. */
export interface GetDnsForwarderArgs {
  /** ID of the DNS forwarder, `dnsf-...`. Must not be empty. */
  id: string;
  /** Environment that contains this object. */
  environment: types.input.GetDnsForwarderEnvironment;
}

/** Arguments of getDnsForwarderOutput. */
export interface GetDnsForwarderOutputArgs {
  /** ID of the DNS forwarder, `dnsf-...`. Must not be empty. */
  id: pulumi.Input<string>;
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetDnsForwarderEnvironmentArgs>;
}

/** Result of getDnsForwarder. */
export interface GetDnsForwarderResult {
  /** ID of the DNS forwarder, `dnsf-...`. */
  id: string;
  /** Environment that contains this object. */
  environment: types.output.GetDnsForwarderEnvironment;
  /** Display name. */
  displayName: string;
  /** Domains to resolve. At most 10. */
  domains: string[];
  /** Gateway that contains this object. Always one element. */
  gateways: types.output.GetDnsForwarderGateway[];
  /** Forwards to your own DNS servers. */
  forwardViaIps: types.output.GetDnsForwarderForwardViaIp[];
  /** Forwards to DNS zones in Google Cloud. */
  forwardViaGcpDnsZones: types.output.GetDnsForwarderForwardViaGcpDnsZone[];
}
