import { copyFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "./commands.ts";
import type { ReleasedSdks } from "./release-sdks.ts";

/**
 * Makes a folder with Go programs a module that imports a released SDK from the SDK's folder.
 *
 * @returns Runs the `go` command in the folder.
 * @throws Error when Go is missing, or a module cannot be downloaded.
 */
export async function goModuleOf(
  folder: string,
  { goModule, version }: ReleasedSdks,
): Promise<(...args: readonly string[]) => Promise<string>> {
  const requirements = await readFile(join(goModule.folder, "go.mod"), "utf8");
  const module = requirements.replace(/^module .*$/m, "module programs");
  const own = `require ${goModule.path} v${version}\n\nreplace ${goModule.path} => ${goModule.folder}\n`;
  await writeFile(join(folder, "go.mod"), `${module}\n${own}`);
  await copyFile(join(goModule.folder, "go.sum"), join(folder, "go.sum"));
  // Without the folder in the keys of its cache, Go compiles an SDK only when it has changed. Inlining the accessors of
  // an SDK would take a fifth of that time.
  const env = { GOWORK: "off", GOFLAGS: `-trimpath -mod=mod -gcflags=${goModule.path}/...=-l` };
  const go = (...args: readonly string[]) => runCommand("go", args, { cwd: folder, env });
  await go("mod", "tidy");
  return go;
}
