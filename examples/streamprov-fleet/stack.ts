import { mkdir } from "node:fs/promises";
import {
  type EngineEvent,
  LocalWorkspace,
  type OpMap,
  type ProjectSettings,
  PulumiCommand,
  Stack,
  StackAlreadyExistsError,
} from "@pulumi/pulumi/automation/index.js";
import { afterLock } from "./lock.ts";
import type { Team } from "./table.ts";
import { teamProgram } from "./team.ts";

const projectName = "streamprov-fleet";

/** A run of one stack. */
export interface TeamRun {
  /** Name of the team and of its stack. */
  readonly name: string;
  /** Undefined when the stack is to be destroyed. */
  readonly team: Team | undefined;
  /** Whether the stack existed when the fleet was started. */
  readonly exists: boolean;
  /** Folder for the settings of the stack. */
  readonly folder: string;
  /** What encrypts the secrets of the stack if it is created. */
  readonly secretsProvider: string | undefined;
  /** Folder of the provider plugin. */
  readonly plugin: string;
  /** Environment of the Pulumi CLI in addition to that of this process. */
  readonly env: Record<string, string>;
}

/** The progress of a team's stack. */
export interface Progress {
  readonly name: string;
  readonly status: "waiting" | "running" | "done" | "failed" | "not in the table";
  /** Number of resources that were created, updated, replaced or deleted so far. */
  readonly changed: number;
  readonly seconds: number;
  /** The changes, or the error. */
  readonly detail: string;
}

/** The CLI of all runs in this thread. `fleet.ts` has checked its version. */
let command: Promise<PulumiCommand> | undefined;

/** Creates, updates or destroys the stack of one team. Reports a failure instead of throwing it. */
export async function runStack(
  { name, team, exists, folder, secretsProvider, plugin, env }: TeamRun,
  signal: AbortSignal,
  report: (progress: Progress) => void,
): Promise<void> {
  const began = performance.now();
  const errors: string[] = [];
  let changed = 0;
  let changes: OpMap = {};
  const say = (status: Progress["status"], detail = "") =>
    report({ name, status, changed, seconds: (performance.now() - began) / 1000, detail });
  const onEvent = ({ resOutputsEvent, diagnosticEvent, summaryEvent }: EngineEvent) => {
    if (summaryEvent) changes = summaryEvent.resourceChanges;
    if (diagnosticEvent?.severity === "error") errors.push(diagnosticEvent.message);
    if (resOutputsEvent === undefined || resOutputsEvent.planning) return;
    const { op, type } = resOutputsEvent.metadata;
    if (op === "same" || type === "pulumi:pulumi:Stack") return;
    changed += 1;
    say("running");
  };
  say("running");
  try {
    await mkdir(folder, { recursive: true });
    command ??= PulumiCommand.get({ skipVersionCheck: true });
    const workspace = await LocalWorkspace.create({
      workDir: folder,
      program: async () => (team ? teamProgram(name, team) : {}),
      projectSettings: projectSettings(plugin),
      pulumiCommand: await command,
      envVars: env,
      ...(secretsProvider === undefined ? {} : { secretsProvider }),
    });
    await keepSettings(name, workspace);
    const stack = await stackOf(name, exists, workspace);
    const operation = { onEvent, signal, color: "never", continueOnError: true } as const;
    await afterLock<unknown>(stack, () => (team ? stack.up(operation) : stack.destroy(operation)));
    if (team === undefined) await workspace.removeStack(name);
    say("done", team ? summarized(changes) : "destroyed");
  } catch (error) {
    // The errors that follow are usually consequences of the first one.
    const [first = textOf(error)] = errors;
    say("failed", first.trim().split("\n").join(" "));
  }
}

/** Settings of the project of all teams. The typings lack the section with the plugins, which the CLI reads. */
export function projectSettings(plugin: string): ProjectSettings & { readonly plugins: object } {
  return {
    name: projectName,
    runtime: "nodejs",
    plugins: { providers: [{ name: "streamprov", path: plugin }] },
  };
}

/**
 * Writes what encrypts the secrets of a stack, unless the stack has settings. A run that is killed while the CLI creates a
 * stack can leave the stack without them, and the CLI would ask for a passphrase.
 */
async function keepSettings(name: string, workspace: LocalWorkspace): Promise<void> {
  const { secretsProvider } = workspace;
  if (secretsProvider === undefined) return;
  await workspace.stackSettings(name).catch(() => workspace.saveStackSettings(name, { secretsProvider }));
}

/**
 * The stack, which is created if it does not exist. The Automation API would run the CLI once to select it, and three times
 * after each operation to read the outputs and the history. The fleet needs none of these, and each takes as much CPU
 * time as a fifth of an update.
 */
async function stackOf(name: string, exists: boolean, workspace: LocalWorkspace): Promise<Stack> {
  if (!exists) await workspace.createStack(name).catch(ignoreExisting);
  // Every command names its stack.
  workspace.selectStack = async () => {};
  const stack = await Stack.select(name, workspace);
  stack.outputs = async () => ({});
  stack.info = async () => undefined;
  return stack;
}

/** Another run of the fleet may have created the stack in the meantime. */
function ignoreExisting(error: unknown): void {
  if (!(error instanceof StackAlreadyExistsError)) throw error;
}

function summarized(changes: OpMap): string {
  const { same: _, ...others } = changes;
  const texts = Object.entries(others).map(([operation, count]) => `${count} ${operation}`);
  return texts.length === 0 ? "unchanged" : texts.join(", ");
}

/** The error that the CLI printed, without the command that failed. */
function textOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /^(?:\s*stderr: )?error: (.+)/m.exec(message)?.[1] ?? message;
}
