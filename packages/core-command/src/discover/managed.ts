import { readDeployment } from "../state/deployment.ts";
import { parseUrn } from "../state/urn.ts";
import type { FoundObject } from "./walk.ts";

/** A resource of a stack. */
export interface ManagedResource {
  readonly urn: string;
  readonly type: string;
  readonly name: string;
  readonly id: string;
}

/**
 * The resources in a state that the CLI printed.
 *
 * @throws {Refusal} if it is not a state.
 */
export function managedIn(exported: string): readonly ManagedResource[] {
  const { resources = [] } = readDeployment(exported).deployment;
  return resources.flatMap(({ urn, type, id, external }) =>
    // The program only reads an external resource.
    id === undefined || external ? [] : [{ urn, type, id, name: parseUrn(urn)?.name ?? urn }],
  );
}

/** Returns a function that finds the resource of a stack for a found object. */
export function managedOf(
  managed: readonly ManagedResource[],
  found: readonly FoundObject[],
): (one: FoundObject) => ManagedResource | undefined {
  const kinds = new Map(found.map(({ kind }) => [kind.token, kind]));
  const has = new Map(managed.map((one) => [`${one.type} ${kinds.get(one.type)?.listedAs(one.id) ?? one.id}`, one]));
  return ({ kind, id }) => has.get(`${kind.token} ${id}`);
}
