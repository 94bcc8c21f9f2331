import type { CompositeId } from "@org/core-provider";

/** How to import an object by an ID whose parts are not all properties: the read returns the properties. */
export function importById(id: CompositeId) {
  return {
    ...id.import,
    parse: (given: string) => (id.parts(given) === undefined ? undefined : { id: given, state: {} }),
  };
}
