import { InterruptedError } from "./interrupted-error.ts";

/**
 * The operation's deadline passed. The message names what was being waited for and the last failure, which is also the
 * `cause`.
 */
export class DeadlineError extends InterruptedError {
  override readonly helpCode = "timeout";
}
