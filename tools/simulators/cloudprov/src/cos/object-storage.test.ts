import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { type CloudprovSimulator, startSimulator } from "../simulator.ts";
import { askCos, type CosRequestOptions } from "../testing/cos-client.ts";

const bucket = "photos-1250000000";

async function withPlatform(use: (platform: CloudprovSimulator) => Promise<void>): Promise<void> {
  const platform = await startSimulator({ visibilityLagMs: 0 });
  try {
    await use(platform);
  } finally {
    await platform.close();
  }
}

const xml = (body: string): CosRequestOptions => ({
  body,
  headers: {
    "content-type": "application/xml",
    "content-md5": createHash("md5").update(body).digest("base64"),
  },
});

describe("object storage", () => {
  test("has an address for each bucket, and one for their list", () =>
    withPlatform(async (platform) => {
      const ask = (method: string, path: string, options = {}) =>
        askCos(platform, method, path, { bucket, ...options });
      expect(await ask("GET", "/?acl")).toMatchObject({ status: 404, code: "NoSuchBucket" });
      expect(await ask("HEAD", "/")).toMatchObject({ status: 404, text: "" });
      expect(await ask("PUT", "/")).toMatchObject({ status: 200, text: "" });
      expect(await ask("PUT", "/")).toMatchObject({ status: 409, code: "BucketAlreadyOwnedByYou" });
      expect((await ask("HEAD", "/")).headers["x-cos-request-id"]).toBeDefined();
      expect((await askCos(platform, "GET", "/")).text).toContain(`<Name>${bucket}</Name>`);
      expect(await askCos(platform, "PUT", "/", { bucket: "photos-1250000009" })).toMatchObject({
        code: "AccessDenied",
      });
      expect(platform.calls({ service: "cos" }).map(({ path }) => path)).toContain("/cos/GetBucketACL");
    }));

  test("rejects signatures, keys and times that are wrong", () =>
    withPlatform(async (platform) => {
      const codeOf = async (options: CosRequestOptions) => (await askCos(platform, "GET", "/", options)).code;
      expect(await codeOf({})).toBeUndefined();
      expect(await codeOf({ secretKey: "other" })).toBe("SignatureDoesNotMatch");
      expect(await codeOf({ secretId: "AKIDother" })).toBe("InvalidAccessKeyId");
      expect(await codeOf({ now: 1_700_000_000 })).toBe("RequestTimeTooSkewed");
      expect(await codeOf({ headers: { "x-cos-security-token": "other" } })).toBe("ExpiredToken");
      expect(await codeOf({ unsigned: { "x-cos-acl": "public-read" } })).toBe("AccessDenied");
      expect(platform.journal.violations).toHaveLength(1);
    }));

  test("rejects keys of more than 850 bytes in UTF-8", () =>
    withPlatform(async (platform) => {
      await platform.state.cosBuckets.create({ id: bucket });
      const longest = encodeURIComponent("ä".repeat(425));
      const ask = (method: string, path: string) => askCos(platform, method, path, { bucket });
      expect(await ask("PUT", `/${longest}`)).toMatchObject({ status: 200 });
      expect(await ask("PUT", `/${longest}a`)).toMatchObject({ status: 400, code: "KeyTooLong" });
      expect(await ask("POST", `/${longest}a?uploads`)).toMatchObject({ status: 400, code: "KeyTooLong" });
    }));

  test("keeps headers that describe an object or its encryption, and no key that a customer sends", () =>
    withPlatform(async (platform) => {
      await platform.state.cosBuckets.create({ id: bucket });
      const kept = {
        "content-type": "text/plain",
        "x-cos-meta-owner": "shop",
        "x-cos-server-side-encryption": "cos/kms",
        "x-cos-server-side-encryption-cos-kms-key-id": "1a2b3c4d-0000-0000-0000-000000000000",
      };
      const headers = { ...kept, "x-cos-server-side-encryption-customer-key": "c2VjcmV0" };
      await askCos(platform, "PUT", "/a", { bucket, body: "a", headers });
      expect(platform.state.cosObjects.list().map((one) => one.headers)).toEqual([kept]);
    }));

  test("rejects documents that the platform does not describe", () =>
    withPlatform(async (platform) => {
      await platform.state.cosBuckets.create({ id: bucket });
      const put = async (body: string) =>
        (await askCos(platform, "PUT", "/?versioning", { bucket, ...xml(body) })).code;
      expect(await put("<VersioningConfiguration><Status>Enabled</Status></VersioningConfiguration>")).toBeUndefined();
      expect(await put("<VersioningConfiguration><Status>On</Status></VersioningConfiguration>")).toBe("MalformedXML");
      expect(await put("<VersioningConfiguration><State>Enabled</State></VersioningConfiguration>")).toBe(
        "MalformedXML",
      );
      expect(await put("<Other/>")).toBe("MalformedXML");
      expect(await put("<VersioningConfiguration>")).toBe("MalformedXML");
      expect(await put("<VersioningConfiguration><Status>\u0001</Status></VersioningConfiguration>")).toBe(
        "MalformedXML",
      );
      expect(await put("<VersioningConfiguration><Status>&#x1;</Status></VersioningConfiguration>")).toBe(
        "MalformedXML",
      );
      expect(platform.journal.violations).toHaveLength(6);
    }));

  test("compares contents with their checksums, which settings need", () =>
    withPlatform(async (platform) => {
      await platform.state.cosBuckets.create({ id: bucket });
      const body = "<VersioningConfiguration><Status>Enabled</Status></VersioningConfiguration>";
      const put = async (path: string, digest?: string) => {
        const headers = digest === undefined ? {} : { "content-md5": digest };
        return (await askCos(platform, "PUT", path, { bucket, body, headers })).code;
      };
      const other = createHash("md5").update("other").digest("base64");
      expect(await put("/?versioning")).toBe("MissingContentMD5");
      expect(await put("/?versioning", other)).toBe("BadDigest");
      expect(await put("/a.xml")).toBeUndefined();
      expect(await put("/a.xml", other)).toBe("BadDigest");
      expect(await put("/a.xml", "other")).toBe("InvalidDigest");
    }));

  test("keeps versions of objects, and markers of their deletion", () =>
    withPlatform(async (platform) => {
      const ask = (method: string, path: string, options = {}) =>
        askCos(platform, method, path, { bucket, ...options });
      await platform.state.cosBuckets.create({ id: bucket, settings: { versioning: { Status: "Enabled" } } });
      const { headers } = await ask("PUT", "/a%20b/%E6%BC%A2.txt", { body: "one" });
      await ask("PUT", "/a%20b/%E6%BC%A2.txt", { body: "two" });
      expect((await ask("GET", "/a%20b/%E6%BC%A2.txt")).text).toBe("two");
      expect((await ask("GET", `/a%20b/%E6%BC%A2.txt?versionId=${headers["x-cos-version-id"]}`)).text).toBe("one");
      expect(await ask("DELETE", "/a%20b/%E6%BC%A2.txt")).toMatchObject({ status: 204 });
      expect(await ask("GET", "/a%20b/%E6%BC%A2.txt")).toMatchObject({ code: "NoSuchKey" });
      expect(await ask("DELETE", "/")).toMatchObject({ code: "BucketNotEmpty" });
      const { text } = await ask("GET", "/?versions");
      expect([text.match(/<Version>/g), text.match(/<DeleteMarker>/g)].map((found) => found?.length)).toEqual([2, 1]);
    }));

  test("lists objects page by page, from a marker and by a prefix", () =>
    withPlatform(async (platform) => {
      await platform.state.cosBuckets.create({ id: bucket });
      for (const key of ["a/1", "a/2 &", "a/3", "b+c"]) await platform.state.cosObjects.create({ bucket, key });
      const list = async (query: string) => {
        const { text } = await askCos(platform, "GET", `/?encoding-type=url&${query}`, { bucket });
        const [, next] = /<NextMarker>(.*)<\/NextMarker>/.exec(text) ?? [];
        return { keys: [...text.matchAll(/<Key>(.*)<\/Key>/g)].map(([, key]) => key), next };
      };
      expect(await list("prefix=a%2F&max-keys=2")).toEqual({ keys: ["a/1", "a/2%20%26"], next: "a/2%20%26" });
      expect(await list("prefix=a%2F&max-keys=2&marker=a%2F2%20%26")).toEqual({ keys: ["a/3"], next: undefined });
      expect((await list("marker=a%2F3")).keys).toEqual(["b%2Bc"]);
      expect((await list("")).keys).toHaveLength(4);
    }));

  test("writes no object over another if the request forbids it, unless the bucket has ever kept versions", () =>
    withPlatform(async (platform) => {
      await platform.state.cosBuckets.create({ id: bucket });
      const put = async () =>
        (await askCos(platform, "PUT", "/a", { bucket, body: "a", headers: { "x-cos-forbid-overwrite": "true" } }))
          .code;
      expect(await put()).toBeUndefined();
      expect(await put()).toBe("FileAlreadyExists");
      platform.state.cosBuckets.change(bucket, { settings: { versioning: { Status: "Suspended" } } });
      expect(await put()).toBeUndefined();
    }));

  test("gives an object the access of its bucket, unless it has its own", () =>
    withPlatform(async (platform) => {
      const ask = (method: string, path: string, acl?: string) =>
        askCos(platform, method, path, { bucket, ...(acl ? { headers: { "x-cos-acl": acl } } : {}) });
      await ask("PUT", "/", "public-read");
      await ask("PUT", "/a", "private");
      expect((await ask("GET", "/a?acl")).text).not.toContain("AllUsers");
      await ask("PUT", "/a?acl", "default");
      const found = await ask("GET", "/a?acl");
      expect(found.headers["x-cos-acl"]).toBe("default");
      expect((await ask("PUT", "/?acl", "default")).code).toBe("InvalidArgument");
    }));

  test("puts uploads together from their parts", () =>
    withPlatform(async (platform) => {
      const ask = (method: string, path: string, options = {}) =>
        askCos(platform, method, path, { bucket, ...options });
      await platform.state.cosBuckets.create({ id: bucket });
      const { text } = await ask("POST", "/large?uploads", { headers: { "content-type": "text/plain" } });
      const id = /<UploadId>(.*)<\/UploadId>/.exec(text)?.[1];
      const parts = [Buffer.alloc(1024 ** 2, "a"), Buffer.from("b")];
      const etags = [];
      for (const [index, body] of parts.entries()) {
        etags.push((await ask("PUT", `/large?partNumber=${index + 1}&uploadId=${id}`, { body })).headers.etag);
      }
      const complete = (tags: readonly (string | undefined)[]) =>
        `<CompleteMultipartUpload>${tags.map((etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`).join("")}</CompleteMultipartUpload>`;
      const finish = (tags: readonly (string | undefined)[]) =>
        ask("POST", `/large?uploadId=${id}`, xml(complete(tags)));
      expect(await finish([etags[1]])).toMatchObject({ code: "InvalidPart" });
      expect((await finish(etags)).text).toMatch(/<ETag>&quot;[0-9a-f]{32}-2&quot;<\/ETag>/);
      expect((await ask("HEAD", "/large")).headers).toMatchObject({
        "content-length": "1048577",
        "content-type": "text/plain",
      });
      expect(platform.state.cosUploads.list()).toEqual([]);
    }));
});
