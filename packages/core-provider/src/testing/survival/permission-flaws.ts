import { withCreated } from "./created-resource.ts";
import { removeResource } from "./remove-resource.ts";
import type { FaultyPlatform, Life, SurvivalSetup } from "./setup.ts";

/**
 * Removes all permissions of the credentials while an object is in the state. A refresh must keep the state exactly as it
 * is, and a delete must fail and say what to do. Both must succeed once the permissions are restored.
 *
 * @returns one sentence for each defect; empty without defects.
 */
export function permissionFlaws<P extends FaultyPlatform>(
  setup: SurvivalSetup<P>,
  type: string,
  prepare: (platform: P) => Promise<Life>,
): Promise<string[]> {
  return withCreated(setup, type, prepare, async ({ platform, life, it }) => {
    const flaws: string[] = [];
    const withoutPermissions = async (attempt: () => Promise<unknown>) => {
      const before = platform.journal.entries.length;
      platform.failNext({ kind: "status403", times: Number.POSITIVE_INFINITY });
      const failure = await attempt().then(
        () => undefined,
        (error: Error) => error.message,
      );
      platform.forgetFaults();
      return { failure, sentRequests: platform.journal.entries.length > before };
    };
    const kept = JSON.stringify(it.kept);
    const read = await withoutPermissions(() => it.read());
    if (read.failure !== undefined) flaws.push(`a refresh without permissions fails: ${read.failure}`);
    if (read.sentRequests && JSON.stringify(it.kept) !== kept)
      flaws.push("a refresh without permissions changes the state");
    const deletion = await withoutPermissions(() => it.delete());
    // Some deletes send no request, so they need no permissions.
    if (deletion.failure === undefined && !deletion.sentRequests) return flaws;
    if (deletion.failure === undefined) flaws.push("delete succeeds without permissions");
    else if (!deletion.failure.includes("pulumi state delete"))
      flaws.push(`delete does not say what to do: ${deletion.failure}`);
    if (it.state === undefined) return [...flaws, "it has left the state"];
    if ((await it.read()) === undefined) flaws.push("it has left the platform");
    else await removeResource(it, life);
    return flaws;
  });
}
