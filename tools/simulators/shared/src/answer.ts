import type { Problem } from "./shape.ts";

/** A response of a host. */
export interface Answer {
  readonly status: number;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is, instead of `json`: a page of HTML, or JSON that is made once and kept. */
  readonly raw?: string | Buffer;
  /** The media type; `application/json` unless given. */
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the journal says about it besides its status, though it may never be sent. */
  readonly noted?: Readonly<Record<string, unknown>>;
}

/** Ends the handling of a request with an answer, from however deep inside. */
export class Refusal extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super(`refused with ${answer.status}`);
    this.answer = answer;
  }
}

/** Ends the handling of a request that the documents do not allow: a 400, and a violation in the journal. */
export class InvalidRequest extends Error {
  readonly problems: readonly Problem[];

  constructor(...problems: Problem[]) {
    super(problems.map((problem) => `${problem.at} ${problem.message}`).join("; "));
    this.problems = problems;
  }
}

/** A page of HTML, as proxies and servlet containers give it. */
export function htmlPage(status: number, title: string): Answer {
  return {
    status,
    type: "text/html;charset=utf-8",
    raw: `<html>\n<head><title>Error ${status} ${title}</title></head>\n<body><h2>HTTP ERROR ${status} ${title}</h2></body>\n</html>\n`,
  };
}
