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

/** The sentence for a person: what is wrong and what to do. */
export function explainVersion({ manifest: { name, version, pulumi } }: PublishablePackage): string {
  return (
    `${name} is version ${version} but its package.json tells the engine to use the plugin ${pulumi?.version}: make ` +
    "`pulumi.version` the same, or run `pnpm check:releases --fix`."
  );
}

/** Makes `pulumi.version` the package's version and leaves the rest of the file as it is. */
export async function correctVersion({ folder, manifest }: PublishablePackage): Promise<void> {
  const file = join(folder, "package.json");
  const content = JSON.parse(await readFile(file, "utf8"));
  content.pulumi.version = manifest.version;
  await writeFile(file, `${JSON.stringify(content, undefined, 2)}\n`);
}
