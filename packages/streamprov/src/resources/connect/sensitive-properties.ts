import { containsUnknown, field, type Unchecked } from "@org/core-provider";

/** The name of a setting of connectors whose value is hidden. */
export const sensitiveProperty = () =>
  field.string({
    min: 1,
    max: 150,
    pattern: { match: /^[\w+.-]+$/, says: "hold only letters, digits and _ + . -" },
    docs: "Name of a setting.",
  });

/** Inputs in which each of these settings stands once: to name one twice means nothing. */
export function namedOnce(args: Unchecked): Unchecked {
  const { sensitiveConfigProperties: names } = args;
  return Array.isArray(names) && !containsUnknown(names)
    ? { ...args, sensitiveConfigProperties: [...new Set(names)] }
    : args;
}
