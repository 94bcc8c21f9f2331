import { notify } from "../base/hooks.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import type { PreparedRequest } from "../exchange/prepared-request.ts";
import { ClientCore, lowerCaseNames } from "../origin/client-core.ts";
import { PresignedRedactor } from "../redaction/presigned-redactor.ts";
import { readStorageError } from "../wire/storage-error.ts";
import { partsOf, type UploadContent } from "../wire/upload-content.ts";
import { multipartForm, type UploadForm } from "./multipart-form.ts";

/** The progress of an upload. */
export interface UploadProgress {
  /** Bytes of this attempt sent so far, including the form around the file. */
  readonly sentBytes: number;
  readonly totalBytes: number;
  /** Starts at 1. */
  readonly attempt: number;
}

/** An upload to a presigned URL. */
export interface UploadRequest {
  /** The URL as the platform returned it, with its query. May be of any origin. */
  readonly url: string;
  /** The content; use {@link fileContent} for a file. */
  readonly content: UploadContent;
  /** Sends a POST with a form of these fields, followed by the content. Defaults to a PUT of the content itself. */
  readonly form?: UploadForm | undefined;
  /** The headers that the URL requires, such as `{ "x-ms-blob-type": "BlockBlob" }`. No others are sent. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Called while the content is sent. Its exceptions are ignored. */
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
  /** Ends the upload immediately, in addition to the signal of the operation. */
  readonly signal?: AbortSignal | undefined;
}

/** Prepares an upload, and a core that shares only the connection settings with the client. */
export function prepareUpload(
  wire: ClientCore,
  request: UploadRequest,
): { readonly core: ClientCore; readonly prepared: PreparedRequest } {
  // Never quoted, because its query grants access.
  if (!URL.canParse(request.url)) throw new ConfigurationError("The upload address is not a URL");
  const url = new URL(request.url);
  const { retry, timeouts, proxy, logger, clock, origins } = wire;
  const redactor = new PresignedRedactor(url, request.form?.fields ?? {}, wire.redactor);
  const wiring = { retry, timeouts, proxy, logger, clock, origins, redactor };
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
      // Repeating it writes the same content to the same place.
      idempotent: true,
      safe: false,
      creates: false,
      accept: [],
      // Uploads are never redirected, so a storage's redirect becomes its own status error.
      crossOriginRedirects: "follow",
      responseType: "text",
      sink: undefined,
      rejectionHint: "A presigned URL expires and accepts only the upload that it was created for: request a new one.",
    },
  };
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
