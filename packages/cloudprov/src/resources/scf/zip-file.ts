import { createHash } from "node:crypto";
import { ConfigurationError, fileContent, type UploadContent } from "@org/core-http";
import { type CheckOperation, field, isUnknown } from "@org/core-provider";
import type { Values } from "../../platform/action-object.ts";

/** The largest file, in bytes: the platform accepts requests of 10 MB, in which its content is Base64. */
const largest = 7_500_000;

/** The code of a function, in a file of this machine. */
export const zipFileField = () =>
  field.string({
    computed: true,
    emptyIsUnset: true,
    local: true,
    // Only the content is compared.
    equality: () => true,
    pattern: { match: /\.(zip|jar)$/i, says: "name a .zip or .jar file" },
    docs: "Path of a `.zip` or `.jar` file on this machine that contains the code, at most 7.5 MB. Only a change of its content is a diff, not a change of the path.",
    inputDocs:
      "A relative path is resolved from the program's working directory. A missing file only causes a warning if the function was just imported, or if it exists and the path is unchanged.",
  });

/** The hash of the code, which shows changes. */
export const codeHashField = () =>
  field.string({
    computed: true,
    emptyIsUnset: true,
    // Not local: a change of the hash alone deploys the code.
    writeOnly: true,
    adoptedIfMissing: true,
    terraform: false,
    docs: "SHA-256 of the content of `zipFile`, or the text that the program sets. A change deploys the code again.",
    inputDocs:
      "Set a text of your own to deploy an object in COS or an image that changed under the same name, or if builds of the same sources differ: then only this text is compared.",
  });

/**
 * The hash of the code, for a check. Reports a file that is missing, empty or too large; only warns if an existing
 * function keeps the path of a file that is missing now.
 */
export async function checkedZipFile(op: CheckOperation): Promise<Values> {
  const { zipFile: path, codeHash: given } = op.args;
  if (typeof path !== "string" || isUnknown(path)) return {};
  const known = op.oldArgs?.["codeHash"];
  // Nothing is deployed, so the file does not have to exist.
  if (given !== undefined && given === known) return {};
  try {
    const content = await fileContent(path);
    if (content.size === 0) op.problem("zipFile", "must not be an empty file");
    if (content.size > largest) {
      op.problem(
        "zipFile",
        `must be at most 7.5 MB: this file has ${content.size} bytes. Upload it to COS, and set cosBucketName, cosObjectName and cosBucketRegion instead`,
      );
    }
    return given === undefined ? { codeHash: await hashOf(content) } : {};
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    // A state with neither a path nor a hash is that of an imported function.
    const before = op.oldArgs?.["zipFile"] ?? (known === undefined ? path : undefined);
    const isUnchanged = op.oldArgs !== undefined && before === path && (given === undefined || known === undefined);
    if (isUnchanged && error.code === "ENOENT") {
      op.warn(`zipFile: ${error.summary}, so changes of its content cannot be detected`);
      return given === undefined && known !== undefined ? { codeHash: known } : {};
    }
    op.problem("zipFile", `must be a file that can be uploaded: ${error.summary}`);
    return {};
  }
}

/** The content of a file in Base64, as requests contain it. */
export async function zipFileContent(path: string): Promise<string> {
  const parts = [];
  for await (const part of (await fileContent(path)).read()) parts.push(part);
  return Buffer.concat(parts).toString("base64");
}

async function hashOf(content: UploadContent): Promise<string> {
  const hash = createHash("sha256");
  for await (const part of content.read()) hash.update(part);
  return hash.digest("hex");
}
