import type { Collection } from "./control-plane.ts";
import { environmentArg } from "./references.ts";

/** What is left to say of such a collection. */
interface EnvironmentCollectionSpec extends Pick<Collection, "kind">, Partial<Omit<Collection, "path" | "kind">> {
  /** May depend on what they are below, besides the environment. */
  readonly path: string | Collection["path"];
  /** The members' bodies have no `spec`: everything stands at their top. */
  readonly flat?: boolean;
}

/**
 * A collection of the control plane whose members are in an environment: reads, deletions and listings name it in the
 * query, changes in the body.
 *
 * @example
 * ```ts
 * const peerings = environmentCollection({ kind: "Peering", path: "/networking/v1/peerings", phases });
 * ```
 */
export function environmentCollection({ path, flat = false, ...collection }: EnvironmentCollectionSpec): Collection {
  return {
    path: typeof path === "string" ? () => path : path,
    scope: (values) => ({ environment: environmentOf(values) }),
    patchScope(values) {
      const environment = { environment: { id: environmentOf(values) } };
      return flat ? environment : { spec: environment };
    },
    query: { environment: environmentArg() },
    nameAt: flat ? "display_name" : "spec.display_name",
    ...collection,
  };
}

function environmentOf(values: Readonly<Record<string, unknown>>): string {
  return (values["environment"] as { readonly id: string }).id;
}
