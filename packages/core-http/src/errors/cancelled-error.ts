import { InterruptedError } from "./interrupted-error.ts";

/** The caller's signal was aborted. `cause` is the signal's reason. */
export class CancelledError extends InterruptedError {
  override readonly helpCode = "interrupted";
}
