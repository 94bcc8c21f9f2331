import { describe, expect, it } from "vitest";
import { type Fields, field } from "../../definition/field.ts";
import { definitions } from "../../definition/provider.ts";
import type { ResourceSpec } from "../../definition/resource.ts";
import { startProvider } from "../../testing/index.ts";
import { bareProvider } from "../../testing/toy/bare-provider.ts";

const docs = "What it is.";
const { resource } = definitions<object>();
type Values = Record<string, unknown>;

/** Versions of a package over one platform, each with a table of its own. */
function versions() {
  const objects = new Map<string, Values>();
  const journal: string[] = [];
  return {
    objects,
    journal,
    of: (fields: Fields, more: Partial<ResourceSpec<Fields, object, Values | undefined>> = {}, name = "Cluster") =>
      bareProvider(
        resource<Fields, Values | undefined>(name, {
          docs,
          example: "",
          fields,
          settleSeconds: 0,
          async create(op) {
            journal.push("create");
            objects.set(`c-${objects.size + 1}`, { encryption: "platform", ...op.args });
            return `c-${objects.size}`;
          },
          async read(op) {
            const found = objects.get(op.id);
            return (
              found &&
              Object.fromEntries(Object.keys(fields).flatMap((key) => (key in found ? [[key, found[key]]] : [])))
            );
          },
          async update(op) {
            journal.push("update");
            const changed = Object.entries(op.args).filter(([key]) => op.changed(key));
            objects.set(op.id, { ...objects.get(op.id), ...Object.fromEntries(changed) });
          },
          async delete(op) {
            journal.push("delete");
            objects.delete(op.id);
          },
          ...more,
        }),
      ),
  };
}

/** A state that one version of the package has made, in the hands of the next. */
async function handOver(
  platform: ReturnType<typeof versions>,
  before: ReturnType<ReturnType<typeof versions>["of"]>,
  after: ReturnType<ReturnType<typeof versions>["of"]>,
  program: Values,
  type = "Cluster",
) {
  const first = await startProvider(before);
  const made = first.resource("Cluster", "it");
  await made.create(program);
  await first.stop();
  platform.journal.length = 0;
  const host = await startProvider(after);
  const it = host.resource(type, "it");
  it.adopt(made);
  return { host, it };
}

const name = field.string({ required: true, docs });

describe("a newer version of a package", () => {
  it("with a new property that has a default replaces nothing and changes nothing", async () => {
    const platform = versions();
    const encryption = field.string({ default: "own", replaceOnChange: true, docs });
    const { host, it } = await handOver(platform, platform.of({ name }), platform.of({ name, encryption }), {
      name: "a",
    });

    expect((await it.diff({ name: "a" })).detailed).toEqual({});
    expect((await it.update({ name: "a" })).action).toBe("same");
    // What the platform had chosen is known by then, and differs from the default.
    await it.read();
    expect((await it.update({ name: "a" })).action).toBe("same");
    expect((await it.diff({ name: "a", encryption: "other" })).replaces).toEqual(["encryption"]);
    expect(platform.journal).toEqual([]);
    await host.stop();
  });

  it("with a new member of an object that has a default changes nothing", async () => {
    const platform = versions();
    const before = field.object({ id: name }, { docs });
    const after = field.object(
      { id: name, mode: field.string({ default: "x", replaceOnChange: true, docs }) },
      { docs },
    );
    const program = { name: "a", network: { id: "n-1" } };
    const { host, it } = await handOver(
      platform,
      platform.of({ name, network: before }),
      platform.of({ name, network: after }),
      program,
    );
    expect((await it.diff(program)).detailed).toEqual({});
    await host.stop();
  });

  it("with another default leaves the old one until the program says otherwise", async () => {
    const platform = versions();
    const zones = (fallback: number) => field.integer({ default: fallback, replaceOnChange: true, docs });
    const { host, it } = await handOver(
      platform,
      platform.of({ name, zones: zones(1) }),
      platform.of({ name, zones: zones(3) }),
      {
        name: "a",
      },
    );

    expect((await it.update({ name: "a" })).action).toBe("same");
    expect(it.inputs).toEqual({ name: "a", zones: 1 });
    await it.read();
    expect((await it.update({ name: "a" })).action).toBe("same");
    expect((await it.diff({ name: "a", zones: 3 })).replaces).toEqual(["zones"]);
    expect((await host.resource("Cluster", "new").create({ name: "b" })).inputs).toEqual({ name: "b", zones: 3 });
    await host.stop();
  });

  it("uses today's default for a value that the program has taken back", async () => {
    const platform = versions();
    const zones = field.integer({ default: 3, docs });
    const { host, it } = await handOver(platform, platform.of({ name, zones }), platform.of({ name, zones }), {
      name: "a",
      zones: 5,
    });
    expect(await it.update({ name: "a" })).toMatchObject({ action: "update", inputs: { zones: 3 } });
    await host.stop();
  });

  it("never replaces an object for a default that nobody wrote", async () => {
    const platform = versions();
    const zones = field.integer({ default: 3, replaceOnChange: true, docs });
    const { host, it } = await handOver(platform, platform.of({ name, zones }), platform.of({ name, zones }), {
      name: "a",
    });
    platform.objects.set("c-1", { name: "a", zones: 6 });
    await it.read();
    expect((await it.diff({ name: "a" })).detailed).toEqual({});
    await host.stop();
  });

  it("brings a state to its own form, step by step", async () => {
    const platform = versions();
    const after = platform.of(
      { title: name, tags: field.set(field.string({ docs }), { docs }) },
      {
        upgrades: [
          ({ inputs: { name, ...inputs }, outputs: { name: now, ...outputs } }) => ({
            inputs: { ...inputs, title: name },
            outputs: { ...outputs, title: now },
          }),
          ({ inputs, outputs }) => ({
            inputs: { ...inputs, tags: [inputs["tag"]] },
            outputs: { ...outputs, tags: [outputs["tag"]] },
          }),
        ],
      },
    );
    const { host, it } = await handOver(platform, platform.of({ name, tag: field.string({ docs }) }), after, {
      name: "a",
      tag: "x",
    });
    platform.objects.set("c-1", { title: "a", tags: ["x"] });

    expect((await it.diff({ title: "a", tags: ["x"] })).detailed).toEqual({});
    await it.read();
    expect(it.outputs).toEqual({ title: "a", tags: ["x"] });
    expect(it.kept.outputs).toMatchObject({ __version: 2 });
    expect((await it.diff({ title: "a", tags: ["y"] })).changes).toEqual(["tags"]);
    await it.delete();
    expect(platform.journal).toEqual(["delete"]);
    await host.stop();
  });

  it("goes on with objects whose former IDs tell less, and keeps today's ID from the next refresh on", async () => {
    const platform = versions();
    const idIn = (state: Values) => `named-${state["name"]}`;
    await using host = await startProvider(platform.of({ name, size: field.string({ docs }) }, { idIn }));
    const all = ["a", "b"].map((one) => {
      const values = { name: one, size: "s" };
      platform.objects.set(`named-${one}`, values);
      const it = host.resource("Cluster", one);
      it.adopt({ id: "c", inputs: values, outputs: values, initErrors: [] });
      return { it, values };
    });
    const [first, second] = all as [(typeof all)[0], (typeof all)[0]];

    expect(await first.it.update({ ...first.values, size: "m" })).toMatchObject({ action: "update", id: "c" });
    expect(platform.objects.get("named-a")).toMatchObject({ size: "m" });
    await second.it.read();
    expect(second.it.id).toBe("named-b");
    await first.it.delete();
    expect([...platform.objects.keys()]).toEqual(["named-b"]);
  });

  it("that gives up a resource warns those who use it", async () => {
    const { of } = versions();
    await using host = await startProvider(of({ name }, { deprecated: "use KafkaCluster" }));
    await host.resource("Cluster", "it").check({ name: "a" });
    expect(host.logs).toContainEqual(
      expect.objectContaining({ severity: "warning", message: "Cluster is deprecated: use KafkaCluster" }),
    );
  });

  it("goes on with objects that it calls otherwise", async () => {
    const platform = versions();
    const { host, it } = await handOver(
      platform,
      platform.of({ name }),
      platform.of({ name }, { aliases: ["Cluster"] }, "KafkaCluster"),
      { name: "a" },
    );
    // Of a resource that has left the program the engine knows the former type alone.
    await it.delete();
    expect(platform.journal).toEqual(["delete"]);
    await host.stop();
  });
});

describe("a state that a package bridged from Terraform has left", () => {
  it("shows handlers nothing of what the bridge noted in objects that are secret as a whole", async () => {
    const platform = versions();
    const key = field.object({ id: name, secret: field.string({ docs, secret: true }) }, { docs, local: true });
    const seen: unknown[] = [];
    const host = await startProvider(
      platform.of(
        { name, key },
        {
          async read({ args }) {
            seen.push(args);
            return { name: "a" };
          },
        },
      ),
    );
    const it = host.resource("Cluster", "it");
    const inner = { __defaults: [], id: "k-1", secret: "s" };
    it.adopt({
      id: "c-1",
      inputs: { name: "a", key: inner },
      outputs: { name: "a", key: { id: "k-1", secret: "s" } },
      initErrors: [],
    });
    const program = { name: "a", key: { id: "k-1", secret: "s" } };

    await it.read();

    expect(seen).toEqual([program]);
    expect(JSON.stringify(it.kept.inputs)).not.toContain("__defaults");
    expect((await it.update(program)).action).toBe("same");
    await host.stop();
  });
});
