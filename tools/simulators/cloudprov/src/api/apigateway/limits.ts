import { integer, type Shape } from "@org/simulator";
import type { World } from "../../world.ts";
import { type EnvironmentName, environmentNames } from "./environments.ts";

/** What the platform shows in place of -1, no limit. */
const unlimited = 5_000;

/** How many calls a second; -1 for no limit. */
export const strategyShape: Shape<number> = integer({ min: -1 });

/** Limits a service or an API in an environment. */
export function setLimit({ gateway }: World, ownerId: string, environment: EnvironmentName, strategy: number): void {
  const limits = { ...gateway.limits.get(ownerId), id: ownerId, [environment]: strategy === -1 ? unlimited : strategy };
  gateway.limits.reveal(limits);
}

/** The limits of a service or an API, in the order of the environments. */
export function limitsOf({ gateway }: World, ownerId: string): { environment: EnvironmentName; limit: number }[] {
  const limits = gateway.limits.get(ownerId);
  return environmentNames.map((environment) => ({ environment, limit: limits?.[environment] ?? unlimited }));
}
