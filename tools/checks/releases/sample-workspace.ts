import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** The contents of a sample workspace. */
export interface Sample {
  /** Bodies of changesets: which package gets which bump, and the summary. */
  readonly changesets?: readonly { readonly bumps: Readonly<Record<string, string>>; readonly summary: string }[];
  /** Packages besides `@org/core` and `@org/provider`, which carries it. */
  readonly packages?: Readonly<Record<string, object>>;
}

/** A workspace on disk, removed after the test: `@org/provider` bundles `@org/core`. */
export async function sampleWorkspace(sample: Sample = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "releases-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));

  const files: Record<string, string> = {
    "package.json": JSON.stringify({ name: "workspace", private: true }),
    "pnpm-workspace.yaml": "packages:\n  - packages/*\n",
    "pnpm-lock.yaml": "lockfileVersion: '9.0'\n",
    ".changeset/config.json": JSON.stringify({ baseBranch: "main", updateInternalDependencies: "patch" }),
  };
  const packages: Record<string, object> = {
    core: { version: "1.0.0" },
    provider: { version: "2.0.0", devDependencies: { "@org/core": "workspace:^" } },
    ...sample.packages,
  };
  for (const [name, manifest] of Object.entries(packages)) {
    files[`packages/${name}/package.json`] = JSON.stringify({ name: `@org/${name}`, ...manifest });
  }
  for (const [index, { bumps, summary }] of (sample.changesets ?? []).entries()) {
    const lines = Object.entries(bumps).map(([name, bump]) => `"${name}": ${bump}`);
    files[`.changeset/change-${index}.md`] = ["---", ...lines, "---", "", summary, ""].join("\n");
  }
  for (const [file, content] of Object.entries(files)) {
    await mkdir(join(folder, file, ".."), { recursive: true });
    await writeFile(join(folder, file), content);
  }
  return folder;
}
