import type { Store, Stores } from "@org/simulator";

/** A role as its own service shows it. */
export interface CamRole {
  /** A number with 19 digits. */
  readonly id: string;
  readonly name: string;
  readonly document: string;
  readonly description: string;
  readonly consoleLogin: number;
  /** In seconds. */
  readonly sessionDuration: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Opens the store of all roles. */
export function openCamRoles(stores: Stores): Store<CamRole> {
  return stores.open<CamRole>("camRoles");
}
