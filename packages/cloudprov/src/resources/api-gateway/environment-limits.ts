import { field } from "@org/core-provider";
import type { Body } from "../../platform/answers.ts";

/** Limits by their properties. */
export interface EnvironmentLimits {
  readonly releaseLimit?: number | undefined;
  readonly preLimit?: number | undefined;
  readonly testLimit?: number | undefined;
}

/** The platform shows this in place of -1, no limit. */
const unlimited = 5000;

/** The environments by their properties, in the order in which the limits are set. */
const environments = { preLimit: "prepub", releaseLimit: "release", testLimit: "test" } as const;

/** Names of the properties: actions of their own set them. */
export const limitNames = Object.keys(environments) as (keyof typeof environments)[];

/** The properties that limit how much a service or an API is called. */
export const limitFields = {
  releaseLimit: limit("release"),
  preLimit: limit("prepub"),
  testLimit: limit("test"),
};

/** What a row of an answer tells of an environment, by the member that holds the limit. */
export function rowFacts(member: string) {
  return {
    environment: field.string({ output: true, answered: "always", wire: "EnvironmentName", docs: "The environment." }),
    limit: field.integer({ output: true, wire: member, docs: "The limit." }),
  };
}

/** What the fields read limits from: the rows of an answer, by the member that holds the limit. */
export function limitsOf(rows: readonly Body[], member: string): Body {
  const found = rows.map((row) => [row["EnvironmentName"], shown(row[member])]);
  return { Limits: Object.fromEntries(found) };
}

/** Sets the limits that are given, one after another. `isDue` says which of them. */
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

/** Whether a limit is to be set. */
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
