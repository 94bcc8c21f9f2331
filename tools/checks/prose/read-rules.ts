import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";

/** A phrase to avoid. */
export interface Phrase {
  readonly pattern: RegExp;
  /** The better wording. */
  readonly write: string;
  /** Sentences that are reported. */
  readonly bad: readonly string[];
  /** Sentences that are not reported. */
  readonly good: readonly string[];
}

/** The phrases of `rules.yml`. */
export async function readRules(): Promise<readonly Phrase[]> {
  const rules = parse(await readFile(join(import.meta.dirname, "rules.yml"), "utf8")) as readonly RawRule[];
  return rules.map(({ avoid, write, bad, good }) => ({
    pattern: new RegExp(avoid.map((part) => part.replaceAll(" ", String.raw`\s+`)).join("|"), "gi"),
    write,
    bad,
    good,
  }));
}

interface RawRule {
  readonly avoid: readonly string[];
  readonly write: string;
  readonly bad: readonly string[];
  readonly good: readonly string[];
}
