import { HttpError } from "./http-error.ts";

/** A listing cannot be followed: a next link without a token, to another origin, or to a page that was read before. */
export class PaginationError extends HttpError {}
