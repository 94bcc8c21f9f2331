import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pluginBundle } from "@org/build/bundle";
import { filesOfTarball, type PackedFile } from "@org/checks/tarball";
import { selfContainedLauncher, slimLauncher } from "./launchers.ts";
import type { NodeRuntime } from "./node-runtime.ts";
import { type Platform, titleOf } from "./platforms.ts";
import { type ArchivedFile, tarGz } from "./tar.ts";

/** An archive from which the engine installs a plugin. */
export interface PluginArchive {
  /** The name that the engine requests, such as `pulumi-resource-streamprov-v1.2.3-linux-amd64.tar.gz`. */
  readonly name: string;
  readonly content: Buffer;
}

/**
 * Creates the archive of a provider's plugin without Node from the provider's packed npm package. It contains the plugin
 * of the npm package, byte for byte.
 *
 * @param tarball Content of the npm package.
 * @throws {Error} when the package does not contain a plugin.
 */
export function slimArchive(tarball: Uint8Array, platform: Platform): PluginArchive {
  const { prefix, launched, files } = pluginIn(tarball);
  const launcher = slimLauncher(platform, { ...launched, script: "launcher.mjs" });
  return { name: nameOf(prefix, platform), content: tarGz([...files, launcher]) };
}

/**
 * Creates the archive of a provider's plugin with the Node that runs it. The plugin is the same as in the slim archive.
 *
 * @param tarball Content of the npm package.
 * @param node Node for the platform of the archive.
 * @param codeCache The plugin as V8 has compiled it on that platform. Without it, the first start takes longer.
 * @throws {Error} when the package does not contain a plugin.
 */
export async function selfContainedArchive(
  tarball: Uint8Array,
  node: NodeRuntime,
  codeCache: Uint8Array | undefined,
): Promise<PluginArchive> {
  const { platform, license, entry } = node;
  const { prefix, launched, files } = pluginIn(tarball);
  const compiled =
    codeCache === undefined
      ? []
      : [file("dist/plugin.code-cache", codeCache), file("start.cjs", await readFile(startScript))];
  const script = codeCache === undefined ? "launcher.mjs" : "start.cjs";
  const launcher = selfContainedLauncher(platform, { ...launched, script });
  const others = [...files, ...compiled, launcher, file("NODE-LICENSE.txt", license)];
  return { name: nameOf(prefix, platform), content: tarGz(others, [entry]) };
}

const notices = `dist/${pluginBundle.notices}`;
const startScript = join(import.meta.dirname, "runtime/start.cjs");

interface PackedManifest {
  readonly version: string;
  readonly engines: { readonly node: string };
  readonly pulumi: { readonly name: string };
}

/** What all archives of a plugin have in common. */
function pluginIn(tarball: Uint8Array) {
  const packed = filesOfTarball(tarball);
  const { version, engines, pulumi } = JSON.parse(contentOf(packed, "package.json").toString("utf8")) as PackedManifest;
  const launcher = `pulumi-resource-${pulumi.name}`;
  const files: ArchivedFile[] = [
    file("LICENSE", contentOf(packed, "LICENSE")),
    file(notices, contentOf(packed, notices)),
    // The launcher prints its version.
    file("package.json", contentOf(packed, "package.json")),
    file("dist/plugin.cjs", contentOf(packed, "dist/plugin.cjs")),
    // The archive's own launcher has the name of the npm package's launcher.
    file("launcher.mjs", contentOf(packed, launcher)),
  ];
  const launched = { provider: pulumi.name, node: engines.node.replace(/^>=/, "") };
  return { prefix: `${launcher}-v${version}`, launched, files };
}

function nameOf(prefix: string, platform: Platform): string {
  return `${prefix}-${titleOf(platform)}.tar.gz`;
}

function file(path: string, content: Uint8Array): ArchivedFile {
  return { path, content, executable: false };
}

/**
 * The content of a file of a packed npm package.
 *
 * @throws {Error} when the package does not contain it.
 */
export function contentOf(packed: readonly PackedFile[], path: string): Buffer {
  const content = packed.find((each) => each.path === path)?.content;
  if (content === undefined) throw new Error(`A plugin's archive needs ${path}, which is not in the npm package.`);
  return content;
}
