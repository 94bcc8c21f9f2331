import { status } from "@grpc/grpc-js";
import providerPb from "@pulumi/pulumi/proto/provider_pb.js";
import statusPb from "@pulumi/pulumi/proto/status_pb.js";
import { plainProperties } from "./generated-messages.ts";
import { codedText, helpCodeIn } from "./help-code-in.ts";
import type { Values } from "./marks.ts";
import { unmarshal } from "./marshal.ts";

/** One problem that a check found. */
export interface CheckFailure {
  /** Path of the property that the reason begins with; empty when it is about the whole. */
  readonly property: string;
  /** The sentence that the user sees, without its help code. */
  readonly reason: string;
}

/**
 * The object that exists although the request failed; the engine keeps it in the state.
 *
 * It is sent in a header. The engine accepts 16 MB of headers, Node's HTTP/2 client 64 kB. So in a test, a partial
 * failure with more than about 45 kB of inputs and outputs is a protocol error.
 */
export interface KeptState {
  readonly id: string;
  readonly inputs: Values;
  readonly outputs: Values;
  readonly reasons: readonly string[];
  /** The engine reads it before it compares it again. */
  readonly refreshBeforeUpdate: boolean;
}

/** The details of a failed request, besides its message. */
export interface FailureDetails {
  readonly code: string;
  readonly helpCode?: string | undefined;
  readonly failures?: readonly CheckFailure[];
  readonly kept?: KeptState | undefined;
}

/** A request that the provider rejected or could not finish. Its message is the one that the user sees, without its help code. */
export class RequestFailed extends Error {
  override readonly name = "RequestFailed";
  /** Name of the gRPC status: `INVALID_ARGUMENT`, `UNKNOWN`. */
  readonly code: string;
  /** The entry in the troubleshooting pages; undefined for a failed check, and for an error of gRPC itself. */
  readonly helpCode: string | undefined;
  /** The problems that a check found; empty for other requests. */
  readonly failures: readonly CheckFailure[];
  /** The object that exists nevertheless, after a partial failure. */
  readonly kept: KeptState | undefined;

  constructor(message: string, details: FailureDetails) {
    super(message);
    this.code = details.code;
    this.helpCode = details.helpCode;
    this.failures = details.failures ?? [];
    this.kept = details.kept;
  }
}

/** Creates the error of a failed check. */
export function checkFailed(what: string, failures: readonly CheckFailure[]): RequestFailed {
  const reasons = failures.map(({ reason }) => `  - ${reason}`).join("\n");
  return new RequestFailed(`${what} is refused:\n${reasons}`, { code: "INVALID_ARGUMENT", failures });
}

/** A failed call as gRPC reports it. */
export interface ReportedFailure {
  readonly code: number;
  readonly message: string;
  /** A message `google.rpc.Status`. */
  readonly details?: Uint8Array | undefined;
}

/** Reads what gRPC reports, with the details of a partial failure. */
export function requestFailed({ code, message, details }: ReportedFailure): RequestFailed {
  const { text, helpCode } = helpCodeIn(message) ?? { text: message, helpCode: undefined };
  return new RequestFailed(text, { code: status[code] ?? String(code), helpCode, kept: details && keptState(details) });
}

function keptState(details: Uint8Array): KeptState | undefined {
  for (const any of statusPb.Status.deserializeBinary(details).getDetailsList()) {
    if (any.getTypeName() !== "pulumirpc.ErrorResourceInitFailed") continue;
    const detail = providerPb.ErrorResourceInitFailed.deserializeBinary(any.getValue_asU8());
    return {
      id: detail.getId(),
      inputs: unmarshal(plainProperties(detail.getInputs())),
      outputs: unmarshal(plainProperties(detail.getProperties())),
      reasons: detail.getReasonsList().map((reason) => codedText(reason).text),
      refreshBeforeUpdate: detail.getRefreshBeforeUpdate(),
    };
  }
  return undefined;
}
