import { removeResource } from "./remove-resource.ts";
import type { FaultyPlatform, Life, SurvivalSetup } from "./setup.ts";

/**
 * Takes all rights from the credentials of an object that is in the state: a refresh must keep the state exactly as it
 * was, and a deletion must fail and say what to do. Both must succeed when the rights are back.
 *
 * @returns what happens instead, a sentence each; empty when everything is right.
 */
export async function permissionFlaws<P extends FaultyPlatform>(
  setup: SurvivalSetup<P>,
  type: string,
  prepare: (platform: P) => Promise<Life>,
): Promise<string[]> {
  const platform = await setup.startPlatform();
  try {
    const life = await prepare(platform);
    await using host = await setup.startProvider(platform);
    const it = host.resource(type, "it");
    await it.create(life.inputs);

    const flaws: string[] = [];
    const withoutRights = async (attempt: () => Promise<unknown>) => {
      const before = platform.journal.entries.length;
      platform.failNext({ kind: "status403", times: Number.POSITIVE_INFINITY });
      const failure = await attempt().then(
        () => undefined,
        (error: Error) => error.message,
      );
      platform.forgetFaults();
      return { failure, asks: platform.journal.entries.length > before };
    };
    const kept = JSON.stringify(it.kept);
    const read = await withoutRights(() => it.read());
    if (read.failure !== undefined) flaws.push(`a refresh without any rights fails: ${read.failure}`);
    if (read.asks && JSON.stringify(it.kept) !== kept) flaws.push("a refresh without any rights changes the state");
    const deletion = await withoutRights(() => it.delete());
    // Some deletions send no request, so they need no rights.
    if (deletion.failure === undefined && !deletion.asks) return flaws;
    if (deletion.failure === undefined) flaws.push("delete succeeds without any rights");
    else if (!deletion.failure.includes("pulumi state delete"))
      flaws.push(`delete does not say what to do: ${deletion.failure}`);
    if (it.state === undefined) return [...flaws, "it has left the state"];
    if ((await it.read()) === undefined) flaws.push("it has left the platform");
    else await removeResource(it, life);
    return flaws;
  } finally {
    await platform.close();
  }
}
