import { randomUUID } from "node:crypto";
import type { UploadContent } from "../wire/upload-content.ts";

/** A form with a file (RFC 7578), as storage services accept it. */
export interface UploadForm {
  /** Sent before the file, in this order. */
  readonly fields: Readonly<Record<string, string>>;
  /** Name of the file's field. Defaults to `file`. */
  readonly fileField?: string | undefined;
  /** Defaults to the name of the content. */
  readonly fileName?: string | undefined;
  /** Media type of the file. Defaults to `application/octet-stream`. */
  readonly contentType?: string | undefined;
}

/** Builds a form of known length around content: the fields first, the file last. */
export function multipartForm(
  form: UploadForm,
  content: UploadContent,
): { readonly contentType: string; readonly content: UploadContent } {
  const { fields, fileField = "file", fileName = content.name ?? "file" } = form;
  const boundary = `form-${randomUUID()}`;
  const head = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(name)}"\r\n\r\n${value}\r\n`,
  );
  head.push(
    `--${boundary}\r\ncontent-disposition: form-data; name="${quoted(fileField)}"; filename="${quoted(fileName)}"\r\n`,
    `content-type: ${form.contentType ?? "application/octet-stream"}\r\n\r\n`,
  );
  const before = Buffer.from(head.join(""));
  const after = Buffer.from(`\r\n--${boundary}--\r\n`);
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    content: {
      ...content,
      size: before.length + content.size + after.length,
      async *read() {
        yield before;
        yield* content.read();
        yield after;
      },
    },
  };
}

/** Escapes a name as browsers do in forms. */
function quoted(name: string): string {
  return name.replace(/["\r\n]/g, (mark) => `%${mark.charCodeAt(0).toString(16).padStart(2, "0").toUpperCase()}`);
}
