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
 * Speaks to one origin: authenticates, waits for the platform's rate limit, repeats what may be repeated, shares equal
 * GETs, and turns every failure into a sentence.
 *
 * Clients of the same origin share connections, rate limit and running GETs, however many objects there are.
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

  /** @throws {@link ConfigurationError} when the base URL is not one, or would send credentials unencrypted. */
  constructor(options: HttpClientOptions) {
    this.#core = options instanceof ClientCore ? options : new ClientCore(options);
  }

  /** The base of all requests. */
  get baseUrl(): string {
    return this.#core.baseUrl;
  }

  /**
   * How many requests that may have changed something at the origin are over, however they ended, of all clients of the
   * process. When it has grown, what was read before may be out of date.
   */
  get changes(): number {
    return this.#core.changes.count;
  }

  /**
   * The same client for the requests of one operation: with its signal, its deadline (default: 20 minutes for each
   * request) and its ear for waits.
   */
  with(operation: Operation): HttpClient {
    const bound = new HttpClient(this.#core);
    bound.#operation = { ...this.#operation, ...operation };
    return bound;
  }

  /** Sends a GET and gives the answer's body. Equal GETs at the same time share one answer. */
  get<T = unknown>(path: string, options?: Omit<RequestOptions, "body" | "form">): Promise<T> {
    return this.#body<T>("GET", path, options);
  }

  /** Sends a POST and gives the answer's body. It is not repeated when its outcome is unknown, unless `idempotent`. */
  post<T = unknown>(path: string, options?: RequestOptions): Promise<T> {
    return this.#body<T>("POST", path, options);
  }

  /** Sends a PUT and gives the answer's body. */
  put<T = unknown>(path: string, options?: RequestOptions): Promise<T> {
    return this.#body<T>("PUT", path, options);
  }

  /** Sends a PATCH and gives the answer's body. It is taken for repeatable, unless `idempotent` is false. */
  patch<T = unknown>(path: string, options?: RequestOptions): Promise<T> {
    return this.#body<T>("PATCH", path, options);
  }

  /** Sends a DELETE and gives the answer's body. */
  delete<T = unknown>(path: string, options?: RequestOptions): Promise<T> {
    return this.#body<T>("DELETE", path, options);
  }

  /**
   * Sends a request and gives the whole answer.
   *
   * @throws {@link StatusError} (a class for each of 401, 403, 404, 409) when the platform refuses it,
   * {@link ForeignResponseError} when something else answers in its place, {@link ConnectionError} when no answer comes, {@link OutcomeUnknownError} when a request that must not be repeated
   * may have taken effect, {@link CancelledError}, {@link DeadlineError}, {@link InvalidResponseError} when the answer is
   * not JSON, or not what the request expects, however often it is asked for; {@link ConfigurationError} when nothing
   * could be sent.
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
      // Each caller may change what it was given.
      body: (shared ? copyOf(answer.body) : answer.body) as T,
      // Few callers look at it, and finding secrets in it takes time.
      get url() {
        return redactor.url(answer.url);
      },
      attempts: answer.attempts,
      requestId: answer.requestId,
    };
  }

  /**
   * Uploads content to a presigned address, which may be of any origin. It goes with nothing but the headers that are
   * given: no credential and no header of this client. Failures that may pass are tried again from the beginning; a
   * redirect is an error. No error shows the address's query.
   *
   * @example
   * ```ts
   * await client.upload({ url: upload_url, content: await fileContent("connector.zip"), form: { fields: upload_form_data } });
   * ```
   * @returns The answer, whose body is its text.
   * @throws {@link StatusError} and so on as {@link request}; {@link ConfigurationError} also when the content cannot be
   * read.
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

  /** What was read before a write, or while it went on, is no answer to a question asked after it. */
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
  return new Progress({ waitingFor: "its turn", method, url: () => redactor.url(url) });
}

/** A copy of a body in the form in which it was given; `structuredClone` would make another type of a Buffer. */
function copyOf(body: unknown): unknown {
  return Buffer.isBuffer(body) ? Buffer.from(body) : structuredClone(body);
}
