import { describe, expect, it } from "vitest";
import { resourcePage } from "../../codegen/docs/resource-page.ts";
import { field } from "../../definition/field.ts";
import { definitions } from "../../definition/provider.ts";
import { emitSchema } from "../../schema/emit.ts";
import { startProvider } from "../../testing/index.ts";
import { bareProvider } from "../../testing/toy/bare-provider.ts";

const docs = "What it is.";

/** A kind of object that the platform keeps for ever, and the one there is. */
function register() {
  const platform: { entry: { key: string; note: string } | undefined } = { entry: undefined };
  const entry = definitions<object>().resource("Entry", {
    docs,
    example: `const entry = new bare.Entry("a", { key: "a" });`,
    fields: {
      key: field.string({ required: true, replaceOnChange: true, docs }),
      note: field.string({ default: "", docs }),
    },
    readBackSeconds: 0,
    async create({ args: { key, note } }) {
      platform.entry = { key, note };
      return key;
    },
    read: async () => platform.entry,
    async update({ args: { key, note } }) {
      platform.entry = { key, note };
    },
    delete: { because: "auditors need every entry", instead: "empty its note" },
  });
  return { entry, provider: bareProvider(entry), platform };
}

const why = "the platform cannot delete it, because auditors need every entry; empty its note";
const command = "pulumi state delete urn:pulumi:test::test::bare:index/entry:Entry::a";

describe("an object that the platform cannot delete", () => {
  it("is created with a warning, in the preview and in the run, and changed without one", async () => {
    await using host = await startProvider(register().provider);
    const entry = host.resource("Entry", "a");
    const warnings = () => host.logs.filter(({ severity }) => severity === "warning").map(({ message }) => message);

    await entry.preview({ key: "a" });
    expect(warnings()).toEqual([expect.stringContaining(why)]);
    expect(warnings()[0]).toContain("retainOnDelete");
    // The harness previews each creation once more.
    await entry.create({ key: "a" });
    expect(warnings()).toHaveLength(3);
    await entry.update({ key: "a", note: "b" });
    expect(warnings()).toHaveLength(3);
  });

  it("is not replaced: the preview of such a change fails with the remedy", async () => {
    const { provider, platform } = register();
    await using host = await startProvider(provider);
    const entry = host.resource("Entry", "a");
    await entry.create({ key: "a" });

    await expect(entry.preview({ key: "b" })).rejects.toThrow(
      `key cannot be changed, because the change would replace the object, and the old one cannot be deleted: ${why}. To create a second object beside it, run \`${command}\` first`,
    );
    await expect(entry.update({ key: "b" })).rejects.toThrow("cannot be deleted");
    expect(platform.entry?.key).toBe("a");
    expect(await entry.read()).toMatchObject({ id: "a" });
  });

  it("is not replaced by `up --refresh --replace` either: no second one is created", async () => {
    const { provider, platform } = register();
    await using host = await startProvider(provider);
    const made = host.resource("Entry", "a");
    await made.create({ key: "a" });
    platform.entry = { key: "a", note: "unchanged" };

    // Without a refresh, the engine does not mention the existing object.
    await using next = await startProvider(provider);
    const entry = next.resource("Entry", "a");
    entry.adopt(made);
    await entry.read();
    await expect(entry.update({ key: "a" }, { replace: true })).rejects.toThrow(
      `a cannot be replaced, because it cannot be deleted: ${why}. To create a second object beside it, run \`${command}\` first`,
    );
    expect(platform.entry).toEqual({ key: "a", note: "unchanged" });
  });

  it("cannot be deleted, and the message says how to keep it", async () => {
    await using host = await startProvider(register().provider);
    const entry = host.resource("Entry", "a");
    await entry.create({ key: "a" });
    await expect(entry.delete()).rejects.toThrow(
      `deleting Entry "a": ${why}. To remove it from the state and keep it on the platform, run \`${command}\`; or set the resource option retainOnDelete, run \`pulumi up\`, and then remove the resource`,
    );
    expect(entry.id).toBe("a");
  });

  it("is removed from the state if it no longer exists", async () => {
    const { provider, platform } = register();
    await using host = await startProvider(provider);
    const entry = host.resource("Entry", "a");
    await entry.create({ key: "a" });
    platform.entry = undefined;
    await entry.delete();
    expect(entry.state).toBeUndefined();
  });

  it("is documented on its page and in the schema", () => {
    const { entry, provider } = register();
    const said = "The platform cannot delete it, because auditors need every entry. Empty its note. A change";
    expect(resourcePage(provider, entry)).toContain(`## Deletion\n\n${said}`);
    expect(emitSchema(provider).resources["bare:index/entry:Entry"]?.description).toContain(`## Deletion\n\n${said}`);
  });
});
