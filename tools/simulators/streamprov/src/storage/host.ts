import { createHash } from "node:crypto";
import {
  type Answer,
  type Host,
  type IncomingRequest,
  listen,
  type Protocol,
  readAuthorization,
  reportStray,
  type SimulatedOperation,
} from "@org/simulator";
import type { Upload } from "../records.ts";
import type { World } from "../world.ts";
import { type Form, readForm } from "./form.ts";

const name = "storage";

/** What the storage implements, by the clouds whose form it has. */
export const storageOperations: readonly SimulatedOperation[] = [
  {
    name: "POST /uploads",
    simplified: "The form of AWS S3. Signatures are not computed, and the uploaded bytes are not kept.",
  },
  {
    name: "PUT /uploads/{upload_id}/{file}",
    simplified:
      "Azure Blob Storage and Google Cloud Storage. Signatures are compared as texts; the bytes are not kept.",
  },
];

/** Starts the host where the storage of all clouds takes uploads. What arrives is counted and hashed, and not kept. */
export function openStorage(world: World, port: number): Promise<Host> {
  return listen(world.hub, protocolOf(world), port);
}

function protocolOf(world: World): Protocol {
  return {
    name,
    limitHeaders: "none",
    async read(message, { connection }) {
      const arrival = await receive(message);
      const { method, path } = arrival;
      const authorization = readAuthorization(message.headers);
      const header = (wanted: string) => {
        const value = message.headers[wanted];
        return Array.isArray(value) ? value[0] : value;
      };
      return {
        request: {
          service: name,
          method,
          path,
          route: path.replace(/^\/uploads\/[^/]+\//, "/uploads/{upload_id}/"),
          query: "",
          authorization: { kind: authorization.kind },
          userAgent: header("user-agent") ?? "",
          requestBody: { bytes: arrival.bytes, ...(arrival.form ? { fields: Object.keys(arrival.form.fields) } : {}) },
        },
        async answer() {
          reportStray(world.hub, name, { method, path, authorization, header, connection }, "the platform");
          if (authorization.kind !== "none") return xml(400, "InvalidArgument", "Only one auth mechanism allowed");
          return take(world, arrival);
        },
        tooManyRequests: () => xml(503, "SlowDown", "Please reduce your request rate."),
        failure: (status) =>
          status === 403 ? expired("AWS") : xml(status, "InternalError", "We encountered an internal error."),
        headers: () => ({}),
      };
    },
  };
}

interface Arrived {
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly mediaType: string;
  readonly blobType: string | undefined;
  readonly bytes: number;
  readonly sha256: string;
  readonly form: Form | undefined;
}

async function receive(message: IncomingRequest): Promise<Arrived> {
  const { headers, method = "GET", url = "/" } = message;
  const { pathname, search } = new URL(url, "http://storage");
  const hash = createHash("sha256");
  let bytes = 0;
  const count = (piece: Buffer) => {
    hash.update(piece);
    bytes += piece.length;
  };
  const contentType = headers["content-type"] ?? "";
  const boundary = /^multipart\/form-data;.*boundary=([^;]+)/.exec(contentType)?.[1];
  let form: Form | undefined;
  if (boundary === undefined) for await (const piece of message) count(piece);
  else form = await readForm(message, boundary, count);
  return {
    method,
    path: pathname,
    search,
    mediaType: contentType.split(";", 1)[0] ?? "",
    blobType: headers["x-ms-blob-type"]?.toString(),
    bytes,
    sha256: hash.digest("hex"),
    form,
  };
}

/** Takes what has arrived, if it is what the address was made for. */
function take(world: World, arrived: Arrived): Answer {
  const { method, path, search, bytes, sha256, form } = arrived;
  const id = form?.fields["key"]?.split("/").at(-2) ?? path.split("/").at(-2) ?? "";
  const upload = world.uploads.get(id);
  if (upload === undefined) return xml(403, "AccessDenied", "Access Denied");
  const problems = problemsOf(upload, arrived);
  if (problems.length > 0) {
    world.hub.journal.violations.push({ at: world.now(), service: name, method, path, problems });
    return xml(400, "InvalidArgument", problems.join("; "));
  }
  if (upload.cloud !== "AWS" && search !== new URL(addressOf(upload, "http://storage")).search)
    return xml(403, "SignatureDoesNotMatch", "The request signature we calculated does not match.");
  if (world.now() >= upload.until) return expired(upload.cloud);
  const archive = { bytes, sha256, ...(form?.file ? { name: form.file.name } : {}) };
  world.uploads.replace({ ...upload, archive });
  return { status: upload.cloud === "AWS" ? 204 : upload.cloud === "AZURE" ? 201 : 200 };
}

function problemsOf({ cloud, contentFormat, form: wanted }: Upload, arrived: Arrived): string[] {
  const { method, mediaType, blobType, form } = arrived;
  const wrong = (is: unknown, should: unknown, what: string) =>
    is === should ? [] : [`${what} is ${String(is)}, not ${String(should)}`];
  if (cloud === "AWS") {
    return [
      ...wrong(method, "POST", "the method"),
      ...wrong(form?.file?.field, "file", "the last part"),
      ...Object.entries(wanted).flatMap(([field, value]) => wrong(form?.fields[field], value, `the field ${field}`)),
      ...wrong(Object.keys(form?.fields ?? {}).length, Object.keys(wanted).length, "the number of fields"),
    ];
  }
  return [
    ...wrong(method, "PUT", "the method"),
    ...wrong(mediaType, contentFormat === "JAR" ? "application/java-archive" : "application/zip", "the content type"),
    ...wrong(blobType, cloud === "AZURE" ? "BlockBlob" : undefined, "x-ms-blob-type"),
  ];
}

/** The address of an upload: that of its bucket where it comes by a form. */
export function addressOf({ id, cloud, contentFormat }: Upload, storageUrl: string): string {
  const file = `${id}/archive.${contentFormat.toLowerCase()}`;
  if (cloud === "AWS") return `${storageUrl}/uploads`;
  const signature = `${id.replaceAll("-", "")}signature`;
  return cloud === "AZURE"
    ? `${storageUrl}/uploads/${file}?sv=2024-11-04&sr=b&sp=cw&sig=${signature}`
    : `${storageUrl}/uploads/${file}?X-Goog-Algorithm=GOOG4-RSA-SHA256&X-Goog-Signature=${signature}`;
}

/** What each cloud answers to an address that has ended. */
function expired(cloud: string): Answer {
  switch (cloud) {
    case "AZURE":
      return xml(403, "AuthenticationFailed", "Signature not valid in the specified time frame.");
    case "GCP":
      return xml(400, "ExpiredToken", "The provided token has expired.");
    default:
      return xml(403, "AccessDenied", "Invalid according to Policy: Policy expired.");
  }
}

function xml(status: number, code: string, message: string): Answer {
  const raw = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  return { status, type: "application/xml", raw };
}
