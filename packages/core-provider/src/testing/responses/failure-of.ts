import { RequestFailed } from "../request-failed.ts";
import { otherId } from "./alteration.ts";

/** Returns the message of a failed request, which must not report a bug in the provider. Other errors are thrown. */
export async function failureOf(attempt: Promise<unknown>): Promise<string | undefined> {
  try {
    await attempt;
    return undefined;
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error;
    if (error.message.includes("bug in the provider")) throw new Error(`it blames itself: ${error.message}`);
    return error.message;
  }
}

/** Asserts that a message names what is wrong with the response. */
export function assertNamesProblem(message: string | undefined, member: string | undefined): void {
  if (message === undefined) throw new Error("it succeeds");
  const told = /answer|response/i.test(message) && (member === undefined || message.includes(lastOf(member)));
  if (!told) throw new Error(`the message does not name what is wrong with the answer: ${message}`);
}

/** Asserts that a message names the requested object and the one in the response. */
export function assertNamesOtherObject(message: string | undefined, ids: readonly string[]): void {
  if (message === undefined) throw new Error("it succeeds with another object");
  if (ids.some((id) => message.includes(id) && message.includes(otherId(id)))) return;
  throw new Error(`the message does not name the requested and the received ID: ${message}`);
}

function lastOf(member: string): string {
  return member.slice(member.lastIndexOf(".") + 1);
}
