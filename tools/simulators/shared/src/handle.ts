import { type Answer, InvalidRequest, Refusal } from "./answer.ts";
import type { Hub } from "./hub.ts";
import { checkQuery, Query } from "./query.ts";
import type { Received } from "./received.ts";
import type { Match, Route } from "./route.ts";
import type { Service } from "./service.ts";
import type { Problem } from "./shape.ts";

/**
 * Answers a request as the platform does: who calls, then whether the documents allow the request, then its effect.
 * What they do not allow is written down as a violation.
 *
 * @param host the host's own URL.
 */
export async function handle<Caller>(
  hub: Hub,
  service: Service<Caller>,
  host: string,
  received: Received,
  found: Match<Caller> | undefined,
): Promise<Answer> {
  const { method, path, body } = received;
  const { dialect } = service;
  const violate = (answer: Answer, problems: readonly string[]): Answer => {
    hub.journal.violations.push({ at: hub.clock.now(), service: service.name, method, path, problems });
    return answer;
  };
  const refuse = (problems: readonly Problem[]): Answer =>
    violate(
      dialect.badRequest(problems),
      problems.map((problem) => `${problem.at} ${problem.message}`.trim()),
    );
  try {
    const caller = service.authenticate(received);
    if (found === undefined) {
      return violate(dialect.unknownPath(method, path), [`${method} ${path} is not an operation of this host`]);
    }
    const query = new URLSearchParams(received.search);
    const problems = [...checkQuery(query, found.route.query), ...checkBody(found.route, received)];
    if (problems.length > 0) return refuse(problems);
    return await found.route.handle({
      params: found.params,
      query: new Query(query),
      body: body.ok ? body.value : undefined,
      text: received.text,
      caller,
      host,
      path,
    });
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    if (error instanceof InvalidRequest) return refuse(error.problems);
    // A mistake of the simulator itself must be seen, not retried away.
    console.error(`The simulator failed on ${method} ${path}.`, error);
    return violate(dialect.failure(500), [`the simulator itself failed: ${String(error)}`]);
  }
}

function checkBody<Caller>(route: Route<Caller>, { mediaType, text, body }: Received): Problem[] {
  if (route.body === undefined)
    return text === "" ? [] : [{ at: "", message: "this operation takes no body", kind: "unknown" }];
  if (text === "") return [{ at: "", message: "the body is missing", kind: "missing" }];
  if (!route.contentTypes.includes(mediaType)) {
    const message = `must be ${route.contentTypes.join(" or ")}, not "${mediaType}"`;
    return [{ at: "Content-Type", message, kind: "value" }];
  }
  if (!body.ok) return [{ at: "", message: "the body is not well-formed JSON", kind: "type" }];
  const problems: Problem[] = [];
  route.body.check(body.value, "", problems);
  return problems;
}
