import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http2";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { field } from "../definition/field.ts";
import { ifTaken } from "../definition/if-taken.ts";
import { definitions } from "../definition/provider.ts";
import { type RunningProvider, type StartOptions, startProvider } from "../testing/index.ts";
import { bareProvider } from "../testing/toy/bare-provider.ts";
import { serveGrpc } from "./grpc-server.ts";
import { Siblings, siblingRequest, siblingResponse, siblingsPath } from "./siblings.ts";

const docs = "What it is.";
const engine = "127.0.0.1:5000";
const question = { kind: "Rule", id: "a", urn: "urn:one", place: "" };
const nothing = { isKnown: false, wasDeleted: false };

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "siblings-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

function joined(port: number, { name = "toy", address = engine } = {}): Siblings {
  const siblings = Siblings.join(name, address, port, folder);
  onTestFinished(() => siblings.leave());
  return siblings;
}

/** A process that answers questions, and its recorded questions. */
async function answering() {
  const asked: { token: string; id: string }[] = [];
  const server = await serveGrpc(
    "toy",
    new Map([
      [
        siblingsPath,
        {
          request: siblingRequest,
          response: siblingResponse,
          handle: async (question: unknown) => {
            asked.push(question as (typeof asked)[number]);
            return { isKnown: true, wasDeleted: false, claim: { reason: "otherResource", urn: "urn:two" } };
          },
        },
      ],
    ]),
  );
  onTestFinished(() => server.close());
  return { port: server.port, asked };
}

/** The file of a process with another number. */
function fileOf(pid: number, port: number): string {
  const [own = ""] = readdirSync(folder);
  const file = `${own.split(".")[0]}.${pid}.${port}.${"0".repeat(32)}`;
  writeFileSync(join(folder, file), "");
  return file;
}

describe("a plugin process", () => {
  it("queries only the other plugins of its package and engine", async () => {
    const { port, asked } = await answering();
    const one = joined(1);
    joined(port, { address: "127.0.0.1:6000" });
    joined(port, { name: "other" });
    expect(await one.ask(question)).toEqual(nothing);
    expect(asked).toEqual([]);

    const two = joined(port);
    expect(await one.ask(question)).toMatchObject({
      isKnown: true,
      claim: { reason: "otherResource", urn: "urn:two" },
    });
    expect(asked).toMatchObject([{ id: "a" }]);
    expect(two.isFor(asked[0]?.token)).toBe(true);
    expect(one.isFor(asked[0]?.token)).toBe(false);

    two.leave();
    expect(await one.ask(question)).toEqual(nothing);
  });

  it("removes processes that have ended in any way", async () => {
    const dead = spawn(process.execPath, ["-e", ""]);
    await once(dead, "exit");
    const one = joined(1);
    const left = fileOf(dead.pid ?? 0, 1);
    expect(await one.ask(question)).toEqual(nothing);
    expect(existsSync(join(folder, left))).toBe(false);

    const [young, old] = [fileOf(dead.pid ?? 0, 2), fileOf(dead.pid ?? 0, 3)];
    const lastMonth = Date.now() / 1000 - 30 * 24 * 3_600;
    utimesSync(join(folder, old), lastMonth, lastMonth);
    joined(4, { address: "127.0.0.1:6000" });
    expect([young, old].map((file) => existsSync(join(folder, file)))).toEqual([true, false]);
  });

  it("ignores a process that reuses the ID or port of an ended one", async () => {
    const one = joined(1);
    const unused = createServer().listen(0);
    const { port: closed } = unused.address() as AddressInfo;
    await new Promise((resolve) => unused.close(resolve));
    const refused = fileOf(process.pid, closed);
    const stranger = await serveGrpc("toy", new Map());
    onTestFinished(() => stranger.close());
    const answeredByAnother = fileOf(process.pid, stranger.port);

    expect(await one.ask(question)).toEqual(nothing);
    expect([refused, answeredByAnother].filter((file) => existsSync(join(folder, file)))).toEqual([]);
  });

  it("fails with a message if a running one does not respond", { timeout: 30_000 }, async () => {
    const silent = createTcpServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    onTestFinished(() => void silent.close());
    const one = joined(1);
    fileOf(process.pid, (silent.address() as AddressInfo).port);
    await expect(one.ask(question)).rejects.toThrow(
      `another plugin process of this run (pid ${process.pid}) may use Rule a, but it does not respond`,
    );
  });

  it("does not use a folder that another user can write to", () => {
    chmodSync(folder, 0o777);
    expect(() => joined(1)).toThrow("must be owned by you and not be writable by other users");
  });
});

/** Rules whose ID is their text. `Rule` detects existing objects first; the platform rejects a second `Law`. */
function rulebook() {
  const rules = new Map<string, string>();
  const fields = {
    text: field.string({ required: true, replaceOnChange: true, docs }),
    note: field.string({ default: "", docs }),
  };
  const verbs = {
    docs,
    fields,
    readBackSeconds: 0,
    async read({ id }: { readonly id: string }) {
      return rules.has(id) ? { text: id, note: rules.get(id) ?? "" } : undefined;
    },
    async delete({ id }: { readonly id: string }) {
      rules.delete(id);
    },
  };
  const { resource } = definitions<object>();
  const rule = resource("Rule", {
    ...verbs,
    example: `const rule = new bare.Rule("a", { text: "a" });`,
    findExisting: { id: ({ args: { text } }: { readonly args: { readonly text: string } }) => text },
    async create({ args: { text, note } }) {
      rules.set(text, note);
      return text;
    },
    async update({ id, args: { note } }) {
      rules.set(id, note);
    },
  });
  const law = resource("Law", {
    ...verbs,
    example: `const law = new bare.Law("a", { text: "a" });`,
    naturalKey: ["text"],
    async create(op) {
      const { text, note } = op.args;
      if (rules.has(text)) throw new Error(`Law ${text} exists already. ${ifTaken(op, text)}`);
      rules.set(text, note);
      return text;
    },
    async update({ id, args: { note } }) {
      rules.set(id, note);
    },
  });
  return { rules, provider: { ...bareProvider(rule), resources: [rule, law], account: () => ["one"] } };
}

describe("two plugin processes of one run", () => {
  /** The default provider with a resource in the state, and another plugin of the same run. */
  async function given(kind: "Rule" | "Law", options: StartOptions & { readonly account?: string } = {}) {
    const { provider, rules } = rulebook();
    await using before = await startProvider(provider);
    const old = before.resource(kind, "old");
    await old.create({ text: "a" });
    const one = await startProvider(provider);
    const elsewhere = { ...provider, account: () => [options.account ?? "one"] };
    const two = await startProvider(elsewhere, { ...options, beside: one });
    const kept = one.resource(kind, "old");
    kept.adopt(old);
    return {
      rules,
      old: kept,
      renamed: two.resource(kind, "renamed"),
      sameName: two.resource(kind, "old"),
      warnings: () => one.logs.filter(({ severity }) => severity === "warning").map(({ message }) => message),
      async [Symbol.asyncDispose]() {
        await two.stop();
        await one.stop();
      },
    };
  }

  it.for(["Rule", "Law"] as const)("keep a %s that the other one has imported under another name", async (kind) => {
    await using world = await given(kind);
    const { rules, old, renamed, warnings } = world;
    await renamed.import("a");
    await renamed.update({ text: "a" });

    await old.delete();

    expect([...rules.keys()]).toEqual(["a"]);
    expect(warnings()).toEqual([
      expect.stringMatching(/^\w+ a stays on the platform because urn:\S+::renamed manages it; only this state entry/),
    ]);
    await renamed.delete();
    expect([...rules.keys()]).toEqual([]);
  });

  it.for(["Rule", "Law"] as const)("keep a %s whose create the other one rejected, and report it", async (kind) => {
    await using world = await given(kind);
    const { rules, old, renamed } = world;
    await expect(renamed.create({ text: "a" })).rejects.toThrow(
      /exists already\. .*aliases: \[\{ name: "<former name>" \}\]\. Otherwise, if it is yours, import it: `pulumi import/,
    );
    await expect(old.delete()).rejects.toThrow("under another name, as urn:");
    expect([...rules.keys()]).toEqual(["a"]);
  });

  it("keep an object that the other one has created in its place for the same resource", async () => {
    await using world = await given("Rule");
    const { rules, old, sameName, warnings } = world;
    rules.clear();
    await sameName.create({ text: "a", note: "new" });

    await old.delete();

    expect([...rules]).toEqual([["a", "new"]]);
    expect(warnings()).toEqual([expect.stringMatching(/^Rule a stays on the platform/)]);
  });

  it("reject an object that the program already has with the other one", async () => {
    await using world = await given("Rule");
    const { old, renamed } = world;
    await old.update({ text: "a", note: "b" });
    await expect(renamed.create({ text: "a" })).rejects.toThrow(/is declared twice: urn:\S+::old already manages it/);
  });

  it("create an object that the other one has just deleted, even if it is still visible", async () => {
    await using world = await given("Rule");
    const { rules, old, renamed } = world;
    await old.delete();
    rules.set("a", "unchanged");
    await renamed.create({ text: "a", note: "again" });
    expect([...rules]).toEqual([["a", "again"]]);
  });

  it("delete an object that has the same ID in another account", async () => {
    await using world = await given("Rule", { account: "two" });
    const { rules, old, renamed } = world;
    await renamed.import("a");
    await renamed.update({ text: "a" });
    await old.delete();
    expect([...rules.keys()]).toEqual([]);
  });
});

it("does not register a process that an engine cannot reach", async () => {
  const { provider } = rulebook();
  const registered = () => readdirSync(tmpdir()).filter((file) => file.startsWith("pulumi-plugins-")).length;
  const before = registered();
  await using host: RunningProvider = await startProvider(provider, { engine: "none" });
  await host.resource("Rule", "a").create({ text: "a" });
  expect(registered()).toBe(before);
});
