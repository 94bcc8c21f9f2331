import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import type { TaggedResource } from "../tag/tags.ts";
import type { CamPolicy } from "./policies.ts";

/** A policy that a test creates. */
export type NewCamPolicy = Pick<CamPolicy, "name"> & Partial<CamPolicy>;

/** A policy with the default settings. */
export function newCamPolicy(world: World, fields: NewCamPolicy): CamPolicy {
  return {
    id: world.newNumber(),
    document: '{"version":"2.0","statement":[]}',
    description: "",
    type: 1,
    createMode: 2,
    serviceType: "",
    createdAt: world.now(),
    updatedAt: world.now(),
    ...fields,
  };
}

/** Opens the policies of a world to tests. Omitted values have defaults. */
export function camPolicyState(world: World) {
  return {
    camPolicies: objectsOf(world.hub.agenda, world.camPolicies, (fields: NewCamPolicy) => newCamPolicy(world, fields)),
  };
}

/** The name of a policy in the tag service. */
export function tagsOfCamPolicy({ id }: Pick<CamPolicy, "id">, region: string): TaggedResource {
  return { service: "cam", prefix: "policy", region, resourceId: id };
}

/** Whether a resource is an existing policy. */
export function isCamPolicy({ camPolicies }: World, { service, prefix, resourceId }: TaggedResource): boolean {
  return service === "cam" && prefix === "policy" && camPolicies.get(resourceId) !== undefined;
}
