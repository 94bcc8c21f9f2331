import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pluginPb from "@pulumi/pulumi/proto/plugin_pb.js";
import { describe, expect, it, onTestFinished } from "vitest";
import { field } from "../../definition/field.ts";
import { definitions } from "../../definition/provider.ts";
import { startProvider } from "../../testing/index.ts";
import { bareProvider } from "../../testing/toy/bare-provider.ts";

const docs = "What it is.";

/**
 * Rules whose ID is their text, on a platform that silently accepts a second create, and the known objects of their
 * handlers.
 */
function rulebook({ looksFirst = true } = {}) {
  const rules = new Map<string, string>();
  /** Delays creates while their object exists. */
  const cut: { held?: Promise<never> } = {};
  /** Delays reads. */
  const slow: { asked: number; answers?: Promise<void> } = { asked: 0 };
  const known = { whenMade: [] as boolean[], ofOther: [] as boolean[] };
  const rule = definitions<object>().resource("Rule", {
    docs,
    example: `const rule = new bare.Rule("a", { text: "a" });`,
    fields: {
      text: field.string({ required: true, replaceOnChange: true, docs }),
      note: field.string({ default: "", docs }),
    },
    readBackSeconds: 0,
    ...(looksFirst
      ? { findExisting: { id: ({ args: { text } }: { readonly args: { readonly text: string } }) => text } }
      : { naturalKey: ["text"] }),
    async create({ args: { text, note }, isKnown }) {
      known.whenMade.push(isKnown(text));
      known.ofOther.push(isKnown("other"));
      rules.set(text, note);
      await cut.held;
      return text;
    },
    async read({ id }) {
      slow.asked += 1;
      await slow.answers;
      return rules.has(id) ? { text: id, note: rules.get(id) ?? "" } : undefined;
    },
    async update({ id, args: { note } }) {
      rules.set(id, note);
    },
    async delete({ id }) {
      rules.delete(id);
    },
  });
  return { rules, known, cut, slow, provider: bareProvider(rule) };
}

describe("an object that a create knows", () => {
  it("that the engine compares, reads or changes for any resource, or that this process created, is known", async () => {
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
      rules.delete("new");
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

  it.for(["Configure", "Attach"])(
    "is not known to a new connection to the platform, which begins with %s",
    async (how) => {
      const { provider, known, rules } = rulebook();
      await using host = await startProvider(provider);
      const isOtherKnown = async () => {
        rules.delete("new");
        await host.resource("Rule", "new").create({ text: "new" });
        return known.ofOther.at(-1);
      };
      await host.resource("Rule", "other").create({ text: "other" });
      expect(await isOtherKnown()).toBe(true);
      const { callGenerated, client } = host.connection;
      const attach = new pluginPb.PluginAttach().setAddress(host.engineAddress);
      if (how === "Attach") await callGenerated((done) => client.attach(attach, done));
      await host.configure({});
      expect(await isOtherKnown()).toBe(false);
    },
  );

  it("is not known after it was deleted or disappeared", async () => {
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

describe("an object that exists already", () => {
  const urnOf = (name: string) => `urn:pulumi:test::test::bare:index/rule:Rule::${name}`;

  it("is not created again: the error names the import command, the alias and the order of a replacement", async () => {
    const { provider, rules } = rulebook();
    rules.set("a", "somebody's");
    await using host = await startProvider(provider);

    const made = host.resource("Rule", "mine").create({ text: "a" });

    await expect(made).rejects.toThrow("Rule a exists already");
    await expect(made).rejects.toThrow("`pulumi import bare:index/rule:Rule mine a`");
    await expect(made).rejects.toThrow('aliases: [{ name: "<former name>" }]');
    await expect(made).rejects.toThrow("deleteBeforeReplace: true");
    expect(rules.get("a")).toBe("somebody's");
  });

  it("is adopted if a killed run may have created it as requested, and rejected if it differs", async () => {
    const folder = mkdtempSync(join(tmpdir(), "in-its-own-place-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { provider, rules, cut } = rulebook();
    const start = () =>
      startProvider({ ...provider, account: () => ["one"] }, { env: { PULUMI_CREATION_NOTES: folder } });
    cut.held = new Promise(() => {});
    const killed = await start();
    const lost = expect(killed.resource("Rule", "a").create({ text: "a", note: "mine" })).rejects.toThrow();
    await expect.poll(() => rules.size).toBe(1);
    await killed.stop();
    await lost;
    delete cut.held;

    await using host = await start();
    await expect(host.resource("Rule", "b").create({ text: "a" })).rejects.toThrow("exists already");
    const it = host.resource("Rule", "a");
    await expect(it.create({ text: "a", note: "changed since" })).rejects.toThrow("exists already");
    rules.set("a", "theirs");
    await expect(it.create({ text: "a", note: "mine" })).rejects.toThrow(
      'Rule a exists already. It differs from what is requested: note is "theirs", requested "mine".',
    );
    rules.set("a", "mine");
    await it.create({ text: "a", note: "mine" });
    expect([...rules]).toEqual([["a", "mine"]]);
  });

  it("is adopted if a run whose state was not saved created it, and rejected if it differs since", async () => {
    const folder = mkdtempSync(join(tmpdir(), "not-saved-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { provider, rules } = rulebook();
    const start = () =>
      startProvider({ ...provider, account: () => ["one"] }, { env: { PULUMI_CREATION_NOTES: folder } });
    const unsaved = await start();
    await unsaved.resource("Rule", "a").create({ text: "a", note: "mine" });
    await unsaved.stop({ inOrder: true });
    rules.set("a", "theirs");

    await using host = await start();
    const it = host.resource("Rule", "a");
    await expect(it.create({ text: "a", note: "mine" })).rejects.toThrow(
      'Rule a exists already. It differs from what is requested: note is "theirs", requested "mine".',
    );
    expect([...rules]).toEqual([["a", "theirs"]]);
    rules.set("a", "mine");
    await it.create({ text: "a", note: "mine" });
    expect([...rules]).toEqual([["a", "mine"]]);
  });

  it("is created by one of two resources that request it at the same time, and the other's error names the owner", async () => {
    const { provider, rules } = rulebook();
    await using host = await startProvider(provider);

    const [one, other] = await Promise.allSettled(
      ["one", "other"].map((name) => host.resource("Rule", name).create({ text: "a" })),
    );

    expect(one?.status).toBe("fulfilled");
    expect(other).toMatchObject({ reason: { message: expect.stringContaining("is declared twice") } });
    expect(other).toMatchObject({ reason: { message: expect.stringContaining(urnOf("one")) } });
    expect([...rules.keys()]).toEqual(["a"]);
  });

  it("belongs to another resource, even if the engine names that one only during the search", async () => {
    const { provider, slow } = rulebook();
    await using before = await startProvider(provider);
    const one = before.resource("Rule", "one");
    await one.create({ text: "a" });
    await using host = await startProvider(provider);
    const adopted = host.resource("Rule", "one");
    adopted.adopt(one);
    const asked = slow.asked;
    const { promise, resolve } = Promise.withResolvers<void>();
    slow.answers = promise;

    const other = expect(host.resource("Rule", "other").create({ text: "a" })).rejects.toThrow("is declared twice");
    await expect.poll(() => slow.asked).toBeGreaterThan(asked);
    await adopted.diff({ text: "a" });
    resolve();
    await other;
  });

  it("is created again if it was just deleted, even if it is still visible", async () => {
    const { provider, rules } = rulebook();
    await using host = await startProvider(provider);
    const it = host.resource("Rule", "it");
    await it.create({ text: "a" });
    await it.delete();
    rules.set("a", "unchanged");
    await it.create({ text: "a", note: "again" });
    expect(rules.get("a")).toBe("again");
  });
});

describe("an object in two entries of the state", () => {
  /** The same rule as two resources, in a process that does not know it yet. */
  async function twice() {
    const { provider, rules } = rulebook();
    rules.set("a", "");
    const host = await startProvider(provider);
    const [one, other] = [host.resource("Rule", "one"), host.resource("Rule", "other")];
    await one.import("a");
    await other.import("a");
    const again = await startProvider(provider);
    await host.stop();
    const adopt = (name: string, from: typeof one) => {
      const adopted = again.resource("Rule", name);
      adopted.adopt(from);
      return adopted;
    };
    const warnings = () => again.logs.filter(({ severity }) => severity === "warning").map(({ message }) => message);
    return { rules, host: again, adopt, one: adopt("one", one), other: adopt("other", other), warnings };
  }

  it("is kept if one resource is removed while the program has the other, with a warning", async () => {
    const { rules, host, one, other, warnings } = await twice();
    await using _ = host;
    await other.update({ text: "a" });
    await one.delete();
    expect([...rules.keys()]).toEqual(["a"]);
    expect(warnings()).toEqual([expect.stringMatching(/^Rule a stays on the platform.*Rule::other/)]);
    await other.delete();
    expect([...rules.keys()]).toEqual([]);
  });

  it("is deleted if both are removed, even after a refresh", async () => {
    const { rules, host, one, other, warnings } = await twice();
    await using _ = host;
    await one.read();
    await other.read();
    await one.delete();
    expect([...rules.keys()]).toEqual([]);
    await other.delete();
    expect(warnings()).toEqual([]);
  });

  it("is deleted if the other one must be replaced", async () => {
    const { rules, host, one, other } = await twice();
    await using _ = host;
    await other.preview({ text: "b" });
    await one.delete();
    expect([...rules.keys()]).toEqual([]);
  });

  it("is deleted if the program has it only under a new name, whose replacement requires the deletion", async () => {
    const { rules, host, adopt, one } = await twice();
    await using _ = host;
    await one.read();
    const renamed = adopt("renamed", one);
    await renamed.update({ text: "b" });
    expect([...rules.keys()]).toEqual(["b"]);
  });
});

describe("a renamed resource", () => {
  it("has its object deleted under its old name when the engine forces a replacement that deletes first", async () => {
    const { provider, rules } = rulebook({ looksFirst: false });
    await using host = await startProvider(provider);
    const old = host.resource("Rule", "old");
    await old.create({ text: "a" });
    const renamed = host.resource("Rule", "renamed");
    renamed.adopt(old);

    // The engine compares the object under the new name. With `replaceOnChanges`, it replaces it nevertheless.
    expect(await renamed.preview({ text: "a", note: "new" })).toMatchObject({ action: "update" });
    await old.delete();

    expect([...rules.keys()]).toEqual([]);
    expect(host.logs.filter(({ severity }) => severity === "warning")).toEqual([]);
  });
});

describe("a replacement with the same ID", () => {
  it("is kept if the replacement is the same object, and is deleted with the resource", async () => {
    const { provider, rules } = rulebook({ looksFirst: false });
    await using host = await startProvider(provider);
    const it = host.resource("Rule", "it");
    await it.create({ text: "a" });

    await it.update({ text: "a", note: "new" }, { replace: true });
    expect([...rules]).toEqual([["a", "new"]]);
    expect(host.logs.filter(({ severity }) => severity === "warning")).toMatchObject([
      { message: expect.stringMatching(/^Rule a stays on the platform/) },
    ]);

    await it.delete();
    expect([...rules]).toEqual([]);
  });

  it("is not created if it is found first, and stays in the state", async () => {
    const { provider, rules } = rulebook();
    await using host = await startProvider(provider);
    const it = host.resource("Rule", "it");
    await it.create({ text: "a", note: "old" });

    await expect(it.update({ text: "a", note: "new" }, { replace: true })).rejects.toThrow("exists already");
    expect(it.id).toBe("a");
    expect([...rules]).toEqual([["a", "old"]]);
  });

  /** A state with two entries of one object: a run was killed after it had replaced it, and before the deletion. */
  async function replacedAndKilled() {
    const { provider, rules } = rulebook({ looksFirst: false });
    await using first = await startProvider(provider);
    const condemned = first.resource("Rule", "it");
    await condemned.create({ text: "a" });
    // For --replace, the engine requests a create without a diff.
    await using second = await startProvider(provider);
    const replacement = second.resource("Rule", "it");
    await replacement.create({ text: "a" });
    const host = await startProvider(provider);
    const it = host.resource("Rule", "it");
    it.adopt(replacement);
    return {
      rules,
      it,
      host,
      /** The engine's request for the old entry. */
      async deleteCondemned() {
        const entry = host.resource("Rule", "it");
        entry.adopt(condemned);
        await entry.deleteReplaced();
      },
      warnings: () => host.logs.filter(({ severity }) => severity === "warning").map(({ message }) => message),
      [Symbol.asyncDispose]: () => host.stop(),
    };
  }

  it.for([
    ["nothing changes", ""],
    ["it is changed", "newer"],
  ])("is kept if a later run deletes the entry of a killed run, and %s", async ([, note = ""]) => {
    await using world = await replacedAndKilled();
    await world.it.update({ text: "a", note });
    await world.deleteCondemned();
    expect([...world.rules]).toEqual([["a", note]]);
    expect(world.warnings()).toEqual([expect.stringMatching(/^Rule a stays on the platform/)]);
    await world.it.delete();
    expect([...world.rules]).toEqual([]);
  });

  it("is deleted if the program no longer has it", async () => {
    await using world = await replacedAndKilled();
    await world.it.read();
    await world.deleteCondemned();
    expect([...world.rules]).toEqual([]);
  });
});
