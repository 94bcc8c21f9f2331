/** The bytes of a request body and their media type. */
export interface EncodedBody {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** The body of a request: at most one of the two. */
export interface BodyInput {
  /** Sent as JSON; a `Uint8Array` is sent as it is. */
  readonly body?: unknown;
  /** Sent as a form (`application/x-www-form-urlencoded`). */
  readonly form?: Readonly<Record<string, string>> | undefined;
}

/** The bytes of a request's body; undefined when it has none. */
export function encodeBody({ body, form }: BodyInput): EncodedBody | undefined {
  if (form !== undefined) {
    return {
      bytes: Buffer.from(new URLSearchParams(form).toString()),
      contentType: "application/x-www-form-urlencoded",
    };
  }
  if (body === undefined) return undefined;
  if (body instanceof Uint8Array) return { bytes: body, contentType: "application/octet-stream" };
  return { bytes: Buffer.from(JSON.stringify(body)), contentType: "application/json" };
}
