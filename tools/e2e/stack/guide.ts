import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type CliResult, runProgram } from "@org/pulumi-run";
import type { TestStack } from "./stack.ts";

const guides = join(import.meta.dirname, "../../../docs");

/** The commands and messages of a section of a guide. */
export interface GuideSection {
  /** Variables whose values the reader fills in. */
  readonly variables: readonly string[];
  /** The other commands, one per line. */
  readonly commands: string;
  /** The messages that it shows. */
  readonly messages: readonly string[];
}

/**
 * Reads a section of a guide in `docs/`.
 *
 * @throws {Error} when the guide has no section with this heading.
 */
export async function guideSection(guide: string, heading: string): Promise<GuideSection> {
  const text = await readFile(join(guides, guide), "utf8");
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`${guide} has no section "${heading}".`);
  const lines = blocks(section, "sh").flatMap((block) => block.trim().split("\n"));
  const filledIn = lines.filter((line) => /^export .*=\.\.\./.test(line));
  return {
    variables: filledIn.flatMap((line) => [...line.matchAll(/(\w+)=\.\.\./g)].map(([, name = ""]) => name)),
    commands: lines.filter((line) => !filledIn.includes(line)).join("\n"),
    messages: blocks(section, "").map((block) => block.trim()),
  };
}

/** Runs commands of a guide in the folder of a stack, without a terminal, and stops at the first one that fails. */
export function runInShell(
  stack: TestStack,
  commands: string,
  env: Readonly<Record<string, string>>,
): Promise<CliResult> {
  return runProgram("sh", ["-e", "-c", commands], { cwd: stack.folder, env: { ...stack.env, ...env } });
}

function blocks(section: string, language: string): string[] {
  return [...section.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "gm"))].map(
    ([, content = ""]) => content,
  );
}
