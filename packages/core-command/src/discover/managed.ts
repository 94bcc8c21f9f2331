import { readDeployment } from "../state/deployment.ts";
import { parseUrn } from "../state/urn.ts";
import type { FoundObject } from "./walk.ts";

/** A resource that a stack has. */
export interface ManagedResource {
  readonly urn: string;
  readonly type: string;
  readonly name: string;
  readonly id: string;
}

/**
 * The objects in a state that the CLI has printed.
 *
 * @throws {Refusal} when it is none.
 */
export function managedIn(exported: string): readonly ManagedResource[] {
  const { resources = [] } = readDeployment(exported).deployment;
  return resources.flatMap(({ urn, type, id }) =>
    id === undefined ? [] : [{ urn, type, id, name: parseUrn(urn)?.name ?? urn }],
  );
}

/** Tells which resource of a stack has an object that was found. */
export function managedOf(
  managed: readonly ManagedResource[],
  found: readonly FoundObject[],
): (one: FoundObject) => ManagedResource | undefined {
  const kinds = new Map(found.map(({ kind }) => [kind.token, kind]));
  const has = new Map(managed.map((one) => [`${one.type} ${kinds.get(one.type)?.listedAs(one.id) ?? one.id}`, one]));
  return ({ kind, id }) => has.get(`${kind.token} ${id}`);
}
