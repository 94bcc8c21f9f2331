import { describe, expect, it } from "vitest";
import { type Fields, field, responseField } from "../../definition/field.ts";
import { definitions } from "../../definition/provider.ts";
import { secret, startProvider } from "../../testing/index.ts";
import { bareProvider } from "../../testing/toy/bare-provider.ts";
import { fromWire } from "../../wire/from-wire.ts";
import { noteMissingMember, recordMissing } from "../../wire/missing.ts";
import { neededWriteOnly, withCarried } from "./carried.ts";

const docs = "What it is.";
const { resource } = definitions<object>();

describe("a value that no read returns", () => {
  const key = field.object({ name: field.string({ docs }), pem: field.string({ writeOnly: true, docs }) }, { docs });
  const fields: Fields = {
    name: field.string({ docs }),
    password: field.string({ writeOnly: true, docs }),
    wait: field.boolean({ default: true, local: true, docs }),
    token: field.string({ output: true, oneTime: true, docs }),
    list: field.list(key, { docs }),
    set: field.set(key, { docs }),
    map: field.map(key, { docs }),
    inner: field.object({ deep: key }, { docs }),
  };
  const told = {
    list: [{ name: "a" }],
    set: [{ name: "b" }, { name: "a" }],
    map: { x: { name: "a" } },
    inner: { deep: { name: "a" } },
  };
  const a = { name: "a", pem: "A" };
  const b = { name: "b", pem: "B" };
  const whole = { list: [a], set: [b, a], map: { x: a }, inner: { deep: a } };
  const given = { ...whole, set: [a, b], password: "p", wait: false };

  it("comes from the inputs after a write, at any depth", () => {
    expect(withCarried(fields, told, { written: given, state: { token: "t" } })).toEqual({
      ...whole,
      password: "p",
      wait: false,
      token: "t",
    });
  });

  it("comes from the state on a refresh", () => {
    expect(withCarried(fields, told, { written: undefined, state: { ...given, token: "t" } })).toEqual({
      ...whole,
      password: "p",
      wait: false,
      token: "t",
    });
  });

  it("is omitted if unknown, and a local default is filled in", () => {
    expect(withCarried(fields, told, { written: undefined, state: {} })).toEqual({ ...told, wait: true });
  });

  it("keeps values that the read does return", () => {
    expect(withCarried(fields, { password: "told" }, { written: { password: "p" }, state: {} })).toMatchObject({
      password: "told",
    });
  });
});

describe("a value that a response lacks", () => {
  const port = field.integer({ default: 1, wire: "port", docs });
  const row = field.object({ name: field.string({ required: true, wire: "name", docs }), port }, { docs });
  const fields = {
    name: field.string({ required: true, wire: "name", docs }),
    note: field.string({ wire: "note", docs }),
    size: field.integer({ computed: true, wire: "size", docs }),
    url: field.string({ output: true, wire: "url", docs }),
    reason: field.string({ output: true, optional: true, wire: "reason", docs }),
    address: field.object({ port }, { wire: "address", docs }),
    rows: field.set(row, { wire: "rows", docs }),
  };
  const state = {
    name: "a",
    note: "n",
    size: 3,
    url: "u",
    reason: "r",
    address: { port: 5 },
    rows: [{ name: "x", port: 6 }],
  };
  const read = async (body: object, from: { written?: object; state?: object }) => {
    const { outputs, missing } = await recordMissing(fields, async () => fromWire(fields, body));
    return withCarried(fields, outputs, {
      written: from.written as Record<string, unknown> | undefined,
      state: (from.state ?? {}) as Record<string, unknown>,
      missing,
    });
  };

  it("keeps its value from the state in a refresh if the object always has one", async () => {
    expect(await read({}, { state })).toEqual({ name: "a", url: "u", size: 0 });
    const body = { ...state, rows: [{ port: 6 }] };
    expect(await read(body, { state })).toMatchObject({ rows: [{ name: "x", port: 6 }] });
  });

  it("is unset if it can be unset, because it may have been cleared", async () => {
    const { note: _, rows: __, ...body } = state;
    const outputs = await read(body, { state });
    expect(outputs).not.toHaveProperty("note");
    expect(outputs).not.toHaveProperty("rows");
  });

  it("is the written value after a write", async () => {
    const written = { name: "b", rows: [{ name: "y", port: 7 }] };
    expect(await read({ rows: [{ port: 7 }] }, { written, state })).toEqual({ ...written, size: 0, url: "u" });
  });

  it("is empty if nothing is known about it", async () => {
    expect(await read({}, {})).toEqual({ name: "", size: 0, url: "" });
  });

  it("does not include values that the platform reports as empty", async () => {
    const body = { name: "a", note: "", size: 0, url: "", address: null, rows: [] };
    expect(await read(body, { state })).toEqual({ name: "a", note: "", size: 0, url: "", rows: [] });
  });
});

describe("a value that a handler derives from a member that a response lacks", () => {
  const size = field.integer({ default: 1, docs });
  const fields = {
    owner: field.string({ required: true, docs }),
    note: field.string({ docs }),
    region: field.string({ replaceOnChange: true, docs }),
    urls: field.list(field.string({ docs }), { output: true, docs }),
    ids: field.set(field.string({ docs }), { required: true, docs }),
    labels: field.map(field.string({ docs }), { docs }),
    services: field.set(field.object({ name: field.string({ required: true, docs }), size }, { docs }), { docs }),
    answered: field.string({ output: true, wire: "answered", docs }),
  };
  const state = {
    owner: "a",
    note: "n",
    region: "r",
    urls: ["u"],
    ids: ["1", "2"],
    labels: { one: "1", two: "2" },
    services: [
      { name: "x", size: 5 },
      { name: "y", size: 6 },
    ],
    answered: "before",
  };
  const empty = {
    owner: "",
    urls: [],
    ids: ["2", ""],
    labels: { one: "", two: "2" },
    services: [
      { name: "y", size: 6 },
      { name: "x", size: 0 },
    ],
  };
  const read = async (lacks: () => void) => {
    const { outputs, missing } = await recordMissing(fields, async () => {
      lacks();
      return { ...empty, ...fromWire({ answered: fields.answered }, { answered: "" }) };
    });
    return withCarried(fields, outputs, { written: undefined, state, missing });
  };
  const { note: _, ...kept } = state;
  const filled = { ...kept, ids: ["2", "1"], services: [...state.services].reverse(), answered: "" };

  it.each([
    ["without a field", () => noteMissingMember()],
    ["with a response field", () => fromWire({ link: responseField.string({ wire: "link" }) }, {})],
  ])("keeps its value if the handler reads the member %s", async (_how, lacks) => {
    expect(await read(lacks)).toEqual(filled);
  });

  it("is the handler's value if no member is missing", async () => {
    expect(await read(() => undefined)).toEqual({ ...empty, answered: "" });
  });

  it("is not kept if the response lacks only another property", async () => {
    const outputs = await read(() => fromWire({ answered: fields.answered }, {}));
    expect(outputs).toMatchObject({ owner: "", urls: [] });
  });
});

describe("a write-only value", () => {
  function vault() {
    const sent: unknown[] = [];
    const hooks: { update?: () => void } = {};
    const thing = resource("Vault", {
      docs,
      example: "",
      fields: {
        name: field.string({ required: true, wire: "name", docs }),
        password: field.string({ writeOnly: true, secret: true, wire: "password", docs }),
        certificate: field.string({ writeOnly: true, replaceOnChange: true, docs }),
      },
      readBackSeconds: 0,
      create: async (op) => {
        sent.push(op.args.password);
        return "v-1";
      },
      read: async () => ({ name: "a" }),
      update: async (op) => {
        if (op.changed("password")) sent.push(op.args.password);
        hooks.update?.();
      },
      delete: async () => {},
    });
    return { sent, hooks, provider: bareProvider(thing) };
  }

  it("is sent only when it changes", async () => {
    const { sent, provider } = vault();
    await using host = await startProvider(provider);
    const it = host.resource("Vault", "it");
    await it.create({ name: "a", password: "first word" });
    await it.read();
    expect(it.outputs).toEqual({ name: "a", password: secret("first word") });
    expect((await it.update({ name: "a", password: "first word" })).action).toBe("same");

    await it.update({ name: "a", password: "second word" });

    expect(sent).toEqual(["first word", "second word"]);
    expect(it.outputs).toEqual({ name: "a", password: secret("second word") });
  });

  it("is sent again if it is unknown whether it was accepted", async () => {
    const { sent, hooks, provider } = vault();
    await using host = await startProvider(provider);
    const it = host.resource("Vault", "it");
    await it.create({ name: "a", password: "first word" });
    hooks.update = () => {
      throw new Error("no answer");
    };
    await expect(it.update({ name: "a", password: "second word" })).rejects.toThrow("no answer");
    delete hooks.update;

    await it.update({ name: "a", password: "first word" });

    expect(sent).toEqual(["first word", "second word", "first word"]);
  });

  it("inside an object is sent again if it is unknown whether it was accepted", async () => {
    const sent: unknown[] = [];
    let fails = false;
    const thing = resource("Vault", {
      docs,
      example: "",
      fields: {
        door: field.object(
          { name: field.string({ docs }), code: field.string({ writeOnly: true, secret: true, docs }) },
          { docs },
        ),
      },
      create: async () => "v-1",
      read: async () => ({ door: { name: "front" } }),
      update: async (op) => {
        if (op.changed("door.code")) sent.push(op.args.door?.code);
        if (fails) throw new Error("no answer");
      },
      delete: async () => {},
    });
    await using host = await startProvider(bareProvider(thing));
    const it = host.resource("Vault", "it");
    const having = (code: string) => ({ door: { name: "front", code: secret(code) } });
    await it.create(having("first word"));
    fails = true;
    await expect(it.update(having("second word"))).rejects.toThrow("no answer");
    fails = false;

    await it.update(having("first word"));

    expect(sent).toEqual(["second word", "first word"]);
  });

  it("is omitted from an import, which warns about it, and is then sent once without replacing anything", async () => {
    const { sent, provider } = vault();
    await using host = await startProvider(provider);
    const it = host.resource("Vault", "it");

    expect((await it.import("v-1")).inputs).toEqual({ name: "a" });
    expect(host.logs).toContainEqual(
      expect.objectContaining({
        severity: "warning",
        message: expect.stringContaining("the platform does not return password"),
      }),
    );
    const diff = await it.diff({ name: "a", password: "first word", certificate: "pem" });
    expect(diff.detailed).toEqual({ password: "add" });
    await it.update({ name: "a", password: "first word", certificate: "pem" });
    expect(sent).toEqual(["first word"]);
    expect((await it.update({ name: "a", password: "first word", certificate: "pem" })).action).toBe("same");
  });

  it("replaces an object that was created without it, if only a new object can have it", async () => {
    const { provider } = vault();
    await using host = await startProvider(provider);
    const it = host.resource("Vault", "it");
    await it.create({ name: "a" });

    expect((await it.diff({ name: "a", certificate: "pem" })).replaces).toEqual(["certificate"]);
  });

  it("of an imported object is the program's first value, and a later change replaces the object", async () => {
    const { provider } = vault();
    await using host = await startProvider(provider);
    const it = host.resource("Vault", "it");
    await it.import("v-1");
    const program = { name: "a", certificate: "pem" };

    expect((await it.update(program)).action).toBe("same");
    await it.read();

    expect((await it.preview(program)).action).toBe("same");
    expect((await it.diff({ ...program, certificate: "other" })).replaces).toEqual(["certificate"]);
  });

  it("is empty in the outputs if it is left to the platform", async () => {
    const thing = resource("Vault", {
      docs,
      example: "",
      fields: { mode: field.string({ computed: true, writeOnly: true, docs }) },
      create: async () => "v-1",
      read: async () => ({}) as { mode: string },
      delete: async () => {},
    });
    await using host = await startProvider(bareProvider(thing));

    expect((await host.resource("Vault", "it").create({})).outputs).toEqual({ mode: "" });
  });
});

describe("the warning of an import about omitted values", () => {
  const member = field.object(
    { name: field.string({ docs }), code: field.string({ required: true, writeOnly: true, docs }) },
    { docs },
  );
  const fields: Fields = {
    password: field.string({ writeOnly: true, secret: true, docs }),
    trigger: field.any({ writeOnly: true, docs }),
    key: field.string({ required: true, writeOnly: true, docs }),
    doors: field.list(member, { docs }),
    gates: field.map(member, { docs }),
    wall: member,
  };

  it("names required or secret values of existing objects", () => {
    expect(neededWriteOnly(fields, {})).toEqual(["password", "key"]);
    const found = { doors: [{ name: "a" }, { name: "b" }], gates: { north: { name: "c" } }, wall: { name: "d" } };
    expect(neededWriteOnly(fields, found)).toEqual(["password", "key", "doors.code", "gates.code", "wall.code"]);
  });
});

describe("a secret", () => {
  const fields = {
    names: field.list(field.string({ docs }), { docs }),
    labels: field.map(field.string({ docs }), { docs }),
    echo: field.string({ output: true, docs }),
  };
  function book() {
    const page = { names: ["one", "swordfish"] as string[], labels: {} as Record<string, string>, echo: "nothing" };
    const thing = resource("Book", {
      docs,
      example: "",
      fields,
      readBackSeconds: 0,
      create: async (op) => {
        page.names = [...(op.args.names ?? [])];
        return "b-1";
      },
      read: async () => ({ ...page }),
      update: async () => {},
      delete: async () => {},
    });
    return { page, provider: bareProvider(thing) };
  }

  it("stays secret if it moves within a list or the platform repeats it", async () => {
    const { page, provider } = book();
    await using host = await startProvider(provider);
    const it = host.resource("Book", "it");
    await it.create({ names: ["one", secret("swordfish")] });
    Object.assign(page, { names: ["swordfish"], labels: { copy: "swordfish" }, echo: "swordfish" });

    await it.read();

    expect(it.outputs).toEqual({
      names: [secret("swordfish")],
      labels: { copy: secret("swordfish") },
      echo: secret("swordfish"),
    });
    expect(it.inputs).toMatchObject({ names: [secret("swordfish")] });
  });

  it("of the state stays secret in the preview of an update", async () => {
    const { page, provider } = book();
    await using host = await startProvider(provider);
    const it = host.resource("Book", "it");
    page.echo = "swordfish";
    await it.create({ names: [secret("swordfish")] });

    const preview = await it.preview({ names: ["other"] });

    expect(preview.outputs).toMatchObject({ echo: secret("swordfish") });
  });
});
