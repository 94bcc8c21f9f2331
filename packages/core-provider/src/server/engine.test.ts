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
    const engine = connectEngine(listening.address);
    engine.log("debug", "detail", "");
    await engine.flush();
    engine.log("info", "grün ✓", "urn:a", { ephemeral: true });
    await engine.flush();
    engine.log("warning", "careful", "urn:a");
    await engine.flush();
    engine.log("error", "broken", "urn:a", { ephemeral: false });
    await engine.flush();
    engine.close();
    expect(listening.logs).toEqual([
      { severity: "debug", message: "detail", urn: "", ephemeral: false },
      { severity: "info", message: "grün ✓", urn: "urn:a", ephemeral: true },
      { severity: "warning", message: "careful", urn: "urn:a", ephemeral: false },
      { severity: "error", message: "broken", urn: "urn:a", ephemeral: false },
    ]);
  });

  it("gets them all before a flush ends", async () => {
    const engine = connectEngine(listening.address);
    for (let i = 0; i < 200; i++) engine.log("info", `message ${i}`, "");
    await engine.flush();
    engine.close();
    expect(new Set(listening.logs.map(({ message }) => message)).size).toBe(200);
  });

  it("that went away fails no operation", async () => {
    const engine = connectEngine(listening.address);
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

  it("that never was fails no operation", async () => {
    const { address } = listening;
    listening.close();
    const engine = connectEngine(address);
    engine.log("info", "one", "");
    await expect(engine.flush()).resolves.toBeUndefined();
    engine.close();
  });

  it("need not be there", async () => {
    noEngine.log("info", "one", "");
    await noEngine.flush();
    noEngine.close();
    expect(listening.logs).toEqual([]);
  });
});
