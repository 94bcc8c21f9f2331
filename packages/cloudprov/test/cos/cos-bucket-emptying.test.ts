import { describe, expect, it, onTestFinished, vi } from "vitest";
import { bucket, givenPhotos } from "./given-storage.ts";

/** A bucket whose contents are deleted with it. */
async function given(inputs: Readonly<Record<string, unknown>> = {}) {
  const storage = await givenPhotos();
  await storage.photos.create({ bucket, forceClean: true, ...inputs });
  storage.platform.journal.clear();
  return storage;
}

/** Moves the clock by this many times the limit of a wait. */
function passLimits(times: () => number): void {
  const now = Date.now.bind(Date);
  const clock = vi.spyOn(Date, "now").mockImplementation(() => now() + times() * 240_000);
  onTestFinished(() => clock.mockRestore());
}

/** Names that percent-encoding, XML or URLs change if they are used carelessly. */
const strangeKeys = [
  "a+b c.jpg",
  "100%.jpg",
  "%41",
  "%2F",
  "a\u0001b",
  "tab\tand\nline",
  "return\r",
  " spaces ",
  "\uFFFF",
  "/leading",
  "a//b",
  "..",
  "a/../b",
  "a/./\u0002",
  "a?b#c&d",
  "<b>&amp;",
];

describe("a CosBucket with forceClean", () => {
  it("is emptied of all versions, delete markers and unfinished uploads, page by page, if forceClean is true", async () => {
    await using test = await given({ versioningEnable: true });
    const keys = Array.from({ length: 1100 }, (_, i) => `photos & more/${i}.jpg`);
    await Promise.all(
      keys.map((key, order) => test.state.cosObjects.create({ bucket, key, order, versionId: `v${order}` })),
    );
    await test.state.cosObjects.create({ bucket, key: "0", versionId: "null", isDeleteMarker: true });
    await test.state.cosUploads.create({ bucket, key: "large.mov" });
    await test.photos.delete();
    expect(test.sent("DeleteMultipleObjects")).toHaveLength(2);
    expect(test.operations()).toContain("AbortMultipartUpload");
    expect(test.state.cosBuckets.list()).toEqual([]);
  });

  it("continues while something can be deleted, and waits only for the rest", async () => {
    await using test = await given();
    await Promise.all(
      Array.from({ length: 1100 }, (_, i) => test.state.cosObjects.create({ bucket, key: `${i}.jpg`, order: i })),
    );
    test.platform.set({ lockedObjects: ["0.jpg"] });
    const deletions = () => test.sent("DeleteMultipleObjects").length;
    // Each of the first two requests takes longer than the wait.
    passLimits(() => Math.min(deletions(), 2));
    const deletion = test.photos.delete();
    await vi.waitFor(() => expect(deletions()).toBeGreaterThan(3), { timeout: 5_000 });
    test.platform.set({ lockedObjects: [] });
    await deletion;
    expect(test.state.cosBuckets.list()).toEqual([]);
  });

  it("is emptied again if it has contents when it is deleted", async () => {
    await using test = await given();
    test.platform.failNextAction({ service: "cos", action: "DeleteBucket", code: "BucketNotEmpty" });
    await test.photos.delete();
    expect(test.operations().filter((name) => name === "GetBucketObjectVersions")).toHaveLength(2);
    expect(test.state.cosBuckets.list()).toEqual([]);
  });

  it("with a file system is emptied, although it has no versions and an upload ends meanwhile", async () => {
    await using test = await given({ chdfsOfs: true });
    await test.state.cosObjects.create({ bucket, key: "a.jpg", versionId: "null" });
    await test.state.cosUploads.create({ bucket, key: "large.mov" });
    test.platform.failNextAction({ service: "cos", action: "AbortMultipartUpload", code: "NoSuchUpload" });
    await test.photos.delete();
    expect(test.operations()).not.toContain("GetBucketVersioning");
    expect(test.state.cosBuckets.list()).toEqual([]);
  });

  it.each([false, true])("is emptied of objects with any names, with versions: %s", async (versioningEnable) => {
    await using test = await given({ versioningEnable });
    for (const [order, key] of strangeKeys.entries()) await test.state.cosObjects.create({ bucket, key, order });
    await test.photos.delete();
    expect(test.platform.journal.violations).toEqual([]);
    expect(test.state.cosBuckets.list()).toEqual([]);
    expect(test.sent("DeleteObject").map(({ Key }) => Key)).toEqual([
      " spaces ",
      "a\u0001b",
      "a/./\u0002",
      "return\r",
      "tab\tand\nline",
      "\uFFFF",
    ]);
  });

  it("is emptied of unfinished uploads with any names", async () => {
    await using test = await given();
    const keys = strangeKeys.filter((key) => key !== "..");
    for (const key of keys) await test.state.cosUploads.create({ bucket, key });
    await test.photos.delete();
    expect(test.sent("AbortMultipartUpload").map(({ Key }) => Key)).toEqual(keys);
    expect(test.state.cosBuckets.list()).toEqual([]);
  });

  it.each<[string, string]>([
    ["a\u0001b", String.raw`"a\u0001b" was not deleted: 403 Forbidden: AccessDenied`],
    ["a.jpg", '"a.jpg" was not deleted: AccessDenied The object is locked'],
  ])("whose object %j cannot be deleted is not deleted, and the error names it", async (key, message) => {
    await using test = await given();
    for (const one of [key, "b.jpg"]) await test.state.cosObjects.create({ bucket, key: one });
    test.platform.set({ lockedObjects: [key] });
    passLimits(() => (test.sent("GetBucketObjectVersions").length > 2 ? 1 : 0));
    await expect(test.photos.delete()).rejects.toThrow(`could not be emptied: ${message}`);
    expect(test.state.cosObjects.list().map((one) => one.key)).toEqual([key]);
  });

  it("whose uploads the credentials cannot abort is not deleted, and the error names the missing permission", async () => {
    await using test = await given();
    await test.state.cosUploads.create({ bucket, key: "large.mov" });
    test.platform.failNextAction({ service: "cos", action: "AbortMultipartUpload", code: "AccessDenied" });
    await expect(test.photos.delete()).rejects.toThrow(
      'the credentials cannot abort the unfinished upload of "large.mov". Grant the permission cos:AbortMultipartUpload',
    );
    expect(test.operations()).not.toContain("DeleteBucket");
    expect(test.sent("AbortMultipartUpload")).toHaveLength(1);
  });

  it("aborts all uploads that the credentials can abort before the error names another", async () => {
    await using test = await given();
    for (const key of ["large.mov", "other.mov"]) await test.state.cosUploads.create({ bucket, key });
    const forbidden = { service: "cos", action: "AbortMultipartUpload", code: "AccessDenied" };
    test.platform.failNextAction(forbidden);
    test.platform.failNextAction({ ...forbidden, after: 1 });
    await expect(test.photos.delete()).rejects.toThrow(
      'the credentials cannot abort the unfinished upload of "large.mov"',
    );
    expect(test.sent("AbortMultipartUpload").map(({ Key }) => Key)).toEqual(["large.mov", "other.mov", "large.mov"]);
    expect(test.state.cosUploads.list().map(({ key }) => key)).toEqual(["large.mov"]);
  });

  it("is not deleted if no URL identifies an upload, and no request is sent to another address", async () => {
    await using test = await given();
    await test.state.cosUploads.create({ bucket, key: ".." });
    passLimits(() => (test.sent("ListMultipartUploads").length > 1 ? 1 : 0));
    await expect(test.photos.delete()).rejects.toThrow(
      'could not be emptied: ".." was not deleted: no URL leads to an object with the name ".."',
    );
    expect(test.operations()).not.toContain("DeleteBucket");
    expect(test.operations()).not.toContain("AbortMultipartUpload");
  });
});
