import type { FunctionDefinition } from "../definition/function.ts";
import type { FamilyOutline, ProviderOutline } from "../definition/provider-outline.ts";
import type { ResourceDefinition } from "../definition/resource.ts";
import { functionToken, resourceToken } from "../definition/token.ts";

/** The definitions of a family by their tokens. */
interface LoadedFamily {
  readonly resources: ReadonlyMap<string, ResourceDefinition<unknown>>;
  readonly functions: ReadonlyMap<string, FunctionDefinition<unknown>>;
}

/** The definitions of a provider by their tokens. A family is loaded when one of its definitions is first used. */
export class Definitions {
  readonly #provider: string;
  readonly #resources: ReadonlyMap<string, FamilyOutline>;
  readonly #functions: ReadonlyMap<string, FamilyOutline>;
  readonly #loaded = new Map<FamilyOutline, Promise<LoadedFamily>>();

  constructor({ name, families }: Pick<ProviderOutline, "name" | "families">) {
    this.#provider = name;
    this.#resources = new Map(families.flatMap((one) => one.resources.map((n) => [resourceToken(name, n), one])));
    this.#functions = new Map(families.flatMap((one) => one.functions.map((n) => [functionToken(name, n), one])));
  }

  /** The tokens of all resources, including their former ones. */
  resourceTokens(): readonly string[] {
    return [...this.#resources.keys()];
  }

  async resource(token: string): Promise<ResourceDefinition<unknown> | undefined> {
    const family = this.#resources.get(token);
    return family && (await this.#load(family)).resources.get(token);
  }

  async function(token: string): Promise<FunctionDefinition<unknown> | undefined> {
    const family = this.#functions.get(token);
    return family && (await this.#load(family)).functions.get(token);
  }

  #load(family: FamilyOutline): Promise<LoadedFamily> {
    const known = this.#loaded.get(family);
    if (known !== undefined) return known;
    const loading = family.load().then(({ resources, functions }) => ({
      resources: new Map(
        resources.flatMap((one) =>
          // A state may contain a former name.
          [one.name, ...(one.spec.aliases ?? [])].map((name) => [resourceToken(this.#provider, name), one] as const),
        ),
      ),
      functions: new Map(functions.map((one) => [functionToken(this.#provider, one.name), one])),
    }));
    this.#loaded.set(family, loading);
    return loading;
  }
}
