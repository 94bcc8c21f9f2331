import type { Collection } from "./control-plane.ts";
import { unusualIds } from "./ids.ts";
import { environmentArg } from "./references.ts";

/** The parts of such a collection that differ. */
interface EnvironmentCollectionSpec extends Pick<Collection, "kind">, Partial<Omit<Collection, "path" | "kind">> {
  /** Path of the collection. It may depend on a parent besides the environment. */
  readonly path: string | Collection["path"];
  /** The members' bodies have no `spec`: all values are at the top level. */
  readonly flat?: boolean;
}

/**
 * A collection of the control plane in an environment: reads, deletes and lists send the environment in the query, updates
 * in the body.
 *
 * @example
 * ```ts
 * const peerings = environmentCollection({ kind: "Peering", path: "/networking/v1/peerings", phases });
 * ```
 */
export function environmentCollection({ path, flat = false, ...collection }: EnvironmentCollectionSpec): Collection {
  return {
    path: typeof path === "string" ? () => path : path,
    scope: (values, verb) => (verb === "create" ? {} : { environment: environmentOf(values) }),
    updateScope(values) {
      const environment = { environment: { id: environmentOf(values) } };
      return flat ? environment : { spec: environment };
    },
    query: { environment: environmentArg() },
    check: unusualIds({ "environment.id": "environment" }),
    nameAt: flat ? "display_name" : "spec.display_name",
    ...collection,
  };
}

function environmentOf(values: Readonly<Record<string, unknown>>): string {
  return (values["environment"] as { readonly id: string }).id;
}
