import { integer, type Shape } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type EnvironmentName, environmentNames } from "./environments.ts";

/** The number that the platform shows instead of -1 (no limit). */
const unlimited = 5_000;

/** How many calls a second; -1 for no limit. No correct client sends 0, which counts as not set. */
export const strategyShape: Shape<number> = {
  outline: () => ({ type: "integer", limits: ["not 0"] }),
  check(value, at, problems) {
    if (value === 0) problems.push({ at, message: "must not be 0, which sets no limit", kind: "value" });
    else integer().check(value, at, problems);
  },
};

/**
 * Limits a service or an API in an environment.
 *
 * @throws PlatformError for a limit below -1.
 */
export function setLimit({ gateway }: World, ownerId: string, environment: EnvironmentName, strategy: number): void {
  if (strategy < -1) throw new PlatformError("InvalidParameterValue.RangeExceeded", "Strategy must be -1 or more.");
  const limits = { ...gateway.limits.get(ownerId), id: ownerId, [environment]: strategy === -1 ? unlimited : strategy };
  gateway.limits.reveal(limits);
}

/** The limits of a service or an API, in the order of the environments. */
export function limitsOf({ gateway }: World, ownerId: string): { environment: EnvironmentName; limit: number }[] {
  const limits = gateway.limits.get(ownerId);
  return environmentNames.map((environment) => ({ environment, limit: limits?.[environment] ?? unlimited }));
}
