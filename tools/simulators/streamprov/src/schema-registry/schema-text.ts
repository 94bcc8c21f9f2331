import { isObject } from "@org/simulator";
import type { SchemaVersion } from "../records.ts";
import { type Avro, AvroError, type AvroNamed, readAvro, writeAvro } from "./avro.ts";
import { registryError } from "./errors.ts";

/** A schema that was read. */
export interface ParsedSchema {
  readonly type: SchemaVersion["schemaType"];
  /** The text as the registry keeps and gives it back. */
  readonly canonical: string;
  /** The text by which it is compared when it is normalized. */
  readonly normalized: string;
  /** Set for AVRO. */
  readonly avro?: Avro;
}

/**
 * Reads a schema's text.
 *
 * @param referenced the schemas that it refers to, each after those that it needs itself.
 * @throws a 422 with code 42201 for an unknown type or a text that is not a schema of its type.
 */
export function parseSchema(type: string, text: string, referenced: readonly SchemaVersion[]): ParsedSchema {
  switch (type) {
    case "AVRO":
      return parseAvro(text, referenced);
    case "JSON":
      return parseJson(text);
    case "PROTOBUF":
      return parseProtobuf(text);
    default:
      throw registryError(422, 42201, `Invalid schema type ${type}`);
  }
}

function parseAvro(text: string, referenced: readonly SchemaVersion[]): ParsedSchema {
  const json = readJson(text);
  const names = new Map<string, AvroNamed>();
  try {
    for (const one of referenced) {
      // Two references may lead to one schema, which then is read once.
      if (!isKnown(one, names)) readAvro(JSON.parse(one.schema), names);
    }
    const avro = readAvro(json, names);
    const written = writeAvro(json);
    return { type: "AVRO", canonical: JSON.stringify(written), normalized: JSON.stringify(sorted(written)), avro };
  } catch (error) {
    if (error instanceof AvroError) throw invalid(text, error.message);
    throw error;
  }
}

function isKnown(one: SchemaVersion, names: ReadonlyMap<string, AvroNamed>): boolean {
  const json: unknown = JSON.parse(one.schema);
  if (!isObject(json) || typeof json["name"] !== "string") return false;
  const namespace = typeof json["namespace"] === "string" ? `${json["namespace"]}.` : "";
  return names.has(json["name"]) || names.has(namespace + json["name"]);
}

function parseJson(text: string): ParsedSchema {
  const json = readJson(text);
  if (!isObject(json) && typeof json !== "boolean") throw invalid(text, "expected an object or a boolean");
  return { type: "JSON", canonical: JSON.stringify(json), normalized: JSON.stringify(sorted(json)) };
}

// Not a parser: rejects empty texts and braces that do not match, and ignores comments and spacing.
function parseProtobuf(text: string): ParsedSchema {
  const bare = text.replace(/\/\*[\s\S]*?\*\//g, " ").replace(/\/\/[^\n]*/g, " ");
  const braces = (brace: string) => bare.split(brace).length;
  if (!/\b(message|enum|service|extend)\s+\w+/.test(bare) || braces("{") !== braces("}")) {
    throw invalid(text, "expected a message, an enum or a service");
  }
  const normalized = bare.replace(/\s+/g, " ").replace(/ ?([{}=;[\](),]) ?/g, "$1");
  return { type: "PROTOBUF", canonical: text, normalized };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw invalid(text, error instanceof Error ? error.message : String(error));
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, sorted(value[name])]),
  );
}

function invalid(text: string, details: string) {
  return registryError(422, 42201, `Invalid schema ${text}, details: ${details}`);
}
