/** The values that a shape accepts. */
export type Outline =
  | { readonly type: "any" | "boolean" | "number" }
  | { readonly type: "string" | "integer"; readonly limits: readonly string[] }
  | { readonly type: "choice"; readonly values: readonly string[] }
  | { readonly type: "list" | "map"; readonly of: Outline }
  | { readonly type: "object"; readonly members: Readonly<Record<string, MemberOutline>> }
  /** An object whose shape is chosen by the value of its member `by`. */
  | { readonly type: "variants"; readonly by: string; readonly variants: Readonly<Record<string, Outline>> };

/** A member of an object. */
export interface MemberOutline {
  readonly required: boolean;
  readonly outline: Outline;
}

/** The least and the most that a value may be, or have. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
}

/** The limits of a number in words: `["1 to 10"]`; empty without limits. */
export function numberLimits({ min, max }: Range): string[] {
  if (min !== undefined && max !== undefined) return [`${min} to ${max}`];
  if (min !== undefined) return [`at least ${min}`];
  return max === undefined ? [] : [`at most ${max}`];
}

/** The limits of a text's length in words: `["1 to 60 characters"]`; empty without limits. */
export function lengthLimits({ min, max }: Range): string[] {
  if (min === 1 && max === undefined) return ["not empty"];
  return numberLimits({ ...(min ? { min } : {}), ...(max === undefined ? {} : { max }) }).map(
    (limit) => `${limit} characters`,
  );
}

/** The values that a member can have, if the shape has a closed set of them. */
export function choicesOf(outline: Outline, member: string): readonly string[] {
  if (outline.type === "variants" && outline.by === member) return Object.keys(outline.variants);
  const inside = outline.type === "object" ? outline.members[member]?.outline : undefined;
  return inside?.type === "choice" ? inside.values : [];
}
