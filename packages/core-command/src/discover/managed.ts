import { Refusal } from "../refusal.ts";

/** A resource that a stack has. */
export interface ManagedResource {
  readonly urn: string;
  readonly type: string;
  readonly name: string;
  readonly id: string;
}

/**
 * The objects in an exported state.
 *
 * @throws {Refusal} when it is none.
 */
export function managedIn(exported: string): readonly ManagedResource[] {
  const { deployment } = JSON.parse(exported) as { deployment?: { resources?: readonly Partial<ManagedResource>[] } };
  if (deployment === undefined) throw new Refusal("`pulumi stack export` did not print a state.");
  return (deployment.resources ?? []).flatMap(({ urn = "", type = "", id }) =>
    id === undefined ? [] : [{ urn, type, id, name: urn.split("::").at(-1) ?? "" }],
  );
}
