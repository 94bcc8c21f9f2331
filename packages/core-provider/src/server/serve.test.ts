import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import providerPb from "@pulumi/pulumi/proto/provider_pb.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Connection, connectProvider } from "../testing/connection.ts";
import { type RecordingEngine, startRecordingEngine } from "../testing/recording-engine.ts";
import { TestedResource } from "../testing/tested-resource.ts";
import { parseNoteFile } from "./notes/note-file.ts";
import { engineAddressIn } from "./serve.ts";

const plugin = fileURLToPath(new URL("../testing/toy/toy-plugin.ts", import.meta.url));
const token = "toy:index/box:Box";
const pinToken = "toy:index/pin:Pin";

let engine: RecordingEngine;
let child: ChildProcessByStdio<null, Readable, Readable>;
let connection: Connection;
let printed: string[];
let notes: string;

beforeEach(async () => {
  notes = mkdtempSync(join(tmpdir(), "serve-"));
  engine = await startRecordingEngine();
  printed = [];
  child = spawn(process.execPath, ["--conditions=@org/source", plugin, ...engineArguments(engine.address)], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PULUMI_CREATION_NOTES: notes },
  });
  const lines = createInterface(child.stdout);
  lines.on("line", (line) => printed.push(line));
  await once(lines, "line");
  connection = connectProvider(Number(printed[0]), async () => {});
});

afterEach(() => {
  connection.close();
  child.kill("SIGKILL");
  engine.close();
  rmSync(notes, { recursive: true });
});

/** The engine's arguments with all log flags set. */
function engineArguments(address: string): string[] {
  return ["-logtostderr", "-v=9", "-tracing", "file:./trace", address];
}

/** A box of the plugin's, once it is configured. */
async function configuredBox(): Promise<TestedResource> {
  await configure(connection);
  return resourceOf(token, connection);
}

async function configure({ callGenerated, client }: Connection): Promise<void> {
  await callGenerated((done) => client.configure(new providerPb.ConfigureRequest(), done));
}

function resourceOf(type: string, plugin: Connection): TestedResource {
  const urn = `urn:pulumi:test::test::${type}::orders`;
  return new TestedResource({ token: type, name: "orders", urn, properties: [] }, plugin);
}

/** The IDs in creation notes. */
function noted(): (string | undefined)[] {
  const files = readdirSync(notes, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".jsonl"));
  return files.flatMap((name) => {
    const file = parseNoteFile(name, readFileSync(join(notes, name), "utf8"));
    return [...(file?.open.values() ?? [])].map(({ note }) => note.id);
  });
}

/** Resolves when the process prints it. */
async function told(expected: string): Promise<void> {
  for await (const line of createInterface(child.stderr)) if (line === expected) return;
  throw new Error(`the plugin ended without saying ${expected}`);
}

describe("a plugin process", () => {
  it("prints only its port, and finds the engine by its argument", async () => {
    const box = await configuredBox();
    await box.check({ keeper: "me" });
    await expect.poll(() => engine.logs.map(({ message }) => message)).toContain("keeper is deprecated: use owner");
    expect(printed).toEqual([expect.stringMatching(/^\d+$/)]);
  });

  it.for(["SIGINT", "SIGTERM"] as const)("ends on %s if it is idle", async (signal) => {
    child.kill(signal);
    expect(await once(child, "exit")).toEqual([0, null]);
  });

  it.for(["SIGINT", "SIGTERM"] as const)(
    "ends on %s only after it has responded to the running requests",
    async (signal) => {
      const box = await configuredBox();
      const waiting = told("waiting");
      const creating = expect(box.create({ boxName: "orders" })).rejects.toThrow(
        'creating Box "orders" was interrupted',
      );
      await waiting;

      child.kill(signal);

      expect(await once(child, "exit")).toEqual([0, null]);
      await creating;
      expect(box.state).toMatchObject({ id: "box-1", inputs: { boxName: "orders" } });
      // Nobody knows whether the engine received the response while it stopped.
      expect(noted()).toHaveLength(1);
    },
  );

  it("keeps its notes when the engine ends it, because the state may not have been saved", async () => {
    await configure(connection);
    const pin = resourceOf(pinToken, connection);
    await pin.create({ label: "a" });

    child.kill("SIGINT");

    await once(child, "exit");
    expect(noted()).toEqual([pin.id]);
  });
});

it.for<readonly [readonly string[], string | undefined]>([
  [["127.0.0.1:5000"], "127.0.0.1:5000"],
  [engineArguments("127.0.0.1:5000"), "127.0.0.1:5000"],
  [["--tracing=file:./trace", "127.0.0.1:5000"], "127.0.0.1:5000"],
  [["--tracing", "127.0.0.1:4000", "-v", "9", "127.0.0.1:5000"], "127.0.0.1:5000"],
  [["-logtostderr"], undefined],
  [[], undefined],
])("finds the engine's address in %j", ([args, address]) => {
  expect(engineAddressIn(args)).toBe(address);
});

describe("a plugin whose engine was killed", () => {
  it("stops by itself, and leaves notes of objects that the engine may not have stored", async () => {
    const start = `
      const { spawn } = require("node:child_process");
      const plugin = spawn(process.execPath, ["--conditions=@org/source", ${JSON.stringify(plugin)}], { stdio: ["ignore", "pipe", "ignore"] });
      plugin.stdout.once("data", (port) => console.log(plugin.pid + " " + port));
    `;
    const killed = spawn(process.execPath, ["-e", start], {
      stdio: ["ignore", "pipe", "ignore"],
      env: { ...process.env, PULUMI_CREATION_NOTES: notes },
    });
    const lines = createInterface(killed.stdout);
    const [line] = (await once(lines, "line")) as [string];
    const [pid, port] = line.split(" ").map(Number) as [number, number];
    expect(isAlive(pid)).toBe(true);
    const orphan = connectProvider(port, async () => {});
    await configure(orphan);
    await resourceOf(pinToken, orphan).create({ label: "a" });

    killed.kill("SIGKILL");

    await expect.poll(() => isAlive(pid)).toBe(false);
    orphan.close();
    expect(noted()).toHaveLength(1);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
