import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { notesVariable } from "../../server/notes/notes-folder.ts";
import type { RunningProvider } from "../start-provider.ts";
import type { FaultyPlatform, SurvivalSetup } from "./setup.ts";

/** A plugin's process, and the folder of its notes. */
export interface Plugin {
  readonly host: RunningProvider;
  readonly notes: string;
}

/** Starts a plugin's process that keeps its notes in a folder. */
export async function started<P extends FaultyPlatform>(
  setup: SurvivalSetup<P>,
  platform: P,
  notes: string,
): Promise<Plugin> {
  return { host: await setup.startProvider(platform, { [notesVariable]: notes }), notes };
}

/** A folder for notes. */
export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), "survival-"));
}

/** Copies a folder of notes. */
export function copied(folder: string): string {
  const copy = newFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/** Deletes a folder of notes. */
export function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
