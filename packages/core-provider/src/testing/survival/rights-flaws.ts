import { removeResource } from "./remove-resource.ts";
import type { FaultyPlatform, Life, SurvivalSetup } from "./setup.ts";

/**
 * Takes all rights from the credentials of an object that is in the state: a refresh and a removal must fail then and
 * leave it there, and go well when the rights are back.
 *
 * @returns what goes otherwise, a sentence each; empty when nothing does.
 */
export async function rightsFlaws<P extends FaultyPlatform>(
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
    const succeeds = (attempt: Promise<unknown>) =>
      attempt.then(
        () => true,
        () => false,
      );
    for (const verb of ["read", "delete"] as const) {
      const before = platform.journal.entries.length;
      platform.failNext({ kind: "status403", times: Number.POSITIVE_INFINITY });
      const succeeded = await succeeds(it[verb]());
      platform.forgetFaults();
      // What asks the platform for nothing needs no rights.
      const needsNone = succeeded && platform.journal.entries.length === before;
      if (needsNone && verb === "delete") return flaws;
      if (succeeded && !needsNone) flaws.push(`${verb} succeeds without any rights`);
    }
    if (it.state === undefined) return [...flaws, "it has left the state"];
    if ((await it.read()) === undefined) flaws.push("it has left the platform");
    else await removeResource(it, life);
    return flaws;
  } finally {
    await platform.close();
  }
}
