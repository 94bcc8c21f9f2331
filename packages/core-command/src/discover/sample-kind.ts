import type { Kind } from "./kind.ts";

/** A kind without objects whose import ID is the ID, for tests. */
export function sampleKind(name: string, more: Partial<Kind> = {}): Kind {
  return {
    name,
    token: `toy:index/${name.toLowerCase()}:${name}`,
    refusal: undefined,
    needs: undefined,
    variable: () => undefined,
    serviceVariables: () => [],
    within: [],
    importForm: "<ID>",
    importId: ({ id }) => id,
    parents: () => [],
    listedAs: (id) => id,
    list: async () => [],
    read: async () => undefined,
    create: async () => ({ id: "", outputs: {} }),
    ...more,
  };
}
