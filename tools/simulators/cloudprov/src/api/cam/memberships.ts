import type { Store, Stores } from "@org/simulator";

/** A user in a group. */
export interface CamMembership {
  readonly id: string;
  readonly groupId: string;
  readonly userId: string;
}

/** Opens the store of all memberships. */
export function openCamMemberships(stores: Stores): Store<CamMembership> {
  return stores.open<CamMembership>("camMemberships");
}
