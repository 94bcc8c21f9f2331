import { resolve } from "node:path";
import { command, exitStatus, type Surroundings } from "../command.ts";
import { counted } from "../counted.ts";
import { type ImportedObject, importFile } from "../import-file/import-file.ts";
import { Names, validName } from "../import-file/names.ts";
import { needsOf } from "../import-file/needs.ts";
import { refuseToOverwrite, writeNew } from "../import-file/write-new.ts";
import { importAndShowNext, programDocs } from "../import-file/write-program.ts";
import { pulumi } from "../pulumi.ts";
import { Refusal } from "../refusal.ts";
import { visibleLine, visibleLines } from "../visible-text.ts";
import type { Kind } from "./kind.ts";
import { type ManagedResource, managedIn, managedOf } from "./managed.ts";
import { selectionOf } from "./selection.ts";
import { type LookedInto, lookedInto, type OwnService, servicesReport } from "./services.ts";
import { type FoundObject, type Unseen, type Walk, walk } from "./walk.ts";

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
}

const defaultFile = "discovered-import.json";

/** The command that finds objects on the platform, and writes the file for `pulumi import --file`. */
export function discoverCommand({ name, inside, kinds: kindsWith, services = () => [] }: Discovery) {
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
      const ids = more[inside.option] as readonly string[];
      const { folder, environment, print, log } = surroundings;
      const cli = { folder, environment };
      const config = stack === undefined ? {} : await configurationOf(name, stack, cli);
      const kinds = await kindsOrRefusal(() =>
        kindsWith(config, environment, (message) => log(`  ${visibleLine(message)}\n`)),
      );
      const selection = selectionOf(kinds, { only: [...kind, ...only], except });
      const asked = kinds.filter((one) => selection.kinds?.has(one.name) ?? true);
      const managed = stack === undefined ? [] : managedIn(await pulumi(["stack", "export", "--stack", stack], cli));
      log(`Searching for ${counted(asked.length, "kind")} of objects\n`);
      const walked = await walk(kinds, {
        ...(selection.kinds === undefined ? {} : { only: selection.kinds }),
        ...(ids.length === 0 ? {} : { inside: { kind: inside.kind, ids: new Set(ids) } }),
        onFound: (one, count, depth) => {
          if (count > 0) log(`${"  ".repeat(depth)}${one.name}: ${count}\n`);
        },
        onProgress: (one, listed, all) => log(`  ${one.name}: ${listed} of ${all} listings\n`),
      });
      const found = walked.found.filter(selection.has);
      const { unseen } = walked;
      refuseUnknown(ids, inside, walked);
      const looked = lookedInto(services(config, environment), asked, walked);
      const result = { ...sorted(found, unseen, managed, environment), looked };
      const isAny = result.resources.length > 0;
      if (json) print(`${JSON.stringify(asJson(result), undefined, 2)}\n`);
      else {
        if (isAny) await writeNew(resolve(folder, out), out, importFile(result.resources, result.nameTable));
        print(report(result, { out, stack, kinds }));
        const holdsSecrets = needsOf(kinds, result.resources).length > 0;
        if (isAny) await importAndShowNext({ steps: [{ file: out }], program, holdsSecrets, stack }, surroundings);
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

/** The found objects, sorted by whether they can be imported. */
interface Sorted {
  readonly resources: readonly ImportedObject[];
  readonly nameTable: Readonly<Record<string, string>>;
  readonly left: readonly { readonly kind: string; readonly reason: string }[];
  /** Objects whose import reads an environment variable that is not set. */
  readonly withoutVariable: readonly { readonly kind: string; readonly name: string; readonly variable: string }[];
  /** How many objects the stack already has. */
  readonly managed: number;
}

/** Sorts each kind by ID, which determines the numbers of names that are too long for an ID. */
function byId(objects: readonly FoundObject[]): readonly FoundObject[] {
  const kinds = [...Map.groupBy(objects, ({ kind }) => kind).values()];
  return kinds.flatMap((all) => all.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
}

/** The result, and which services were searched. */
interface Result extends Sorted {
  readonly looked: readonly LookedInto[];
}

function sorted(
  found: readonly FoundObject[],
  unseen: readonly Unseen[],
  managed: readonly ManagedResource[],
  environment: Surroundings["environment"],
): Sorted {
  const names = new Names(managed.map(({ name }) => name));
  const managedAs = managedOf(managed, found);
  const unmanaged = found.filter((one) => managedAs(one) === undefined);
  const unset = unmanaged.flatMap((one) => {
    const variable = one.importId === undefined ? undefined : one.kind.variable(one.importId);
    return variable === undefined || environment[variable] ? [] : [{ one, variable }];
  });
  const isUnset = new Set(unset.map(({ one }) => one));
  const fresh = unmanaged.filter((one) => !isUnset.has(one));
  const withoutId = new Map<Kind, FoundObject[]>();
  const given = new Map<FoundObject, string>();
  const nameTable: Record<string, string> = {};
  // If several names of a kind become equal, each gets its ID, so that the order does not matter.
  const wishes = new Map<string, number>();
  const wishOf = ({ kind, name }: FoundObject) => `${kind.name} ${validName(name).toLowerCase()}`;
  for (const one of fresh) wishes.set(wishOf(one), (wishes.get(wishOf(one)) ?? 0) + 1);
  for (const one of byId(fresh)) {
    if (one.importId === undefined) withoutId.set(one.kind, [...(withoutId.get(one.kind) ?? []), one]);
    else
      given.set(one, names.give(one.name, ...(wishes.get(wishOf(one)) === 1 && validName(one.name) ? [] : [one.id])));
  }
  const keptNames = new Map<ManagedResource, string>();
  /** The name of a parent that the stack has: its own, unless another kind has the same. */
  const keptName = (kept: ManagedResource) => {
    const name = keptNames.get(kept) ?? (Object.hasOwn(nameTable, kept.name) ? names.give(kept.name) : kept.name);
    nameTable[name] = kept.urn;
    keptNames.set(kept, name);
    return name;
  };
  const resources = fresh.flatMap((one): ImportedObject | readonly [] => {
    const name = given.get(one);
    if (name === undefined) return [];
    const nearest = one.parents.find((each) => given.has(each) || managedAs(each) !== undefined);
    const kept = nearest === undefined ? undefined : managedAs(nearest);
    const parent = kept === undefined ? nearest && given.get(nearest) : keptName(kept);
    return { type: one.kind.token, name, id: one.importId ?? "", ...(parent === undefined ? {} : { parent }) };
  });
  const incomplete = [...withoutId].map(([kind, all]) => ({
    kind: kind.name,
    reason: `${all.map(({ name }) => visibleLine(name)).join(", ")}: the listing does not contain all of the import ID, ${kind.importForm}`,
  }));
  const left = [...unseen.map(({ kind, reason }) => ({ kind: kind.name, reason })), ...incomplete];
  const withoutVariable = unset.map(({ one, variable }) => ({ kind: one.kind.name, name: one.name, variable }));
  return { resources, nameTable, left, withoutVariable, managed: found.length - unmanaged.length };
}

function asJson({ resources, nameTable, left, withoutVariable, managed, looked }: Result) {
  return { found: resources, nameTable, left, withoutVariable, lookedInto: looked, managed };
}

function report(
  { resources, left, withoutVariable, managed, looked }: Result,
  { out, stack, kinds }: { readonly out: string; readonly stack: string | undefined; readonly kinds: readonly Kind[] },
): string {
  const what = stack === undefined ? "to import" : `not in the stack ${stack}`;
  const lines = [`${counted(resources.length, "object")} ${what}${resources.length > 0 ? `, in ${out}` : ""}`];
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
