// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/api-gateway.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the APIs that use an upstream.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const apis = cloudprov.getApiGatewayUpstreamsOutput({
 *     upstreamId: config.require("upstreamId"),
 *     filters: [{ name: "ServiceId", values: [config.require("serviceId")] }],
 * });
 * ```
 */
export function getApiGatewayUpstreams(args: GetApiGatewayUpstreamsArgs, opts?: pulumi.InvokeOptions): Promise<GetApiGatewayUpstreamsResult> {
  return runtime.invoke("cloudprov:index/getApiGatewayUpstreams:getApiGatewayUpstreams", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    upstreamId: args.upstreamId,
    filters: args.filters,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the APIs that use an upstream.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const apis = cloudprov.getApiGatewayUpstreamsOutput({
 *     upstreamId: config.require("upstreamId"),
 *     filters: [{ name: "ServiceId", values: [config.require("serviceId")] }],
 * });
 * ```
 */
export function getApiGatewayUpstreamsOutput(args: GetApiGatewayUpstreamsOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetApiGatewayUpstreamsResult> {
  return runtime.invokeOutput<GetApiGatewayUpstreamsResult>("cloudprov:index/getApiGatewayUpstreams:getApiGatewayUpstreams", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    upstreamId: args.upstreamId,
    filters: args.filters,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getApiGatewayUpstreams. */
export interface GetApiGatewayUpstreamsArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** The upstream, `upstream-...`. Must not be empty. */
  upstreamId: string;
  /** Filters that must all match. */
  filters?: types.input.GetApiGatewayUpstreamsFilter[] | undefined;
}

/** Arguments of getApiGatewayUpstreamsOutput. */
export interface GetApiGatewayUpstreamsOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** The upstream, `upstream-...`. Must not be empty. */
  upstreamId: pulumi.Input<string>;
  /** Filters that must all match. */
  filters?: pulumi.Input<pulumi.Input<types.input.GetApiGatewayUpstreamsFilterArgs>[] | undefined>;
}

/** Result of getApiGatewayUpstreams. */
export interface GetApiGatewayUpstreamsResult {
  /** The APIs, in the platform's order. */
  results: types.output.GetApiGatewayUpstreamsResult[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** The upstream, `upstream-...`. */
  upstreamId: string;
  /** Filters that must all match. */
  filters?: types.output.GetApiGatewayUpstreamsFilter[];
}
