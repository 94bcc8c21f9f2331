import type { Store, Stores } from "@org/simulator";

/** A group of users. */
export interface CamGroup {
  /** A number. */
  readonly id: string;
  readonly name: string;
  readonly remark: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** Opens the store of all groups. */
export function openCamGroups(stores: Stores): Store<CamGroup> {
  return stores.open<CamGroup>("camGroups");
}
