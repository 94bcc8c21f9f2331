import { hash } from "node:crypto";
import {
  AuthenticationError,
  bound,
  creating,
  type HttpResponse,
  PermissionError,
  type RequestOptions,
  StatusError,
} from "@org/core-http";
import { CodedError, type Expectation, type Operation, UnexpectedResponse } from "@org/core-provider";
import type { Kind, Platform } from "../platform/platform.ts";
import { ServiceClient } from "../platform/service-client.ts";
import { services } from "../platform/services.ts";
import { type BucketPlace, bucketUrl, siteUrl } from "./address.ts";
import { parseXml, writeXml, type XmlElement, XmlError } from "./xml.ts";

/** A request to a bucket, or to the list of all buckets. */
export interface CosRequest {
  /** The platform's name of the operation, for messages: `GetBucketACL`. */
  readonly title: string;
  /** The bucket; undefined for the list of all buckets. */
  readonly at: BucketPlace | undefined;
  /** The path with its query: `/?acl`. Names of objects are encoded by `objectPath`. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request that changes something. */
export interface CosWrite extends CosRequest {
  readonly method: "PUT" | "POST" | "DELETE";
  /** Sent as XML, with its checksum. */
  readonly xml?: XmlElement;
  /** Other options, such as the content of a file. */
  readonly options?: RequestOptions;
}

/** The API of Cloud Object Storage, bound to an operation: XML over HTTP, with an address for each bucket. */
export class CosClient {
  readonly #platform: Platform;
  readonly #op: Operation;

  constructor(platform: Platform, op: Operation) {
    this.#platform = platform;
    this.#op = op;
  }

  /** Reads a document, whose root must have the name. */
  async read(request: CosRequest, root: string): Promise<XmlElement> {
    return (await this.readWithHeaders(request, root)).document;
  }

  /** Reads a document and the headers of its response. */
  async readWithHeaders(
    request: CosRequest,
    root: string,
  ): Promise<Pick<HttpResponse<string>, "headers"> & { readonly document: XmlElement }> {
    const { body, headers } = await this.#send<string>("read", request, { method: "GET", expects: documentOf(root) });
    return { document: parseXml(body), headers };
  }

  /**
   * Reads the headers of a bucket or an object. The response has no body, so an error has only its status. After a 403,
   * a GET of the same address finds out whether the clock is wrong or the keys have expired, which the client corrects.
   */
  async head(request: CosRequest): Promise<HttpResponse<string>> {
    const send = () => this.#send<string>("read", request, { method: "HEAD" });
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof PermissionError)) throw error;
      await this.#correctSignature(request);
      return send();
    }
  }

  /** @throws AuthenticationError if the platform rejects the keys. Other errors say that it accepts them. */
  async #correctSignature({ at, path }: CosRequest): Promise<void> {
    const title = path === "/" ? "GetBucketACL" : "GetObjectACL";
    try {
      await this.#send<string>("read", { at, title, path: `${path}?acl` }, { method: "GET" });
    } catch (error) {
      if (!(error instanceof StatusError) || error instanceof AuthenticationError) throw error;
    }
  }

  /** Reads a text that is not XML. */
  async readText(request: CosRequest, expects: Expectation): Promise<string> {
    return (await this.#send<string>("read", request, { method: "GET", expects })).body;
  }

  /** Sends a request that may be repeated if its response is lost. The response has no content. */
  async write(request: CosWrite): Promise<HttpResponse<string>> {
    return this.#send<string>("write", request, { ...written(request), idempotent: true, expects: nothing });
  }

  /** Sends a request that creates something: it is not repeated. Wrap it in `createSafely`. */
  async create(request: CosWrite): Promise<void> {
    await this.#send<string>("write", request, { ...written(request), ...creating, expects: nothing });
  }

  /** Sends a request that may be repeated, and returns the document of the response, whose root must have the name. */
  async writeAndRead(request: CosWrite, root: string): Promise<XmlElement> {
    const options = { ...written(request), idempotent: true, expects: documentOf(root) };
    return parseXml((await this.#send<string>("write", request, options)).body);
  }

  async #send<T>(
    kind: Kind,
    { title, at, path, headers }: CosRequest,
    options: RequestOptions & { readonly method: string },
  ): Promise<HttpResponse<T>> {
    const platform = this.#platform;
    await platform.checkAccount(() => new ServiceClient(platform, this.#op, services.sts));
    const origin = at === undefined ? siteUrl(platform.cosSite).origin : bucketUrl(platform.cosSite, at);
    return bound(platform.objectStorage(origin, kind), this.#op).request<T>({
      ...options,
      path,
      title,
      headers: { ...options.headers, ...headers },
      responseType: "text",
    });
  }
}

/**
 * The path of an object. Its name is encoded, except for the slashes. If a part is `.` or `..`, the slashes are encoded,
 * too: a URL would resolve such a part, and lead to another object.
 *
 * @throws CodedError if the path would lead to the bucket instead of an object.
 */
export function objectPath(key: string, query = ""): string {
  const parts = key.split("/");
  const hasDots = parts.some(isDots);
  if (key === "" || isDots(key)) {
    throw new CodedError(
      "invalid-input",
      `no URL leads to an object with the name ${JSON.stringify(key)}, so no request is sent`,
    );
  }
  const encoded = parts.map((part) => encodeURIComponent(part).replace(/[!'()*]/g, percent));
  return `/${encoded.join(hasDots ? "%2F" : "/")}${query}`;
}

function isDots(part: string): boolean {
  return part === "." || part === "..";
}

function percent(mark: string): string {
  return `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
}

function written({ method, xml, options }: CosWrite): RequestOptions & { readonly method: string } {
  if (xml === undefined) return { ...options, method };
  const body = Buffer.from(writeXml(xml));
  const headers = { "content-type": "application/xml", "content-md5": hash("md5", body, "base64") };
  return { ...options, method, body, headers };
}

const documents = new Map<string, Expectation>();

/** Expects a complete document. Equal names return the same function, so that requests can share a response. */
function documentOf(root: string): Expectation {
  const known = documents.get(root) ?? ((body: unknown) => faultOfDocument(body, root));
  documents.set(root, known);
  return known;
}

function faultOfDocument(body: unknown, root: string): UnexpectedResponse | undefined {
  try {
    const { name } = parseXml(String(body));
    return name === root ? undefined : new UnexpectedResponse("", `is <${name}> instead of <${root}>`);
  } catch (error) {
    if (error instanceof XmlError) return new UnexpectedResponse("", error.message);
    throw error;
  }
}

/** Expects a response without content. */
const nothing: Expectation = (body) =>
  String(body).trim() === "" ? undefined : new UnexpectedResponse("", "has content, although none is expected");
