import { type Answer, type Dialect, htmlPage, Refusal } from "@org/simulator";

/** An error as Kafka REST answers it. */
export function kafkaError(status: number, code: number, message: string): Refusal {
  return new Refusal(errorResponse(status, code, message));
}

/** A value that Kafka itself refuses. */
export function refusedByKafka(message: string): Refusal {
  return kafkaError(400, 40002, message);
}

/** A value that a setting cannot have. */
export function invalidValue(name: string, value: string, problem: string): Refusal {
  return refusedByKafka(`Invalid value ${value} for configuration ${name}: ${problem}`);
}

/** 404 for a topic. */
export function unknownTopic(): Refusal {
  return kafkaError(404, 40403, "This server does not host this topic-partition.");
}

/** 403. */
export function notAuthorized(): Refusal {
  return kafkaError(403, 40301, "Request is not authorized");
}

/** 401, as JSON or as the page of HTML that the gateway puts in its place. */
export function notAuthenticated(form: "html" | "json"): Refusal {
  const answer = form === "html" ? htmlPage(401, "Unauthorized") : errorResponse(401, 40101, "Authentication failed");
  return new Refusal(answer);
}

/** How Kafka REST speaks. */
export const kafkaDialect: Dialect = {
  limitHeaders: "none",
  badRequest: (problems) =>
    errorResponse(400, 400, problems.map((problem) => `${problem.at} ${problem.message}`.trim()).join("; ")),
  unknownPath: () => errorResponse(404, 404, "HTTP 404 Not Found"),
  tooManyRequests: () => htmlPage(429, "Too Many Requests"),
  failure: (status) => errorResponse(status, status, status === 503 ? "Service Unavailable" : "Internal Server Error"),
};

function errorResponse(status: number, code: number, message: string): Answer {
  return { status, json: { error_code: code, message } };
}
