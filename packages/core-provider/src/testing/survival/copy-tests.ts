import { importFormOf, importIdOf, whyNotImported } from "../../definition/import-form.ts";
import type { ResourceDefinition } from "../../definition/resource.ts";
import { Secret, type Values } from "../marks.ts";
import { assertUnchanged } from "./assert-unchanged.ts";
import { withCreated } from "./created-resource.ts";
import type { FaultyPlatform } from "./setup.ts";
import type { SurvivalTests, TestRunner } from "./survival-tests.ts";

/** How accounts are copied. */
export interface CopyTests<S, P extends FaultyPlatform> extends Pick<SurvivalTests<P>, "provider" | "setup" | "lives"> {
  /** The environment variables of the platform, and of the services that inputs name. */
  environmentOf(platform: P, inputs: Values): Promise<Readonly<Record<string, string>>>;
  /** Writes a snapshot of the account, and returns it with what the command prints. */
  copy(env: Readonly<Record<string, string>>): Promise<{ readonly snapshot: S; readonly output: string }>;
  /** Starts a simulator with the snapshot. */
  open(snapshot: S): Promise<P>;
  /** The resources that `discover` cannot find or create without more settings. The command names them with the reason. */
  readonly uncopied?: readonly string[];
  /** The reason in the guide why the objects of a resource are not copied. */
  documentedReason?(type: string): string | undefined;
}

/**
 * Defines a test for each resource: its account is copied to a second simulator, where the same import must give the
 * same object, and where the next preview must show no changes.
 *
 * @example
 * ```ts
 * testCopies({ describe, it }, { provider, setup, lives, environmentOf, copy, open });
 * ```
 */
export function testCopies<S, P extends FaultyPlatform>(
  { describe, it: test }: TestRunner,
  { provider, setup, lives, environmentOf, copy, open, uncopied = [], documentedReason }: CopyTests<S, P>,
): void {
  describe.concurrent("a copy of an account", () => {
    for (const [type, prepare] of Object.entries(lives)) {
      const resource = provider.resources.find(({ name }) => name === type);
      if (resource === undefined || resource.spec.list === undefined || whyNotImported(resource) !== undefined)
        continue;
      const isCopied = !uncopied.includes(type);
      const title = isCopied ? `contains ${type} unchanged` : `lacks ${type}, and reports it`;
      test(title, { timeout: 600_000 }, () =>
        withCreated(setup, type, prepare, async ({ platform, life, it }) => {
          const importId = importIdOf(resource, it.id ?? "", it.outputs) ?? it.id ?? "";
          const variables = variablesOf(resource, importId);
          const env = await environmentOf(platform, life.inputs);
          const { snapshot, output } = await copy(env);
          const report = lacking(output).find((line) => new RegExp(`\\b${type}\\b`).test(line.split(": ")[0] ?? ""));
          if ((report !== undefined) === isCopied || (isCopied && /^Not copied:/m.test(output)))
            throw new Error(output);
          if (report !== undefined) {
            const [, reason] = /^.*?: (.*?)(?: \[[\w-]+\/[\w-]+\])?$/.exec(report) ?? [];
            if (documentedReason?.(type) !== reason)
              throw new Error(`docs/discovering.md lacks: \`${type}\`: ${reason}`);
            return;
          }
          const copied = await open(snapshot);
          try {
            await using host = await setup.startProvider(platform, { ...env, ...variables });
            const original = host.resource(type, "original");
            await original.import(importId);
            const copiedEnv = await environmentOf(copied, life.inputs);
            await using copyHost = await setup.startProvider(copied, { ...copiedEnv, ...variables });
            const found = copyHost.resource(type, "copy");
            await found.import(importId);
            await assertUnchanged(found, withOwn(original.inputs, found.inputs), "in the copy");
          } finally {
            await copied.close();
          }
        }),
      );
    }
  });
}

/** The lines about kinds and objects that were not found completely. */
function lacking(output: string): readonly string[] {
  const [, ...sections] = output.split(
    /^(?:Not searched, so not in the copy|Not importable, so not in the copy|Not copied): \[.*\]$/m,
  );
  return sections.flatMap((section) => section.split("\n\n")[0]?.split("\n") ?? []);
}

/** The variable from which the import of one object reads its secret. */
function variablesOf(resource: ResourceDefinition, importId: string): Readonly<Record<string, string>> {
  const variable = importFormOf(resource)?.variable?.(importId);
  return variable === undefined ? {} : { [variable]: "the-secret" };
}

/** The inputs of the original. Secrets and the addresses of hosts are those of the copy. */
function withOwn(original: Values, copy: Values): Values {
  const differs = (value: unknown) =>
    value instanceof Secret || /(127\.0\.0\.1|localhost):\d/.test(JSON.stringify(value) ?? "");
  return Object.fromEntries(
    Object.entries(original).map(([name, value]) => [name, differs(value) ? copy[name] : value]),
  );
}
