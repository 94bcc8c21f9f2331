import { bound, creating, type HttpClient, type HttpResponse, InvalidAnswerError } from "@org/core-http";
import type { Operation } from "@org/core-provider";
import type { Kind, Platform } from "./platform.ts";
import { type Service, type ServiceName, services } from "./services.ts";

/** An object as the platform answers it. */
export type Body = Readonly<Record<string, unknown>>;

/** What an action is told; what is undefined is left out. */
export type Parameters = Readonly<Record<string, unknown>>;

/** How an answer is read. */
export interface AnswerForm {
  /** What was asked for stands in the answer itself, though the service's answers have a member for it. */
  readonly flat?: true;
}

/** How a listing is read. */
export interface ListForm extends AnswerForm {
  /** Elements of a page. Default, and the most that the platform gives: 100. */
  readonly pageSize?: number;
}

/** A page of a listing. */
export interface ElementPage {
  readonly elements: readonly Body[];
  /** The offsets of the pages after it, all of them where the platform tells how many elements there are. */
  readonly next: readonly number[];
  /** How many elements there are in all, where the platform tells. */
  readonly total: number | undefined;
}

/** Elements of a page. */
const pageSize = 100;

/** One service of the platform, bound to an operation. Calls are one action each, and give what was asked for. */
export class ServiceClient {
  readonly #platform: Platform;
  readonly #op: Operation;
  readonly #name: ServiceName;

  constructor(platform: Platform, op: Operation, name: ServiceName) {
    this.#platform = platform;
    this.#op = op;
    this.#name = name;
  }

  /** Asks for something. It is repeated when it fails for a passing reason. */
  async read(action: string, parameters: Parameters = {}, form: AnswerForm = {}): Promise<Body> {
    return this.#call("read", action, parameters, form, { idempotent: true, safe: true });
  }

  /** Changes or removes something: an action that may be repeated when its answer is lost. */
  async write(action: string, parameters: Parameters, form: AnswerForm = {}): Promise<Body | undefined> {
    return this.#found(await this.#send("write", action, parameters, { idempotent: true }), form);
  }

  /** The same for an action that answers true. False is an error. */
  async confirm(action: string, parameters: Parameters): Promise<void> {
    const answer = await this.#send("write", action, parameters, { idempotent: true });
    const { Result: result } = answer.response;
    if (isTrue(result)) return;
    const summary = `${action} did not succeed: the platform answered ${JSON.stringify(result)} for ${idsIn(parameters)}`;
    throw invalid(action, answer, summary, "It gives no reason: look at the object in its console, and try again.");
  }

  /**
   * Makes something.
   *
   * @throws OutcomeUnknownError when the answer is lost: give the call to `createSafely`.
   */
  async create(action: string, parameters: Parameters, form: AnswerForm = {}): Promise<Body> {
    return this.#call("write", action, parameters, form, creating);
  }

  /** The elements of a listing, page by page to its end. `list` is the member of the answer they stand in. */
  async *pages(action: string, parameters: Parameters, list: string, form: ListForm = {}): AsyncGenerator<Body> {
    for (let offset: number | undefined = 0; offset !== undefined; ) {
      const { elements, next }: ElementPage = await this.page(action, parameters, list, { ...form, offset });
      yield* elements;
      [offset] = next;
    }
  }

  /** One page of a listing. */
  async page(
    action: string,
    parameters: Parameters,
    list: string,
    { offset = 0, pageSize: limit = pageSize, ...form }: ListForm & { readonly offset?: number | undefined } = {},
  ): Promise<ElementPage> {
    const numeral = (value: number) => (this.#service.textPaging ? String(value) : value);
    const paged = { ...parameters, Offset: numeral(offset), Limit: numeral(limit) };
    const answer = await this.read(action, paged, form);
    const elements = listOf(answer[list]);
    const count = "TotalCount" in answer ? answer["TotalCount"] : undefined;
    const total = typeof count === "number" ? count : undefined;
    const next = [];
    const end = elements.length < limit ? 0 : (total ?? offset + limit + 1);
    for (let from = offset + limit; from < end; from += limit) next.push(from);
    return { elements, next, total };
  }

  /** The elements of a listing, all at once. */
  async list(action: string, parameters: Parameters, list: string, form: ListForm = {}): Promise<Body[]> {
    const all: Body[] = [];
    for await (const element of this.pages(action, parameters, list, form)) all.push(element);
    return all;
  }

  get #service(): Service {
    return services[this.#name];
  }

  /** What a write keeps busy. */
  #busyKey(parameters: Parameters): string | undefined {
    const { busyBy = [] } = this.#service;
    const name = busyBy.find((parameter) => typeof parameters[parameter] === "string");
    return name === undefined ? undefined : `${this.#platform.region} ${String(parameters[name])}`;
  }

  async #call(
    kind: Kind,
    action: string,
    parameters: Parameters,
    form: AnswerForm,
    options: Parameters,
  ): Promise<Body> {
    const answer = await this.#send(kind, action, parameters, options);
    const found = this.#found(answer, form);
    if (found === undefined) throw invalid(action, answer, `${action} returned an empty response`);
    return found;
  }

  /** What was asked for: the answer itself, or its member for that. */
  #found({ response }: Answer, { flat }: AnswerForm): Body | undefined {
    const { payload } = this.#service;
    if (flat || payload === undefined) return response;
    return payload in response ? recordOf(response[payload]) : undefined;
  }

  async #send(kind: Kind, action: string, parameters: Parameters, options: Parameters): Promise<Answer> {
    await this.#platform.checkAccount(this.#op);
    const client: HttpClient = bound(this.#platform.client(this.#name, kind), this.#op);
    const http = await client.request<{ readonly Response?: unknown } | null>({
      ...options,
      method: "POST",
      path: this.#platform.path,
      title: action,
      headers: { "X-TC-Action": action },
      body: parameters,
      busyKey: kind === "write" ? this.#busyKey(parameters) : undefined,
    });
    const response = recordOf(http.body?.Response);
    if (response === undefined) throw invalid(action, { http, response: {} }, `${action} returned an empty response`);
    return { http, response };
  }
}

/** An answer, with how it came. */
interface Answer {
  readonly http: HttpResponse<unknown>;
  readonly response: Body;
}

function invalid(action: string, { http, response }: Answer, summary: string, hint?: string): InvalidAnswerError {
  const { RequestId: own } = response;
  const { url, status, attempts, requestId = typeof own === "string" ? own : undefined } = http;
  return new InvalidAnswerError(summary, { title: action, method: "POST", url, status, requestId, attempts, hint });
}

/** What names the object that an action is about. */
function idsIn(parameters: Parameters): string {
  const named = Object.entries(parameters).filter(([name]) => /(Ids?|EnvironmentNames?|SubDomain)$/.test(name));
  return named.map(([name, value]) => `${name} ${[value].flat().join(", ")}`).join(", ") || "it";
}

/** Whether an answer says that something was done. Some actions say it by a text. */
export function isTrue(value: unknown): boolean {
  return String(value).toLowerCase() === "true";
}

/** An object, or undefined for anything else. */
export function recordOf(value: unknown): Body | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Body) : undefined;
}

/** The objects of a list; none when it is absent. */
export function listOf(value: unknown): readonly Body[] {
  return Array.isArray(value) ? (value as Body[]) : [];
}
