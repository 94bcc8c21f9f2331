import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { algorithm, signatureOf, utcDate } from "../auth/signature.ts";
import type { CloudprovSimulator } from "../simulator.ts";

/** What came back. */
export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The code of the error; undefined when the call went well. */
  readonly code: string | undefined;
  /** `Response`, parsed. Tests read any member of it. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads many shapes and states the one it expects.
  readonly response: any;
  /** The body as it came. */
  readonly text: string;
}

/** The unusual parts of a call. Headers set to undefined are not sent. */
export interface CallOptions {
  readonly secretId?: string;
  readonly secretKey?: string;
  readonly token?: string | undefined;
  /** Unix seconds. Default: now. */
  readonly timestamp?: number;
  readonly authorization?: string;
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  /** The body as it is sent, in place of the parameters. */
  readonly body?: string;
}

const versions: Readonly<Record<string, string>> = {
  cvm: "2017-03-12",
  vpc: "2017-03-12",
  cbs: "2017-03-12",
  api: "2020-11-06",
  antiddos: "2020-03-09",
  apigateway: "2018-08-08",
  tdmq: "2020-02-17",
  dnspod: "2021-03-23",
  cdb: "2017-03-20",
  clb: "2018-03-17",
  ckafka: "2019-08-19",
  cls: "2020-10-16",
  postgres: "2017-03-12",
  redis: "2018-04-12",
  scf: "2018-04-16",
  ssl: "2019-12-05",
  tke: "2018-05-25",
  as: "2018-04-19",
  tag: "2018-08-13",
  cam: "2019-01-16",
  sts: "2018-08-13",
  privatedns: "2020-10-28",
};

/** Calls an action, signed with the first keys by default. */
export async function call(
  platform: CloudprovSimulator,
  service: string,
  action: string,
  params: object = {},
  options: CallOptions = {},
): Promise<Reply> {
  const { secretId = platform.credentials.secretId, secretKey = platform.credentials.secretKey } = options;
  const body = options.body ?? JSON.stringify(params);
  const timestamp = String(options.timestamp ?? Math.floor(Date.now() / 1000));
  const headers: Record<string, string | undefined> = {
    Host: `${service}.${platform.domain}`,
    "Content-Type": "application/json",
    "X-TC-Action": action,
    "X-TC-Version": versions[service],
    "X-TC-Region": "ap-guangzhou",
    "X-TC-Timestamp": timestamp,
    "X-TC-Token": options.token,
    "X-TC-Language": "en-US",
    ...options.headers,
  };
  const date = utcDate(timestamp);
  const signature = signatureOf(secretKey, {
    contentType: headers["Content-Type"] ?? "",
    host: headers["Host"] ?? "",
    service,
    date,
    timestamp,
    payload: Buffer.from(body),
  });
  headers["Authorization"] =
    options.authorization ??
    `${algorithm} Credential=${secretId}/${date}/${service}/tc3_request, SignedHeaders=content-type;host, Signature=${signature}`;
  return send(platform.url + (options.path ?? "/"), options.method ?? "POST", headers, body);
}

async function send(
  url: string,
  method: string,
  headers: Readonly<Record<string, string | undefined>>,
  body: string,
): Promise<Reply> {
  const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
  // Unlike fetch, it takes a Host header.
  const sent = request(url, { method, headers: given as Record<string, string>, agent: false });
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  let text = "";
  for await (const chunk of response.setEncoding("utf8")) text += chunk;
  const json = response.headers["content-type"] === "application/json" ? JSON.parse(text).Response : undefined;
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    code: json?.Error?.Code,
    response: json,
    text,
  };
}
