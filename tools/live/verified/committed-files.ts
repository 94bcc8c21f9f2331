import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CalledOperations, readCalledOperations } from "../../conformance/called-operations.ts";
import { cassetteNames, readCassette } from "../exchanges/cassette-file.ts";
import type { PlatformName } from "../exchanges/exchange.ts";
import { isLocalAddress } from "../exchanges/local-address.ts";
import { readObservations } from "../exchanges/observations.ts";
import { livePackages } from "../packages.ts";
import { type LiveResult, resultsIn } from "../result-file.ts";

/** The operations that the life of each kind uses, such as `GET /apps/{id}`. */
export type KindOperations = Readonly<Record<string, readonly string[]>>;

/** A recorded life. */
export interface RecordedLife {
  readonly kind: string;
  /** The day of the recording, such as `2030-01-31`. */
  readonly date: string;
  readonly server: "platform" | "simulator";
}

/** What committed files say about the kinds of a platform. */
export interface Verified {
  readonly operations: KindOperations;
  readonly clients: CalledOperations[string];
  readonly recordings: readonly RecordedLife[];
  /** The kinds whose lives caused each of the observations on the platform. */
  readonly observed: readonly (readonly string[])[];
  readonly results: Readonly<Record<string, LiveResult>>;
  /** Why kinds never run on the real platform. */
  readonly notLive: Readonly<Record<string, string>>;
}

const live = join(import.meta.dirname, "..");
const operationsFile = join(import.meta.dirname, "life-operations.json");

/** The operations of lives on simulators, by platform. */
type AllOperations = Readonly<Record<PlatformName, KindOperations>>;

/** Reads the committed operations of all lives. */
export async function readLifeOperations(): Promise<AllOperations> {
  return JSON.parse(await readFile(operationsFile, "utf8")) as AllOperations;
}

/** Replaces the committed operations of all lives. */
export async function writeLifeOperations(operations: AllOperations): Promise<void> {
  await writeFile(operationsFile, `${JSON.stringify(operations, undefined, 2)}\n`);
}

/** Reads everything that is committed about the kinds of a platform. */
export async function readVerified(platform: PlatformName): Promise<Verified> {
  const observations = await readObservations(join(live, "observations", platform));
  return {
    operations: (await readLifeOperations())[platform],
    clients: (await readCalledOperations())[platform] ?? {},
    recordings: await recordedLives(platform),
    observed: observations.map(({ parts }) => parts),
    notLive: (await livePackages[platform]()).notLive ?? {},
    results: await resultsIn(join(live, "results", `${platform}.json`)),
  };
}

async function recordedLives(platform: PlatformName): Promise<readonly RecordedLife[]> {
  const folder = join(live, "cassettes");
  const own = cassetteNames(folder).filter((name) => name.startsWith(`${platform}/`));
  const cassettes = await Promise.all(own.map((name) => readCassette(folder, name)));
  return cassettes.map(({ type, recorded, exchanges }) => ({
    kind: type,
    date: recorded.slice(0, 10),
    server: exchanges.some(({ request }) => isLocalAddress(request.origin)) ? "simulator" : "platform",
  }));
}
