import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Refusal } from "@org/core-command";
import { type Models, readModels } from "./models.ts";

/** One version of a service, as the installed SDK describes it. */
export interface DescribedService {
  readonly service: string;
  /** As in `2017-03-12`. */
  readonly version: string;
  readonly models: Models;
  /** The package that contains it, with its version. */
  readonly source: string;
}

/**
 * Reads a service of the platform's official SDK for Node.js in the user's project: the whole SDK, or the package of
 * this service.
 *
 * @param folder in the project.
 * @param version as in `2017-03-12`; optional if the SDK has only one.
 * @throws {Refusal} if it is not installed.
 */
export async function describedService(
  folder: string,
  service: string,
  version: string | undefined,
): Promise<DescribedService> {
  const load = createRequire(join(folder, "package.json"));
  const names = [`tencentcloud-sdk-nodejs-${service}`, "tencentcloud-sdk-nodejs"];
  for (const name of names) {
    const manifest = resolved(load, `${name}/package.json`);
    if (manifest === undefined) continue;
    const at = join(dirname(manifest), "tencentcloud", "services", service);
    const versions = await versionsIn(at);
    if (versions.length === 0) continue;
    const found = chosen(service, version, versions);
    const models = await readFile(join(at, `v${found.replaceAll("-", "")}`, `${service}_models.d.ts`), "utf8");
    const { version: installed } = JSON.parse(await readFile(manifest, "utf8")) as { readonly version: string };
    return { service, version: found, models: readModels(models), source: `${name} ${installed}` };
  }
  throw new Refusal(
    "missing-tool",
    `The types of ${service} come from the official SDK, but neither ${names.join(" nor ")} is installed with this service in ` +
      `${folder}. Install one as a development dependency (npm install --save-dev ${names.join(", or ")}): ` +
      "it is not needed to run the program.",
  );
}

function resolved(load: NodeJS.Require, name: string): string | undefined {
  try {
    return load.resolve(name);
  } catch {
    return undefined;
  }
}

async function versionsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name) => {
    const [, year, month, day] = /^v(\d{4})(\d\d)(\d\d)$/.exec(name) ?? [];
    return year === undefined ? [] : [`${year}-${month}-${day}`];
  });
}

// The version is never guessed.
function chosen(service: string, wanted: string | undefined, versions: readonly string[]): string {
  const [only, ...others] = versions;
  const listed = versions.join(" and ");
  if (wanted === undefined) {
    if (only !== undefined && others.length === 0) return only;
    throw new Refusal(
      "invalid-arguments",
      `${service} has the versions ${listed}: choose one, such as ${service}@${versions.at(-1)}.ACTION.`,
    );
  }
  if (versions.includes(wanted)) return wanted;
  throw new Refusal("invalid-arguments", `The installed SDK has version ${listed} of ${service}, not ${wanted}.`);
}
