import {
  type Classification,
  classifyTc3,
  type HttpClientOptions,
  PermissionError,
  type PlatformError,
  type ResponseHead,
  readTc3Error,
  StatusError,
} from "@org/core-http";
import { CodedError } from "@org/core-provider";
import { hintsOfAll } from "./services.ts";

/** Error codes of every service that are retried. */
const alwaysBusy = [
  "ResourceInUse",
  "ResourceUnavailable",
  "ResourceBusy",
  "InvalidParameter.ActionInProgress",
  "OperationDenied.InstanceStatusLimitError",
  "UnsupportedOperation.UnsupportedDeleteService",
  "FailedOperation.ListenerHasTask",
];

/** The same for reads, which may be repeated after any internal error. */
const alwaysBusyReads = ["InternalError"];

/** The platform's code of an error; undefined for other errors. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof StatusError ? error.code : undefined;
}

/** Whether a list contains a code, or the part before its first dot. */
export function isOneOf(code: string | undefined, list: readonly string[]): boolean {
  if (code === undefined) return false;
  return list.includes(code) || list.includes(code.replace(/\..*$/, ""));
}

/** Whether an error with this code is retried. */
export function isBusy(code: string | undefined, also: readonly string[] = []): boolean {
  return isOneOf(code, alwaysBusy) || isOneOf(code, also);
}

/** The same for reads. */
export function isBusyRead(code: string | undefined, also: readonly string[] = []): boolean {
  return isBusy(code, also) || isOneOf(code, alwaysBusyReads);
}

/** Classifies a response. `passes` decides which errors are retried. */
export function meaningOf(
  response: ResponseHead & { readonly body: unknown },
  passes: (code?: string, message?: string) => boolean = (code) => isBusy(code),
): Classification {
  const error = readTc3Error(response.body);
  if (error === undefined) return undefined;
  const meaning = classifyTc3(response);
  return meaning === "error" && passes(error.code, error.message) ? "busy" : meaning;
}

/** Whether an error response carries the platform's own body; a proxy's or a gateway's has no code that is a word. */
export const isPlatformError: NonNullable<HttpClientOptions["isPlatformError"]> = ({ body }) =>
  /^[A-Z]/i.test(readTc3Error(body)?.code ?? "");

/** Reads an error body. `hints` say what to do, by code, in addition to those of every service. */
export function readErrorBody(body: unknown, hints: Readonly<Record<string, string>> = {}): PlatformError | undefined {
  const error = readTc3Error(body);
  const code = error?.code;
  if (code === undefined) return error;
  const known = new Map(Object.entries({ ...hintsOfAll, ...hints }));
  const hint = known.get(code) ?? known.get(code.replace(/\..*$/, ""));
  return hint === undefined ? error : { ...error, hint };
}

/**
 * Error codes that look like a missing object, and say something else: the account does not have the service, or a
 * function has no version yet, or not any more.
 */
const notMissing = ["ResourceNotFound.ServiceNotSubscribed", "ResourceNotFound.Version"];

/**
 * Whether the platform says that the object does not exist.
 *
 * @param also - Codes that mean this for a resource type. A general code is followed by what the message must contain:
 *   `InvalidParameter: instance not found`.
 */
export function isMissing(error: unknown, also: readonly string[] = []): boolean {
  const code = codeOf(error);
  if (code !== undefined && notMissing.includes(code)) return false;
  const message = error instanceof StatusError ? (error.platformMessage ?? "").toLowerCase() : "";
  const isMeant = (one: string) => one.startsWith(`${code}: `) && message.includes(one.slice(`${code}: `.length));
  return isOneOf(code, ["ResourceNotFound", "InvalidParameterValue.ResourceNotFound", ...also]) || also.some(isMeant);
}

/** The object does not exist, although the platform's error has a code that can mean something else. */
export class ObjectMissing extends CodedError {
  override readonly name = "ObjectMissing";

  constructor(cause: Error) {
    super("deleted-elsewhere", cause.message, { cause });
  }
}

/** Whether the platform says that the credentials are valid, but have no permission for the action or the object. */
export function isForbidden(error: unknown): boolean {
  // The response of object storage to a HEAD has no code.
  if (error instanceof PermissionError && error.code === undefined) return true;
  return isOneOf(codeOf(error), ["UnauthorizedOperation", "AuthFailure.UnauthorizedOperation", "AccessDenied"]);
}

/**
 * Carries out an action that the platform rejects if it is repeated, which happens when the response to the first
 * attempt was lost.
 *
 * @param isDone - Whether the action has taken effect. Called with the error if `act` fails.
 * @throws the error of `act`, unless the action has taken effect.
 */
export async function unlessDone(
  act: () => Promise<unknown>,
  isDone: (error: unknown) => Promise<boolean>,
): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(await isDone(error).catch(() => false))) throw error;
  }
}

/** Reads an object that may not exist: its value, or undefined. */
export async function ifExists<T>(read: Promise<T>, also: readonly string[] = []): Promise<T | undefined> {
  try {
    return await read;
  } catch (error) {
    if (isMissing(error, also)) return undefined;
    throw error;
  }
}
