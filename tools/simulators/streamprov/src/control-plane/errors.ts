import { randomUUID } from "node:crypto";
import { type Answer, type Dialect, type Problem, Refusal } from "@org/simulator";

/** One entry of the control plane's error body. */
export interface ApiError {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  /** The field of the body that is at fault, as a JSON pointer. */
  readonly pointer?: string;
}

/** An error as the control plane answers it. */
export function apiError(...errors: [ApiError, ...ApiError[]]): Answer {
  return {
    status: errors[0].status,
    json: {
      errors: errors.map(({ status, code, title, detail, pointer }) => ({
        id: randomUUID(),
        status: String(status),
        code,
        title,
        detail,
        ...(pointer === undefined ? {} : { source: { pointer } }),
      })),
    },
  };
}

/** 404. */
export function notFound(what: string, id: string, code = "resource_not_found"): Refusal {
  return refuse(404, code, "Resource not found", `The ${what} '${id}' was not found.`);
}

/** 403 for an object that was deleted or was never visible. */
export function forbidden(detail: string): Refusal {
  return refuse(403, "forbidden_access", "Forbidden Access", detail);
}

/** 409. */
export function conflict(detail: string, code = "resource_already_exists"): Refusal {
  return refuse(409, code, "Conflict with the current state", detail);
}

/** 400 or 422 for a value that the documents allow and the service does not. */
export function invalid(status: 400 | 422, pointer: string, detail: string): Refusal {
  return new Refusal(
    apiError({
      status,
      code: "invalid_configuration",
      title: "Validation Failed",
      detail: `${pointer} ${detail}`,
      pointer,
    }),
  );
}

/** How the control plane speaks. */
export const controlPlaneDialect: Dialect = {
  limitHeaders: "all",
  badRequest(problems) {
    const [first = { at: "", message: "bad request" }, ...others] = problems;
    return apiError(violation(first), ...others.map(violation));
  },
  unknownPath: (method, path) =>
    apiError({ status: 404, code: "not_found", title: "Not Found", detail: `There is no ${method} ${path}.` }),
  tooManyRequests: () => ({ status: 429 }),
  failure: (status) =>
    apiError({ status, code: "internal_error", title: "Internal Error", detail: "Something went wrong on our side." }),
};

function violation(problem: Pick<Problem, "at" | "message">): ApiError {
  return {
    status: 400,
    code: "invalid_request",
    title: "Invalid Request",
    detail: `${problem.at} ${problem.message}`.trim(),
    pointer: problem.at,
  };
}

function refuse(status: number, code: string, title: string, detail: string): Refusal {
  return new Refusal(apiError({ status, code, title, detail }));
}
