/** What came back. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** The body, parsed when it is JSON. Tests read any member. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads many shapes and states the one it expects.
  readonly body: any;
}

/** A key and its secret. */
export interface Key {
  readonly id: string;
  readonly secret: string;
}

/** The contents of a request. */
export interface Sent {
  /** For basic sign-in. */
  readonly key?: Key;
  /** A bearer token. */
  readonly token?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as a form, in place of `body`. */
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request as a plain HTTP client would, for tests of simulators. Redirects are not followed. */
export async function send(url: string, method: string, sent: Sent = {}): Promise<Reply> {
  const headers = new Headers(sent.headers);
  if (sent.key !== undefined) headers.set("Authorization", `Basic ${basic(sent.key)}`);
  if (sent.token !== undefined) headers.set("Authorization", `Bearer ${sent.token}`);
  if (sent.body !== undefined && !headers.has("Content-Type")) headers.set("Content-Type", "application/json");
  const response = await fetch(url, { method, headers, body: bodyOf(sent), redirect: "manual" });
  const text = await response.text();
  const json = text !== "" && response.headers.get("content-type")?.includes("json");
  return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
}

function basic({ id, secret }: Key): string {
  return Buffer.from(`${id}:${secret}`).toString("base64");
}

function bodyOf({ body, form }: Sent): string | URLSearchParams | null {
  if (form !== undefined) return new URLSearchParams(form);
  return body === undefined ? null : JSON.stringify(body);
}
