import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { bucket, givenStorage } from "./given-storage.ts";

const key = "page.html";
const inputs = { bucket, key, content: "<h1>Photos</h1>", contentType: "text/html", cacheControl: "max-age=60" };
const changed = { ...inputs, content: "<h1>Pictures</h1>" };

async function given() {
  const storage = await givenStorage();
  const page = storage.host.resource("CosBucketObject", "page");
  const id = `${bucket}/${key}#null`;
  return {
    ...storage,
    page,
    headers: () => storage.state.cosObjects.get(id)?.headers,
    /** Somebody adds headers, which writes the object again. */
    change: (headers: Readonly<Record<string, string>>) => {
      const { headers: before = {}, modifiedAt = 0 } = storage.state.cosObjects.get(id) ?? {};
      storage.state.cosObjects.change(id, { headers: { ...before, ...headers }, modifiedAt: modifiedAt + 60_000 });
    },
    warnings: () =>
      storage.host.logs.filter(({ message }) => message.includes("elsewhere")).map(({ message }) => message),
  };
}

describe("the headers of a CosBucketObject", () => {
  it("that were set elsewhere stay when new content is uploaded, and the next preview shows no difference", async () => {
    await using test = await given();
    const { cacheControl: _, ...rest } = changed;
    await test.page.create(inputs);
    const theirs = {
      "cache-control": "no-store",
      expires: "Thu, 31 Jan 2030 12:00:00 GMT",
      "x-cos-meta-owner": "shop",
      "x-cos-storage-class": "STANDARD_IA",
    };
    test.change(theirs);
    await test.page.update(rest);
    expect(test.headers()).toEqual({ "content-type": "text/html", ...theirs });
    expect(test.warnings()).toEqual([]);
    expect((await test.page.preview(rest)).action).toBe("same");
  });

  it("for its encryption are not repeated with new content, because the key of the bucket may have changed", async () => {
    await using test = await given();
    await test.page.create(inputs);
    test.change({
      "x-cos-server-side-encryption": "cos/kms",
      "x-cos-server-side-encryption-cos-kms-key-id": "1a2b3c4d-0000-0000-0000-000000000000",
    });
    await test.page.update(changed);
    expect(test.headers()).toEqual({ "content-type": "text/html", "cache-control": "max-age=60" });
  });

  it.each(["ARCHIVE", "DEEP_ARCHIVE"])(
    "do not archive new content if the old content has the class %s",
    async (storageClass) => {
      await using test = await given();
      await test.page.create(inputs);
      test.change({ "x-cos-storage-class": storageClass });
      await test.page.read();
      await test.page.update(changed);
      expect(test.page.outputs).toMatchObject({ storageClass: "STANDARD" });
      expect(test.warnings()).toEqual([]);
      expect((await test.page.preview(changed)).action).toBe("same");
    },
  );

  it("that describe the old content are removed after a warning, and the next preview shows no difference", async () => {
    await using test = await given();
    await test.page.create(inputs);
    test.change({ "content-disposition": "attachment", "content-encoding": "gzip" });
    await test.page.preview(changed);
    expect(test.warnings()).toEqual([
      expect.stringContaining("contentDisposition and contentEncoding: this change replaces values"),
    ]);
    await test.page.update(changed);
    expect(test.headers()).toEqual({ "content-type": "text/html", "cache-control": "max-age=60" });
    expect((await test.page.preview(changed)).action).toBe("same");
  });

  it("that a request cannot repeat unchanged cause an error before new content is uploaded", async () => {
    await using test = await given();
    await test.page.create(inputs);
    test.change({ "x-cos-meta-owner": "größe" });
    await expect(test.page.update(changed)).rejects.toThrow(
      "uploading new content would change the header x-cos-meta-owner",
    );
    expect(test.headers()).toMatchObject({ "x-cos-meta-owner": "größe" });
  });

  it.each(["größe", "a\r\nb"])("that a request cannot contain are rejected during preview: %j", async (name) => {
    await using test = await given();
    const { failures } = await test.page.check({ ...inputs, contentDisposition: `attachment; filename=${name}` });
    expect(failures).toEqual([
      {
        property: "contentDisposition",
        reason: expect.stringContaining("must contain only printable ASCII characters"),
      },
    ]);
  });

  it("are removed when the program no longer sets them, and those that were set elsewhere stay", async () => {
    await using test = await given();
    await test.page.create({ ...inputs, contentDisposition: "attachment" });
    test.change({ "x-cos-meta-owner": "shop" });
    await test.page.update(inputs);
    expect(test.headers()).toEqual({
      "content-type": "text/html",
      "cache-control": "max-age=60",
      "x-cos-meta-owner": "shop",
    });
  });

  it("that were changed elsewhere are replaced by those of the program after a warning", async () => {
    await using test = await given();
    await test.page.create(inputs);
    test.change({ "cache-control": "no-store", "content-encoding": "gzip" });
    await test.page.preview({ ...inputs, acl: "public-read" });
    expect(test.warnings()).toEqual([]);
    await test.page.preview({ ...changed, contentEncoding: "br" });
    expect(test.warnings()).toEqual([
      expect.stringContaining(
        `cacheControl and contentEncoding: this change replaces values that somebody has set elsewhere on the object ${bucket}/${key}`,
      ),
    ]);
    // By its preview, and when it is made.
    await test.page.update({ ...changed, contentEncoding: "br" });
    expect(test.warnings()).toHaveLength(3);
    expect(test.headers()).toMatchObject({ "cache-control": "max-age=60", "content-encoding": "br" });
  });

  it("cause no warning if the object was deleted and is created again", async () => {
    await using test = await given();
    await test.page.create(inputs);
    test.state.cosObjects.remove(`${bucket}/${key}#null`);
    await test.page.preview(changed);
    expect(test.warnings()).toEqual([]);
  });

  it("are read again by a refresh of many objects if one was written elsewhere with the same content", async () => {
    await using test = await given();
    const all = Array.from({ length: 30 }, (_, i) => test.host.resource("CosBucketObject", `other-${i}`));
    await test.page.create(inputs);
    await Promise.all(all.map((one, i) => one.create({ bucket, key: `other-${i}`, content: `${i}` })));
    test.change({ "cache-control": "no-store" });
    await refreshed(test, [...all, test.page]);
    expect(test.operations().filter((name) => name !== "GetObjectACL")).toEqual(["GetBucket", "HeadObject"]);
    expect(test.page.outputs["cacheControl"]).toBe("no-store");
    expect((await test.page.diff(inputs)).changes).toEqual(["cacheControl"]);
  });
});
