import { readFileSync } from "node:fs";
import { join } from "node:path";
import { kebabCase } from "../../codegen/docs/page.ts";
import { whyNotImported } from "../../definition/import-form.ts";
import type { FaultyPlatform } from "../survival/setup.ts";
import type { SurvivalTests, TestRunner } from "../survival/survival-tests.ts";
import { type ImportSetup, importFlaws } from "./import-flaws.ts";

/**
 * Defines a test for each resource that can be imported, in which {@link importFlaws} must find nothing on its page.
 *
 * @param docs - The folder of the package's reference.
 */
export function testImports<P extends FaultyPlatform>(
  { describe, it }: TestRunner,
  { provider, lives, docs, ...setup }: ImportSetup<P> & SurvivalTests<P> & { readonly docs: string },
): void {
  describe.concurrent("the import command of a page", () => {
    for (const resource of provider.resources) {
      if (whyNotImported(resource) !== undefined) continue;
      it(`imports ${resource.name}`, { timeout: 600_000 }, async () => {
        const prepare = lives[resource.name];
        if (prepare === undefined) throw new Error(`${resource.name} has no life in the tests`);
        const page = readFileSync(join(docs, "resources", `${kebabCase(resource.name)}.md`), "utf8");
        const flaws = await importFlaws(setup, resource, prepare, page);
        if (flaws.length > 0) throw new Error(flaws.join("\n"));
      });
    }
  });
}
