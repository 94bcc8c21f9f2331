import { HttpError } from "./http-error.ts";

/**
 * Something other than the platform answered: a proxy, a gateway or a captive portal. The response says nothing about
 * the object, whatever its status. It is therefore not a `StatusError`, so that no caller takes its 404 for one of the
 * platform.
 */
export class ForeignResponseError extends HttpError {}
