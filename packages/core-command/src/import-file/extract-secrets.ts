import { chmod, writeFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { command, type Surroundings } from "../command.ts";
import { counted } from "../counted.ts";
import { readText } from "../file-text.ts";
import { compilerOf } from "../migrate/program/compiler.ts";
import { nativePackage } from "../migrate/takeover.ts";
import { Refusal } from "../refusal.ts";
import { shellWord } from "../shell-word.ts";
import { withoutSecrets } from "./program-secrets.ts";

/**
 * The command that moves secrets out of programs that `pulumi import` has written.
 *
 * @param packageFolder - Folder of the package, with its schema.
 */
export function extractSecretsCommand(packageFolder: string) {
  return command({
    name: "extract-secrets",
    summary: "Replaces the secrets in a program that `pulumi import` has written with `config.requireSecret(...)`.",
    details: `\`pulumi import\` writes secrets in plain text. This command replaces them in a TypeScript or JavaScript program, and
prints the \`pulumi config set --secret\` commands for the stack. The commands do not contain the values: the CLI asks for
them. Equal values share a key. A file in another language stays as it is, but only you can read it afterwards.`,
    takes: { files: { kind: "operand", many: true, docs: "Programs, such as imported.ts." } },
    examples: ["extract-secrets imported.ts"],
    async run({ files }, surroundings) {
      const to = await nativePackage(packageFolder);
      const programs = [];
      for (const file of files) programs.push(await programIn(file, surroundings));
      for (const { file } of programs) refuseOtherLanguages(file);
      // Nothing is written unless all programs can be read, because the keys are printed at the end.
      const results = programs.map(({ path, text }) => ({
        path,
        ...withoutSecrets(text, to, compilerOf(dirname(path))),
      }));
      for (const { path, text } of results) await writeFile(path, text);
      surroundings.print(reportOf(results.flatMap(({ keys }) => keys)));
    },
  });
}

/** Reads a program, which only this user can read afterwards. */
async function programIn(file: string, { folder }: Surroundings) {
  const path = resolve(folder, file);
  const text = await readText(path, file, "Pass a program that `pulumi import` wrote.");
  await chmod(path, 0o600);
  return { file, path, text };
}

function refuseOtherLanguages(file: string): void {
  if (/\.[cm]?[jt]s$/.test(file)) return;
  throw new Refusal(
    "unsupported-project",
    `${file} is not TypeScript or JavaScript. It may contain secrets in plain text, so only you can read it now: replace them with secrets of the configuration before you commit it.`,
  );
}

function reportOf(keys: readonly string[]): string {
  if (keys.length === 0) return "The program contains no secrets.\n";
  const commands = keys.map((key) => `  pulumi config set --secret ${shellWord(key)}`);
  return `${[`The program reads ${counted(keys.length, "secret")} from the configuration. Set ${keys.length === 1 ? "it" : "them"} before the next preview:`, ...commands].join("\n")}\n`;
}
