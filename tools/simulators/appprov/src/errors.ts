import { type Answer, type Dialect, Refusal } from "@org/simulator";

/** An error response of the platform. */
export function apiError(status: number, error: string, message: string): Answer {
  return { status, type: "application/hal+json", json: { code: status, error, message } };
}

/** 401 */
export function unauthenticated(message: string): Refusal {
  return new Refusal(apiError(401, "unauthenticated", message));
}

/** 403 */
export function forbidden(what: string): Refusal {
  return new Refusal(apiError(403, "forbidden", `You are not allowed to do this to ${what}`));
}

/** 404 */
export function notFound(what: string, id: string): Refusal {
  return new Refusal(apiError(404, "not_found", `Could not find a ${what} with ID ${id}`));
}

/** 422: a valid request that the platform rejects, with the reason for the user. */
export function unprocessable(...reasons: [string, ...string[]]): Refusal {
  return new Refusal(apiError(422, "unprocessable_entity", `Validation failed: ${reasons.join(", ")}`));
}

/** Throws {@link unprocessable} if there is a reason. */
export function rejectFor(reasons: readonly (string | false)[]): void {
  const [first, ...others] = reasons.filter((reason) => reason !== false);
  if (first !== undefined) throw unprocessable(first, ...others);
}

/** The error format of the API and the sign-in. */
export const halDialect: Dialect = {
  limitHeaders: "retry-after",
  badRequest: (problems) =>
    apiError(400, "bad_request", problems.map((problem) => `${problem.at} ${problem.message}`.trim()).join("; ")),
  unknownPath: (method, path) => apiError(404, "not_found", `There is no ${method} ${path}`),
  tooManyRequests: () => apiError(429, "too_many_requests", "Too many requests"),
  failure: (status) => apiError(status, "internal_error", "Something went wrong on our side"),
};
