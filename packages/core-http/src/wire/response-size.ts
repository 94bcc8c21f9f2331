/** A response that exceeds the client's size limit. */
export class ResponseTooLargeError extends Error {
  constructor(maxBytes: number) {
    super(`The response is larger than ${Math.floor(maxBytes / megabyte)} MB`);
  }
}

const megabyte = 1024 * 1024;

/** The default size limit of a response in memory. */
export const defaultMaxResponseBytes = 256 * megabyte;
