import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { textOfThrown } from "../base/hooks.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { HttpError } from "../errors/http-error.ts";

/** What is uploaded: its length is known, and it can be read from its beginning as often as it is sent. */
export interface UploadContent {
  /** What it is, for messages: `the file connector.zip`. */
  readonly what: string;
  /** Its length in bytes. */
  readonly size: number;
  /** Its name without folders, where it has one. */
  readonly name?: string | undefined;
  /** Reads it from the beginning, part by part. Called for each attempt. */
  read(): AsyncIterable<Uint8Array>;
}

/**
 * A file to be uploaded. It is read while it is sent, never into memory as a whole.
 *
 * @throws {@link ConfigurationError} when there is no such file, or it is a folder.
 */
export async function fileContent(path: string): Promise<UploadContent> {
  const found = await stat(path).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === "ENOENT" ? "does not exist" : `cannot be read (${code})`;
    throw new ConfigurationError(`The file ${path} ${reason}`, { code });
  });
  if (!found.isFile()) throw new ConfigurationError(`${path} is not a file`);
  return {
    what: `the file ${path}`,
    size: found.size,
    name: basename(path),
    read: () => createReadStream(path),
  };
}

/**
 * Reads content for one attempt.
 *
 * @throws {@link ConfigurationError} when it cannot be read, or is not as long as it said: no other attempt would help.
 */
export async function* partsOf(content: UploadContent): AsyncGenerator<Uint8Array> {
  let read = 0;
  try {
    for await (const part of content.read()) {
      read += part.length;
      if (read > content.size) throw changed(content);
      yield part;
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new ConfigurationError(`Reading ${content.what} failed: ${textOfThrown(error)}`, {}, error);
  }
  if (read < content.size) throw changed(content);
}

function changed({ what, size }: UploadContent): ConfigurationError {
  return new ConfigurationError(`${what} is not ${size} bytes long any more: it was changed while it was uploaded`, {
    hint: "Try again when nothing writes to it.",
  });
}
