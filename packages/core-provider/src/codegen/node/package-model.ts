import {
  type EnumTypeSpec,
  enumTokenOf,
  isEnumType,
  type ObjectTypeSpec,
  type PackageSchema,
  type PropertySpec,
  type ResourceSchema,
  type TypeSpec,
  tokenOf,
} from "../../schema/package-schema.ts";
import { upperFirst } from "../../schema/type-name.ts";

/** How a nested object type is used, and so which interfaces the SDK needs of it. */
export interface TypeUses {
  /** In arguments of resources, and in arguments of the output-taking form of functions: its members may be outputs. */
  readonly input: boolean;
  /** In arguments of the plain form of functions: its members are plain values. */
  readonly plain: boolean;
  /** In what resources and functions return. */
  readonly output: boolean;
}

/** The place of a schema type in the SDK. */
export interface TypePlace {
  /** `config` for types of configuration variables; undefined at the top. */
  readonly namespace: string | undefined;
  /** Name of the interface or constant. */
  readonly name: string;
}

/** The schema, or a part of it, with lookups that the generator needs. */
export class PackageModel {
  readonly schema: PackageSchema;
  /** The file of the SDK with its nested types. */
  readonly typesFile: string;
  readonly #uses = new Map<string, { input: boolean; plain: boolean; output: boolean }>();
  readonly #enums = new Set<string>();

  constructor(schema: PackageSchema, typesFile: string) {
    this.schema = schema;
    this.typesFile = typesFile;
    for (const resource of [schema.provider, ...Object.values(schema.resources)]) this.#walkResource(resource);
    for (const { inputs, outputs } of Object.values(schema.functions)) {
      this.#walk(inputs?.properties, "plain");
      this.#walk(inputs?.properties, "input");
      this.#walk(outputs.properties, "output");
    }
    this.#walk(schema.config.variables, "output");
  }

  /** All resources and functions. */
  tokens(): string[] {
    return [...Object.keys(this.schema.resources), ...Object.keys(this.schema.functions)];
  }

  /** How an object type is used. */
  usesOf(token: string): TypeUses {
    return this.#uses.get(token) ?? { input: false, plain: false, output: false };
  }

  /** All object types that are used, by token. */
  objectTypes(): [string, ObjectTypeSpec][] {
    return Object.entries(this.schema.types).filter(
      (entry): entry is [string, ObjectTypeSpec] => !isEnumType(entry[1]) && this.#uses.has(entry[0]),
    );
  }

  /** All closed sets of strings that are used, by token. */
  enumTypes(): [string, EnumTypeSpec][] {
    return Object.entries(this.schema.types).filter(
      (entry): entry is [string, EnumTypeSpec] => isEnumType(entry[1]) && this.#enums.has(entry[0]),
    );
  }

  /** The object type that a reference names. */
  objectType(token: string): ObjectTypeSpec {
    const type = this.schema.types[token];
    if (!type || isEnumType(type))
      throw new Error(`The schema of ${this.schema.name} refers to the type ${token}, which it does not have.`);
    return type;
  }

  /** Returns true if a value of the type contains a secret. */
  holdsSecret(spec: PropertySpec): boolean {
    if (spec.secret) return true;
    const inner = spec.items ?? spec.additionalProperties;
    if (inner) return this.holdsSecret(inner);
    const token = spec.$ref === undefined ? undefined : tokenOf(spec.$ref);
    if (token === undefined) return false;
    return Object.values(this.objectType(token).properties).some((property) => this.holdsSecret(property));
  }

  #walkResource({ inputProperties, stateInputs, properties }: ResourceSchema): void {
    this.#walk(inputProperties, "input");
    this.#walk(stateInputs?.properties, "input");
    this.#walk(properties, "output");
  }

  #walk(properties: Readonly<Record<string, TypeSpec>> | undefined, use: keyof TypeUses): void {
    for (const spec of Object.values(properties ?? {})) this.#walkType(spec, use);
  }

  #walkType(spec: TypeSpec, use: keyof TypeUses): void {
    const inner = spec.items ?? spec.additionalProperties;
    if (inner) this.#walkType(inner, use);
    const enumToken = enumTokenOf(spec);
    if (enumToken !== undefined) this.#enums.add(enumToken);
    const token = spec.$ref === undefined ? undefined : tokenOf(spec.$ref);
    if (token === undefined) return;
    const uses = this.#uses.get(token) ?? { input: false, plain: false, output: false };
    if (uses[use]) return;
    uses[use] = true;
    this.#uses.set(token, uses);
    this.#walk(this.objectType(token).properties, use);
  }
}

/** `KafkaTopic` of `streamprov:index/kafkaTopic:KafkaTopic`. */
export function nameOf(token: string): string {
  return token.slice(token.lastIndexOf(":") + 1);
}

/** `index/kafkaTopic` of `streamprov:index/kafkaTopic:KafkaTopic`. */
export function moduleOf(token: string): string {
  return token.split(":")[1] ?? "";
}

/** `kafkaTopic.ts` for the resource KafkaTopic, `getKafkaTopic.ts` for the function: its file in the SDK. */
export function fileOf(token: string): string {
  const name = nameOf(token);
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}.ts`;
}

/** The name of an enumeration. A namespace would have to exist at run time, so it is part of the name. */
export function enumName(token: string): string {
  const { namespace, name } = placeOf(token);
  return namespace === undefined ? name : upperFirst(namespace) + name;
}

/** Returns the place of a nested type. */
export function placeOf(token: string): TypePlace {
  const [namespace] = moduleOf(token).split("/");
  return { namespace: namespace === "index" ? undefined : namespace, name: upperFirst(nameOf(token)) };
}
