import { type ListingResource, listFlaws } from "./list-flaws.ts";
import { programFlaws } from "./program-flaws.ts";
import { rightsFlaws } from "./rights-flaws.ts";
import type { FaultyPlatform, Life, SurvivalSetup } from "./setup.ts";
import { survivalFlaws } from "./survival-flaws.ts";

/** What the tests need of a test runner: vitest's words, and those of others like it. */
export interface TestRunner {
  readonly describe: { concurrent(title: string, body: () => void): unknown };
  readonly it: (title: string, options: { readonly timeout: number }, test: () => Promise<void>) => unknown;
}

/** What a package is tried with. */
export interface SurvivalTests<P extends FaultyPlatform> {
  readonly provider: { readonly resources: readonly ListingResource[] };
  readonly setup: SurvivalSetup<P>;
  /** For each resource what must exist before it, and the inputs of its life. */
  readonly lives: Readonly<Record<string, (platform: P) => Promise<Life>>>;
  /** The resources that cannot be listed: the platform lists none of their kind, or only those within another object. */
  readonly unlisted?: readonly string[];
}

const timeout = 600_000;

/**
 * Defines the tests of a package's resources: for each one in which {@link survivalFlaws} must find nothing, one in
 * which {@link programFlaws} must not, one in which {@link rightsFlaws} must not, and one in which {@link listFlaws} must not; and one that none is left out.
 *
 * @example
 * ```ts
 * testSurvival({ describe, it }, { provider, setup, lives });
 * ```
 */
export function testSurvival<P extends FaultyPlatform>(
  { describe, it }: TestRunner,
  { provider, setup, lives, unlisted = [] }: SurvivalTests<P>,
): void {
  const holdEmpty = (flaws: readonly string[]) => {
    if (flaws.length > 0) throw new Error(flaws.join("\n"));
  };
  describe.concurrent("whatever happens to one of its writes", () => {
    it("is tried with every resource", { timeout }, async () => {
      const names = provider.resources.map(({ name }) => name);
      holdEmpty([
        ...names.filter((name) => lives[name] === undefined).map((name) => `${name} has no life to be tried in`),
        ...Object.keys(lives)
          .filter((name) => !names.includes(name))
          .map((name) => `${name} is tried and is no resource`),
        ...provider.resources
          .filter(({ name, spec }) => (spec.list === undefined) !== unlisted.includes(name))
          .map(({ name, spec }) => `${name} ${spec.list ? "can" : "cannot"} be listed`),
      ]);
    });
    for (const [type, prepare] of Object.entries(lives)) {
      it(`${type} and the platform agree at the end`, { timeout }, async () =>
        holdEmpty(await survivalFlaws(setup, type, prepare)),
      );
    }
  });
  describe.concurrent("whatever the program does with it", () => {
    for (const [type, prepare] of Object.entries(lives)) {
      it(`${type} is what the program says, or a message says what to do`, { timeout }, async () =>
        holdEmpty(await programFlaws(setup, type, prepare)),
      );
    }
  });
  describe.concurrent("credentials that lose all rights", () => {
    for (const [type, prepare] of Object.entries(lives)) {
      it(`take no ${type} out of the state`, { timeout }, async () =>
        holdEmpty(await rightsFlaws(setup, type, prepare)),
      );
    }
  });
  describe.concurrent("a listing of its kind", () => {
    for (const resource of provider.resources) {
      const prepare = lives[resource.name];
      if (prepare === undefined || resource.spec.list === undefined) continue;
      it(`holds a ${resource.name} that was made`, { timeout }, async () =>
        holdEmpty(await listFlaws(setup, resource, prepare)),
      );
    }
  });
}
