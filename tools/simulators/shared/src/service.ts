import type { Answer } from "./answer.ts";
import type { LimitHeaders } from "./limiter.ts";
import type { Received } from "./received.ts";
import type { Route } from "./route.ts";
import type { Problem } from "./shape.ts";

/** How one kind of host speaks when something is wrong. */
export interface Dialect {
  /** What hosts of this kind say about their limit. */
  readonly limitHeaders: LimitHeaders;
  /** A request that the documents do not allow. */
  badRequest(problems: readonly Problem[]): Answer;
  /** A path that the host does not know. */
  unknownPath(method: string, path: string): Answer;
  /** Too many requests; the headers are added. */
  tooManyRequests(): Answer;
  /** 500 or 503, or a refusal: 400 or 403. */
  failure(status: number): Answer;
}

/** The request as an authenticator sees it. */
export type Incoming = Pick<Received, "method" | "path" | "authorization" | "header" | "connection">;

/** One kind of host of the platform. */
export interface Service<Caller> {
  /** The name in the journal. */
  readonly name: string;
  readonly routes: readonly Route<Caller>[];
  readonly dialect: Dialect;
  /** Members of bodies and queries that are secret here, besides those with names that are always secret. */
  readonly secrets?: readonly string[];
  /** Returns the caller. Throws a `Refusal` for a credential that is missing, wrong or meant for another host. */
  authenticate(incoming: Incoming): Caller;
}
