import { type HttpClient, StatusError } from "@org/core-http";
import { CodedError, expectation, fromWire, responseField } from "@org/core-provider";
import { ifExists } from "../../platform/errors.ts";

/** True when the registry responds that the key does not exist or is soft-deleted. */
export function isNoKey(error: unknown): boolean {
  return error instanceof StatusError && error.status === 404 && error.code === "40470";
}

/** True when the registry rejects a key because its name is taken. */
export function isTaken(error: unknown): boolean {
  return error instanceof StatusError && error.code === "40971";
}

/** Whether a key that cannot be read is soft-deleted. */
export async function isHidden(
  client: HttpClient,
  path: string,
  query: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const request = { query: { ...query, deleted: "true" }, expects: deletedResponse };
  // The request only explains an error, so its own failure is ignored.
  const found = await ifExists(client.get(path, request), () => true);
  return found !== undefined && fromWire(deletedFacts, found).deleted;
}

/** The error for a key whose name a soft-deleted key has. */
export function stillTaken(refusal: Error): Error {
  return new CodedError(
    "object-exists",
    `${refusal.message} A different, soft-deleted key has this name: it was deleted without hardDelete. Restore it by creating a key with its values, delete it permanently (permanent=true in the registry's API), or choose another name`,
    { cause: refusal },
  );
}

/** True when the registry rejects the deletion of a KEK because it has DEKs. */
export function isReferredTo(error: unknown): boolean {
  return error instanceof StatusError && error.code === "42272";
}

/** The error for a KEK that cannot be deleted permanently, although all its DEKs may be soft-deleted. */
export function stillReferredTo(refusal: Error): Error {
  return new CodedError(
    "conflict",
    `${refusal.message} A DEK uses the KEK. DEKs that were deleted without hardDelete are only soft-deleted and still count: delete them permanently (permanent=true in the registry's API), or keep the KEK soft-deleted: \`pulumi refresh\` then removes it from the state`,
    { cause: refusal },
  );
}

const deletedFacts = { deleted: responseField.boolean({ wire: "deleted" }) };
const deletedResponse = expectation(deletedFacts);
