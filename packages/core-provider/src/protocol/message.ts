import type { Properties } from "../value/properties.ts";
import { setOwn } from "../value/record.ts";
import { ProtobufReader } from "./protobuf-reader.ts";
import { ProtobufWriter } from "./protobuf-writer.ts";
import { readProperties, writeProperties } from "./struct.ts";
import { tagOf } from "./tag.ts";

/** A field of a message: its tag, and how its value is read and written. */
interface MessageField<T> {
  readonly tag: number;
  /** The value if the message lacks the field. */
  readonly defaultValue: T;
  /** Reads the value after the tag. A repeated field adds to what was read `before`. */
  read(reader: ProtobufReader, before: T): T;
  /** Writes the value and its tag, even if it is the default. */
  writeAlways(writer: ProtobufWriter, value: T): void;
  /** Writes the value and its tag, unless it is the default. */
  write(writer: ProtobufWriter, value: T): void;
}

// biome-ignore lint/suspicious/noExplicitAny: the type of a field's value is inferred where the message is defined
type MessageFields = Readonly<Record<string, MessageField<any>>>;
type ValuesOf<F extends MessageFields> = { readonly [K in keyof F]: F[K] extends MessageField<infer T> ? T : never };

/** A kind of protobuf message. */
export interface MessageType<T> {
  /** Throws if the message is truncated or malformed. */
  decode(bytes: Uint8Array): T;
  encode(value: T): Uint8Array;
  /** Reads to the end of the reader's innermost message. */
  read(reader: ProtobufReader): T;
  write(writer: ProtobufWriter, value: T): void;
  /** The message without any field. */
  readonly defaults: T;
}

/** The values of a message's fields. */
export type MessageOf<M> = M extends MessageType<infer T> ? T : never;

/**
 * A kind of message with these fields. Reading skips other fields.
 *
 * @example
 * ```ts
 * const failure = messageType({ property: text(1), reason: text(2) });
 * failure.decode(failure.encode({ property: "", reason: "is required" }));
 * ```
 */
export function messageType<F extends MessageFields>(fields: F): MessageType<ValuesOf<F>> {
  const entries = Object.entries(fields);
  const byTag = new Map(entries.map((entry) => [entry[1].tag, entry]));
  const reversed = entries.toReversed();
  const defaults = Object.fromEntries(entries.map(([name, field]) => [name, field.defaultValue])) as ValuesOf<F>;
  const type: MessageType<ValuesOf<F>> = {
    defaults,
    decode: (bytes) => type.read(new ProtobufReader(bytes)),
    encode(value) {
      const writer = new ProtobufWriter();
      type.write(writer, value);
      return writer.result;
    },
    read(reader) {
      const values: Record<string, unknown> = { ...defaults };
      while (!reader.isAtEnd) {
        const tag = reader.tag();
        const [name, field] = byTag.get(tag) ?? [];
        if (name === undefined || field === undefined) reader.skip(tag);
        else values[name] = field.read(reader, values[name]);
      }
      return values as ValuesOf<F>;
    },
    write(writer, value) {
      for (const [name, field] of reversed) field.write(writer, value[name]);
    },
  };
  return type;
}

export function text(number: number): MessageField<string> {
  return single(tagOf(number, "bytes"), "", {
    read: (reader) => reader.text(),
    write: (writer, value) => writer.text(value),
  });
}

export function bytes(number: number): MessageField<Uint8Array | undefined> {
  return single<Uint8Array | undefined>(tagOf(number, "bytes"), undefined, {
    read: (reader) => reader.bytes(),
    write: (writer, value) => writer.bytes(value ?? new Uint8Array()),
  });
}

export function flag(number: number): MessageField<boolean> {
  return single(tagOf(number, "varint"), false, {
    read: (reader) => reader.varint() !== 0,
    write: (writer, value) => writer.varint(value ? 1 : 0),
  });
}

/** A whole number or the value of an enumeration. A negative number can be read, but not written. */
export function whole(number: number): MessageField<number> {
  return single(tagOf(number, "varint"), 0, {
    read: (reader) => reader.varint(),
    write: (writer, value) => writer.varint(value),
  });
}

export function double(number: number): MessageField<number> {
  return single(tagOf(number, "fixed64"), 0, {
    read: (reader) => reader.double(),
    write: (writer, value) => writer.double(value),
  });
}

/** The properties of an object. */
export function properties(number: number): MessageField<Properties | undefined> {
  return nested<Properties>(number, { read: readProperties, write: writeProperties });
}

/** Another message; undefined if it is absent. */
export function nested<T>(
  number: number,
  { read, write }: Pick<MessageType<T>, "read" | "write">,
): MessageField<T | undefined> {
  return single<T | undefined>(tagOf(number, "bytes"), undefined, {
    read: (reader) => reader.nested(read),
    write: (writer, value) => {
      const before = writer.length;
      if (value !== undefined) write(writer, value);
      writer.writeLengthSince(before);
    },
  });
}

/** A map with text keys: on the wire, a repeated message of a key and a value. */
export function map<T>(number: number, value: MessageField<T | undefined>): MessageField<Readonly<Record<string, T>>> {
  type Values = Readonly<Record<string, T>>;
  const entry = nested(number, messageType({ key: text(1), value }));
  const defaultValue: Values = {};
  const write = (writer: ProtobufWriter, values: Values) => {
    for (const [key, inner] of Object.entries(values).toReversed()) entry.writeAlways(writer, { key, value: inner });
  };
  return {
    tag: entry.tag,
    defaultValue,
    read(reader, before) {
      const values: Record<string, T> = before === defaultValue ? {} : before;
      const read = entry.read(reader, undefined);
      if (read?.value !== undefined) setOwn(values, read.key, read.value);
      return values;
    },
    writeAlways: write,
    write,
  };
}

/** A repeated field. */
export function repeated<T>(element: MessageField<T>): MessageField<readonly Exclude<T, undefined>[]> {
  type Element = Exclude<T, undefined>;
  const defaultValue: readonly Element[] = [];
  const write = (writer: ProtobufWriter, values: readonly Element[]) => {
    for (const value of values.toReversed()) element.writeAlways(writer, value);
  };
  return {
    tag: element.tag,
    defaultValue,
    read(reader, before) {
      const values = before === defaultValue ? [] : (before as Element[]);
      values.push(element.read(reader, element.defaultValue) as Element);
      return values;
    },
    writeAlways: write,
    write,
  };
}

/** A field with one value. */
function single<T>(
  tag: number,
  defaultValue: T,
  { read, write }: { read(reader: ProtobufReader): T; write(writer: ProtobufWriter, value: T): void },
): MessageField<T> {
  const writeAlways = (writer: ProtobufWriter, value: T) => {
    write(writer, value);
    writer.varint(tag);
  };
  return {
    tag,
    defaultValue,
    read,
    writeAlways,
    write: (writer, value) => {
      if (value !== defaultValue) writeAlways(writer, value);
    },
  };
}
