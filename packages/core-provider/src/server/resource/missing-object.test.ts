import { describe, expect, it } from "vitest";
import { definitions, field } from "../../index.ts";
import { startProvider } from "../../testing/index.ts";
import { bareProvider } from "../../testing/toy/bare-provider.ts";

const { resource } = definitions<object>();

/** A platform with one box and its plugin. `says` is the error of an update of a missing box. */
async function given(says: string, look: () => void = () => {}) {
  const boxes = new Map<string, number>();
  const box = resource("Box", {
    docs: "A box.",
    example: "",
    fields: { size: field.integer({ required: true, docs: "Its size." }) },
    create: async (op) => {
      boxes.set("box-1", op.args.size);
      return "box-1";
    },
    read: async (op) => {
      if (op.purpose === "refresh") look();
      const size = boxes.get(op.id);
      return size === undefined ? undefined : { size };
    },
    update: async () => {
      throw new Error("the change was refused", { cause: new Error(says) });
    },
    delete: async () => {},
    mayBeDeleted: ({ message }) => message === "no box",
  });
  const mayBeDeleted = ({ message }: Error) => message === "404";
  const host = await startProvider({ ...bareProvider(box), mayBeDeleted });
  const it = host.resource("Box", "tools");
  await it.create({ size: 1 });
  return { boxes, it, [Symbol.asyncDispose]: () => host.stop() };
}

describe("a change of an object that was deleted", () => {
  it("fails with the reason and the remedy, and the state stays unchanged until then", async () => {
    await using test = await given("404");
    test.boxes.clear();
    await expect(test.it.update({ size: 2 })).rejects.toThrow(
      "Box box-1 no longer exists on the platform. Run `pulumi refresh` to remove it from the state, and then `pulumi up` to recreate it. The change failed with: the change was refused",
    );
    expect(test.it.outputs).toEqual({ size: 1 });
    expect(await test.it.read()).toBeUndefined();
  });

  it("reports it after an error that has this meaning only for the resource type", async () => {
    await using test = await given("no box");
    test.boxes.clear();
    await expect(test.it.update({ size: 2 })).rejects.toThrow("Box box-1 no longer exists on the platform.");
  });

  it("is an ordinary failure if the object exists after all", async () => {
    await using test = await given("404");
    const failure = await test.it.update({ size: 2 }).catch((error: Error) => error.message);
    expect(failure).toContain("the change was refused");
    expect(failure).not.toContain("pulumi refresh");
  });

  it("is an ordinary failure if the credentials may not see whether it exists", async () => {
    await using test = await given("404", () => {
      throw new Error("no rights");
    });
    test.boxes.clear();
    const failure = await test.it.update({ size: 2 }).catch((error: Error) => error.message);
    expect(failure).toContain("the change was refused");
    expect(failure).not.toContain("pulumi refresh");
  });

  it("is not checked if the platform reports something else", async () => {
    let looks = 0;
    await using test = await given("400", () => looks++);
    test.boxes.clear();
    await expect(test.it.update({ size: 2 })).rejects.toThrow("the change was refused");
    expect(looks).toBe(0);
  });
});
