import { type CompositeId, compositeId } from "@org/core-provider";

/** The import ID of an object that is looked for in an environment, or may be, where some of its kind are in none. */
export function inEnvironment(
  form: string,
  example: string,
  { property = "environment.id", optional }: { readonly property?: string; readonly optional?: true } = {},
): CompositeId {
  const environment = { property, form: "<environment ID>", example: "env-abc123" };
  return compositeId({
    separator: "/",
    own: "id",
    parts: [optional ? { ...environment, optional } : environment, { property: "id", form, example }],
  });
}
