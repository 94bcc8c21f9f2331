import { type ClientHttp2Session, connect } from "node:http2";
import enginePb from "@pulumi/pulumi/proto/engine_pb.js";
import { toFrame } from "./grpc-frame.ts";

/** How much a message matters. */
export type Severity = "debug" | "info" | "warning" | "error";

/** The engine's side of the conversation: where messages for the user go. */
export interface Engine {
  /** Sends a message; `urn` names the resource it is about. Ephemeral ones only show on the resource's line. */
  log(severity: Severity, message: string, urn: string, options?: { readonly ephemeral?: boolean }): void;
  /** Resolves when what was sent so far has arrived. */
  flush(): Promise<void>;
  /** Ends the connection. */
  close(): void;
}

const severities = {
  debug: enginePb.LogSeverity.DEBUG,
  info: enginePb.LogSeverity.INFO,
  warning: enginePb.LogSeverity.WARNING,
  error: enginePb.LogSeverity.ERROR,
};

/** Connects to the engine at `host:port` when the first message is sent. */
export function connectEngine(address: string): Engine {
  let session: ClientHttp2Session | undefined;
  const pending = new Set<Promise<void>>();
  const open = () => {
    if (session && !session.closed && !session.destroyed) return session;
    session = connect(`http://${address}`);
    // A message that does not arrive must not fail the operation it tells of.
    session.on("error", () => {});
    return session;
  };
  return {
    log(severity, message, urn, options) {
      const request = new enginePb.LogRequest();
      request.setSeverity(severities[severity]);
      request.setMessage(message);
      request.setUrn(urn);
      request.setEphemeral(options?.ephemeral ?? false);
      const sent = post(open(), "/pulumirpc.Engine/Log", toFrame(request));
      pending.add(sent);
      void sent.then(() => pending.delete(sent));
    },
    async flush() {
      await Promise.all(pending);
    },
    close: () => session?.close(),
  };
}

/** Used when there is no engine to talk to. */
export const noEngine: Engine = { log: () => {}, flush: async () => {}, close: () => {} };

/** Sends one call; resolves when it is over, however it ended. */
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
