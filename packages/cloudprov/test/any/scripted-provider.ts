import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failure, type RunningProvider, startProvider, type Values } from "@org/core-provider/testing";
import { provider } from "../../src/provider.ts";
import { configOf, type ScriptedAnswer, type ScriptedPlatform, startScriptedPlatform } from "../scripted-platform.ts";

/** A platform that answers each action as a test says, and the provider on it. */
export interface ScriptedProvider {
  readonly platform: ScriptedPlatform;
  readonly host: RunningProvider;
  /** The bodies of all calls of an action, oldest first. */
  sent(action: string): readonly Readonly<Record<string, unknown>>[];
  [Symbol.asyncDispose](): Promise<void>;
}

/** The response of an action: always the same, or by the number of earlier requests. */
export type ActionScript = ScriptedAnswer | ((time: number) => ScriptedAnswer);

/** The actions of a scripted platform. */
export type ActionScripts = Readonly<Record<string, ActionScript>>;

type Env = Readonly<Record<string, string>>;

/** Starts the provider on a platform that has these actions. */
export async function startScriptedProvider(actions: ActionScripts, env: Env = {}): Promise<ScriptedProvider> {
  const platform = await scripted(actions);
  return on(platform, await startOn(platform, env));
}

/** The same, after a plugin was killed when it requested `at` while it created `inputs` of a type, named `it`. */
export async function startAfterKill(
  actions: ActionScripts,
  { kind, inputs, at }: { readonly kind: string; readonly inputs: Values; readonly at: string },
): Promise<ScriptedProvider> {
  const folder = mkdtempSync(join(tmpdir(), "killed-"));
  const [notes, left] = [join(folder, "notes"), join(folder, "left")];
  let cancelled: Promise<void> | undefined;
  const platform = await scripted(actions, (action) => {
    if (action !== at || cancelled !== undefined) return;
    // A killed plugin writes no more notes.
    cpSync(notes, left, { recursive: true });
    cancelled = killed.cancel();
  });
  const killed = await startOn(platform, { PULUMI_CREATION_NOTES: notes });
  await failure(killed.resource(kind, "it").create(inputs));
  await cancelled;
  await killed.stop();
  const next = on(platform, await startOn(platform, { PULUMI_CREATION_NOTES: left }));
  return {
    ...next,
    async [Symbol.asyncDispose]() {
      await next[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true });
    },
  };
}

function scripted(actions: ActionScripts, met: (action: string) => void = () => undefined): Promise<ScriptedPlatform> {
  const counts = new Map<string, number>();
  return startScriptedPlatform(({ action }) => {
    met(action);
    const time = counts.get(action) ?? 0;
    counts.set(action, time + 1);
    const script = actions[action];
    if (script === undefined) throw new Error(`the platform has no action ${action}`);
    return typeof script === "function" ? script(time) : script;
  });
}

function startOn(platform: ScriptedPlatform, env: Env): Promise<RunningProvider> {
  return startProvider(
    { ...provider, connect: (config) => platform.connect(config, env) },
    { config: { ...configOf(platform.domain) }, env },
  );
}

function on(platform: ScriptedPlatform, host: RunningProvider): ScriptedProvider {
  return {
    platform,
    host,
    sent: (action) => platform.calls.filter((call) => call.action === action).map(({ body }) => body),
    async [Symbol.asyncDispose]() {
      await host.stop();
      await platform[Symbol.asyncDispose]();
    },
  };
}
