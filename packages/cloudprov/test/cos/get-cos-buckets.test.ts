import { expect, it } from "vitest";
import { givenStorage } from "./given-storage.ts";

it("getCosBuckets returns the buckets of the region with their settings, by name and by all tags", async () => {
  await using test = await givenStorage();
  const photos = test.host.resource("CosBucket", "album");
  const inputs = {
    bucket: "album-1250000000",
    acl: "public-read",
    corsRules: [{ allowedOrigins: ["*"], allowedMethods: ["GET"], allowedHeaders: ["*"], maxAgeSeconds: 60 }],
    lifecycleRules: [{ id: "old", filterPrefix: "old/", expiration: { days: 30 } }],
    website: { indexDocument: "index.html" },
    originPullRules: [
      { priority: 1, backToSourceMode: "Mirror", host: "origin.example.com", customHttpHeaders: { a: "b" } },
    ],
    tags: { team: "shop", stage: "test" },
  };
  await photos.create(inputs);
  await test.state.cosBuckets.create({ id: "elsewhere-1250000000", region: "ap-tokyo" });
  const found = async (args: object) =>
    (await test.host.invoke("getCosBuckets", args as Readonly<Record<string, unknown>>))[
      "bucketLists"
    ] as readonly Readonly<Record<string, unknown>>[];
  const namesOf = async (args: object) => (await found(args)).map((one) => one["bucket"]);
  expect(await namesOf({})).toEqual(["album-1250000000", "photos-1250000000"]);
  expect(await namesOf({ bucketPrefix: "photos" })).toEqual(["photos-1250000000"]);
  expect(await namesOf({ tags: { team: "shop", stage: "test" } })).toEqual(["album-1250000000"]);
  expect(await namesOf({ tags: { team: "shop", stage: "live" } })).toEqual([]);
  const [album] = await found({ bucketPrefix: "album" });
  expect(album).toMatchObject({
    acl: "public-read",
    corsRules: [{ ...inputs.corsRules[0], exposeHeaders: [] }],
    lifecycleRules: [{ filterPrefix: "old/", expirations: [{ date: "", days: 30 }], transitions: [] }],
    websites: [{ indexDocument: "index.html", errorDocument: "" }],
    originPullRules: [{ syncBackToSource: true, host: "origin.example.com", customHttpHeaders: { a: "b" } }],
    originDomainRules: [],
    tags: { team: "shop", stage: "test" },
    cosBucketUrl: test.platform.cosDomain.replace("cos.", "album-1250000000.cos."),
  });
});

it("getCosBuckets returns a bucket with a file system, which lacks several settings", async () => {
  await using test = await givenStorage();
  await test.host.resource("CosBucket", "files").create({ bucket: "files-1250000000", chdfsOfs: true });
  const { bucketLists } = await test.host.invoke("getCosBuckets", { bucketPrefix: "files" });
  expect(bucketLists).toEqual([
    expect.objectContaining({ bucket: "files-1250000000", acl: "", originPullRules: [], originDomainRules: [] }),
  ]);
});
