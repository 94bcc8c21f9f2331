import type { Store, Stores } from "@org/simulator";

/** A policy as its own service shows it. */
export interface CamPolicy {
  /** A number. */
  readonly id: string;
  readonly name: string;
  readonly document: string;
  readonly description: string;
  /** 1 for a policy of the account, 2 for one of the platform. */
  readonly type: number;
  /** 1 for a policy that was created by product, 2 for one that was written as JSON. */
  readonly createMode: number;
  readonly serviceType: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Opens the store of all policies. */
export function openCamPolicies(stores: Stores): Store<CamPolicy> {
  return stores.open<CamPolicy>("camPolicies");
}
