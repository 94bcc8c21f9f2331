import { type ClientHttp2Session, connect } from "node:http2";
import { type HelpCode, withHelpCode } from "../definition/help-code.ts";
import { logRequest, logSeverities } from "../protocol/provider-messages.ts";
import { toFrame } from "./grpc-frame.ts";

/** How much a message matters. */
export type Severity = "debug" | "info" | "warning" | "error";

/** The severities of messages without a help code: the engine reports errors itself. */
export type LogSeverity = "debug" | "info";

/** The engine's side of the conversation: where messages for the user go. */
export interface Engine {
  /**
   * Sends a message; `urn` names the resource it is about. Ephemeral ones only show on the resource's line. Debug
   * messages may be sent a moment later, several in one call.
   */
  log(severity: LogSeverity, message: string, urn: string, options?: { readonly ephemeral?: boolean }): void;
  /** Sends a warning, followed by its help code. */
  warn(helpCode: HelpCode, message: string, urn: string): void;
  /** Resolves when all messages sent so far have arrived. */
  flush(): Promise<void>;
  /** Ends the connection. */
  close(): void;
}

/**
 * Connects to the engine at `host:port` when the first message is sent.
 *
 * @param provider - The provider's name, for help codes.
 */
export function connectEngine(address: string, provider: string): Engine {
  let session: ClientHttp2Session | undefined;
  const pending = new Set<Promise<void>>();
  const open = () => {
    if (session && !session.closed && !session.destroyed) return session;
    session = connect(`http://${address}`);
    // A lost message must not fail the operation that it describes.
    session.on("error", () => {});
    return session;
  };
  const send = (severity: Severity, message: string, urn: string, ephemeral = false) => {
    const request = logRequest.encode({ severity: logSeverities[severity], message, urn, ephemeral });
    const sent = post(open(), "/pulumirpc.Engine/Log", toFrame(request));
    pending.add(sent);
    void sent.then(() => pending.delete(sent));
  };
  const debugLines = new DebugLines((text, urn) => send("debug", text, urn));
  return {
    log(severity, message, urn, options) {
      if (severity === "debug") {
        debugLines.add(message, urn);
        return;
      }
      debugLines.send();
      send(severity, message, urn, options?.ephemeral);
    },
    warn(helpCode, message, urn) {
      debugLines.send();
      send("warning", withHelpCode(provider, message, { helpCode }), urn);
    },
    async flush() {
      debugLines.send();
      await Promise.all(pending);
    },
    close() {
      debugLines.send();
      session?.close();
    },
  };
}

/** Used when there is no engine to talk to. */
export const noEngine: Engine = { log: () => {}, warn: () => {}, flush: async () => {}, close: () => {} };

/** How long a debug message may wait for others, and how many characters may wait. */
const maxDebugWaitMs = 100;
const maxDebugCharacters = 32 * 1024;

/**
 * Collects debug messages and sends them together. The engine does not say whether it shows them, and there is one for
 * each request to the platform: a call for each would cost the plugin a twentieth of its CPU time.
 */
class DebugLines {
  readonly #send: (text: string, urn: string) => void;
  readonly #byUrn = new Map<string, string[]>();
  #characters = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(send: (text: string, urn: string) => void) {
    this.#send = send;
  }

  add(line: string, urn: string): void {
    const lines = this.#byUrn.get(urn);
    if (lines === undefined) this.#byUrn.set(urn, [line]);
    else lines.push(line);
    this.#characters += line.length;
    if (this.#characters >= maxDebugCharacters) this.send();
    else this.#timer ??= setTimeout(() => this.send(), maxDebugWaitMs).unref();
  }

  /** Sends the collected messages, one call per resource. */
  send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#characters = 0;
    const collected = [...this.#byUrn];
    this.#byUrn.clear();
    for (const [urn, lines] of collected) this.#send(lines.join("\n"), urn);
  }
}

/** Sends a call. Resolves when it has ended, even if it failed. */
function post(session: ClientHttp2Session, path: string, frame: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const stream = session.request({
      ":method": "POST",
      ":path": path,
      "content-type": "application/grpc+proto",
      te: "trailers",
    });
    stream.on("error", () => resolve());
    stream.on("close", () => resolve());
    stream.resume();
    stream.end(frame);
  });
}
