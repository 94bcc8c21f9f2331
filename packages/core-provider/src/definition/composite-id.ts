import { valueAt } from "../value/path.ts";
import { isRecord } from "../value/record.ts";
import { CodedError } from "./coded-error.ts";
import { importCommand } from "./import-command.ts";
import type { ImportForm } from "./import-form.ts";
import type { Rule } from "./rules.ts";

/** A part of a composite ID. */
export interface IdPart {
  /** Path of the property that contains it: `topicName`, `kafkaCluster.id`. */
  readonly property: string;
  /** How people write it, several where it has forms: `["latest", "<schema ID>"]`. Default: the property in angle brackets. */
  readonly form?: string | readonly string[];
  /** An example value. A part without one is omitted from the example of the ID. */
  readonly example?: string;
  /** Its name in requests of actions. */
  readonly wire?: string;
  /** The separator before it. Defaults to the separator of the whole ID. Ignored for the first part. */
  readonly separator?: string;
  /** The pattern it must match, without anchors. Defaults to any text without a separator. */
  readonly match?: RegExp;
  /** It may contain separators. Only one part of an ID may do so. */
  readonly mayHoldSeparator?: true;
  /**
   * It may be missing: at the beginning with its separator, at the end too in an import ID, while the ID that is kept
   * has all its separators.
   */
  readonly optional?: true;
}

/** An ID of several parts. */
export interface CompositeIdSpec {
  /** The text between the parts. */
  readonly separator: string;
  readonly parts: readonly IdPart[];
  /** The part that alone is the ID in the state, where the others only say where to look. That part is not a property. */
  readonly own?: string;
}

/** The parts of an ID, by the paths of their properties. A part that is missing is empty. */
export type IdParts = Readonly<Record<string, string>>;

/** The functions derived from the parts of an ID. */
export interface CompositeId {
  /** The form of the ID for people: `<environment ID>/<network ID>`. Optional parts are in brackets. */
  readonly form: string;
  readonly example: string;
  /** Returns the ID of an object with these values, which contain the parts at their paths. */
  build(values: Readonly<Record<string, unknown>>): string;
  /** Its parts; undefined for an ID of another form. */
  parts(id: string): IdParts | undefined;
  /**
   * Returns the parts by their wire names, as actions expect them.
   *
   * @throws Error that shows the form when the ID does not have it.
   */
  key(id: string): Readonly<Record<string, string>>;
  /** Returns the ID for the state and the properties that an import ID contains; undefined if the form is wrong. */
  // biome-ignore lint/suspicious/noExplicitAny: the parts are properties of the resource whose import this is
  parse(id: string): { readonly id: string; readonly state: any } | undefined;
  /** How an object with this ID is imported. */
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly import: Required<Pick<ImportForm<any>, "form" | "example" | "parse" | "of" | "rule">>;
  /** The command that imports the object of values. */
  importCommand(urn: string, values: Readonly<Record<string, unknown>>): string;
}

/**
 * An ID of parts: its form, an example, taking it apart and putting it together follow from them.
 *
 * @example
 * ```ts
 * const id = compositeId({
 *   separator: "/",
 *   parts: [
 *     { property: "kafkaCluster.id", form: "<Kafka cluster ID>", example: "lkc-abc123" },
 *     { property: "topicName", form: "<topic name>", example: "orders" },
 *   ],
 * });
 * id.form; // <Kafka cluster ID>/<topic name>
 * id.parts("lkc-abc123/orders"); // { "kafkaCluster.id": "lkc-abc123", topicName: "orders" }
 * ```
 */
export function compositeId(spec: CompositeIdSpec): CompositeId {
  const parts = placed(spec);
  // Compiled on first use: a plugin loads dozens of definitions and needs only a few.
  let pattern: RegExp | undefined;
  const form = formsOf(parts).join(" or ");
  const build = (values: Readonly<Record<string, unknown>>) =>
    joined(
      parts,
      parts.map(({ property }) => String(valueAt(values, property) ?? "")),
    );
  const texts = (id: string) => {
    pattern ??= patternOf(parts);
    return pattern
      .exec(id)
      ?.slice(1)
      .map((text) => text ?? "");
  };
  const parse = (id: string) => {
    const found = texts(id);
    if (found === undefined) return undefined;
    const state: Record<string, unknown> = {};
    for (const [at, { property, place }] of parts.entries()) {
      const text = found[at] ?? "";
      if (property !== spec.own && (text !== "" || place !== "leading")) put(state, property.split("."), text);
    }
    const own = found[parts.findIndex(({ property }) => property === spec.own)];
    return { id: own ?? joined(parts, found), state };
  };
  const example = joined(
    parts.filter((part) => part.example !== undefined),
    parts.flatMap((part) => part.example ?? []),
  );
  return {
    form,
    example,
    build,
    parts: (id) => named(texts(id), (at) => parts[at]?.property),
    key: (id) => {
      const found = named(texts(id), (at) => parts[at]?.wire);
      if (found === undefined)
        throw new CodedError("invalid-import", `the ID "${id}" is invalid: it must have the form ${form}`);
      return found;
    },
    parse,
    import: {
      form,
      example,
      parse,
      of: (id, outputs) => (spec.own === undefined ? id : build({ ...outputs, [spec.own]: id })),
      rule: withoutSeparators(parts, form),
    },
    importCommand: (urn, values) => importCommand(urn, build(values)),
  };
}

/** A part with its separator and, if it is optional, its position. */
type Placed = IdPart & { readonly before: string; readonly place: "leading" | "required" | "trailing" };

function placed({ parts, separator }: CompositeIdSpec): readonly Placed[] {
  const firstRequired = parts.findIndex((part) => !part.optional);
  return parts.map((part, at) => ({
    ...part,
    before: at === 0 ? "" : (part.separator ?? separator),
    place: at < firstRequired ? "leading" : part.optional ? "trailing" : "required",
  }));
}

/** Rejects parts that contain a separator, because such an ID could not be parsed. */
function withoutSeparators(parts: readonly Placed[], form: string): Rule {
  const separators = [...new Set(parts.map(({ before }) => before).filter(Boolean))];
  const plain = parts.filter(({ mayHoldSeparator, match }) => !mayHoldSeparator && !match);
  return {
    says: `None of ${plain.map(({ property }) => property).join(", ")} may contain a separator of the ID, ${form}.`,
    fields: [...new Set(plain.map(({ property }) => property.split(".")[0] ?? property))],
    test: (values) =>
      plain.flatMap(({ property }) => {
        const value = valueAt(values, property);
        const held = typeof value === "string" ? separators.find((one) => value.includes(one)) : undefined;
        return held === undefined
          ? []
          : [{ path: property, message: `must not contain "${held}", which separates the parts of the ID, ${form}` }];
      }),
  };
}

function patternOf(parts: readonly Placed[]): RegExp {
  const separators = parts.map(({ before }) => escaped(before)).join("");
  const pattern = parts.map(({ match, mayHoldSeparator, before, place }, at) => {
    const other = mayHoldSeparator ? "." : `[^${separators}]`;
    const text = match ? `(${match.source})` : `(${other}${place === "trailing" ? "*" : "+"})`;
    const isAfterLeading = parts[at - 1]?.place === "leading";
    if (place === "leading") return `(?:${text}${escaped(parts[at + 1]?.before ?? "")})?`;
    return `${place === "trailing" ? "(?:" : ""}${isAfterLeading ? "" : escaped(before)}${text}`;
  });
  const ends = ")?".repeat(parts.filter(({ place }) => place === "trailing").length);
  return new RegExp(`^${pattern.join("")}${ends}$`, "s");
}

function formsOf(parts: readonly Placed[]): readonly string[] {
  const ends = "]".repeat(parts.filter(({ place }) => place === "trailing").length);
  const forms = parts.reduce<readonly string[]>(
    (before, part, at) => before.flatMap((start) => writings(part, parts, at).map((form) => start + form)),
    [""],
  );
  return forms.map((form) => form + ends);
}

function writings({ form, property, before, place }: Placed, parts: readonly Placed[], at: number): readonly string[] {
  const written = [form ?? `<${property}>`].flat();
  if (place === "leading") return written.map((one) => `[${one}${parts[at + 1]?.before ?? ""}]`);
  const start = parts[at - 1]?.place === "leading" ? "" : before;
  return written.map((one) => `${place === "trailing" ? "[" : ""}${start}${one}`);
}

/** Joins the parts. A missing leading part is omitted together with its separator. */
function joined(parts: readonly Placed[], values: readonly string[]): string {
  const written = parts
    .map(({ before, place }, at) => ({ before, place, value: values[at] ?? "" }))
    .filter(({ place, value }) => place !== "leading" || value !== "");
  return written.map(({ before, value }, at) => (at === 0 ? value : before + value)).join("");
}

function named(
  texts: readonly string[] | undefined,
  nameAt: (at: number) => string | undefined,
): Record<string, string> | undefined {
  return (
    texts &&
    Object.fromEntries(
      texts.flatMap((text, at) => {
        const name = nameAt(at);
        return name === undefined ? [] : [[name, text]];
      }),
    )
  );
}

function put(values: Record<string, unknown>, [name = "", ...inner]: readonly string[], text: string): void {
  if (inner.length === 0) {
    values[name] = text;
    return;
  }
  const holder = isRecord(values[name]) ? { ...values[name] } : {};
  put(holder, inner, text);
  values[name] = holder;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
}
