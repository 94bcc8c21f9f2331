import type { Field, Fields } from "../../definition/field.ts";
import { isInput } from "../../definition/field.ts";
import { isRecord } from "../../value/record.ts";
import type { Values } from "../marks.ts";

/** A place in inputs: names of members and positions in lists. */
export type Place = readonly (string | number)[];

/** A map key that no definition expects. */
const anyKey = "some.key";

/** Returns every place in inputs that can contain a value; in maps, any key and those in the given inputs. */
export function placesIn(fields: Fields, inputs: Values): { readonly place: Place; readonly field: Field }[] {
  return Object.entries(fields)
    .filter(([, field]) => isInput(field))
    .flatMap(([name, field]) => placesOf(field, [name], inputs[name]));
}

function placesOf(field: Field, place: Place, value: unknown): { readonly place: Place; readonly field: Field }[] {
  const item = field.item;
  const inside = field.fields
    ? placesIn(field.fields, isRecord(value) ? value : {})
    : item === undefined
      ? []
      : field.kind === "map"
        ? [...new Set([anyKey, ...Object.keys(isRecord(value) ? value : {})])].flatMap((key) =>
            placesOf(item, [key], isRecord(value) ? value[key] : undefined),
          )
        : placesOf(item, [0], Array.isArray(value) ? value[0] : undefined);
  return [{ place, field }, ...inside.map((inner) => ({ ...inner, place: [...place, ...inner.place] }))];
}

/** Sets the value at a place, and creates containing objects as needed. */
export function withValueAt(values: Values, [step, ...inner]: Place, value: unknown): Values {
  const name = String(step);
  return { ...values, [name]: inner.length === 0 ? value : put(values[name], inner, value) };
}

function put(holder: unknown, place: Place, value: unknown): unknown {
  const [step, ...inner] = place;
  if (typeof step !== "number") return withValueAt(isRecord(holder) ? holder : {}, place, value);
  const elements = Array.isArray(holder) ? [...holder] : [];
  elements[step] = inner.length === 0 ? value : put(elements[step], inner, value);
  return elements;
}
