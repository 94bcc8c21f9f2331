import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * The actions that a service of Tencent Cloud has according to the official SDK, with the members of their requests;
 * undefined if the SDK does not have the service.
 */
export async function publishedActions(
  service: string,
  version: string,
): Promise<ReadonlyMap<string, readonly string[]> | undefined> {
  const sdk = dirname(createRequire(import.meta.url).resolve("tencentcloud-sdk-nodejs/package.json"));
  const folder = join(sdk, "tencentcloud/services", service, `v${version.replaceAll("-", "")}`);
  if (!existsSync(folder)) return undefined;
  const client = await readFile(join(folder, `${service}_client.d.ts`), "utf8");
  const models = await readFile(join(folder, `${service}_models.d.ts`), "utf8");
  const actions = [...client.matchAll(/^ {4}([A-Z]\w*)\(req\??: (\w+)/gm)];
  return new Map(actions.map(([, action = "", model = ""]) => [action, membersOf(models, model)]));
}

function membersOf(models: string, model: string): readonly string[] {
  const [, body = ""] =
    new RegExp(`^export (?:interface|type) ${model}\\b[^{\n]*\\{(.*?)^\\}`, "ms").exec(models) ?? [];
  return [...body.matchAll(/^ {4}(\w+)\??:/gm)].map(([, member = ""]) => member);
}

/** The operations in the OpenAPI documents of Confluent Cloud, by host. */
export async function publishedRoutes(): Promise<Readonly<Record<string, readonly string[]>>> {
  const file = join(import.meta.dirname, "streamprov-operations.json");
  return JSON.parse(await readFile(file, "utf8")) as Readonly<Record<string, readonly string[]>>;
}
