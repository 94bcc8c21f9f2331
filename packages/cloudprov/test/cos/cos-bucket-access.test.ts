import { describe, expect, it } from "vitest";
import { bucket, givenPhotos as given } from "./given-storage.ts";

const owner = "qcs::cam::uin/100000000001:uin/100000000001";

describe("a CosBucket", () => {
  it("uses the grants of aclBody, in any order, and ignores acl then", async () => {
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

  it("is private again when the program no longer has an aclBody with public access", async () => {
    await using test = await given();
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

  it("revokes another account's access when aclBody is removed, and when it was granted elsewhere", async () => {
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

  it.each([{ URI: "http://cam.qcloud.com/groups/global/AllUsers" }, { ID: "qcs::cam::anyone:anyone" }])(
    "is private again after it was made public elsewhere, although its access is the default: %j",
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
});
