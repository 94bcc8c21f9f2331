import { createHash } from "node:crypto";
import { CodedError } from "@org/core-provider";
import type { Op } from "./clients.ts";
import { codeOf } from "./errors.ts";

/** A token that is the same for all requests with the same purpose. */
export function tokenOf(purpose: string, first: number): string {
  return createHash("sha256").update(`${purpose} ${first}`).digest("hex").slice(0, 32);
}

/**
 * The token of a creation, also of one that an interrupted run began, so that the platform creates one object. Records
 * the request, so call it for each request, after the objects that existed before have been recorded.
 */
export function creationToken(op: Pick<Op, "creationNote" | "started" | "urn">): string {
  return tokenOf(op.urn, op.creationNote?.recordRequest() ?? op.started);
}

/** An object that an earlier request may have created, and that no search can find. */
class UnknownObjectError extends CodedError {
  override readonly name = "UnknownObjectError";
  /** The note of the creation is kept, so that the next run sends the same token. */
  readonly outcome = "unknown";
}

/** The object of a creation, for messages. */
interface Created {
  /** `Instance without a name`. */
  readonly what: string;
  readonly importCommand: string;
}

/**
 * Wraps the request for an object that no search can find. Only the platform knows whether an earlier request with the
 * same token created it.
 *
 * @throws UnknownObjectError if the platform rejects the request, and an earlier one may have created the object.
 */
export function sentByToken<T>(
  op: Pick<Op, "creationNote" | "warn">,
  { what, importCommand }: Created,
  send: () => Promise<T>,
): () => Promise<T> {
  const interrupted = op.creationNote?.interrupted;
  let isRepeated = interrupted !== undefined;
  return async () => {
    try {
      const sent = await send();
      // The platform remembers a token for a time that it does not document.
      if (interrupted !== undefined) {
        op.warn(
          `an earlier run was interrupted after it requested ${what}. The request was repeated with the same client token, for which the platform returns the same object. If the console shows two, delete the one that the state does not contain`,
          "resumed-create",
        );
      }
      return sent;
    } catch (error) {
      if (!isRepeated || codeOf(error) === undefined || !(error instanceof Error)) throw error;
      const ignored = interrupted === undefined ? "run `pulumi up` again" : interrupted.howToIgnore;
      throw new UnknownObjectError(
        "interrupted-create",
        `${error.message} An earlier request may have created ${what}, and its response was lost. The platform may reject the repeated request because the program has changed since. Look for the object in the console. If it exists, import it: \`${importCommand}\`. If it does not exist, ${ignored}`,
        { cause: error },
      );
    } finally {
      isRepeated = true;
    }
  };
}
