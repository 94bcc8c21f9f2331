/** A JSON object in a request or response of the platform. */
export type Body = Readonly<Record<string, unknown>>;

/** The value at a dotted path in a body: `spec.display_name`. */
export function at(body: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((v, step) => (typeof v === "object" && v !== null ? (v as Body)[step] : undefined), body);
}

/** A body with only one value, at a dotted path. */
export function nested(path: string, value: unknown): Body {
  return path.split(".").reduceRight((inner, step) => ({ [step]: inner }), value) as Body;
}

/** A kind without its API: the platform writes both `AwsPeering` and `networking.v1.AwsPeering`. */
export function bareKind(kind: unknown): string {
  const text = String(kind ?? "");
  return text.slice(text.lastIndexOf(".") + 1);
}

/** True when a body contains everything in the request. The platform adds values and reorders lists. */
export function holds(there: unknown, asked: unknown): boolean {
  if (typeof asked !== "object" || asked === null) return there === asked;
  if (typeof there !== "object" || there === null) return false;
  if (Array.isArray(asked)) return asked.every((one) => Object.values(there).some((other) => holds(other, one)));
  return Object.entries(asked).every(([key, value]) => {
    const held = (there as Body)[key];
    return key === "kind" ? bareKind(held) === bareKind(value) : holds(held, value);
  });
}

/** Both bodies merged. The second one takes precedence. */
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
