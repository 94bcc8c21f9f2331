/** An answer that is larger than the client takes. */
export class ResponseTooLargeError extends Error {
  constructor(maxBytes: number) {
    super(`The answer is larger than ${Math.floor(maxBytes / megabyte)} MB`);
  }
}

const megabyte = 1024 * 1024;

/** The most that one answer may hold in memory when a client does not say otherwise. */
export const defaultMaxResponseBytes = 256 * megabyte;
