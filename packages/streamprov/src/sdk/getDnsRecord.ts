// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networking.ts";
import * as utilities from "./utilities.ts";

/**
 * Looks up a DNS record of an environment by its ID, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getDnsRecordOutput({
 *     id: config.require("dnsRecordId"),
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getDnsRecord(args: GetDnsRecordArgs, opts?: pulumi.InvokeOptions): Promise<GetDnsRecordResult> {
  return runtime.invoke("streamprov:index/getDnsRecord:getDnsRecord", utilities.forwardUnknown({
    id: args.id,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/**
 * Looks up a DNS record of an environment by its ID, in any status.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const orders = streamprov.getDnsRecordOutput({
 *     id: config.require("dnsRecordId"),
 *     environment: { id: config.require("environmentId") },
 * });
 * ```
 */
export function getDnsRecordOutput(args: GetDnsRecordOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetDnsRecordResult> {
  return runtime.invokeOutput<GetDnsRecordResult>("streamprov:index/getDnsRecord:getDnsRecord", utilities.forwardUnknown({
    id: args.id,
    environment: args.environment,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getDnsRecord. */
export interface GetDnsRecordArgs {
  /** ID of the DNS record, `dnsrec-...`. Must not be empty. */
  id: string;
  /** Environment that contains this object. */
  environment: types.input.GetDnsRecordEnvironment;
}

/** Arguments of getDnsRecordOutput. */
export interface GetDnsRecordOutputArgs {
  /** ID of the DNS record, `dnsrec-...`. Must not be empty. */
  id: pulumi.Input<string>;
  /** Environment that contains this object. */
  environment: pulumi.Input<types.input.GetDnsRecordEnvironmentArgs>;
}

/** Result of getDnsRecord. */
export interface GetDnsRecordResult {
  /** ID of the DNS record, `dnsrec-...`. */
  id: string;
  /** Environment that contains this object. */
  environment: types.output.GetDnsRecordEnvironment;
  /** Display name. */
  displayName: string;
  /** Fully qualified domain name of the record. */
  domain: string;
  /** Gateway that contains this object. Always one element. */
  gateways: types.output.GetDnsRecordGateway[];
  /** Access point that the domain resolves to. */
  privateLinkAccessPoints: types.output.GetDnsRecordPrivateLinkAccessPoint[];
}
