import { execFileSync } from "node:child_process";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PackageName } from "../packages/package-name.ts";
import type { ProviderPackage } from "../packages/provider-package.ts";
import { Platform } from "../platform/platform.ts";
import { bundleMap, partOf } from "../profile/bundle-map.ts";
import { type CallFrame, type CpuProfile, type Share, sharesBy } from "../profile/cpu-profile.ts";
import { alignedText } from "../report/table.ts";
import { objectsStack } from "../stack/objects-stack.ts";
import type { Bench, Scenario } from "./scenario.ts";

const shown = 30;

/** Where the CPU time of a package's plugin goes. */
export function profile({ name, objects, counts }: ProviderPackage): Scenario {
  const count = counts[2];
  return {
    name: `${name}-profile`,
    what: `where the plugin's CPU time goes in an up, a preview without changes and a refresh of ${count} ${objects}`,
    runs: "asked",
    measure: async (bench) => {
      const plugin = await readablePlugin(bench, name);
      const functionNames = namesOf(await readFile(join(plugin, "dist/plugin.cjs"), "utf8"));
      await using platform = await Platform.start(name);
      const products = { ...bench.built.products, [name]: { ...bench.built.products[name], folder: plugin } };
      const built = { ...bench.built, products };
      await using stack = await objectsStack({ provider: name, subject: "product", built, count, platform });
      stack.skipCheckpoints();
      for (const operation of ["up", "preview", "refresh"] as const) {
        const folder = join(bench.results, "profiles");
        await rm(folder, { recursive: true, force: true });
        await mkdir(folder, { recursive: true });
        stack.setPluginOptions(`--cpu-prof --cpu-prof-dir=${folder}`);
        await stack.measure(operation, 8);
        const file = join(bench.results, `${name}-${operation}.cpuprofile`);
        const text = describe(await longestIn(folder, file), functionNames);
        await writeFile(join(bench.results, `${name}-${operation}-profile.txt`), `${text}\n`);
        bench.say(`${name}, ${operation}; open ${file} in a browser's developer tools for more\n\n${text}\n`);
      }
    },
  };
}

/** The product's plugin, not minified, behind the product's launcher. */
async function readablePlugin(bench: Bench, name: PackageName): Promise<string> {
  const folder = join(bench.root, "tools/bench/profile/dist");
  bench.say("building a plugin whose functions have their names ...");
  execFileSync("tsup", ["--config", "profile/tsup.config.ts"], {
    cwd: join(bench.root, "tools/bench"),
    env: { ...process.env, PROFILED_PACKAGE: name },
    stdio: "pipe",
  });
  const launcher = `pulumi-resource-${name}`;
  await copyFile(join(bench.built.products[name].folder, launcher), join(folder, launcher));
  return folder;
}

/** Several plugin processes may have run: the one that did the work has left the largest profile. */
async function longestIn(folder: string, kept: string): Promise<CpuProfile> {
  let longest: { readonly path: string; readonly text: string } | undefined;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const text = await readFile(path, "utf8");
    if (longest === undefined || text.length > longest.text.length) longest = { path, text };
  }
  if (longest === undefined) throw new Error(`Node left no CPU profile in ${folder}.`);
  await rename(longest.path, kept);
  await rm(folder, { recursive: true });
  return JSON.parse(longest.text) as CpuProfile;
}

interface Names {
  part(frame: CallFrame): string;
  own(frame: CallFrame): string | undefined;
  all(frame: CallFrame): string;
}

function namesOf(bundle: string): Names {
  const { moduleAt } = bundleMap(bundle);
  const moduleOf = ({ url, lineNumber }: CallFrame) => (url.endsWith("plugin.cjs") ? moduleAt(lineNumber) : undefined);
  const part = (frame: CallFrame) => {
    const module = moduleOf(frame);
    if (module !== undefined) return partOf(module);
    return frame.url.startsWith("node:") ? "Node's own JavaScript" : frame.functionName;
  };
  const named = ({ functionName, lineNumber }: CallFrame) => `${functionName || "(anonymous)"}:${lineNumber + 1}`;
  return {
    part,
    own: (frame) => (moduleOf(frame)?.includes("/packages/") ? `${part(frame)}: ${named(frame)}` : undefined),
    all: (frame) => `${part(frame)}: ${frame.url.startsWith("node:") ? `${frame.url} ` : ""}${named(frame)}`,
  };
}

function describe(profile: CpuProfile, names: Names): string {
  const bySelf = (shares: readonly Share[]) => [...shares].sort((a, b) => b.self - a.self);
  const busy = sharesBy(profile, () => "all")[0]?.total ?? 0;
  return [
    `busy for ${busy.toFixed(0)} ms; times in ms`,
    tableOf("part, itself", bySelf(sharesBy(profile, names.part)), busy),
    tableOf("function of ours, with what it calls", sharesBy(profile, names.own), busy),
    tableOf("function, itself", bySelf(sharesBy(profile, names.all)), busy),
  ].join("\n\n");
}

function tableOf(title: string, shares: readonly Share[], busy: number): string {
  return alignedText({
    headings: [title, "self", "total", "self %", "total %"],
    rows: shares
      .slice(0, shown)
      .map(({ name, self, total }) => [
        name,
        self.toFixed(1),
        total.toFixed(1),
        `${((self / busy) * 100).toFixed(1)}%`,
        `${((total / busy) * 100).toFixed(1)}%`,
      ]),
  });
}
