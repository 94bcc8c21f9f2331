// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import { runtime } from "@pulumi/pulumi";
import type * as pulumi from "@pulumi/pulumi";
import type { types } from "./types/families/functions.ts";
import * as utilities from "./utilities.ts";

/**
 * Lists the functions of a namespace with their settings, optionally filtered by name, description and tags. Each function takes one request.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = cloudprov.getScfFunctionsOutput({ tags: { team: "shop" } });
 * ```
 */
export function getScfFunctions(args: GetScfFunctionsArgs = {}, opts?: pulumi.InvokeOptions): Promise<GetScfFunctionsResult> {
  return runtime.invoke("cloudprov:index/getScfFunctions:getScfFunctions", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    name: args.name,
    namespace: args.namespace,
    description: args.description,
    tags: args.tags,
  }, args), utilities.withDefaults(opts));
}

/**
 * Lists the functions of a namespace with their settings, optionally filtered by name, description and tags. Each function takes one request.
 *
 * ## Example Usage
 *
 * ```typescript
 * import * as cloudprov from "@org/cloudprov";
 *
 * const shop = cloudprov.getScfFunctionsOutput({ tags: { team: "shop" } });
 * ```
 */
export function getScfFunctionsOutput(args: GetScfFunctionsOutputArgs = {}, opts?: pulumi.InvokeOutputOptions): pulumi.Output<GetScfFunctionsResult> {
  return runtime.invokeOutput<GetScfFunctionsResult>("cloudprov:index/getScfFunctions:getScfFunctions", utilities.forwardUnknown({
    id: args.id,
    resultOutputFile: args.resultOutputFile,
    name: args.name,
    namespace: args.namespace,
    description: args.description,
    tags: args.tags,
  }, args), utilities.withDefaults(opts));
}

/** Arguments of getScfFunctions. */
export interface GetScfFunctionsArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: string | undefined;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string | undefined;
  /** Part of the name. */
  name?: string | undefined;
  /** Namespace of the functions. Defaults to `default`. */
  namespace?: string | undefined;
  /** Part of the description. */
  description?: string | undefined;
  /** Tags that the functions must have, by key, at most 10. There can be at most 10 `tags`. */
  tags?: { [key: string]: string } | undefined;
}

/** Arguments of getScfFunctionsOutput. */
export interface GetScfFunctionsOutputArgs {
  /** ID of the result. Accepted for compatibility; it has no effect. */
  id?: pulumi.Input<string | undefined>;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: pulumi.Input<string | undefined>;
  /** Part of the name. */
  name?: pulumi.Input<string | undefined>;
  /** Namespace of the functions. Defaults to `default`. */
  namespace?: pulumi.Input<string | undefined>;
  /** Part of the description. */
  description?: pulumi.Input<string | undefined>;
  /** Tags that the functions must have, by key, at most 10. There can be at most 10 `tags`. */
  tags?: pulumi.Input<{ [key: string]: pulumi.Input<string> } | undefined>;
}

/** Result of getScfFunctions. */
export interface GetScfFunctionsResult {
  /** The functions, in the platform's order. */
  functions: types.output.GetScfFunctionsFunction[];
  /** ID of the result. */
  id: string;
  /** File to write the result to, as JSON. A leading `~` is the home directory. The folder must exist. */
  resultOutputFile?: string;
  /** Part of the name. */
  name?: string;
  /** Namespace of the functions. Defaults to `default`. */
  namespace?: string;
  /** Part of the description. */
  description?: string;
  /** Tags that the functions must have, by key, at most 10. */
  tags?: { [key: string]: string };
}
