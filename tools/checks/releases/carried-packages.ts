import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import getReleasePlan from "@changesets/get-release-plan";
import { type PublishablePackage, publishablePackages } from "../workspace-packages.ts";

/** A package that would stay behind while code it carries is released. */
export interface MissingRelease {
  /** The package whose bundle holds the others. */
  readonly carrier: PublishablePackage;
  /** Names of the packages that it carries and that the pending plan releases. */
  readonly carried: readonly string[];
  /** What the pending changesets say about those packages. */
  readonly summaries: readonly string[];
}

/**
 * Finds packages that the pending release plan forgets. A provider bundles the core packages, so they are its
 * devDependencies: users of the provider get a fix in them only by a release of the provider, but changesets follows
 * dependencies and peerDependencies alone.
 */
export async function missingReleases(workspace: string): Promise<readonly MissingRelease[]> {
  const [packages, plan] = await Promise.all([publishablePackages(workspace), getReleasePlan(workspace)]);
  const released = new Set(plan.releases.filter(({ type }) => type !== "none").map(({ name }) => name));

  return packages.flatMap((carrier) => {
    if (released.has(carrier.manifest.name)) return [];
    const carried = carriedBy(carrier, packages).filter((name) => released.has(name));
    if (carried.length === 0) return [];
    const summaries = plan.changesets
      .filter((changeset) => changeset.releases.some(({ name, type }) => carried.includes(name) && type !== "none"))
      .map(({ summary }) => summary.trim());
    return [{ carrier, carried, summaries }];
  });
}

/** The error message, with the changeset to add. */
export function explain({ carrier, carried }: MissingRelease): string {
  const { name } = carrier.manifest;
  const [verb, object] = carried.length === 1 ? ["is", "it"] : ["are", "them"];
  return (
    `${carried.join(" and ")} ${verb} about to be released but ${name}, which bundles ${object}, is not: its users would not ` +
    `get the change. Add a changeset with "${name}": patch, or run \`pnpm check:releases --fix\` to have it written.`
  );
}

/**
 * Writes the patch changeset that is missing.
 *
 * @returns the path of the new file.
 */
export async function writeChangeset(workspace: string, missing: MissingRelease): Promise<string> {
  const { carrier, carried, summaries } = missing;
  const file = join(workspace, ".changeset", `carry-${basename(carrier.folder)}.md`);
  const changes = summaries.filter((summary) => summary !== "");
  const text = [`Brings the changes of ${carried.join(" and ")}.`, ...changes].join("\n\n");
  await writeFile(file, `---\n"${carrier.manifest.name}": patch\n---\n\n${text}\n`);
  return file;
}

/**
 * A package of this workspace among the devDependencies of a published package is one that its bundle holds, unless it
 * is a simulator: only tests use those.
 */
function carriedBy(carrier: PublishablePackage, packages: readonly PublishablePackage[]): string[] {
  const devDependencies = carrier.manifest.devDependencies ?? {};
  return packages.flatMap(({ manifest: { name } }) =>
    name in devDependencies && !name.endsWith("-simulator") ? [name] : [],
  );
}
