import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Machine } from "../machine/description.ts";
import { aimsTable } from "./aims.ts";
import { type Figures, merge } from "./figures.ts";
import { markdownTable } from "./table.ts";
import { operationsTable, singlesTable } from "./tables.ts";

/**
 * The results of a day, as JSON and as Markdown. A repeated measurement on the same day replaces the earlier
 * there, so a run may be made piece by piece.
 */
export class ResultsFolder {
  readonly #folder: string;
  readonly #date: string;
  readonly #machine: Machine;

  /** @param date - The day, as `2025-01-31`. */
  constructor(folder: string, date: string, machine: Machine) {
    this.#folder = folder;
    this.#date = date;
    this.#machine = machine;
  }

  /** Path of the Markdown file. */
  get page(): string {
    return join(this.#folder, `${this.#date}.md`);
  }

  /** The figures measured today. */
  async read(): Promise<Figures> {
    const text = await readFile(this.#data, "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    });
    return text === undefined ? { operations: [], singles: [] } : (JSON.parse(text) as Figures);
  }

  /** Adds figures to those of today and returns all. */
  async add(figures: Figures): Promise<Figures> {
    const all = merge(await this.read(), figures);
    await mkdir(this.#folder, { recursive: true });
    await writeFile(this.#data, `${JSON.stringify({ machine: this.#machine, ...all }, undefined, 2)}\n`);
    await writeFile(this.page, resultsPage(this.#date, this.#machine, all));
    return all;
  }

  get #data(): string {
    return join(this.#folder, `${this.#date}.json`);
  }
}

/** The results as a page of Markdown. */
export function resultsPage(date: string, machine: Machine, figures: Figures): string {
  const { cpu, cores, memory, kernel, node, pulumi } = machine;
  return `# Benchmarks of ${date}

${cpu}, ${cores} cores, ${memory} GB; ${kernel}; Node ${node}; Pulumi ${pulumi}, local file state.

## Aims

${markdownTable(aimsTable(figures))}

## Plugin, package, SDK

${markdownTable(singlesTable(figures))}

## Operations

"floor" is a provider that does nothing. "limit s" is the time that the platform's limit itself demands for these
requests. "each" is by object. "others" is how many cores were busy with something else meanwhile.

${markdownTable(operationsTable(figures))}
`;
}
