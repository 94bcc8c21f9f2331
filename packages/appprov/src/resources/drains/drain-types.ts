import { isUnknown, type Problem, type Rule } from "@org/core-provider";

/** Which properties a type of drain uses. */
export interface DrainType<N extends string> {
  /** Required properties. A list names alternatives. */
  readonly required: readonly (N | readonly N[])[];
  /** Optional properties, besides those that all types have. */
  readonly optional?: readonly N[];
  /** Properties that are not allowed. */
  readonly rejected?: readonly N[];
}

/** Requires the properties that the drain's type needs, and rejects those that it does not allow. */
export function propertiesByType<N extends string>(types: Readonly<Record<string, DrainType<N>>>): Rule {
  const names = Object.values(types).flatMap(({ required, rejected = [] }) => [...required.flat(), ...rejected]);
  return {
    says: "Which properties are required or allowed depends on drainType: see the properties.",
    fields: ["drainType", ...new Set(names)],
    test: (values, shown) => {
      const type = values["drainType"];
      const { required = [], rejected = [] } = typeof type === "string" ? (types[type] ?? {}) : {};
      const chosen = `drainType is ${shown("drainType", type)}`;
      const isGiven = (name: N) => isUnknown(values[name]) || Boolean(values[name]);
      const missing = required.map((one) => [one].flat() as N[]).filter((names) => !names.some(isGiven));
      return [
        ...missing.map(([path = ""]): Problem => ({ path, message: `is required when ${chosen}` })),
        ...rejected
          .filter(isGiven)
          .map((path): Problem => ({ path, message: `is not allowed when ${chosen}; remove it` })),
      ];
    },
  };
}
