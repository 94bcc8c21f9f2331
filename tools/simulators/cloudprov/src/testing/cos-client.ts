import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { cosSignatureOf } from "../cos/signature.ts";
import type { CloudprovSimulator } from "../simulator.ts";

/** A response of object storage. */
export interface CosReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The code of the error; undefined when the request went well. */
  readonly code: string | undefined;
}

/** The unusual parts of a request. */
export interface CosRequestOptions {
  readonly bucket?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly secretId?: string;
  readonly secretKey?: string;
  /** Unix seconds. Default: now. */
  readonly now?: number;
  /** Headers that are not signed. */
  readonly unsigned?: Readonly<Record<string, string>>;
}

/** Sends a request to object storage, signed with the first keys by default. */
export async function askCos(
  platform: CloudprovSimulator,
  method: string,
  path: string,
  options: CosRequestOptions = {},
): Promise<CosReply> {
  const { secretId = platform.credentials.secretId, secretKey = platform.credentials.secretKey } = options;
  const { host } = new URL(platform.cosDomain);
  const now = options.now ?? Math.floor(Date.now() / 1000);
  const target = new URL(path, "http://localhost");
  const headers: Record<string, string> = {
    host: options.bucket === undefined ? host : `${options.bucket}.${host}`,
    ...options.headers,
  };
  const names = Object.keys(headers).sort();
  const parameters = new Map([...target.searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  const given = {
    secretId,
    from: now - 60,
    until: now + 900,
    keyTime: `${now - 60};${now + 900}`,
    headers: names,
    parameters: [...parameters.keys()].sort(),
    signature: "",
  };
  const signed = {
    method,
    path: decodeURIComponent(target.pathname),
    parameters,
    headers: new Map(Object.entries(headers)),
  };
  const authorization = [
    "q-sign-algorithm=sha1",
    `q-ak=${secretId}`,
    `q-sign-time=${given.keyTime}`,
    `q-key-time=${given.keyTime}`,
    `q-header-list=${given.headers.join(";")}`,
    `q-url-param-list=${given.parameters.join(";")}`,
    `q-signature=${cosSignatureOf(secretKey, signed, given)}`,
  ].join("&");
  const { port } = new URL(platform.url);
  const sent = request({
    ...{ host: "127.0.0.1", port, method, path },
    headers: { ...headers, ...options.unsigned, authorization },
  });
  sent.end(options.body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text,
    code: response.statusCode && response.statusCode >= 300 ? /<Code>(.*?)<\/Code>/.exec(text)?.[1] : undefined,
  };
}
