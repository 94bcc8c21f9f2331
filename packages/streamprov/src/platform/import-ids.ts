import { type CompositeId, compositeId } from "@org/core-provider";

/** The import ID of an object that is looked for in an environment. */
export function inEnvironment(form: string, example: string): CompositeId {
  return compositeId({
    separator: "/",
    own: "id",
    parts: [
      { property: "environment.id", form: "<environment ID>", example: "env-abc123" },
      { property: "id", form, example },
    ],
  });
}
