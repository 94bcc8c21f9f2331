import type { FaultyPlatform, Life, SurvivalSetup } from "@org/core-provider/testing";
import * as appprov from "../../../packages/appprov/test/lives.ts";
import * as cloudprov from "../../../packages/cloudprov/test/lives.ts";
import * as streamprov from "../../../packages/streamprov/test/lives.ts";
import { operationsIn } from "../../conformance/called-operations.ts";
import type { PlatformName } from "../exchanges/exchange.ts";
import type { KindOperations } from "./committed-files.ts";

/** Runs the life of a kind on a simulator, and returns the operations that it uses. */
export type RunLife = () => Promise<readonly string[]>;

/** The lives of all kinds by platform and kind. */
export const lives: Readonly<Record<PlatformName, ReadonlyMap<string, RunLife>>> = {
  streamprov: livesOf(streamprov),
  appprov: livesOf(appprov),
  cloudprov: livesOf(cloudprov),
};

/** How many lives run at the same time: they mostly wait. */
const concurrency = 8;

/** Runs all lives of a platform. */
export async function lifeOperations(platform: PlatformName): Promise<KindOperations> {
  const found: [string, readonly string[]][] = [];
  const queue = [...lives[platform]];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) found.push([next[0], await next[1]()]);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** A simulator with its journal. */
interface Platform extends FaultyPlatform {
  readonly journal: FaultyPlatform["journal"] & Parameters<typeof operationsIn>[0] & { clear(): void };
}

/** The tests of a package that run the life of each of its resources. */
interface Lives<P extends Platform> {
  readonly setup: SurvivalSetup<P>;
  readonly lives: Readonly<Record<string, (platform: P) => Promise<Life>>>;
}

function livesOf<P extends Platform>({ setup, lives }: Lives<P>): ReadonlyMap<string, RunLife> {
  return new Map(Object.entries(lives).map(([kind, prepare]) => [kind, () => operationsOfLife(setup, kind, prepare)]));
}

async function operationsOfLife<P extends Platform>(
  { startPlatform, startProvider }: SurvivalSetup<P>,
  kind: string,
  prepare: (platform: P) => Promise<Life>,
): Promise<readonly string[]> {
  const platform = await startPlatform();
  try {
    const { inputs, changed, remove } = await prepare(platform);
    // What the preparation sends does not belong to the kind.
    platform.journal.clear();
    await using host = await startProvider(platform);
    const it = host.resource(kind, "it");
    await it.create(inputs);
    await it.read();
    if (changed !== undefined) await it.update(changed);
    if (it.id !== undefined) remove?.(it.id);
    await it.delete();
    const { violations } = platform.journal;
    if (violations.length > 0) throw new Error(`${kind}: undocumented requests: ${JSON.stringify(violations)}`);
    return operationsIn(platform.journal);
  } finally {
    await platform.close();
  }
}
