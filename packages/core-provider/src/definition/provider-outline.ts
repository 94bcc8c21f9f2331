import type { Fields } from "./field.ts";
import type { FunctionDefinition } from "./function.ts";
import type { Family, ProviderDefinition } from "./provider.ts";
import type { ResourceDefinition } from "./resource.ts";

/**
 * A provider whose resources and functions are loaded when one of their family is first used, so that a plugin starts
 * without them.
 */
export interface ProviderOutline<F extends Fields = Fields, P = unknown, C = unknown>
  extends Omit<ProviderDefinition<F, P, C>, "resources" | "functions" | "families"> {
  readonly families: readonly FamilyOutline<C>[];
}

/** A family before it is loaded. */
export interface FamilyOutline<C = unknown> extends FamilyNames {
  /** The name of its file, without the extension. */
  readonly name: string;
  load(): Promise<Family<C>>;
}

/** The names of the definitions of a family. */
export interface FamilyNames {
  /** Including the former names of resources, which a state may contain. */
  readonly resources: readonly string[];
  readonly functions: readonly string[];
}

/**
 * The families of a provider, from their modules.
 *
 * @param names - The names of their definitions, as `generate` writes them. A new family has none before.
 * @param modules - By file, in the order of the documentation.
 *
 * @example
 * ```ts
 * familyOutlines<Clients>(familyNames, { kafka: () => import("./families/kafka.ts") });
 * ```
 */
export function familyOutlines<C>(
  names: Readonly<Record<string, FamilyNames>>,
  modules: Readonly<Record<string, () => Promise<{ readonly family: Family<C> }>>>,
): readonly FamilyOutline<C>[] {
  return Object.entries(modules).map(([name, load]) => ({
    ...(names[name] ?? { resources: [], functions: [] }),
    name,
    load: async () => (await load()).family,
  }));
}

/** The names of the definitions of a family, for its outline. */
export function namesOf(family: {
  readonly resources: readonly ResourceDefinition[];
  readonly functions: readonly FunctionDefinition[];
}): FamilyNames {
  return {
    resources: family.resources.flatMap(({ name, spec }) => [name, ...(spec.aliases ?? [])]),
    functions: family.functions.map(({ name }) => name),
  };
}

/** A provider with all its definitions, for what needs them all: its schema, its documentation, tests. */
export async function completeProvider<F extends Fields, P, C>(
  outline: ProviderOutline<F, P, C>,
): Promise<ProviderDefinition<F, P, C>> {
  const families = await Promise.all(
    outline.families.map(async ({ name, load }) => ({ ...(await load()), subpath: name })),
  );
  return {
    ...outline,
    families,
    resources: families.flatMap(({ resources }) => resources),
    functions: families.flatMap(({ functions }) => functions),
  };
}

/** The outline of a provider whose definitions are already loaded. */
export function outlineOf<F extends Fields, P, C>(provider: ProviderDefinition<F, P, C>): ProviderOutline<F, P, C> {
  const { resources, functions, families = [{ title: "", resources, functions }], ...others } = provider;
  return {
    ...others,
    families: families.map((family) => ({ ...namesOf(family), name: family.title, load: async () => family })),
  };
}
