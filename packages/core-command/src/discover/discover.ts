import { resolve } from "node:path";
import { command, exitStatus, type Surroundings } from "../command.ts";
import { counted } from "../counted.ts";
import { importFile } from "../import-file/import-file.ts";
import { needsOf } from "../import-file/needs.ts";
import { filesReport, type PlannedFile, refuseSeveralRuns } from "../import-file/planned-files.ts";
import { refuseToOverwrite, writeNew } from "../import-file/write-new.ts";
import { importAndShowNext, programDocs } from "../import-file/write-program.ts";
import { pulumi } from "../pulumi.ts";
import { Refusal } from "../refusal.ts";
import { visibleLine, visibleLines } from "../visible-text.ts";
import { importPlan, namesIn } from "./import-plan.ts";
import type { Kind } from "./kind.ts";
import { managedIn } from "./managed.ts";
import { selectionOf } from "./selection.ts";
import {
  type ReachableServices,
  readServices,
  type Settings,
  searchServices,
  settingsOfAll,
  withServices,
} from "./service-search.ts";
import { isIn, type LookedInto, lookedInto, type OwnService, servicesReport } from "./services.ts";
import { type Sorted, sorted } from "./sorted.ts";
import { type Walk, walk } from "./walk.ts";

/** What to find on a package's platform, and with which credentials. */
export interface Discovery {
  /** Name of the provider, which is the prefix of its stack configuration: `streamprov`. */
  readonly name: string;
  /** The kind of object that a search can be restricted to, and the option for its ID. */
  readonly inside: { readonly option: string; readonly kind: string; readonly example: string };
  /**
   * The kinds, for the configuration of a stack and the environment.
   *
   * @param onWait - Called with the host and the reason while requests wait.
   * @throws Error that explains an invalid configuration.
   */
  kinds(
    config: Readonly<Record<string, unknown>>,
    env: Surroundings["environment"],
    onWait: (message: string) => void,
  ): Promise<readonly Kind[]>;
  /** Services for which the configuration names only one instance. Default: none. */
  services?(config: Readonly<Record<string, unknown>>, env: Surroundings["environment"]): readonly OwnService[];
  /** The services that the credentials of the configuration can search besides the configured one. Default: none. */
  reachable?(
    config: Readonly<Record<string, unknown>>,
    env: Surroundings["environment"],
  ): ReachableServices | undefined;
}

const defaultFile = "discovered-import.json";

const clustersOption = "clusters";
const clustersParameter = {
  kind: "option",
  value: "FILE",
  docs: "YAML or JSON file with a list of settings of further clusters to search.",
} as const;

/** The command that finds objects on the platform, and writes the file for `pulumi import --file`. */
export function discoverCommand({ name, inside, kinds: kindsWith, services, reachable = () => undefined }: Discovery) {
  return command({
    name: "discover",
    summary: "Finds objects on the platform, and writes a file that imports them with `pulumi import --file`.",
    details: `It signs in as the provider does: with the environment and, if --stack is given, that stack's configuration. It changes
nothing on the platform. With --stack it omits objects that the stack already has. Then the exit status is 2 if there
are others that were not imported, which suits a scheduled job. The exit status is 1 if nothing could be read. Objects
that cannot be found or imported are listed with the reason.`,
    takes: {
      kind: {
        kind: "option",
        value: "KIND",
        many: true,
        docs: "Find only this kind, such as KafkaTopic. Can be repeated.",
      },
      only: {
        kind: "option",
        value: "PATTERN",
        many: true,
        docs: "Find only objects that match KIND or KIND/NAME, such as 'KafkaTopic/orders-*'. Can be repeated.",
      },
      except: {
        kind: "option",
        value: "PATTERN",
        many: true,
        docs: "Leave out objects that match KIND or KIND/NAME, such as ApiKey. Can be repeated.",
      },
      [inside.option]: {
        kind: "option",
        value: "ID",
        many: true,
        docs: `Search only this ${inside.kind}. Can be repeated.`,
      },
      ...(services === undefined ? {} : { [clustersOption]: clustersParameter }),
      stack: { kind: "option", value: "NAME", short: "s", docs: "Find only objects that this stack does not have." },
      out: { kind: "option", value: "FILE", short: "o", docs: `File to write. Defaults to ${defaultFile}.` },
      program: { kind: "option", value: "FILE", docs: programDocs },
      json: { kind: "flag", docs: "Print the result as JSON instead of writing a file." },
    },
    examples: ["discover", `discover --${inside.option} ${inside.example}`, "discover --stack prod --json"],
    async run({ kind, only, except, stack, out = defaultFile, program, json, ...more }, surroundings) {
      if (program !== undefined && json) throw new Refusal("--program and --json cannot be combined.");
      await refuseToOverwrite(program, "--program", surroundings);
      if (!json) await refuseToOverwrite(out, "--out", surroundings);
      const options: Readonly<Record<string, unknown>> = more;
      const ids = options[inside.option] as readonly string[];
      const clusters = options[clustersOption] as string | undefined;
      const { folder, environment, print, log } = surroundings;
      const cli = { folder, environment };
      const config = stack === undefined ? {} : await configurationOf(name, stack, cli);
      const kindsFor = (settings: Settings) =>
        kindsOrRefusal(() => kindsWith(settings.config, settings.env, (message) => log(`  ${visibleLine(message)}\n`)));
      const settings = { config, env: environment };
      const kinds = await kindsFor(settings);
      const own = services?.(config, environment) ?? [];
      const given = clusters === undefined ? [] : await readServices(resolve(folder, clusters), clusters, own);
      const selection = selectionOf(kinds, { only: [...kind, ...only], except });
      const asked = kinds.filter((one) => selection.kinds?.has(one.name) ?? true);
      const managed = stack === undefined ? [] : managedIn(await pulumi(["stack", "export", "--stack", stack], cli));
      log(`Searching for ${counted(asked.length, "kind")} of objects\n`);
      const reached = own.some((service) => asked.some((one) => isIn(service, one)))
        ? reachable(config, environment)
        : undefined;
      const walked = await walk(kinds, {
        ...(reached === undefined ? {} : { also: reached.kind }),
        ...(selection.kinds === undefined ? {} : { only: selection.kinds }),
        ...(ids.length === 0 ? {} : { inside: { kind: inside.kind, ids: new Set(ids) } }),
        onFound: (one, count, depth) => {
          if (count > 0) log(`${"  ".repeat(depth)}${one.name}: ${count}\n`);
        },
        onProgress: (one, listed, all) => log(`  ${one.name}: ${listed} of ${all} listings\n`),
      });
      refuseUnknown(ids, inside, walked);
      const entries = [...given, ...(reached ? settingsOfAll(reached, walked) : [])];
      const searches = await searchServices(entries, {
        settings,
        services: own,
        asked,
        first: walked,
        kindsWith: kindsFor,
        log,
      });
      const all = withServices(walked, searches, own);
      const found = all.found.filter(selection.has);
      const { unseen } = all;
      const looked = lookedInto(own, asked, walked, searches);
      const result = { ...sorted(found, unseen, managed, environment), looked };
      const isAny = result.resources.length > 0;
      const files = importPlan(result, { services: own, searches, settings, out, program });
      if (json) print(`${JSON.stringify(asJson(result), undefined, 2)}\n`);
      else {
        if (program !== undefined) refuseSeveralRuns(files);
        for (const { file } of files) await refuseToOverwrite(file, "--out", surroundings);
        for (const { file, resources } of files)
          await writeNew(resolve(folder, file), file, importFile(resources, namesIn(resources, result.nameTable)));
        print(report(result, { files, stack, kinds }));
        const holdsSecrets = needsOf(kinds, result.resources).length > 0;
        if (isAny) await importAndShowNext({ steps: files, program, holdsSecrets, stack }, surroundings);
      }
      if (found.length === 0 && unseen.some(({ failed }) => failed)) return exitStatus.failed;
      return stack !== undefined && isAny && program === undefined ? exitStatus.found : exitStatus.done;
    },
  });
}

/** @throws {Refusal} if no object has a given ID. */
function refuseUnknown(ids: readonly string[], { option, kind }: Discovery["inside"], { known }: Walk): void {
  const there = known.get(kind);
  const missing = ids.filter((id) => there !== undefined && !there.some((one) => one.id === id));
  if (missing.length === 0) return;
  throw new Refusal(
    `There is no ${kind} ${missing.join(", ")}, or these credentials cannot see it. Run with \`--kind ${kind}\` to list them, and pass one of their IDs with --${option}.`,
  );
}

async function kindsOrRefusal(kinds: () => Promise<readonly Kind[]>): Promise<readonly Kind[]> {
  try {
    return await kinds();
  } catch (error) {
    throw new Refusal(visibleLines(error instanceof Error ? error.message : String(error), "  "));
  }
}

/** The package's part of a stack's configuration. */
async function configurationOf(name: string, stack: string, cli: Parameters<typeof pulumi>[1]) {
  const all = JSON.parse(await pulumi(["config", "--json", "--show-secrets", "--stack", stack], cli)) as Readonly<
    Record<string, { readonly value?: string; readonly objectValue?: unknown }>
  >;
  const own = Object.entries(all).filter(([key]) => key.startsWith(`${name}:`));
  return Object.fromEntries(
    own.map(([key, { value, objectValue }]) => [key.slice(name.length + 1), objectValue ?? value]),
  );
}

/** The result, and which services were searched. */
interface Result extends Sorted {
  readonly looked: readonly LookedInto[];
}

function asJson({ resources, nameTable, left, withoutVariable, managed, looked }: Result) {
  return { found: resources, nameTable, left, withoutVariable, lookedInto: looked, managed };
}

function report(
  { resources, left, withoutVariable, managed, looked }: Result,
  {
    files,
    stack,
    kinds,
  }: { readonly files: readonly PlannedFile[]; readonly stack: string | undefined; readonly kinds: readonly Kind[] },
): string {
  const what = stack === undefined ? "to import" : `not in the stack ${stack}`;
  const lines = [...filesReport(what, files)];
  if (managed > 0) lines.push(`${counted(managed, "object")} already in the stack ${stack}`);
  if (left.length > 0) {
    // Each reason is printed once, with all its kinds.
    const reasons = new Map(left.map(({ reason }) => [reason, left.filter((one) => one.reason === reason)]));
    lines.push("", "Not found or not importable:");
    for (const [reason, those] of reasons) {
      lines.push(`  ${those.map(({ kind }) => kind).join(", ")}: ${visibleLines(reason, "    ")}`);
    }
  }
  if (withoutVariable.length > 0) {
    lines.push("", "Left out. To import one of these, set its variable to its secret and run the command again:");
    for (const { kind, name, variable } of withoutVariable) lines.push(visibleLine(`  ${kind} ${name}: ${variable}`));
  }
  lines.push(...servicesReport(looked));
  lines.push(...needsOf(kinds, resources));
  return `${lines.join("\n")}\n`;
}
