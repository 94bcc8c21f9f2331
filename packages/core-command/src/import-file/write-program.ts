import { rename, rm, stat, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Surroundings } from "../command.ts";
import { pulumi } from "../pulumi.ts";
import { Refusal } from "../refusal.ts";
import { shellWord } from "../shell-word.ts";
import { visibleLine } from "../visible-text.ts";

/** Help of the option for the file. */
export const programDocs =
  "Also import the objects into the stack, and let the Pulumi CLI write their code to this file. Requires a project with the package installed.";

/** The file with the code unless the user names another one. */
export const defaultProgram = "imported.ts";

/** A file for `pulumi import --file`, and where the CLI writes the code. */
export interface ImportStep {
  readonly file: string;
  /** Name of the file with the code. Defaults to `imported.ts`. */
  readonly program?: string;
  /** What to do before the import. */
  readonly note?: string;
}

/**
 * Prints the next steps. If a file for the code is given, imports the objects first and lets the CLI write their code.
 * Only this user can read that file.
 *
 * @throws {Refusal} with the CLI's reason if the import fails. Objects that it imported before stay in the stack.
 */
export async function importAndShowNext(
  {
    steps,
    program,
    holdsSecrets,
    stack,
  }: {
    readonly steps: readonly ImportStep[];
    readonly program: string | undefined;
    /** The code contains secrets. */
    readonly holdsSecrets: boolean;
    readonly stack?: string | undefined;
  },
  surroundings: Surroundings,
): Promise<void> {
  const ofStack = stack === undefined ? [] : ["--stack", stack];
  const files = steps.map((step) => step.program ?? program ?? defaultProgram);
  const extract = [
    `  ${["npx", surroundings.packageName, "extract-secrets", ...files].map((each) => shellWord(each)).join(" ")}`,
    "  # the code contained secrets in plain text: set them with the commands that extract-secrets prints",
  ];
  const rest = [
    ...(holdsSecrets ? extract : []),
    `  # copy the code in ${listed(files)} to your program`,
    `  ${written(["preview", "--expect-no-changes", ...ofStack])}`,
  ];
  if (program === undefined) {
    const imports = steps.flatMap(({ file, note }, at) => [
      ...(note === undefined ? [] : [visibleLine(`  # ${note}`)]),
      `  ${written(["import", "--file", file, "--out", files[at] ?? "", ...ofStack])}`,
    ]);
    surroundings.print(
      `\n${["Next, in a Pulumi project with the package installed:", ...imports, ...rest].join("\n")}\n`,
    );
    return;
  }
  for (const { file } of steps) await importWithCode(["import", "--file", file, ...ofStack], program, surroundings);
  surroundings.print(`\n${["The objects were imported. Next:", ...rest].join("\n")}\n`);
}

/** Imports, and renames the file with the code if it is incomplete, so that no program includes it by mistake. */
async function importWithCode(args: readonly string[], program: string, { folder, environment }: Surroundings) {
  const path = resolve(folder, program);
  // The CLI keeps the permissions of an existing file.
  await writeFile(path, "", { flag: "wx", mode: 0o600 });
  try {
    await pulumi([...args, "--out", program, "--yes", "--skip-preview"], { folder, environment });
  } catch (error) {
    const isEmpty = (await stat(path)).size === 0;
    await (isEmpty ? rm(path) : rename(path, `${path}.partial`));
    if (!(error instanceof Refusal) || isEmpty) throw error;
    throw new Refusal(
      "command-failed",
      `${error.message}\nThe code of the objects that were imported before the failure is in ${program}.partial. They are in the stack: remove them from the import file before you run the import again.`,
    );
  }
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** A call of the CLI for the user to type. */
function written(args: readonly string[]): string {
  return `pulumi ${args.map((each) => shellWord(each)).join(" ")}`;
}
