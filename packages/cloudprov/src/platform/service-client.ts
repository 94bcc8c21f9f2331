import {
  bound,
  creating,
  type HttpClient,
  type HttpResponse,
  InvalidResponseError,
  PageBound,
  type RequestOptions,
} from "@org/core-http";
import {
  CodedError,
  type Expectation,
  expectation,
  expectationAt,
  expectationOfRequested,
  type Operation,
  type Requested,
  UnexpectedResponse,
} from "@org/core-provider";
import { faultOfOnlyOthers } from "./only-others.ts";
import type { Kind, Platform } from "./platform.ts";
import { requestedIds } from "./requested-ids.ts";
import { type Body, expectsSuccess, isTrue, type ResponseList, textAt } from "./responses.ts";
import { type Service, services } from "./services.ts";

/** Parameters of an action. Undefined values are omitted. */
export type Parameters = Readonly<Record<string, unknown>>;

/** How often an action may be sent, and whether it changes something. */
export type ActionOptions = Pick<RequestOptions, "idempotent" | "safe" | "creates" | "abortGraceMs">;

/** How a response is read. */
export interface ResponseForm {
  /** The result is in the response itself, although the service's responses have a payload member. */
  readonly flat?: true;
  /** What the result must be. Create it once per kind of response. Defaults to an object. */
  readonly expects?: Expectation;
  /**
   * Checks that the result is about the requested objects. For the services that this package knows, every result is
   * checked for the IDs in the parameters: one that names only other objects is invalid, because it belongs to another
   * request, or the service ignores the filter.
   */
  readonly identifies?: Expectation | undefined;
}

/** How a listing is read. */
export interface ListForm extends Omit<ResponseForm, "expects"> {
  /** Number of elements of a page. Defaults to 100, the platform's maximum. */
  readonly pageSize?: number;
}

/** A page of a listing. */
export interface ElementPage<T = Body> {
  readonly elements: readonly T[];
  /** The offsets of the following pages: all of them if the platform returns the total number of elements. */
  readonly next: readonly number[];
  /** The total number of elements, if the platform returns it. */
  readonly total: number | undefined;
}

/** Number of elements of a page. */
const pageSize = 100;

/** A service of the platform, bound to an operation. Each call sends one action and returns its result. */
export class ServiceClient {
  readonly #platform: Platform;
  readonly #op: Operation;
  readonly #service: Service;

  constructor(platform: Platform, op: Operation, service: Service) {
    this.#platform = platform;
    this.#op = op;
    this.#service = service;
  }

  /** Sends an action that reads. It is retried after temporary failures. */
  async read(action: string, parameters: Parameters = {}, form: ResponseForm = {}): Promise<Body> {
    return this.#call("read", action, parameters, form, { idempotent: true, safe: true });
  }

  /**
   * Sends an action that reads and returns null for a missing object. `expects` is created by `orNull`.
   *
   * @param isListed - Whether a listing contains the object. If it does, null does not show that the object is missing:
   * it is read again, and another null is an error. Only for refreshes, because a listing may show an object early.
   */
  async readIfAny(
    action: string,
    parameters: Parameters,
    expects: Expectation,
    isListed?: () => Promise<boolean>,
  ): Promise<Body | undefined> {
    const read = async (): Promise<Body | null> => this.read(action, parameters, { expects });
    const found = await read();
    if (found !== null || !(await isListed?.())) return found ?? undefined;
    const again = await read();
    if (again !== null) return again;
    throw new CodedError(
      "invalid-response",
      `the response to ${action} contains no object for ${idsIn(parameters)}, although the object is listed. Run the command again. If this happens again, report it to the platform's support`,
    );
  }

  /**
   * Sends an action that changes or deletes something, and may be repeated if its response is lost. Returns the
   * response.
   */
  async write(action: string, parameters: Parameters, expects = anObject): Promise<Body> {
    return (await this.#send("write", action, parameters, answerWith(expects), { idempotent: true })).response;
  }

  /** The same for an action that returns whether it succeeded. With `creating`, it is not repeated. */
  async says(action: string, parameters: Parameters, options: ActionOptions = { idempotent: true }): Promise<boolean> {
    return isTrue((await this.#send("write", action, parameters, answerWith(expectsSuccess), options)).response);
  }

  /** The same for an action that must return true. False is an error. */
  async confirm(action: string, parameters: Parameters, options: ActionOptions = { idempotent: true }): Promise<void> {
    const answer = await this.#send("write", action, parameters, answerWith(expectsSuccess), options);
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
   * Sends an action that creates something.
   *
   * @throws OutcomeUnknownError if the response is lost: wrap the call in `createSafely`.
   */
  async create(action: string, parameters: Parameters, form: ResponseForm = {}): Promise<Body> {
    return this.#call("write", action, parameters, form, creating);
  }

  /** The elements of all pages of a listing. */
  pages(action: string, parameters: Parameters, list: ResponseList, form: ListForm = {}): AsyncGenerator<Body> {
    return elementsOf((offset) => this.page(action, parameters, list, { ...form, offset }));
  }

  /** One page of a listing. */
  async page(
    action: string,
    parameters: Parameters,
    list: ResponseList,
    { offset = 0, pageSize: limit = pageSize, ...form }: ListForm & { readonly offset?: number | undefined } = {},
  ): Promise<ElementPage> {
    const { textPaging, numberedPages = false } = this.#service;
    const numeral = (value: number) => (textPaging?.includes(action) ? String(value) : value);
    const place = numberedPages
      ? { Page: offset / limit + 1, Rp: limit }
      : { Offset: numeral(offset), Limit: numeral(limit) };
    const paged = { ...parameters, ...place };
    const expects: Expectation = (answer) => list.expects(answer) ?? emptyBelowTotal(list, answer as Body, offset);
    const isRequested = expectationOfRequested(this.#requestedIn(action, parameters));
    const identifies: Expectation = (answer) =>
      form.identifies?.(answer) ?? faultOfOnlyOthers(list.of(answer as Body), isRequested)?.within(`${list.member}[0]`);
    const answer = await this.read(action, paged, { ...form, expects, identifies });
    const all = list.of(answer);
    const total = list.total(answer);
    // A service that ignores a filter also returns other objects.
    const elements = all.filter((element) => isRequested(element) === undefined);
    return {
      elements,
      next: offsetsAfter(offset, numberedPages && all.length > 0 ? limit : all.length, limit, total),
      total,
    };
  }

  /** The elements of all pages of a listing, as a list. */
  async list(action: string, parameters: Parameters, list: ResponseList, form: ListForm = {}): Promise<Body[]> {
    const all: Body[] = [];
    for await (const element of this.pages(action, parameters, list, form)) all.push(element);
    return all;
  }

  #requestedIn(action: string, parameters: Parameters): Requested {
    const { repeatsIds, namesOthers = [] } = this.#service;
    return repeatsIds && !namesOthers.includes(action) ? requestedIds(parameters) : {};
  }

  /** The object that a write locks. */
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
    form: ResponseForm,
    options: ActionOptions,
  ): Promise<Body> {
    const { flat, expects = anObject, identifies } = form;
    const payload = flat ? undefined : this.#service.payload;
    const isRequested = expectationOfRequested(kind === "read" ? this.#requestedIn(action, parameters) : {});
    const { response } = await this.#send(kind, action, parameters, answerWith(expects, payload), {
      ...options,
      identifies: expectationAt(placeOf(payload), (result) => isRequested(result) ?? identifies?.(result)),
    });
    return payload === undefined ? response : (response[payload] as Body);
  }

  async #send(
    kind: Kind,
    action: string,
    parameters: Parameters,
    expects: Expectation,
    options: ActionOptions & Pick<RequestOptions, "identifies">,
  ): Promise<Answer> {
    // The token service itself determines the account.
    if (this.#service !== services.sts) {
      await this.#platform.checkAccount(() => new ServiceClient(this.#platform, this.#op, services.sts));
    }
    const client: HttpClient = bound(this.#platform.client(this.#service, kind, action), this.#op);
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

/** An empty page is not the end if the total is higher: missing objects would count as deleted. */
function emptyBelowTotal(list: ResponseList, answer: Body, offset: number): ReturnType<Expectation> {
  const total = list.total(answer);
  if (total === undefined || offset >= total || list.of(answer).length > 0) return undefined;
  return new UnexpectedResponse(list.member, `is empty at offset ${offset}, but there are ${total} elements in total`);
}

/** The offsets of the pages after one. A short page is the last one unless the total is higher. */
export function offsetsAfter(offset: number, length: number, limit: number, total: number | undefined): number[] {
  if (total === undefined) return length < limit ? [] : [offset + limit];
  // A platform that returns fewer elements than requested is read page by page.
  if (length < limit) return offset + length < total ? [offset + length] : [];
  return Array.from(
    { length: Math.max(0, Math.ceil((total - offset) / limit) - 1) },
    (_, at) => offset + (at + 1) * limit,
  );
}

/** The elements of all pages of a listing. */
export async function* elementsOf<T = Body>(
  pageFrom: (offset: number | undefined) => Promise<ElementPage<T>>,
): AsyncGenerator<T> {
  const pages = new PageBound({ maxPagesWithoutNew: 0 });
  for (let offset: number | undefined = 0; offset !== undefined; ) {
    const { elements, next }: ElementPage<T> = await pageFrom(offset);
    yield* elements;
    if (elements.length + next.length > 0) pages.count(elements.map((element) => JSON.stringify(element)));
    [offset] = next;
  }
}

/** Parameters that filter by a value; none if the value is undefined. */
export function filteredBy(name: string, value: string | undefined): Parameters {
  return value === undefined ? {} : { Filters: [{ Name: name, Values: [value] }] };
}

/** The same for services whose filters have a key instead of a name. */
export function keyedBy(values: Parameters): Parameters {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.length === 0 ? {} : { Filters: given.map(([Key, value]) => ({ Key, Values: [value] })) };
}

const anObject = expectation();

/** Every response contains the ID of its request. */
const isResponse = expectationAt("Response", expectation(textAt("RequestId")));

const wholes = new Map<string, WeakMap<Expectation, Expectation>>();

/**
 * Expects a response with a payload. Equal arguments return the same function, so that requests can share a response.
 */
function answerWith(expects: Expectation, payload?: string): Expectation {
  const place = placeOf(payload);
  const known = wholes.get(place) ?? new WeakMap<Expectation, Expectation>();
  wholes.set(place, known);
  const inPlace = expectationAt(place, expects);
  const whole = known.get(expects) ?? ((body: unknown) => isResponse(body) ?? inPlace(body));
  known.set(expects, whole);
  return whole;
}

function placeOf(payload: string | undefined): string {
  return payload === undefined ? "Response" : `Response.${payload}`;
}

/** The body of a response, with the HTTP response. */
interface Answer {
  readonly http: HttpResponse<unknown>;
  readonly response: Body;
}

function invalid(action: string, { http, response }: Answer, summary: string, hint?: string): InvalidResponseError {
  const { RequestId: own } = response;
  const { url, status, attempts, requestId = typeof own === "string" ? own : undefined } = http;
  return new InvalidResponseError(summary, { title: action, method: "POST", url, status, requestId, attempts, hint });
}

/** The parameters that identify the object of an action. */
function idsIn(parameters: Parameters): string {
  const named = Object.entries(parameters).filter(([name]) => /(Ids?|Environment(Names?)?|SubDomain)$/.test(name));
  return named.map(([name, value]) => `${name} ${[value].flat().join(", ")}`).join(", ") || "it";
}
