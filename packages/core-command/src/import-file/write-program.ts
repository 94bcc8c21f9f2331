import type { Surroundings } from "../command.ts";
import { pulumi } from "../pulumi.ts";
import { shellWord } from "../shell-word.ts";

/** Help of the option for the file. */
export const programDocs =
  "Also import the objects into the stack, and let the Pulumi CLI write their code to this file. Requires a project with the package installed.";

/**
 * Prints the next steps. If a file for the code is given, imports the objects first and lets the CLI write their code.
 *
 * @throws {Refusal} with the CLI's error output if the import fails. Objects that it imported before stay in the stack.
 */
export async function importAndShowNext(
  {
    file,
    program,
    stack,
  }: { readonly file: string; readonly program: string | undefined; readonly stack?: string | undefined },
  { folder, environment, print }: Surroundings,
): Promise<void> {
  const ofStack = stack === undefined ? [] : ["--stack", stack];
  const importing = ["import", "--file", file, "--out", program ?? "imported.ts", ...ofStack];
  const rest = [
    `  # copy the code in ${program ?? "imported.ts"} to your program`,
    `  ${written(["preview", "--expect-no-changes", ...ofStack])}`,
  ];
  if (program === undefined) {
    const first = ["Next, in a Pulumi project with the package installed:", `  ${written(importing)}`];
    print(`\n${[...first, ...rest].join("\n")}\n`);
    return;
  }
  await pulumi([...importing, "--yes", "--skip-preview"], { folder, environment });
  print(`\n${["The objects were imported. Next:", ...rest].join("\n")}\n`);
}

/** A call of the CLI for the user to type. */
function written(args: readonly string[]): string {
  return `pulumi ${args.map((each) => shellWord(each)).join(" ")}`;
}
