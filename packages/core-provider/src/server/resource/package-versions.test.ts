import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Field, type Fields, field } from "../../definition/field.ts";
import { definitions } from "../../definition/provider.ts";
import type { ResourceSpec } from "../../definition/resource.ts";
import { startProvider } from "../../testing/index.ts";
import { bareProvider } from "../../testing/toy/bare-provider.ts";
import { isRecord } from "../../value/record.ts";

const docs = "What it is.";
const { resource } = definitions<object>();
type Values = Record<string, unknown>;

/** Versions of a package on one platform, each with its own table. */
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
          readBackSeconds: 0,
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

/** A state of one version of the package, used by the next one. */
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
    // The platform's value is known by then, and differs from the default.
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

  it("with a new property that has a default changes it when the program sets it, also to the default", async () => {
    const platform = versions();
    const encryption = field.string({ default: "own", docs });
    const { host, it } = await handOver(platform, platform.of({ name }), platform.of({ name, encryption }), {
      name: "a",
    });
    expect((await it.diff({ name: "a", encryption: "own" })).changes).toEqual(["encryption"]);
    await it.read();
    expect(it.inputs).toEqual({ name: "a" });
    expect((await it.diff({ name: "a", encryption: "platform" })).detailed).toEqual({});
    expect((await it.update({ name: "a", encryption: "own" })).action).toBe("update");
    expect(platform.objects.get("c-1")).toMatchObject({ encryption: "own" });
    await host.stop();
  });

  it("with a new property that has a default treats an empty value in the program as a change", async () => {
    const platform = versions();
    const backups = field.boolean({ default: true, docs });
    const { host, it } = await handOver(platform, platform.of({ name }), platform.of({ name, backups }), { name: "a" });
    platform.objects.set("c-1", { name: "a", backups: true });
    expect((await it.update({ name: "a", backups: false })).action).toBe("update");
    expect(platform.objects.get("c-1")).toEqual({ name: "a", backups: false });
    expect((await it.update({ name: "a", backups: false })).action).toBe("same");
    await host.stop();
  });

  it("with a new property that has a default passes the object's value to an update", async () => {
    const platform = versions();
    const encryption = field.string({ default: "own", docs });
    const size = field.integer({ docs });
    const seen: unknown[] = [];
    const { host, it } = await handOver(
      platform,
      platform.of({ name, size }),
      platform.of({ name, size, encryption }, { update: async ({ args }) => void seen.push(args) }),
      { name: "a", size: 1 },
    );
    platform.objects.set("c-1", { name: "a", size: 2, encryption: "platform" });
    await it.update({ name: "a", size: 2 });
    expect(seen).toEqual([{ name: "a", size: 2, encryption: "platform" }]);
    await host.stop();
  });

  it("with another default keeps the old one until the program sets a value", async () => {
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

  it("uses the current default for a value that the program no longer sets", async () => {
    const platform = versions();
    const zones = field.integer({ default: 3, docs });
    const { host, it } = await handOver(platform, platform.of({ name, zones }), platform.of({ name, zones }), {
      name: "a",
      zones: 5,
    });
    expect(await it.update({ name: "a" })).toMatchObject({ action: "update", inputs: { zones: 3 } });
    await host.stop();
  });

  it("never replaces an object for a default that the program did not set", async () => {
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

  it("upgrades a state step by step", async () => {
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

  it("continues with objects whose former IDs were ambiguous, and stores the current ID at the next refresh", async () => {
    const platform = versions();
    const idFromState = (state: Values) => `named-${state["name"]}`;
    await using host = await startProvider(platform.of({ name, size: field.string({ docs }) }, { idFromState }));
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

  it("that deprecates a resource warns its users", async () => {
    const { of } = versions();
    await using host = await startProvider(of({ name }, { deprecated: "use KafkaCluster" }));
    await host.resource("Cluster", "it").check({ name: "a" });
    expect(host.logs).toContainEqual(
      expect.objectContaining({ severity: "warning", message: "Cluster is deprecated: use KafkaCluster" }),
    );
  });

  it("continues with objects under their former names", async () => {
    const platform = versions();
    const { host, it } = await handOver(
      platform,
      platform.of({ name }),
      platform.of({ name }, { aliases: ["Cluster"] }, "KafkaCluster"),
      { name: "a" },
    );
    // The engine knows only the former type of a resource that was removed from the program.
    await it.delete();
    expect(platform.journal).toEqual(["delete"]);
    await host.stop();
  });
});

/** Where a newer version has one more property with a default, and how it is found in values. */
const places: readonly {
  readonly title: string;
  readonly fields: (more: Fields) => Fields;
  readonly values: (more: Values) => Values;
  readonly facts?: { readonly replaceOnChange: true };
}[] = [
  { title: "plain", fields: (more) => more, values: (more) => more },
  { title: "plain, which replaces", fields: (more) => more, values: (more) => more, facts: { replaceOnChange: true } },
  {
    title: "in an object",
    fields: (more) => ({ network: field.object({ id: name, ...more }, { docs }) }),
    values: (more) => ({ network: { id: "n-1", ...more } }),
  },
  {
    title: "in an object, which replaces",
    fields: (more) => ({ network: field.object({ id: name, ...more }, { docs }) }),
    values: (more) => ({ network: { id: "n-1", ...more } }),
    facts: { replaceOnChange: true },
  },
  {
    title: "in an element of a list",
    fields: (more) => ({ all: field.list(field.object({ id: name, ...more }, { docs }), { docs }) }),
    values: (more) => ({ all: [{ id: "a" }, { id: "b", ...more }] }),
  },
  {
    title: "in an element of a set",
    fields: (more) => ({ all: field.set(field.object({ id: name, ...more }, { docs }), { docs }) }),
    values: (more) => ({ all: [{ id: "a" }, { id: "b", ...more }] }),
  },
  {
    title: "in an element of a set, which replaces",
    fields: (more) => ({ all: field.set(field.object({ id: name, ...more }, { docs }), { docs }) }),
    values: (more) => ({ all: [{ id: "a" }, { id: "b", ...more }] }),
    facts: { replaceOnChange: true },
  },
  {
    title: "in a value of a map",
    fields: (more) => ({ all: field.map(field.object({ id: name, ...more }, { docs }), { docs }) }),
    values: (more) => ({ all: { x: { id: "a" }, y: { id: "b", ...more } } }),
  },
];

type Step = { readonly do: "refresh" | "up" | "resize" | "unset" } | { readonly do: "set"; readonly value: string };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom("refresh", "up", "resize", "unset") }),
  fc.record({ do: fc.constant("set"), value: fc.constantFrom("fallback", "of platform", "other") }),
);

describe.each(places)("a newer version with one more property that has a default: $title", (place) => {
  const base = { name, size: field.integer({ docs }) };
  const former = { ...base, ...place.fields({}) };
  const latest = { ...base, ...place.fields({ mode: field.string({ default: "fallback", docs, ...place.facts }) }) };

  it.each(["the changed values", "the whole object"])(
    "leaves it unchanged until the program sets it, if an update writes %s",
    async (written) => {
      const objects = new Map<string, Values>();
      const journal: string[] = [];
      const of = (fields: Fields) =>
        bareProvider(
          resource<Fields, Values | undefined>("Cluster", {
            docs,
            example: "",
            fields,
            readBackSeconds: 0,
            async create(op) {
              const id = `c-${objects.size + 1}`;
              objects.set(id, structuredClone(op.args));
              return id;
            },
            read: async (op) => {
              const object = objects.get(op.id);
              return object && known(fields, object);
            },
            async update(op) {
              journal.push("update");
              const all = Object.entries(op.args);
              const values = written === "the whole object" ? all : all.filter(([key]) => op.changed(key));
              objects.set(op.id, merged(objects.get(op.id) ?? {}, Object.fromEntries(structuredClone(values))));
            },
            async delete(op) {
              journal.push("delete");
              objects.delete(op.id);
            },
          }),
        );
      await using first = await startProvider(of(former));
      await using second = await startProvider(of(latest));
      let runs = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom("fallback", "of platform"),
          fc.array(step, { minLength: 1, maxLength: 8 }),
          async (chosen, taken) => {
            runs += 1;
            const made = first.resource("Cluster", `it${runs}`);
            await made.create({ name: "a", size: 0, ...place.values({}) });
            // The platform had a value before the package knew the property.
            const filled = place.values({ mode: chosen });
            objects.set(made.id ?? "", { name: "a", size: 0, ...withMode(filled, chosen) });
            const it = second.resource("Cluster", `it${runs}`);
            it.adopt(made);
            journal.length = 0;
            let [size, program] = [0, place.values({})];
            let mode: string | undefined;
            let expected: string = chosen;
            for (const one of taken) {
              if (one.do === "refresh") {
                const before = it.inputs;
                await it.read();
                expect(it.inputs).toEqual(before);
                continue;
              }
              if (one.do === "resize") size += 1;
              if (one.do === "set") [mode, expected] = [one.value, one.value];
              // If the program removes the value, the default applies.
              if (one.do === "unset" && mode !== undefined) [mode, expected] = [undefined, "fallback"];
              program = place.values(mode === undefined ? {} : { mode });
              await it.update({ name: "a", size, ...program });
              expect(modeOf(objects.get(it.id ?? ""))).toBe(expected);
              expect(objects.get(it.id ?? "")).toMatchObject({ size });
              const calls = journal.length;
              expect((await it.update({ name: "a", size, ...program })).action).toBe("same");
              expect(journal).toHaveLength(calls);
            }
            if (!taken.some((one) => one.do === "set" || one.do === "resize")) expect(journal).toEqual([]);
            if (!taken.some((one) => one.do === "set")) expect(it.id).toBe(made.id);
          },
        ),
        { numRuns: 25 },
      );
    },
    60_000,
  );
});

/** The result of a read in one version of the package. */
function known(fields: Fields, object: Values): Values {
  const inside = (it: Field, value: unknown): unknown => {
    if (it.fields && isRecord(value)) return known(it.fields, value);
    const { item } = it;
    if (item && Array.isArray(value)) return value.map((one) => inside(item, one));
    if (item && isRecord(value))
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inside(item, one)]));
    return value;
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, it]) => (object[key] === undefined ? [] : [[key, inside(it, object[key])]])),
  );
}

/** An object after a write: values that are not written stay unchanged, in nested objects and elements as well. */
function merged(object: Values, written: Values): Values {
  const inside = (old: unknown, value: unknown): unknown => {
    if (Array.isArray(value)) {
      const all = Array.isArray(old) ? old.filter(isRecord) : [];
      return value.map((one) => inside(isRecord(one) && all.find(({ id }) => id === one["id"]), one));
    }
    return isRecord(value) ? merged(isRecord(old) ? old : {}, value) : value;
  };
  return {
    ...object,
    ...Object.fromEntries(Object.entries(written).map(([key, one]) => [key, inside(object[key], one)])),
  };
}

/** The values with the platform's own mode in every object that the program leaves without one. */
function withMode(values: Values, mode: string): Values {
  return JSON.parse(JSON.stringify(values).replaceAll(/\{"id":"(\w)"\}/g, `{"id":"$1","mode":"${mode}"}`)) as Values;
}

/** The mode of the object. */
function modeOf(object: Values | undefined): unknown {
  const [, mode] = /^.*"mode":"([^"]*)"/.exec(JSON.stringify(object) ?? "") ?? [];
  return mode;
}

describe("an imported object", () => {
  it("shows no difference in a refresh, and drift from a default that the import omitted", async () => {
    const platform = versions();
    const fields = {
      name,
      zones: field.integer({ default: 3, docs }),
      network: field.object({ id: name, mode: field.string({ default: "x", docs }) }, { docs }),
    };
    await using host = await startProvider(platform.of(fields));
    platform.objects.set("c-1", { name: "a", zones: 3, network: { id: "n-1", mode: "x" } });
    const it = host.resource("Cluster", "it");
    await it.import("c-1");
    const program = { name: "a", network: { id: "n-1" } };
    expect(it.inputs).toEqual(program);
    const inputs = it.kept.inputs;
    await it.read();
    // The engine shows the result of a refresh as a diff against the old inputs.
    expect(it.kept.inputs).toEqual(inputs);
    expect((await it.diff(program)).detailed).toEqual({});

    platform.objects.set("c-1", { name: "a", zones: 5, network: { id: "n-1", mode: "y" } });
    await it.read();
    expect(it.inputs).toEqual({ name: "a", zones: 5, network: { id: "n-1", mode: "y" } });
    expect((await it.update(program)).action).toBe("update");
    expect(platform.objects.get("c-1")).toEqual({ name: "a", zones: 3, network: { id: "n-1", mode: "x" } });
  });
});

describe("a state of a package bridged from Terraform", () => {
  it("hides the bridge's metadata in secret objects from handlers", async () => {
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
