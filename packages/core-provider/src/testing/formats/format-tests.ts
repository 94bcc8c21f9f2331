import type { FaultyPlatform } from "../survival/setup.ts";
import type { SurvivalTests, TestRunner } from "../survival/survival-tests.ts";
import { formatFlaws } from "./format-flaws.ts";

/** Defines the tests of a package's resources in which {@link formatFlaws} must find nothing. */
export function testFormats<P extends FaultyPlatform>(
  { describe, it }: TestRunner,
  { provider, setup, lives }: Pick<SurvivalTests<P>, "provider" | "setup" | "lives">,
): void {
  describe.concurrent("a value with an invalid format", () => {
    for (const resource of provider.resources) {
      const prepare = lives[resource.name];
      if (prepare === undefined) continue;
      it(`is rejected in ${resource.name} only if the program changes it`, { timeout: 600_000 }, async () => {
        const flaws = await formatFlaws(setup, resource, prepare);
        if (flaws.length > 0) throw new Error(flaws.join("\n"));
      });
    }
  });
}
