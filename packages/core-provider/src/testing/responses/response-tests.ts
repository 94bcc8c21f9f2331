import type { FunctionDefinition } from "../../definition/function.ts";
import type { ResourceDefinition } from "../../definition/resource.ts";
import type { Values } from "../marks.ts";
import type { Life } from "../survival/setup.ts";
import type { TestRunner } from "../survival/survival-tests.ts";
import type { AlterablePlatform, ResponseSetup } from "./alterable-platform.ts";
import { proxyFlaws } from "./proxy-flaws.ts";
import { lookupResponseFlaws, responseFlaws } from "./response-flaws.ts";

/** The package under test. */
export interface ResponseTests<P extends AlterablePlatform> {
  readonly provider: {
    readonly resources: readonly ResourceDefinition<never>[];
    readonly functions: readonly FunctionDefinition<never>[];
  };
  readonly setup: ResponseSetup<P>;
  /** For each resource, its prerequisites and the inputs of its life. */
  readonly lives: Readonly<Record<string, (platform: P) => Promise<Life>>>;
  /** Functions of each kind, with their arguments. */
  readonly lookups: Readonly<Record<string, (platform: P) => Promise<Values>>>;
}

const timeout = 600_000;

/**
 * Defines the tests of a package's responses: for each resource, {@link responseFlaws} and {@link proxyFlaws} must find
 * nothing; for some functions, {@link lookupResponseFlaws} must find nothing.
 *
 * @example
 * ```ts
 * testResponses({ describe, it }, { provider, setup, lives, lookups });
 * ```
 */
export function testResponses<P extends AlterablePlatform>(
  { describe, it }: TestRunner,
  { provider, setup, lives, lookups }: ResponseTests<P>,
): void {
  const assertNone = (flaws: readonly string[]) => {
    if (flaws.length > 0) throw new Error(flaws.join("\n"));
  };
  const named = <T>(what: T | undefined, name: string): T => {
    if (what === undefined) throw new Error(`there is no ${name}`);
    return what;
  };
  describe.concurrent("invalid responses", () => {
    for (const resource of provider.resources) {
      it(`do no harm to ${resource.name}`, { timeout }, async () =>
        assertNone(await responseFlaws(setup, resource, named(lives[resource.name], `life of a ${resource.name}`))),
      );
    }
    for (const resource of provider.resources) {
      it(`of a proxy do not delete ${resource.name} or remove it from the state`, { timeout }, async () =>
        assertNone(await proxyFlaws(setup, resource, named(lives[resource.name], `life of a ${resource.name}`))),
      );
    }
    for (const [name, prepare] of Object.entries(lookups)) {
      it(`make ${name} fail`, { timeout }, async () => {
        const definition = provider.functions.find((one) => one.name === name);
        assertNone(await lookupResponseFlaws(setup, named(definition, name), prepare));
      });
    }
  });
}
