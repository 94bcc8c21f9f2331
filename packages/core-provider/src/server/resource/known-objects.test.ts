import { describe, expect, it } from "vitest";
import { field } from "../../definition/field.ts";
import { definitions } from "../../definition/provider.ts";
import { startProvider } from "../../testing/index.ts";
import { bareProvider } from "../../testing/toy/bare-provider.ts";

const docs = "What it is.";

/** Rules that are named by what they say, and what their handlers take for known. */
function rulebook() {
  const rules = new Map<string, string>();
  const known = { whenMade: [] as boolean[], ofOther: [] as boolean[] };
  const rule = definitions<object>().resource("Rule", {
    docs,
    example: `const rule = new bare.Rule("a", { text: "a" });`,
    fields: {
      text: field.string({ required: true, replaceOnChange: true, docs }),
      note: field.string({ default: "", docs }),
    },
    settleSeconds: 0,
    async create({ args: { text, note }, isKnown }) {
      known.whenMade.push(isKnown(text));
      known.ofOther.push(isKnown("other"));
      rules.set(text, note);
      return text;
    },
    read: async ({ id }) => (rules.has(id) ? { text: id, note: rules.get(id) ?? "" } : undefined),
    async update({ id, args: { note } }) {
      rules.set(id, note);
    },
    async delete({ id }) {
      rules.delete(id);
    },
  });
  return { rules, known, provider: bareProvider(rule) };
}

describe("an object is known to a creation", () => {
  it("that the engine compares, reads or changes for any resource, and one that this process has made", async () => {
    const { provider, known, rules } = rulebook();
    rules.set("other", "");
    await using before = await startProvider(provider);
    const other = before.resource("Rule", "other");
    await other.import("other");

    const afterwards = async (act: (it: typeof other) => Promise<unknown>) => {
      await using host = await startProvider(provider);
      const it = host.resource("Rule", "other");
      it.adopt(other);
      await act(it);
      await host.resource("Rule", "new").create({ text: "new" });
      return known.ofOther.at(-1);
    };
    expect(await afterwards(async () => {})).toBe(false);
    expect(await afterwards((it) => it.diff({ text: "other" }))).toBe(true);
    expect(await afterwards((it) => it.read())).toBe(true);
    expect(await afterwards((it) => it.update({ text: "other", note: "a" }))).toBe(true);
    rules.delete("other");
    expect(await afterwards((it) => it.read())).toBe(false);
  });

  it("no more once it is deleted or gone", async () => {
    const { provider, known, rules } = rulebook();
    await using host = await startProvider(provider);
    const it = host.resource("Rule", "a");
    await it.create({ text: "a" });
    await it.delete();
    await it.create({ text: "a" });
    rules.clear();
    await it.read();
    await it.create({ text: "a" });
    expect(known.whenMade).toEqual([false, false, false]);
  });
});
