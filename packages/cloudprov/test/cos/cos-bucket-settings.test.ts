import { describe, expect, it } from "vitest";
import { everything } from "./every-setting.ts";
import { bucket, givenPhotos as given } from "./given-storage.ts";

describe("a CosBucket", () => {
  it("gets every setting, and is imported with all of them", async () => {
    await using test = await given();
    const { outputs } = await test.photos.create(everything);
    expect(test.platform.journal.violations).toEqual([]);
    expect(outputs).toMatchObject(everything);
    expect(outputs["website"]).toMatchObject({ endpoint: `${bucket}.cos-website.ap-guangzhou.myqcloud.com` });
    expect(outputs["cosBucketUrl"]).toBe(test.platform.cosDomain.replace("cos.", `${bucket}.cos.`));
    expect((await test.photos.preview(everything)).action).toBe("same");
    await test.photos.read();
    expect((await test.photos.preview(everything)).action).toBe("same");

    const imported = test.host.resource("CosBucket", "imported");
    await imported.import(bucket);
    expect(imported.outputs).toMatchObject(everything);
    expect((await imported.preview(everything)).action).toBe("same");
  });

  it("sends only the settings that change, and removes those that the program no longer has", async () => {
    await using test = await given();
    await test.photos.create(everything);
    test.platform.journal.clear();
    await test.photos.update({ ...everything, tags: { team: "site" } });
    expect(test.operations().filter((name) => /^(Put|Delete)/.test(name))).toEqual(["PutBucketTagging"]);

    test.platform.journal.clear();
    const { objectLockConfiguration, enableIntelligentTiering } = everything;
    const kept = { bucket, objectLockConfiguration, enableIntelligentTiering };
    await test.photos.update(kept);
    expect(test.operations().filter((name) => /^(Put|Delete)/.test(name))).toEqual([
      "DeleteBucketIntelligentTieringRule",
      "PutBucketACL",
      "DeleteBucketCORS",
      "DeleteBucketOrigin",
      "DeleteBucketDomain",
      "DeleteBucketLifecycle",
      "DeleteBucketWebsite",
      "DeleteBucketEncryption",
      "DeleteBucketReplication",
      "PutBucketVersioning",
      "PutBucketAccelerate",
      "DeleteBucketTagging",
      "PutBucketLogging",
    ]);
    expect((await test.photos.preview(kept)).action).toBe("same");
    const [{ settings = {} } = {}] = test.state.cosBuckets.list();
    expect(settings).toMatchObject({ versioning: { Status: "Suspended" }, logging: {} });
    expect(settings).not.toHaveProperty("tagging");
  });

  it("keeps rules of a lifecycle that the program cannot describe", async () => {
    await using test = await given();
    const rule = (id: string) => ({ id, filterPrefix: `${id}/`, expiration: { days: 30 } });
    await test.photos.create({ bucket, lifecycleRules: [rule("own"), rule("disabled")] });
    const other = (ID: string, Filter: object, Status = "Enabled") => ({
      ID,
      Filter,
      Status,
      Expiration: { Days: "1" },
    });
    const tags = [{ Key: "keep", Value: "no" }];
    const others = [
      other("tag", { Tag: tags }),
      other("and", { And: { Prefix: "a/", Tag: tags } }),
      other("paused", { Prefix: "" }, "Disabled"),
    ];
    const { settings = {} } = test.state.cosBuckets.get(bucket) ?? {};
    const disabled = other("disabled", { Prefix: "disabled/" }, "Disabled");
    const withOthers = { ...settings, lifecycle: { Rule: [...others, disabled] } } as typeof settings;
    test.state.cosBuckets.change(bucket, { settings: withOthers });
    const present = () => test.state.cosBuckets.get(bucket)?.settings["lifecycle"]?.["Rule"];

    await test.photos.update({ bucket, lifecycleRules: [rule("new")] });
    expect(test.photos.outputs["lifecycleRules"]).toEqual([expect.objectContaining(rule("new"))]);
    expect(present()).toEqual([expect.objectContaining({ ID: "new" }), ...others]);
    await test.photos.update({ bucket });
    expect(present()).toEqual(others);
    expect(test.operations()).not.toContain("DeleteBucketLifecycle");
  });

  it("sends no containers for empty lists and maps", async () => {
    await using test = await given();
    const rule = { priority: 1, backToSourceMode: "Mirror", host: "origin.example.com" };
    await test.photos.create({ bucket, tags: { team: "shop" } });
    await test.photos.update({ bucket, tags: {}, originPullRules: [{ ...rule, followHttpHeaders: [] }] });
    expect(test.operations()).toContain("DeleteBucketTagging");
    expect(test.sent("PutBucketOrigin")[0]?.["Body"]).not.toContain("FollowHttpHeaders");
  });

  it("changes archiving rules one by one", async () => {
    await using test = await given();
    const rule = (ruleId: string, days: number) => ({
      ruleId,
      status: "Enabled",
      filter: { and: { prefix: "a/", tags: [{ key: "k", value: "v" }] } },
      tierings: [{ accessTier: "ARCHIVE_ACCESS", days }],
    });
    const inputs = (...rules: readonly object[]) => ({ bucket, intelligentTieringArchivingRuleLists: rules });
    await test.photos.create(inputs(rule("a", 90), rule("b", 90), rule("c", 90)));
    expect((await test.photos.preview(inputs(rule("c", 90), rule("a", 90), rule("b", 90)))).action).toBe("same");
    test.platform.journal.clear();
    await test.photos.update(inputs(rule("b", 120), rule("c", 90)));
    expect(test.sent("DeleteBucketIntelligentTieringRule").map(({ Query }) => Query)).toEqual([
      { "intelligent-tiering": "", id: "a" },
    ]);
    expect(test.sent("PutBucketIntelligentTieringRule").map(({ Query }) => Query)).toEqual([
      { "intelligent-tiering": "", id: "b" },
    ]);
  });

  it("detects changes of the settings that the program sets, and the deletion of the bucket", async () => {
    await using test = await given();
    const inputs = { bucket, tags: { team: "shop" } };
    await test.photos.create(inputs);
    const { settings = {} } = test.state.cosBuckets.get(bucket) ?? {};
    const { tagging: _, ...others } = settings;
    test.state.cosBuckets.change(bucket, { settings: others });
    await test.photos.read();
    expect((await test.photos.diff(inputs)).detailed).toEqual({ tags: "add" });
    test.state.cosBuckets.remove(bucket);
    await test.photos.read();
    expect(test.photos.state).toBeUndefined();
  });

  it.each<[string, object, string, Readonly<Record<string, unknown>>]>([
    ["corsRules", everything, "cors", { CORSRule: [{ AllowedOrigin: ["*"], AllowedMethod: ["GET"] }] }],
    ["lifecycleRules", everything, "lifecycle", { Rule: [{ ID: "a", Status: "Enabled", Expiration: { Days: "1" } }] }],
    ["website", everything, "website", { IndexDocument: { Suffix: "home.html" } }],
    ["tags", everything, "tagging", { TagSet: { Tag: [{ Key: "a", Value: "b" }] } }],
  ])(
    "warns before the first %s of the program replace those that were set elsewhere",
    async (name, all, query, theirs) => {
      await using test = await given();
      await test.photos.create({ bucket });
      const { settings = {} } = test.state.cosBuckets.get(bucket) ?? {};
      test.state.cosBuckets.change(bucket, { settings: { ...settings, [query]: theirs as never } });
      const inputs = { bucket, [name]: (all as Readonly<Record<string, unknown>>)[name] };
      const warnings = () => test.host.logs.filter(({ message }) => message.includes("somebody has set elsewhere"));
      await test.photos.preview(inputs);
      expect(warnings().map(({ message }) => message)).toEqual([
        expect.stringContaining(
          `${name}: this change replaces values that somebody has set elsewhere on the bucket ${bucket}`,
        ),
      ]);
      // By its preview, and when it is made.
      await test.photos.update(inputs);
      expect(warnings()).toHaveLength(3);
      await test.photos.preview({ ...inputs, forceClean: true });
      await test.photos.update({ bucket });
      expect(warnings()).toHaveLength(3);
    },
  );

  it("does not warn about settings that match the program, or about a deleted bucket", async () => {
    await using test = await given();
    await test.photos.create({ bucket });
    const { settings = {} } = test.state.cosBuckets.get(bucket) ?? {};
    const tagging = { TagSet: { Tag: [{ Key: "team", Value: "shop" }] } };
    const encryption = { Rule: { ApplyServerSideEncryptionByDefault: { SSEAlgorithm: "AES256" } } };
    test.state.cosBuckets.change(bucket, { settings: { ...settings, tagging, encryption } });
    const warnings = () => test.host.logs.filter(({ message }) => message.includes("elsewhere"));
    await test.photos.preview({ bucket, tags: { team: "shop" }, encryptionAlgorithm: "SM4" });
    expect(warnings()).toEqual([]);
    test.state.cosBuckets.remove(bucket);
    expect((await test.photos.preview({ bucket, tags: { team: "site" } })).action).toBe("update");
    expect(warnings()).toEqual([]);
  });

  it("does not warn about rules without IDs that the bucket already has, in another order and with IDs", async () => {
    await using test = await given();
    await test.photos.create({ bucket });
    const { settings = {} } = test.state.cosBuckets.get(bucket) ?? {};
    const theirs = (days: string, prefix: string) => ({
      ID: `id-${prefix}`,
      Status: "Enabled",
      Filter: { Prefix: prefix },
      Expiration: { Days: days },
    });
    const lifecycle = { Rule: [theirs("30", "a/"), theirs("60", "b/")] };
    test.state.cosBuckets.change(bucket, { settings: { ...settings, lifecycle } });
    const warnings = () => test.host.logs.filter(({ message }) => message.includes("elsewhere"));
    const rule = (filterPrefix: string, days: number) => ({ filterPrefix, expiration: { days } });
    await test.photos.preview({ bucket, lifecycleRules: [rule("b/", 60), rule("a/", 30)] });
    expect(warnings()).toEqual([]);
    await test.photos.preview({ bucket, lifecycleRules: [rule("b/", 60), rule("a/", 31)] });
    await test.photos.preview({ bucket, lifecycleRules: [{ ...rule("b/", 60), id: "other" }, rule("a/", 30)] });
    await test.photos.preview({ bucket, lifecycleRules: [rule("b/", 60)] });
    expect(warnings()).toHaveLength(3);
  });

  it("is imported without a diff if the platform encrypts it by default", async () => {
    await using test = await given();
    const encryption = { Rule: { ApplyServerSideEncryptionByDefault: { SSEAlgorithm: "AES256" } } };
    await test.state.cosBuckets.create({ id: bucket });
    const { settings = {} } = test.state.cosBuckets.get(bucket) ?? {};
    test.state.cosBuckets.change(bucket, { settings: { ...settings, encryption } });
    await test.photos.import(bucket);
    expect((await test.photos.preview({ bucket })).action).toBe("same");
    expect((await test.photos.diff({ bucket, encryptionAlgorithm: "SM4" })).changes).toEqual(["encryptionAlgorithm"]);
  });

  it("cannot turn intelligent tiering off", async () => {
    await using test = await given();
    await test.photos.create({ bucket, enableIntelligentTiering: true });
    expect(test.sent("PutBucketIntelligentTiering")[0]?.["Body"]).toContain("<Days>30</Days>");
    await expect(test.photos.update({ bucket, enableIntelligentTiering: false })).rejects.toThrow(
      "cannot turn intelligent tiering off",
    );
  });

  it("keeps the days of intelligent tiering when the program sets only the number of accesses", async () => {
    await using test = await given();
    const inputs = { bucket, enableIntelligentTiering: true };
    await test.photos.create({ ...inputs, intelligentTieringDays: 60, intelligentTieringRequestFrequent: 1 });
    await test.photos.update({ ...inputs, intelligentTieringRequestFrequent: 2 });
    expect(test.sent("PutBucketIntelligentTiering")[1]?.["Body"]).toContain("<Days>60</Days>");
  });
});
