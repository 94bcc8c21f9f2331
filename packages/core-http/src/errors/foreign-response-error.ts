import { HttpError } from "./http-error.ts";

/**
 * The response came from a proxy, a gateway or a captive portal instead of the platform, so its status says nothing about
 * the object. This is not a `StatusError`, so that no caller mistakes its 404 for the platform's.
 */
export class ForeignResponseError extends HttpError {
  override readonly helpCode = "foreign-response";
}
