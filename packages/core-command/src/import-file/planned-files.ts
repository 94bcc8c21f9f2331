import { join, parse } from "node:path";
import { counted } from "../counted.ts";
import { Refusal } from "../refusal.ts";
import { visibleLine } from "../visible-text.ts";
import { type DividedService, dividedServices, type ImportedService } from "./divided-services.ts";
import type { ImportedObject } from "./import-file.ts";
import { Names } from "./names.ts";
import type { ImportStep } from "./write-program.ts";

/** A file for the import, with the objects that one run can import. */
export interface PlannedFile extends ImportStep {
  readonly resources: readonly ImportedObject[];
}

/**
 * Divides objects into files. A run of the CLI has one value for each environment variable, so the objects of each service
 * need a separate run if several services read the same variables. Everything else is in the first file.
 *
 * @param services - The services of the objects, in the same order; undefined for an object that belongs to none.
 * @param resourcesOf - Converts the objects of one file.
 */
export function plannedFiles<T>(
  objects: readonly T[],
  services: readonly (ImportedService | undefined)[],
  resourcesOf: (objects: readonly T[]) => readonly ImportedObject[],
  {
    out,
    program,
    noteOf = standardNote,
  }: {
    readonly out: string;
    readonly program: string;
    /** What to do before the import of a service's objects, if anything. */
    readonly noteOf?: (service: DividedService) => string | undefined;
  },
): readonly PlannedFile[] {
  const divided = dividedServices(services);
  const byService = new Map<DividedService | undefined, T[]>([[undefined, []]]);
  objects.forEach((one, at) => {
    const service = divided[at];
    byService.set(service, [...(byService.get(service) ?? []), one]);
  });
  const names = new Names();
  return [...byService].flatMap(([service, some]): PlannedFile[] => {
    if (some.length === 0) return [];
    const resources = resourcesOf(some);
    if (service === undefined) return [{ file: out, program, resources }];
    const name = names.give(...service.distinction);
    const note = noteOf(service);
    return [
      {
        file: withSuffix(out, name),
        program: withSuffix(program, name),
        ...(note === undefined ? {} : { note }),
        resources,
      },
    ];
  });
}

/** The environment variables to set before the import. */
export function standardNote({ variables, distinction }: DividedService): string {
  return `set ${variables.join(", ")} for ${distinction.join(", ")}`;
}

/** `import.json` becomes `import-lkc-1.json`. */
function withSuffix(file: string, suffix: string): string {
  const { dir, name, ext } = parse(file);
  return join(dir, `${name}-${suffix}${ext}`);
}

/** @throws {Refusal} if an import with the option `--program`, which is one run, would need several. */
export function refuseSeveralRuns(files: readonly PlannedFile[]): void {
  if (files.length < 2) return;
  const notes = files.flatMap(({ note }) => (note === undefined ? [] : [visibleLine(`  ${note}`)]));
  throw new Refusal(
    "invalid-arguments",
    `--program imports everything in one run, but these services read the same environment variables:\n${notes.join("\n")}\nRun this command without --program: it writes a file for each service.`,
  );
}

/** Lines of a report: how many objects there are, and in which files. */
export function filesReport(what: string, files: readonly PlannedFile[]): readonly string[] {
  const [only] = files;
  const count = counted(files.flatMap(({ resources }) => resources).length, "object");
  if (files.length < 2) return [`${count} ${what}${only === undefined ? "" : `, in ${only.file}`}`];
  return [
    `${count} ${what}, in ${files.length} files:`,
    ...files.map(({ file, resources }) => `  ${file}: ${counted(resources.length, "object")}`),
  ];
}
