import { anything, type Shape } from "./shape.ts";

/**
 * Models by their names: the members of each, in one text. A colon leads to the model of a member's value, or of the
 * elements of its list. A star stands for members of any name.
 */
export type Models = Readonly<Record<string, string>>;

const shapes = new WeakMap<Models, Map<string, Shape<unknown>>>();

/** A model of a value: its allowed members. Their values may be anything. */
export function shapeOfModel(models: Models, model: string): Shape<unknown> {
  const known = shapes.get(models) ?? new Map<string, Shape<unknown>>();
  shapes.set(models, known);
  const shape = known.get(model) ?? newShape(models, model);
  known.set(model, shape);
  return shape;
}

function newShape(models: Models, model: string): Shape<unknown> {
  const members = new Map<string, string | undefined>();
  for (const one of (models[model] ?? "").split(" ")) {
    const [name = "", inside] = one.split(":");
    members.set(name, inside);
  }
  const shape: Shape<unknown> = {
    ...anything(),
    inside(name, value) {
      if (Array.isArray(value)) return shape;
      const known = members.has(name) ? name : "*";
      if (!members.has(known)) return undefined;
      const inside = members.get(known);
      return inside === undefined ? anything() : shapeOfModel(models, inside);
    },
  };
  return shape;
}
