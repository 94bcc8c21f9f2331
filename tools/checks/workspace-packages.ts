import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A package of this workspace that is published. */
export interface PublishablePackage {
  /** Absolute path of its folder. */
  readonly folder: string;
  /** Its package.json. */
  readonly manifest: Manifest;
}

/** The parts of a package.json that the checks read. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  /** What the Pulumi engine reads to find the plugin of an SDK. */
  readonly pulumi?: {
    readonly resource?: boolean;
    readonly name?: string;
    readonly version?: string;
    readonly server?: string;
  };
}

/** The packages in `packages/` and `tools/simulators/` that are not private, by name. */
export async function publishablePackages(workspace: string): Promise<readonly PublishablePackage[]> {
  const files = globSync("{packages,tools/simulators}/*/package.json", { cwd: workspace }).sort();
  const packages = await Promise.all(
    files.map(async (file) => ({
      folder: join(workspace, dirname(file)),
      manifest: JSON.parse(await readFile(join(workspace, file), "utf8")) as Manifest,
    })),
  );
  return packages.filter(({ manifest }) => manifest.private !== true);
}

/** A package that holds a provider plugin. */
export interface ProviderPackage extends PublishablePackage {
  /** Name of the provider, such as `streamprov`. */
  readonly provider: string;
}

/** The packages in `packages/` that hold a provider plugin, by name. */
export async function providerPackages(workspace: string): Promise<readonly ProviderPackage[]> {
  const packages = await publishablePackages(workspace);
  return packages.flatMap((each) => {
    const { resource, name } = each.manifest.pulumi ?? {};
    return resource === true && name !== undefined ? [{ ...each, provider: name }] : [];
  });
}
