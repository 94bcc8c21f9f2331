import { withCreated } from "./created-resource.ts";
import { removeResource } from "./remove-resource.ts";
import type { RestorablePlatform, SurvivalSetup } from "./setup.ts";
import type { SurvivalTests, TestRunner } from "./survival-tests.ts";

/**
 * Defines a test for each resource: its object is deleted after a snapshot of the simulator, which is then restored. The
 * object must exist again, exactly as it is in the state.
 *
 * @example
 * ```ts
 * testSnapshots({ describe, it }, { setup, lives });
 * ```
 */
export function testSnapshots<P extends RestorablePlatform>(
  { describe, it: test }: TestRunner,
  { setup, lives }: { readonly setup: SurvivalSetup<P> } & Pick<SurvivalTests<P>, "lives">,
): void {
  describe.concurrent("a snapshot of the simulator", () => {
    for (const [type, prepare] of Object.entries(lives)) {
      test(`restores ${type} unchanged`, { timeout: 600_000 }, () =>
        withCreated(setup, type, prepare, async ({ platform, life, it }) => {
          await it.read();
          const kept = JSON.stringify(it.kept);
          const snapshot = platform.snapshot();
          // Another plugin does not remember the deletion.
          await using host = await setup.startProvider(platform);
          const restored = host.resource(type, "it");
          restored.adopt(it);
          await removeResource(it, life);
          await platform.restore(snapshot);

          await restored.read();
          const found = restored.state === undefined ? "nothing" : JSON.stringify(restored.kept);
          if (found !== kept) throw new Error(`it was ${kept} and is now ${found}`);
        }),
      );
    }
  });
}
