/** Time for every request, so that a kill can hit one. */
export const latencyMs = 30;
