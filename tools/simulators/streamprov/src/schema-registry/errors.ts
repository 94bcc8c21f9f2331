import { type Answer, type Dialect, Refusal } from "@org/simulator";

/** An error as the Schema Registry answers it. */
export function registryError(status: number, code: number, message: string): Refusal {
  return new Refusal(errorResponse(status, code, message));
}

/** 404 for a subject without a version that could be read. */
export function unknownSubject(subject: string): Refusal {
  return registryError(404, 40401, `Subject '${subject}' not found.`);
}

/** 404 for a version. */
export function unknownVersion(version: string | number): Refusal {
  return registryError(404, 40402, `Version ${version} not found.`);
}

/** How the Schema Registry speaks. */
export const schemaRegistryDialect: Dialect = {
  limitHeaders: "none",
  badRequest: (problems) =>
    errorResponse(400, 400, problems.map((problem) => `${problem.at} ${problem.message}`.trim()).join("; ")),
  unknownPath: () => errorResponse(404, 404, "HTTP 404 Not Found"),
  tooManyRequests: () => ({ status: 429 }),
  failure: (status) => errorResponse(status, status === 500 ? 50001 : status, "Error in the backend data store"),
};

function errorResponse(status: number, code: number, message: string): Answer {
  return { status, json: { error_code: code, message } };
}
