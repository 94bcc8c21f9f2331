import { expect, it } from "vitest";
import { CreationFailedError, definitions, field } from "../../index.ts";
import { startProvider } from "../../testing/index.ts";
import { bareProvider } from "../../testing/toy/bare-provider.ts";

it("reads an object whose asynchronous create failed before the next change", async () => {
  let exists = false;
  const box = definitions<object>().resource("Box", {
    docs: "A box.",
    example: "",
    fields: { size: field.integer({ required: true, docs: "Its size." }) },
    create: async () => "box-1",
    ready: async () => {
      if (!exists) throw new CreationFailedError("the task failed");
    },
    read: async ({ args }) => (exists ? { size: args.size ?? 0 } : undefined),
    delete: async () => {},
  });
  await using host = await startProvider(bareProvider(box));
  const it = host.resource("Box", "tools");

  await expect(it.create({ size: 1 })).rejects.toThrow(
    "the task failed\nThe ID box-1 stays in the state until the next `pulumi up`, which reads the object again and recreates it.",
  );
  expect(it.state).toMatchObject({ id: "box-1" });

  // The engine reads the object first, and then creates it instead of updating it.
  await expect(it.update({ size: 1 })).rejects.toThrow("is not in the state");
  exists = true;
  expect((await it.create({ size: 1 })).id).toBe("box-1");
});
