import type { AppprovSimulator } from "../simulator.ts";

/** What came back. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** The body, parsed when it is JSON. Tests look into it freely. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads many shapes and states the one it expects.
  readonly body: any;
}

/** Sends a request as a plain HTTP client would. Redirects are not followed. */
export async function send(
  url: string,
  method: string,
  options: { readonly token?: string; readonly body?: unknown; readonly headers?: Record<string, string> } = {},
): Promise<Reply> {
  const headers = new Headers(options.headers);
  if (options.token !== undefined) headers.set("Authorization", `Bearer ${options.token}`);
  if (options.body !== undefined) headers.set("Content-Type", "application/json");
  const body = options.body === undefined ? null : JSON.stringify(options.body);
  const response = await fetch(url, { method, headers, body, redirect: "manual" });
  const text = await response.text();
  const json = text !== "" && response.headers.get("content-type")?.includes("json");
  return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
}

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
