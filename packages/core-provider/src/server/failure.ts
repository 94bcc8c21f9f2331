import { type HelpCode, type Helpful, isBug, withHelpCode } from "../definition/help-code.ts";
import { withheld } from "../definition/problem.ts";
import { callStatus, initFailed } from "../protocol/provider-messages.ts";
import { bytesOf } from "../protocol/struct.ts";
import type { Properties } from "../value/properties.ts";
import { type Status, status } from "./grpc-status.ts";

/** An error that the engine shows, followed by its help code. */
export class RpcError extends Error {
  override readonly name = "RpcError";
  readonly code: Status;
  readonly helpCode: string;
  /** Serialises a `google.rpc.Status` that contains more than the message. */
  readonly details: ((message: string) => Uint8Array) | undefined;

  /** @param help - The code, or the error that has it. */
  constructor(code: Status, help: HelpCode | Helpful, message: string, details?: (message: string) => Uint8Array) {
    super(message);
    this.code = code;
    this.helpCode = typeof help === "string" ? help : help.helpCode;
    this.details = details;
  }
}

/** The message of an error as the user sees it. */
export function shownMessage(provider: string, error: RpcError): string {
  return withHelpCode(provider, shortened(error.message), error);
}

/** An object that exists but is not finished, as the engine stores it. */
export interface Unfinished {
  readonly id: string;
  readonly inputs: Properties;
  readonly outputs: Properties;
}

/**
 * Limit of a partial failure's details in bytes. They are sent in a header, as base64, and the engine drops a response
 * whose headers exceed 16 MB, so it would not receive the object's ID. 3 MB also suits clients that accept 4 MB.
 */
const maxDetailBytes = 3 * 1024 * 1024;
/** Smaller properties are always kept, because they may identify the object. */
const alwaysKeptBytes = 16 * 1024;

/**
 * Reports that the object exists and must stay in the state although the operation failed. Values that are too large
 * for the response are omitted: the engine reads the object before the next change.
 *
 * @param options.refresh - The state may be outdated: the engine reads the object before the next change.
 */
export function partialFailure(
  unfinished: Unfinished,
  help: HelpCode | Helpful,
  reason: string,
  options: { readonly refresh?: boolean } = {},
): RpcError {
  const { outputs, inputs } = unfinished;
  const { kept, dropped } = withoutLargest({ outputs, inputs }, maxDetailBytes);
  const said = dropped.length === 0 ? reason : `${reason}\n${droppedSentence(dropped)}`;
  const refreshBeforeUpdate = options.refresh === true || dropped.length > 0;
  return new RpcError(status.unknown, help, said, (message) => {
    const value = initFailed.encode({
      id: unfinished.id,
      properties: kept.outputs,
      inputs: kept.inputs,
      reasons: [message],
      refreshBeforeUpdate,
    });
    const typeUrl = "type.googleapis.com/pulumirpc.ErrorResourceInitFailed";
    return callStatus.encode({ code: status.unknown, message, details: [{ typeUrl, value }] });
  });
}

type Sides = Pick<Unfinished, "outputs" | "inputs">;

/**
 * Removes large properties until the rest fits: the largest first, and those of the outputs before those of the inputs.
 *
 * @returns the rest, and the names of the removed properties.
 */
function withoutLargest(all: Sides, maxBytes: number): { readonly kept: Sides; readonly dropped: readonly string[] } {
  let bytes = bytesOf(all.outputs) + bytesOf(all.inputs);
  if (bytes <= maxBytes) return { kept: all, dropped: [] };
  const dropped = new Set<string>();
  const fitting = (side: Properties): Properties => {
    const sizes = Object.entries(side).map(([name, value]) => [name, bytesOf({ [name]: value })] as const);
    const removed = new Set<string>();
    for (const [name, size] of sizes.sort(([, a], [, b]) => b - a)) {
      if (bytes <= maxBytes || size <= alwaysKeptBytes) break;
      removed.add(name);
      dropped.add(name);
      bytes -= size;
    }
    return Object.fromEntries(Object.entries(side).filter(([name]) => !removed.has(name)));
  };
  return { kept: { outputs: fitting(all.outputs), inputs: fitting(all.inputs) }, dropped: [...dropped] };
}

function droppedSentence(names: readonly string[]): string {
  const [verb, them] = names.length > 1 ? ["are", "them"] : ["is", "it"];
  return `${names.join(", ")} ${verb} too large to be saved with this error; the next \`pulumi up\` or \`pulumi refresh\` reads ${them}.`;
}

/** Longest message of an error: it also travels in a header. */
const longestMessage = 32 * 1024;

/** A message that fits into a header, with its beginning and its end: the advice is at the end. */
export function shortened(message: string): string {
  if (message.length <= longestMessage) return message;
  const half = longestMessage / 2;
  return `${message.slice(0, half)} … (${message.length - longestMessage} characters omitted) … ${message.slice(-half)}`;
}

/** The message for any error. Bugs of the provider are marked as such, and secrets are removed. */
export function explain(error: unknown, doing: string, secrets: Iterable<string>, report: string): string {
  const message = error instanceof Error ? error.message : String(error);
  const text = isBug(error)
    ? `${doing} failed because of a bug in the provider: ${message}. Please report it at ${report}`
    : message.includes(doing)
      ? message
      : `${doing}: ${message}`;
  return printable(text, secrets);
}

/** The maximum number of characters of a quotation in a message. */
const longestQuote = 200;
const quotes = /(?<![\w\\])"([^"\\]*(?:\\.[^"\\]*)*)"(?!\w)/gs;

/**
 * Returns a text that can be printed: without secrets, with long quotations shortened, and without control characters.
 * Secrets are removed first, because a shortened secret would not be recognized.
 */
export function printable(text: string, secrets: Iterable<string>): string {
  let clean = text;
  for (const secret of secrets) if (secret.length >= 4) clean = clean.replaceAll(secret, withheld);
  const short = clean.replace(quotes, (whole, quoted: string) =>
    quoted.length <= longestQuote ? whole : `"${quoted.slice(0, longestQuote)}…" (${quoted.length} characters)`,
  );
  return visible(short);
}

// core-http and core-command have the same few lines: the core packages do not depend on one another.
/** Characters that a terminal obeys instead of showing them, or that change the order in which it shows others. */
const obeyed = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** Replaces control characters by visible escapes, such as `\u202e`. Line breaks are kept. */
function visible(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replaceAll("\t", "  ")
    .replace(obeyed, (char) => (char === "\n" ? char : `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`));
}
