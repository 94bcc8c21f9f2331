import { defineRoute, type ObjectOf, object, oneOf, optional, type Route, type Shape, text } from "@org/simulator";
import type { Caller } from "../caller.ts";
import type { Json, Upload } from "../records.ts";
import { addressOf } from "../storage/host.ts";
import type { World } from "../world.ts";
import { invalid } from "./errors.ts";
import { checkEnvironment } from "./in-environment.ts";
import { at, idAt } from "./kept-kind.ts";
import { referenceShape } from "./reference-shape.ts";

// The documents write formats in capitals, the platform's own clients in small letters as well.
const format = oneOf("JAR", "ZIP", "jar", "zip");
const cloud = oneOf("AWS", "GCP", "AZURE");
const environment = text({ min: 1, max: 255 });

/** The APIs that give out addresses: what each wants to know, and the status of its answer. */
const apis: readonly (readonly [api: string, body: Shape<Asked>, status: number])[] = [
  ["/artifact/v1", object({ content_format: format, cloud, region: text({ min: 1, max: 60 }), environment }), 200],
  ["/cam/v1", object({ content_format: format, cloud, environment }), 200],
  ["/connect/v1", object({ content_format: format, cloud: optional(cloud) }), 200],
  ["/ccpm/v1", object({ content_format: format, cloud, environment: referenceShape }), 201],
];

interface Asked {
  readonly content_format: string;
  readonly cloud?: string;
}

/** `/{api}/presigned-upload-url`, of each API that makes objects of archives. */
export function uploadAddressRoutes(world: World): Route<Caller>[] {
  return apis.map(([api, shape, status]) =>
    defineRoute({
      method: "POST",
      path: `${api}/presigned-upload-url`,
      body: shape,
      async handle({ body }) {
        const { content_format, cloud = "AWS", ...place } = body;
        const environmentId = idAt(place, "environment");
        if (environmentId !== "") checkEnvironment(world, environmentId);
        const id = world.hub.ids.uuid();
        const contentFormat = content_format.toUpperCase();
        const upload: Upload = {
          id,
          api,
          cloud,
          contentFormat,
          place: place as Json,
          until: world.now() + world.settings.uploadSeconds * 1000,
          form: cloud === "AWS" ? formOf(id, contentFormat) : {},
        };
        world.uploads.insert(upload);
        return {
          status,
          json: {
            api_version: api.slice(1),
            kind: "PresignedUrl",
            content_format: contentFormat,
            cloud,
            ...place,
            upload_id: id,
            upload_url: addressOf(upload, await world.dataPlane.openStorage()),
            upload_form_data: upload.form,
          },
        };
      },
    }),
  );
}

function formOf(id: string, contentFormat: string): Record<string, string> {
  return {
    bucket: "uploads",
    key: `staging/${id}/archive.${contentFormat.toLowerCase()}`,
    policy: Buffer.from(JSON.stringify({ conditions: [{ bucket: "uploads" }], id })).toString("base64"),
    "x-amz-algorithm": "AWS4-HMAC-SHA256",
    "x-amz-credential": `SIMULATEDKEY/20261122/us-west-2/s3/aws4_request`,
    "x-amz-date": "20261122T000000Z",
    "x-amz-security-token": `${id}-token`,
    "x-amz-signature": `${id.replaceAll("-", "")}signature`,
  };
}

const sourceMembers = { location: oneOf("PRESIGNED_URL_LOCATION"), upload_id: text({ min: 1 }) };

/** The member of a create request that names the upload. */
export const uploadSource: Shape<ObjectOf<typeof sourceMembers>> = object(sourceMembers);

/** The ID of the upload that a body names at a place. */
export function uploadIdAt(body: Json, place: string): string {
  return String(at(body, `${place}.upload_id`) ?? "");
}

/** Refuses what is made of no upload that has arrived, of one for another place, or of one that is used already. */
export function checkUpload(world: World, id: string, of: { readonly api: string; readonly place: Json }): void {
  const upload = world.uploads.get(id);
  const pointer = "/upload_source/upload_id";
  if (upload?.api !== of.api) throw invalid(400, pointer, "names no upload");
  if (upload.archive === undefined) throw invalid(400, pointer, "names an upload that has not arrived");
  if (upload.usedBy !== undefined) throw invalid(400, pointer, "names an upload that is used already");
  const { cloud, place } = upload;
  for (const [name, value] of Object.entries(of.place)) {
    const told = name === "environment" ? idAt(place, name) : { cloud, ...place }[name];
    if (told !== value) throw invalid(400, pointer, `names an upload for another ${name}`);
  }
}

/** Records that an object uses an upload, and returns its format. Objects that tests create have no upload. */
export function useUpload(world: World, uploadId: string, objectId: string): string {
  const upload = world.uploads.get(uploadId);
  if (upload === undefined) return "ZIP";
  world.uploads.replace({ ...upload, usedBy: objectId });
  return upload.contentFormat;
}
