import { HttpError } from "./http-error.ts";

/** The client was given something it cannot work with. Nothing was sent. */
export class ConfigurationError extends HttpError {}
