import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildPackages, pack } from "@org/checks/pack";
import { filesOfTarball } from "@org/checks/tarball";
import { publishablePackages } from "@org/checks/workspace-packages";
import { releaseArchives } from "@org/release";
import { platformHere } from "@org/release/platforms";
import { contentOf } from "@org/release/plugin-archive";
import { inBackground } from "@org/vitest-reporter/in-background";
import type { TestProject } from "vitest/node";
import { type Installed, installPackages } from "./install-packages.ts";

const workspace = join(import.meta.dirname, "../../..");

/** A provider as users install it. */
export interface Published {
  /** Name of the provider, such as `streamprov`. */
  readonly provider: string;
  /** Name of its npm package. */
  readonly npmName: string;
  readonly version: string;
  /** The address of the plugin in package.json. */
  readonly server: string;
  /** Path of the packed npm package. */
  readonly tarball: string;
  /** Path of the packed npm package of the simulator. */
  readonly simulatorTarball: string;
  /** Path of the program of that package, which starts faster than its sources. */
  readonly simulator: string;
  /** Folder with the self-contained archives of the plugin, relative to that of all archives. */
  readonly archives: string;
  /** Folder with the archives without Node. */
  readonly slim: string;
}

/** The releases that all tests use. */
export interface ReleasedEverything {
  /** Every provider of the workspace. */
  readonly published: readonly Published[];
  /** Folder with the archives of all plugins, in the layout of the release host. */
  readonly releaseHost: string;
}

declare module "vitest" {
  export interface ProvidedContext {
    /** Where tests wait for {@link ReleasedEverything}. */
    released: string;
    /** Where tests wait for a list of {@link Installed}. */
    installed: string;
  }
}

/** Releases everything, and installs each npm package once, until the tests have ended. */
export async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "published-"));
  const released = releaseEverything(folder);
  const releasing = await inBackground(() => released);
  project.provide("released", releasing.url);
  // Tests of the archives do not wait for npm.
  const installing = await inBackground(async () => installPackages((await released).published, folder));
  project.provide("installed", installing.url);
  return async () => {
    await Promise.all([releasing.end(), installing.end()]);
    await rm(folder, { recursive: true, force: true });
  };
}

/** Builds, packs and archives every provider, and packs every simulator. Only this platform gets self-contained archives. */
async function releaseEverything(folder: string): Promise<ReleasedEverything> {
  const releaseHost = join(folder, "release-host");
  const released = await releaseArchives(workspace, releaseHost, { selfContained: [platformHere] });
  await mkdir(join(folder, "npm"));
  const simulators = await packedSimulators();
  const written = async (name: string, content: Buffer): Promise<string> => {
    const file = join(folder, "npm", name);
    await writeFile(file, content);
    return file;
  };
  const published = await Promise.all(
    released.map(async ({ tarball, ...rest }) => {
      const simulator = simulators.get(`${rest.npmName}-simulator`);
      if (simulator === undefined) throw new Error(`${rest.npmName} has no simulator in tools/simulators.`);
      return {
        ...rest,
        tarball: await written(`${rest.provider}.tgz`, tarball),
        simulatorTarball: await written(`${rest.provider}-simulator.tgz`, simulator),
        simulator: await written(
          `${rest.provider}-simulator.cjs`,
          contentOf(filesOfTarball(simulator), "dist/simulator.cjs"),
        ),
      };
    }),
  );
  return { published, releaseHost };
}

/** The content of the packed npm packages of all simulators, by their names. */
async function packedSimulators(): Promise<ReadonlyMap<string, Buffer>> {
  const simulators = (await publishablePackages(workspace)).filter(({ manifest }) =>
    manifest.name.endsWith("-simulator"),
  );
  await buildPackages(
    workspace,
    simulators.map(({ manifest }) => manifest.name),
  );
  const packed = await Promise.all(
    simulators.map(async (each) => [each.manifest.name, await pack(each.folder)] as const),
  );
  return new Map(packed);
}
