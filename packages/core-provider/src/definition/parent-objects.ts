import { isRecord } from "../value/record.ts";

/** What an object lies in. */
export interface ParentObject {
  /** `KafkaCluster`. */
  readonly kind: string;
  readonly id: string;
}

/**
 * What an object lies in, nearest first.
 *
 * @param parents - The kinds of objects that properties name, outer ones first.
 * @param properties - What is known of the object.
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
