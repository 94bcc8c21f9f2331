/** An object in the platform's JSON: what a request sends and an answer holds. */
export type Body = Readonly<Record<string, unknown>>;

/** The value at a dotted path of a body: `spec.display_name`. */
export function at(body: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((v, step) => (typeof v === "object" && v !== null ? (v as Body)[step] : undefined), body);
}

/** A body with nothing but a value at a dotted path. */
export function nested(path: string, value: unknown): Body {
  return path.split(".").reduceRight((inner, step) => ({ [step]: inner }), value) as Body;
}

/** A kind without the API that it belongs to: the platform writes both `AwsPeering` and `networking.v1.AwsPeering`. */
export function bareKind(kind: unknown): string {
  const text = String(kind ?? "");
  return text.slice(text.lastIndexOf(".") + 1);
}

/** True when everything that was asked for is there. The platform adds to what it was given, and orders lists anew. */
export function holds(there: unknown, asked: unknown): boolean {
  if (typeof asked !== "object" || asked === null) return there === asked;
  if (typeof there !== "object" || there === null) return false;
  if (Array.isArray(asked)) return asked.every((one) => Object.values(there).some((other) => holds(other, one)));
  return Object.entries(asked).every(([key, value]) => {
    const held = (there as Body)[key];
    return key === "kind" ? bareKind(held) === bareKind(value) : holds(held, value);
  });
}

/** Both bodies in one; where both have a value, the second's. */
export function merged(a: Body, b: Body): Body {
  const both: Record<string, unknown> = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const old = both[key];
    both[key] =
      typeof old === "object" && old !== null && typeof value === "object" && value !== null
        ? merged(old as Body, value as Body)
        : value;
  }
  return both;
}
