import { describe, expect, it } from "vitest";
import { bucket, givenStorage } from "./given-storage.ts";

const statement = {
  effect: "allow",
  principal: { qcs: ["qcs::cam::anyone:anyone"] },
  action: ["name/cos:GetObject"],
  resource: ["qcs::cos:ap-guangzhou:uid/1250000000:photos-1250000000/*"],
};
const policyOf = (...statements: readonly object[]) => JSON.stringify({ version: "2.0", statement: statements });

async function given() {
  const storage = await givenStorage();
  return { ...storage, readers: storage.host.resource("CosBucketPolicy", "readers") };
}

describe("a CosBucketPolicy", () => {
  it("is written unchanged, and compared without the case of members and the IDs of statements", async () => {
    await using test = await given();
    const policy = policyOf(statement);
    const { id, outputs } = await test.readers.create({ bucket, policy });
    expect(id).toBe(bucket);
    expect(outputs).toMatchObject({ bucket, policy });
    expect(test.state.cosBuckets.get(bucket)?.policy).toContain('"Sid"');
    const { effect, ...rest } = statement;
    const same = JSON.stringify({ statement: [{ ...rest, action: "name/cos:GetObject", Effect: effect }] });
    expect((await test.readers.preview({ bucket, policy: same })).action).toBe("same");
    await test.readers.read();
    expect((await test.readers.preview({ bucket, policy })).action).toBe("same");
  });

  it("is changed in place, and changes elsewhere are detected", async () => {
    await using test = await given();
    const policy = policyOf(statement);
    await test.readers.create({ bucket, policy });
    await test.readers.update({ bucket, policy: policyOf({ ...statement, effect: "deny" }) });
    expect(test.state.cosBuckets.get(bucket)?.policy).toContain("deny");
    test.state.cosBuckets.change(bucket, { policy: policyOf(statement, statement) });
    await test.readers.read();
    expect((await test.readers.diff({ bucket, policy })).changes).toEqual(["policy"]);
  });

  it("is not overwritten if the bucket already has one", async () => {
    await using test = await given();
    const policy = policyOf(statement);
    test.state.cosBuckets.change(bucket, { policy });
    await expect(test.readers.create({ bucket, policy })).rejects.toThrow(
      "pulumi import cloudprov:index/cosBucketPolicy:CosBucketPolicy",
    );
    await test.readers.import(bucket);
    expect((await test.readers.preview({ bucket, policy })).action).toBe("same");
  });

  it("is not imported by an ID that is not the name of a bucket, for which no request is sent", async () => {
    await using test = await given();
    await expect(test.readers.import("example.com/-1250000000")).rejects.toThrow("is not a valid import ID");
    expect(test.platform.journal.requests).toBe(0);
  });

  it("is deleted, and is missing after the deletion of its bucket", async () => {
    await using test = await given();
    await test.readers.create({ bucket, policy: policyOf(statement) });
    expect(await test.host.list("CosBucketPolicy")).toEqual([expect.objectContaining({ id: bucket })]);
    await test.readers.delete();
    expect(test.state.cosBuckets.get(bucket)?.policy).toBeUndefined();
    await test.readers.create({ bucket, policy: policyOf(statement) });
    test.state.cosBuckets.remove(bucket);
    await test.readers.read();
    expect(test.readers.state).toBeUndefined();
  });

  it.each([
    ["{", 'must be JSON such as {"version": "2.0", "statement": [...]}'],
    ['{"version": "2.0"}', "must be JSON such as"],
    [policyOf({ ...statement, resource: "*" }), "must have an array as resource in statement 1"],
    [policyOf(statement, { ...statement, action: {} }), "must have an array or a text as action in statement 2"],
    [policyOf({ ...statement, principal: { qcs: "*" } }), "must have a principal such as"],
    ['{"version": 2, "statement": []}', "must have a text as version"],
  ])("is rejected during preview: %s", async (policy, problem) => {
    await using test = await given();
    const { failures } = await test.readers.check({ bucket, policy });
    expect(failures).toEqual([{ property: "policy", reason: expect.stringContaining(problem) }]);
  });
});
