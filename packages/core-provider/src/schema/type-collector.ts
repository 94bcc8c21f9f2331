import type { Field, Fields } from "../definition/field.ts";
import type { Rule } from "../definition/rules.ts";
import { typeToken } from "../definition/token.ts";
import { sentence } from "./describe.ts";
import { type EnumTypeSpec, type ObjectTypeSpec, refTo, type TypeSpec } from "./package-schema.ts";
import { inputProperty, outputProperty, requiredInputs, requiredOutputs } from "./property.ts";
import { nestedTypeName, singular, upperFirst } from "./type-name.ts";

/** Where a type is used: in inputs or in outputs. A type may be used in both. */
export type Use = "input" | "output";

/** Whose property a type belongs to. */
export interface Owner {
  /** The prefix of the type's name: `KafkaTopic`, `getKafkaTopic`; empty for configuration variables. */
  readonly name: string;
  /** Module of the type's token. */
  readonly module: "index" | "config";
}

/** Gathers the nested types of a package while its properties are walked. */
export class TypeCollector {
  readonly #pkg: string;
  readonly #objects = new Map<string, ObjectEntry>();
  readonly #enums = new Map<string, EnumTypeSpec>();

  constructor(pkg: string) {
    this.#pkg = pkg;
  }

  /**
   * The type of a property; nested types that it needs are added.
   *
   * @throws Error when two different types would get one name.
   */
  typeOf(field: Field, owner: Owner, property: string, use: Use): TypeSpec {
    switch (field.kind) {
      case "string":
        return field.facts.values ? this.#enumOf(field, field.facts.values, owner, property) : { type: "string" };
      case "integer":
      case "number":
      case "boolean":
        return { type: field.kind };
      case "any":
        return { $ref: "pulumi.json#/Any" };
      case "list":
      case "set":
        return { type: "array", items: this.#elementOf(field, owner, property, use) };
      case "map":
        return { type: "object", additionalProperties: this.#elementOf(field, owner, property, use) };
      case "object":
        return this.#objectOf(field, owner, property, use);
    }
  }

  /** All types found, by token. */
  types(): Record<string, ObjectTypeSpec | EnumTypeSpec> {
    const found: [string, ObjectTypeSpec | EnumTypeSpec][] = [...this.#enums];
    for (const [token, entry] of this.#objects) {
      if (this.#enums.has(token)) throw clash(token, "a set of strings", "an object");
      found.push([token, objectType(entry)]);
    }
    return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #elementOf(field: Field, owner: Owner, property: string, use: Use): TypeSpec {
    // Bridged SDKs keep the plural for the types of configuration variables, and programs name them.
    const name = owner.name === "" ? property : singular(property);
    return field.item ? this.typeOf(field.item, owner, name, use) : { $ref: "pulumi.json#/Any" };
  }

  #enumOf(field: Field, values: readonly string[], owner: Owner, property: string): TypeSpec {
    const token = typeToken(this.#pkg, field.facts.typeName ?? nestedTypeName(owner.name, property), owner.module);
    const type: EnumTypeSpec = {
      type: "string",
      description: sentence(field.facts.docs),
      enum: values.map((value) => ({ name: memberName(value), value })),
    };
    const known = this.#enums.get(token);
    if (known && JSON.stringify(known.enum) !== JSON.stringify(type.enum)) {
      throw clash(token, known.enum.map((e) => e.value).join(", "), values.join(", "));
    }
    if (!known) this.#enums.set(token, type);
    return refTo(token);
  }

  #objectOf(field: Field, owner: Owner, property: string, use: Use): TypeSpec {
    const name = field.facts.typeName ?? nestedTypeName(owner.name, property);
    const token = typeToken(this.#pkg, name, owner.module);
    const entry = this.#entry(token, field);
    const fields = field.fields ?? {};
    if (!entry.walked[use].has(fields)) {
      entry.walked[use].add(fields);
      for (const [member, inner] of Object.entries(fields)) {
        const type = this.typeOf(inner, { ...owner, name }, member, use);
        addMember(token, entry, member, { field: inner, type, use });
      }
    }
    return refTo(token);
  }

  #entry(token: string, field: Field): ObjectEntry {
    let entry = this.#objects.get(token);
    if (!entry) {
      entry = {
        docs: field.facts.docs,
        rules: field.rules ?? [],
        walked: { input: new Set(), output: new Set() },
        members: new Map(),
      };
      this.#objects.set(token, entry);
    }
    return entry;
  }
}

interface ObjectEntry {
  readonly docs: string;
  readonly rules: readonly Rule[];
  readonly walked: Record<Use, Set<Fields>>;
  readonly members: Map<string, Member>;
}

interface Member {
  readonly type: TypeSpec;
  input?: Field;
  output?: Field;
}

function addMember(
  token: string,
  entry: ObjectEntry,
  name: string,
  found: { readonly field: Field; readonly type: TypeSpec; readonly use: Use },
): void {
  const known = entry.members.get(name);
  if (known && JSON.stringify(known.type) !== JSON.stringify(found.type)) {
    throw clash(token, `${name}: ${JSON.stringify(known.type)}`, `${name}: ${JSON.stringify(found.type)}`);
  }
  const member = known ?? { type: found.type };
  member[found.use] ??= found.field;
  entry.members.set(name, member);
}

function objectType(entry: ObjectEntry): ObjectTypeSpec {
  const members = [...entry.members];
  const asInput = entry.walked.input.size > 0;
  const given = requiredInputs(fieldsOf(members, "input"));
  const read = requiredOutputs(fieldsOf(members, "output"));
  const required = asInput ? given : read;
  const differ = asInput && entry.walked.output.size > 0 && given.join() !== read.join();
  return {
    type: "object",
    description: sentence(entry.docs),
    properties: Object.fromEntries(
      members.map(([name, { type, input, output }]) => [
        name,
        input ? inputProperty(name, input, type, entry.rules) : outputProperty(output as Field, type),
      ]),
    ),
    ...(required.length > 0 ? { required } : {}),
    ...(differ ? { language: { nodejs: { requiredOutputs: read } } } : {}),
  };
}

function fieldsOf(members: readonly (readonly [string, Member])[], use: Use): Fields {
  const fields: Record<string, Field> = {};
  for (const [name, member] of members) {
    const field = member[use];
    if (field) fields[name] = field;
  }
  return fields;
}

/** `SINGLE_ZONE` stays, `-` and the like become `_`, a leading digit gets one before it: a name in every language. */
function memberName(value: string): string {
  const words = value.split(/[^a-zA-Z0-9]+/).filter((word) => word !== "");
  const name = words.map(upperFirst).join("_");
  return name === "" || /^\d/.test(name) ? `_${name}` : name;
}

function clash(token: string, one: string, other: string): Error {
  return new Error(
    `The type ${token} is needed for two different things (${one}; ${other}). Give one of the properties a typeName.`,
  );
}
