import { isPropertyList, type Properties, type Property } from "../value/properties.ts";
import { setOwn } from "../value/record.ts";
import type { ProtobufReader } from "./protobuf-reader.ts";
import { ProtobufWriter } from "./protobuf-writer.ts";
import { tagOf } from "./tag.ts";

const entryTag = tagOf(1, "bytes");
const keyTag = tagOf(1, "bytes");
const valueTag = tagOf(2, "bytes");
const elementTag = tagOf(1, "bytes");
const tags = {
  null: tagOf(1, "varint"),
  number: tagOf(2, "fixed64"),
  text: tagOf(3, "bytes"),
  boolean: tagOf(4, "varint"),
  properties: tagOf(5, "bytes"),
  list: tagOf(6, "bytes"),
} as const;

/** Reads properties to the end of the innermost message. */
export function readProperties(reader: ProtobufReader): Properties {
  const properties: Record<string, Property> = {};
  while (!reader.isAtEnd) {
    const tag = reader.tag();
    if (tag === entryTag) readEntry(reader, properties);
    else reader.skip(tag);
  }
  return properties;
}

function readEntry(reader: ProtobufReader, properties: Record<string, Property>): void {
  const outer = reader.enter();
  let name = "";
  let value: Property = null;
  while (!reader.isAtEnd) {
    const tag = reader.tag();
    if (tag === keyTag) name = reader.text();
    else if (tag === valueTag) value = reader.nested(readValue);
    else reader.skip(tag);
  }
  reader.leave(outer);
  setOwn(properties, name, value);
}

function readValue(reader: ProtobufReader): Property {
  let value: Property = null;
  while (!reader.isAtEnd) {
    const tag = reader.tag();
    switch (tag) {
      case tags.text:
        value = reader.text();
        break;
      case tags.number:
        value = reader.double();
        break;
      case tags.boolean:
        value = reader.varint() !== 0;
        break;
      case tags.properties:
        value = reader.nested(readProperties);
        break;
      case tags.list:
        value = reader.nested(readList);
        break;
      case tags.null:
        reader.varint();
        value = null;
        break;
      default:
        reader.skip(tag);
    }
  }
  return value;
}

function readList(reader: ProtobufReader): Property[] {
  const elements: Property[] = [];
  while (!reader.isAtEnd) {
    const tag = reader.tag();
    if (tag === elementTag) elements.push(reader.nested(readValue));
    else reader.skip(tag);
  }
  return elements;
}

/** The size of properties on the wire. */
export function bytesOf(properties: Properties): number {
  const writer = new ProtobufWriter();
  writeProperties(writer, properties);
  return writer.length;
}

/** Writes properties, without the length that precedes them in a message. */
export function writeProperties(writer: ProtobufWriter, properties: Properties): void {
  const names = Object.keys(properties);
  for (let at = names.length - 1; at >= 0; at--) {
    const name = names[at] ?? "";
    const entry = writer.length;
    writeNestedValue(writer, properties[name] ?? null);
    writer.varint(valueTag);
    writer.text(name);
    writer.varint(keyTag);
    writer.writeLengthSince(entry);
    writer.varint(entryTag);
  }
}

function writeNestedValue(writer: ProtobufWriter, value: Property): void {
  const before = writer.length;
  writeValue(writer, value);
  writer.writeLengthSince(before);
}

function writeValue(writer: ProtobufWriter, value: Property): void {
  if (typeof value === "string") {
    writer.text(value);
    writer.varint(tags.text);
  } else if (typeof value === "number") {
    writer.double(value);
    writer.varint(tags.number);
  } else if (typeof value === "boolean") {
    writer.varint(value ? 1 : 0);
    writer.varint(tags.boolean);
  } else if (value === null) {
    writer.varint(0);
    writer.varint(tags.null);
  } else {
    const before = writer.length;
    const isList = isPropertyList(value);
    if (isList) writeElements(writer, value);
    else writeProperties(writer, value);
    writer.writeLengthSince(before);
    writer.varint(isList ? tags.list : tags.properties);
  }
}

function writeElements(writer: ProtobufWriter, elements: readonly Property[]): void {
  for (let at = elements.length - 1; at >= 0; at--) {
    writeNestedValue(writer, elements[at] ?? null);
    writer.varint(elementTag);
  }
}
