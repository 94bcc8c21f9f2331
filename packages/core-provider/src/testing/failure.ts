import { RequestFailed } from "./request-failed.ts";

/**
 * What an attempt fails with.
 *
 * @throws an error when it succeeds, or fails otherwise than by the provider's word.
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
