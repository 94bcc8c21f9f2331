import { createHash } from "node:crypto";
import { ConfigurationError, fileContent, type UploadContent } from "@org/core-http";
import { type CheckOperation, isUnknown } from "@org/core-provider";
import type { Values } from "../../platform/action-object.ts";

/** The most bytes that one request uploads. */
const largest = 5 * 1024 ** 3;

/** The content that a program gives an object: a text, or a file. */
export async function contentOf({ source, content }: Values): Promise<UploadContent> {
  if (typeof source === "string" && source !== "") return fileContent(source);
  const bytes = Buffer.from(String(content ?? ""));
  return {
    what: "the content",
    size: bytes.length,
    async *read() {
      yield bytes;
    },
  };
}

/** The MD5 of a content, which is read while it is hashed. */
export async function md5Of(content: UploadContent): Promise<Buffer> {
  const hash = createHash("md5");
  for await (const part of content.read()) hash.update(part);
  return hash.digest();
}

/**
 * The hash of the content, for a check: a changed file is a difference. Reports a file that is missing or too large; only
 * warns if the object exists with a hash and the file is missing now.
 */
export async function checkedContent(op: CheckOperation): Promise<Values> {
  const { source, content, etag: given } = op.args;
  if (isUnknown(source) || isUnknown(content) || isUnknown(given)) return {};
  const isFile = typeof source === "string" && source !== "";
  // Exactly one of the two must be set.
  if (isFile === (typeof content === "string")) return {};
  const known = op.oldArgs?.["etag"];
  try {
    const found = await contentOf(op.args);
    if (found.size > largest) {
      op.problem(
        isFile ? "source" : "content",
        `must be at most 5 GB, which one request can upload: it has ${found.size} bytes`,
      );
      return {};
    }
    const hash = (await md5Of(found)).toString("hex");
    if (given === undefined) return { etag: hash };
    if (given !== hash)
      op.malformed("etag", `must be the MD5 of the content, which is ${hash}: correct it, or remove it`);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const isKept = typeof known === "string" && (given === undefined || given === known);
    if (isKept && error.code === "ENOENT") {
      op.warn(`source: ${error.summary}, so changes of its content cannot be detected`);
      return given === undefined ? { etag: known } : {};
    }
    op.problem("source", `must be a file that can be uploaded: ${error.summary}`);
  }
  return {};
}
