import { Server, ServerCredentials, type ServerUnaryCall, type sendUnaryData } from "@grpc/grpc-js";
import engineGrpc from "@pulumi/pulumi/proto/engine_grpc_pb.js";
import enginePb from "@pulumi/pulumi/proto/engine_pb.js";
import emptyPb from "google-protobuf/google/protobuf/empty_pb.js";
import { withHelpCode } from "../definition/help-code.ts";
import type { connectEngine, Severity } from "../server/engine.ts";
import { helpCodeIn } from "./help-code-in.ts";

/** A message that the provider sent to the engine. Warnings are without their help code. */
export interface LogMessage {
  readonly severity: Severity;
  readonly message: string;
  /** The resource it is about; empty for the provider as a whole. */
  readonly urn: string;
  /** It only shows on the resource's line while the operation lasts. */
  readonly ephemeral: boolean;
}

/** The engine's gRPC server, which only records messages. */
export interface RecordingEngine {
  /** `host:port` for the provider to connect to. */
  readonly address: string;
  /** Everything received so far, in order. */
  readonly logs: readonly LogMessage[];
  /** Ends it at once. */
  close(): void;
}

/** Starts an engine server on a free loopback port. */
export async function startRecordingEngine(): Promise<RecordingEngine> {
  const logs: LogMessage[] = [];
  const server = new Server({ "grpc.max_receive_message_length": -1 });
  server.addService(engineGrpc.EngineService as never, {
    log(call: ServerUnaryCall<enginePb.LogRequest, emptyPb.Empty>, answer: sendUnaryData<emptyPb.Empty>) {
      const request = call.request;
      const severity = severityOf(request.getSeverity());
      logs.push(recorded(severity, request.getMessage(), request.getUrn(), request.getEphemeral()));
      answer(null, new emptyPb.Empty());
    },
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync("127.0.0.1:0", ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  return { address: `127.0.0.1:${port}`, logs, close: () => server.forceShutdown() };
}

let count = 0;

/** Creates an engine that records messages in this process, without a server. */
export function recordingEngineInMemory(): RecordingEngine & { readonly connect: typeof connectEngine } {
  const logs: LogMessage[] = [];
  const record = (...given: Parameters<typeof recorded>) => {
    logs.push(recorded(...given));
  };
  return {
    address: `memory-${process.pid}-${count++}`,
    logs,
    connect: (_address, provider) => ({
      log: (severity, message, urn, options) => record(severity, message, urn, options?.ephemeral),
      warn: (helpCode, message, urn) => record("warning", withHelpCode(provider, message, { helpCode }), urn),
      flush: async () => {},
      close: () => {},
    }),
    close: () => {},
  };
}

function recorded(severity: Severity, message: string, urn: string, ephemeral = false): LogMessage {
  return { severity, message: severity === "warning" ? withoutCode(message) : message, urn, ephemeral };
}

/** A warning that has no code begins with a note about that, so that no test expects it. */
function withoutCode(warning: string): string {
  return helpCodeIn(warning)?.text ?? `(without a help code) ${warning}`;
}

function severityOf(severity: enginePb.LogSeverity): Severity {
  switch (severity) {
    case enginePb.LogSeverity.DEBUG:
      return "debug";
    case enginePb.LogSeverity.INFO:
      return "info";
    case enginePb.LogSeverity.WARNING:
      return "warning";
    default:
      return "error";
  }
}
