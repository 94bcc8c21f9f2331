import { listOf, type OptionalShape, object, optional, text } from "@org/simulator";

/** A tag as creations take it, and as documents show it. */
export interface GivenTag {
  readonly Key: string;
  readonly Value: string;
}

/** The member of a creation for the tags of what it makes. */
export const tagsMember: OptionalShape<readonly GivenTag[]> = optional(
  listOf(object({ Key: text({ min: 1 }), Value: text() }), { min: 1 }),
);
