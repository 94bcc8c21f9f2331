import { importIdOf } from "@org/core-provider";
import {
  type GivenObject,
  type LivePackage,
  type RunningProvider,
  sharing,
  type TestedResource,
  type Values,
  type World,
} from "@org/core-provider/testing";
import type { CreatedObjects } from "./created-objects.ts";
import { nameIn } from "./run-id.ts";

/** What the objects are created with. */
export interface SharedObjectsOptions {
  readonly live: LivePackage;
  readonly host: RunningProvider;
  readonly created: CreatedObjects;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The world of a run on a real platform: the objects that lives share, which are created when the first one requires them. */
export class SharedObjects {
  readonly world: World;
  readonly #live: LivePackage;
  readonly #host: RunningProvider;
  readonly #created: CreatedObjects;
  readonly #objects: { readonly kind: string; readonly it: TestedResource }[] = [];

  constructor({ live, host, created, env }: SharedObjectsOptions) {
    this.#live = live;
    this.#host = host;
    this.#created = created;
    this.world = {
      name: (text, separator) => nameIn(created.runId, text, separator),
      setting: ({ variable, example }) => env[variable] || example,
      ...sharing({
        given: (kind, inputs) => this.#create(kind, inputs),
        lookup: (name, args = {}) => host.invoke(name, args),
      }),
    };
  }

  /** Deletes the objects in another plugin process, the newest first. The sweep deletes the others. */
  async delete(host: RunningProvider, print: (line: string) => void): Promise<void> {
    for (const { kind, it } of this.#objects.reverse()) {
      const { id } = it;
      if (id === undefined) continue;
      const left = host.resource(kind, "shared");
      left.adopt(it);
      try {
        await left.delete();
        this.#created.remove({ kind, id });
      } catch (error) {
        print(`${kind} is left to the sweep: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }

  async #create(kind: string, inputs: Values): Promise<GivenObject> {
    const resource = this.#live.provider.resources.find(({ name }) => name === kind);
    const it = this.#host.resource(kind, `shared-${this.#objects.length + 1}`);
    this.#objects.push({ kind, it });
    try {
      const { id, outputs } = await it.create(inputs);
      return { id, outputs };
    } catch (error) {
      throw new Error(`the ${kind} that it requires cannot be created: ${(error as Error).message}`, { cause: error });
    } finally {
      const { id, outputs } = it;
      if (id !== undefined) this.#created.add({ kind, id, importId: resource && importIdOf(resource, id, outputs) });
    }
  }
}
