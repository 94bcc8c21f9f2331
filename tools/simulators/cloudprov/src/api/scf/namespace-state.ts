import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { ScfNamespace } from "./namespaces.ts";

/** A namespace that a test creates. */
export type NewScfNamespace = Pick<ScfNamespace, "name"> & Partial<Omit<ScfNamespace, "id">>;

/** A namespace without a description. */
export function newScfNamespace(world: World, fields: NewScfNamespace): ScfNamespace {
  const { region = "ap-guangzhou" } = fields;
  return {
    description: "",
    createdAt: world.now(),
    updatedAt: world.now(),
    ...fields,
    id: namespaceId(region, fields.name),
    region,
  };
}

/** The namespace that every region has. */
export const defaultName = "default";

/** The key of a namespace in the store. */
export function namespaceId(region: string, name: string): string {
  return `${region}/${name}`;
}

/** Opens the namespaces of a world to tests. Omitted values have defaults. */
export function scfState(world: World) {
  return {
    scfNamespaces: objectsOf(world.hub.agenda, world.scfNamespaces, (fields: NewScfNamespace) =>
      newScfNamespace(world, fields),
    ),
  };
}
