import { describe, expect, it } from "vitest";
import { bucket, givenStorage } from "./given-storage.ts";

const key = "pages/a b & ü.html";
const inputs = { bucket, key, content: "<h1>Photos</h1>" };

async function given() {
  const storage = await givenStorage();
  return { ...storage, page: storage.host.resource("CosBucketObject", "page") };
}

describe("a CosBucketObject", () => {
  it("revokes another account's access", async () => {
    await using test = await given();
    await test.page.create(inputs);
    const id = `${bucket}/${key}#null`;
    const found = test.state.cosObjects.get(id)?.acl ?? {};
    const grant = { Grantee: { ID: "qcs::cam::uin/200000000001:uin/200000000001" }, Permission: "READ" };
    test.state.cosObjects.change(id, { acl: { ...found, AccessControlList: { Grant: [grant] } } });
    const warnings = () => test.host.logs.map(({ message }) => message).join();
    await test.host.resource("CosBucketObject", "imported").import(`${bucket}/${key}`);
    expect(warnings()).toContain("other accounts have access, which a program cannot declare");
    await test.page.read();
    expect((await test.page.diff(inputs)).detailed).toEqual({ acl: "update" });
    expect(warnings()).not.toContain("revokes the access of other accounts");
    await test.page.update(inputs);
    expect(warnings()).toContain(`revokes the access of other accounts to the object ${bucket}/${key}`);
    expect(JSON.stringify(test.state.cosObjects.get(id)?.acl)).not.toContain("200000000001");
  });

  it("is private again after it was made public elsewhere, although its access is the default", async () => {
    await using test = await given();
    await test.page.create(inputs);
    const open = test.host.resource("CosBucketObject", "open");
    await open.create({ bucket, key: "open", content: "open", acl: "public-read" });
    const acl = test.state.cosObjects.get(`${bucket}/open#null`)?.acl;
    test.state.cosObjects.change(`${bucket}/${key}#null`, { acl });
    await test.page.read();
    expect((await test.page.diff(inputs)).detailed).toEqual({ acl: "update" });
    await test.page.update(inputs);
    await test.page.read();
    expect(test.page.outputs["acl"]).toBe("private");
  });

  it.each([
    ["private", "same"],
    ["public-read", "update"],
  ])("without its own access has that of its bucket: %s", async (acl, action) => {
    await using test = await given();
    const album = "album-1250000000";
    await test.host.resource("CosBucket", "album").create({ bucket: album, acl });
    await test.state.cosObjects.create({
      bucket: album,
      key,
      text: inputs.content,
      headers: { "content-type": "a/b" },
    });
    await test.page.import(`${album}/${key}`);
    expect(test.page.outputs["acl"]).toBe(acl);
    const { action: found } = await test.page.preview({ bucket: album, key, content: inputs.content });
    expect(found).toBe(action);
  });

  it("keeps the known access if its bucket does not show it", async () => {
    await using test = await given();
    await test.page.create({ ...inputs, acl: "public-read" });
    test.state.cosObjects.change(`${bucket}/${key}#null`, { acl: undefined });
    test.state.cosBuckets.change(bucket, { fileSystem: true });
    await test.page.read();
    expect(test.page.outputs["acl"]).toBe("public-read");
  });
});
