// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type * as enums from "./types/enums.ts";
import type { types } from "./types/families/load-balancing.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the listeners of a load balancer, optionally filtered by ID, protocol and port.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const https = cloudprov.getClbListenersOutput({ clbId: config.require("clbId"), protocol: "HTTPS" });
 * ```
 */
export function getClbListeners(args: GetClbListenersArgs, opts?: pulumi.InvokeOptions): Promise<GetClbListenersResult> {
  return runtime.invoke("cloudprov:index/getClbListeners:getClbListeners", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    clbId: args.clbId,
    listenerId: args.listenerId,
    protocol: args.protocol,
    port: args.port,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the listeners of a load balancer, optionally filtered by ID, protocol and port.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as pulumi from "@pulumi/pulumi";
 * import * as cloudprov from "@org/cloudprov";
 *
 * const config = new pulumi.Config();
 * const https = cloudprov.getClbListenersOutput({ clbId: config.require("clbId"), protocol: "HTTPS" });
 * ```
 */
export function getClbListenersOutput(args: GetClbListenersOutputArgs, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetClbListenersResult> {
  return runtime.invokeOutput<GetClbListenersResult>("cloudprov:index/getClbListeners:getClbListeners", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    clbId: args.clbId,
    listenerId: args.listenerId,
    protocol: args.protocol,
    port: args.port,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getClbListeners. */
export interface GetClbListenersArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** ID of the load balancer, `lb-...`. Must be the ID of a load balancer, such as lb-7a0t6zqb. */
  clbId: string;
  /** ID of the listener without the load balancer, `lbl-...`. Must be the ID of a listener, such as lbl-hh141sn9. */
  listenerId?: string | undefined;
  /** Protocol. One of `TCP`, `UDP`, `HTTP`, `HTTPS`, `TCP_SSL` or `QUIC`. */
  protocol?: enums.GetClbListenersProtocol | (string & {}) | undefined;
  /** Port. Between 1 and 65535. */
  port?: number | undefined;
}

/** Arguments of getClbListenersOutput. */
export interface GetClbListenersOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** ID of the load balancer, `lb-...`. Must be the ID of a load balancer, such as lb-7a0t6zqb. */
  clbId: pulumi.Input<string>;
  /** ID of the listener without the load balancer, `lbl-...`. Must be the ID of a listener, such as lbl-hh141sn9. */
  listenerId?: pulumi.Input<string | undefined>;
  /** Protocol. One of `TCP`, `UDP`, `HTTP`, `HTTPS`, `TCP_SSL` or `QUIC`. */
  protocol?: pulumi.Input<enums.GetClbListenersProtocol | (string & {}) | undefined>;
  /** Port. Between 1 and 65535. */
  port?: pulumi.Input<number | undefined>;
}

/** Result of getClbListeners. */
export interface GetClbListenersResult {
  /** The listeners, in the platform's order. */
  listenerLists: types.output.GetClbListenersListenerList[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** ID of the load balancer, `lb-...`. */
  clbId: string;
  /** ID of the listener without the load balancer, `lbl-...`. */
  listenerId?: string;
  /** Protocol. */
  protocol?: string;
  /** Port. */
  port?: number;
}
