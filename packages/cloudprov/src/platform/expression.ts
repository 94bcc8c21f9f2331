import type { Rule } from "@org/core-provider";

/**
 * A regular expression that a program gives. `(?i)` at its start ignores case, as in Go. It throws for an invalid
 * expression: check it with `validExpression` before.
 */
export function expressionOf(source: string): RegExp {
  const ignoresCase = source.startsWith("(?i)");
  return new RegExp(ignoresCase ? source.slice("(?i)".length) : source, ignoresCase ? "i" : "");
}

/** A property must be a regular expression. */
export function validExpression(name: string): Rule {
  return {
    says: `${name} must be a valid regular expression.`,
    fields: [name],
    test: ({ [name]: source }) => {
      if (typeof source !== "string") return [];
      try {
        expressionOf(source);
        return [];
      } catch {
        return [{ path: name, message: "must be a valid regular expression, such as ^Ubuntu" }];
      }
    },
  };
}
