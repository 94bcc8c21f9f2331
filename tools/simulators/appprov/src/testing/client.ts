import { type Reply, send } from "@org/simulator/plain-client";
import type { AppprovSimulator } from "../simulator.ts";

/** Calls the API with the first token. */
export function call(platform: AppprovSimulator, method: string, path: string, body?: unknown): Promise<Reply> {
  const token = platform.credentials.accessToken;
  return send(platform.url + path, method, body === undefined ? { token } : { token, body });
}

/** Runs an operation whose time is 0, and gives how it ended. */
export async function operate(platform: AppprovSimulator, path: string, body: unknown): Promise<Reply> {
  const begun = await call(platform, "POST", `${path}/operations`, body);
  return begun.status === 201 ? call(platform, "GET", `/operations/${begun.body.id}`) : begun;
}
