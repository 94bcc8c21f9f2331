import { resolve } from "node:path";
import type { Surroundings } from "../command.ts";
import { counted } from "../counted.ts";
import type { Discovery, PlatformSearch } from "../discover/search.ts";
import { isIn, type OwnService } from "../discover/services.ts";
import { kindsByReason } from "../discover/sorted.ts";
import { writeNew } from "../import-file/write-new.ts";
import { coded } from "../refusal.ts";
import { visibleLine, visibleLines } from "../visible-text.ts";
import { type AccountCopy, type CopiedObject, copyAccount, type NotCopied } from "./copy-account.ts";
import { installedSimulator } from "./simulated-account.ts";

/** How often progress is reported, in objects. */
const progressEvery = 200;

/**
 * Copies the found objects to a simulator, writes its state file, and prints what the copy lacks.
 *
 * @returns the number of copied objects.
 */
export async function writeSnapshot(
  { kinds: kindsWith, copies }: Discovery & Required<Pick<Discovery, "copies">>,
  search: PlatformSearch,
  file: string,
  { packageName, folder, print, progress }: Surroundings,
): Promise<number> {
  const { simulator, load = (from) => installedSimulator(simulator, from), related } = copies;
  const { startCopy } = await load(folder);
  const account = await startCopy();
  try {
    // Nothing of a copy is worth remembering.
    const environment = { ...account.environment(), PULUMI_CREATION_NOTES: "off" };
    const copy = await copyAccount(copiedObjects(search), {
      account,
      kindsWith: (settings) => kindsWith(settings, environment, () => undefined),
      related: related?.(search.settings) ?? { first: async () => [], of: async () => [] },
      onCopied: (count, all) => {
        if (count % progressEvery === 0) progress(`  ${count} of ${all} objects copied\n`);
      },
    });
    await writeNew(resolve(folder, file), file, `${JSON.stringify(copy.snapshot)}\n`, { mode: 0o600 });
    print(report(copy, { packageName, file, simulator, search }));
    return copy.copied;
  } finally {
    await account.close();
  }
}

/** The found objects with the kinds and the settings of the services that contain them. */
function copiedObjects({ found, searches, services, settings }: PlatformSearch): readonly CopiedObject[] {
  const searchOf = new Map(searches.flatMap((search) => search.found.map((one) => [one, search] as const)));
  return found
    .filter(({ importId }) => importId !== undefined)
    .map((one) => {
      const search = searchOf.get(one);
      const service = services.find((each) => isIn(each, one.kind));
      const kind = search?.kinds.find(({ name }) => name === one.kind.name) ?? one.kind;
      return { one, kind, service: search?.settings ?? (service && settingsOf(service, settings)) };
    });
}

/** The configured settings of a service, without the credentials. */
function settingsOf({ settings }: OwnService, { config, env }: PlatformSearch["settings"]) {
  return Object.fromEntries(
    settings.flatMap(({ name, variables }) => {
      const value = config[name] ?? variables.map((one) => env[one]).find((one) => one);
      return typeof value === "string" && !/key|secret/i.test(name) ? [[name, value]] : [];
    }),
  );
}

function report(
  { copied, left, secrets }: AccountCopy,
  {
    packageName,
    file,
    simulator,
    search,
  }: {
    readonly packageName: string;
    readonly file: string;
    readonly simulator: string;
    readonly search: PlatformSearch;
  },
): string {
  const lines = [`${counted(copied, "object")} in ${file}`];
  const unseen = search.unseen.map(({ kind, reason }) => ({ kind: kind.name, reason }));
  const incomplete = search.found
    .filter(({ importId }) => importId === undefined)
    .map(({ kind, name }) => ({
      kind: kind.name,
      name,
      reason: `the listing does not contain all of the import ID, ${kind.importForm}`,
    }));
  const named = (all: readonly NotCopied[]) =>
    all.map(({ kind, name, reason }) => ({ kind: visibleLine(`${kind} ${name}`), reason }));
  for (const [title, all] of [
    ["Not searched, so not in the copy:", unseen],
    ["Not importable, so not in the copy:", named(incomplete)],
    ["Not copied:", named(left)],
  ] as const) {
    if (all.length === 0) continue;
    lines.push("", coded(packageName, "left-out", title));
    for (const { kinds, reason } of kindsByReason(all)) lines.push(`  ${kinds}: ${visibleLines(reason, "    ")}`);
  }
  if (secrets.length > 0) {
    lines.push("", "Secrets are not copied. The next `up` sets these to the values of your program:");
    for (const { kind, properties } of secrets) lines.push(`  ${kind}: ${properties.join(", ")}`);
  }
  lines.push(
    "",
    "Next, work on the copy, which is offline:",
    `  npx ${simulator} --state ${file}`,
    "  # set the environment variables that it prints, and use a copy of the stack",
    "  pulumi preview",
  );
  return `${lines.join("\n")}\n`;
}
