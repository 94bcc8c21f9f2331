import { type RunningProvider, startProvider } from "@org/core-provider/testing";
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

/** How an action answers: always the same, or by how often it was asked before. */
export type ActionScript = ScriptedAnswer | ((time: number) => ScriptedAnswer);

/** Starts the provider on a platform that has these actions. */
export async function startScriptedProvider(
  actions: Readonly<Record<string, ActionScript>>,
): Promise<ScriptedProvider> {
  const asked = new Map<string, number>();
  const platform = await startScriptedPlatform(({ action }) => {
    const time = asked.get(action) ?? 0;
    asked.set(action, time + 1);
    const script = actions[action];
    if (script === undefined) throw new Error(`the platform has no action ${action}`);
    return typeof script === "function" ? script(time) : script;
  });
  const host = await startProvider(
    { ...provider, connect: (config) => platform.connect(config) },
    { config: { ...configOf(platform.domain) } },
  );
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
