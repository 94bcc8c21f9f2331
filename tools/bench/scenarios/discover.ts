import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { localStack } from "@org/pulumi-run";
import { type StreamprovSimulator, startSimulator } from "@org/streamprov-simulator";
import { load } from "../machine/description.ts";
import type { Scenario } from "./scenario.ts";

const provider = "streamprov";
const perSecond = 50;
const placed = { environments: 30, topics: 1000, serviceAccounts: 970 };
const total = Object.values(placed).reduce((sum, count) => sum + count);

/** A search of a platform with many objects, mostly accounts and topics, under a limit. */
export const discover: Scenario = {
  name: `${provider}-discover`,
  what: `discover of ${total} objects where the platform takes ${perSecond} requests a second`,
  runs: "full",
  measure: async (bench) => {
    const platform = await startSimulator();
    const stack = await localStack({
      project: "bench",
      plugins: { [provider]: bench.built.products[provider].folder },
      ...(await placeObjects(platform)),
    });
    try {
      platform.set({ rateLimit: { perSecond } });
      const before = platform.journal.requests;
      const began = performance.now();
      const found = await search(join(bench.built.products[provider].folder, provider), stack);
      const value = performance.now() - began;
      const requests = platform.journal.requests - before;
      await bench.record({
        scenario: discover.name,
        what: `discover of ${total} objects at ${perSecond} requests a second`,
        of: provider,
        value,
        unit: "ms",
        note: `${found} found, ${requests} requests`,
        load: load(),
      });
    } finally {
      await stack.remove();
      await platform.close();
    }
  },
};

/** How many objects the command finds. */
async function search(
  launcher: string,
  { folder, env }: { readonly folder: string; readonly env: Readonly<Record<string, string>> },
): Promise<number> {
  // There are objects that the stack does not have: the exit status is 2.
  const { stdout } = await promisify(execFile)(process.execPath, [launcher, "discover", "--stack", "local", "--json"], {
    cwd: folder,
    env: { ...process.env, ...env },
    maxBuffer: 100_000_000,
  }).catch((error: { readonly code?: unknown; readonly stdout: string }) => {
    if (error.code !== 2) throw error;
    return error;
  });
  const { found } = JSON.parse(stdout) as { readonly found: readonly unknown[] };
  if (found.length < total) throw new Error(`The search found ${found.length} of ${total} objects.`);
  return found.length;
}

/** Puts the objects on a platform, and says how a stack reaches them. */
async function placeObjects({ state, credentials, url }: StreamprovSimulator) {
  const numbers = (count: number) => Array.from({ length: count }, (_, number) => number);
  const environment = await state.environments.create({ displayName: "bench" });
  const { id, restEndpoint } = await state.kafkaClusters.create({
    environmentId: environment.id,
    displayName: "bench",
  });
  const scope = { kind: "kafka", id, environmentId: environment.id } as const;
  const key = await state.apiKeys.create({ ownerId: credentials.userId, scope });
  for (const number of numbers(placed.environments)) await state.environments.create({ displayName: `team-${number}` });
  for (const number of numbers(placed.topics))
    await state.topics.create({ clusterId: id, name: `topic-${number}`, partitions: 1 });
  for (const number of numbers(placed.serviceAccounts))
    await state.serviceAccounts.create({ displayName: `app-${number}`, description: "An application" });
  return {
    config: {
      "streamprov:endpoint": url,
      "streamprov:kafkaId": id,
      "streamprov:kafkaRestEndpoint": restEndpoint,
    },
    secrets: {
      "streamprov:cloudApiKey": credentials.cloudApiKey,
      "streamprov:cloudApiSecret": credentials.cloudApiSecret,
      "streamprov:kafkaApiKey": key.id,
      "streamprov:kafkaApiSecret": key.secret,
    },
  };
}
