import { type LocalStack, type LocalStackOptions, localStack } from "@org/pulumi-run";
import { type StreamprovOptions, type StreamprovSimulator, startStreamprovSimulator } from "@org/simulator-streamprov";
import { inject } from "vitest";
import { Transcript } from "./transcript.ts";

/** What a test begins with. */
export interface SceneOptions extends Pick<LocalStackOptions, "program" | "config" | "secrets" | "env"> {
  /** Settings of the simulated platform. */
  readonly platform?: StreamprovOptions;
  /** Makes what must be on the platform before the stack; gives more configuration of the stack. */
  readonly prepare?: (platform: StreamprovSimulator) => Promise<Partial<LocalStackOptions>>;
}

/** A stack, driven by the real CLI with the built plugin, and the simulated platform that it talks to. */
export interface Scene extends AsyncDisposable {
  readonly platform: StreamprovSimulator;
  readonly stack: LocalStack;
  /** All that the CLI printed. */
  readonly transcript: Transcript;
}

/** Starts a platform and makes an empty stack for it. The provider has a Cloud API key that may do everything. */
export async function startScene(options: SceneOptions): Promise<Scene> {
  const platform = await startStreamprovSimulator(options.platform ?? {});
  const transcript = new Transcript();
  try {
    const prepared = await options.prepare?.(platform);
    const stack = await localStack({
      project: "e2e",
      plugins: { streamprov: inject("pluginFolder") },
      onOutput: (text) => transcript.add(text),
      ...(options.program ? { program: options.program } : {}),
      ...prepared,
      config: { "streamprov:endpoint": platform.url, ...options.config, ...prepared?.config },
      secrets: {
        "streamprov:cloudApiKey": platform.credentials.cloudApiKey,
        "streamprov:cloudApiSecret": platform.credentials.cloudApiSecret,
        ...options.secrets,
        ...prepared?.secrets,
      },
      env: { ...withoutOwnVariables(), ...options.env, ...prepared?.env },
    });
    return {
      platform,
      stack,
      transcript,
      async [Symbol.asyncDispose]() {
        await stack.remove();
        await platform.close();
      },
    };
  } catch (error) {
    await platform.close();
    throw error;
  }
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
