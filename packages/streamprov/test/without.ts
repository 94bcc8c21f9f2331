import type { Values } from "@org/core-provider/testing";

/** Inputs without some properties. */
export function without(inputs: Values, ...names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => !names.includes(name)));
}
