import type { StartOptions } from "@org/cloudprov-simulator";
import { describe, expect, it } from "vitest";
import { refreshed } from "../refreshed.ts";
import { startSimulatedProvider } from "../simulated-provider.ts";

const bucket = "photos-1250000000";

async function given(settings: StartOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const { platform, host } = simulated;
  return {
    ...simulated,
    state: platform.state,
    photos: host.resource("CosBucket", "photos"),
    /** The names of the operations since the journal was cleared. */
    operations: () => platform.calls({ service: "cos" }).map(({ action }) => action),
    /** The content of the requests of an operation. */
    sent: (action: string) =>
      platform
        .calls({ service: "cos", action })
        .map(({ requestBody }) => requestBody as Readonly<Record<string, unknown>>),
  };
}

const everything = {
  bucket,
  acl: "public-read",
  versioningEnable: true,
  accelerationEnable: true,
  encryptionAlgorithm: "KMS",
  kmsId: "key-1",
  corsRules: [
    {
      allowedOrigins: ["https://example.com", "https://example.org"],
      allowedMethods: ["GET", "HEAD"],
      allowedHeaders: ["*"],
      exposeHeaders: ["ETag"],
      maxAgeSeconds: 300,
    },
  ],
  corsResponseVary: "true",
  originPullRules: [
    {
      priority: 1,
      backToSourceMode: "Mirror",
      prefix: "old/",
      protocol: "FOLLOW",
      host: "origin.example.com",
      followQueryString: false,
      followRedirection: true,
      followHttpHeaders: ["X-One", "X-Two"],
      customHttpHeaders: { "X-From": "cos & <co>" },
    },
  ],
  originDomainRules: [{ domain: "photos.example.com", type: "WEBSITE", status: "ENABLED" }],
  lifecycleRules: [
    {
      id: "old",
      filterPrefix: "originals/",
      transitions: [
        { days: 30, storageClass: "STANDARD_IA" },
        { date: "2031-01-31", storageClass: "ARCHIVE" },
      ],
      expiration: { date: "2032-01-31" },
      nonCurrentTransitions: [
        { nonCurrentDays: 10, storageClass: "ARCHIVE" },
        { nonCurrentDays: 90, storageClass: "ARCHIVE" },
      ],
      nonCurrentExpiration: { nonCurrentDays: 365 },
      abortIncompleteMultipartUpload: { daysAfterInitiation: 3 },
    },
  ],
  website: {
    indexDocument: "index.html",
    errorDocument: "error.html",
    redirectAllRequestsTo: "https",
    routingRules: {
      rules: [{ conditionErrorCode: "404", redirectProtocol: "https", redirectReplaceKey: "none.html" }],
    },
  },
  replicaRole: "qcs::cam::uin/100000000001:uin/100000000001",
  replicaRules: [
    {
      id: "all",
      status: "Enabled",
      priority: 1,
      filter: { and: { prefix: "originals/", tags: [{ key: "keep", value: "yes" }] } },
      destinationBucket: "qcs::cos:ap-shanghai::copies-1250000000",
      destinationStorageClass: "Standard",
      deleteMarkerReplication: { status: "Enabled" },
    },
  ],
  tags: { team: "shop", "a&b": "<c>" },
  logEnable: true,
  logTargetBucket: "logs-1250000000",
  logPrefix: "access/",
  enableIntelligentTiering: true,
  intelligentTieringDays: 60,
  intelligentTieringRequestFrequent: 1,
  intelligentTieringArchivingRuleLists: [
    {
      ruleId: "cold",
      status: "Enabled",
      filter: { prefix: "cold/" },
      tierings: [{ accessTier: "ARCHIVE_ACCESS", days: 180 }],
    },
  ],
  objectLockConfiguration: { enabled: true, rule: { days: 7 } },
};

const owner = "qcs::cam::uin/100000000001:uin/100000000001";

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

  it("takes the grants of aclBody, in any order, and acl has no effect then", async () => {
    await using test = await given();
    const grant = (id: string, permission: string) =>
      `<Grant><Grantee xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="CanonicalUser"><ID>qcs::cam::uin/${id}:uin/${id}</ID></Grantee><Permission>${permission}</Permission></Grant>`;
    const document = (...grants: readonly string[]) =>
      `<AccessControlPolicy><Owner><ID>qcs::cam::uin/100000000001:uin/100000000001</ID></Owner><AccessControlList>${grants.join("")}</AccessControlList></AccessControlPolicy>`;
    const [own, other] = [grant("100000000001", "FULL_CONTROL"), grant("200000000001", "READ")];
    await test.photos.create({ bucket, aclBody: document(own, other) });
    expect(test.sent("PutBucket")[0]).toMatchObject({ Acl: "private" });
    expect(JSON.stringify(test.state.cosBuckets.get(bucket)?.settings["acl"])).toContain("200000000001");
    expect((await test.photos.preview({ bucket, acl: "public-read", aclBody: document(other, own) })).action).toBe(
      "same",
    );
    const { failures } = await test.photos.check({ bucket, aclBody: "<AccessControlPolicy>" });
    expect(failures).toEqual([
      { property: "aclBody", reason: expect.stringContaining("must be XML: it ends too early") },
    ]);
  });

  it("is private again when the program no longer has an aclBody that lets everybody read", async () => {
    await using test = await given();
    const owner = "qcs::cam::uin/100000000001:uin/100000000001";
    const grants = [
      `<Grantee><ID>${owner}</ID></Grantee><Permission>FULL_CONTROL</Permission>`,
      "<Grantee><URI>http://cam.qcloud.com/groups/global/AllUsers</URI></Grantee><Permission>READ</Permission>",
    ].map((grant) => `<Grant>${grant}</Grant>`);
    const aclBody = `<AccessControlPolicy><Owner><ID>${owner}</ID></Owner><AccessControlList>${grants.join("")}</AccessControlList></AccessControlPolicy>`;
    await test.photos.create({ bucket, aclBody });
    expect((await test.photos.preview({ bucket, aclBody })).action).toBe("same");
    await test.photos.update({ bucket });
    expect(JSON.stringify(test.state.cosBuckets.get(bucket)?.settings["acl"])).not.toContain("AllUsers");
    expect(test.photos.outputs["acl"]).toBe("private");
  });

  it("revokes another account's access when aclBody is removed, and when somebody else granted it", async () => {
    await using test = await given();
    const other = "qcs::cam::uin/200000000001:uin/200000000001";
    const grants = [owner, other].map(
      (id) => `<Grant><Grantee><ID>${id}</ID></Grantee><Permission>FULL_CONTROL</Permission></Grant>`,
    );
    const aclBody = `<AccessControlPolicy><Owner><ID>${owner}</ID></Owner><AccessControlList>${grants.join("")}</AccessControlList></AccessControlPolicy>`;
    const stored = () => test.state.cosBuckets.get(bucket)?.settings["acl"];
    await test.photos.create({ bucket, aclBody });
    expect(test.photos.outputs["acl"]).toBe("custom");
    await test.photos.read();
    expect((await test.photos.preview({ bucket, aclBody })).action).toBe("same");
    const imported = test.host.resource("CosBucket", "imported");
    await imported.import(bucket);
    expect(imported.outputs["acl"]).toBe("private");
    const warnings = (text: string) => test.host.logs.filter(({ message }) => message.includes(text));
    expect(warnings("without aclBody in the program, a later update revokes it")).toHaveLength(1);
    expect((await imported.preview({ bucket, aclBody })).action).toBe("same");
    expect((await imported.preview({ bucket })).action).toBe("same");
    expect(warnings("revokes the access of other accounts")).toEqual([]);
    await imported.preview({ bucket, acl: "public-read" });
    expect(warnings("revokes the access of other accounts")).toHaveLength(1);
    const theirs = stored();

    expect((await test.photos.diff({ bucket })).detailed).toEqual({ acl: "update" });
    await test.photos.update({ bucket });
    expect(JSON.stringify(stored())).not.toContain(other);
    expect(test.photos.outputs["acl"]).toBe("private");
    const { settings = {} } = test.state.cosBuckets.get(bucket) ?? {};
    test.state.cosBuckets.change(bucket, { settings: { ...settings, acl: theirs as never } });
    await test.photos.read();
    await test.photos.update({ bucket });
    expect(JSON.stringify(stored())).not.toContain(other);
  });

  it("keeps the known access when the ACL cannot be read", async () => {
    await using test = await given();
    await test.photos.create({ bucket, acl: "public-read" });
    test.platform.failNextAction({ service: "cos", action: "GetBucketACL", code: "MethodNotAllowed" });
    await expect(test.photos.read()).rejects.toThrow("MethodNotAllowed");
    expect(test.photos.outputs["acl"]).toBe("public-read");
  });

  it("notices changes of the settings that the program sets, and that the bucket was deleted", async () => {
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

  it.each([{ URI: "http://cam.qcloud.com/groups/global/AllUsers" }, { ID: "qcs::cam::anyone:anyone" }])(
    "is private again after somebody has made it public, although its access is the default: %j",
    async (grantee) => {
      await using test = await given();
      const theirs = {
        Owner: { ID: owner },
        AccessControlList: {
          Grant: [
            { Grantee: { ID: owner }, Permission: "FULL_CONTROL" },
            { Grantee: grantee, Permission: "READ" },
          ],
        },
      };
      await test.photos.create({ bucket });
      const { settings = {} } = test.state.cosBuckets.get(bucket) ?? {};
      test.state.cosBuckets.change(bucket, { settings: { ...settings, acl: theirs } });
      await test.photos.read();
      expect((await test.photos.diff({ bucket })).detailed).toEqual({ acl: "update" });
      await test.photos.update({ bucket });
      expect(JSON.stringify(test.state.cosBuckets.get(bucket)?.settings["acl"])).not.toMatch(/AllUsers|anyone/);
    },
  );

  it.each(["photos", "example.com/?-1250000000", "example.com#-1250000000", "photos-1250000000.example.com"])(
    "is not imported by the ID %s, for which no request is sent",
    async (id) => {
      await using test = await given();
      await expect(test.photos.import(id)).rejects.toThrow(`"${id}" is not a valid import ID of CosBucket`);
      expect(test.platform.journal.requests).toBe(0);
    },
  );

  it.each<[string, object, string, Readonly<Record<string, unknown>>]>([
    ["corsRules", everything, "cors", { CORSRule: [{ AllowedOrigin: ["*"], AllowedMethod: ["GET"] }] }],
    ["lifecycleRules", everything, "lifecycle", { Rule: [{ ID: "a", Status: "Enabled", Expiration: { Days: "1" } }] }],
    ["website", everything, "website", { IndexDocument: { Suffix: "home.html" } }],
    ["tags", everything, "tagging", { TagSet: { Tag: [{ Key: "a", Value: "b" }] } }],
  ])(
    "warns before the first %s of the program replace those that somebody has set",
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

  it("does not warn of settings that are as the program wants them, or of a deleted bucket", async () => {
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

  it("does not warn of rules without IDs that the bucket has already, in another order and with IDs", async () => {
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
      'cdcId needs a host of object storage that begins with "cos.", not storage.example.com',
    );
  });

  it("is imported without a difference if the platform encrypts it by default", async () => {
    await using test = await given();
    const encryption = { Rule: { ApplyServerSideEncryptionByDefault: { SSEAlgorithm: "AES256" } } };
    await test.state.cosBuckets.create({ id: bucket });
    const { settings = {} } = test.state.cosBuckets.get(bucket) ?? {};
    test.state.cosBuckets.change(bucket, { settings: { ...settings, encryption } });
    await test.photos.import(bucket);
    expect((await test.photos.preview({ bucket })).action).toBe("same");
    expect((await test.photos.diff({ bucket, encryptionAlgorithm: "SM4" })).changes).toEqual(["encryptionAlgorithm"]);
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

  it("that appears between the two requests that look for it is found", async () => {
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

  it("that the account has already is rejected with the command that imports it", async () => {
    await using test = await given();
    await test.state.cosBuckets.create({ id: bucket });
    await expect(test.photos.create({ bucket })).rejects.toThrow(
      `pulumi import cloudprov:index/cosBucket:CosBucket photos ${bucket}`,
    );
  });

  it("whose name another account has is rejected with the remedy", async () => {
    await using test = await given();
    await test.state.cosBuckets.create({ id: bucket, accountId: "200000000001", region: "ap-tokyo" });
    await expect(test.photos.create({ bucket })).rejects.toThrow(/BucketAlreadyExists: .* choose another `bucket`/);
  });

  it("with contents is not deleted, and the error says how to delete it", async () => {
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
