import { type LocalStack, type LocalStackOptions, localStack } from "@org/pulumi-run";
import type { StreamprovSimulator } from "@org/simulator-streamprov";
import { inject } from "vitest";
import { Transcript } from "./transcript.ts";

/** A stack, driven by the real CLI with the built plugin, that ends with its test. */
export type TestStack = LocalStack & AsyncDisposable & { readonly transcript: Transcript };

/** Makes an empty stack for a platform. The provider has a Cloud API key that may do everything. */
export async function stackFor(
  platform: StreamprovSimulator,
  options: Partial<Pick<LocalStackOptions, "project" | "program" | "config" | "secrets" | "env">> = {},
): Promise<TestStack> {
  const transcript = new Transcript();
  const stack = await localStack({
    project: "e2e",
    ...options,
    plugins: { streamprov: inject("pluginFolder") },
    onOutput: (text) => transcript.add(text),
    config: { "streamprov:endpoint": platform.url, ...options.config },
    secrets: {
      "streamprov:cloudApiKey": platform.credentials.cloudApiKey,
      "streamprov:cloudApiSecret": platform.credentials.cloudApiSecret,
      ...options.secrets,
    },
    env: { ...withoutOwnVariables(), ...options.env },
  });
  return Object.assign(stack, { transcript, [Symbol.asyncDispose]: () => stack.remove() });
}

/**
 * Runs the CLI on the stack.
 *
 * @throws {Error} with all that it printed, when it does not end with 0.
 */
export async function run(
  stack: TestStack,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  const { code, stdout, stderr } = await stack.cli([...args, "--stack", "local"], { env });
  if (code !== 0) throw new Error(`pulumi ${args.join(" ")} ended with ${code}:\n${stdout}\n${stderr}`);
  return stdout;
}

/** The variables that the provider reads are empty, whatever the person who runs the tests has set. */
function withoutOwnVariables(): Record<string, string> {
  const own = /^(CONFLUENT_|KAFKA_|SCHEMA_REGISTRY_|CATALOG_|FLINK_|TABLEFLOW_|IMPORT_|API_KEY_SECRET|TF_)/;
  return Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => own.test(name))
      .map((name) => [name, ""]),
  );
}
