import { OutcomeUnknownError } from "@org/core-http";

/**
 * Throws the error for an object whose creation was accepted, but whose ID cannot be read: it may exist, so the creation
 * searches for it.
 *
 * @param requestId - The task or the order that creates the object.
 */
export function unknownId(title: string, requestId: string, error: unknown): never {
  const text = error instanceof Error ? error.message : String(error);
  throw new OutcomeUnknownError(text, { title, requestId }, error);
}
