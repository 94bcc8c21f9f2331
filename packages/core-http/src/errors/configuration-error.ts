import { HttpError } from "./http-error.ts";

/** The client was configured or called with an unusable value. Nothing was sent. */
export class ConfigurationError extends HttpError {}
