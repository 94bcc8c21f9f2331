import { mkdir } from "node:fs/promises";
import {
  type EngineEvent,
  LocalWorkspace,
  type OpMap,
  type ProjectSettings,
  PulumiCommand,
  type Stack,
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
  /** Folder for the settings of the stack. */
  readonly folder: string;
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

/** Creates, updates or destroys the stack of one team. Reports a failure instead of throwing it. */
export async function runStack(
  { name, team, folder, plugin, env }: TeamRun,
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
    const stack = await LocalWorkspace.createOrSelectStack(
      { stackName: name, projectName, program: async () => (team ? teamProgram(name, team) : {}) },
      {
        workDir: folder,
        projectSettings: projectSettings(plugin),
        pulumiCommand: await PulumiCommand.get({ skipVersionCheck: true }),
        envVars: env,
      },
    );
    skipReports(stack);
    const operation = { onEvent, signal, color: "never", continueOnError: true } as const;
    await afterLock<unknown>(stack, () => (team ? stack.up(operation) : stack.destroy(operation)));
    if (team === undefined) await stack.workspace.removeStack(name);
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
 * After each operation, the Automation API runs the CLI three times to read the outputs and the history of the stack. The
 * fleet needs neither, and these commands would take a quarter of the CPU time of a run.
 */
function skipReports(stack: Stack): void {
  stack.outputs = async () => ({});
  stack.info = async () => undefined;
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
