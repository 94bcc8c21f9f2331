import {
  bound,
  creating,
  type HttpClient,
  type HttpResponse,
  InvalidResponseError,
  PageBound,
  type RequestOptions,
} from "@org/core-http";
import { type Expectation, expectation, expectationAt, type Operation, UnexpectedResponse } from "@org/core-provider";
import { type AnswerList, type Body, isTrue, saysWhether, textAt } from "./answers.ts";
import type { Kind, Platform } from "./platform.ts";
import { type Service, services } from "./services.ts";

/** What an action is told; what is undefined is left out. */
export type Parameters = Readonly<Record<string, unknown>>;

/** How often an action may be sent, and whether it changes something. */
export type ActionOptions = Pick<RequestOptions, "idempotent" | "safe" | "creates" | "abortGraceMs">;

/** How an answer is read. */
export interface AnswerForm {
  /** What was asked for stands in the answer itself, though the service's answers have a member for it. */
  readonly flat?: true;
  /** What is expected of what was asked for. Made once for a kind of answer. Default: an object. */
  readonly expects?: Expectation;
}

/** How a listing is read. */
export interface ListForm extends Omit<AnswerForm, "expects"> {
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
  readonly #service: Service;

  constructor(platform: Platform, op: Operation, service: Service) {
    this.#platform = platform;
    this.#op = op;
    this.#service = service;
  }

  /** Asks for something. It is repeated when it fails for a passing reason. */
  async read(action: string, parameters: Parameters = {}, form: AnswerForm = {}): Promise<Body> {
    return this.#call("read", action, parameters, form, { idempotent: true, safe: true });
  }

  /** Asks for something that may be answered null when there is none. `expects` is made by `orNull`. */
  async readIfAny(action: string, parameters: Parameters, expects: Expectation): Promise<Body | undefined> {
    const found: Body | null = await this.read(action, parameters, { expects });
    return found ?? undefined;
  }

  /**
   * Changes or removes something: an action that may be repeated when its answer is lost. Gives the answer itself, of
   * which something may be expected.
   */
  async write(action: string, parameters: Parameters, expects = anObject): Promise<Body> {
    return (await this.#send("write", action, parameters, answerWith(expects), { idempotent: true })).response;
  }

  /** The same for an action that answers whether it is done. `creating` asks for what may be done once only. */
  async says(action: string, parameters: Parameters, options: ActionOptions = { idempotent: true }): Promise<boolean> {
    return isTrue((await this.#send("write", action, parameters, answerWith(saysWhether), options)).response);
  }

  /** The same for an action that answers true. False is an error. */
  async confirm(action: string, parameters: Parameters, options: ActionOptions = { idempotent: true }): Promise<void> {
    const answer = await this.#send("write", action, parameters, answerWith(saysWhether), options);
    if (isTrue(answer.response)) return;
    const summary = `${action} did not succeed: the platform returned false for ${idsIn(parameters)}`;
    throw invalid(
      action,
      answer,
      summary,
      "The platform gives no reason: look at the object in its console, and try again.",
    );
  }

  /**
   * Makes something.
   *
   * @throws OutcomeUnknownError when the answer is lost: give the call to `createSafely`.
   */
  async create(action: string, parameters: Parameters, form: AnswerForm = {}): Promise<Body> {
    return this.#call("write", action, parameters, form, creating);
  }

  /** The elements of a listing, page by page to its end. */
  pages(action: string, parameters: Parameters, list: AnswerList, form: ListForm = {}): AsyncGenerator<Body> {
    return elementsOf((offset) => this.page(action, parameters, list, { ...form, offset }));
  }

  /** One page of a listing. */
  async page(
    action: string,
    parameters: Parameters,
    list: AnswerList,
    { offset = 0, pageSize: limit = pageSize, ...form }: ListForm & { readonly offset?: number | undefined } = {},
  ): Promise<ElementPage> {
    const numeral = (value: number) => (this.#service.textPaging ? String(value) : value);
    const paged = { ...parameters, Offset: numeral(offset), Limit: numeral(limit) };
    const expects: Expectation = (answer) => list.expects(answer) ?? emptyBelowTotal(list, answer as Body, offset);
    const answer = await this.read(action, paged, { ...form, expects });
    const elements = list.of(answer);
    const total = list.total(answer);
    return { elements, next: offsetsAfter(offset, elements.length, limit, total), total };
  }

  /** The elements of a listing, all at once. */
  async list(action: string, parameters: Parameters, list: AnswerList, form: ListForm = {}): Promise<Body[]> {
    const all: Body[] = [];
    for await (const element of this.pages(action, parameters, list, form)) all.push(element);
    return all;
  }

  /** What a write keeps busy. */
  #lockKey(parameters: Parameters): string | undefined {
    const { busyBy = [] } = this.#service;
    const name = busyBy.find((parameter) => typeof parameters[parameter] === "string");
    if (name === undefined) return undefined;
    return `${this.#service.place?.region ?? this.#platform.region} ${String(parameters[name])}`;
  }

  async #call(
    kind: Kind,
    action: string,
    parameters: Parameters,
    form: AnswerForm,
    options: ActionOptions,
  ): Promise<Body> {
    const { flat, expects = anObject } = form;
    const payload = flat ? undefined : this.#service.payload;
    const { response } = await this.#send(kind, action, parameters, answerWith(expects, payload), options);
    return payload === undefined ? response : (response[payload] as Body);
  }

  async #send(
    kind: Kind,
    action: string,
    parameters: Parameters,
    expects: Expectation,
    options: ActionOptions,
  ): Promise<Answer> {
    // Whose credentials these are is asked of the token service itself.
    if (this.#service !== services.sts) {
      await this.#platform.checkAccount(() => new ServiceClient(this.#platform, this.#op, services.sts));
    }
    const client: HttpClient = bound(this.#platform.client(this.#service, kind), this.#op);
    const http = await client.request<{ readonly Response: Body }>({
      ...options,
      method: "POST",
      path: this.#platform.pathOf(this.#service.place ?? {}),
      title: action,
      headers: { "X-TC-Action": action },
      body: parameters,
      expects,
      lockKey: kind === "write" ? this.#lockKey(parameters) : undefined,
    });
    return { http, response: http.body.Response };
  }
}

/** An empty page is not the end while the total says that there are more: what is missing would count as deleted. */
function emptyBelowTotal(list: AnswerList, answer: Body, offset: number): ReturnType<Expectation> {
  const total = list.total(answer);
  if (total === undefined || offset >= total || list.of(answer).length > 0) return undefined;
  return new UnexpectedResponse(list.member, `is empty at offset ${offset}, but there are ${total} elements in total`);
}

/** The offsets of the pages after one. A short page is the last one unless the total says that there are more. */
function offsetsAfter(offset: number, length: number, limit: number, total: number | undefined): number[] {
  if (total === undefined) return length < limit ? [] : [offset + limit];
  // A platform that gives fewer than it is asked for is asked page by page.
  if (length < limit) return offset + length < total ? [offset + length] : [];
  return Array.from(
    { length: Math.max(0, Math.ceil((total - offset) / limit) - 1) },
    (_, at) => offset + (at + 1) * limit,
  );
}

/** The elements of a listing, page by page to its end. */
export async function* elementsOf(
  pageFrom: (offset: number | undefined) => Promise<ElementPage>,
): AsyncGenerator<Body> {
  const pages = new PageBound({ mostBarren: 0 });
  for (let offset: number | undefined = 0; offset !== undefined; ) {
    const { elements, next }: ElementPage = await pageFrom(offset);
    yield* elements;
    if (elements.length + next.length > 0) pages.count(elements.map((element) => JSON.stringify(element)));
    [offset] = next;
  }
}

/** Parameters that let through what has a value; everything when there is none. */
export function filteredBy(name: string, value: string | undefined): Parameters {
  return value === undefined ? {} : { Filters: [{ Name: name, Values: [value] }] };
}

const anObject = expectation();

/** Every answer names its request. */
const isAnswer = expectationAt("Response", expectation(textAt("RequestId")));

const wholes = new Map<string, WeakMap<Expectation, Expectation>>();

/** Expects an answer that holds something. The same for the same, since requests that expect it may share an answer. */
function answerWith(expects: Expectation, payload?: string): Expectation {
  const place = payload === undefined ? "Response" : `Response.${payload}`;
  const known = wholes.get(place) ?? new WeakMap<Expectation, Expectation>();
  wholes.set(place, known);
  const inPlace = expectationAt(place, expects);
  const whole = known.get(expects) ?? ((body: unknown) => isAnswer(body) ?? inPlace(body));
  known.set(expects, whole);
  return whole;
}

/** An answer, with how it came. */
interface Answer {
  readonly http: HttpResponse<unknown>;
  readonly response: Body;
}

function invalid(action: string, { http, response }: Answer, summary: string, hint?: string): InvalidResponseError {
  const { RequestId: own } = response;
  const { url, status, attempts, requestId = typeof own === "string" ? own : undefined } = http;
  return new InvalidResponseError(summary, { title: action, method: "POST", url, status, requestId, attempts, hint });
}

/** What names the object that an action is about. */
function idsIn(parameters: Parameters): string {
  const named = Object.entries(parameters).filter(([name]) => /(Ids?|Environment(Names?)?|SubDomain)$/.test(name));
  return named.map(([name, value]) => `${name} ${[value].flat().join(", ")}`).join(", ") || "it";
}
