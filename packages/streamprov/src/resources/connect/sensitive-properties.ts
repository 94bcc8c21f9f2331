import { containsUnknown, field, type Unchecked } from "@org/core-provider";

/** The name of a connector setting whose value is secret. */
export const sensitiveProperty = () =>
  field.string({
    min: 1,
    max: 150,
    pattern: { match: /^[\w+.-]+$/, says: "contain only letters, digits and _ + . -" },
    docs: "Name of a setting.",
  });

/** Removes duplicate names, which have no meaning. */
export function namedOnce(args: Unchecked): Unchecked {
  const { sensitiveConfigProperties: names } = args;
  return Array.isArray(names) && !containsUnknown(names)
    ? { ...args, sensitiveConfigProperties: [...new Set(names)] }
    : args;
}
