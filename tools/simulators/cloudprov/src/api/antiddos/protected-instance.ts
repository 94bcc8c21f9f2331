import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { found } from "../action.ts";

/** An instance with what it protects. */
export interface Protected {
  readonly id: string;
  /** Undefined for a package, whose addresses are those of the account's resources. */
  readonly addresses: readonly string[] | undefined;
}

/** The instance with an ID: a package, or an instance with its own addresses. */
export function protectedInstance({ protection }: World, id: string): Protected {
  const own = protection.advancedIps.get(id);
  if (own !== undefined) return { id, addresses: own.addresses };
  found(protection.instances.get(id), "ResourceNotFound", `instance ${id}`);
  return { id, addresses: undefined };
}

/** The addresses of an instance; undefined when there is none of this ID. */
export function addressesOf({ protection }: World, id: string): readonly string[] | undefined {
  return protection.advancedIps.get(id)?.addresses ?? (protection.instances.get(id) && []);
}

/** Rejects a value that a user chose, with the platform's message. */
export function refuse(message: string): never {
  throw new PlatformError("InvalidParameterValue", message);
}

/** Rejects a value that is not one of the given values. */
export function holdOneOf(name: string, value: string, values: readonly string[]): void {
  if (!values.includes(value)) refuse(`${name} must be one of ${values.join(", ")}.`);
}

/** Refuses a number outside of a range. */
export function holdWithin(name: string, value: number, [least, most]: readonly [number, number]): void {
  if (value < least || value > most) refuse(`${name} must be from ${least} to ${most}.`);
}
