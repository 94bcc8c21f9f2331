import type { Store, Stores } from "@org/simulator";

/** A type of machine that a zone offers. */
export interface InstanceType {
  readonly id: string;
  readonly name: string;
  readonly zone: string;
  readonly family: string;
  readonly chargeType: string;
  readonly cpu: number;
  /** Gigabytes. */
  readonly memory: number;
  readonly gpu: number;
  readonly isSoldOut: boolean;
}

/** Opens the store of all types of machines. */
export function openInstanceTypes(stores: Stores): Store<InstanceType> {
  return stores.open<InstanceType>("instanceTypes");
}
