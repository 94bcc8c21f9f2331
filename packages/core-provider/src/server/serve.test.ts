import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import providerPb from "@pulumi/pulumi/proto/provider_pb.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Connection, connectProvider } from "../testing/connection.ts";
import { type RecordingEngine, startRecordingEngine } from "../testing/recording-engine.ts";
import { TestedResource } from "../testing/tested-resource.ts";

const plugin = fileURLToPath(new URL("../testing/toy/toy-plugin.ts", import.meta.url));
const token = "toy:index/box:Box";

let engine: RecordingEngine;
let child: ChildProcessByStdio<null, Readable, Readable>;
let connection: Connection;
let printed: string[];

beforeEach(async () => {
  engine = await startRecordingEngine();
  printed = [];
  child = spawn(process.execPath, ["--conditions=@org/source", plugin, "-v", engine.address], {
    stdio: ["ignore", "pipe", "pipe"],
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
});

/** A box of the plugin's, once it is configured. */
async function configuredBox(): Promise<TestedResource> {
  const request = new providerPb.ConfigureRequest();
  await connection.ask((done) => connection.client.configure(request, done));
  const urn = `urn:pulumi:test::test::${token}::orders`;
  return new TestedResource({ token, name: "orders", urn, properties: [] }, connection);
}

/** Resolves when the process says so. */
async function told(expected: string): Promise<void> {
  for await (const line of createInterface(child.stderr)) if (line === expected) return;
  throw new Error(`the plugin ended without saying ${expected}`);
}

describe("a plugin process", () => {
  it("prints its port and nothing else, and finds the engine by its argument", async () => {
    const box = await configuredBox();
    await box.check({ keeper: "me" });
    await expect.poll(() => engine.logs.map(({ message }) => message)).toContain("keeper is deprecated: use owner");
    expect(printed).toEqual([expect.stringMatching(/^\d+$/)]);
  });

  it.for(["SIGINT", "SIGTERM"] as const)("ends by %s when it has nothing to do", async (signal) => {
    child.kill(signal);
    expect(await once(child, "exit")).toEqual([0, null]);
  });

  it.for(["SIGINT", "SIGTERM"] as const)("ends by %s only after it has answered what is under way", async (signal) => {
    const box = await configuredBox();
    const waiting = told("waiting");
    const creating = expect(box.create({ boxName: "orders" })).rejects.toThrow('creating Box "orders" was interrupted');
    await waiting;

    child.kill(signal);

    expect(await once(child, "exit")).toEqual([0, null]);
    await creating;
    expect(box.state).toMatchObject({ id: "box-1", inputs: { boxName: "orders" } });
  });
});

describe("a plugin whose engine was killed", () => {
  it("ends by itself", async () => {
    const start = `
      const { spawn } = require("node:child_process");
      const plugin = spawn(process.execPath, ["--conditions=@org/source", ${JSON.stringify(plugin)}], { stdio: ["ignore", "pipe", "ignore"] });
      plugin.stdout.once("data", () => console.log(plugin.pid));
    `;
    const killed = spawn(process.execPath, ["-e", start], { stdio: ["ignore", "pipe", "ignore"] });
    const lines = createInterface(killed.stdout);
    const [pid] = (await once(lines, "line")) as [string];
    expect(isAlive(Number(pid))).toBe(true);

    killed.kill("SIGKILL");

    await expect.poll(() => isAlive(Number(pid)), { timeout: 15_000 }).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
