import { definitions, type Fields, type Outputs, type ResourceDefinition } from "@org/core-provider";

const { resource } = definitions<object>();

/** The invented result of a create. */
export interface Made {
  readonly id: string;
  /** The outputs that are no inputs. */
  readonly known?: Readonly<Record<string, unknown>>;
}

/**
 * A resource that takes the inputs of a real one and does nothing.
 *
 * @param fields - The properties of the real one that a stack uses, as inputs or outputs, so that engine and plugin carry the same
 *   values.
 * @param make - Makes up the ID and what else a platform would answer.
 */
export function doesNothing(
  name: string,
  fields: Fields,
  make: (args: Readonly<Record<string, unknown>>) => Made,
): ResourceDefinition<object> {
  return resource<Fields, Outputs<Fields>>(name, {
    docs: `Takes the inputs of ${name} and does nothing.`,
    example: "",
    fields,
    create: async ({ args }) => {
      const { id, known } = make(args);
      return { id, known: { ...args, ...known } };
    },
    read: async ({ args, state }) => ({ ...args, ...state }),
    update: async () => {},
    delete: async () => {},
  });
}
