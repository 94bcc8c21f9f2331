import { fileContent, StatusError, type UploadContent, type UploadProgress, type UploadRequest } from "@org/core-http";
import { expectation, field, fromWire, type Operation, type Outputs } from "@org/core-provider";
import type { Body } from "./body.ts";
import type { Clients } from "./clients.ts";

/** A file, and where and how the platform takes it. */
export interface Upload {
  /** The file, by its path. */
  readonly path: string;
  /** The API that gives out addresses to upload to: `/cam/v1`. */
  readonly api: string;
  /** What it must be told of the upload. */
  readonly about: Body & { readonly cloud: string; readonly content_format: string };
}

/**
 * Uploads a file, and gives what names the upload in the body of a creation. An address that the storage does not take,
 * such as one that has ended, is asked for anew, once.
 */
export async function uploadFile(op: Operation & Clients, upload: Upload): Promise<Body> {
  const content = await fileContent(upload.path);
  const send = async () => {
    const address = await addressFor(op, upload);
    const onProgress = progressOf(op, content);
    await op.cloud.upload({ url: address.url, content, ...wayOf(upload, address), onProgress });
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
  uploadId: field.string({ output: true, answered: "always", wire: "upload_id", docs: "ID of the upload." }),
  url: field.string({ output: true, answered: "always", wire: "upload_url", docs: "Where to upload to." }),
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

/** Storage in AWS takes a form, the others the file as it is. */
function wayOf({ about }: Upload, { form, contentFormat }: Address): Pick<UploadRequest, "form" | "headers"> {
  if (about.cloud === "AWS") return { form: { fields: form } };
  const format = (contentFormat || about.content_format).toLowerCase();
  const blob = about.cloud === "AZURE" ? { "x-ms-blob-type": "BlockBlob" } : {};
  return { headers: { ...blob, "content-type": format === "jar" ? "application/java-archive" : "application/zip" } };
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
