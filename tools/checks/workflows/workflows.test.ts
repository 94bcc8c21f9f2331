import { execFile } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { findActionlint } from "@org/pulumi-cli";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

const workspace = join(import.meta.dirname, "../../..");
const files = globSync(".github/workflows/*.yml", { cwd: workspace }).sort();
const scripts = Object.keys(
  (JSON.parse(await readFile(join(workspace, "package.json"), "utf8")) as { scripts: object }).scripts,
);

/** Commands of pnpm itself, which are no scripts. */
const ownCommands = ["install", "exec"];

/** The first test that needs actionlint may have to build it. */
const tenMinutes = 600_000;

it("there are workflows for every change, for the documentation, for the real platforms and for releases", () => {
  expect(files.map((file) => basename(file))).toEqual(["ci.yml", "docs.yml", "live.yml", "release.yml"]);
});

describe.each(files)("%s", (file) => {
  it("is one that actionlint finds nothing wrong with", { timeout: tenMinutes }, async () => {
    const { actionlint } = await findActionlint();
    // The checkers of shell and Python are on some machines and not on others.
    const options = ["-no-color", "-shellcheck=", "-pyflakes=", file];

    expect(await promisify(execFile)(actionlint, options, { cwd: workspace })).toEqual({ stdout: "", stderr: "" });
  });

  it("runs only scripts that exist", async () => {
    const commands = (await stepsOf(file)).map(({ run }) => run ?? "").join("\n");
    const ofPnpm = [...commands.matchAll(/pnpm@12 (?:run )?(\S+)/g)].map(([, name = ""]) => name);
    const ofBash = [...commands.matchAll(/bash (\S+)/g)].map(([, path = ""]) => path);

    expect(ofPnpm.filter((name) => !ownCommands.includes(name) && !scripts.includes(name))).toEqual([]);
    expect(ofBash.filter((path) => !existsSync(join(workspace, path)))).toEqual([]);
    expect(ofPnpm.length).toBeGreaterThan(0);
  });

  it("takes actions of others only by their commit", async () => {
    const actions = (await stepsOf(file)).flatMap(({ uses }) => (uses === undefined ? [] : [uses]));

    expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });

  it("gives its jobs no more rights than they name", async () => {
    const { permissions, jobs } = await workflowIn(file);

    expect(Object.values({ ...permissions })).not.toContain("write");
    for (const job of Object.values(jobs)) expect(job["timeout-minutes"]).toBeGreaterThan(0);
  });
});

it("the archives of plugins are out before the packages that ask for them", async () => {
  const commands = (await workflowIn(".github/workflows/release.yml")).jobs["publish"]?.steps.map(
    ({ run }) => run ?? "",
  );
  const position = (part: string) => commands?.findIndex((command) => command.includes(part)) ?? -1;

  expect(position("release:archives")).toBeGreaterThanOrEqual(0);
  expect(position("rsync")).toBeGreaterThan(position("release:archives"));
  expect(position("release:npm")).toBeGreaterThan(position("rsync"));
});

it("plugins are compiled and tested on the same six platforms", async () => {
  const ofRelease = (await workflowIn(".github/workflows/release.yml")).jobs;
  const tested = (await workflowIn(".github/workflows/ci.yml")).jobs["archives"];
  const platforms = tested?.strategy?.matrix.os ?? [];

  expect(new Set(platforms).size).toBe(6);
  expect(ofRelease["code-caches"]?.strategy?.matrix.os).toEqual(platforms);
  expect(ofRelease["publish"]?.needs).toContain("code-caches");
  expect(ofRelease["publish"]?.steps.map(({ run }) => run)).toContain(
    "npx -y pnpm@12 run release:archives --code-caches dist/code-caches",
  );
});

it("runs on a real platform start only by hand, with the secrets of a protected environment", async () => {
  const { on, jobs } = await workflowIn(".github/workflows/live.yml");
  const others = await Promise.all(files.filter((file) => !file.endsWith("live.yml")).map(stepsOf));

  expect(Object.keys(on)).toEqual(["workflow_dispatch"]);
  for (const job of Object.values(jobs)) expect(job.environment).toMatch(/^live-/);
  expect(others.flat().filter(({ run }) => run?.includes("run live"))).toEqual([]);
});

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly "timeout-minutes": number;
  readonly environment?: string | { readonly name: string };
  readonly needs?: string | readonly string[];
  readonly strategy?: { readonly matrix: { readonly os: readonly string[] } };
  readonly steps: readonly Step[];
}

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

async function workflowIn(file: string): Promise<Workflow> {
  return parse(await readFile(join(workspace, file), "utf8")) as Workflow;
}

async function stepsOf(file: string): Promise<readonly Step[]> {
  return Object.values((await workflowIn(file)).jobs).flatMap(({ steps }) => steps);
}
