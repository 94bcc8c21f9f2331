import { resolve } from "node:path";
import { command, exitStatus } from "../command.ts";
import { writeSnapshot } from "../copy/write-snapshot.ts";
import { counted } from "../counted.ts";
import { importFile } from "../import-file/import-file.ts";
import { needsOf } from "../import-file/needs.ts";
import { filesReport, type PlannedFile, refuseSeveralRuns } from "../import-file/planned-files.ts";
import { refuseToOverwrite, writeNew } from "../import-file/write-new.ts";
import { importAndShowNext, programDocs } from "../import-file/write-program.ts";
import { coded, Refusal } from "../refusal.ts";
import { visibleLine, visibleLines } from "../visible-text.ts";
import { importPlan, namesIn } from "./import-plan.ts";
import type { Kind } from "./kind.ts";
import { type Discovery, failed, searchParameters, searchPlatform } from "./search.ts";
import { type SearchedServices, servicesReport } from "./services.ts";
import { kindsByReason, type Sorted, sorted } from "./sorted.ts";

const defaultFile = "discovered-import.json";

/** The command that finds objects on the platform, and writes the file for `pulumi import --file`. */
export function discoverCommand(discovery: Discovery) {
  const { inside, copies } = discovery;
  const snapshot = {
    kind: "option",
    value: "FILE",
    docs: `Write a copy of the account for \`npx ${copies?.simulator ?? ""} --state FILE\` instead of the import file.`,
  } as const;
  return command({
    name: "discover",
    summary: "Finds objects on the platform, and writes a file that imports them with `pulumi import --file`.",
    details: `It signs in as the provider does: with the environment and, if --stack is given, that stack's configuration. It changes
nothing on the platform. With --stack, it omits objects that the stack already has. The exit status is then 2 if there are
objects that the stack does not have and that were not imported, so a scheduled job can detect them. The exit status is 1
if nothing could be read. Objects that cannot be found or imported are listed with the reason.`,
    takes: {
      ...searchParameters(discovery),
      stack: { kind: "option", value: "NAME", short: "s", docs: "Find only objects that this stack does not have." },
      out: { kind: "option", value: "FILE", short: "o", docs: `File to write. Defaults to ${defaultFile}.` },
      program: { kind: "option", value: "FILE", docs: programDocs },
      json: { kind: "flag", docs: "Print the result as JSON instead of writing a file." },
      ...(copies === undefined ? {} : { snapshot }),
    },
    examples: ["discover", `discover --${inside.option} ${inside.example}`, "discover --stack prod --json"],
    async run({ stack, out = defaultFile, program, json, snapshot: copy, ...given }, surroundings) {
      if (copies !== undefined && copy !== undefined) {
        if (program !== undefined || json)
          throw new Refusal("invalid-arguments", "--snapshot cannot be combined with --program or --json.");
        await refuseToOverwrite(copy, "--snapshot", surroundings);
        const all = await searchPlatform(discovery, { ...given, stack }, surroundings);
        const copied = await writeSnapshot({ ...discovery, copies }, all, copy, surroundings);
        return copied === 0 && failed(all) ? exitStatus.failed : exitStatus.done;
      }
      if (program !== undefined && json)
        throw new Refusal("invalid-arguments", "--program and --json cannot be combined.");
      await refuseToOverwrite(program, "--program", surroundings);
      if (!json) await refuseToOverwrite(out, "--out", surroundings);
      const { packageName, environment, folder, print } = surroundings;
      const search = await searchPlatform(discovery, { ...given, stack }, surroundings);
      const { kinds, found, unseen, managed, looked, searches, services, settings } = search;
      const result = { ...sorted(found, unseen, managed, environment), looked };
      const isAny = result.resources.length > 0;
      const files = importPlan(result, { services, searches, settings, out, program });
      if (json) print(`${JSON.stringify(asJson(result), undefined, 2)}\n`);
      else {
        if (program !== undefined) refuseSeveralRuns(files);
        for (const { file } of files) await refuseToOverwrite(file, "--out", surroundings);
        for (const { file, resources } of files)
          await writeNew(resolve(folder, file), file, importFile(resources, namesIn(resources, result.nameTable)));
        print(report(result, { packageName, files, stack, kinds }));
        const holdsSecrets = needsOf(kinds, result.resources).length > 0;
        if (isAny) await importAndShowNext({ steps: files, program, holdsSecrets, stack }, surroundings);
      }
      if (failed(search)) return exitStatus.failed;
      return stack !== undefined && isAny && program === undefined ? exitStatus.found : exitStatus.done;
    },
  });
}

/** The result, and which services were searched. */
interface Result extends Sorted {
  readonly looked: readonly SearchedServices[];
}

function asJson({ resources, nameTable, skipped, withoutVariable, managed, looked }: Result) {
  return { found: resources, nameTable, skipped, withoutVariable, services: looked, managed };
}

function report(
  { resources, skipped, withoutVariable, managed, looked }: Result,
  {
    packageName,
    files,
    stack,
    kinds,
  }: {
    readonly packageName: string;
    readonly files: readonly PlannedFile[];
    readonly stack: string | undefined;
    readonly kinds: readonly Kind[];
  },
): string {
  const what = stack === undefined ? "to import" : `not in the stack ${stack}`;
  const lines = [...filesReport(what, files)];
  if (managed > 0) lines.push(`${counted(managed, "object")} already in the stack ${stack}`);
  if (skipped.length > 0) {
    lines.push("", coded(packageName, "left-out", "Not found or not importable:"));
    for (const { kinds: names, reason } of kindsByReason(skipped)) {
      lines.push(`  ${names}: ${visibleLines(reason, "    ")}`);
    }
  }
  if (withoutVariable.length > 0) {
    const title =
      "Omitted, because the secret is not set. Set the environment variable of an object and run the command again:";
    lines.push("", coded(packageName, "left-out", title));
    for (const { kind, name, variable } of withoutVariable) lines.push(visibleLine(`  ${kind} ${name}: ${variable}`));
  }
  lines.push(...servicesReport(looked));
  lines.push(...needsOf(kinds, resources));
  return `${lines.join("\n")}\n`;
}
