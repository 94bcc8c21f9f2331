import { createHash } from "node:crypto";
import { extname } from "node:path";
import {
  ConfigurationError,
  fileContent,
  StatusError,
  type UploadContent,
  type UploadProgress,
  type UploadRequest,
} from "@org/core-http";
import {
  type CheckOperation,
  expectation,
  field,
  fromWire,
  isUnknown,
  type Operation,
  type Outputs,
} from "@org/core-provider";
import type { Body } from "./body.ts";
import type { Clients } from "./clients.ts";

/** Values of a resource, checked elsewhere. */
type Values = Readonly<Record<string, unknown>>;

const archives = /\.(jar|zip)$/i;

const file = {
  local: true,
  replaceOnChange: true,
  // What counts is what is in it.
  equality: () => true,
  pattern: { match: archives, says: "name a .jar or .zip file" },
  docs: "Path of the archive on this machine, a `.jar` or `.zip` file. What is in it counts, not where it is.",
} as const;
const path = "A relative path counts from the folder in which the program runs.";

/** The archive of an object that may have been imported without it. */
export const optionalArchive = () =>
  field.string({
    ...file,
    computed: true,
    emptyIsUnset: true,
    inputDocs: `${path} It is needed to make the object, and may be left out for one that was imported.`,
  });

/** The archive of an object. */
export const requiredArchive = () => field.string({ ...file, required: true, inputDocs: path });

/** What the archive holds, by which a change of it is noticed. */
export const contentHash = () =>
  field.string({
    computed: true,
    emptyIsUnset: true,
    local: true,
    replaceOnChange: true,
    docs: "What the archive holds: the SHA-256 of its content, with its extension. Another makes the object anew.",
    inputDocs:
      "Left out, it is made of the archive. Where builds of the same sources differ, give a text of your own, such as the hash of the sources: it alone counts then, and as long as it stays the archive need not be there.",
  });

/** What is in the archive that a property names, for a check. An archive that is missing or empty is a problem. */
export async function noticed(op: CheckOperation, property: string): Promise<Values> {
  const given = op.args[property];
  if (typeof given !== "string" || isUnknown(given) || !archives.test(given)) return {};
  const { contentFormat, contentHash: told } = op.args;
  // Nothing is uploaded: the archive need not be there.
  const isKept = told !== undefined && told === op.oldArgs?.["contentHash"];
  if (typeof contentFormat === "string" && contentFormat.toLowerCase() !== formatOf(given)) {
    op.warn(
      `contentFormat is ${op.shown("contentFormat", contentFormat)}, but ${property} names a .${formatOf(given)} file`,
    );
  }
  if (isKept) return {};
  try {
    const content = await fileContent(given);
    if (content.size === 0) op.problem(property, "names an empty file, which is no archive");
    return told === undefined ? { contentHash: `${await hashOf(content)}${extensionOf(given)}` } : {};
  } catch (error) {
    const reason = error instanceof ConfigurationError ? error.summary : (error as Error).message;
    op.problem(property, `names nothing that can be uploaded: ${reason}`);
    return {};
  }
}

/** What an import needs, for the documentation. */
export function archiveNeeds(property: string, variable: string): string {
  return `the archive as \`${property}\` in the program. It is taken for what was uploaded, whatever is in it, and what is in it counts from then on. With the variable \`${variable}\` it stands in the program that the import writes.`;
}

/** The archive that an object is to be made of. @throws Error when there is none. */
export function archiveOf(property: string, path: string | undefined): string {
  if (path === undefined) throw new Error(notGiven(property));
  return path;
}

/** The name of the archive that an imported object is said to be made of, by a variable of the environment. */
export function importedArchive<P extends string>(
  property: P,
  variable: string,
  op: (Clients & { readonly purpose: string }) | undefined,
): { readonly [K in P]?: string } {
  const name = op?.purpose === "import" ? op.platform.env[variable] : undefined;
  return (name ? { [property]: name } : {}) as { readonly [K in P]?: string };
}

/**
 * Refuses the preview of an object that is to be made without the archive that it is made of. A check could not: it is
 * not told whether the object is imported.
 */
export function neededToMake(property: string) {
  return async ({ args, state }: { readonly args: Values; readonly state: unknown }): Promise<void> => {
    if (state === undefined && args[property] === undefined) throw new Error(notGiven(property));
  };
}

const notGiven = (property: string) => `${property} must be given: it is the archive that the object is made of`;

/** An archive, and how the platform takes it. */
interface Upload {
  readonly path: string;
  /** The API that gives out addresses to upload to: `/cam/v1`. */
  readonly api: string;
  /** What it must be told of the upload. */
  readonly about: Body;
  /** The cloud whose storage takes it. */
  readonly cloud: string;
}

/** The format of an archive by its name: `zip`. */
export function formatOf(archive: string): string {
  return extensionOf(archive).slice(1);
}

/**
 * Uploads an archive, and gives what names the upload in the body of a creation. An address that the storage does not
 * take, such as one that has ended, is asked for anew, once.
 */
export async function uploaded(op: Operation & Clients, upload: Upload): Promise<Body> {
  const content = await fileContent(upload.path);
  const send = async () => {
    const address = await addressFor(op, upload);
    await op.cloud.upload({
      url: address.url,
      content,
      ...wayOf(upload, address),
      onProgress: progressOf(op, content),
    });
    return { location: "PRESIGNED_URL_LOCATION", upload_id: address.uploadId };
  };
  try {
    return await send().catch((error: unknown) => {
      if (!(error instanceof StatusError && endedStatuses.includes(error.status))) throw error;
      op.progress("the storage does not take the address to upload to; asking for another one");
      return send();
    });
  } catch (error) {
    // No word of the storage is one about the object.
    throw error instanceof StatusError ? new Error(`the upload failed: ${error.message}`, { cause: error }) : error;
  }
}

/** What the clouds' storages answer to an address that has ended. */
const endedStatuses = [400, 401, 403];

const addressFacts = {
  uploadId: field.string({ output: true, told: "always", wire: "upload_id", docs: "ID of the upload." }),
  url: field.string({ output: true, told: "always", wire: "upload_url", docs: "Where to upload to." }),
  form: field.map(field.string({ docs: "A field." }), { output: true, wire: "upload_form_data", docs: "Its form." }),
  contentFormat: field.string({ output: true, wire: "content_format", docs: "Format of the archive." }),
};
const addressAnswer = expectation(addressFacts);
type Address = Outputs<typeof addressFacts>;

async function addressFor(op: Clients, { api, about }: Upload): Promise<Address> {
  try {
    // Whoever asks twice has two addresses, of which one ends unused.
    const options = { body: about, expects: addressAnswer, idempotent: true, safe: true };
    return fromWire(addressFacts, await op.cloud.post(`${api}/presigned-upload-url`, options));
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    const keysOnly = op.platform.usesOauth && [401, 403].includes(error.status) ? ` ${withKeys}` : "";
    throw new Error(`asking where to upload to failed: ${error.message}${keysOnly}`, { cause: error });
  }
}

const withKeys =
  "The platform gives addresses for uploads to Cloud API keys only, not to OAuth: make the object with another provider, which has cloudApiKey and cloudApiSecret.";

/** Storage in AWS takes a form, the others the archive as it is. */
function wayOf(
  { path = "", cloud }: Upload,
  { form, contentFormat }: Address,
): Pick<UploadRequest, "form" | "headers"> {
  if (cloud === "AWS") return { form: { fields: form } };
  const type = (contentFormat || formatOf(path)).toLowerCase() === "jar" ? "java-archive" : "zip";
  const blob = cloud === "AZURE" ? { "x-ms-blob-type": "BlockBlob" } : {};
  return { headers: { ...blob, "content-type": `application/${type}` } };
}

/** Tells how far an upload has come, in steps: logs of CI show each of them. */
function progressOf(op: Operation, { name, size }: UploadContent): (progress: UploadProgress) => void {
  const megabytes = Math.ceil(size / 1_000_000);
  return ({ sentBytes, totalBytes, attempt }) => {
    const percent = Math.floor((sentBytes / totalBytes) * 20) * 5;
    const again = attempt > 1 ? `, attempt ${attempt}` : "";
    op.progress(`uploading ${name}: ${percent}% of ${megabytes} MB${again}`);
  };
}

function extensionOf(name: string): string {
  return extname(name).toLowerCase();
}

async function hashOf(content: UploadContent): Promise<string> {
  const hash = createHash("sha256");
  for await (const part of content.read()) hash.update(part);
  return hash.digest("hex");
}
