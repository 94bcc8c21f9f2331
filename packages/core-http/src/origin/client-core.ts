import type { Dispatcher } from "undici";
import { type Clock, systemClock } from "../base/clock.ts";
import { textOfThrown } from "../base/hooks.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import type { StatusError } from "../errors/status-error.ts";
import type { Limiter } from "../limits/limiter.ts";
import type { Coalescer } from "../operation/coalesce.ts";
import { processRedactor, type Redactor } from "../redaction/redactor.ts";
import { dispatcherFor, type ProxyUse, type WireTimeouts } from "../wire/dispatchers.ts";
import type { PlatformError } from "../wire/platform-text.ts";
import { defaultMaxResponseBytes } from "../wire/response-size.ts";
import { parseBaseUrl } from "../wire/url.ts";
import type { AuthPolicy } from "./auth-policy.ts";
import type { Changes } from "./changes.ts";
import type {
  Classification,
  ErrorResponse,
  HttpClientOptions,
  LimitedRequest,
  LimitOptions,
  ResponseHead,
  TemporaryRejection,
} from "./client-options.ts";
import { defaultConcurrency, Origins } from "./origins.ts";
import { type RetrySettings, retrySettings } from "./retry.ts";

/** A client's settings with their defaults, and the state that it shares with other clients of the origin. */
export class ClientCore implements HttpClientOptions {
  readonly baseUrl: string;
  readonly base: URL;
  readonly auth: AuthPolicy | undefined;
  /** Clients with the same identity may share responses. */
  readonly identity: string;
  /** Headers of all requests, names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly retry: RetrySettings;
  readonly limits: LimitOptions;
  readonly timeouts: Required<WireTimeouts>;
  readonly proxy: ProxyUse;
  readonly readErrorBody: ((body: unknown, response: ResponseHead) => PlatformError | undefined) | undefined;
  readonly isPlatformError: ((response: ErrorResponse) => boolean) | undefined;
  readonly classify: ((response: ResponseHead & { readonly body: unknown }) => Classification) | undefined;
  readonly temporaryRejection:
    | ((error: StatusError) => TemporaryRejection | undefined | Promise<TemporaryRejection | undefined>)
    | undefined;
  readonly freshConnections: boolean;
  readonly redactor: Redactor;
  readonly logger: ((line: string) => void) | undefined;
  readonly clock: Clock;
  readonly maxResponseBytes: number;
  readonly origins: Origins;
  readonly coalescer: Coalescer;
  /** Counts the changes that all clients of the origin made. */
  readonly changes: Changes;
  readonly #concurrency: number;
  #dispatcher: Promise<Dispatcher> | undefined;

  constructor(options: HttpClientOptions) {
    this.base = parseBaseUrl(options.baseUrl, options.plainHttp);
    this.baseUrl = this.base.href;
    this.auth = options.auth;
    this.headers = {
      accept: "application/json",
      "accept-encoding": "gzip",
      "user-agent": options.userAgent ?? "@org/core-http",
      ...lowerCaseNames(options.headers),
    };
    this.retry = retrySettings(options.retry);
    this.limits = options.limits ?? {};
    this.#concurrency = this.limits.maxConcurrency ?? defaultConcurrency;
    this.timeouts = {
      connectMs: options.timeouts?.connectMs ?? 30_000,
      headersMs: options.timeouts?.headersMs ?? 300_000,
      readHeadersMs: options.timeouts?.readHeadersMs ?? 60_000,
      bodyMs: options.timeouts?.bodyMs ?? 60_000,
    };
    this.proxy = options.proxy ?? "environment";
    this.readErrorBody = options.readErrorBody;
    this.isPlatformError = options.isPlatformError;
    this.classify = options.classify;
    this.temporaryRejection = options.temporaryRejection;
    this.freshConnections = options.freshConnections ?? false;
    this.redactor = options.redactor ?? processRedactor;
    this.logger = options.logger;
    this.clock = options.clock ?? systemClock;
    this.maxResponseBytes = options.maxResponseBytes ?? defaultMaxResponseBytes;
    this.origins = options.origins ?? new Origins(this.clock);
    this.coalescer = this.origins.coalescer(this.base.origin);
    this.changes = this.origins.changes(this.base.origin);
    this.auth?.registerSecrets?.(this.redactor);
    this.identity = identityOf(this.auth);
  }

  /** The client's connections. The first call loads undici. */
  dispatcher(): Promise<Dispatcher> {
    this.#dispatcher ??= dispatcherFor({
      connections: this.#concurrency,
      connectMs: this.timeouts.connectMs,
      proxy: this.proxy,
      keepAlive: !this.freshConnections,
    });
    return this.#dispatcher;
  }

  /** The limiter for a request. */
  limiter(request: { readonly method: string; readonly url: URL; readonly headers: Record<string, string> }): Limiter {
    const { key = "" } = this.limits;
    const text = typeof key === "function" ? this.#limitKey(key, request) : key;
    return this.origins.limiter(this.base.origin, text, {
      concurrency: this.#concurrency,
      shared: this.limits.shared,
    });
  }

  #limitKey(key: (request: LimitedRequest) => string, { method, url, headers }: Parameters<ClientCore["limiter"]>[0]) {
    try {
      return key({ method, path: url.pathname, headers });
    } catch (error) {
      const facts = {
        method,
        url: this.redactor.url(url),
        hint: "Nothing was sent. Report this to the maintainers of this package.",
      };
      const text = `The limit key of the request cannot be determined: ${textOfThrown(error)}`;
      throw new ConfigurationError(this.redactor.text(text), facts, error);
    }
  }
}

/** A copy of the headers with names in lower case. */
export function lowerCaseNames(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  const lower: Record<string, string> = {};
  for (const name in headers) lower[name.toLowerCase()] = headers[name] ?? "";
  return lower;
}

let policies = 0;
const policyNumbers = new WeakMap<AuthPolicy, string>();

function identityOf(auth: AuthPolicy | undefined): string {
  if (auth === undefined) return "";
  if (auth.identity !== undefined) return auth.identity;
  let identity = policyNumbers.get(auth);
  if (identity === undefined) {
    identity = `#${++policies}`;
    policyNumbers.set(auth, identity);
  }
  return identity;
}
