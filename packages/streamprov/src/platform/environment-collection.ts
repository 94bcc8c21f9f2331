import type { Collection } from "./control-plane.ts";
import { environmentArg } from "./references.ts";

/**
 * A collection of the control plane whose members are in an environment: reads, deletions and listings name it in the
 * query, changes in the body.
 *
 * @example
 * ```ts
 * const peerings = environmentCollection({ kind: "Peering", path: "/networking/v1/peerings", phases });
 * ```
 */
export function environmentCollection({
  path,
  ...collection
}: { readonly path: string } & Pick<Collection, "kind"> & Partial<Omit<Collection, "path" | "kind">>): Collection {
  return {
    path: () => path,
    scope: (values) => ({ environment: environmentOf(values) }),
    patchScope: (values) => ({ spec: { environment: { id: environmentOf(values) } } }),
    query: { environment: environmentArg() },
    nameAt: "spec.display_name",
    ...collection,
  };
}

function environmentOf(values: Readonly<Record<string, unknown>>): string {
  return (values["environment"] as { readonly id: string }).id;
}
