import { describe, expect, it } from "vitest";
import { decreased, type Fields, field } from "../../definition/field.ts";
import { definitions } from "../../definition/provider.ts";
import type { ResourceSpec } from "../../definition/resource.ts";
import { startProvider } from "../../testing/index.ts";
import { bareProvider } from "../../testing/toy/bare-provider.ts";
import { unknown } from "../../value/unknown.ts";

const docs = "What it is.";
const { resource } = definitions<object>();
type Values = Record<string, unknown>;

/** A platform that stores objects unchanged, and its single resource type. */
function thingOf(fields: Fields, more: Partial<ResourceSpec<Fields, object, Values>> = {}) {
  const objects = new Map<string, Values>();
  const journal: string[] = [];
  let made = 0;
  const hooks: { update?: () => void; create?: () => void } = {};
  const thing = resource<Fields, Values>("Thing", {
    docs,
    example: "",
    fields,
    readBackSeconds: 0,
    async create(op) {
      hooks.create?.();
      made += 1;
      objects.set(`thing-${made}`, { ...op.args });
      journal.push(`create thing-${made}`);
      return `thing-${made}`;
    },
    read: async (op) => objects.get(op.id) as Values,
    async update(op) {
      hooks.update?.();
      objects.set(op.id, { ...op.args });
      journal.push(`update ${op.id}`);
    },
    async delete(op) {
      objects.delete(op.id);
      journal.push(`delete ${op.id}`);
    },
    ...more,
  });
  return { objects, journal, hooks, provider: bareProvider(thing) };
}

const warningsOf = (logs: readonly { severity: string; message: string }[]) =>
  logs.filter(({ severity }) => severity === "warning").map(({ message }) => message);

describe("a resource's custom comparison", () => {
  const fields = { settings: field.map(field.any({ docs }), { docs }), name: field.string({ docs }) };

  it("reports the differences within a property instead of the generic comparison", async () => {
    const { provider, journal } = thingOf(fields, {
      diff: ({ args }) => ({
        inside: {
          settings:
            (args["settings"] as Values)["a"] === "same"
              ? []
              : [
                  { path: "settings.a.b", kind: "update" },
                  { path: "settings.c", kind: "add", replace: args["name"] === "other" },
                ],
        },
      }),
    });
    await using host = await startProvider(provider);
    const it = host.resource("Thing", "it");
    await it.create({ settings: { a: 1 } });
    expect((await it.diff({ settings: { a: "same" } })).changes).toEqual([]);
    expect((await it.diff({ settings: { a: 2 } })).detailed).toEqual({
      "settings.a.b": "update",
      "settings.c": "add",
    });
    expect((await it.diff({ settings: { a: 2, c: 3 } }, { ignoreChanges: ["settings.a"] })).detailed).toEqual({
      "settings.c": "add",
    });
    expect((await it.diff({ settings: { a: 2 }, name: "other" })).replaces).toEqual(["settings"]);
    expect((await it.update({ settings: { a: 2 } }, { unlikePreview: true })).action).toBe("update");
    expect(journal).toEqual(["create thing-1", "update thing-1"]);
  });
});

describe("a rejected change", () => {
  const kind = field.string({
    required: true,
    values: ["BASIC", "STANDARD", "DEDICATED"],
    rejectChange: {
      because: "the platform moves no data between kinds; make a new one",
      allowed: { BASIC: ["STANDARD"] },
    },
    docs,
  });

  it("is reported in a preview, with the allowed changes", async () => {
    const { provider } = thingOf({ kind });
    await using host = await startProvider(provider);
    const it = host.resource("Thing", "it");
    await it.create({ kind: "BASIC" });

    await expect(it.preview({ kind: "DEDICATED" })).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      message:
        'kind cannot be changed from "BASIC" to "DEDICATED", because the platform moves no data between kinds; make a new one; it can become STANDARD',
    });
    await expect(it.update({ kind: "DEDICATED" })).rejects.toThrow("kind cannot be changed");
    expect(await it.update({ kind: "STANDARD" })).toMatchObject({ action: "update" });
  });

  it("does not fail a refresh if it was made outside the program", async () => {
    const { provider, objects } = thingOf({ kind });
    await using host = await startProvider(provider);
    const it = host.resource("Thing", "it");
    await it.create({ kind: "BASIC" });
    objects.set("thing-1", { kind: "STANDARD" });

    expect((await it.read())?.outputs).toEqual({ kind: "STANDARD" });
    expect((await it.update({ kind: "STANDARD" })).action).toBe("same");
  });

  it("is not rejected if the object is replaced anyway", async () => {
    const { provider, objects } = thingOf({ kind, region: field.string({ replaceOnChange: true, docs }) });
    await using host = await startProvider(provider);
    const it = host.resource("Thing", "it");
    await it.create({ kind: "STANDARD", region: "here" });

    await it.update({ kind: "DEDICATED", region: "there" });

    expect([...objects.values()]).toEqual([{ kind: "DEDICATED", region: "there" }]);
  });
});

describe("the warning of a change", () => {
  const size = field.integer({ replaceOnChange: decreased("all that is in it is lost"), docs });

  it("is shown when the replacement is previewed and run, and never in a refresh", async () => {
    const { provider, objects } = thingOf({ size });
    await using host = await startProvider(provider);
    const it = host.resource("Thing", "it");
    await it.create({ size: 6 });
    objects.set("thing-1", { size: 9 });

    await it.read();
    expect(warningsOf(host.logs)).toEqual([]);

    await it.preview({ size: 6 });
    expect(warningsOf(host.logs)).toEqual(["size: all that is in it is lost"]);
  });

  it("from the custom comparison is shown only if the change is requested", async () => {
    const { provider, objects } = thingOf(
      { policy: field.string({ docs }) },
      {
        diff(op) {
          op.warn("backups go");
          return {};
        },
      },
    );
    await using host = await startProvider(provider);
    const it = host.resource("Thing", "it");
    await it.create({ policy: "a" });
    objects.set("thing-1", { policy: "b" });

    await it.read();
    expect(warningsOf(host.logs)).toEqual([]);
    await it.preview({ policy: "c" });
    expect(warningsOf(host.logs)).toEqual(["backups go"]);
  });
});

describe("a custom comparison", () => {
  it("applies to diff, preview and update", async () => {
    const told: boolean[] = [];
    const { provider, journal } = thingOf(
      {
        platform: field.string({ docs }),
        name: field.string({ docs }),
        address: field.string({ output: true, changesWith: ["platform"], docs }),
      },
      {
        read: async (op) => ({ platform: "alb", name: op.args["name"], address: "10.0.0.1" }),
        diff: () => ({ same: ["platform"] }),
        update: async (op) => {
          told.push(op.changed("platform"), op.changed("name"));
        },
      },
    );
    await using host = await startProvider(provider);
    const it = host.resource("Thing", "it");
    await it.create({ platform: "elb", name: "a" }, { unlikePreview: true });

    expect(await it.preview({ platform: "elb", name: "b" })).toMatchObject({ outputs: { address: "10.0.0.1" } });
    await it.update({ platform: "elb", name: "b" }, { unlikePreview: true });

    expect(told).toEqual([false, true]);
    expect(journal).toEqual(["create thing-1"]);
  });
});

describe("a replacement", () => {
  const name = field.string({ required: true, replaceOnChange: true, docs });
  const label = field.string({ replaceOnChange: true, docs });
  const note = field.string({ docs });

  it("deletes first if the key is unchanged, even if nothing differs", async () => {
    const { provider } = thingOf({ name, label, note }, { naturalKey: ["name"] });
    await using host = await startProvider(provider);
    const it = host.resource("Thing", "it");
    await it.create({ name: "a", label: "1" });

    expect(await it.diff({ name: "a", label: "2" })).toMatchObject({ deleteBeforeReplace: true });
    expect(await it.diff({ name: "a", label: "1" })).toMatchObject({ changes: [], deleteBeforeReplace: true });
    expect(await it.diff({ name: "b", label: "1" })).toMatchObject({ deleteBeforeReplace: false });
  });

  it("deletes first if the key is written differently but is equal", async () => {
    const host = field.string({ required: true, replaceOnChange: true, equality: "case-insensitive", docs });
    const place = field.object({ hosts: field.set(field.string({ docs }), { docs }) }, { docs });
    const { provider } = thingOf({ host, place, label }, { naturalKey: ["host", "place.hosts"] });
    await using running = await startProvider(provider);
    const it = running.resource("Thing", "it");
    await it.create({ host: "www.example.com", place: { hosts: ["a", "b"] }, label: "1" });

    const replaced = (hostName: string, hosts: readonly string[]) =>
      it.diff({ host: hostName, place: { hosts }, label: "2" });
    expect(await replaced("WWW.example.com", ["b", "a"])).toMatchObject({ deleteBeforeReplace: true });
    expect(await replaced("WWW.example.org", ["b", "a"])).toMatchObject({ deleteBeforeReplace: false });
    expect(await replaced("WWW.example.com", ["b", "c"])).toMatchObject({ deleteBeforeReplace: false });
  });

  it("deletes first if the new object gets the same ID", async () => {
    const { provider } = thingOf(
      { name, label },
      { idFromInputs: ({ label: text }) => (typeof text === "string" ? `thing-${text}` : undefined) },
    );
    await using host = await startProvider(provider);
    const it = host.resource("Thing", "it");
    await it.create({ name: "a", label: "1" });

    expect(await it.diff({ name: "b", label: "1" })).toMatchObject({ deleteBeforeReplace: true });
    expect(await it.diff({ name: "b", label: "2" })).toMatchObject({ deleteBeforeReplace: false });
    expect(await it.diff({ name: "b", label: unknown })).toMatchObject({ deleteBeforeReplace: false });
  });

  it("ends with one object if it failed partially and is reverted", async () => {
    const { provider, objects, hooks, journal } = thingOf({ name, label }, { naturalKey: ["name"] });
    await using host = await startProvider(provider);
    const it = host.resource("Thing", "it");
    await it.create({ name: "a", label: "1" });
    hooks.create = () => {
      throw new Error("out of boxes");
    };
    await expect(it.update({ name: "a", label: "2" })).rejects.toThrow("out of boxes");
    delete hooks.create;

    await it.update({ name: "a", label: "1" });

    expect([...objects.values()]).toEqual([{ name: "a", label: "1" }]);
    expect(journal).toEqual(["create thing-1", "delete thing-1", "create thing-2"]);
  });

  it("deletes first if the program forces it for an in-place change", async () => {
    const { provider, journal } = thingOf({ name, note }, { naturalKey: ["name"] });
    await using host = await startProvider(provider);
    const it = host.resource("Thing", "it");
    await it.create({ name: "a", note: "1" });

    await it.update({ name: "a", note: "2" }, { replaceOnChanges: ["note"] });

    expect(journal).toEqual(["create thing-1", "delete thing-1", "create thing-2"]);
  });

  it("creates the new object first if the name is generated again", async () => {
    const automatic = field.string({ autoName: { maxLength: 20 }, replaceOnChange: true, docs });
    const { provider, journal } = thingOf({ name: automatic, label }, { naturalKey: ["name"] });
    await using host = await startProvider(provider);
    const it = host.resource("Thing", "it");
    await it.create({ label: "1" });

    await it.update({ label: "2" });
    expect(journal).toEqual(["create thing-1", "create thing-2", "delete thing-1"]);

    const verbatim = { autoNaming: { mode: "enforce", proposed: "it" } } as const;
    const other = host.resource("Thing", "other");
    await other.create({ label: "1" }, verbatim);
    expect(await other.diff({ label: "2" }, verbatim)).toMatchObject({ deleteBeforeReplace: true });
  });

  it("creates the new object first if the platform chooses the name, but not with a given name", async () => {
    const chosen = field.string({ computed: true, replaceOnChange: true, docs });
    const { provider } = thingOf({ name: chosen, label }, { naturalKey: ["name"] });
    await using host = await startProvider(provider);
    const it = host.resource("Thing", "it");
    await it.create({ name: "a", label: "1" });

    expect(await it.diff({ label: "2" })).toMatchObject({ deleteBeforeReplace: false });
    expect(await it.diff({ name: "a", label: "2" })).toMatchObject({ deleteBeforeReplace: true });
  });

  it("deletes first if the platform would reject the new object beside the old one", async () => {
    const collides = (args: Values, before: Values) => args["label"] === `${String(before["label"])}!`;
    const { provider } = thingOf({ label }, { collides });
    await using host = await startProvider(provider);
    const it = host.resource("Thing", "it");
    await it.create({ label: "1" });

    expect(await it.diff({ label: "2" })).toMatchObject({ deleteBeforeReplace: false });
    expect(await it.diff({ label: "1!" })).toMatchObject({ deleteBeforeReplace: true });
  });

  it("always deletes first if only one object can exist", async () => {
    const { provider, journal } = thingOf({ label }, { oneAtATime: true });
    await using host = await startProvider(provider);
    const it = host.resource("Thing", "it");
    await it.create({ label: "1" });
    await it.update({ label: "2" });
    expect(journal).toEqual(["create thing-1", "delete thing-1", "create thing-2"]);
  });
});

describe("a change of a member", () => {
  it("is reported by its path, without its neighbors", async () => {
    const asked = ["cluster", "cluster.id", "cluster.keys", "cluster.keys.secret", "name"] as const;
    const seen: Record<string, boolean>[] = [];
    const { provider } = thingOf(
      {
        name: field.string({ docs }),
        cluster: field.object(
          {
            id: field.string({ docs }),
            keys: field.object({ key: field.string({ docs }), secret: field.string({ docs }) }, { docs }),
          },
          { docs },
        ),
      },
      {
        update: async (op) => {
          seen.push(Object.fromEntries(asked.map((path) => [path, op.changed(path)])));
        },
        read: async (op) => op.args as Values,
      },
    );
    await using host = await startProvider(provider);
    const it = host.resource("Thing", "it");
    const cluster = { id: "a", keys: { key: "k", secret: "s" } };
    await it.create({ name: "n", cluster });

    await it.update({ name: "n", cluster: { ...cluster, keys: { key: "k", secret: "t" } } });
    await it.update({ name: "n" });

    expect(seen).toEqual([
      { cluster: true, "cluster.id": false, "cluster.keys": true, "cluster.keys.secret": true, name: false },
      { cluster: true, "cluster.id": true, "cluster.keys": true, "cluster.keys.secret": true, name: false },
    ]);
  });
});

describe("an object after a partially failed update, with values that are visible but not in effect", () => {
  const label = field.string({ docs });
  it.each(["b", "a"])("becomes ready before it is compared, with %s in the program", async (wanted) => {
    const ready: unknown[] = [];
    const { provider, objects } = thingOf(
      { label },
      {
        readyAfterUpdate: true,
        ready: async ({ args }) => void ready.push(args["label"]),
        update: async (op) => {
          objects.set(op.id, { ...op.args });
          if (op.args["label"] === "b") throw new Error("not in force");
        },
      },
    );
    await using host = await startProvider(provider);
    const it = host.resource("Thing", "it");
    await it.create({ label: "a" });
    await expect(it.update({ label: "b" })).rejects.toThrow("not in force");

    expect((await it.update({ label: wanted })).action).toBe("update");

    expect(ready).toEqual(["a", wanted]);
    expect(it.outputs).toEqual({ label: wanted });
    expect(it.initErrors).toEqual([]);
  });
});
