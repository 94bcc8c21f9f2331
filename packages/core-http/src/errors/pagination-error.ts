import { HttpError } from "./http-error.ts";

/** A listing cannot be continued: the link to the next page has no token, or leads to a page that was read before. */
export class PaginationError extends HttpError {
  override readonly helpCode = "invalid-response";
}
