import { Refusal } from "../refusal.ts";
import type { Kind } from "./kind.ts";
import type { FoundObject } from "./walk.ts";

/** A pattern for a kind, and for the names or IDs of its objects. `*` matches any text. */
interface Pattern {
  readonly kind: RegExp;
  /** Undefined for all objects of the kind. */
  readonly name: RegExp | undefined;
}

/** The objects that a search returns. */
export interface Selection {
  /** The kinds to search; undefined for all. */
  readonly kinds: ReadonlySet<string> | undefined;
  has(one: FoundObject): boolean;
}

/**
 * Reads the options that select objects.
 *
 * @param only - Patterns such as `KafkaTopic` and `KafkaTopic/orders-*`. Empty for all objects.
 * @param except - Patterns of objects that are not returned.
 * @throws {Refusal} if a pattern matches no kind.
 */
export function selectionOf(
  kinds: readonly Kind[],
  { only, except }: { readonly only: readonly string[]; readonly except: readonly string[] },
): Selection {
  const [wanted, unwanted] = [patternsOf(kinds, only), patternsOf(kinds, except)];
  const isSearched = ({ name }: Kind) =>
    (wanted.length === 0 || wanted.some(({ kind }) => kind.test(name))) &&
    !unwanted.some((one) => one.name === undefined && one.kind.test(name));
  const isAll = wanted.length === 0 && unwanted.every(({ name }) => name !== undefined);
  return {
    kinds: isAll ? undefined : new Set(kinds.filter(isSearched).map(({ name }) => name)),
    has: (one) =>
      (wanted.length === 0 || wanted.some((pattern) => matches(pattern, one))) &&
      !unwanted.some((pattern) => matches(pattern, one)),
  };
}

function patternsOf(kinds: readonly Kind[], texts: readonly string[]): readonly Pattern[] {
  return texts.map((text) => {
    const [kind = "", ...rest] = text.split("/");
    const pattern = { kind: withWildcards(kind), name: rest.length === 0 ? undefined : withWildcards(rest.join("/")) };
    if (kinds.some(({ name }) => pattern.kind.test(name))) return pattern;
    throw new Refusal(
      "invalid-arguments",
      `There is no kind ${kind}. Available: ${kinds.map(({ name }) => name).join(", ")}.`,
    );
  });
}

function matches({ kind, name }: Pattern, one: FoundObject): boolean {
  return kind.test(one.kind.name) && (name === undefined || name.test(one.name) || name.test(one.id));
}

function withWildcards(text: string): RegExp {
  const parts = text.split("*").map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`, "s");
}
