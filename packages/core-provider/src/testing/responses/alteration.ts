import type { ReachedRequest } from "../survival/setup.ts";

/** A way to make a response invalid. */
export interface Alteration {
  /** A description for messages: `spec.region is missing`. */
  readonly what: string;
  /** The path of the altered member, with elements as `[]`; undefined if the whole response is altered. */
  readonly member: string | undefined;
  /**
   * The kind of alteration. Removing the only member of an object is `emptied`, because an empty object may be valid.
   * `other` is the response about another object than the requested one.
   */
  readonly kind: "whole" | "missing" | "emptied" | "retyped" | "other";
  /** Returns the altered response. */
  readonly alter: (body: string, request: ReachedRequest) => string;
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
    const at = memberAt(way);
    return [
      ...(typeof way.at(-1) === "number"
        ? []
        : [{ what: `${at} missing`, member: at, kind: lossOf(whole, way), alter: altering(way, () => undefined) }]),
      { what: `${at} of another type`, member: at, kind: "retyped" as const, alter: altering(way, ofAnotherType) },
    ];
  });
}

/** Alterations that replace an object in a response, at the paths that `envelope` matches, by null, `{}` or `[]`. */
export function envelopeAlterations(body: string, envelope: RegExp): Alteration[] {
  const whole = parsed(body);
  return placesIn(whole)
    .filter((way) => envelope.test(memberAt(way)) && isObject(valueAt(whole, way)))
    .flatMap((way) =>
      [null, {}, []].map((value) => ({
        what: `${JSON.stringify(value)} in place of ${memberAt(way)}`,
        member: undefined,
        kind: "whole" as const,
        alter: altering(way, () => value),
      })),
    );
}

/**
 * Alterations that replace one of the object's IDs, everywhere in the response that repeats the request, by another one:
 * the response is about another object, or an object of another parent.
 */
export function otherObjectAlterations(asked: ReachedRequest, response: string, ids: readonly string[]): Alteration[] {
  const requested = requestedValues(asked);
  const repeated = leavesOf(parsed(response))
    .filter(({ step, value }) => typeof value === "string" || /id$/i.test(String(step)))
    .filter(({ value }) => requested.has(String(value)) && ids.includes(String(value)));
  return [...Map.groupBy(repeated, ({ value }) => String(value)).values()].map((leaves) => {
    const members = [...new Set(leaves.map(({ way }) => memberAt(way)))];
    return {
      what: `${members.join(" and ")} of another object`,
      member: members[0],
      kind: "other",
      alter: (body, request) => withOtherIds(body, members, requestedValues(request)),
    };
  });
}

/** The ID of another object of the same type. */
export function otherId<T extends string | number>(id: T): T {
  const other = String(id).replace(/.$/, (last) =>
    String.fromCharCode(last.charCodeAt(0) + (/[9zZ]/.test(last) ? -1 : 1)),
  );
  return (typeof id === "number" ? Number(other) : other) as T;
}

function withOtherIds(body: string, members: readonly string[], requested: ReadonlySet<string>): string {
  const root = parsed(body);
  for (const { holder, step, value, way } of leavesOf(root)) {
    if (members.includes(memberAt(way)) && requested.has(String(value))) holder[step] = otherId(value);
  }
  return JSON.stringify(root);
}

/**
 * The values in a request: the parts of its path, its query and its body. Numbers in the body are
 * included only if they are IDs: an `Offset` of 0 is not the project 0.
 */
function requestedValues({ path, query = "", requestBody }: ReachedRequest): Set<string> {
  return new Set([
    ...path.split("/").map(decodeURIComponent),
    ...new URLSearchParams(query).values(),
    ...leavesOf(requestBody)
      .filter(({ value, way }) => typeof value === "string" || isOfId(way))
      .map(({ value }) => String(value)),
  ]);
}

interface Leaf {
  readonly way: Way;
  readonly holder: Record<string | number, unknown>;
  readonly step: string | number;
  readonly value: string | number;
}

function leavesOf(value: unknown, way: Way = []): Leaf[] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Record<string | number, unknown>;
  return Object.keys(holder).flatMap((key) => {
    const step = Array.isArray(value) ? Number(key) : key;
    const inner = holder[step];
    const here = [...way, step];
    return typeof inner === "string" || typeof inner === "number"
      ? [{ way: here, holder, step, value: inner }]
      : leavesOf(inner, here);
  });
}

/** The IDs of other objects in the inputs: of the parent, for example. */
export function idsIn(inputs: unknown): string[] {
  return leavesOf(inputs)
    .filter(({ way }) => isOfId(way))
    .map(({ value }) => String(value));
}

function lossOf(whole: unknown, way: Way): "missing" | "emptied" {
  const holder = valueAt(whole, way.slice(0, -1));
  return Object.keys(holder as object).length === 1 ? "emptied" : "missing";
}

/** The path of a place in a response, with elements as `[]`. */
function memberAt(way: Way): string {
  return way
    .map((step) => (typeof step === "number" ? "[]" : `.${step}`))
    .join("")
    .replace(/^\./, "");
}

function valueAt(whole: unknown, way: Way): unknown {
  return way.reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], whole);
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
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

/** Whether a member is an ID or in a list of IDs, by its name. */
function isOfId(way: Way): boolean {
  return /ids?$/i.test(String(way.findLast((step) => typeof step === "string") ?? ""));
}
