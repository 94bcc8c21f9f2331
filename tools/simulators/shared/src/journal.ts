import type { Answer } from "./answer.ts";
import type { PlannedKind } from "./faults.ts";

/** One request as the simulator saw it. Secrets are taken out. */
export interface JournalEntry {
  /** When it came, in milliseconds since 1970. */
  readonly at: number;
  /** The host's name, as `control-plane` or `kafka lkc-abc123`. */
  readonly service: string;
  readonly method: string;
  /** The path without the query. */
  readonly path: string;
  /** The pattern that the path matched, as `/iam/v2/service-accounts/{id}`. */
  readonly route: string;
  /** The query string, without `?`. */
  readonly query: string;
  /** The status answered; 0 when the connection was destroyed instead. */
  readonly status: number;
  /** How long the answer took, in milliseconds. */
  readonly ms: number;
  /** Which TCP connection carried it. */
  readonly connectionId: number;
  /** What kind of credential it had, and its key's ID; never the secret. */
  readonly authorization: { readonly kind: "none" | "basic" | "bearer" | "other"; readonly key?: string };
  /** The fault it met. */
  readonly fault?: PlannedKind;
  /** The `X-Request-Id` of the answer. */
  readonly requestId: string;
  readonly userAgent: string;
  /** The body, parsed where it is JSON or a form. */
  readonly requestBody?: unknown;
}

/** A request that the platform's documents do not allow. */
export interface Violation {
  readonly at: number;
  readonly service: string;
  readonly method: string;
  readonly path: string;
  /** Where and what, one sentence each. */
  readonly problems: readonly string[];
}

/** A credential that reached a host it is not meant for. */
export interface ForeignCredential {
  readonly at: number;
  /** The host that got it. */
  readonly service: string;
  readonly method: string;
  readonly path: string;
  /** The key's ID, or the kind of token. */
  readonly credential: string;
  /** What it is meant for. */
  readonly belongsTo: string;
}

/** How often a route was called. */
export interface RouteCount {
  readonly service: string;
  readonly method: string;
  readonly route: string;
  readonly count: number;
  /** How often each status was answered; `0` counts destroyed connections. */
  readonly statuses: Readonly<Record<string, number>>;
}

/** Filters for the requests in a journal. */
export interface JournalFilter {
  readonly service?: string | RegExp;
  readonly method?: string;
  readonly path?: RegExp;
  readonly status?: number;
}

/** How many responses are kept, and how long a kept one is. */
const keptResponses = 200;
const maxResponse = 65_536;

/** Everything that reached the simulator. */
export class Journal {
  readonly #size: () => number;
  #entries: JournalEntry[] = [];
  #counts = new Map<string, { service: string; method: string; route: string; statuses: Record<string, number> }>();
  #requests = 0;
  readonly #responses = new Map<string, Answer>();

  /** Requests that the platform's documents do not allow. */
  readonly violations: Violation[] = [];
  /** Credentials that reached a host they are not meant for. */
  readonly foreign: ForeignCredential[] = [];
  /** TCP connections opened. */
  connections = 0;

  constructor(size: () => number) {
    this.#size = size;
  }

  /** The requests, oldest first: the newest ones only, once there are more than the journal keeps. */
  get entries(): readonly JournalEntry[] {
    return this.#entries;
  }

  /** How many requests there were, also those no longer kept. */
  get requests(): number {
    return this.#requests;
  }

  /** Writes a request down, with the response to it. */
  add(entry: JournalEntry, response?: Answer): void {
    this.#requests += 1;
    if (response !== undefined) this.#keepResponse(entry.requestId, response);
    this.#entries.push(entry);
    // Cutting in blocks keeps the cost of a long run flat.
    if (this.#entries.length > this.#size() * 1.2) this.#entries = this.#entries.slice(-this.#size());
    const key = `${entry.service} ${entry.method} ${entry.route}`;
    const { service, method, route } = entry;
    const count = this.#counts.get(key) ?? { service, method, route, statuses: {} };
    count.statuses[entry.status] = (count.statuses[entry.status] ?? 0) + 1;
    this.#counts.set(key, count);
  }

  /** The body of the response to one of the newest requests, with its secrets. */
  responseOf(requestId: string): unknown {
    const response = this.#responses.get(requestId);
    if (response?.raw === undefined) return response?.json;
    const text = response.raw.toString();
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }

  #keepResponse(requestId: string, response: Answer): void {
    if ((response.raw?.length ?? 0) <= maxResponse) this.#responses.set(requestId, response);
    if (this.#responses.size <= keptResponses) return;
    for (const oldest of this.#responses.keys()) {
      this.#responses.delete(oldest);
      return;
    }
  }

  /** How many of the kept requests match. */
  count(filter: JournalFilter = {}): number {
    return this.find(filter).length;
  }

  /** The kept requests that match. */
  find(filter: JournalFilter): readonly JournalEntry[] {
    return this.#entries.filter(
      (entry) =>
        (filter.service === undefined || matches(entry.service, filter.service)) &&
        (filter.method === undefined || entry.method === filter.method) &&
        (filter.path === undefined || filter.path.test(entry.path)) &&
        (filter.status === undefined || entry.status === filter.status),
    );
  }

  /** All requests by host and route, the most called first. */
  summary(): RouteCount[] {
    return [...this.#counts.values()]
      .map((one) => ({ ...one, count: Object.values(one.statuses).reduce((sum, count) => sum + count, 0) }))
      .sort((a, b) => b.count - a.count);
  }

  /** Resets the journal. Open connections stay open and are not counted again. */
  clear(): void {
    this.#entries = [];
    this.#counts.clear();
    this.#responses.clear();
    this.#requests = 0;
    this.violations.length = 0;
    this.foreign.length = 0;
    this.connections = 0;
  }
}

function matches(text: string, wanted: string | RegExp): boolean {
  return typeof wanted === "string" ? text === wanted : wanted.test(text);
}
