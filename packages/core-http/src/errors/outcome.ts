/**
 * The effect of a request that ended without a response: `"none"` if it had no effect or is safe to repeat, `"unknown"` if
 * it was sent, is not idempotent, and may have taken effect.
 */
export type Outcome = "none" | "unknown";
