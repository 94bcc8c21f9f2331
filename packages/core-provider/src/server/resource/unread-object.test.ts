import { describe, expect, it } from "vitest";
import { field } from "../../definition/field.ts";
import { definitions } from "../../definition/provider.ts";
import { failure, secret, startProvider, unknown } from "../../testing/index.ts";
import { bareProvider } from "../../testing/toy/bare-provider.ts";

const docs = "What it is.";

/** Objects in drawers: only a program says in which one an object is looked for. */
function drawers() {
  const objects = new Map<string, { text: string; size: number; format?: string | undefined }>();
  const writes: unknown[] = [];
  const paper = definitions<object>().resource("Paper", {
    docs,
    example: `const paper = new bare.Paper("a", { drawer: "top", text: "a" });`,
    fields: {
      drawer: field.string({ required: true, local: true, replaceOnChange: true, docs }),
      text: field.string({ required: true, docs }),
      format: field.string({ replaceOnChange: true, docs }),
      password: field.string({ secret: true, writeOnly: true, docs }),
      size: field.integer({ output: true, changesWith: ["text"], docs }),
    },
    readBackSeconds: 0,
    import: { form: "<ID>", example: "paper-1", needsProgram: true },
    async create(op) {
      objects.set(`${op.args.drawer} paper-1`, { text: op.args.text, size: 1, format: op.args.format });
      return "paper-1";
    },
    read: async ({ id, args: { drawer } }) => objects.get(`${drawer} ${id}`),
    async update({ id, args: { drawer, text, format } }) {
      writes.push(text);
      objects.set(`${drawer} ${id}`, { text, size: 2, format });
    },
    async delete({ id, args: { drawer } }) {
      objects.delete(`${drawer} ${id}`);
    },
  });
  return { objects, writes, provider: bareProvider(paper) };
}

const inputs = { drawer: "top", text: "a", password: secret("open sesame") };

describe("an object that only a program says how to read", () => {
  it("is imported by its ID alone, and read when the program is compared with it", async () => {
    const { objects, writes, provider } = drawers();
    objects.set("top paper-7", { text: "a", size: 3 });
    await using host = await startProvider(provider);
    const it = host.resource("Paper", "it");
    await it.import("paper-7");
    expect(it.state).toMatchObject({ id: "paper-7", inputs: {}, outputs: {} });
    expect(await it.preview(inputs)).toMatchObject({ action: "update", outputs: { size: 3 } });
    expect(await it.update(inputs)).toMatchObject({ action: "update", outputs: { text: "a", size: 3 } });
    expect(writes).toEqual([]);
    expect((await it.preview(inputs)).action).toBe("same");
  });

  it("is changed if it differs from the program", async () => {
    const { objects, writes, provider } = drawers();
    objects.set("top paper-7", { text: "b", size: 3 });
    await using host = await startProvider(provider);
    const it = host.resource("Paper", "it");
    await it.import("paper-7");
    expect((await it.diff(inputs)).detailed).toEqual({ text: "update", drawer: "add" });
    expect(await it.update(inputs)).toMatchObject({ action: "update", outputs: { text: "a", size: 2 } });
    expect(writes).toEqual(["a"]);
  });

  it("fails the comparison if it does not exist", async () => {
    const { provider } = drawers();
    await using host = await startProvider(provider);
    const it = host.resource("Paper", "it");
    await it.import("paper-7");
    const { message } = await failure(it.preview(inputs));
    expect(message).toContain("there is no Paper with the ID paper-7");
    expect(message).toContain(`\`pulumi state delete ${it.urn}\``);
  });

  it("is previewed as changed in place while the program lacks values that the read needs", async () => {
    const { provider } = drawers();
    await using host = await startProvider(provider);
    const it = host.resource("Paper", "it");
    await it.import("paper-7");
    expect((await it.preview({ ...inputs, drawer: unknown })).action).toBe("update");
  });

  it("is rejected when a change would replace it, with the properties and the remedy, until the program matches", async () => {
    const { objects, provider } = drawers();
    objects.set("top paper-7", { text: "a", size: 3, format: "A4" });
    await using host = await startProvider(provider);
    const it = host.resource("Paper", "it");
    await it.import("paper-7");

    for (const attempt of [1, 2]) {
      const { message } = await failure(it.diff({ ...inputs, format: "A5" }));
      expect(message, `attempt ${attempt}`).toContain(
        "Paper paper-7 cannot be imported, because format differs from the program and cannot be changed in place",
      );
      expect(message).toContain(`\`pulumi state delete ${it.urn}\``);
      await it.read();
    }

    expect(await it.update({ ...inputs, format: "A4" })).toMatchObject({ action: "update", outputs: { format: "A4" } });
    await it.delete();
    expect(objects.size).toBe(0);
  });

  it("stays unchanged in a refresh, and is not deleted before it was read", async () => {
    const { provider } = drawers();
    await using host = await startProvider(provider);
    const it = host.resource("Paper", "it");
    await it.import("paper-7");
    expect(await it.read()).toMatchObject({ id: "paper-7", outputs: {} });
    expect(host.logs).toMatchObject([
      { severity: "warning", urn: it.urn, message: expect.stringContaining(`pulumi state delete ${it.urn}`) },
    ]);
    const { message } = await failure(it.delete());
    expect(message).toContain('`{ import: "paper-7" }`');
    expect(message).toContain(`\`pulumi state delete ${it.urn}\``);
  });

  it("is rejected by the import command, whose check sees the marker", async () => {
    const { provider } = drawers();
    await using host = await startProvider(provider);
    const it = host.resource("Paper", "it");
    await it.import("paper-7");
    expect((await failure(it.check(it.kept.inputs))).message).toBe(
      'Paper cannot be imported with a command, because only a program says how to read it. Declare it in the program with the resource option `{ import: "<ID>" }`, and run `pulumi up`',
    );
  });
});
