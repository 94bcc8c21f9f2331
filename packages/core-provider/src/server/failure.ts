import providerPb from "@pulumi/pulumi/proto/provider_pb.js";
import statusPb from "@pulumi/pulumi/proto/status_pb.js";
import anyPb from "google-protobuf/google/protobuf/any_pb.js";
import { encode } from "../value/codec.ts";
import { valueAt } from "../value/path.ts";
import { type Status, status } from "./grpc-status.ts";

/** A refusal that the engine shows as it is. */
export class RpcError extends Error {
  override readonly name = "RpcError";
  readonly code: Status;
  /** A serialised `google.rpc.Status` with more than the message says. */
  readonly details: Uint8Array | undefined;
  constructor(code: Status, message: string, details?: Uint8Array) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** What is known of an object that exists but is not finished. */
export interface Unfinished {
  readonly id: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly inputSecrets: ReadonlySet<string>;
  readonly outputSecrets: ReadonlySet<string>;
}

/** Tells the engine that the object exists and must be kept in state, although something went wrong. */
export function partialFailure(unfinished: Unfinished, reason: string): RpcError {
  const detail = new providerPb.ErrorResourceInitFailed();
  detail.setId(unfinished.id);
  detail.setProperties(encode(unfinished.outputs, unfinished.outputSecrets));
  detail.setInputs(encode(unfinished.inputs, unfinished.inputSecrets));
  detail.setReasonsList([reason]);
  const any = new anyPb.Any();
  any.pack(detail.serializeBinary(), "pulumirpc.ErrorResourceInitFailed");
  const rpcStatus = new statusPb.Status();
  rpcStatus.setCode(status.unknown);
  rpcStatus.setMessage(reason);
  rpcStatus.setDetailsList([any]);
  return new RpcError(status.unknown, reason, rpcStatus.serializeBinary());
}

/**
 * The sentence for an error of any kind. Mistakes of our own are marked as such; literal secrets are taken out
 * whatever wrote them there.
 */
export function explain(error: unknown, doing: string, secrets: Iterable<string>, report: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const bug = error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError;
  const text = bug
    ? `${doing} failed because of a mistake in the provider: ${message}. Please report it at ${report}`
    : message.includes(doing)
      ? message
      : `${doing}: ${message}`;
  return withoutSecrets(text, secrets);
}

/** Takes literal secrets out of a text. */
export function withoutSecrets(text: string, secrets: Iterable<string>): string {
  let clean = text;
  for (const secret of secrets) if (secret.length >= 4) clean = clean.replaceAll(secret, "[secret]");
  return clean;
}

/** The texts that an object holds at its secret paths. */
export function* secretTexts(values: unknown, paths: ReadonlySet<string>): Generator<string> {
  for (const path of paths) yield* texts(valueAt(values, path));
}

function* texts(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) yield* texts(inner);
}
