import type { StreamprovSimulator } from "../simulator.ts";

/** A key and its secret. */
export interface Key {
  readonly id: string;
  readonly secret: string;
}

/** What came back. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** The body, parsed when it is JSON. Tests look into it freely. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads many shapes and states the one it expects.
  readonly body: any;
}

/** Sends a request as a plain HTTP client would. */
export async function send(
  url: string,
  method: string,
  options: {
    key?: Key;
    token?: string;
    body?: unknown;
    form?: Record<string, string>;
    headers?: Record<string, string>;
  } = {},
): Promise<Reply> {
  const headers = new Headers(options.headers);
  if (options.key) {
    const { id, secret } = options.key;
    headers.set("Authorization", `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`);
  }
  if (options.token) headers.set("Authorization", `Bearer ${options.token}`);
  if (options.body !== undefined && !headers.has("Content-Type")) headers.set("Content-Type", "application/json");
  const body = options.form
    ? new URLSearchParams(options.form)
    : options.body === undefined
      ? null
      : JSON.stringify(options.body);
  const response = await fetch(url, { method, headers, body });
  const text = await response.text();
  const json = response.headers.get("content-type")?.includes("json");
  return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
}

/** Calls the control plane with the first Cloud API key. */
export function control(platform: StreamprovSimulator, method: string, path: string, body?: unknown): Promise<Reply> {
  const { cloudApiKey, cloudApiSecret } = platform.credentials;
  const key = { id: cloudApiKey, secret: cloudApiSecret };
  return send(platform.url + path, method, body === undefined ? { key } : { key, body });
}

/** A Kafka cluster with a key, and calls to its Kafka REST host. `path` follows the cluster's own path. */
export async function kafkaCluster(platform: StreamprovSimulator, kind: "Basic" | "Dedicated" = "Basic") {
  const environment = await platform.state.environments.create({ displayName: `kafka-${Math.random()}` });
  const cluster = await platform.state.kafkaClusters.create({
    environmentId: environment.id,
    displayName: "cluster",
    config: kind === "Basic" ? { kind } : { kind, cku: 1 },
  });
  const key = await platform.state.apiKeys.create({
    ownerId: platform.credentials.userId,
    scope: { kind: "kafka", id: cluster.id, environmentId: environment.id },
  });
  const base = `${cluster.restEndpoint}/kafka/v3/clusters/${cluster.id}`;
  return {
    environment,
    cluster,
    key,
    call: (method: string, path: string, body?: unknown) =>
      send(base + path, method, body === undefined ? { key } : { key, body }),
  };
}
