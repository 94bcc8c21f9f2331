import { field } from "@org/core-provider";
import { idText, whole } from "../../platform/response-fields.ts";
import type { Body } from "../../platform/responses.ts";

/** The limits, by property. */
export interface EnvironmentLimits {
  readonly releaseLimit?: number | undefined;
  readonly preLimit?: number | undefined;
  readonly testLimit?: number | undefined;
}

/** The platform returns this instead of -1, no limit. */
const unlimited = 5000;

/** The environments by property, in the order in which the limits are set. */
const environments = { preLimit: "prepub", releaseLimit: "release", testLimit: "test" } as const;

/** The names of the properties, which have their own actions. */
export const limitNames = Object.keys(environments) as (keyof typeof environments)[];

/** The properties that limit the calls of a service or an API. */
export const limitFields = {
  releaseLimit: limit("release"),
  preLimit: limit("prepub"),
  testLimit: limit("test"),
};

/** The members of an element that describe an environment; `member` contains the limit. */
export function rowFacts(member: string) {
  return { environmentName: idText(), limit: whole("", { wire: member }) };
}

/** The limits by environment, in the form that the fields read; `member` contains the limit. */
export function limitsOf(rows: readonly Body[], member: string): Body {
  const found = rows.map((row) => [row["EnvironmentName"], shown(row[member])]);
  return { Limits: Object.fromEntries(found) };
}

/** Sets the given limits one after another. `isDue` decides which of them. */
export async function setLimits(
  limits: EnvironmentLimits,
  isDue: (name: keyof EnvironmentLimits) => boolean,
  set: (environment: string, strategy: number) => Promise<void>,
): Promise<void> {
  for (const name of limitNames) {
    const strategy = limits[name];
    if (isGiven(strategy) && isDue(name)) await set(environments[name], strategy);
  }
}

/** Whether any limit is given. */
export function hasLimits(limits: EnvironmentLimits): boolean {
  return limitNames.some((name) => isGiven(limits[name]));
}

function isGiven(limit: number | undefined): limit is number {
  return limit !== undefined && limit !== 0;
}

function limit(environment: string) {
  return field.integer({
    computed: true,
    emptyIsUnset: true,
    min: -1,
    wire: `Limits.${environment}`,
    equality: (before, after) => shown(before) === shown(after),
    docs: `Maximum number of calls per second in the environment \`${environment}\`. -1 means no limit, which the platform shows as ${unlimited}. Removing it from your program keeps the old limit.`,
  });
}

function shown(limit: unknown): unknown {
  return limit === -1 ? unlimited : limit;
}
