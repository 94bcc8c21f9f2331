import { fileContent, StatusError, type UploadContent, type UploadProgress, type UploadRequest } from "@org/core-http";
import { CodedError, expectation, fromWire, type Operation, type Outputs, responseField } from "@org/core-provider";
import type { Body } from "./body.ts";
import type { Clients } from "./clients.ts";

/** A file to upload. */
export interface Upload {
  /** Path of the file. */
  readonly path: string;
  /** The API that returns upload addresses: `/cam/v1`. */
  readonly api: string;
  /** The body of the request for an upload address. */
  readonly about: Body & { readonly cloud: string; readonly content_format: string };
}

/**
 * Uploads a file, and returns the reference to it for the create body. If the storage rejects the address, for example
 * because it has expired, a new address is requested once.
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
      op.progress("the storage rejected the upload address; requesting another one");
      return send();
    });
  } catch (error) {
    // An error of the storage says nothing about the object.
    throw error instanceof StatusError
      ? new CodedError("request-rejected", `the upload failed: ${error.message}`, { cause: error })
      : error;
  }
}

/** The statuses of the clouds' storages for an expired address. */
const endedStatuses = [400, 401, 403];

const addressFacts = {
  uploadId: responseField.string({ returned: "always", wire: "upload_id" }),
  url: responseField.string({ returned: "always", wire: "upload_url" }),
  form: responseField.map(responseField.string({}), { wire: "upload_form_data" }),
  contentFormat: responseField.string({ wire: "content_format" }),
};
const addressResponse = expectation(addressFacts);
type Address = Outputs<typeof addressFacts>;

async function addressFor(op: Clients, { api, about }: Upload): Promise<Address> {
  try {
    // A repeated request returns a second address, and the first one expires unused.
    const options = { body: about, expects: addressResponse, idempotent: true, safe: true };
    return fromWire(addressFacts, await op.cloud.post(`${api}/presigned-upload-url`, options));
  } catch (error) {
    if (!(error instanceof StatusError)) throw error;
    const keysOnly = op.platform.usesOauth && [401, 403].includes(error.status) ? ` ${withKeys}` : "";
    throw new CodedError("request-rejected", `the request for an upload address failed: ${error.message}${keysOnly}`, {
      cause: error,
    });
  }
}

const withKeys =
  "The platform returns upload addresses only with Cloud API keys, not with OAuth: create the object with another provider that has cloudApiKey and cloudApiSecret.";

/** Storage in AWS expects a form; the others expect the file itself. */
function wayOf({ about }: Upload, { form, contentFormat }: Address): Pick<UploadRequest, "form" | "headers"> {
  if (about.cloud === "AWS") return { form: { fields: form } };
  const format = (contentFormat || about.content_format).toLowerCase();
  const blob = about.cloud === "AZURE" ? { "x-ms-blob-type": "BlockBlob" } : {};
  return { headers: { ...blob, "content-type": format === "jar" ? "application/java-archive" : "application/zip" } };
}

/** Reports the progress of an upload in steps, because CI logs show each of them. */
function progressOf(op: Operation, { name, size }: UploadContent): (progress: UploadProgress) => void {
  const megabytes = Math.ceil(size / 1_000_000);
  return ({ sentBytes, totalBytes, attempt }) => {
    const percent = Math.floor((sentBytes / totalBytes) * 20) * 5;
    const again = attempt > 1 ? `, attempt ${attempt}` : "";
    op.progress(`uploading ${name}: ${percent}% of ${megabytes} MB${again}`);
  };
}
