import { RequestFailed } from "./request-failed.ts";

/**
 * Returns the error of a failed attempt.
 *
 * @throws Error if the attempt succeeds, or fails with any other error.
 */
export async function failure(attempt: Promise<unknown>): Promise<RequestFailed> {
  try {
    await attempt;
  } catch (error) {
    if (error instanceof RequestFailed) return error;
    throw error;
  }
  throw new Error("it should have failed, but it succeeded");
}
