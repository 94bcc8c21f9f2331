import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openServiceBench, type ServiceBench } from "../../testing/service-bench.ts";

let { platform, call } = {} as ServiceBench;
beforeEach(async () => {
  ({ platform, call } = await openServiceBench("cvm"));
});
afterEach(() => platform.close());

const create = (KeyName = "web", more: object = {}) => call("CreateKeyPair", { KeyName, ProjectId: 0, ...more });
const publicKey = "ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAABAQC7";
const importKey = (KeyName: string, PublicKey = publicKey) =>
  call("ImportKeyPair", { KeyName, ProjectId: 0, PublicKey });
const find = async (params: object = {}) => (await call("DescribeKeyPairs", params)).response;

describe("a key pair", () => {
  it("shows its private key once", async () => {
    const TagSpecification = [{ ResourceType: "keypair", Tags: [{ Key: "team", Value: "shop" }] }];
    const { KeyPair } = (await create("web", { TagSpecification })).response;
    expect(KeyPair.PrivateKey).toContain("PRIVATE KEY");
    const { KeyPairSet } = await find({ KeyIds: [KeyPair.KeyId] });
    expect(KeyPairSet).toMatchObject([{ KeyName: "web", PrivateKey: null, Tags: [{ Key: "team", Value: "shop" }] }]);
    expect(platform.journal.violations).toEqual([]);
  });

  it("is made of a public key that no other pair has", async () => {
    const { KeyId } = (await importKey("own", `${publicKey} laptop`)).response;
    expect(await find({ KeyIds: [KeyId] })).toMatchObject({ TotalCount: 1, KeyPairSet: [{ PublicKey: publicKey }] });
    expect((await importKey("more")).code).toBe("InvalidPublicKey.Duplicate");
    expect((await importKey("more", "ssh-ed25519 AAAA")).code).toBe("InvalidPublicKey.Malformed");
  });

  it("is renamed, filtered and deleted", async () => {
    const { KeyId } = (await create()).response.KeyPair;
    await call("ModifyKeyPairAttribute", { KeyId, KeyName: "shop" });
    const named = (value: string) => find({ Filters: [{ Name: "key-name", Values: [value] }] });
    expect(await named("sho")).toMatchObject({ TotalCount: 1 });
    expect(await named("web")).toMatchObject({ TotalCount: 0 });
    await call("DeleteKeyPairs", { KeyIds: [KeyId] });
    expect((await call("DeleteKeyPairs", { KeyIds: [KeyId] })).code).toBe("InvalidKeyPairId.NotFound");
    expect((await call("DeleteKeyPairs", { KeyIds: ["web"] })).code).toBe("InvalidKeyPairId.Malformed");
  });

  it("cannot be deleted while an instance uses it", async () => {
    const { KeyId } = (await create()).response.KeyPair;
    platform.state.keyPairs.change(KeyId, { instances: [{ id: "ins-1", isRunning: true }] });
    const unbind = (more: object = {}) =>
      call("DisassociateInstancesKeyPairs", { KeyIds: [KeyId], InstanceIds: ["ins-1"], ...more });

    expect((await call("DeleteKeyPairs", { KeyIds: [KeyId] })).code).toBe("InvalidParameterValue.KeyPairNotSupported");
    expect((await unbind()).code).toBe("UnsupportedOperation.InstanceStateRunning");
    await unbind({ ForceStop: true });
    expect((await call("DeleteKeyPairs", { KeyIds: [KeyId] })).code).toBeUndefined();
  });

  it.each([
    ["", "InvalidKeyPairNameEmpty"],
    ["x".repeat(26), "InvalidKeyPairNameTooLong"],
    ["web-1", "InvalidKeyPairNameIncludeIllegalChar"],
    ["taken", "InvalidKeyPairName.Duplicate"],
  ])("is rejected with the name %j", async (name, code) => {
    await create("taken");
    expect((await create(name)).code).toBe(code);
  });

  it("is found by its ID or by filters, not by both", async () => {
    const both = { KeyIds: ["skey-00000000"], Filters: [{ Name: "project-id", Values: ["0"] }] };
    expect((await call("DescribeKeyPairs", both)).code).toBe("InvalidParameter.Coexist");
  });
});
