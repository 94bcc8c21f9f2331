import { isObject } from "@org/simulator";

/** An Avro schema, its names resolved. Named types are shared, so recursive ones hold themselves. */
export type Avro =
  | { readonly kind: "primitive"; readonly name: string }
  | { readonly kind: "array"; readonly items: Avro }
  | { readonly kind: "map"; readonly values: Avro }
  | { readonly kind: "union"; readonly branches: readonly Avro[] }
  | AvroNamed;

/** A type with a name. */
export type AvroNamed =
  | {
      readonly kind: "record";
      readonly name: string;
      readonly aliases: readonly string[];
      fields: readonly AvroField[];
    }
  | {
      readonly kind: "enum";
      readonly name: string;
      readonly aliases: readonly string[];
      readonly symbols: readonly string[];
      readonly hasDefault: boolean;
    }
  | { readonly kind: "fixed"; readonly name: string; readonly aliases: readonly string[]; readonly size: number };

/** A field of a record. */
export interface AvroField {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly type: Avro;
  readonly hasDefault: boolean;
}

/** An Avro schema that is not one: says where and why. */
export class AvroError extends Error {}

const primitives = new Set(["null", "boolean", "int", "long", "float", "double", "bytes", "string"]);

/**
 * Reads an Avro schema.
 *
 * @param json the schema, parsed.
 * @param names the named types it may refer to; its own are added.
 * @throws an {@link AvroError} for what Avro does not allow.
 */
export function readAvro(json: unknown, names: Map<string, AvroNamed> = new Map()): Avro {
  return read(json, "", names);
}

/** Writes a schema as the registry keeps it: members in Avro's order, `{"type": "string"}` as `"string"`. */
export function writeAvro(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(writeAvro);
  if (!isObject(json)) return json;
  const { type } = json;
  if (typeof type === "string" && primitives.has(type) && Object.keys(json).length === 1) return type;
  if (isObject(type) || Array.isArray(type)) {
    if (!Object.hasOwn(json, "name")) return writeAvro(type);
  }
  const written: Record<string, unknown> = {};
  for (const name of inOrder(json)) {
    const value = json[name];
    const holdsTypes = name === "type" || name === "items" || name === "values";
    if (name === "fields" && Array.isArray(value)) written[name] = value.map(writeField);
    else written[name] = holdsTypes ? writeAvro(value) : value;
  }
  return written;
}

function writeField(field: unknown): unknown {
  if (!isObject(field)) return field;
  const order = ["name", "type", "doc", "default"];
  const names = [...order.filter((name) => Object.hasOwn(field, name)), ...others(field, order)];
  return Object.fromEntries(names.map((name) => [name, name === "type" ? writeAvro(field[name]) : field[name]]));
}

function inOrder(json: Record<string, unknown>): string[] {
  const order = ["type", "name", "namespace", "doc", "fields", "symbols", "size", "items", "values"];
  return [...order.filter((name) => Object.hasOwn(json, name)), ...others(json, order)];
}

function others(json: Record<string, unknown>, known: readonly string[]): string[] {
  return Object.keys(json).filter((name) => !known.includes(name));
}

function read(json: unknown, namespace: string, names: Map<string, AvroNamed>): Avro {
  if (typeof json === "string") return byName(json, namespace, names);
  if (Array.isArray(json)) return { kind: "union", branches: json.map((one) => read(one, namespace, names)) };
  if (!isObject(json)) throw new AvroError(`No type: ${JSON.stringify(json)}`);
  const { type } = json;
  switch (type) {
    case "array":
      return { kind: "array", items: read(json["items"], namespace, names) };
    case "map":
      return { kind: "map", values: read(json["values"], namespace, names) };
    case "record":
    case "error":
    case "enum":
    case "fixed":
      return readNamed(json, type === "error" ? "record" : type, namespace, names);
    default:
      if (type === undefined) throw new AvroError(`No type: ${JSON.stringify(json)}`);
      return read(type, namespace, names);
  }
}

function byName(name: string, namespace: string, names: Map<string, AvroNamed>): Avro {
  if (primitives.has(name)) return { kind: "primitive", name };
  const found = names.get(qualified(name, namespace)) ?? names.get(name);
  if (found === undefined) throw new AvroError(`Undefined name: "${name}"`);
  return found;
}

function readNamed(
  json: Record<string, unknown>,
  kind: "record" | "enum" | "fixed",
  outer: string,
  names: Map<string, AvroNamed>,
): Avro {
  const given = json["name"];
  if (typeof given !== "string" || !/^[A-Za-z_][A-Za-z0-9_.]*$/.test(given)) {
    throw new AvroError(`Illegal name: ${JSON.stringify(given)}`);
  }
  const own = typeof json["namespace"] === "string" ? json["namespace"] : outer;
  const name = qualified(given, own);
  const namespace = name.includes(".") ? name.slice(0, name.lastIndexOf(".")) : "";
  if (names.has(name)) throw new AvroError(`Can't redefine: ${name}`);
  const aliases = texts(json["aliases"]).map((alias) => qualified(alias, namespace));

  if (kind === "fixed") {
    const size = json["size"];
    if (typeof size !== "number") throw new AvroError(`Invalid or no size: ${name}`);
    return keep(names, { kind, name, aliases, size });
  }
  if (kind === "enum") {
    if (!Array.isArray(json["symbols"])) throw new AvroError(`Enum has no symbols: ${name}`);
    return keep(names, { kind, name, aliases, symbols: texts(json["symbols"]), hasDefault: "default" in json });
  }
  const fields = json["fields"];
  if (!Array.isArray(fields)) throw new AvroError(`Record has no fields: ${name}`);
  const record: Extract<AvroNamed, { kind: "record" }> = { kind, name, aliases, fields: [] };
  names.set(name, record);
  record.fields = fields.map((field) => readField(field, name, namespace, names));
  if (new Set(record.fields.map((field) => field.name)).size < fields.length) {
    throw new AvroError(`Duplicate field in record ${name}`);
  }
  return record;
}

function readField(json: unknown, record: string, namespace: string, names: Map<string, AvroNamed>): AvroField {
  if (!isObject(json) || typeof json["name"] !== "string") throw new AvroError(`No field name in record ${record}`);
  if (json["type"] === undefined) throw new AvroError(`No field type: ${json["name"]} in ${record}`);
  return {
    name: json["name"],
    aliases: texts(json["aliases"]),
    type: read(json["type"], namespace, names),
    hasDefault: "default" in json,
  };
}

function keep<T extends AvroNamed>(names: Map<string, AvroNamed>, type: T): T {
  names.set(type.name, type);
  return type;
}

function qualified(name: string, namespace: string): string {
  return name.includes(".") || namespace === "" ? name : `${namespace}.${name}`;
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}
