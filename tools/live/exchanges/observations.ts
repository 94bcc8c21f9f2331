import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { compareResponses, type Difference } from "./compare.ts";
import type { Recording } from "./exchange.ts";
import { identifiersIn } from "./identifiers.ts";
import { profileOf } from "./profile.ts";
import type { Observation } from "./report.ts";

/** The observations in a folder; none if it does not exist. */
export async function readObservations(folder: string): Promise<readonly Observation[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  const texts = files
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => readFile(join(folder, file), "utf8"));
  return (await Promise.all(texts)).map((text) => JSON.parse(text) as Observation);
}

/**
 * How a recording of the simulator differs from what was observed on the platform. The recording must contain the lives of
 * all parts of the observations. Times are not compared.
 */
export function deviationsFrom(observations: readonly Observation[], simulator: Recording): Difference[] {
  const { routes } = profileOf(simulator.exchanges, simulator.platform, identifiersIn(simulator.exchanges));
  const nothing = { statuses: {}, responses: {}, ms: 0 };
  return observations.flatMap(({ route, expected }) => compareResponses(route, expected, routes[route] ?? nothing));
}
