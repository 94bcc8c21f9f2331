import { describe, expect, it } from "vitest";
import { startProvider } from "../../testing/index.ts";
import { makeToy } from "../../testing/toy/toy-provider.ts";

const isForbidden = ({ message }: Error) => message.startsWith("403");

/** Three boxes in the state, and a platform that may refuse to show or change them. */
async function given() {
  const { provider, platform } = makeToy();
  const host = await startProvider({ ...provider, isForbidden: isForbidden });
  const boxes = ["a", "b", "c", "d"].map((name) => host.resource("Box", name));
  for (const box of boxes) await box.create({ boxName: box.urn.slice(-1), password: "hunter2" });
  const forbid = (verb: string) => {
    platform.hooks[verb] = () => {
      throw new Error("the platform refused", { cause: new Error("403 Forbidden") });
    };
  };
  const warnings = () => host.logs.filter(({ severity }) => severity === "warning");
  return { host, boxes, platform, forbid, warnings, [Symbol.asyncDispose]: () => host.stop() };
}

describe("an object that the credentials may not see", () => {
  it("stays in the state unchanged, and one warning names it", async () => {
    await using test = await given();
    const before = test.boxes.map(({ kept, id }) => ({ kept, id }));
    test.forbid("read");
    for (const box of test.boxes) await box.read();
    expect(test.boxes.map(({ kept, id }) => ({ kept, id }))).toEqual(before);
    expect(test.warnings()).toEqual([]);

    await test.host.stop();
    expect(test.warnings().map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^4 objects were not refreshed and stay in the state unchanged, .*: Box box-1, Box box-2, Box box-3 and 1 more\. .*`pulumi state delete 'urn:pulumi:/,
      ),
    ]);
  });

  it("fails its update with a remedy", async () => {
    await using test = await given();
    const [box] = test.boxes;
    test.forbid("update");
    test.forbid("read");
    await expect(box?.update({ boxName: "a", size: 9 })).rejects.toThrow(
      /Box box-1 was not updated, because the credentials do not have permission\. Restore their role and run the command again\. If the object no longer exists, remove it from the state with `pulumi state delete '[^']+'`\. The platform's response: the platform refused/,
    );
    expect(box?.id).toBe("box-1");
  });

  it("fails its deletion with a remedy", async () => {
    await using test = await given();
    const [box] = test.boxes;
    test.forbid("delete");
    await expect(box?.delete()).rejects.toThrow(
      "Box box-1 was not deleted, because the credentials do not have permission",
    );
    expect(box?.id).toBe("box-1");
  });

  it("cannot be imported", async () => {
    await using test = await given();
    test.forbid("read");
    await expect(test.host.resource("Box", "new").import("here/box-1")).rejects.toThrow("the platform refused");
  });
});
