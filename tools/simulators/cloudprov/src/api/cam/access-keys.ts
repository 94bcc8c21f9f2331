import type { Store, Stores } from "@org/simulator";
import type { KeyPair } from "../../auth/records.ts";

/** An API key that the actions of access management have created. */
export interface CamAccessKey extends KeyPair {
  readonly description: string;
  readonly status: "Active" | "Inactive";
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** Opens the store of these keys. */
export function openCamAccessKeys(stores: Stores): Store<CamAccessKey> {
  return stores.open<CamAccessKey>("camAccessKeys");
}
