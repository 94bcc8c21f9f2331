/** A way to make a response invalid. */
export interface Alteration {
  /** A description for messages: `spec.region is missing`. */
  readonly what: string;
  /** The path of the altered member, with elements as `[]`; undefined if the whole response is altered. */
  readonly member: string | undefined;
  /**
   * The kind of alteration. Removing the only member of an object is `emptied`, because an empty object may be valid.
   */
  readonly kind: "whole" | "missing" | "emptied" | "retyped";
  /** Returns the altered response. */
  readonly alter: (body: string) => string;
}

/** Alterations of a whole response. */
export const wholeAlterations: readonly Alteration[] = (
  [
    ["an empty body", () => ""],
    ["an empty object", () => "{}"],
    ["an empty list", () => "[]"],
    ["null", () => "null"],
    ["half of it", (body) => body.slice(0, Math.floor(body.length / 2))],
    ["a page of HTML", () => "<html><head><title>Sign in</title></head><body></body></html>"],
  ] satisfies readonly [string, (body: string) => string][]
).map(([what, alter]) => ({ what, member: undefined, kind: "whole", alter }));

/** Alterations that remove a member or change its type, for every member; in lists, for those of the first element. */
export function memberAlterations(body: string): Alteration[] {
  const whole = parsed(body);
  return placesIn(whole).flatMap((way) => {
    const member = way.map((step) => (typeof step === "number" ? "[]" : `.${step}`)).join("");
    const at = member.replace(/^\./, "");
    return [
      ...(typeof way.at(-1) === "number"
        ? []
        : [{ what: `${at} missing`, member: at, kind: lossOf(whole, way), alter: altering(way, () => undefined) }]),
      { what: `${at} of another type`, member: at, kind: "retyped" as const, alter: altering(way, ofAnotherType) },
    ];
  });
}

function lossOf(whole: unknown, way: Way): "missing" | "emptied" {
  const holder = way.slice(0, -1).reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], whole);
  return Object.keys(holder as object).length === 1 ? "emptied" : "missing";
}

type Way = readonly (string | number)[];

function placesIn(value: unknown, way: Way = []): Way[] {
  const inner: [string | number, unknown][] = Array.isArray(value)
    ? value.slice(0, 1).map((one, at) => [at, one])
    : typeof value === "object" && value !== null
      ? Object.entries(value)
      : [];
  return inner.flatMap(([step, one]) => [[...way, step], ...placesIn(one, [...way, step])]);
}

function altering(way: Way, change: (value: unknown) => unknown): Alteration["alter"] {
  return (body) => {
    const root = { whole: parsed(body) };
    let at: unknown = root;
    let last: string | number = "whole";
    for (const step of way) {
      at = (at as Record<string | number, unknown> | undefined)?.[last];
      last = step;
    }
    // Another response of the same kind may lack the member.
    if (typeof at === "object" && at !== null && last in at) {
      const holder = at as Record<string | number, unknown>;
      const changed = change(holder[last]);
      if (changed === undefined) delete holder[last];
      else holder[last] = changed;
    }
    return JSON.stringify(root.whole);
  };
}

/** Null is not another type, because it may mean that there is no value. */
function ofAnotherType(value: unknown): unknown {
  if (value === null) return null;
  return typeof value === "object" ? "text" : { of: "another type" };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
