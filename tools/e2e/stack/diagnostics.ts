import type { EngineEvent } from "@pulumi/pulumi/automation/index.js";
import { expect } from "vitest";

/** The errors of the summary at the end, without the engine's own. */
export function errorsIn(output: string): string[] {
  return errorLines(output.slice(output.lastIndexOf("Diagnostics:"))).filter(
    (error) => !/^(update|preview) failed$/.test(error),
  );
}

/** What the summary at the end says of a resource's arguments. */
export function problemsIn(output: string): string[] {
  const summary = output.slice(output.lastIndexOf("Diagnostics:"), output.lastIndexOf("Resources:"));
  return errorLines(summary).filter((line) => line.includes("has a problem"));
}

/** The help codes in the summary at the end. */
export function helpCodesIn(output: string): string[] {
  const summary = output.slice(output.lastIndexOf("Diagnostics:"));
  return [...summary.matchAll(/ \[(?:appprov|cloudprov|streamprov)\/([a-z-]+)\]$/gm)].map(([, code = ""]) => code);
}

/** Nothing is said twice in the summary, the error has one code, and no source file is named. */
export function expectOneSentence(output: string): void {
  expect(errorsIn(output)).toHaveLength(1);
  expect(helpCodesIn(output)).toHaveLength(1);
  expect(output).not.toMatch(/\.(ts|js|cjs|go):\d+/);
}

/** The temporary status messages of resources. */
export function statusLines(events: readonly EngineEvent[]): string[] {
  return events
    .map(({ diagnosticEvent }) => diagnosticEvent)
    .filter((event) => event?.ephemeral)
    .map((event) => event?.message.trim() ?? "");
}

function errorLines(summary: string): string[] {
  return [...summary.matchAll(/^ {4}error: (.*)$/gm)].map((match) => match[1] ?? "");
}
