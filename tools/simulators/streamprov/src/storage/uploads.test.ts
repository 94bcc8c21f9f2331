import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type StreamprovSimulator, startSimulator } from "../simulator.ts";
import { control } from "../testing/client.ts";

let platform: StreamprovSimulator;
beforeEach(async () => {
  platform = await startSimulator();
});
afterEach(() => platform.close());

const zip = { "content-type": "application/zip" };

/** An address in a cloud, and what creates a plugin of its upload. */
async function addressIn(cloud: "AWS" | "AZURE" | "GCP") {
  const asked = { content_format: "ZIP", cloud };
  const { body } = await control(platform, "POST", "/connect/v1/presigned-upload-url", asked);
  const source = { location: "PRESIGNED_URL_LOCATION", upload_id: body.upload_id };
  const plugin = { display_name: "it", connector_class: "It", connector_type: "SINK", cloud, upload_source: source };
  return {
    url: String(body.upload_url),
    form: body.upload_form_data as Record<string, string>,
    create: (more: object = {}) =>
      control(platform, "POST", "/connect/v1/custom-connector-plugins", { ...plugin, ...more }),
  };
}

/** Sends to an address, and gives the status and the code of the error. */
async function send(url: string, request: RequestInit) {
  const response = await fetch(url, request);
  return [response.status, /<Code>(\w+)/.exec(await response.text())?.[1]];
}

describe("an upload", () => {
  it("is taken by each cloud as its documents say, and used once", async () => {
    const [aws, azure, gcp] = [await addressIn("AWS"), await addressIn("AZURE"), await addressIn("GCP")];
    const form = new FormData();
    for (const [name, value] of Object.entries(aws.form)) form.append(name, value);
    form.append("file", new Blob(["code"]), "it.zip");

    expect(await send(aws.url, { method: "POST", body: form })).toEqual([204, undefined]);
    const blob = { ...zip, "x-ms-blob-type": "BlockBlob" };
    expect(await send(azure.url, { method: "PUT", body: "code", headers: blob })).toEqual([201, undefined]);
    expect(await send(gcp.url, { method: "PUT", body: "code", headers: zip })).toEqual([200, undefined]);

    expect((await aws.create()).body).toMatchObject({ content_format: "ZIP", upload_source: { upload_id: "" } });
    expect((await aws.create({ display_name: "other" })).status).toBe(400);
    expect(platform.uploads().map(({ archive }) => archive?.bytes)).toEqual([4, 4, 4]);
  });

  it("makes nothing before it has arrived, or in another cloud", async () => {
    const { url, create } = await addressIn("GCP");

    expect((await create()).status).toBe(400);
    await send(url, { method: "PUT", body: "code", headers: zip });

    expect((await create({ cloud: "AWS" })).status).toBe(400);
    expect((await create()).status).toBe(201);
  });

  it("is rejected in another form, and written down", async () => {
    const [aws, azure, gcp] = [await addressIn("AWS"), await addressIn("AZURE"), await addressIn("GCP")];

    expect(await send(aws.url, { method: "POST", body: new FormData() })).toEqual([403, "AccessDenied"]);
    expect(await send(azure.url, { method: "PUT", body: "code", headers: zip })).toEqual([400, "InvalidArgument"]);
    expect(await send(gcp.url, { method: "PUT", body: "code" })).toEqual([400, "InvalidArgument"]);

    expect(platform.journal.violations).toHaveLength(2);
  });

  it("is rejected with a credential, which is written down, and without the address's signature", async () => {
    const { url } = await addressIn("GCP");
    const headers = { ...zip, authorization: "Bearer token" };

    expect(await send(url, { method: "PUT", body: "code", headers })).toEqual([400, "InvalidArgument"]);
    expect(platform.journal.foreign).toMatchObject([{ service: "storage", credential: "bearer token" }]);
    const unsigned = url.replace(/\?.*/, "");
    expect(await send(unsigned, { method: "PUT", body: "code", headers: zip })).toEqual([403, "SignatureDoesNotMatch"]);
  });

  it("is rejected after its time", async () => {
    platform.set({ uploadSeconds: 0 });
    const { url } = await addressIn("GCP");

    expect(await send(url, { method: "PUT", body: "code", headers: zip })).toEqual([400, "ExpiredToken"]);
  });
});
