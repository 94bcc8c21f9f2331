import type { Field, Fields } from "@org/core-provider";
import type { Body } from "../platform/responses.ts";
import { element, type XmlElement } from "./xml.ts";

/**
 * The content of an element in the form that `fromWire` reads: the wire names of the fields are the paths of elements,
 * and the fields decide which texts are numbers or booleans and which elements are lists. A map is a list of elements
 * with a `Key` and a `Value`. A text that is not a number stays a text, so that `fromWire` rejects it.
 */
export function bodyOf(fields: Fields, root: XmlElement): Body {
  const body: Record<string, unknown> = {};
  for (const field of Object.values(fields)) {
    const way = field.facts.wire?.split(".") ?? [];
    const found = way.reduce<readonly XmlElement[]>(
      (parents, step) => parents.flatMap(({ children }) => children.filter(({ name }) => name === step)),
      [root],
    );
    if (way.length > 0 && found.length > 0) put(body, way, contentOf(field, found));
  }
  return body;
}

function contentOf(field: Field, found: readonly XmlElement[]): unknown {
  const [first] = found;
  if (first === undefined) return undefined;
  const { item } = field;
  switch (field.kind) {
    case "object":
      return bodyOf(field.fields ?? {}, first);
    case "list":
    case "set":
      return item && found.map((one) => contentOf(item, [one]));
    case "map":
      return Object.fromEntries(found.map((one) => [inside(one, "Key"), inside(one, "Value")]));
    case "integer":
    case "number":
      return /^-?\d+$/.test(first.text.trim()) ? Number(first.text) : first.text;
    case "boolean":
      return /^(true|false)$/i.test(first.text.trim()) ? /true/i.test(first.text) : first.text;
    default:
      return first.text;
  }
}

function inside({ children }: XmlElement, name: string): string {
  return children.find((child) => child.name === name)?.text ?? "";
}

function put(body: Record<string, unknown>, way: readonly string[], value: unknown): void {
  let at = body;
  for (const step of way.slice(0, -1)) {
    at[step] ??= {};
    at = at[step] as Record<string, unknown>;
  }
  at[way.at(-1) ?? ""] = value;
}

/**
 * The elements of values, by the wire names of their fields and in the order of the fields. Values that are unset are
 * omitted. Of a list of texts whose path ends with `Key`, each text gets a separate element for its `Key`.
 */
export function elementsOf(fields: Fields, values: Readonly<Record<string, unknown>>): XmlElement[] {
  const root: Builder = { name: "", children: [] };
  for (const [name, field] of Object.entries(fields)) {
    const { wire, output } = field.facts;
    const value = values[name];
    if (wire === undefined || output || value === undefined || value === null) continue;
    const way = wire.split(".");
    const isKeyed = way.at(-1) === "Key" && Array.isArray(value);
    const containers = way.slice(0, isKeyed ? -2 : -1);
    const own = way.at(isKeyed ? -2 : -1) ?? "";
    const content = written(own, field, value).map((one) => (isKeyed ? element(own, [{ ...one, name: "Key" }]) : one));
    // The platform rejects empty containers.
    if (content.length === 0) continue;
    const parent = containers.reduce<Builder>((at, step) => containerIn(at, step), root);
    parent.children.push(...content);
  }
  return built(root).children as XmlElement[];
}

interface Builder {
  readonly name: string;
  readonly children: (Builder | XmlElement)[];
}

function containerIn(parent: Builder, name: string): Builder {
  const known = parent.children.find((child): child is Builder => child.name === name && !("text" in child));
  if (known !== undefined) return known;
  const made: Builder = { name, children: [] };
  parent.children.push(made);
  return made;
}

function built(one: Builder | XmlElement): XmlElement {
  return "text" in one ? one : element(one.name, one.children.map(built));
}

function written(name: string, field: Field, value: unknown): XmlElement[] {
  const { item } = field;
  if (Array.isArray(value)) return value.flatMap((one) => (item === undefined ? [] : written(name, item, one)));
  if (field.kind === "map") {
    return Object.entries(value as Body).map(([key, one]) =>
      element(name, [element("Key", key), element("Value", String(one))]),
    );
  }
  if (field.kind === "object") return [element(name, elementsOf(field.fields ?? {}, value as Body))];
  return [element(name, String(value))];
}
