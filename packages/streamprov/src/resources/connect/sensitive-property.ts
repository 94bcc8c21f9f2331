import { field } from "@org/core-provider";

/** The name of a setting of connectors whose value is hidden. */
export const sensitiveProperty = () =>
  field.string({
    min: 1,
    max: 150,
    pattern: { match: /^[\w+.-]+$/, says: "hold only letters, digits and _ + . -" },
    docs: "Name of a setting.",
  });
