import { type LocalStack, type LocalStackOptions, localStack } from "@org/pulumi-run";
import { inject } from "vitest";
import type { ProviderName } from "../setup/build-plugin.ts";
import { Transcript } from "./transcript.ts";

/** A stack, driven by the real CLI with the built plugin, that ends with its test. */
export type TestStack = LocalStack &
  AsyncDisposable & { readonly provider: ProviderName; readonly transcript: Transcript };

/** Options of a test's stack. */
export type StackOptions = Partial<Pick<LocalStackOptions, "project" | "stackName" | "program" | "config" | "env">> & {
  /** An undefined value removes that of the connection. */
  readonly secrets?: Readonly<Record<string, string | undefined>>;
};

/** The provider of a stack, and how it reaches its platform. */
export interface Connection extends Pick<LocalStackOptions, "config" | "secrets" | "env"> {
  readonly provider: ProviderName;
  /** Variables that the provider reads. They are empty, even if the environment of the tests sets them. */
  readonly ownVariables: RegExp;
}

/** Creates an empty stack. The test's options override those of the connection. */
export async function connectedStack(connection: Connection, options: StackOptions): Promise<TestStack> {
  const { provider, ownVariables } = connection;
  const transcript = new Transcript();
  const stack = await localStack({
    project: "e2e",
    ...options,
    plugins: { [provider]: inject("pluginFolders")[provider] },
    onOutput: (text) => transcript.add(text),
    config: { ...connection.config, ...options.config },
    secrets: withoutUndefined({ ...connection.secrets, ...options.secrets }),
    // Simulators need no certificate authorities, which take each plugin a while to read.
    env: { SSL_CERT_FILE: "", ...emptied(ownVariables), ...connection.env, ...options.env },
  });
  return Object.assign(stack, { provider, transcript, [Symbol.asyncDispose]: () => stack.remove() });
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

function withoutUndefined(secrets: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(secrets).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

function emptied(own: RegExp): Record<string, string> {
  return Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => own.test(name))
      .map((name) => [name, ""]),
  );
}
