import { setTimeout as sleep } from "node:timers/promises";
import { startProcess } from "../plugin/start-process.ts";
import { memoryOf, type ProcessMemory } from "./process-memory.ts";

/** How long a program is idle before its memory is measured. */
export const idleMs = 1000;

/** A program that runs until it is stopped. */
export interface Program {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

/** Measures starts in milliseconds, one program after the other in each round, so that a busy machine affects all. */
export async function startInTurns(
  programs: readonly Program[],
  rounds: number,
): Promise<ReadonlyMap<string, number[]>> {
  const times = new Map<string, number[]>(programs.map(({ name }) => [name, []]));
  // The first round fills the caches.
  for (let round = 0; round <= rounds; round++) {
    for (const { name, command, args } of programs) {
      const started = await startProcess(command, args);
      await started.stop();
      if (round > 0) times.get(name)?.push(started.ms);
    }
  }
  return times;
}

/** Measures the memory of a program one second after its start. */
export async function idleMemory({ command, args }: Program): Promise<ProcessMemory> {
  const started = await startProcess(command, args);
  try {
    await sleep(idleMs);
    return memoryOf(started.pid);
  } finally {
    await started.stop();
  }
}
