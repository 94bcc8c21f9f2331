import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { secret } from "@org/core-provider/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { refreshed } from "../refreshed.ts";
import { bucket, givenStorage } from "./given-storage.ts";

const md5 = (content: string | Buffer) => createHash("md5").update(content).digest("hex");

async function given() {
  const storage = await givenStorage();
  const folder = await mkdtemp(join(tmpdir(), "objects-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return {
    ...storage,
    page: storage.host.resource("CosBucketObject", "page"),
    file: join(folder, "page.html"),
    stored: () =>
      storage.state.cosObjects.list().map(({ key, content }) => [key, Buffer.from(content, "base64").toString()]),
  };
}

const key = "pages/a b & ü.html";
const inputs = { bucket, key, content: "<h1>Photos</h1>", contentType: "text/html", cacheControl: "max-age=60" };

describe("a CosBucketObject", () => {
  it("is written with its headers and its checksum, and not again without a change", async () => {
    await using test = await given();
    const { id, outputs } = await test.page.create(inputs);
    expect(id).toBe(`${bucket}/${key}`);
    expect(test.stored()).toEqual([[key, inputs.content]]);
    expect(outputs).toMatchObject({ ...inputs, etag: md5(inputs.content), storageClass: "STANDARD", acl: "private" });
    expect(test.operations()).toEqual(["HeadObject", "GetObjectACL", "PutObject", "HeadObject", "GetObjectACL"]);
    expect((await test.page.preview(inputs)).action).toBe("same");
    await test.page.read();
    expect((await test.page.preview(inputs)).action).toBe("same");
  });

  it("has the content of a file, whose changes are differences, and whose path is not", async () => {
    await using test = await given();
    await writeFile(test.file, "one");
    const { content: _, ...rest } = inputs;
    await test.page.create({ ...rest, source: test.file });
    expect((await test.page.preview({ ...rest, source: test.file })).action).toBe("same");
    await writeFile(test.file, "two");
    expect((await test.page.diff({ ...rest, source: test.file })).changes).toEqual(["etag"]);
    await test.page.update({ ...rest, source: test.file });
    expect(test.stored()).toEqual([[key, "two"]]);
    await writeFile(`${test.file}.copy`, "two");
    expect((await test.page.preview({ ...rest, source: `${test.file}.copy` })).action).toBe("same");
  });

  it.each(["content", "source"])("can be empty: %s", async (property) => {
    await using test = await given();
    await writeFile(test.file, "");
    const empty = { bucket, key, [property]: property === "source" ? test.file : "" };
    const { outputs } = await test.page.create(empty);
    expect(outputs["etag"]).toBe(md5(""));
    expect(test.stored()).toEqual([[key, ""]]);
    await test.page.read();
    expect((await test.page.preview(empty)).action).toBe("same");
    await test.page.update({ bucket, key, content: "full" });
    await test.page.update(empty);
    expect(test.stored()).toEqual([[key, ""]]);
    const imported = test.host.resource("CosBucketObject", "imported");
    await imported.import(`${bucket}/${key}`);
    expect((await imported.preview(empty)).action).toBe("same");
  });

  it("has a key of up to 850 bytes in UTF-8", async () => {
    await using test = await given();
    const longest = "ä".repeat(425);
    await test.page.create({ ...inputs, key: longest });
    expect(test.stored()).toEqual([[longest, inputs.content]]);
    const imported = (name: string) => test.host.resource("CosBucketObject", name);
    await imported("fits").import(`${bucket}/${longest}`);
    await expect(imported("other").import(`${bucket}/${longest}a`)).rejects.toThrow("is not a valid import ID");
    const { failures } = await test.page.check({ ...inputs, key: `${longest}a` });
    expect(failures).toMatchObject([
      { property: "key", reason: expect.stringContaining("at most 850 bytes in UTF-8, not 851") },
    ]);
  });

  it("sends a large file while it reads it", async () => {
    await using test = await given();
    const content = Buffer.alloc(30 * 1024 ** 2, "photo");
    await writeFile(test.file, content);
    const { outputs } = await test.page.create({ bucket, key: "large", source: test.file });
    expect(outputs["etag"]).toBe(md5(content));
    expect(test.state.cosObjects.list()[0]?.size).toBe(content.length);
  });

  it("changes its access and its tags in place, and keeps them when its content changes", async () => {
    await using test = await given();
    await test.page.create(inputs);
    test.platform.journal.clear();
    const changed = { ...inputs, acl: "public-read", tags: { team: "shop" } };
    await test.page.update(changed);
    expect(test.operations().filter((name) => /^(Put|Delete)/.test(name))).toEqual([
      "PutObjectACL",
      "PutObjectTagging",
    ]);
    const { outputs } = await test.page.update({ ...changed, content: "<h1>Pictures</h1>" });
    expect(outputs).toMatchObject({ acl: "public-read", tags: { team: "shop" } });
    await test.page.update({ ...inputs, content: "<h1>Pictures</h1>" });
    expect(test.operations().at(-1)).toBe("GetObjectTagging");
    expect(test.operations()).toContain("DeleteObjectTagging");
    expect(test.page.outputs).not.toHaveProperty("tags");
  });

  it("detects that it was overwritten or deleted elsewhere", async () => {
    await using test = await given();
    await test.page.create(inputs);
    const id = `${bucket}/${key}#null`;
    test.state.cosObjects.change(id, { etag: md5("other"), headers: {} });
    await test.page.read();
    expect((await test.page.diff(inputs)).changes).toContain("etag");
    test.state.cosObjects.remove(id);
    await test.page.read();
    expect(test.page.state).toBeUndefined();
  });

  it("refreshes many objects with one listing, and one ACL request for each", async () => {
    await using test = await given();
    const all = Array.from({ length: 30 }, (_, i) => test.host.resource("CosBucketObject", `page-${i}`));
    await Promise.all(all.map((one, i) => one.create({ bucket, key: `page & ${i}`, content: `${i}` })));
    await refreshed(test, all);
    const names = test.operations();
    expect(names.filter((name) => name !== "GetObjectACL")).toEqual(["GetBucket"]);
    expect(names).toHaveLength(1 + 28);
  });

  it("is refreshed by all pages of a listing", async () => {
    await using test = await given();
    await Promise.all(
      Array.from({ length: 1200 }, (_, i) => test.state.cosObjects.create({ bucket, key: `a & ${i}`, order: i })),
    );
    const all = Array.from({ length: 8 }, (_, i) => test.host.resource("CosBucketObject", `page-${i}`));
    await Promise.all(all.map((one, i) => one.create({ bucket, key: `page & ${i}`, content: `${i}` })));
    await refreshed(test, all);
    expect(test.operations().filter((name) => name !== "GetObjectACL")).toEqual(["GetBucket", "GetBucket"]);
  });

  it("keeps tags that were set elsewhere when its content changes", async () => {
    await using test = await given();
    await test.page.create(inputs);
    const tags = { TagSet: { Tag: [{ Key: "cost & center", Value: "a=b" }] } };
    test.state.cosObjects.change(`${bucket}/${key}#null`, { tags });
    await test.page.update({ ...inputs, content: "<h1>Pictures</h1>" });
    expect(test.state.cosObjects.get(`${bucket}/${key}#null`)?.tags).toEqual(tags);
    await test.page.update({ ...inputs, content: "<h1>Photos</h1>", tags: { team: "shop" } });
    expect(test.page.outputs["tags"]).toEqual({ team: "shop" });
  });

  it.each(["NoSuchTagSet", "NotImplemented", "MethodNotAllowed"])(
    "has no tags to keep if the platform responds with %s",
    async (code) => {
      await using test = await given();
      await test.page.create(inputs);
      test.platform.failNextAction({ service: "cos", action: "GetObjectTagging", code });
      await test.page.update({ ...inputs, content: "<h1>Pictures</h1>" });
      expect(test.stored()).toEqual([[key, "<h1>Pictures</h1>"]]);
    },
  );

  it("is not written again without the permission to read the tags that this would remove", async () => {
    await using test = await given();
    await test.page.create(inputs);
    test.platform.set({ deniedActions: ["cos:GetObjectTagging"] });
    const changed = { ...inputs, content: "<h1>Pictures</h1>" };
    await expect(test.page.update(changed)).rejects.toThrow("grant the permission cos:GetObjectTagging");
    expect(test.stored()).toEqual([[key, inputs.content]]);
  });

  it("notices headers that was changed elsewhere", async () => {
    await using test = await given();
    await test.page.create(inputs);
    const headers = { "content-type": inputs.contentType, "cache-control": "no-store" };
    test.state.cosObjects.change(`${bucket}/${key}#null`, { headers });
    await test.page.read();
    expect((await test.page.diff(inputs)).changes).toEqual(["cacheControl"]);
  });

  it("detects that it was uploaded in parts elsewhere, but not that a key encrypts it", async () => {
    await using test = await given();
    await test.page.create(inputs);
    const id = `${bucket}/${key}#null`;
    test.state.cosObjects.change(id, { etag: md5("key"), headers: { "x-cos-server-side-encryption": "cos/kms" } });
    await test.page.read();
    expect((await test.page.diff(inputs)).changes).not.toContain("etag");
    test.state.cosObjects.change(id, { etag: `${md5("parts")}-2`, headers: {} });
    await test.page.read();
    expect((await test.page.diff(inputs)).changes).toContain("etag");
  });

  it("keeps the hash of a secret content secret", async () => {
    await using test = await given();
    const hidden = { content: secret(inputs.content), etag: secret(md5(inputs.content)) };
    await test.page.create({ ...inputs, content: hidden.content });
    expect(test.page.outputs).toMatchObject(hidden);
    await test.page.read();
    expect(test.page.outputs).toMatchObject(hidden);
    await test.page.update({ ...inputs, content: secret("<h1>Pictures</h1>") });
    expect(test.page.outputs["etag"]).toEqual(secret(md5("<h1>Pictures</h1>")));
  });

  it("is not written over an object that appeared after the search", async () => {
    await using test = await given();
    await test.state.cosObjects.create({ bucket, key, text: "theirs" });
    test.platform.failNextAction({ service: "cos", action: "HeadObject", code: "NoSuchKey" });
    test.platform.failNextAction({ service: "cos", action: "GetObjectACL", code: "NoSuchKey" });
    await expect(test.page.create(inputs)).rejects.toThrow(/FileAlreadyExists.*pulumi import/s);
    expect(test.stored()).toEqual([[key, "theirs"]]);
  });

  it.each([
    "photos/a.html",
    `${bucket}0`,
    `${bucket}/`,
    `${bucket}//a.html`,
    `${bucket}/pages/../a.html`,
    "example.com?-1250000000/a",
  ])("is not imported by the ID %s, for which no request is sent", async (id) => {
    await using test = await given();
    await expect(test.page.import(id)).rejects.toThrow(`"${id}" is not a valid import ID of CosBucketObject`);
    expect(test.platform.journal.requests).toBe(0);
  });

  it("that exists already is not overwritten, but imported", async () => {
    await using test = await given();
    await test.state.cosObjects.create({
      bucket,
      key,
      text: inputs.content,
      headers: { "content-type": "text/html", "cache-control": "max-age=60" },
    });
    await expect(test.page.create(inputs)).rejects.toThrow(
      "pulumi import cloudprov:index/cosBucketObject:CosBucketObject",
    );
    await test.page.import(`${bucket}/${key}`);
    expect((await test.page.preview(inputs)).action).toBe("same");
  });

  it("is deleted with a marker in a bucket with versioning", async () => {
    await using test = await given();
    test.state.cosBuckets.change(bucket, { settings: { versioning: { Status: "Enabled" } } });
    await test.page.create(inputs);
    await test.page.delete();
    expect(test.state.cosObjects.list().map(({ isDeleteMarker }) => isDeleteMarker)).toEqual([false, true]);
    await test.page.create(inputs);
  });

  it("in a bucket that does not exist is rejected", async () => {
    await using test = await given();
    await expect(test.page.create({ ...inputs, bucket: "none-1250000000" })).rejects.toThrow(
      "The specified bucket does not exist",
    );
  });

  it.each([
    [{ bucket, key }, "source"],
    [{ ...inputs, source: "page.html" }, "content"],
    [{ ...inputs, source: "page.html", content: "" }, "content"],
    [{ bucket, key, source: "/nowhere/page.html" }, "source"],
    [{ ...inputs, key: "/page.html" }, "key"],
    [{ ...inputs, key: "pages/../page.html" }, "key"],
    [{ ...inputs, etag: md5("other") }, "etag"],
  ])("is rejected during preview: %j", async (wrong, property) => {
    await using test = await given();
    const { failures } = await test.page.check(wrong);
    expect(failures.map((failure) => failure.property.replace(/:$/, ""))).toEqual([
      property === "source" && !("source" in wrong) ? "" : property,
    ]);
  });
});
