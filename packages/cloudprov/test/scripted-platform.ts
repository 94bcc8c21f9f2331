import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Operation } from "@org/core-provider";
import type { Config, Env } from "../src/config.ts";
import { Platform } from "../src/platform/platform.ts";
import { ServiceClient } from "../src/platform/service-client.ts";
import { type ServiceName, services } from "../src/platform/services.ts";

/** A call as it came. */
export interface ScriptedCall {
  /** First label of the host. */
  readonly service: string;
  readonly action: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The response: a JSON body, a page of a server in between, or nothing at all. */
export type ScriptedAnswer = object | null | { readonly page: number } | "lost";

/** A platform that answers as a test says. */
export interface ScriptedPlatform {
  readonly domain: string;
  /** The received requests, in order. */
  readonly calls: readonly ScriptedCall[];
  /** The platform as a configuration sees it. Defaults to separate keys and an empty environment. */
  connect(config?: Partial<Config>, env?: Env): Promise<Platform>;
  /** A service of it. */
  client(name: ServiceName, config?: Partial<Config>, env?: Env): Promise<ServiceClient>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts a platform that answers each call, the first being number 0, as `answer` says. */
export async function startScriptedPlatform(
  answer: (call: ScriptedCall, number: number) => ScriptedAnswer,
): Promise<ScriptedPlatform> {
  const calls: ScriptedCall[] = [];
  const server = createServer((message, response) => {
    void readCall(message).then((call) => reply(response, answer(call, calls.push(call) - 1)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const domain = `localhost:${(server.address() as AddressInfo).port}`;
  const connect = (config: Partial<Config> = {}, env: Env = {}) =>
    Platform.connect({ ...configOf(domain), ...config }, { version: "1.2.3", debug: () => undefined }, env);
  return {
    domain,
    calls,
    connect,
    client: async (name, config, env) => new ServiceClient(await connect(config, env), operation(), services[name]),
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A response with the requested data. */
export function says(response: object): ScriptedAnswer {
  return { Response: { RequestId: "request-1", ...response } };
}

/** An answer that refuses. */
export function refuses(code: string, message = "No."): ScriptedAnswer {
  return says({ Error: { Code: code, Message: message } });
}

/** An operation that nobody interrupts. */
export function operation(): Operation {
  const ignore = () => undefined;
  const { signal } = new AbortController();
  return {
    doing: "testing",
    urn: "",
    formerId: undefined,
    isKnown: () => false,
    signal,
    started: Date.now(),
    deadline: Date.now() + 60_000,
    progress: ignore,
    warn: ignore,
    debug: ignore,
  };
}

/** A configuration with keys. */
export function configOf(domain: string): Config {
  return { domain, protocol: "HTTP", profile: "default", secretId: "AKIDscripted", secretKey: "scripted-key" };
}

async function readCall(message: IncomingMessage): Promise<ScriptedCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const { headers, url = "" } = message;
  return {
    service: headers.host?.split(".", 1)[0] ?? "",
    action: String(headers["x-tc-action"]),
    path: url,
    headers,
    body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>,
  };
}

function reply(response: ServerResponse, answer: ScriptedAnswer): void {
  if (answer === "lost") {
    response.destroy();
  } else if (answer !== null && "page" in answer) {
    response.writeHead(answer.page, { "Content-Type": "text/html" }).end("<html>a page</html>");
  } else {
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
  }
}
