import { type ExchangeResponse, exchange } from "../exchange/exchange.ts";
import { type PreparedRequest, prepareRequest } from "../exchange/prepared-request.ts";
import type { Operation } from "../operation/operation.ts";
import { Progress } from "../operation/progress.ts";
import { type JoinOptions, SharedTask } from "../operation/shared-task.ts";
import { ClientCore } from "../origin/client-core.ts";
import type { HttpClientOptions, HttpRequest, HttpResponse, RequestOptions } from "../origin/client-options.ts";
import { identityOfExpectation } from "../origin/expectation.ts";
import { prepareUpload, type UploadRequest } from "../upload/upload.ts";

/**
 * A client of one origin. It authenticates, keeps to the platform's rate limit, retries, lets identical GETs share a
 * response, and turns every failure into a readable error.
 *
 * Clients of one origin share the rate limit, locks and running GETs only if they have the same `origins`.
 *
 * @example
 * ```ts
 * const client = new HttpClient({
 *   baseUrl: "https://api.example.com",
 *   auth: basicAuth({ username: key, password: secret, name: "cloudApiKey/cloudApiSecret" }),
 * });
 * const user = await client.get<User>(url`/iam/v2/users/${id}`);
 * ```
 */
export class HttpClient {
  readonly #core: ClientCore;
  #operation: Operation = {};

  /** @throws {@link ConfigurationError} if the base URL is invalid or would send credentials unencrypted. */
  constructor(options: HttpClientOptions) {
    this.#core = options instanceof ClientCore ? options : new ClientCore(options);
  }

  /** The base of all requests. */
  get baseUrl(): string {
    return this.#core.baseUrl;
  }

  /**
   * The number of finished requests, by all clients with the same `origins`, that may have changed something at the
   * origin. When it has grown, earlier reads may be out of date.
   */
  get changes(): number {
    return this.#core.changes.count;
  }

  /**
   * Returns a client for the requests of one operation, with its signal, its deadline (which defaults to 20 minutes for each
   * request) and its listener for waits.
   */
  with(operation: Operation): HttpClient {
    const bound = new HttpClient(this.#core);
    bound.#operation = { ...this.#operation, ...operation };
    return bound;
  }

  /** Sends a GET and returns the response body. Identical concurrent GETs share one response. */
  get<T = unknown>(path: string, options?: Omit<RequestOptions, "body" | "form">): Promise<T> {
    return this.#body<T>("GET", path, options);
  }

  /** Sends a POST and returns the response body. Not repeated if its outcome is unknown, unless `idempotent` is true. */
  post<T = unknown>(path: string, options?: RequestOptions): Promise<T> {
    return this.#body<T>("POST", path, options);
  }

  /** Sends a PUT and returns the response body. */
  put<T = unknown>(path: string, options?: RequestOptions): Promise<T> {
    return this.#body<T>("PUT", path, options);
  }

  /** Sends a PATCH and returns the response body. It counts as idempotent, unless `idempotent` is false. */
  patch<T = unknown>(path: string, options?: RequestOptions): Promise<T> {
    return this.#body<T>("PATCH", path, options);
  }

  /** Sends a DELETE and returns the response body. */
  delete<T = unknown>(path: string, options?: RequestOptions): Promise<T> {
    return this.#body<T>("DELETE", path, options);
  }

  /**
   * Sends a request and returns the whole response.
   *
   * @throws {@link StatusError} (with subclasses for 401, 403, 404 and 409) if the platform rejects it,
   * {@link ForeignResponseError} if the response is not the platform's, {@link ConnectionError} if there is no response,
   * {@link OutcomeUnknownError} if a request that must not be repeated may have taken effect,
   * {@link InvalidResponseError} if the response is not JSON or not what the request expects,
   * {@link CancelledError}, {@link DeadlineError}, and {@link ConfigurationError} if nothing could be sent.
   */
  async request<T = unknown>(request: HttpRequest): Promise<HttpResponse<T>> {
    const prepared = prepareRequest(this.#core, request);
    const { answer, shared } =
      prepared.method === "GET" && prepared.body === undefined && prepared.sink === undefined
        ? await this.#share(prepared, request)
        : { answer: await this.#alone(prepared, request), shared: false };
    const { redactor } = this.#core;
    return {
      status: answer.status,
      headers: answer.headers,
      // Each caller may modify its body.
      body: (shared ? copyOf(answer.body) : answer.body) as T,
      // Computed on demand: few callers need it, and redaction takes time.
      get url() {
        return redactor.url(answer.url);
      },
      attempts: answer.attempts,
      requestId: answer.requestId,
    };
  }

  /**
   * Uploads content to a presigned URL of any origin, without this client's credential and headers. Temporary failures are
   * retried from the beginning. A redirect is an error. No error shows the URL's query.
   *
   * @example
   * ```ts
   * await client.upload({ url: upload_url, content: await fileContent("connector.zip"), form: { fields: upload_form_data } });
   * ```
   * @returns The response, whose body is text.
   * @throws {@link StatusError} and others as {@link request}; {@link ConfigurationError} also if the content cannot be read.
   */
  async upload(request: UploadRequest): Promise<HttpResponse<string>> {
    const { core, prepared } = prepareUpload(this.#core, request);
    const task = new SharedTask(core.clock, progressOf(core, prepared), (operation) =>
      exchange(core, prepared, operation),
    );
    const signals = request.signal === undefined ? [] : [request.signal];
    const answer = await task.join({ ...this.#operation, signals });
    return { ...answer, body: answer.body as string, url: core.redactor.url(answer.url) };
  }

  async #body<T>(method: string, path: string, options: RequestOptions | undefined): Promise<T> {
    return (await this.request<T>({ ...options, method, path })).body;
  }

  async #share(
    prepared: PreparedRequest,
    request: HttpRequest,
  ): Promise<{ answer: ExchangeResponse; shared: boolean }> {
    const key = [
      prepared.url.href,
      this.#core.identity,
      prepared.responseType,
      prepared.accept.join(),
      prepared.crossOriginRedirects,
      identityOfExpectation(prepared.expects),
      JSON.stringify(prepared.headers),
    ].join("\n");
    let shared = true;
    const progress = () => {
      shared = false;
      return progressOf(this.#core, prepared);
    };
    const answer = await this.#core.coalescer.share(key, this.#joinOptions(request), progress, (operation) =>
      exchange(this.#core, prepared, operation),
    );
    return { answer, shared };
  }

  async #alone(prepared: PreparedRequest, request: HttpRequest): Promise<ExchangeResponse> {
    const progress = progressOf(this.#core, prepared);
    const task = new SharedTask(this.#core.clock, progress, (operation) => exchange(this.#core, prepared, operation));
    try {
      return await task.join(this.#joinOptions(request));
    } finally {
      if (progress.attempts > 0 && !prepared.safe) this.#recordChange();
    }
  }

  /** Reads that began before a write ended must not serve callers after it. */
  #recordChange(): void {
    this.#core.coalescer.forget();
    this.#core.changes.note();
  }

  #joinOptions(request: HttpRequest): JoinOptions {
    return {
      ...this.#operation,
      ...(request.signal === undefined ? {} : { signals: [request.signal] }),
      abortGraceMs: request.abortGraceMs,
    };
  }
}

function progressOf({ redactor }: ClientCore, { method, url }: PreparedRequest): Progress {
  return new Progress({ waitingFor: "a request slot", method, url: () => redactor.url(url) });
}

/** Copies a body. `structuredClone` would turn a Buffer into another type. */
function copyOf(body: unknown): unknown {
  return Buffer.isBuffer(body) ? Buffer.from(body) : structuredClone(body);
}
