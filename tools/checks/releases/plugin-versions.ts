import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type PublishablePackage, publishablePackages } from "../workspace-packages.ts";

/**
 * Finds packages whose `pulumi.version` is not their `version`. The engine takes the first to find the plugin of an
 * SDK, so a difference makes it download, or look for, the plugin of another release.
 */
export async function wrongPluginVersions(workspace: string): Promise<readonly PublishablePackage[]> {
  const packages = await publishablePackages(workspace);
  return packages.filter(({ manifest: { pulumi, version } }) => {
    return pulumi?.version !== undefined && pulumi.version !== version;
  });
}

/** The error message, with the correction. */
export function explainVersion({ manifest: { name, version, pulumi } }: PublishablePackage): string {
  return (
    `${name} is version ${version} but its package.json names the plugin ${pulumi?.version}. Make ` +
    "`pulumi.version` the same, or run `pnpm check:releases --fix`."
  );
}

/** Sets `pulumi.version` to the package's version. The rest of the file stays unchanged. */
export async function correctVersion({ folder, manifest }: PublishablePackage): Promise<void> {
  const file = join(folder, "package.json");
  const content = JSON.parse(await readFile(file, "utf8"));
  content.pulumi.version = manifest.version;
  await writeFile(file, `${JSON.stringify(content, undefined, 2)}\n`);
}
