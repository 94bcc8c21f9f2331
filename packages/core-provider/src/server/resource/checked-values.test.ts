import { expect, it } from "vitest";
import { field } from "../../definition/field.ts";
import { definitions } from "../../definition/provider.ts";
import { startProvider } from "../../testing/index.ts";
import { bareProvider } from "../../testing/toy/bare-provider.ts";

const docs = "What it is.";

it("values that a check returns are inputs, and their changes are differences", async () => {
  const found = { content: "a" };
  const book = definitions<object>().resource("Book", {
    docs,
    example: "",
    fields: {
      file: field.string({ required: true, local: true, docs }),
      content: field.string({ computed: true, local: true, replaceOnChange: true, docs }),
    },
    async check(op) {
      if (found.content === "") op.problem("file", "is empty");
      return op.args["content"] === undefined ? { content: found.content } : {};
    },
    create: async () => "b-1",
    read: async () => ({}) as never,
    delete: async () => {},
  });
  await using host = await startProvider(bareProvider(book));
  const it = host.resource("Book", "it");

  await it.create({ file: "book.txt" });
  expect(it).toMatchObject({ inputs: { content: "a" }, outputs: { content: "a" } });

  found.content = "b";
  expect(await it.preview({ file: "book.txt" })).toMatchObject({ action: "replace", diff: { changes: ["content"] } });
  expect(await it.preview({ file: "book.txt", content: "a" })).toMatchObject({ action: "same" });

  found.content = "";
  expect((await it.check({ file: "book.txt" })).failures).toEqual([{ property: "file", reason: "file is empty" }]);
});
