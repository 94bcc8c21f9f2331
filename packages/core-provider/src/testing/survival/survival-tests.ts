import type { ResourceDefinition } from "../../definition/resource.ts";
import { hasEqualKeys, keyFlaws } from "./key-flaws.ts";
import { listFlaws } from "./list-flaws.ts";
import { automaticName, lostNotesFlaws } from "./lost-notes-flaws.ts";
import { permissionFlaws } from "./permission-flaws.ts";
import { programFlaws } from "./program-flaws.ts";
import type { FaultyPlatform, Life, RestorablePlatform, SurvivalSetup } from "./setup.ts";
import { survivalFlaws } from "./survival-flaws.ts";
import { hasDefaults, upgradeFlaws } from "./upgrade-flaws.ts";

/** The functions of a test runner that the tests need, such as vitest's. */
export interface TestRunner {
  readonly describe: { concurrent(title: string, body: () => void): unknown };
  readonly it: (title: string, options: { readonly timeout: number }, test: () => Promise<void>) => unknown;
}

/** The package under test. */
export interface SurvivalTests<P extends FaultyPlatform> {
  readonly provider: { readonly resources: readonly ResourceDefinition[] };
  readonly setup: SurvivalSetup<P>;
  /** For each resource, its prerequisites and the inputs of its life. */
  readonly lives: Readonly<Record<string, (platform: P) => Promise<Life>>>;
  /** The resources that cannot be listed: the platform has no listing of them, or only one within another object. */
  readonly unlisted?: readonly string[];
  /**
   * The resources whose objects have neither a name nor a creation time on the platform. Without creation notes, an
   * interrupted run's object cannot be distinguished from any other.
   */
  readonly indistinguishable?: readonly string[];
}

const timeout = 600_000;

/**
 * Defines the tests of a package's resources in which {@link survivalFlaws} and {@link lostNotesFlaws} must find nothing,
 * and a test that every resource is covered.
 */
export function testWrites<P extends RestorablePlatform>(
  { describe, it }: TestRunner,
  { provider, setup, lives, unlisted = [], indistinguishable = [] }: SurvivalTests<P>,
): void {
  describe.concurrent("failed and interrupted writes", () => {
    it("are tested for every resource", { timeout }, async () => {
      const names = provider.resources.map(({ name }) => name);
      assertNone([
        ...names.filter((name) => lives[name] === undefined).map((name) => `${name} has no life in the tests`),
        ...Object.keys(lives)
          .filter((name) => !names.includes(name))
          .map((name) => `${name} has a life but is not a resource`),
        ...provider.resources
          .filter(({ name, spec }) => (spec.list === undefined) !== unlisted.includes(name))
          .map(({ name, spec }) => `${name} ${spec.list ? "can" : "cannot"} be listed`),
      ]);
    });
    for (const [type, prepare] of Object.entries(lives)) {
      it(`leave the state and the platform of ${type} in agreement`, { timeout }, async () =>
        assertNone(await survivalFlaws(setup, type, prepare)),
      );
    }
  });
  describe.concurrent("a create after an interrupted run whose creation notes are lost", () => {
    for (const [type, prepare] of Object.entries(lives)) {
      if (indistinguishable.includes(type)) {
        it(`cannot find the ${type} of that run`, { timeout }, async () => {
          const flaws = await lostNotesFlaws(setup, type, prepare);
          if (flaws.length === 0) throw new Error(`${type} is found: remove it from "indistinguishable"`);
        });
      } else {
        it(`finds the ${type} of that run and creates no second one`, { timeout }, async () =>
          assertNone(await lostNotesFlaws(setup, type, prepare)),
        );
      }
    }
    for (const resource of provider.resources) {
      const prepare = lives[resource.name];
      const name = automaticName(resource);
      if (prepare === undefined || name === undefined || indistinguishable.includes(resource.name)) continue;
      it(`names the ${resource.name} of that run, which has another automatic name`, { timeout }, async () =>
        assertNone(await lostNotesFlaws(setup, resource.name, prepare, name)),
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
  describe.concurrent("changes to the program", () => {
    for (const [type, prepare] of Object.entries(lives)) {
      it(`leave ${type} as the program declares it, or a message says what to do`, { timeout }, async () =>
        assertNone(await programFlaws(setup, type, prepare)),
      );
    }
    for (const resource of provider.resources) {
      const prepare = lives[resource.name];
      if (prepare === undefined || !hasEqualKeys(resource)) continue;
      it(`keep the natural key of ${resource.name} if it is only written differently`, { timeout }, async () =>
        assertNone(await keyFlaws(setup, resource, prepare)),
      );
    }
    for (const resource of provider.resources) {
      const prepare = lives[resource.name];
      if (prepare === undefined || !hasDefaults(resource)) continue;
      it(`leave ${resource.name} unchanged if an upgrade introduces its defaults`, { timeout }, async () =>
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
  describe.concurrent("credentials without permissions", () => {
    for (const [type, prepare] of Object.entries(lives)) {
      it(`keep ${type} in the state`, { timeout }, async () => assertNone(await permissionFlaws(setup, type, prepare)));
    }
  });
  describe.concurrent("the listing and the import ID", () => {
    for (const resource of provider.resources) {
      const prepare = lives[resource.name];
      if (prepare === undefined) continue;
      it(`find a created ${resource.name}`, { timeout }, async () =>
        assertNone(await listFlaws(setup, resource, prepare)),
      );
    }
  });
}

/**
 * Defines all survival tests of a package's resources. A package with many resources defines them in several files, which
 * run in parallel: {@link testWrites}, {@link testPrograms}, {@link testPermissions}.
 *
 * @example
 * ```ts
 * testSurvival({ describe, it }, { provider, setup, lives });
 * ```
 */
export function testSurvival<P extends RestorablePlatform>(runner: TestRunner, tests: SurvivalTests<P>): void {
  testWrites(runner, tests);
  testPrograms(runner, tests);
  testPermissions(runner, tests);
}

function assertNone(flaws: readonly string[]): void {
  if (flaws.length > 0) throw new Error(flaws.join("\n"));
}
