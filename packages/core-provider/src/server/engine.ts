import { type Client, credentials } from "@grpc/grpc-js";
import engineGrpc from "@pulumi/pulumi/proto/engine_grpc_pb.js";
import enginePb from "@pulumi/pulumi/proto/engine_pb.js";

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
  let client: (Client & { log: EngineLog }) | undefined;
  const pending = new Set<Promise<void>>();
  return {
    log(severity, message, urn, options) {
      client ??= new engineGrpc.EngineClient(address, credentials.createInsecure()) as unknown as Client & {
        log: EngineLog;
      };
      const connected = client;
      const request = new enginePb.LogRequest();
      request.setSeverity(severities[severity]);
      request.setMessage(message);
      request.setUrn(urn);
      request.setEphemeral(options?.ephemeral ?? false);
      // A message that does not arrive must not fail the operation it tells of.
      const sent = new Promise<void>((resolve) => connected.log(request, () => resolve()));
      pending.add(sent);
      void sent.then(() => pending.delete(sent));
    },
    async flush() {
      await Promise.all(pending);
    },
    close: () => client?.close(),
  };
}

type EngineLog = (request: enginePb.LogRequest, done: (error: unknown) => void) => unknown;

/** Used when there is no engine to talk to. */
export const noEngine: Engine = { log: () => {}, flush: async () => {}, close: () => {} };
