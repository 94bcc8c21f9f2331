import { isObject, type Properties } from "../../state/deployment.ts";
import type { ResourceSpec, Schema, TypeSpec } from "../takeover.ts";

/** Key that marks special values: secrets, assets, references to resources. */
export const signature = "4dabf18193072939515e22adb298388d";

/** Members that the bridge adds to inputs and outputs. */
const bridgeMembers = ["__defaults", "__meta", "__pulumi_raw_state_delta"];

/** Inputs in the form of the new provider, and the properties that have no such form. */
export interface Taken {
  readonly properties: Properties;
  /** Paths of properties that the new provider does not have, or that have another form. */
  readonly strangers: readonly string[];
}

/**
 * The inputs of a resource without the bridge's members, at any depth. The bridge lists defaults in every object. The new
 * provider has one list of them, with their values.
 */
export function takenInputs(inputs: Properties, spec: ResourceSpec, schema: Schema): Taken {
  const defaulted = defaultedIn(inputs, "");
  const strangers = strangersIn(inputs, spec.inputProperties, schema, "");
  const properties = plain(inputs) as Properties;
  return {
    properties: Object.keys(defaulted).length === 0 ? properties : { __defaults: defaulted, ...properties },
    strangers,
  };
}

/** The outputs of a resource that the new provider also has. The ID is not an output there. */
export function takenOutputs(outputs: Properties, spec: ResourceSpec): Properties {
  return Object.fromEntries(
    Object.entries(plain(outputs) as Properties).filter(
      ([name, value]) => value !== null && Object.hasOwn(spec.properties, name),
    ),
  );
}

/** A value without the bridge's members. Encrypted values do not change. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isObject(value)) return value;
  if (Object.hasOwn(value, signature)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !bridgeMembers.includes(name))
      .map(([name, inner]) => [name, plain(inner)]),
  );
}

/** The defaults that the bridge set, by path. Elements of lists are skipped. */
function defaultedIn(value: unknown, path: string): Record<string, unknown> {
  if (!isObject(value) || Object.hasOwn(value, signature)) return {};
  const { __defaults: names } = value;
  const own = (Array.isArray(names) ? names : []).flatMap((name) =>
    typeof name === "string" && isPlain(value[name]) ? [[within(path, name), value[name]] as const] : [],
  );
  const inner = Object.entries(value).flatMap(([name, each]) => Object.entries(defaultedIn(each, within(path, name))));
  return Object.fromEntries([...own, ...inner]);
}

function isPlain(value: unknown): boolean {
  return ["string", "number", "boolean"].includes(typeof value);
}

/** The paths of properties that do not match the schema: unknown names, or a list instead of an object. */
function strangersIn(
  value: Properties,
  properties: Readonly<Record<string, TypeSpec>>,
  schema: Schema,
  path: string,
): readonly string[] {
  return Object.entries(value)
    .filter(([name]) => !bridgeMembers.includes(name))
    .flatMap(([name, inner]) => {
      const at = within(path, name);
      const spec = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return spec === undefined ? [at] : misfits(inner, spec, schema, at);
    });
}

function misfits(value: unknown, spec: TypeSpec, schema: Schema, path: string): readonly string[] {
  if (value === null || (isObject(value) && Object.hasOwn(value, signature))) return [];
  if (spec.items !== undefined) {
    const { items } = spec;
    return Array.isArray(value) ? value.flatMap((each, at) => misfits(each, items, schema, `${path}[${at}]`)) : [path];
  }
  const inner = spec.$ref?.startsWith("#/types/")
    ? schema.types[spec.$ref.slice("#/types/".length)]?.properties
    : undefined;
  if (inner !== undefined) return isObject(value) ? strangersIn(value, inner, schema, path) : [path];
  return Array.isArray(value) && spec.type !== undefined ? [path] : [];
}

function within(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}
