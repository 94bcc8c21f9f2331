// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/anti-ddos.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the forwarding listeners of the Anti-DDoS instances.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const listeners = cloudprov.getAntiddosListListenerOutput();
 * ```
 */
export function getAntiddosListListener(args: GetAntiddosListListenerArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetAntiddosListListenerResult> {
  return runtime.invoke("cloudprov:index/getAntiddosListListener:getAntiddosListListener", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the forwarding listeners of the Anti-DDoS instances.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const listeners = cloudprov.getAntiddosListListenerOutput();
 * ```
 */
export function getAntiddosListListenerOutput(args: GetAntiddosListListenerOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetAntiddosListListenerResult> {
  return runtime.invokeOutput<GetAntiddosListListenerResult>("cloudprov:index/getAntiddosListListener:getAntiddosListListener", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getAntiddosListListener. */
export interface GetAntiddosListListenerArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
}

/** Arguments of getAntiddosListListenerOutput. */
export interface GetAntiddosListListenerOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
}

/** Result of getAntiddosListListener. */
export interface GetAntiddosListListenerResult {
  /** Listeners by port. */
  layer4Listeners: types.output.GetAntiddosListListenerLayer4Listener[];
  /** Listeners by domain. */
  layer7Listeners: types.output.GetAntiddosListListenerLayer7Listener[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
}
