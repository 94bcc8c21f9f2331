import { oneOfNames, type Problem, type Unchecked } from "@org/core-provider";

/** A change of a resource with the property `waitSwitch`, which lets the platform wait for the maintenance window. */
export interface WindowChange {
  readonly args: Unchecked;
  /** The value of `waitSwitch` that means the window. */
  readonly inWindow: number;
  /** The properties that one change of the platform changes together. */
  readonly groups: readonly (readonly string[])[];
  readonly changes: ReadonlySet<string>;
}

/** Rejects several changes that would wait for the maintenance window: the platform lets only one wait. */
export function onlyOneWaits({ args, inWindow, groups, changes }: WindowChange): Problem[] {
  const changed = groups.map((names) => names.filter((name) => changes.has(name))).filter(({ length }) => length > 0);
  if (args["waitSwitch"] !== inWindow || changed.length < 2) return [];
  const names = oneOfNames(changed.flat(), "and");
  const advice = "change one of them now, and the rest after the maintenance window";
  return [{ path: "waitSwitch", message: `cannot be ${inWindow} for ${names} together: ${advice}` }];
}
