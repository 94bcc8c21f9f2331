import type { Avro, AvroNamed } from "./avro.ts";

/**
 * Why data written with one schema cannot be read with another, by Avro's rules of schema resolution. Empty when it can.
 */
export function whyUnreadable(reader: Avro, writer: Avro): string[] {
  return compare(reader, writer, "/", new Set());
}

const promotions: Readonly<Record<string, readonly string[]>> = {
  long: ["int"],
  float: ["int", "long"],
  double: ["int", "long", "float"],
  bytes: ["string"],
  string: ["bytes"],
};

function compare(reader: Avro, writer: Avro, at: string, underWay: Set<string>): string[] {
  if (writer.kind === "union") {
    return writer.branches.flatMap((branch, index) => compare(reader, branch, `${at}${index}/`, underWay));
  }
  if (reader.kind === "union") {
    const readable = reader.branches.some((branch) => compare(branch, writer, at, new Set(underWay)).length === 0);
    return readable ? [] : [`MISSING_UNION_BRANCH at ${at}: the reader union lacks the writer type ${nameOf(writer)}`];
  }
  if (reader.kind === "primitive" && writer.kind === "primitive") {
    const fits = reader.name === writer.name || promotions[reader.name]?.includes(writer.name);
    return fits ? [] : [mismatch(reader, writer, at)];
  }
  if (reader.kind === "array" && writer.kind === "array") {
    return compare(reader.items, writer.items, `${at}items/`, underWay);
  }
  if (reader.kind === "map" && writer.kind === "map") {
    return compare(reader.values, writer.values, `${at}values/`, underWay);
  }
  if (isNamed(reader) && isNamed(writer)) return compareNamed(reader, writer, at, underWay);
  return [mismatch(reader, writer, at)];
}

function compareNamed(reader: AvroNamed, writer: AvroNamed, at: string, underWay: Set<string>): string[] {
  if (reader.kind !== writer.kind) return [mismatch(reader, writer, at)];
  const problems = sameName(reader, writer)
    ? []
    : [`NAME_MISMATCH at ${at}: expected ${writer.name}, found ${reader.name}`];
  if (reader.kind === "fixed" && writer.kind === "fixed" && reader.size !== writer.size) {
    problems.push(`FIXED_SIZE_MISMATCH at ${at}: expected ${writer.size}, found ${reader.size}`);
  }
  if (reader.kind === "enum" && writer.kind === "enum" && !reader.hasDefault) {
    const missing = writer.symbols.filter((symbol) => !reader.symbols.includes(symbol));
    if (missing.length > 0) problems.push(`MISSING_ENUM_SYMBOLS at ${at}: ${missing.join(", ")}`);
  }
  if (reader.kind === "record" && writer.kind === "record") {
    const pair = `${reader.name} ${writer.name}`;
    // A recursive type is readable when everything else about it is.
    if (underWay.has(pair)) return problems;
    const below = new Set(underWay).add(pair);
    for (const [index, field] of reader.fields.entries()) {
      const names = [field.name, ...field.aliases];
      const counterpart = writer.fields.find((one) => names.includes(one.name));
      const place = `${at}fields/${index}/`;
      if (counterpart !== undefined) problems.push(...compare(field.type, counterpart.type, place, below));
      else if (!field.hasDefault) {
        problems.push(
          `READER_FIELD_MISSING_DEFAULT_VALUE at ${place}: the field '${field.name}' has no default value and is missing in the writer's schema`,
        );
      }
    }
  }
  return problems;
}

function isNamed(type: Avro): type is AvroNamed {
  return type.kind === "record" || type.kind === "enum" || type.kind === "fixed";
}

// The namespace does not count: Avro compares the last part of the name.
function sameName(reader: AvroNamed, writer: AvroNamed): boolean {
  return lastPart(reader.name) === lastPart(writer.name) || reader.aliases.includes(writer.name);
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}

function mismatch(reader: Avro, writer: Avro, at: string): string {
  return `TYPE_MISMATCH at ${at}: reader type ${nameOf(reader)} is not compatible with writer type ${nameOf(writer)}`;
}

function nameOf(type: Avro): string {
  return "name" in type ? type.name : type.kind;
}
