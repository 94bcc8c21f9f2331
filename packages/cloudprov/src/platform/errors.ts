import {
  type Classification,
  classifyTc3,
  type HttpClientOptions,
  type PlatformError,
  type ResponseHead,
  readTc3Error,
  StatusError,
} from "@org/core-http";
import { hintsOfAll } from "./services.ts";

/** Refusals that pass by themselves, whatever the service. */
const alwaysBusy = [
  "ResourceInUse",
  "ResourceUnavailable",
  "ResourceBusy",
  "InvalidParameter.ActionInProgress",
  "OperationDenied.InstanceStatusLimitError",
  "UnsupportedOperation.UnsupportedDeleteService",
  "FailedOperation.ListenerHasTask",
];

/** The same of what only reads: it may be asked again, whatever went wrong inside the platform. */
const alwaysBusyReads = ["InternalError"];

/** The platform's code of an error; undefined when it is another one. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof StatusError ? error.code : undefined;
}

/** Whether a code is one of a list: the whole of it, or what stands before its first dot. */
export function isOneOf(code: string | undefined, list: readonly string[]): boolean {
  if (code === undefined) return false;
  return list.includes(code) || list.includes(code.replace(/\..*$/, ""));
}

/** Whether a refusal with this code passes by itself. */
export function isBusy(code: string | undefined, also: readonly string[] = []): boolean {
  return isOneOf(code, alwaysBusy) || isOneOf(code, also);
}

/** The same for a refusal of something that only reads. */
export function isBusyRead(code: string | undefined, also: readonly string[] = []): boolean {
  return isBusy(code, also) || isOneOf(code, alwaysBusyReads);
}

/** What an answer means. `passes` tells the codes of refusals that pass by themselves. */
export function meaningOf(
  response: ResponseHead & { readonly body: unknown },
  passes: (code?: string) => boolean = isBusy,
): Classification {
  const error = readTc3Error(response.body);
  if (error === undefined) return undefined;
  const meaning = classifyTc3(response);
  return meaning === "error" && passes(error.code) ? "busy" : meaning;
}

/** Whether an error response carries the platform's own body; a proxy's or a gateway's has no code that is a word. */
export const isPlatformError: NonNullable<HttpClientOptions["isPlatformError"]> = ({ body }) =>
  /^[A-Z]/i.test(readTc3Error(body)?.code ?? "");

/** Reads an error body. `hints` say what to do by code, beside those of every service. */
export function readErrorBody(body: unknown, hints: Readonly<Record<string, string>> = {}): PlatformError | undefined {
  const error = readTc3Error(body);
  const code = error?.code;
  if (code === undefined) return error;
  const known = new Map(Object.entries({ ...hintsOfAll, ...hints }));
  const hint = known.get(code) ?? known.get(code.replace(/\..*$/, ""));
  return hint === undefined ? error : { ...error, hint };
}

/** Whether the platform says that there is no such object. `also` are codes that say so for this kind of object. */
export function isGone(error: unknown, also: readonly string[] = []): boolean {
  return isOneOf(codeOf(error), ["ResourceNotFound", "InvalidParameterValue.ResourceNotFound", ...also]);
}

/** Whether the platform says that the credentials are valid, but have no permission for the action or the object. */
export function isForbidden(error: unknown): boolean {
  return isOneOf(codeOf(error), ["UnauthorizedOperation", "AuthFailure.UnauthorizedOperation"]);
}

/**
 * Does what the platform refuses once it is done, as it is when the answer to a first attempt was lost.
 *
 * @param isDone - Looks whether it is done. Asked when `act` fails.
 * @throws what `act` throws, unless it is done nevertheless.
 */
export async function unlessDone(act: () => Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(await isDone().catch(() => false))) throw error;
  }
}

/** Reads what may be gone: its value, or undefined. */
export async function unlessGone<T>(read: Promise<T>, also: readonly string[] = []): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (isGone(error, also)) return undefined;
    throw error;
  }
}
