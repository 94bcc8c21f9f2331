import { deepStrictEqual } from "node:assert/strict";
import type { Fields } from "../../definition/field.ts";
import type { ProviderDefinition } from "../../definition/provider.ts";
import { failure } from "../failure.ts";
import type { Values } from "../marks.ts";
import { type RunningProvider, startProvider } from "../start-provider.ts";
import type { TestRunner } from "../survival/survival-tests.ts";

/** A mistake, and the one sentence that reports it. */
interface Mistake {
  readonly what: string;
  readonly says: string;
}

/** The package under test, and mistakes that people make. */
export interface MistakeTests<F extends Fields, P, C> {
  readonly provider: ProviderDefinition<F, P, C>;
  /** Starts the provider with a valid configuration. */
  readonly start: () => Promise<{ readonly host: RunningProvider } & AsyncDisposable>;
  readonly configuration: readonly (Mistake & {
    readonly config?: Values;
    /** Name of an explicit provider with these settings. Defaults to the stack's configuration. */
    readonly explicit?: string;
    readonly env?: Readonly<Record<string, string>>;
  })[];
  readonly resources: readonly (Mistake & { readonly type: string; readonly inputs: Values })[];
  readonly functions: readonly (Mistake & { readonly name: string; readonly args: Values })[];
}

const timeout = 120_000;

/**
 * Defines the tests of a package's messages: each mistake is reported by exactly one sentence.
 *
 * @example
 * ```ts
 * testMistakes({ describe, it }, { provider, start, configuration, resources, functions });
 * ```
 */
export function testMistakes<F extends Fields, P, C>(
  { describe, it }: TestRunner,
  { provider, start, configuration, resources, functions }: MistakeTests<F, P, C>,
): void {
  describe.concurrent("a mistake in the configuration is one sentence", () => {
    for (const { what, config = {}, env = {}, explicit, says } of configuration) {
      it(what, { timeout }, async () => {
        await using host = await startProvider(provider, { config: false, env });
        const { failures } = await host.checkConfig(config, explicit);
        deepStrictEqual(reasons(failures), [says]);
      });
    }
  });
  describe.concurrent("a mistake in the program is one sentence", () => {
    for (const { what, type, inputs, says } of resources) {
      it(what, { timeout }, async () => {
        await using test = await start();
        const { failures } = await test.host.resource(type, "it").check(inputs);
        deepStrictEqual(reasons(failures), [says]);
      });
    }
    for (const { what, name, args, says } of functions) {
      it(what, { timeout }, async () => {
        await using test = await start();
        const { message } = await failure(test.host.invoke(name, args));
        deepStrictEqual(message, `calling ${name}: ${says}`);
      });
    }
  });
}

function reasons(failures: readonly { readonly reason: string }[]): string[] {
  return failures.map(({ reason }) => reason);
}
