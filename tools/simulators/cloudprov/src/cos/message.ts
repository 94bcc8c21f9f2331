import type { IncomingRequest } from "@org/simulator";

/** A request to object storage, read to its end and not checked yet. */
export interface CosMessage {
  readonly method: string;
  /** The `Host` header as it came. */
  readonly host: string;
  /** The bucket in the host; undefined for the list of all buckets. */
  readonly bucket: string | undefined;
  /** The region in the host. */
  readonly region: string;
  /** The path without percent-encoding. */
  readonly path: string;
  /** The name of the object; empty for the bucket itself. */
  readonly key: string;
  /** The parameters of the query, names in lower case. */
  readonly query: ReadonlyMap<string, string>;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly payload: Buffer;
}

/** `cos.{region}.{domain}`, with a bucket and a dedicated cluster in front where there are any. */
const hostForm = /^(?:(?<bucket>[a-z0-9-]+)\.)?(?:(?<cluster>[A-Za-z0-9-]+)\.cos-cdc|cos)\.(?<region>[a-z0-9-]+)\./;

/** Whether a request is one to object storage, by its `Host` header. */
export function isForObjectStorage({ headers }: IncomingRequest): boolean {
  return hostForm.test(headers.host ?? "");
}

/** Reads a request to its end. */
export async function readCosMessage(message: IncomingRequest): Promise<CosMessage> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const host = message.headers.host ?? "";
  const { bucket, region = "" } = hostForm.exec(host)?.groups ?? {};
  const target = new URL(message.url ?? "/", "http://localhost");
  const path = decodeURIComponent((message.url ?? "/").replace(/\?.*$/, ""));
  return {
    method: message.method ?? "",
    host,
    bucket,
    region,
    path,
    key: path.slice(1),
    query: new Map([...target.searchParams].map(([name, value]) => [name.toLowerCase(), value])),
    headers: new Map(
      Object.entries(message.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(",") : (value ?? ""),
      ]),
    ),
    payload: Buffer.concat(chunks),
  };
}
