import { type Field, type Fields, isRequiredInResponse, type ReadOutputs } from "../definition/field.ts";
import { isRecord } from "../value/record.ts";
import { isNeverUnset, noteMissing, noteTable } from "./missing.ts";
import { UnexpectedResponse } from "./unexpected-response.ts";

/*
 * Required parts of a response
 *
 * "Required" in an API document does not mean that the platform always sends the member. So:
 *
 * - The response to a create must contain only what identifies the object: its ID or its name. The time of the create is
 *   used when it is there. Anything more would report an object as lost that exists.
 * - A read fails only if continuing would do harm: when the response does not say which object it is about, or identifies
 *   another one. Such members are `returned: "always"`.
 * - Everything else may be missing. A required property or an output, which every object has, keeps its value
 *   from the state in a refresh, and in a read after a write the value that was written. Without such a value it is empty
 *   or absent. The same applies to a property whose default is not empty, and to one that cannot be changed without a
 *   replacement: nobody can have cleared it.
 * - A property that can be left unset is unset when it is missing, because platforms omit what is not set: somebody may
 *   have cleared it.
 * - `null` means that the property is unset. For a required property, which is never unset, it counts as missing.
 * - The same applies to a property that a handler derives from other members, such as a link or an embedded object. When
 *   a response lacks a member that the handler reads, the empty properties that it derives keep their values. Handlers
 *   read such members with response fields, or call `noteMissingMember`.
 * - A member of another type than its field is always invalid.
 *
 * fromWire puts an empty value in place of a promised one that is missing, which is all that lookups and handlers need,
 * and records the field. The server runs each read with such a record (`recordMissing`), and completes the outputs from
 * the record, the inputs and the state (`withCarried`).
 */

/**
 * Reads outputs from a response by the fields' wire names. A missing value becomes empty ("" 0 false [] {}) if the
 * definition promises one, and undefined otherwise. Other members of the response are ignored, and a string may have
 * any value, regardless of `values`.
 *
 * @throws {@link UnexpectedResponse} if a member that identifies the object is missing, or if a member has the wrong
 *   type: nothing from such a response may reach the state.
 */
export function fromWire<F extends Fields>(fields: F, body: unknown): ReadOutputs<F> {
  if (!isRecord(body)) throw UnexpectedResponse.kind(body, "an object");
  return readTable(tableOf(fields), body) as ReadOutputs<F>;
}

/** The empty value of a missing output that the definition promises: "" 0 false [] {}. */
export function emptyOf(field: Field): unknown {
  return absenceOf(field)();
}

/** A property as it is read from responses. */
interface Column {
  readonly field: Field;
  readonly name: string;
  readonly wire: string;
  readonly way: readonly string[];
  readonly demand: "nothing" | "a value" | "more than an empty string";
  /** The value of a member that is there. */
  readonly read: (value: unknown) => unknown;
  /** The value of one that is not. */
  readonly absent: () => unknown;
}

/** A table is prepared once: the fields are walked for each of thousands of objects. */
const tables = new WeakMap<Fields, readonly Column[]>();

function tableOf(fields: Fields): readonly Column[] {
  const known = tables.get(fields);
  if (known !== undefined) return known;
  const columns = Object.entries(fields)
    .filter(([, { facts }]) => facts.wire !== undefined && !facts.writeOnly)
    .map(([name, field]) => columnOf(name, field));
  tables.set(fields, columns);
  return columns;
}

function columnOf(name: string, field: Field): Column {
  const { wire = "", returned } = field.facts;
  const always = isRequiredInResponse(field);
  return {
    field,
    name,
    wire,
    way: wire.split("."),
    demand: !always ? "nothing" : returned === "always" ? "more than an empty string" : "a value",
    read: readerOf(field, always),
    absent: absenceOf(field),
  };
}

function readTable(columns: readonly Column[], body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  noteTable(columns);
  const values: Record<string, unknown> = {};
  for (const column of columns) {
    const found = take(body, column.way);
    const value = found === undefined || found === null ? absent(column, found) : present(column, found);
    if (value !== undefined) values[column.name] = value;
  }
  return values;
}

function present({ wire, demand, read }: Column, found: unknown): unknown {
  if (found === "" && demand === "more than an empty string") throw new UnexpectedResponse(wire, "is an empty string");
  try {
    return read(found);
  } catch (error) {
    throw within(wire, error);
  }
}

function absent(column: Column, found: undefined | null): unknown {
  if (column.demand === "nothing") {
    if (found === undefined || column.field.role === "required") noteUnexpectedlyMissing(column.field);
    return column.absent();
  }
  throw new UnexpectedResponse(column.wire, found === null ? "is null" : "is missing");
}

/** A property that may be unset counts as unset if the response lacks it: that can be drift. */
function noteUnexpectedlyMissing(field: Field): void {
  if (isNeverUnset(field)) noteMissing(field);
}

function take(body: Readonly<Record<string, unknown>>, way: readonly string[]): unknown {
  let at: unknown = body;
  for (let step = 0; step < way.length; step++) {
    if (at === undefined || at === null) return undefined;
    if (!isRecord(at)) throw UnexpectedResponse.kind(at, "an object").within(way.slice(0, step).join("."));
    at = at[way[step] as string];
  }
  return at;
}

function readerOf(field: Field, isDemanded: boolean): Column["read"] {
  const { kind, facts, fields = {}, item } = field;
  switch (kind) {
    case "object":
      return objectReader(fields, isDemanded);
    case "list":
    case "set":
      return facts.single ? elementReader(item) : listReader(item);
    case "map":
      return mapReader(item);
    case "integer":
    case "number":
      return (value) => (typeof value === "number" ? value : wrongType(value, "a number"));
    case "boolean":
      return (value) => (typeof value === "boolean" ? value : wrongType(value, "true or false"));
    case "string":
      return (value) => (typeof value === "string" ? value : wrongType(value, "a string"));
    case "any":
      return (value) => value;
  }
}

function objectReader(fields: Fields, isDemanded: boolean): Column["read"] {
  return (value) => {
    if (!isRecord(value)) return wrongType(value, "an object");
    // An object that may be missing may be empty, too.
    if (isDemanded || Object.keys(value).length > 0) return readTable(tableOf(fields), value);
    noteTable(tableOf(fields));
    for (const { field } of tableOf(fields)) noteUnexpectedlyMissing(field);
    return emptyObject(fields);
  };
}

function listReader(item: Field | undefined): Column["read"] {
  if (item === undefined) return (value) => value;
  const read = readerOf(item, true);
  return (value) => {
    if (!Array.isArray(value)) return wrongType(value, "a list");
    const elements = new Array<unknown>(value.length);
    let at = 0;
    try {
      for (; at < value.length; at++) elements[at] = read(value[at]);
    } catch (error) {
      throw within(`[${at}]`, error);
    }
    return elements;
  };
}

/** Reads a single element that is sent without a list. */
function elementReader(item: Field | undefined): Column["read"] {
  const read = item ? readerOf(item, true) : (value: unknown) => value;
  return (value) => [read(value)];
}

function mapReader(item: Field | undefined): Column["read"] {
  if (item === undefined) return (value) => value;
  const read = readerOf(item, true);
  return (value) => {
    if (!isRecord(value)) return wrongType(value, "an object");
    const elements: Record<string, unknown> = {};
    for (const [key, element] of Object.entries(value)) {
      try {
        elements[key] = read(element);
      } catch (error) {
        throw within(`["${key}"]`, error);
      }
    }
    return elements;
  };
}

function absenceOf(field: Field): Column["absent"] {
  const isPromised = field.role !== "optional" && field.role !== "optionalOutput";
  return isPromised ? promisedOf(field) : () => undefined;
}

/** Returns the empty value of a promised output. */
function promisedOf({ kind, facts, item, fields = {} }: Field): Column["absent"] {
  switch (kind) {
    case "object":
      return () => emptyObject(fields);
    case "list":
    case "set":
      return facts.single === "always" && item ? inList(promisedOf(item)) : () => [];
    case "map":
      return () => ({});
    case "integer":
    case "number":
      return () => 0;
    case "boolean":
      return () => false;
    case "string":
      return () => "";
    case "any":
      return () => undefined;
  }
}

function inList(element: () => unknown): () => unknown[] {
  return () => [element()];
}

/** Returns an object whose values are all empty. */
function emptyObject(fields: Fields): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { name, absent } of tableOf(fields)) {
    const value = absent();
    if (value !== undefined) values[name] = value;
  }
  return values;
}

function wrongType(value: unknown, wanted: string): never {
  throw UnexpectedResponse.kind(value, wanted);
}

function within(place: string, error: unknown): unknown {
  return error instanceof UnexpectedResponse ? error.within(place) : error;
}
