/** A value as the engine sends it, before its markers of secrets and unknown values are interpreted. */
export type Property = null | string | number | boolean | readonly Property[] | Properties;

/** The properties of an object as the engine sends them: the `Struct` of protobuf. */
export interface Properties {
  readonly [name: string]: Property;
}

export function isPropertyList(value: readonly Property[] | Properties): value is readonly Property[] {
  return Array.isArray(value);
}
