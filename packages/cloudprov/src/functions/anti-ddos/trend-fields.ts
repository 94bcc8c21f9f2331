import { field } from "@org/core-provider";

/** An input that is a time, as the platform writes it. */
export function time(wire: string, docs: string) {
  return field.string({
    required: true,
    pattern: {
      match: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3])(:[0-5]\d){2}$/,
      says: "have the form YYYY-MM-DD hh:mm:ss",
    },
    wire,
    docs: `${docs}, \`YYYY-MM-DD hh:mm:ss\`.`,
  });
}
