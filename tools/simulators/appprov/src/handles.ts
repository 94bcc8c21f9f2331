import type { Store } from "@org/simulator";

/** Why an object cannot have this handle: the form is invalid, or another object has it. */
export function handleProblems<T extends { readonly id: string; readonly handle: string }>(
  handle: string,
  store: Store<T>,
  isNeighbor: (one: T) => boolean,
): (string | false)[] {
  return [
    !/^[a-z0-9._-]+$/.test(handle) &&
      "Handle may only contain lower case letters, digits, dashes, underscores and dots",
    store.all().some((one) => one.handle === handle && isNeighbor(one)) && "Handle has already been taken",
  ];
}
