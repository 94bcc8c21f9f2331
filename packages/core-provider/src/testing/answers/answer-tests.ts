import type { FunctionDefinition } from "../../definition/function.ts";
import type { ResourceDefinition } from "../../definition/resource.ts";
import type { Values } from "../marks.ts";
import type { Life } from "../survival/setup.ts";
import type { TestRunner } from "../survival/survival-tests.ts";
import { answerFlaws, lookupAnswerFlaws } from "./answer-flaws.ts";
import type { AlterablePlatform, AnswerSetup } from "./answering-platform.ts";
import { foreignFlaws } from "./foreign-flaws.ts";

/** What a package is tried with. */
export interface AnswerTests<P extends AlterablePlatform> {
  readonly provider: {
    readonly resources: readonly ResourceDefinition<never>[];
    readonly functions: readonly FunctionDefinition<never>[];
  };
  readonly setup: AnswerSetup<P>;
  /** For each resource what must exist before it, and the inputs of its life. */
  readonly lives: Readonly<Record<string, (platform: P) => Promise<Life>>>;
  /** Functions of each kind, with what they are asked for. */
  readonly lookups: Readonly<Record<string, (platform: P) => Promise<Values>>>;
}

const timeout = 600_000;

/**
 * Defines the tests of a package's answers: for each resource one in which {@link answerFlaws} must find nothing and one
 * in which {@link foreignFlaws} must not, and for some functions one in which {@link lookupAnswerFlaws} must not.
 *
 * @example
 * ```ts
 * testAnswers({ describe, it }, { provider, setup, lives, lookups });
 * ```
 */
export function testAnswers<P extends AlterablePlatform>(
  { describe, it }: TestRunner,
  { provider, setup, lives, lookups }: AnswerTests<P>,
): void {
  const holdEmpty = (flaws: readonly string[]) => {
    if (flaws.length > 0) throw new Error(flaws.join("\n"));
  };
  const named = <T>(what: T | undefined, name: string): T => {
    if (what === undefined) throw new Error(`there is no ${name}`);
    return what;
  };
  describe.concurrent("answers that are not what they must be", () => {
    for (const resource of provider.resources) {
      it(`do no harm to a ${resource.name}`, { timeout }, async () =>
        holdEmpty(await answerFlaws(setup, resource, named(lives[resource.name], `life of a ${resource.name}`))),
      );
    }
    for (const resource of provider.resources) {
      it(`of a proxy neither drop nor delete a ${resource.name}`, { timeout }, async () =>
        holdEmpty(await foreignFlaws(setup, resource, named(lives[resource.name], `life of a ${resource.name}`))),
      );
    }
    for (const [name, prepare] of Object.entries(lookups)) {
      it(`are no success of ${name}`, { timeout }, async () => {
        const definition = provider.functions.find((one) => one.name === name);
        holdEmpty(await lookupAnswerFlaws(setup, named(definition, name), prepare));
      });
    }
  });
}
