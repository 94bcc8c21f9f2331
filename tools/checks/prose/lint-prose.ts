import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { TextlintKernel, type TextlintKernelPlugin, type TextlintKernelRule } from "@textlint/kernel";
import markdown from "@textlint/textlint-plugin-markdown";
import { ruleOfPhrases } from "./phrases.ts";
import type { Phrase } from "./read-rules.ts";
import { ruleOfSentenceWords } from "./sentence-words.ts";
import { schemaPlugin, typeScriptPlugin } from "./sources.ts";

/** A sentence to rewrite. */
export interface Finding {
  /** Path in the workspace. */
  readonly file: string;
  readonly line: number;
  /** The text, or what is wrong with it. */
  readonly found: string;
  /** How to rewrite it. */
  readonly advice: string;
}

/** The limit of words in a sentence of a reference text. */
export const longestSentence = 40;

const markdownPlugin = { pluginId: "markdown", plugin: pluginIn(markdown) };
const plugins: TextlintKernelPlugin[] = [markdownPlugin, typeScriptPlugin, schemaPlugin];

/** Reports what should be rewritten in a file of the workspace. */
export async function lintFile(workspace: string, file: string, rules: readonly Phrase[]): Promise<readonly Finding[]> {
  return await lintText(await readFile(join(workspace, file), "utf8"), file, rules);
}

/** Reports what should be rewritten in the text of a file. */
export async function lintText(text: string, file: string, rules: readonly Phrase[]): Promise<readonly Finding[]> {
  const ext = extname(file);
  const kernelRules: TextlintKernelRule[] = [
    { ruleId: "phrases", rule: ruleOfPhrases(rules) },
    // Only reference texts: comments and messages are usually short.
    ...(ext === ".ts" ? [] : [{ ruleId: "words", rule: ruleOfSentenceWords(longestSentence) }]),
  ];
  const { messages } = await new TextlintKernel().lintText(text, { filePath: file, ext, plugins, rules: kernelRules });
  return messages.map(({ line, message }) => {
    const end = message.indexOf(": ");
    return { file, line, found: message.slice(0, end), advice: message.slice(end + 2) };
  });
}

/** The compiled plugin is CommonJS, whose default export is in the one that Node sees. */
function pluginIn(module: typeof markdown): TextlintKernelPlugin["plugin"] {
  return "default" in module ? (module.default as TextlintKernelPlugin["plugin"]) : module;
}
