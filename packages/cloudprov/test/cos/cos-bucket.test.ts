import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";
import { bucket, givenPhotos as given } from "./given-storage.ts";

describe("a CosBucket", () => {
  it("without settings is created by one request, and its settings are not read", async () => {
    await using test = await given();
    const { id, outputs } = await test.photos.create({ bucket });
    expect(id).toBe(bucket);
    expect(test.operations()).toEqual([
      "HeadBucket",
      "GetBucket",
      "PutBucket",
      "HeadBucket",
      "HeadBucket",
      "GetBucketACL",
    ]);
    expect(test.sent("PutBucket")).toEqual([{ Bucket: bucket, Acl: "private" }]);
    expect(outputs).toMatchObject({ acl: "private", versioningEnable: false, chdfsOfs: false, cosBucketId: bucket });
    expect(outputs["aclBody"]).toContain("<Permission>FULL_CONTROL</Permission>");
    expect((await test.photos.preview({ bucket })).action).toBe("same");
  });

  it.each(["photos", "example.com/?-1250000000", "example.com#-1250000000", "photos-1250000000.example.com"])(
    "is not imported by the ID %s, for which no request is sent",
    async (id) => {
      await using test = await given();
      await expect(test.photos.import(id)).rejects.toThrow(`"${id}" is not a valid import ID of CosBucket`);
      expect(test.platform.journal.requests).toBe(0);
    },
  );

  it("in a dedicated cluster that the address cannot contain is rejected during preview", async () => {
    await using test = await startSimulatedProvider(
      {},
      {
        config: ({ credentials: { secretId, secretKey } }) => ({
          secretId,
          secretKey,
          cosDomain: "https://storage.example.com",
        }),
      },
    );
    const photos = test.host.resource("CosBucket", "photos");
    await expect(photos.preview({ bucket, cdcId: "cluster-1" })).rejects.toThrow(
      'cdcId needs a host that begins with "cos." or "cluster-1.cos-cdc.", not storage.example.com',
    );
  });

  it("does not count as deleted if a response has a status without the platform's code", async () => {
    await using test = await given();
    await test.photos.create({ bucket, cdcId: "cluster-1" });
    test.platform.set({ actionErrors: { "cos:HeadBucket": "NoSuchKey" } });
    await expect(test.photos.read()).rejects.toThrow(/404 Not Found/);
    expect(test.photos.state).toBeDefined();
  });

  it("waits until all requests find the new bucket", async () => {
    await using test = await given();
    // Before the creation, and twice after it.
    for (let i = 0; i < 3; i++) {
      test.platform.failNextAction({ service: "cos", action: "HeadBucket", code: "NoSuchBucket" });
    }
    await test.photos.create({ bucket });
    expect(test.photos.id).toBe(bucket);
  });

  it("is found if it appears between the two requests of the search", async () => {
    await using test = await given();
    test.platform.failNextAction({ service: "cos", action: "HeadBucket", code: "NoSuchBucket" });
    await test.state.cosBuckets.create({ id: bucket });
    await test.photos.import(bucket);
    expect(test.photos.id).toBe(bucket);
  });

  it("is refreshed with others by one listing, page by page, and one request for the access to each", async () => {
    await using test = await given({ bucketPage: 15 });
    const all = Array.from({ length: 40 }, (_, i) => test.host.resource("CosBucket", `photos-${i}`));
    await Promise.all(all.map((one, i) => one.create({ bucket: `photos-${i}-1250000000` })));
    await refreshed(test, all);
    const names = test.operations();
    expect(names.filter((name) => name !== "GetBucketACL")).toEqual(["GetService", "GetService", "GetService"]);
    expect(names).toHaveLength(3 + 38);
  });

  it("is rejected with the command that imports it if the account already has it", async () => {
    await using test = await given();
    await test.state.cosBuckets.create({ id: bucket });
    await expect(test.photos.create({ bucket })).rejects.toThrow(
      `pulumi import cloudprov:index/cosBucket:CosBucket photos ${bucket}`,
    );
  });

  it("is rejected with the remedy if another account has its name", async () => {
    await using test = await given();
    await test.state.cosBuckets.create({ id: bucket, accountId: "200000000001", region: "ap-tokyo" });
    await expect(test.photos.create({ bucket })).rejects.toThrow(/BucketAlreadyExists: .* choose another `bucket`/);
  });

  it("is not deleted with contents, and the error shows how to delete it", async () => {
    await using test = await given();
    await test.photos.create({ bucket });
    await test.state.cosObjects.create({ bucket, key: "a.jpg" });
    await expect(test.photos.delete()).rejects.toThrow(
      "set `forceClean` to true and run `pulumi up` before you delete",
    );
    expect(test.state.cosObjects.list()).toHaveLength(1);
    await test.photos.update({ bucket, forceClean: true });
    await test.photos.delete();
    expect(test.state.cosObjects.list()).toEqual([]);
    expect(test.state.cosBuckets.list()).toEqual([]);
  });

  it("is created although the clock is wrong, and the first response has no body with the code", async () => {
    await using test = await given({ clockSkewMs: 3_600_000 });
    await test.photos.create({ bucket });
    expect(test.operations().slice(0, 4)).toEqual(["HeadBucket", "GetBucketACL", "GetBucketACL", "HeadBucket"]);
  });

  it("cannot be read without the permission for a HEAD", async () => {
    await using test = await given();
    await test.state.cosBuckets.create({ id: bucket });
    test.platform.set({ deniedActions: ["cos:HeadBucket"] });
    await expect(test.photos.import(bucket)).rejects.toThrow("HeadBucket");
  });

  it("that cannot lock objects is imported, with any code of the status 400", async () => {
    await using test = await given();
    await test.state.cosBuckets.create({ id: bucket });
    test.platform.failNextAction({ service: "cos", action: "GetBucketObjectLock", code: "InvalidBucketState" });
    await test.photos.import(bucket);
    expect(test.photos.outputs["objectLockConfiguration"]).toEqual({ enabled: false });
  });

  it("is replaced with a warning about its contents", async () => {
    await using test = await given();
    await test.photos.create({ bucket });
    const { replaces, deleteBeforeReplace } = await test.photos.diff({ bucket, multiAz: true });
    expect(replaces).toEqual(["multiAz"]);
    expect(deleteBeforeReplace).toBe(true);
    await test.photos.preview({ bucket, multiAz: true });
    expect(test.host.logs.map(({ message }) => message).join()).toContain("copy what you need first");
  });

  it("with a file system is created and read without the settings that it does not have", async () => {
    await using test = await given();
    await test.photos.create({ bucket, chdfsOfs: true, tags: { team: "shop" } });
    expect(test.sent("PutBucket")[0]?.["Body"]).toContain("<BucketArchConfig>OFS</BucketArchConfig>");
    const imported = test.host.resource("CosBucket", "imported");
    await imported.import(bucket);
    expect(imported.outputs).toMatchObject({ chdfsOfs: true, tags: { team: "shop" } });
    expect(test.host.logs.map(({ message }) => message).join()).toContain("so private is assumed");
    expect((await imported.preview({ bucket, chdfsOfs: true, tags: { team: "shop" } })).action).toBe("same");
  });

  it.each([
    [{ bucket: "Photos-1250000000" }, "bucket"],
    [{ bucket: "photos" }, "bucket"],
    [{ bucket, replicaRole: "qcs::cam::uin/1:uin/1", versioningEnable: true }, "replicaRules"],
    [{ bucket, logEnable: true, logPrefix: "a/" }, "logTargetBucket"],
    [{ bucket, logPrefix: "a/" }, "logPrefix"],
    [{ bucket, kmsId: "key-1" }, "kmsId"],
    [{ bucket, intelligentTieringDays: 60 }, "intelligentTieringDays"],
    [
      {
        bucket,
        intelligentTieringArchivingRuleLists: [90, 180].map((days) => ({
          ruleId: "a",
          status: "Enabled",
          tierings: [{ accessTier: "ARCHIVE_ACCESS", days }],
        })),
      },
      "intelligentTieringArchivingRuleLists[1].ruleId",
    ],
    [{ bucket, lifecycleRules: [{ expiration: { date: "2030-1-1" } }] }, "lifecycleRules[0].expiration.date"],
    [{ bucket, lifecycleRules: [{ transitions: [{ storageClass: "ARCHIVE" }] }] }, "lifecycleRules[0].transitions[0]:"],
  ])("is rejected during preview: %j", async (inputs, property) => {
    await using test = await given();
    const { failures } = await test.photos.check(inputs);
    expect(failures.map((failure) => failure.property)).toEqual([property]);
  });

  it("is listed", async () => {
    await using test = await given();
    await test.state.cosBuckets.create({ id: bucket });
    await test.state.cosBuckets.create({ id: "elsewhere-1250000000", region: "ap-tokyo" });
    expect(await test.host.list("CosBucket")).toEqual([expect.objectContaining({ id: bucket, name: bucket })]);
  });
});
