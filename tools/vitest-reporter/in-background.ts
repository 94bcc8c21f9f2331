import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** Work that continues while tests run. */
export interface BackgroundWork {
  /** Where tests wait for the result, by {@link resultOf}. */
  readonly url: string;
  /** Waits for the end of the work, and stops serving its result. */
  end(): Promise<void>;
}

/**
 * Starts the work of a global setup without waiting for it. Vitest runs all global setups one after the other before the
 * first test, so tests that need none of them would wait on a machine that is mostly idle.
 *
 * @param work - Its result must be JSON.
 *
 * @example
 * const built = await inBackground(buildSite);
 * project.provide("site", built.url);
 * return () => built.end();
 */
export function inBackground(work: () => Promise<unknown>): Promise<BackgroundWork> {
  const response = responseWith(work);
  return serve(() => response);
}

/**
 * Starts the work of a global setup when the first test waits for its result. The setup of the whole workspace also runs
 * when no test needs its work.
 *
 * @param work - Its result must be JSON.
 */
export function onDemand(work: () => Promise<unknown>): Promise<BackgroundWork> {
  let response: Promise<Response> | undefined;
  return serve(
    () => (response ??= responseWith(work)),
    () => response,
  );
}

interface Response {
  readonly status: number;
  readonly body: string;
}

function responseWith(work: () => Promise<unknown>): Promise<Response> {
  return work().then(
    (result) => ({ status: 200, body: JSON.stringify(result) }),
    (error: unknown) => ({
      status: 500,
      body: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  );
}

/**
 * Serves a response.
 *
 * @param started - The response, if the work has started.
 */
async function serve(
  responseOf: () => Promise<Response>,
  started: () => Promise<Response> | undefined = responseOf,
): Promise<BackgroundWork> {
  const server = createServer(async (_request, answer) => {
    const { status, body } = await responseOf();
    answer.writeHead(status).end(body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async end() {
      await started();
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Waits for the result of a global setup's work.
 *
 * @throws {Error} when the work failed.
 */
export async function resultOf<T>(url: string): Promise<T> {
  // A fetch would give up after five minutes.
  const [response] = (await once(get(url), "response")) as [IncomingMessage];
  const body = await text(response);
  if (response.statusCode !== 200) throw new Error(`The global setup failed: ${body}`);
  return JSON.parse(body) as T;
}
