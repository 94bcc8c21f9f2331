import { HttpError } from "./http-error.ts";

/** The platform answered with success, but the answer is not what it must be: no JSON, or a field is missing. */
export class InvalidAnswerError extends HttpError {}
