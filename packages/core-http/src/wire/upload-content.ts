import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { textOfThrown } from "../base/hooks.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { HttpError } from "../errors/http-error.ts";

/** Content of known length that can be read from the beginning for each attempt. */
export interface UploadContent {
  /** Describes the content in messages: `the file connector.zip`. */
  readonly what: string;
  /** The length in bytes. */
  readonly size: number;
  /** The file name without folders, if there is one. */
  readonly name?: string | undefined;
  /** Reads the content from the beginning. Called for each attempt. */
  read(): AsyncIterable<Uint8Array>;
}

/**
 * The content of a file. The file is read while it is sent, and is never in memory as a whole.
 *
 * @throws {@link ConfigurationError} if the file does not exist or is a folder.
 */
export async function fileContent(path: string): Promise<UploadContent> {
  const found = await stat(path).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === "ENOENT" ? "does not exist" : `cannot be read (${code})`;
    throw new ConfigurationError(`The file ${path} ${reason}`, { code, helpCode: "invalid-file" });
  });
  if (!found.isFile()) throw new ConfigurationError(`${path} is not a file`, { helpCode: "invalid-file" });
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
 * @throws {@link ConfigurationError} if it cannot be read or its length changed. A retry would not help.
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
    throw new ConfigurationError(
      `Reading ${content.what} failed: ${textOfThrown(error)}`,
      { helpCode: "invalid-file" },
      error,
    );
  }
  if (read < content.size) throw changed(content);
}

function changed({ what, size }: UploadContent): ConfigurationError {
  return new ConfigurationError(`${what} changed during the upload: it no longer has ${size} bytes`, {
    helpCode: "invalid-file",
    hint: "Run the command again when no other process writes to the file.",
  });
}
