import { Agent } from "node:http";
import { createRequire } from "node:module";
import { connect } from "node:net";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { versions } from "./scenario.ts";
import type { Step } from "./step.ts";

/** A client of the official SDK for Node.js. */
interface SdkClient {
  request(action: string, params: unknown, options?: { readonly skipSign?: boolean }): Promise<unknown>;
}

interface Sdk {
  readonly CommonClient: new (endpoint: string, version: string, config: object) => SdkClient;
}

/** The SDK's signer. */
export interface Signer {
  sign3(request: {
    readonly method: string;
    readonly url: string;
    readonly payload: unknown;
    readonly timestamp: number;
    readonly service: string;
    readonly secretId: string;
    readonly secretKey: string;
    readonly headers: Readonly<Record<string, string>>;
  }): string;
}

/** The signer of the SDK in a folder. */
export function signerOf(folder: string): Signer {
  const load = createRequire(join(folder, "package.json"));
  return (load("tencentcloud-sdk-nodejs-common/tencentcloud/common/sign.js") as { readonly default: Signer }).default;
}

/** Calls the platform with its official SDK for Node.js, step by step. Returns the problems. */
export async function callByNode(
  platform: CloudprovSimulator,
  folder: string,
  steps: readonly Step[],
  found: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const load = createRequire(join(folder, "package.json"));
  const { CommonClient } = load("tencentcloud-sdk-nodejs-common") as Sdk;
  const { secretId, secretKey } = platform.credentials;
  const values: Record<string, unknown> = { ...found };
  const problems: string[] = [];
  // The SDK signs the host without its port: the name is that of the usual port, the connection goes to the simulator.
  const agent = new Agent();
  Object.assign(agent, { createConnection: () => connect(Number(new URL(platform.url).port), "127.0.0.1") });
  for (const { service, action, params, keeps = {}, holds = {}, refused, unsigned } of steps) {
    const client = new CommonClient(`${service}.localhost`, versions[service], {
      credential: { secretId, secretKey },
      region: "ap-guangzhou",
      profile: { httpProfile: { protocol: "http://", agent } },
    });
    const say = (text: string) => problems.push(`${service} ${action}: ${text}`);
    try {
      const answer = await client.request(action, filled(params, values), unsigned ? { skipSign: true } : {});
      if (refused !== undefined) say(`not refused with ${refused}`);
      for (const [path, wanted] of Object.entries(holds)) {
        const held = at(answer, path);
        const actual = Array.isArray(held) ? held.length : held;
        if (!isDeepStrictEqual(actual, filled(wanted, values))) {
          say(`${path} is ${JSON.stringify(actual)}, not ${JSON.stringify(wanted)}`);
        }
      }
      for (const [name, path] of Object.entries(keeps)) values[name] = at(answer, path);
    } catch (error) {
      const { code, message } = error as { readonly code?: string; readonly message: string };
      if (code === undefined || code !== refused) say(`refused with ${code}: ${message}`);
    }
  }
  agent.destroy();
  return problems;
}

/** A value with what was found before in place of its names. A text that is a name and no more may become a number. */
function filled(value: unknown, values: Readonly<Record<string, unknown>>): unknown {
  if (typeof value === "string" && /^\$\w+$/.test(value)) return values[value.slice(1)];
  if (typeof value === "string" && /^#\w+$/.test(value)) return Number(values[value.slice(1)]);
  if (typeof value === "string") return value.replace(/\$(\w+)/g, (_all, name: string) => String(values[name]));
  if (Array.isArray(value)) return value.map((one) => filled(one, values));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, values)]));
}

function at(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((inside, step) => (inside as Record<string, unknown> | null)?.[step], value);
}
