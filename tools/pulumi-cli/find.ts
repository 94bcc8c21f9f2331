import { dirname } from "node:path";
import { cacheFolder, inCache } from "./cache.ts";
import { decide, type Found, type Sources } from "./decide.ts";
import { buildWithGo } from "./go-build.ts";
import { alone } from "./lock.ts";
import { onPath } from "./path-search.ts";
import { showProgress } from "./progress.ts";
import { actionlint, pulumiCli, type Tool, versitygw, yamlHost } from "./tool.ts";
import { installFromVendor } from "./vendor-installer.ts";

/** A Pulumi CLI that was started once and answered with its version. */
export interface PulumiCli {
  /** Absolute path of the executable. */
  pulumi: string;
  /** The folder it lies in. In front of PATH, it lets the CLI find the language hosts that lie beside it. */
  binDir: string;
  /** Its version, such as `3.259.0`. */
  version: string;
}

/** A language host for Pulumi YAML that was started once and opened its port. */
export interface YamlHost {
  /** Absolute path of `pulumi-language-yaml`. */
  host: string;
  /** The folder it lies in: put it on PATH for the CLI to find the host. */
  binDir: string;
}

/**
 * Finds a Pulumi CLI of version 3.200 or later, or installs one: from PATH, from this project's cache,
 * by the vendor's installer, or built by Go (about 6 minutes, once). Long steps are reported on stderr. Nothing
 * outside the cache folder is written but Go's own caches. Two processes that need it at once share one build.
 *
 * @throws {ToolNotFoundError} when every way failed; the message says what was tried and what to do.
 *
 * @example
 * const { pulumi, binDir } = await findPulumi();
 * execFileSync(pulumi, ["version"], { env: { ...process.env, PATH: `${binDir}${delimiter}${process.env["PATH"]}` } });
 */
export async function findPulumi(): Promise<PulumiCli> {
  const found = await findOnce(pulumiCli);
  return { pulumi: found.path, binDir: dirname(found.path), version: found.version };
}

/**
 * Finds the language host for Pulumi YAML, in the same order and by the same means as {@link findPulumi}. A build by
 * Go takes about 2 minutes, once.
 *
 * @throws {ToolNotFoundError} when every way failed; the message says what was tried and what to do.
 */
export async function findYamlHost(): Promise<YamlHost> {
  const found = await findOnce(yamlHost);
  return { host: found.path, binDir: dirname(found.path) };
}

/**
 * Finds actionlint: on PATH, in this project's cache, or built by Go (seconds, once).
 *
 * @throws {ToolNotFoundError} when every way failed; the message says what was tried and what to do.
 */
export async function findActionlint(): Promise<{ readonly actionlint: string }> {
  return { actionlint: (await findOrBuild(actionlint)).path };
}

/**
 * Finds versitygw, an S3 server: on PATH, in this project's cache, or built by Go (about 1 minute, once).
 *
 * @throws {ToolNotFoundError} when every way failed; the message says what was tried and what to do.
 */
export async function findVersitygw(): Promise<{ readonly versitygw: string }> {
  return { versitygw: (await findOrBuild(versitygw)).path };
}

/** What this process has found, so that each executable is started only once. */
const alreadyFound = new Map<Tool, Promise<Found>>();

function findOnce(tool: Tool): Promise<Found> {
  const earlier = alreadyFound.get(tool);
  if (earlier) return earlier;
  const found = decide(tool, sourcesOf(tool));
  alreadyFound.set(tool, found);
  // After a failure, the next call tries again.
  found.catch(() => alreadyFound.delete(tool));
  return found;
}

function findOrBuild(tool: Tool): Promise<Found> {
  const noInstaller = async () => ({ missing: "it has none" });
  return decide(tool, { ...sourcesOf(tool), byInstaller: noInstaller });
}

function sourcesOf(tool: Tool): Sources {
  const folder = cacheFolder(process.env);
  return {
    onPath: () => onPath(tool, process.env),
    inCache: () => inCache(tool, folder),
    byInstaller: () => installFromVendor(tool, folder),
    byGo: () => buildWithGo(tool, folder),
    alone: (work) =>
      alone(folder, work, {
        whileWaiting: (holder, wait) => showProgress(`waiting for process ${holder}, which is getting Pulumi`, wait),
      }),
  };
}
