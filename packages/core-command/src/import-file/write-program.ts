import type { Surroundings } from "../command.ts";
import { pulumi } from "../pulumi.ts";
import { shellWord } from "../shell-word.ts";

/** What its help says of the option that names the file. */
export const programDocs =
  "Import them into the stack, and let the Pulumi CLI write their code to this file: in a project with the package installed.";

/**
 * Says what to do with the file; or, when a file for the code is named, imports the objects and has the CLI write it.
 *
 * @throws {Refusal} with what the CLI said when it does not: what it has imported by then is in the stack.
 */
export async function goOn(
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
    `  # put the code of ${program ?? "imported.ts"} into the program`,
    `  ${written(["preview", "--expect-no-changes", ...ofStack])}`,
  ];
  if (program === undefined) {
    const first = ["Go on in a Pulumi project with the package installed:", `  ${written(importing)}`];
    print(`\n${[...first, ...rest].join("\n")}\n`);
    return;
  }
  await pulumi([...importing, "--yes", "--skip-preview"], { folder, environment });
  print(`\n${["They are imported. Go on:", ...rest].join("\n")}\n`);
}

/** A call of the CLI as somebody is to type it. */
function written(args: readonly string[]): string {
  return `pulumi ${args.map((each) => shellWord(each)).join(" ")}`;
}
