import { describe, expect, it } from "vitest";
import { field } from "../definition/field.ts";
import { definitions } from "../definition/provider.ts";
import { instantClock, startProvider } from "../testing/index.ts";
import { aborted } from "../testing/toy/aborted.ts";
import { bareProvider } from "../testing/toy/bare-provider.ts";
import { makeToy } from "../testing/toy/toy-provider.ts";

const docs = "What it is.";

describe("a check", () => {
  it("applies defaults, converts types and reads the environment", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider, { env: { TOY_REGION: "there" } });
    const checked = await host
      .resource("Box", "orders")
      .check({ boxName: "orders", size: "7", settings: { mode: "OPEN" } });
    expect(checked).toEqual({
      failures: [],
      inputs: { boxName: "orders", size: 7, settings: { mode: "OPEN", retries: 3 }, region: "there", force: false },
    });
  });

  it("reports all problems at once, each with its path, and warns about the rest", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");

    const { failures } = await box.check({
      boxName: "a name that is much too long for it",
      colour: "red",
      color: "mauve",
      size: 200,
      settings: { mode: "open", retries: -1, mood: "x" },
      labels: { "a.b": ["x"] },
      keeper: "ada",
      owner: "bob",
      url: "https://a",
    });

    expect(failures.map(({ reason }) => reason)).toEqual([
      "colour is not a property; did you mean color?",
      "boxName must have 1 to 20 characters, not 35",
      "size must be 1 to 100, not 200",
      'labels["a.b"] must be a string',
      "settings.mood is not a property; did you mean mode?",
      'settings.mode must be OPEN or SHUT, not "open"; write "OPEN"',
      "settings.retries must be at least 0, not -1",
      "url is set by the platform and cannot be set by the program; remove it",
      "keeper cannot be combined with owner; remove one of the two",
    ]);
    expect(failures.map(({ property }) => property)).toContain('labels["a.b"]');
    expect(host.logs.slice(1)).toEqual(
      [
        'color is "mauve", which this version of the provider does not know (known: grey, red and blue); it is sent unchanged',
        "keeper is deprecated: use owner",
      ].map((message) => ({ severity: "warning", message, urn: box.urn, ephemeral: false })),
    );
  });

  it("keeps an automatic name from one up to the next", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    const created = await box.create({});
    expect(created.inputs["boxName"]).toMatch(/^orders-[0-9a-f]{7}$/);
    expect((await box.diff({})).changes).toEqual([]);
    expect((await box.diff({ size: 3 })).replaces).toEqual(["size"]);
  });

  it("gives a replacement another automatic name", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    const { inputs } = await box.create({ region: "here" });
    const moved = await box.update({ region: "there" });
    expect(moved).toMatchObject({ action: "replace", id: "box-2" });
    expect(moved.inputs["boxName"]).not.toBe(inputs["boxName"]);
  });

  it("follows the engine's settings for automatic names", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    const nameIn = async (autoNaming: { mode: "propose" | "enforce" | "disable"; proposed?: string }) =>
      (await box.check({}, { autoNaming })).inputs["boxName"];

    expect(await nameIn({ mode: "propose", proposed: "prod-orders" })).toBe("prod-orders");
    expect(await nameIn({ mode: "enforce", proposed: "prod-orders" })).toBe("prod-orders");
    expect((await box.check({}, { autoNaming: { mode: "disable" } })).failures).toEqual([
      { property: "boxName", reason: "boxName is required, because automatic naming is disabled" },
    ]);
    expect((await box.check({ boxName: "mine" }, { autoNaming: { mode: "disable" } })).failures).toEqual([]);
    const tooLong = await box.check({}, { autoNaming: { mode: "enforce", proposed: "x".repeat(21) } });
    expect(tooLong.failures).toHaveLength(1);
  });
});

describe("a comparison", () => {
  it("is detailed, by path", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    await box.create({
      boxName: "orders",
      labels: { "a.b": "1", c: "1" },
      tags: ["x", "y"],
      settings: { mode: "OPEN" },
      owner: "ada",
    });

    const diff = await box.diff({
      boxName: "orders",
      size: 3,
      labels: { "a.b": "2", d: "1" },
      tags: ["y", "x"],
      settings: { mode: "SHUT" },
    });

    expect(diff.detailed).toEqual({
      size: "update-replace",
      'labels["a.b"]': "update",
      "labels.c": "delete",
      "labels.d": "add",
      "settings.mode": "update",
      owner: "delete",
    });
    expect(diff.changes).toEqual(["size", "labels", "settings", "owner"]);
    expect(diff.replaces).toEqual(["size"]);
  });

  it("omits the paths of ignoreChanges", async () => {
    const { provider, platform } = makeToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    await box.create({ boxName: "orders", labels: { "a.b": "1" }, settings: { mode: "OPEN" } });
    const wanted = { boxName: "orders", labels: { "a.b": "2" }, settings: { mode: "SHUT", retries: 9 }, size: 9 };
    const options = { ignoreChanges: ['labels["a.b"]', "settings.mode", "size"] };

    expect((await box.diff(wanted, options)).detailed).toEqual({ "settings.retries": "update" });
    await box.update(wanted, options);

    expect(platform.box("box-1")).toMatchObject({
      size: 6,
      labels: { "a.b": "1" },
      settings: { mode: "OPEN", retries: 9 },
    });
  });

  it("can be refined and rejected by the definition", async () => {
    const { resource } = definitions<object>();
    const text = field.string({ docs });
    const seen: unknown[] = [];
    const thing = resource("Thing", {
      docs,
      example: "",
      fields: { same: text, hard: text, frozen: text, plain: text },
      create: async () => "thing-1",
      read: async (op) => op.args,
      update: async () => {},
      delete: async () => {},
      diff: (op) => {
        seen.push({ id: op.id, changes: [...op.changes], replacing: op.replacing });
        return {
          same: ["same"],
          replace: ["hard"],
          reject: op.changes.has("frozen") ? [{ path: "frozen", message: "can never change" }] : [],
        };
      },
    });
    await using host = await startProvider(bareProvider(thing));
    const it = host.resource("Thing", "it");
    await it.create({ same: "1", hard: "1", frozen: "1", plain: "1" });

    const diff = await it.diff({ same: "2", hard: "2", frozen: "1", plain: "2" });

    expect(diff.detailed).toEqual({ hard: "update-replace", plain: "update" });
    expect(seen).toEqual([{ id: "thing-1", changes: ["same", "hard", "plain"], replacing: false }]);
    await expect(it.preview({ same: "1", hard: "1", frozen: "2", plain: "1" })).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      message: "frozen can never change",
    });
  });
});

describe("an update", () => {
  it("passes the changes to the handler, and reads back", async () => {
    const { provider, platform } = makeToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    await box.create({ boxName: "orders", owner: "ada" });

    const updated = await box.update({ boxName: "orders", owner: "ada", size: 9, labels: { a: "b" } });

    expect(updated).toMatchObject({ action: "update", outputs: { size: 9, volume: 0.009, labels: { a: "b" } } });
    expect(platform.box("box-1")).toMatchObject({ size: 9, labels: { a: "b" }, owner: "ada" });
  });

  it("does not call the handler for a local property", async () => {
    const { provider, platform } = makeToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    await box.create({ boxName: "orders" });
    platform.journal.length = 0;

    const updated = await box.update({ boxName: "orders", force: true });

    expect(updated).toMatchObject({ action: "update", outputs: { force: true } });
    expect(platform.journal).toEqual(["read box-1"]);
  });

  it("is rejected without a handler", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    const pin = host.resource("Pin", "it");
    await pin.create({ label: "a" });
    await expect(pin.update({ label: "b" })).rejects.toThrow(
      'updating Pin "it": label cannot be changed in place, and the diff did not request a replacement',
    );
    expect(pin.inputs).toEqual({ label: "a" });
  });

  it("warns if another value is read back", async () => {
    const { provider, platform } = makeToy();
    await using host = await startProvider(provider, { clock: instantClock() });
    const box = host.resource("Box", "orders");
    await box.create({ boxName: "orders" });
    platform.hooks["read"] = () => {
      platform.box("box-1").size = 50;
    };

    await box.update({ boxName: "orders", size: 9 }, { unlikePreview: true });

    expect(host.logs).toContainEqual(
      expect.objectContaining({
        severity: "warning",
        message: "the platform accepted the request but returns another value of size",
      }),
    );
  });

  it("waits until a property that the program removed is removed", async () => {
    const { provider, platform } = makeToy();
    await using host = await startProvider(provider, { clock: instantClock() });
    const box = host.resource("Box", "orders");
    await box.create({ boxName: "orders", owner: "ada", password: "open sesame" });
    let reads = 0;
    platform.hooks["read"] = () => {
      reads += 1;
      platform.box("box-1").owner = reads < 3 ? "ada" : "";
    };

    const updated = await box.update({ boxName: "orders", password: "open sesame" });

    expect(reads).toBe(3);
    expect(updated.outputs["owner"]).toBe("");
    expect(host.logs.filter((log) => log.severity === "warning")).toEqual([]);
  });
});

describe("a refresh", () => {
  it("detects drift, which the next up reverts", async () => {
    const { provider, platform } = makeToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    const program = { boxName: "orders", size: 9, labels: { a: "b" } };
    await box.create(program);
    Object.assign(platform.box("box-1"), { size: 50, labels: { a: "x", c: "d" }, color: "blue" });

    const refreshed = await box.read();

    expect(refreshed?.outputs).toMatchObject({ size: 50, labels: { a: "x", c: "d" }, color: "blue" });
    expect(refreshed?.inputs).toMatchObject({ boxName: "orders", size: 50, labels: { a: "x", c: "d" } });
    expect((await box.diff(program)).detailed).toEqual({
      size: "update-replace",
      "labels.a": "update",
      "labels.c": "delete",
    });
  });

  it("changes nothing without drift", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    const created = await box.create({ tags: ["b", "a"], settings: { mode: "OPEN" }, force: true });
    expect(await box.read()).toEqual(created);
  });

  it("removes a missing object from the state, with a warning", async () => {
    const { provider, platform } = makeToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    await box.create({});
    platform.boxes.clear();

    expect(await box.read()).toBeUndefined();

    expect(host.logs).toContainEqual(
      expect.objectContaining({
        severity: "warning",
        urn: box.urn,
        message: expect.stringContaining("no longer exists"),
      }),
    );
  });
});

describe("an import", () => {
  it("parses the ID and shows no difference afterwards", async () => {
    const { provider, platform } = makeToy();
    platform.add({ name: "orders", color: "red", settings: { mode: "OPEN", retries: 3 }, region: "there" });
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");

    const imported = await box.import("there/box-1");

    expect(imported.id).toBe("box-1");
    expect(imported.inputs).toEqual({ boxName: "orders", color: "red", settings: { mode: "OPEN" }, region: "there" });
    expect((await box.diff(imported.inputs)).changes).toEqual([]);
  });

  it("shows the expected form for an ID in another form", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    await expect(host.resource("Box", "orders").import("box-1")).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      message: '"box-1" is not a valid import ID of Box: expected <region>/<box ID>, such as here/box-1',
    });
  });

  it("fails for a missing object", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    await expect(host.resource("Box", "orders").import("here/box-9")).rejects.toThrow(
      'looking up Box "orders": there is no Box with the ID here/box-9, or the credentials may not see it',
    );
  });

  it("gives the reason and the alternative if the resource cannot be imported", async () => {
    const { resource } = definitions<object>();
    const bell = resource("Bell", {
      docs: "A ring of the bell.",
      example: "const bell = 1;",
      fields: { tone: field.string({ required: true, replaceOnChange: true, docs: "How it sounds." }) },
      import: { because: "it has rung", instead: "declare it in the program" },
      create: async () => "bell",
      read: async () => ({ tone: "c" }),
      delete: async () => {},
    });
    await using host = await startProvider(bareProvider(bell));
    await expect(host.resource("Bell", "noon").import("bell")).rejects.toMatchObject({
      code: "INVALID_ARGUMENT",
      message: "Bell cannot be imported, because it has rung; declare it in the program",
    });
    expect((await host.resource("Bell", "noon").check({ tone: "d" })).failures).toEqual([]);
  });

  it("requests the ID from the platform for a name", async () => {
    const { resource } = definitions<object>();
    const book = resource("Book", {
      docs: "A book.",
      example: "const book = 1;",
      fields: { title: field.string({ required: true, docs: "Its title." }) },
      import: {
        form: "<book ID> or <title>",
        example: "emma",
        find: async ({ id }) => {
          if (id !== "emma") throw new Error(`there is no book "${id}"; there is: emma`);
          return "book-1";
        },
      },
      create: async () => "book-1",
      read: async ({ id }) => ({ title: `of ${id}` }),
      delete: async () => {},
    });
    await using host = await startProvider(bareProvider(book));

    const imported = await host.resource("Book", "it").import("emma");

    expect(imported).toMatchObject({ id: "book-1", inputs: { title: "of book-1" } });
    await expect(host.resource("Book", "other").import("persuasion")).rejects.toThrow(
      'looking up Book "other": there is no book "persuasion"; there is: emma',
    );
  });

  it("uses the ID unchanged without a form", async () => {
    const { provider } = makeToy();
    await using host = await startProvider(provider);
    expect(await host.resource("Pin", "it").import("pin-a")).toMatchObject({ id: "pin-a", inputs: { label: "a" } });
  });
});

describe("a deletion", () => {
  it("deletes the object", async () => {
    const { provider, platform } = makeToy();
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    await box.create({});
    await box.delete();
    expect(platform.boxes.size).toBe(0);
    expect(box.state).toBeUndefined();
  });

  it("keeps the state if it fails", async () => {
    const { provider, platform } = makeToy();
    platform.hooks["delete"] = () => {
      throw new Error("it is full");
    };
    await using host = await startProvider(provider);
    const box = host.resource("Box", "orders");
    await box.create({});
    await expect(box.delete()).rejects.toThrow('deleting Box "orders": it is full');
    expect(box.id).toBe("box-1");
  });
});

describe("a timeout", () => {
  it("limits an operation by customTimeouts, else by the definition", async () => {
    const { provider, platform } = makeToy();
    const deadlines: number[] = [];
    for (const verb of ["create", "update", "delete"]) {
      platform.hooks[verb] = ({ deadline }) => deadlines.push(deadline);
    }
    await using host = await startProvider(provider, { clock: instantClock(1000) });
    const box = host.resource("Box", "orders");

    await box.create({ boxName: "orders" }, { timeoutSeconds: 90 });
    await box.update({ boxName: "orders", size: 9 }, { timeoutSeconds: 0.5 });
    await box.delete();

    const twentyMinutes = 20 * 60_000;
    expect(deadlines).toEqual([1000 + 90_000, 1000 + 500, 1000 + twentyMinutes]);
  });

  it("aborts the handler, and the message says how to extend it", async () => {
    const { provider, platform } = makeToy();
    platform.hooks["create"] = ({ signal }) => aborted(signal);
    await using host = await startProvider(provider);
    await expect(host.resource("Box", "orders").create({}, { timeoutSeconds: 0.01 })).rejects.toThrow(
      /^creating Box "orders" timed out after 0\.0s \(set by the resource option customTimeouts\.create\)$/,
    );
  });
});

describe("many operations at once", () => {
  it("run in parallel", async () => {
    const { provider, platform } = makeToy();
    const warnings: Error[] = [];
    const onWarning = (warning: Error) => warnings.push(warning);
    process.on("warning", onWarning);
    let arrived = 0;
    const { promise: allAreHere, resolve: open } = Promise.withResolvers<void>();
    platform.hooks["create"] = () => {
      arrived += 1;
      if (arrived === 100) open();
      return allAreHere;
    };
    await using host = await startProvider(provider);

    const boxes = Array.from({ length: 100 }, (_, i) => host.resource("Box", `box-${i}`));
    await Promise.all(boxes.map((box) => box.create({})));

    expect(new Set(boxes.map(({ id }) => id)).size).toBe(100);
    for (const box of boxes) expect(platform.box(box.id).name).toBe(box.outputs["boxName"]);
    process.off("warning", onWarning);
    expect(warnings).toEqual([]);
  });
});
