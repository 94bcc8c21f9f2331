import { isRecord } from "../value/record.ts";

/** An object that contains another one. */
export interface ParentObject {
  /** `KafkaCluster`. */
  readonly kind: string;
  readonly id: string;
}

/**
 * Returns the objects that contain an object, nearest first.
 *
 * @param parents - The types of the objects that properties refer to, outermost first.
 * @param properties - The known properties of the object.
 */
export function parentsOf(
  parents: Readonly<Record<string, string>>,
  properties: Readonly<Record<string, unknown>>,
): readonly ParentObject[] {
  const held = Object.entries(parents).flatMap(([property, kind]) => {
    const value = properties[property];
    const id = isRecord(value) ? value["id"] : value;
    return id === undefined || id === "" ? [] : [{ kind, id: String(id) }];
  });
  return held.reverse();
}

/**
 * Returns the types of the objects to which the properties of a resource refer.
 *
 * @param parents - The types by property. `Type.property` is the property of one resource only.
 */
export function parentTypesOf(
  parents: Readonly<Record<string, string>>,
  resource: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(parents).flatMap(([name, kind]) => {
      const [property = "", type = resource] = name.split(".").reverse();
      return type === resource ? [[property, kind]] : [];
    }),
  );
}
