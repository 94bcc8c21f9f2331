import type { RunningProvider, TestedResource, Values } from "@org/core-provider/testing";
import { isObject } from "@org/simulator";
import type { Cassette } from "./cassette.ts";
import type { Step } from "./exchange.ts";
import { type Player, play } from "./player.ts";
import { isStandIn } from "./redaction/redaction.ts";
import { replayed } from "./replayed-packages.ts";
import { asJson, fromJson } from "./watch-steps.ts";

/**
 * Repeats a recorded life with the recorded responses, without credentials.
 *
 * @returns one sentence for each difference from the recording; empty without differences.
 */
export async function replay(cassette: Cassette): Promise<readonly string[]> {
  await using player = await play(cassette);
  const hosts = new Map<number, RunningProvider>();
  try {
    const flaws: string[] = [];
    const resources = new Map<string, TestedResource>();
    for (const [at, step] of cassette.steps.entries()) {
      const host = hosts.get(step.host) ?? (await replayed[cassette.platform](player, cassette.environment));
      hosts.set(step.host, host);
      const key = `${step.host} ${step.resource}`;
      const it = resources.get(key) ?? host.resource(cassette.type, step.resource);
      resources.set(key, it);
      const where = `step ${at + 1} (${step.operation})`;
      try {
        const { action, outputs } = await act(step, it, resources, player);
        if (action !== step.action) flaws.push(`${where}: the result is ${action}, and was ${step.action}`);
        const expected = player.local(step.outputs);
        if (!isReplayed(outputs, expected)) {
          flaws.push(`${where}: the outputs are ${JSON.stringify(outputs)}, and were ${JSON.stringify(expected)}`);
        }
      } catch (error) {
        flaws.push(`${where}: ${error instanceof Error ? error.message : String(error)}`);
        break;
      }
    }
    return [
      ...flaws,
      ...player.problems,
      ...(flaws.length === 0 ? player.missing().map((one) => `${one} was not sent.`) : []),
    ];
  } finally {
    for (const host of hosts.values()) await host.stop();
  }
}

async function act(
  step: Step,
  it: TestedResource,
  resources: ReadonlyMap<string, TestedResource>,
  player: Player,
): Promise<{ readonly action: Step["action"]; readonly outputs: unknown }> {
  const inputs = fromJson(player.local(step.inputs)) as Values;
  const action = await actionOf(step, inputs);
  return { action, outputs: it.state === undefined ? undefined : asJson(it.outputs) };

  async function actionOf({ operation, id, from }: Step, inputs: Values): Promise<Step["action"]> {
    switch (operation) {
      case "preview":
        return (await it.preview(inputs)).action;
      case "update":
        return (await it.update(inputs)).action;
      case "create":
        await it.create(inputs);
        break;
      case "read":
        await it.read();
        break;
      case "import":
        await it.import(String(player.local(id)));
        break;
      case "delete":
        await it.delete();
        break;
      case "adopt": {
        const other = resources.get(from ?? "");
        if (other !== undefined) it.adopt(other);
      }
    }
    return undefined;
  }
}

/** Whether a value is equal to a recorded one. In place of a stand-in, and of `[redacted]` in a text, any text is equal. */
function isReplayed(value: unknown, recorded: unknown): boolean {
  if (typeof recorded === "string" && isStandIn(recorded)) return typeof value === "string";
  if (typeof recorded === "string" && recorded.includes("[redacted]")) {
    const parts = recorded.split("[redacted]").map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
    return typeof value === "string" && new RegExp(`^${parts.join(".*")}$`, "s").test(value);
  }
  if (Array.isArray(recorded) && Array.isArray(value)) {
    return value.length === recorded.length && recorded.every((one, at) => isReplayed(value[at], one));
  }
  if (!isObject(recorded) || !isObject(value)) return value === recorded;
  const names = Object.keys(recorded);
  return (
    names.length === Object.keys(value).length &&
    names.every((name) => Object.hasOwn(value, name) && isReplayed(value[name], recorded[name]))
  );
}
