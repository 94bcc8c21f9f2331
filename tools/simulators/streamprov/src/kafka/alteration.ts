import { flag, listOf, nullable, object, oneOf, optional, text } from "@org/simulator";

/** A change of some settings. */
export const alterationShape = object({
  data: listOf(
    object({
      name: text(),
      value: optional(nullable(text())),
      operation: optional(nullable(oneOf("SET", "DELETE"))),
    }),
  ),
  validate_only: optional(flag()),
});
