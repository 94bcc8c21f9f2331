import { createRequire } from "node:module";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { storageSteps } from "./steps/object-storage.ts";

/** The SDK of object storage: each operation is a method. */
type Cos = Readonly<Record<string, (params: object) => Promise<unknown>>>;

interface Sdk {
  new (options: object): Cos;
}

/** Calls object storage with its official SDK for Node.js, step by step. Returns the problems. */
export async function callStorageByNode(platform: CloudprovSimulator, folder: string): Promise<string[]> {
  const load = createRequire(join(folder, "package.json"));
  const Cos = load("cos-nodejs-sdk-v5") as Sdk;
  const { secretId, secretKey } = platform.credentials;
  const { host } = new URL(platform.cosDomain);
  const cos = new Cos({
    SecretId: secretId,
    SecretKey: secretKey,
    Protocol: "http:",
    Domain: `{Bucket}.${host}`,
    ServiceDomain: host,
    AutoSwitchHost: false,
    // Not every system finds names below localhost.
    Ip: new URL(platform.url).host,
  });
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const { method, params, holds = {}, keeps = {}, refused } of storageSteps) {
    const say = (text: string) => problems.push(`${method}: ${text}`);
    try {
      const given = { Bucket: "photos-1250000000", Region: "ap-guangzhou", ...(filled(params, values) as object) };
      const answer = await cos[method]?.(given);
      if (refused !== undefined) say(`not refused with ${refused}`);
      for (const [path, wanted] of Object.entries(holds)) {
        const held = at(answer, path);
        if (!isDeepStrictEqual(held, wanted)) say(`${path} is ${JSON.stringify(held)}, not ${JSON.stringify(wanted)}`);
      }
      for (const [name, path] of Object.entries(keeps)) values[name] = at(answer, path);
    } catch (error) {
      const { code, statusCode, message } = error as Readonly<Record<string, unknown>>;
      if (refused === undefined || (code !== refused && statusCode !== refused))
        say(`refused with ${code ?? statusCode}: ${message}`);
    }
  }
  return problems;
}

function filled(value: unknown, values: Readonly<Record<string, unknown>>): unknown {
  if (typeof value === "string" && value.startsWith("$")) return values[value.slice(1)];
  if (Array.isArray(value)) return value.map((one) => filled(one, values));
  if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, values)]));
}

function at(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((inside, step) => (inside as Record<string, unknown> | null)?.[step], value);
}
