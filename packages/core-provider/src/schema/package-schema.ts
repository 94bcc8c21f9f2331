/**
 * The part of the Pulumi package schema that this package emits and generates from. Field names and meanings are those
 * of Pulumi's own schema format.
 */
export interface PackageSchema {
  readonly name: string;
  readonly displayName: string;
  readonly version: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly homepage: string;
  readonly license: string;
  readonly repository: string;
  readonly publisher: string;
  /** Where the engine downloads the plugin. Absent: from Pulumi's own places. */
  readonly pluginDownloadURL?: string;
  readonly meta: { readonly moduleFormat: string };
  readonly language: LanguageSections;
  readonly config: { readonly variables: Readonly<Record<string, PropertySpec>> };
  readonly types: Readonly<Record<string, ObjectTypeSpec | EnumTypeSpec>>;
  readonly provider: ResourceSchema;
  readonly resources: Readonly<Record<string, ResourceSchema>>;
  readonly functions: Readonly<Record<string, FunctionSchema>>;
}

/** Language-specific settings of the SDK generators. */
export interface LanguageSections {
  readonly nodejs: { readonly packageName: string } & Readonly<Record<string, unknown>>;
  readonly python: { readonly packageName: string } & Readonly<Record<string, unknown>>;
  readonly go: { readonly importBasePath: string } & Readonly<Record<string, unknown>>;
  readonly csharp: { readonly rootNamespace: string } & Readonly<Record<string, unknown>>;
  readonly java: { readonly basePackage: string } & Readonly<Record<string, unknown>>;
}

/**
 * The type of a value: a primitive, a list, a map, a string that can also be written as a member of an enumeration
 * (`oneOf`), or a reference to an object type of the package or to anything (`Any`).
 */
export interface TypeSpec {
  readonly type?: "string" | "integer" | "number" | "boolean" | "array" | "object";
  /** `#/types/<token>` or `pulumi.json#/Any`. */
  readonly $ref?: string;
  /** `string`, and the enumeration that has names for the values. */
  readonly oneOf?: readonly [TypeSpec, TypeSpec];
  /** Element of an array. */
  readonly items?: TypeSpec;
  /** Element of a map. */
  readonly additionalProperties?: TypeSpec;
}

/** A property of a resource, a function or an object type. */
export interface PropertySpec extends TypeSpec {
  readonly description?: string;
  readonly default?: string | number | boolean;
  readonly secret?: boolean;
  readonly willReplaceOnChanges?: boolean;
  readonly deprecationMessage?: string;
}

/** An object with named properties. */
export interface ObjectTypeSpec {
  readonly type: "object";
  readonly description?: string;
  readonly properties: Readonly<Record<string, PropertySpec>>;
  /** Names of the properties that always have a value, in inputs and outputs unless `language` says otherwise. */
  readonly required?: readonly string[];
  readonly language?: { readonly nodejs: { readonly requiredOutputs: readonly string[] } };
}

/** A closed set of strings. */
export interface EnumTypeSpec {
  readonly type: "string";
  readonly description?: string;
  readonly enum: readonly { readonly name: string; readonly value: string }[];
}

/** A resource, or the provider itself. */
export interface ResourceSchema {
  readonly description: string;
  readonly properties: Readonly<Record<string, PropertySpec>>;
  readonly required?: readonly string[];
  readonly inputProperties: Readonly<Record<string, PropertySpec>>;
  readonly requiredInputs?: readonly string[];
  /** The state that a lookup of an existing resource (`get`) accepts. */
  readonly stateInputs?: ObjectTypeSpec;
  /** The inputs of a listing of existing resources. Present if the resource has a listing. */
  readonly listInputs?: ObjectTypeSpec;
  /** Types that the resource had before. */
  readonly aliases?: readonly { readonly type: string }[];
  readonly deprecationMessage?: string;
}

/** A lookup function. */
export interface FunctionSchema {
  readonly description: string;
  readonly inputs?: ObjectTypeSpec;
  readonly outputs: ObjectTypeSpec;
  readonly deprecationMessage?: string;
}

/** True for a closed set of strings, false for an object. */
export function isEnumType(type: ObjectTypeSpec | EnumTypeSpec): type is EnumTypeSpec {
  return type.type === "string";
}

/** The token of the enumeration that has names for the values of a property; undefined for other types. */
export function enumTokenOf({ oneOf }: TypeSpec): string | undefined {
  const ref = oneOf?.[1].$ref;
  return ref === undefined ? undefined : tokenOf(ref);
}

/** The reference to a type of the package. */
export function refTo(token: string): TypeSpec {
  return { $ref: refPrefix + token };
}

/** The token that a reference names; undefined when it names no type of the package. */
export function tokenOf(ref: string): string | undefined {
  return ref.startsWith(refPrefix) ? ref.slice(refPrefix.length) : undefined;
}

const refPrefix = "#/types/";
