// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { CustomResource } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/networking.ts";
import * as utilities from "./utilities.ts";

/**
 * A DNS forwarder, which lets the clusters of a gateway resolve names of your own domains. Set exactly one of forwardViaIp and forwardViaGcpDnsZones.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as streamprov from "@org/streamprov";
 *
 * const config = new pulumi.Config();
 * const forwarder = new streamprov.DnsForwarder("orders", {
 *     displayName: "orders",
 *     domains: ["example.com", "example.org"],
 *     gateway: { id: config.require("gatewayId") },
 *     environment: { id: config.require("environmentId") },
 *     forwardViaIp: { dnsServerIps: ["10.200.0.2", "10.200.0.3"] },
 * });
 * ```
 *
 * ## Import
 *
 * The import ID has the form `<environment ID>/<DNS forwarder ID>`.
 *
 * ```sh
 * pulumi import streamprov:index/dnsForwarder:DnsForwarder example env-abc123/dnsf-abc123
 * ```
 */
export class DnsForwarder extends CustomResource {
  /** @internal */
  public static readonly __pulumiType = "streamprov:index/dnsForwarder:DnsForwarder";

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
    state?: DnsForwarderState,
    opts?: pulumi.CustomResourceOptions,
  ): DnsForwarder {
    return new DnsForwarder(name, state as any, { ...opts, id });
  }

  /** Returns true if the value is an instance of DnsForwarder, even one created by another copy of this package. */
  public static override isInstance(obj: any): obj is DnsForwarder {
    return utilities.isInstance(obj, DnsForwarder.__pulumiType);
  }

  /** Display name. */
  declare public readonly displayName: pulumi.Output<string>;

  /** Domains to resolve. At most 10. */
  declare public readonly domains: pulumi.Output<string[]>;

  /** Gateway that contains this object. */
  declare public readonly gateway: pulumi.Output<types.output.DnsForwarderGateway>;

  /** Environment that contains this object. */
  declare public readonly environment: pulumi.Output<types.output.DnsForwarderEnvironment>;

  /** Forwards to your own DNS servers. */
  declare public readonly forwardViaIp: pulumi.Output<types.output.DnsForwarderForwardViaIp | undefined>;

  /** Forwards to DNS zones in Google Cloud. */
  declare public readonly forwardViaGcpDnsZones: pulumi.Output<types.output.DnsForwarderForwardViaGcpDnsZones | undefined>;

  /**
   * Declares the resource.
   *
   * @param name Unique name of the resource in the program.
   * @param args Its arguments.
   * @param opts Options of the resource.
   * @throws Error when a required argument is missing.
   */
  public constructor(name: string, args: DnsForwarderArgs, opts?: pulumi.CustomResourceOptions);
  public constructor(name: string, argsOrState?: DnsForwarderArgs | DnsForwarderState, opts: pulumi.CustomResourceOptions = {}) {
    const inputs: pulumi.Inputs = {};
    if (opts.id) {
      const state = argsOrState as DnsForwarderState | undefined;
      inputs["displayName"] = state?.displayName;
      inputs["domains"] = state?.domains;
      inputs["gateway"] = state?.gateway;
      inputs["environment"] = state?.environment;
      inputs["forwardViaIp"] = state?.forwardViaIp;
      inputs["forwardViaGcpDnsZones"] = state?.forwardViaGcpDnsZones;
    } else {
      const args = argsOrState as DnsForwarderArgs | undefined;
      inputs["displayName"] = args?.displayName;
      inputs["domains"] = args?.domains;
      inputs["gateway"] = args?.gateway;
      inputs["environment"] = args?.environment;
      inputs["forwardViaIp"] = args?.forwardViaIp;
      inputs["forwardViaGcpDnsZones"] = args?.forwardViaGcpDnsZones;
      utilities.requireArguments("DnsForwarder", name, inputs, args, opts, ["domains", "gateway", "environment"]);
      utilities.forwardUnknown(inputs, args);
    }
    super(DnsForwarder.__pulumiType, name, inputs, utilities.withDefaults(opts));
  }
}

/** State that `DnsForwarder.get` uses to look up an object. */
export interface DnsForwarderState {
  /** Display name. */
  displayName?: pulumi.Input<string | undefined>;
  /** Domains to resolve. At most 10. */
  domains?: pulumi.Input<pulumi.Input<string>[] | undefined>;
  /** Gateway that contains this object. */
  gateway?: pulumi.Input<types.input.DnsForwarderGateway | undefined>;
  /** Environment that contains this object. */
  environment?: pulumi.Input<types.input.DnsForwarderEnvironment | undefined>;
  /** Forwards to your own DNS servers. */
  forwardViaIp?: pulumi.Input<types.input.DnsForwarderForwardViaIp | undefined>;
  /** Forwards to DNS zones in Google Cloud. */
  forwardViaGcpDnsZones?: pulumi.Input<types.input.DnsForwarderForwardViaGcpDnsZones | undefined>;
}

/** Arguments of {@link DnsForwarder}. */
export interface DnsForwarderArgs {
  /** Display name. Can be changed in place. If omitted, the platform chooses a value. */
  displayName?: pulumi.Input<string | undefined>;
  /** Domains to resolve. At most 10. Can be changed in place. At most 10 elements. */
  domains: pulumi.Input<pulumi.Input<string>[]>;
  /** Gateway that contains this object. A change replaces the resource. */
  gateway: pulumi.Input<types.input.DnsForwarderGateway>;
  /** Environment that contains this object. A change replaces the resource. */
  environment: pulumi.Input<types.input.DnsForwarderEnvironment>;
  /** Forwards to your own DNS servers. A change replaces the resource. Exactly one of `forwardViaIp` or `forwardViaGcpDnsZones` must be set. */
  forwardViaIp?: pulumi.Input<types.input.DnsForwarderForwardViaIp | undefined>;
  /** Forwards to DNS zones in Google Cloud. A change replaces the resource. Exactly one of `forwardViaIp` or `forwardViaGcpDnsZones` must be set. */
  forwardViaGcpDnsZones?: pulumi.Input<types.input.DnsForwarderForwardViaGcpDnsZones | undefined>;
}
