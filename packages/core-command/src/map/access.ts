import type { FoundObject } from "../discover/walk.ts";

/** A permission of a principal, as an object of the platform states it. */
export interface Access {
  /** ID of the principal, such as `sa-abc123`. */
  readonly principal: string;
  /** What it may do: the name of a role, or the operation that an ACL allows. */
  readonly permission: string;
  /** What the permission applies to. The map adds the names of objects to the IDs in this text. */
  readonly on: string;
}

/** A permission, and the object that gives it. */
export interface GivenAccess extends Access {
  readonly by: FoundObject;
}

/** The permissions that the found objects give, sorted by principal. */
export function accessIn(
  found: readonly FoundObject[],
  accessOf: (one: FoundObject) => Access | undefined,
): readonly GivenAccess[] {
  return found
    .flatMap((by) => {
      const access = accessOf(by);
      return access === undefined ? [] : [{ ...access, by }];
    })
    .sort((one, other) => sortKey(one).localeCompare(sortKey(other)));
}

function sortKey({ principal, on, permission }: Access): string {
  return `${principal}\n${on}\n${permission}`;
}

/** Returns a function that adds the names of objects to the IDs in a text: `orders (sa-abc123)`. */
export function withNames(found: readonly FoundObject[]): (text: string) => string {
  const names = new Map(found.filter(({ id, name }) => name !== "" && name !== id).map(({ id, name }) => [id, name]));
  return (text) =>
    text.replace(/[^\s/=,:]+/g, (part) => {
      const name = names.get(part);
      return name === undefined ? part : `${name} (${part})`;
    });
}
