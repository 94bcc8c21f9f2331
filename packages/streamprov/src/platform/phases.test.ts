import type { Operation } from "@org/core-provider";
import { describe, expect, it } from "vitest";
import type { Body } from "./body.ts";
import { type Phases, untilReady } from "./phases.ts";

/** A peering: it can be used once it waits for the other side. */
const peerings: Phases = {
  done: ["READY", "PENDING_ACCEPT"],
  failed: ["FAILED", "EXPIRED"],
  reasonAt: "status.error_message",
  toDo: { PENDING_ACCEPT: "accept it in the cloud's own console" },
};

/** Waits for an object that the reads return with these bodies, one after the other. */
async function wait(phases: Phases, ...bodies: readonly (Body | undefined)[]) {
  const left = [...bodies];
  const shown: string[] = [];
  const warnings: string[] = [];
  const op: Operation = {
    doing: 'creating Peering "one"',
    urn: "urn:one",
    formerId: undefined,
    isKnown: () => false,
    signal: new AbortController().signal,
    started: Date.now(),
    deadline: Date.now() + 60_000,
    progress: (line) => void shown.push(line),
    warn: (line) => void warnings.push(line),
    debug: () => {},
  };
  const done = untilReady(op, phases, { name: "Peering peer-1", read: () => Promise.resolve(left.shift()) });
  const error = await done.then(
    () => undefined,
    (reason: unknown) => (reason as Error).message,
  );
  return { left, shown, warnings, error };
}

/** A body in a phase. */
function inPhase(phase: string, more: Body = {}): Body {
  return { status: { phase, ...more } };
}

describe("waiting until an object is ready", () => {
  it("continues while the object is not visible, has no phase, or is being created", async () => {
    const { left, error, shown } = await wait(peerings, undefined, {}, inPhase("PROVISIONING"), inPhase("READY"));

    expect(error).toBeUndefined();
    expect(left).toEqual([]);
    expect(shown.at(-1)).toBe("waiting for Peering peer-1 to be ready: PROVISIONING");
  });

  it("ends in a phase that requires an action on the other side, and names the action", async () => {
    const { error, warnings } = await wait(peerings, inPhase("PENDING_ACCEPT"));

    expect(error).toBeUndefined();
    expect(warnings).toEqual(["Peering peer-1 is PENDING_ACCEPT: accept it in the cloud's own console"]);
  });

  it("shows the required action on the status line in a phase in which it continues to wait", async () => {
    const pending = { ...peerings, pending: ["PENDING_ACCEPT"], done: ["READY"] } as const;

    const { shown, warnings } = await wait(pending, inPhase("PENDING_ACCEPT"), inPhase("READY"));

    expect(shown).toEqual([
      "waiting for Peering peer-1 to be ready: PENDING_ACCEPT: accept it in the cloud's own console",
    ]);
    expect(warnings).toEqual([]);
  });

  it("fails in a final phase with the platform's reason and the next step", async () => {
    const { error } = await wait(peerings, inPhase("EXPIRED", { error_message: "Nobody connected." }));

    expect(error).toMatch(/EXPIRED: Nobody connected.*it cannot become ready.*--replace 'urn:one'/);
  });

  it("fails in an unknown phase without advice to recreate the object", async () => {
    const { error } = await wait(peerings, inPhase("MIGRATING"));

    expect(error).toMatch(/MIGRATING: this version does not know whether it can become ready/);
    expect(error).not.toMatch(/--replace/);
  });

  it("finds phase and reason at the platform's paths", async () => {
    const phases = { at: "state.name", reasonAt: "state.detail", done: ["RUNNING"] };

    expect((await wait(phases, { state: { name: "RUNNING" } })).error).toBeUndefined();
    expect((await wait(phases, { state: { name: "FAILED", detail: "no table" } })).error).toMatch(/FAILED: no table/);
  });
});
