import { pluginBundle } from "@org/build/bundle";
import { filesOfTarball, type PackedFile } from "@org/checks/tarball";
import { launcherFor } from "./launchers.ts";
import type { Platform } from "./platforms.ts";
import { type ArchivedFile, tarGz } from "./tar.ts";

/** An archive from which the engine fills its plugin cache. */
export interface PluginArchive {
  /** The name that the engine asks for, such as `pulumi-resource-streamprov-v1.2.3-linux-amd64.tar.gz`. */
  readonly name: string;
  readonly content: Buffer;
}

/**
 * Makes the archive of a provider's plugin for a platform from the provider's packed npm package: the plugin in it is
 * byte for byte the one that npm installs.
 *
 * @param tarball Content of the npm package.
 * @throws {Error} when the package holds no plugin.
 */
export function pluginArchive(tarball: Uint8Array, platform: Platform): PluginArchive {
  const packed = filesOfTarball(tarball);
  const { version, engines, pulumi } = JSON.parse(contentOf(packed, "package.json").toString("utf8")) as PackedManifest;
  const provider = pulumi.name;
  const launcher = `pulumi-resource-${provider}`;
  // The platform's launcher has the name of the npm package's launcher.
  const script = `${launcher}.mjs`;
  const files: ArchivedFile[] = [
    file("LICENSE", contentOf(packed, "LICENSE")),
    file(notices, contentOf(packed, notices)),
    // The launcher prints its version.
    file("package.json", contentOf(packed, "package.json")),
    file("dist/plugin.cjs", contentOf(packed, "dist/plugin.cjs")),
    launcherFor(platform, { provider, node: engines.node.replace(/^>=/, ""), script }),
    file(script, contentOf(packed, launcher)),
  ];
  return { name: `${launcher}-v${version}-${platform.os}-${platform.arch}.tar.gz`, content: tarGz(files) };
}

const notices = `dist/${pluginBundle.notices}`;

interface PackedManifest {
  readonly version: string;
  readonly engines: { readonly node: string };
  readonly pulumi: { readonly name: string };
}

function file(path: string, content: Buffer): ArchivedFile {
  return { path, content, executable: false };
}

/**
 * The content of a file of a packed npm package.
 *
 * @throws {Error} when the package does not hold it.
 */
export function contentOf(packed: readonly PackedFile[], path: string): Buffer {
  const content = packed.find((each) => each.path === path)?.content;
  if (content === undefined) throw new Error(`A plugin's archive needs ${path}, which is not in the npm package.`);
  return content;
}
