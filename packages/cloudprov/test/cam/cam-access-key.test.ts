import { describe, expect, it } from "vitest";
import { type StartOptions, startSimulatedProvider } from "../simulated-provider.ts";

/** A public key of GnuPG with a Curve25519 subkey for encryption. */
const pgpKey =
  "mDMEawhIhRYJKwYBBAHaRw8BAQdABSJ+XrLEh0S9sKyExdgEzujeH9qWlsmgjcYxYz4viLK0DmVkQGV4YW1wbGUuY29tiJAEExYIADgWIQTemR6xKyAHoPDwBadIXwodIXZS8QUCawhIhQIbAwULCQgHAgYVCgkICwIEFgIDAQIeAQIXgAAKCRBIXwodIXZS8apIAPwJs9bj9oeoZjvIc6KbXEcW0opFvKtYkzvT8/Jiqvj2XAEA6nKI7dazEGCwKobR1FEiOhUJJQ3DJr2bZUIxt4j/Swq4OARrCEiFEgorBgEEAZdVAQUBAQdAOkJbUC3Y6DxapZbIW5aZHIBFiJ9/aY1dYzP5oSMrG3gDAQgHiHgEGBYIACAWIQTemR6xKyAHoPDwBadIXwodIXZS8QUCawhIhQIbDAAKCRBIXwodIXZS8RiQAQCeAmApq4bhF/njEfaLKOJo5HrCHMxJgN1LrXCIa17tdAEA8FJlnzLEAW2hLV5ZA2Tsq95U0F4apoMoAEsg0O4dMg8=";
const fingerprint = "de991eb12b2007a0f0f005a7485f0a1d217652f1";

async function given(settings: StartOptions = {}) {
  const simulated = await startSimulatedProvider(settings);
  const { state } = simulated.platform;
  const user = await state.camUsers.create({ name: "operator" });
  const keys = state.camAccessKeys;
  return {
    ...simulated,
    keys,
    user,
    inputs: { targetUin: user.uin },
    key: simulated.host.resource("CamAccessKey", "operator"),
    more: () => keys.create({ userId: String(user.uin) }),
    sent: (action: string) => simulated.platform.calls({ action }).map(({ requestBody }) => requestBody),
  };
}

describe("a CamAccessKey", () => {
  it("keeps the secret that the platform returns only once", async () => {
    await using test = await given();
    const { id, outputs } = await test.key.create(test.inputs);
    const [made] = test.keys.list();
    expect(id).toBe(`${test.user.uin}#${made?.id}`);
    expect(test.sent("CreateAccessKey")).toMatchObject([{ TargetUin: test.user.uin }]);
    expect(outputs).toMatchObject({ accessKey: made?.id, status: "Active", encryptedSecretAccessKey: "" });
    const secret = JSON.stringify(outputs["secretAccessKey"]);
    expect(secret).toContain(made?.secretKey);

    const refreshed = await test.key.read();
    expect(JSON.stringify(refreshed?.outputs["secretAccessKey"])).toBe(secret);
    await test.key.delete();
    expect(test.keys.list()).toEqual([]);
  });

  it("is created active or inactive, as the program requests", async () => {
    await using test = await given();
    await test.key.create({ ...test.inputs, status: "Inactive" });
    expect(test.keys.list()).toMatchObject([{ status: "Inactive" }]);
    const secret = (await test.key.read())?.outputs["secretAccessKey"];
    await test.key.update({ ...test.inputs, status: "Active" });
    expect(test.keys.list()).toMatchObject([{ status: "Active" }]);
    expect((await test.key.read())?.outputs["secretAccessKey"]).toEqual(secret);
    expect(test.sent("CreateAccessKey")).toHaveLength(1);
  });

  it("belongs to the caller when the program names no user", async () => {
    await using test = await given();
    const { id, outputs } = await test.key.create({});
    const uin = Number(test.platform.credentials.userId);
    expect(id).toMatch(new RegExp(`^${uin}#AKID`));
    expect(outputs["targetUin"]).toBe(uin);
    expect((await test.key.diff({})).changes).toEqual([]);
  });

  it("contains its secret only encrypted with pgpKey", async () => {
    await using test = await given();
    const { outputs } = await test.key.create({ ...test.inputs, pgpKey });
    expect(outputs["keyFingerprint"]).toBe(fingerprint);
    const message = Buffer.from(String(outputs["encryptedSecretAccessKey"]), "base64");
    expect(message.length).toBeGreaterThan(100);
    const secretKey = test.keys.list()[0]?.secretKey ?? "";
    expect(secretKey).not.toBe("");
    expect(message.includes(secretKey)).toBe(false);
    expect(JSON.stringify(outputs)).not.toContain(secretKey);

    const diff = await test.key.diff(test.inputs);
    expect(diff).toMatchObject({ replaces: ["pgpKey"], deleteBeforeReplace: true });
  });

  it.each(["keybase:operator", "AAAA", "", Buffer.from("-----BEGIN PGP PUBLIC KEY BLOCK-----").toString("base64")])(
    "rejects the public key %j during preview",
    async (given_) => {
      await using test = await given();
      await expect(test.key.create({ ...test.inputs, pgpKey: given_ })).rejects.toThrow(/pgpKey must be a public key/);
      expect(test.sent("CreateAccessKey")).toEqual([]);
    },
  );

  it("is deleted before it is replaced, because a user can have two", async () => {
    await using test = await given();
    await test.key.create(test.inputs);
    const other = await test.platform.state.camUsers.create({ name: "auditor" });
    const diff = await test.key.diff({ targetUin: other.uin });
    expect(diff).toMatchObject({ replaces: ["targetUin"], deleteBeforeReplace: true });
  });

  it("reports the remedy if the user has two keys", async () => {
    await using test = await given();
    await test.more();
    await test.more();
    await expect(test.key.create(test.inputs)).rejects.toThrow("delete one of them first");
    expect(test.keys.list()).toHaveLength(2);
  });

  it("deletes the key whose secret was lost with the response, and creates another one", async () => {
    await using test = await given();
    const before = await test.more();
    test.platform.failNext({ path: /\/CreateAccessKey$/, kind: "resetAfter" });
    const { outputs } = await test.key.create(test.inputs);
    expect(test.sent("CreateAccessKey")).toHaveLength(2);
    expect(test.keys.list()).toMatchObject([{ id: before.id }, { id: outputs["accessKey"] }]);
  });

  it("never deletes a key that another user creates at the same time", async () => {
    await using test = await given();
    test.platform.failNext({ path: /\/CreateAccessKey$/, kind: "resetBefore" });
    const created = test.key.create(test.inputs).catch(String);
    await expect.poll(() => test.sent("CreateAccessKey")).toHaveLength(1);
    const other = await test.more();
    expect(await created).toMatch(new RegExp(`pulumi import .*${other.id}`));
    expect(test.keys.list()).toEqual([other]);
  });

  it("is deactivated first if the platform deletes no active key", async () => {
    await using test = await given({ keepsActiveKeys: true });
    await test.key.create(test.inputs);
    await test.key.delete();
    expect(test.sent("UpdateAccessKey")).toMatchObject([{ Status: "Inactive" }]);
    expect(test.keys.list()).toEqual([]);
  });

  it("stays active when its deletion is not permitted", async () => {
    await using test = await given({ deniedActions: ["cam:DeleteAccessKey"] });
    await test.key.create(test.inputs);
    await expect(test.key.delete()).rejects.toThrow("UnauthorizedOperation");
    expect(test.keys.list()).toMatchObject([{ status: "Active" }]);
  });

  it("leaves the state with its user", async () => {
    await using test = await given();
    await test.key.create(test.inputs);
    test.platform.state.camUsers.remove(test.user.id);
    expect(await test.key.read()).toBeUndefined();
  });

  it("is deleted without an error after its user was deleted", async () => {
    await using test = await given();
    await test.key.create(test.inputs);
    test.platform.state.camUsers.remove(test.user.id);
    await test.key.delete();
    expect(test.sent("DeleteAccessKey")).toHaveLength(1);
  });

  it("is imported without its secret", async () => {
    await using test = await given();
    const { id } = await test.more();
    const imported = await test.key.import(`${test.user.uin}#${id}`);
    expect(imported).toMatchObject({
      inputs: { targetUin: test.user.uin },
      outputs: { accessKey: id, status: "Active" },
    });
    expect((await test.key.diff(test.inputs)).changes).toEqual([]);
  });
});
