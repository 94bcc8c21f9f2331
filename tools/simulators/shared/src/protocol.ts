import type { IncomingMessage } from "node:http";
import type { Answer } from "./answer.ts";
import type { JournalEntry } from "./journal.ts";
import type { LimitHeaders } from "./limiter.ts";

/** A request before its body is read. */
export type IncomingRequest = Pick<IncomingMessage, "method" | "url" | "headers"> & AsyncIterable<Buffer>;

/** How a host reads requests, and answers them. */
export interface Protocol {
  /** The name of the host. */
  readonly name: string;
  /** What it says about its limit. */
  readonly limitHeaders: LimitHeaders;
  /** Reads a request to its end. */
  read(message: IncomingRequest, at: Arrival): Promise<Exchange>;
}

/** Where a request came in. */
export interface Arrival {
  /** The host's own URL, without a slash at the end. */
  readonly host: string;
  /** A unique number. */
  readonly requestId: string;
  /** Which of the host's connections it came by, counted from 0 in the order in which they were opened. */
  readonly connection: number;
}

/** What the journal says about a request before it is answered. */
export type RequestFacts = Omit<JournalEntry, "at" | "status" | "ms" | "connectionId" | "fault" | "requestId">;

/** A request that was read, with the ways to answer it. */
export interface Exchange {
  /** Its method and path are those by which planned faults find it. */
  readonly request: RequestFacts;
  /** Does what it asks for. */
  answer(): Promise<Answer>;
  /** The answer to one request too many. The headers about the limit are added. */
  tooManyRequests(): Answer;
  /** The answer when nothing works: 500 or 503; or when the platform will not have it: 400 or 403. */
  failure(status: 400 | 403 | 500 | 503): Answer;
  /** The headers of every answer. */
  headers(): Readonly<Record<string, string>>;
}
