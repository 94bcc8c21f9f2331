import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type RecordingEngine, startRecordingEngine } from "../testing/recording-engine.ts";
import { connectEngine, noEngine } from "./engine.ts";

let listening: RecordingEngine;

beforeEach(async () => {
  listening = await startRecordingEngine();
});
afterEach(() => listening.close());

describe("an engine", () => {
  it("gets messages with severity, resource and kind", async () => {
    const engine = connectEngine(listening.address, "toy");
    engine.log("debug", "detail", "");
    await engine.flush();
    engine.log("info", "grün ✓", "urn:a", { ephemeral: true });
    await engine.flush();
    engine.warn("kept-object", "careful", "urn:a");
    await engine.flush();
    engine.close();
    expect(listening.logs).toEqual([
      { severity: "debug", message: "detail", urn: "", ephemeral: false },
      { severity: "info", message: "grün ✓", urn: "urn:a", ephemeral: true },
      { severity: "warning", message: "careful", urn: "urn:a", ephemeral: false },
    ]);
  });

  it("gets all messages before a flush ends", async () => {
    const engine = connectEngine(listening.address, "toy");
    for (let i = 0; i < 200; i++) engine.log("info", `message ${i}`, "");
    await engine.flush();
    engine.close();
    expect(new Set(listening.logs.map(({ message }) => message)).size).toBe(200);
  });

  it("gets debug messages of one resource together, in order and before what follows them", async () => {
    const engine = connectEngine(listening.address, "toy");
    for (let i = 0; i < 100; i++) engine.log("debug", `line ${i}`, i % 2 === 0 ? "" : "urn:a");
    engine.warn("kept-object", "careful", "urn:a");
    await engine.flush();
    engine.close();
    const linesOf = (urn: string) => listening.logs.filter((log) => log.severity === "debug" && log.urn === urn);
    expect(listening.logs).toHaveLength(3);
    expect(listening.logs.at(-1)?.message).toBe("careful");
    const numbers = Array.from({ length: 100 }, (_, i) => i);
    const even = numbers.filter((i) => i % 2 === 0).map((i) => `line ${i}`);
    const odd = numbers.filter((i) => i % 2 === 1).map((i) => `line ${i}`);
    expect(linesOf("").map(({ message }) => message)).toEqual([even.join("\n")]);
    expect(linesOf("urn:a").map(({ message }) => message)).toEqual([odd.join("\n")]);
  });

  it("gets debug messages a moment later, without a flush", async () => {
    const engine = connectEngine(listening.address, "toy");
    engine.log("debug", "one", "");
    engine.log("debug", "two", "");
    await expect.poll(() => listening.logs.map(({ message }) => message)).toEqual(["one\ntwo"]);
    engine.close();
  });

  it("gets many debug messages in calls of moderate size", async () => {
    const engine = connectEngine(listening.address, "toy");
    const line = "x".repeat(1000);
    for (let i = 0; i < 200; i++) engine.log("debug", line, "");
    await engine.flush();
    engine.close();
    expect(listening.logs.length).toBeGreaterThan(5);
    expect(listening.logs.flatMap(({ message }) => message.split("\n"))).toHaveLength(200);
  });

  it("that has exited does not fail an operation", async () => {
    const engine = connectEngine(listening.address, "toy");
    engine.log("info", "one", "");
    await engine.flush();
    listening.close();
    engine.log("info", "two", "");
    await engine.flush();
    engine.log("info", "three", "");
    await engine.flush();
    engine.close();
    expect(listening.logs.map(({ message }) => message)).toEqual(["one"]);
  });

  it("that cannot be reached does not fail an operation", async () => {
    const { address } = listening;
    listening.close();
    const engine = connectEngine(address, "toy");
    engine.log("info", "one", "");
    await expect(engine.flush()).resolves.toBeUndefined();
    engine.close();
  });

  it("is optional", async () => {
    noEngine.log("info", "one", "");
    await noEngine.flush();
    noEngine.close();
    expect(listening.logs).toEqual([]);
  });
});
