/** The behavior of a platform. */
export interface Conditions {
  /** How long it holds back each answer. */
  readonly latencyMs: number;
  /** Requests that each of its limiters lets through in a second; 0 for as many as come. */
  readonly perSecond: number;
}

/** A platform that answers at once and limits nothing. */
export const calm: Conditions = { latencyMs: 0, perSecond: 0 };
