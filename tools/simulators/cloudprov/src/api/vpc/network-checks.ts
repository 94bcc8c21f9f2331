import { listOf, oneOf, type Shape, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { found } from "../action.ts";
import type { GivenTag } from "../tag-list.ts";
import { malformedId } from "./describe.ts";
import type { Vpc } from "./vpcs.ts";

/** A boolean that requests have as a text. */
export const booleanText: Shape<"true" | "false"> = oneOf("true", "false");

/** The IDs of the objects that a listing must return. */
export const idsShape: Shape<readonly string[]> = listOf(text({ min: 1 }), { min: 1, max: 100 });

/** The network with an ID, even if listings do not show it yet. */
export function existingVpc({ networks }: World, id: string, region: string): Vpc {
  checkVpcId(id);
  const vpc = networks.vpcs.get(id);
  return found(vpc?.region === region ? vpc : undefined, "ResourceNotFound", `network ${id}`);
}

/** Rejects an ID that is not one of a network. */
export function checkVpcId(id: string): void {
  if (!/^vpc-[0-9a-z]{8}$/.test(id)) throw malformedId(id);
}

/** Rejects names that are empty or too long. */
export function checkName(name: string): void {
  if (name === "") throw new PlatformError("InvalidParameterValue", "The name must not be empty.");
  if (name.length > 60) throw new PlatformError("InvalidParameterValue.TooLong", "A name has at most 60 characters.");
}

/** Rejects a key that is given twice. */
export function checkTags(tags: readonly GivenTag[]): void {
  if (new Set(tags.map(({ Key }) => Key)).size < tags.length) {
    throw new PlatformError("InvalidParameterValue.TagDuplicateKey", "A tag key is given twice.");
  }
}

/** Rejects a listing by IDs and filters. */
export function requireOneOf(ids: unknown, filters: unknown, name: string): void {
  if (ids !== undefined && filters !== undefined) {
    throw new PlatformError("InvalidParameter.Coexist", `${name} and Filters must not be given together.`);
  }
}

/** The error for a range that does not begin with its first address. */
export function malformedBlock(block: string): PlatformError {
  return new PlatformError("InvalidParameterValue.Malformed", `${block} is not a block with its first address.`);
}
