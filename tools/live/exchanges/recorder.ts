import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { RunningProvider } from "@org/core-provider/testing";
import type { Exchange, PlatformName, Recording, Step } from "./exchange.ts";
import { readBody } from "./raw-body.ts";
import { writeRecording } from "./recording-file.ts";
import { redactRecording } from "./redaction/redact-recording.ts";
import { watchSteps } from "./watch-steps.ts";

/** How a recording is started. */
export interface RecorderOptions {
  readonly platform: PlatformName;
  /** Values that must not be published, besides credentials. */
  readonly secrets?: readonly string[];
  /** The variables with which the provider is configured: addresses and credentials. Defaults to none. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether requests to an origin are recorded. Defaults to all. */
  readonly isRecorded?: (origin: string) => boolean;
}

/** A recording that is in progress. */
export interface Recorder {
  /** Names what is tested while `run` runs: its exchanges get the name. Parts may run at the same time. */
  part<T>(name: string, run: () => Promise<T>): Promise<T>;
  /**
   * The same provider, whose operations on resources are noted, so that they can be repeated with the recorded responses.
   * Failed operations are not noted.
   */
  watch(host: RunningProvider): RunningProvider;
  /** Ends the recording. Returns it without secrets and personal data. */
  stop(): Recording;
  /** Ends the recording. */
  [Symbol.dispose](): void;
}

/**
 * Records every exchange of this process from now on, and writes the recording to a folder at the end. It listens to the
 * diagnostics channels of undici, which send nothing while nobody listens: the code that is recorded stays unchanged.
 *
 * @example
 * ```ts
 * const recorder = startRecording("recordings/2030-01-31", { platform: "streamprov", environment });
 * await recorder.part("ServiceAccount", () => runLife("ServiceAccount"));
 * await recorder.save();
 * ```
 */
export function startRecording(
  folder: string,
  options: RecorderOptions,
): Recorder & { /** Ends the recording and writes it. Returns the file. */ save(): Promise<string> } {
  const recorder = startRecorder(options);
  return { ...recorder, save: () => writeRecording(folder, recorder.stop()) };
}

/** The same, without a folder. */
export function startRecorder({
  platform,
  secrets = [],
  environment = {},
  isRecorded = () => true,
}: RecorderOptions): Recorder {
  const recordedAt = Date.now();
  const parts = new AsyncLocalStorage<string>();
  const current: string[] = [];
  const open = new Map<object, OpenExchange>();
  const steps: Step[] = [];
  let hosts = 0;
  const all: OpenExchange[] = [];

  const listeners = {
    "undici:request:create": ({ request }: { readonly request: WireRequest }) => {
      const origin = String(request.origin);
      if (request.method === "CONNECT" || !isRecorded(origin)) return;
      // A request that waited for a connection has lost its context. With one part, there is no doubt.
      const part = parts.getStore() ?? (new Set(current).size === 1 ? current[0] : undefined);
      const exchange = new OpenExchange(request, part);
      open.set(request, exchange);
      all.push(exchange);
    },
    "undici:request:bodyChunkSent": ({ request, chunk }: Sent) => open.get(request)?.sent.push(Buffer.from(chunk)),
    "undici:request:headers": ({ request, response }: Begun) => open.get(request)?.begin(response),
    "undici:request:bodyChunkReceived": ({ request, chunk }: Sent) =>
      open.get(request)?.received.push(Buffer.from(chunk)),
    "undici:request:trailers": ({ request }: { readonly request: object }) => {
      open.get(request)?.end();
      open.delete(request);
    },
    "undici:client:sendHeaders": ({ request }: { readonly request: object }) => open.get(request)?.reach(),
    "undici:request:error": ({ request, error }: Failed) => {
      open.get(request)?.fail(error);
      open.delete(request);
    },
  };
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener as Listener);

  const end = () => {
    for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener as Listener);
  };
  return {
    async part(name, run) {
      current.push(name);
      try {
        return await parts.run(name, run);
      } finally {
        current.splice(current.indexOf(name), 1);
      }
    },
    watch(host) {
      hosts += 1;
      return watchSteps(host, hosts, (step) => steps.push(step));
    },
    [Symbol.dispose]: end,
    stop() {
      end();
      const exchanges = all.flatMap((exchange) => exchange.exchange() ?? []);
      return redactRecording({ platform, recordedAt, environment, exchanges, steps }, secrets);
    },
  };
}

type Listener = (message: unknown) => void;

interface WireRequest {
  readonly origin: string | URL;
  readonly method: string;
  readonly path: string;
  /** Names and values in turn. */
  readonly headers: readonly string[];
}

interface Sent {
  readonly request: object;
  readonly chunk: Uint8Array;
}

interface Begun {
  readonly request: object;
  readonly response: { readonly statusCode: number; readonly headers: readonly Buffer[] };
}

interface Failed {
  readonly request: object;
  readonly error: { readonly code?: unknown };
}

/** An exchange whose response is still missing. */
class OpenExchange {
  readonly sent: Buffer[] = [];
  readonly received: Buffer[] = [];
  readonly #request: WireRequest;
  readonly #part: string | undefined;
  readonly #at = Date.now();
  readonly #began = performance.now();
  #ms = 0;
  #head: { readonly status: number; readonly headers: Readonly<Record<string, string>> } | undefined;
  #isComplete = false;
  #isSent = false;
  #isLost = false;

  constructor(request: WireRequest, part: string | undefined) {
    this.#request = request;
    this.#part = part;
  }

  begin({ statusCode, headers }: Begun["response"]): void {
    this.#head = { status: statusCode, headers: namedValues(headers.map((one) => one.toString("latin1"))) };
  }

  end(): void {
    this.#ms = Math.round(performance.now() - this.#began);
    this.#isComplete = true;
  }

  reach(): void {
    this.#isSent = true;
  }

  /** A request that the client aborted, or that never reached the platform, says nothing about the platform. */
  fail({ code }: Failed["error"]): void {
    this.#ms = Math.round(performance.now() - this.#began);
    this.#isLost = this.#isSent && typeof code === "string" && code !== "UND_ERR_ABORTED";
  }

  /** Undefined if the platform had no part in it. */
  exchange(): Exchange | undefined {
    if (!this.#isComplete && !this.#isLost) return undefined;
    const { method, origin, path } = this.#request;
    const headers = namedValues(this.#request.headers);
    const mark = path.indexOf("?");
    return {
      ...(this.#part === undefined ? {} : { part: this.#part }),
      at: this.#at,
      ms: this.#ms,
      request: {
        method,
        origin: new URL(origin).origin,
        path: mark === -1 ? path : path.slice(0, mark),
        query: mark === -1 ? "" : path.slice(mark + 1),
        headers,
        ...bodyOf(this.sent, headers),
      },
      ...(this.#isComplete && this.#head !== undefined
        ? { response: { ...this.#head, ...bodyOf(this.received, this.#head.headers) } }
        : {}),
    };
  }
}

function bodyOf(chunks: readonly Buffer[], headers: Readonly<Record<string, string>>): { body?: unknown } {
  const body = readBody(Buffer.concat(chunks), headers);
  return body === undefined ? {} : { body };
}

function namedValues(list: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let at = 0; at + 1 < list.length; at += 2) {
    const name = (list[at] ?? "").toLowerCase();
    const value = list[at + 1] ?? "";
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return headers;
}
