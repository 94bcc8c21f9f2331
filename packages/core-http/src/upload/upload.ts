import { notify } from "../base/hooks.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import type { PreparedRequest } from "../exchange/prepared-request.ts";
import { ClientCore, lowerCaseNames } from "../origin/client-core.ts";
import { PresignedRedactor } from "../redaction/presigned-redactor.ts";
import type { PlatformError } from "../wire/platform-text.ts";
import { multipartForm, type UploadForm } from "./multipart-form.ts";
import { partsOf, type UploadContent } from "./upload-content.ts";

/** How far an upload has come. */
export interface UploadProgress {
  /** Bytes of this attempt that were given to the connection, those around the file in a form included. */
  readonly sentBytes: number;
  readonly totalBytes: number;
  /** 1 is the first. */
  readonly attempt: number;
}

/** An upload to a presigned address. */
export interface UploadRequest {
  /** The address as the platform gave it, with its query. It may be of any origin. */
  readonly url: string;
  /** What is uploaded: {@link fileContent} for a file. */
  readonly content: UploadContent;
  /** Makes it a POST of a form with these fields first and the content last. Default: a PUT of the content itself. */
  readonly form?: UploadForm | undefined;
  /** The headers that the address demands, such as `{ "x-ms-blob-type": "BlockBlob" }`. There are no others. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Called while it is sent. What it throws is ignored. */
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
  /** Ends the upload at once, beside the signal the client is bound to. */
  readonly signal?: AbortSignal | undefined;
}

/** An upload that is ready to be sent, with what sends it: nothing of the client but its way over the wire. */
export function prepareUpload(
  wire: ClientCore,
  request: UploadRequest,
): { readonly core: ClientCore; readonly prepared: PreparedRequest } {
  // Never quoted: it holds what gives access.
  if (!URL.canParse(request.url)) throw new ConfigurationError("The address to upload to is not a URL");
  const url = new URL(request.url);
  const { retry, timeouts, proxy, logger, clock } = wire;
  const redactor = new PresignedRedactor(url, request.form?.fields ?? {}, wire.redactor);
  const wiring = { retry, timeouts, proxy, logger, clock, redactor };
  const core = new ClientCore({ baseUrl: url.origin, readErrorBody: readStorageError, ...wiring });
  const { form } = request;
  const { content, contentType } =
    form === undefined ? { ...request, contentType: undefined } : multipartForm(form, request.content);
  let attempt = 0;
  return {
    core,
    prepared: {
      title: `uploading ${request.content.what} by ${form === undefined ? "PUT" : "POST"}`,
      method: form === undefined ? "PUT" : "POST",
      url,
      headers: {
        ...lowerCaseNames(request.headers),
        ...(contentType === undefined ? {} : { "content-type": contentType }),
        "content-length": String(content.size),
      },
      body: () => reported(content, ++attempt, request.onProgress),
      // The same content at the same place, however often.
      idempotent: true,
      safe: false,
      creates: false,
      accept: [],
      // Only GET and HEAD are redirected: a storage's redirect is its own refusal.
      crossOriginRedirects: "follow",
      responseType: "text",
      sink: undefined,
      rejectionHint:
        "A presigned address ends after a while, and takes only what it was made for: ask for another one.",
    },
  };
}

/** Storage services answer errors in XML. */
function readStorageError(body: unknown): PlatformError | undefined {
  if (typeof body !== "string") return undefined;
  const [code, message] = ["Code", "Message"].map((name) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(body)?.[1]);
  return message === undefined ? undefined : { code, message };
}

async function* reported(
  content: UploadContent,
  attempt: number,
  onProgress: UploadRequest["onProgress"],
): AsyncGenerator<Uint8Array> {
  let sentBytes = 0;
  for await (const part of partsOf(content)) {
    yield part;
    sentBytes += part.length;
    notify(onProgress, { sentBytes, totalBytes: content.size, attempt });
  }
}
