/** The status codes that this server returns. */
export const status = {
  ok: 0,
  unknown: 2,
  invalidArgument: 3,
  notFound: 5,
  failedPrecondition: 9,
  unimplemented: 12,
  internal: 13,
  unavailable: 14,
} as const;

/** One of {@link status}. */
export type Status = (typeof status)[keyof typeof status];
