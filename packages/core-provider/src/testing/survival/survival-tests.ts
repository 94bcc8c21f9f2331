import type { ResourceDefinition } from "../../definition/resource.ts";
import { hasEqualKeys, keyFlaws } from "./key-flaws.ts";
import { listFlaws } from "./list-flaws.ts";
import { lostNotesFlaws } from "./lost-notes-flaws.ts";
import { permissionFlaws } from "./permission-flaws.ts";
import { programFlaws } from "./program-flaws.ts";
import type { FaultyPlatform, Life, SurvivalSetup } from "./setup.ts";
import { survivalFlaws } from "./survival-flaws.ts";
import { hasDefaults, upgradeFlaws } from "./upgrade-flaws.ts";

/** What the tests need of a test runner: vitest's words, and those of others like it. */
export interface TestRunner {
  readonly describe: { concurrent(title: string, body: () => void): unknown };
  readonly it: (title: string, options: { readonly timeout: number }, test: () => Promise<void>) => unknown;
}

/** What a package is tried with. */
export interface SurvivalTests<P extends FaultyPlatform> {
  readonly provider: { readonly resources: readonly ResourceDefinition[] };
  readonly setup: SurvivalSetup<P>;
  /** For each resource what must exist before it, and the inputs of its life. */
  readonly lives: Readonly<Record<string, (platform: P) => Promise<Life>>>;
  /** The resources that cannot be listed: the platform lists none of their kind, or only those within another object. */
  readonly unlisted?: readonly string[];
}

const timeout = 600_000;

/**
 * Defines the tests of a package's resources in which {@link survivalFlaws} and {@link lostNotesFlaws} must find nothing,
 * and one that none is left out.
 */
export function testWrites<P extends FaultyPlatform>(
  { describe, it }: TestRunner,
  { provider, setup, lives, unlisted = [] }: SurvivalTests<P>,
): void {
  describe.concurrent("whatever happens to one of its writes", () => {
    it("is tried with every resource", { timeout }, async () => {
      const names = provider.resources.map(({ name }) => name);
      assertNone([
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
        assertNone(await survivalFlaws(setup, type, prepare)),
      );
    }
  });
  describe.concurrent("a creation after an interrupted run whose creation notes are lost", () => {
    for (const [type, prepare] of Object.entries(lives)) {
      it(`finds the ${type} that the run has left, or none is created twice`, { timeout }, async () =>
        assertNone(await lostNotesFlaws(setup, type, prepare)),
      );
    }
  });
}

/**
 * Defines the tests of a package's resources in which {@link programFlaws}, {@link keyFlaws} and {@link upgradeFlaws}
 * must find nothing.
 */
export function testPrograms<P extends FaultyPlatform>(
  { describe, it }: TestRunner,
  { provider, setup, lives }: SurvivalTests<P>,
): void {
  describe.concurrent("whatever the program does with it", () => {
    for (const [type, prepare] of Object.entries(lives)) {
      it(`${type} is what the program says, or a message says what to do`, { timeout }, async () =>
        assertNone(await programFlaws(setup, type, prepare)),
      );
    }
    for (const resource of provider.resources) {
      const prepare = lives[resource.name];
      if (prepare === undefined || !hasEqualKeys(resource)) continue;
      it(`${resource.name} has the same natural key when it is written differently`, { timeout }, async () =>
        assertNone(await keyFlaws(setup, resource, prepare)),
      );
    }
    for (const resource of provider.resources) {
      const prepare = lives[resource.name];
      if (prepare === undefined || !hasDefaults(resource)) continue;
      it(`${resource.name} stays as it is when an upgrade introduces its defaults`, { timeout }, async () =>
        assertNone(await upgradeFlaws(setup, resource, prepare)),
      );
    }
  });
}

/** Defines the tests of a package's resources in which {@link permissionFlaws} and {@link listFlaws} must find nothing. */
export function testPermissions<P extends FaultyPlatform>(
  { describe, it }: TestRunner,
  { provider, setup, lives }: SurvivalTests<P>,
): void {
  describe.concurrent("credentials that lose all rights", () => {
    for (const [type, prepare] of Object.entries(lives)) {
      it(`take no ${type} out of the state`, { timeout }, async () =>
        assertNone(await permissionFlaws(setup, type, prepare)),
      );
    }
  });
  describe.concurrent("what is found beside the state", () => {
    for (const resource of provider.resources) {
      const prepare = lives[resource.name];
      if (prepare === undefined) continue;
      it(`is a ${resource.name} that was made, by its listing and its import ID`, { timeout }, async () =>
        assertNone(await listFlaws(setup, resource, prepare)),
      );
    }
  });
}

/**
 * Defines all tests of what a package's resources must survive. A package of many resources defines them in several
 * files, which run beside one another: {@link testWrites}, {@link testPrograms}, {@link testPermissions}.
 *
 * @example
 * ```ts
 * testSurvival({ describe, it }, { provider, setup, lives });
 * ```
 */
export function testSurvival<P extends FaultyPlatform>(runner: TestRunner, tests: SurvivalTests<P>): void {
  testWrites(runner, tests);
  testPrograms(runner, tests);
  testPermissions(runner, tests);
}

function assertNone(flaws: readonly string[]): void {
  if (flaws.length > 0) throw new Error(flaws.join("\n"));
}
