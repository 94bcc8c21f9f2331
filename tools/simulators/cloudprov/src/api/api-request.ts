import type { IncomingRequest } from "@org/simulator";

/** A request to the API, read to its end and not checked yet. */
export interface ApiRequest {
  readonly method: string;
  /** With the query, if there is one. */
  readonly target: string;
  /** The `Host` header as it came. */
  readonly host: string;
  /** The first label of the host: `vpc`. */
  readonly service: string;
  /** `X-TC-Action`; empty when it is missing, as are the other headers. */
  readonly action: string;
  readonly version: string;
  readonly region: string;
  readonly timestamp: string;
  readonly token: string | undefined;
  readonly language: string;
  readonly client: string;
  readonly contentType: string;
  readonly authorization: string;
  readonly userAgent: string;
  /** The bytes of the body. */
  readonly payload: Buffer;
}

/** Reads a request to its end. */
export async function readApiRequest(message: IncomingRequest): Promise<ApiRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  const header = (name: string): string | undefined => {
    const value = message.headers[name];
    return Array.isArray(value) ? value.join(",") : value;
  };
  const host = header("host") ?? "";
  return {
    method: message.method ?? "",
    target: message.url ?? "",
    host,
    service: host.split(/[.:]/, 1)[0] ?? "",
    action: header("x-tc-action") ?? "",
    version: header("x-tc-version") ?? "",
    region: header("x-tc-region") ?? "",
    timestamp: header("x-tc-timestamp") ?? "",
    token: header("x-tc-token"),
    language: header("x-tc-language") ?? "",
    client: header("x-tc-requestclient") ?? "",
    contentType: header("content-type") ?? "",
    authorization: header("authorization") ?? "",
    userAgent: header("user-agent") ?? "",
    payload: Buffer.concat(chunks),
  };
}
