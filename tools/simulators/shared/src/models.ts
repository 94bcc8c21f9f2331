import { anything, type Shape } from "./shape.ts";

/**
 * Models by their names: the members of each, in one text. A colon leads to the model of a member's value, or of the
 * elements of its list. A star stands for members of any name.
 */
export type Models = Readonly<Record<string, string>>;

/** A model of a value: its allowed members. Their values may be anything. */
export function shapeOfModel(models: Models, model: string): Shape<unknown> {
  const members = new Map<string, string | undefined>();
  for (const one of (models[model] ?? "").split(" ")) {
    const [name = "", inside] = one.split(":");
    members.set(name, inside);
  }
  const shape: Shape<unknown> = {
    ...anything(),
    inside(name, value) {
      if (Array.isArray(value)) return shape;
      const known = [name, "*"].find((one) => members.has(one));
      const inside = known && members.get(known);
      if (inside !== undefined) return shapeOfModel(models, inside);
      return known === undefined ? undefined : anything();
    },
  };
  return shape;
}
