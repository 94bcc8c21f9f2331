// Generated from the package's schema.json. Do not edit: change the definitions and regenerate.
import * as pulumi from "@pulumi/pulumi";

/** Version of this package and of its plugin. */
export const version = "0.0.0";

/** Where the engine downloads the plugin when it is not installed. */
const pluginDownloadURL = "https://releases.org.example/@org/streamprov";

/** Adds this package's plugin and the options of the resource class. */
export function withDefaults<O extends pulumi.ResourceOptions | pulumi.InvokeOptions>(
  opts: O | undefined,
  own?: pulumi.CustomResourceOptions,
): O {
  const defaults = pulumi.mergeOptions({ version, pluginDownloadURL }, opts as pulumi.CustomResourceOptions);
  return (own === undefined ? defaults : pulumi.mergeOptions(defaults, own)) as O;
}

/** Marks a value as secret. Undefined stays undefined. */
export function secret<T>(value: pulumi.Input<T> | undefined): pulumi.Output<pulumi.Unwrap<T>> | undefined {
  return value === undefined ? undefined : pulumi.secret(value);
}

/** Converts a value to JSON, the form in which the engine stores a provider's settings. Undefined stays undefined. */
export function json(value: unknown): pulumi.Output<string> | undefined {
  return value === undefined ? undefined : pulumi.output(value).apply((v) => JSON.stringify(v));
}

/** Names of arguments that are not properties of the type, such as misspelled ones. */
function unknownArguments(inputs: pulumi.Inputs, args: object | undefined): string[] {
  return Object.entries(args ?? {})
    .filter(([key, value]) => !Object.hasOwn(inputs, key) && value !== undefined && typeof value !== "function")
    .map(([key]) => key)
    // A program may spread a resource into the arguments.
    .filter((key) => key !== "id" && key !== "urn" && !key.startsWith("__"));
}

/** Adds unknown arguments to the inputs: the plugin rejects them and suggests the right names. */
export function forwardUnknown(inputs: pulumi.Inputs, args: object | undefined): pulumi.Inputs {
  for (const key of unknownArguments(inputs, args)) inputs[key] = (args as pulumi.Inputs)[key];
  return inputs;
}

/** Throws an error that names all missing required arguments. */
export function requireArguments(
  type: string,
  name: string,
  inputs: pulumi.Inputs,
  args: object | undefined,
  opts: pulumi.ResourceOptions,
  required: readonly string[],
): void {
  // A resource that is rebuilt from its URN has no arguments.
  if (opts.urn) return;
  const missing = required.filter((key) => inputs[key] === undefined);
  if (missing.length === 0) return;
  // One of these may be a required argument, misspelled: the plugin suggests the right name.
  if (unknownArguments(inputs, args).length > 0) return;
  const which = missing.map((key) => `'${key}'`).join(", ");
  throw new Error(
    `${type} "${name}": Missing required ${missing.length === 1 ? "property" : "properties"} ${which}. Set ${missing.length === 1 ? "it" : "them"} in the arguments.`,
  );
}

/** Returns true for an object of the type, even one created by another copy of this package. */
export function isInstance(obj: any, type: string): boolean {
  return obj !== undefined && obj !== null && obj["__pulumiType"] === type;
}
