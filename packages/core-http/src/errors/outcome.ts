/**
 * What is known of the effect of a request that ended without an answer: `"none"` (it had no effect, or repeating it is
 * harmless) or `"unknown"` (it was sent, is not idempotent, and may have taken effect).
 */
export type Outcome = "none" | "unknown";
