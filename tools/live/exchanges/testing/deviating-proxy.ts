import { once } from "node:events";
import { createServer, request as forward, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

/** A response on its way from the simulator to the client. */
export interface PassingResponse {
  status: number;
  readonly headers: IncomingHttpHeaders;
  /** The parsed JSON, whose members may be changed. */
  // biome-ignore lint/suspicious/noExplicitAny: a test changes many shapes of bodies.
  body: any;
}

/** Something in which the platform behind a proxy differs from the simulator. */
export interface Deviation {
  readonly method: string;
  readonly path: RegExp;
  /** Changes a response. */
  readonly change?: (response: PassingResponse) => void;
  /** How much later the response arrives, in milliseconds. */
  readonly laterMs?: number;
}

/** A proxy in front of a simulator. */
export interface DeviatingProxy extends AsyncDisposable {
  readonly url: string;
  /** The deviations that have changed a response. */
  readonly used: ReadonlySet<Deviation>;
}

/** Starts a proxy that changes responses. */
export async function startDeviatingProxy(target: string, deviations: readonly Deviation[]): Promise<DeviatingProxy> {
  const used = new Set<Deviation>();
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { method = "GET", url = "/", headers } = incoming;
    const passed = forward(target + url, { method, headers });
    passed.end(Buffer.concat(chunks));
    const [answer] = (await once(passed, "response")) as [
      NodeJS.ReadableStream & { statusCode: number; headers: IncomingHttpHeaders },
    ];
    const received: Buffer[] = [];
    for await (const chunk of answer) received.push(chunk as Buffer);
    const text = Buffer.concat(received).toString();
    const response: PassingResponse = {
      status: answer.statusCode,
      headers: { ...answer.headers },
      body: text === "" ? undefined : JSON.parse(text),
    };
    for (const deviation of deviations) {
      if (deviation.method !== method || !deviation.path.test(url)) continue;
      used.add(deviation);
      deviation.change?.(response);
      // The proxy is a slow platform: the time itself is what the test compares.
      if (deviation.laterMs !== undefined) await setTimeout(deviation.laterMs);
    }
    const {
      "content-length": _length,
      "transfer-encoding": _encoding,
      connection: _connection,
      ...more
    } = response.headers;
    outgoing.writeHead(response.status, more);
    outgoing.end(response.body === undefined ? undefined : JSON.stringify(response.body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    used,
    async [Symbol.asyncDispose]() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
