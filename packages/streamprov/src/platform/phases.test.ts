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

/** Waits for an object that is found with these bodies, one after the other. */
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
  it("goes on while it is not to be seen, tells no phase, or is being made", async () => {
    const { left, error, shown } = await wait(peerings, undefined, {}, inPhase("PROVISIONING"), inPhase("READY"));

    expect(error).toBeUndefined();
    expect(left).toEqual([]);
    expect(shown.at(-1)).toBe("waiting for Peering peer-1 to be ready: PROVISIONING");
  });

  it("ends where the user has to do something on the other side, and says what", async () => {
    const { error, warnings } = await wait(peerings, inPhase("PENDING_ACCEPT"));

    expect(error).toBeUndefined();
    expect(warnings).toEqual(["Peering peer-1 is PENDING_ACCEPT: accept it in the cloud's own console"]);
  });

  it("says on the status line what the user has to do in a phase that it goes on waiting in", async () => {
    const pending = { ...peerings, pending: ["PENDING_ACCEPT"], done: ["READY"] } as const;

    const { shown, warnings } = await wait(pending, inPhase("PENDING_ACCEPT"), inPhase("READY"));

    expect(shown).toEqual([
      "waiting for Peering peer-1 to be ready: PENDING_ACCEPT: accept it in the cloud's own console",
    ]);
    expect(warnings).toEqual([]);
  });

  it("fails with the platform's reason and what to do in a phase that it does not leave any more", async () => {
    const { error } = await wait(peerings, inPhase("EXPIRED", { error_message: "Nobody connected." }));

    expect(error).toMatch(/EXPIRED: Nobody connected.*it cannot become ready.*--replace 'urn:one'/);
  });

  it("fails in a phase that it does not know, without a word about making the object anew", async () => {
    const { error } = await wait(peerings, inPhase("MIGRATING"));

    expect(error).toMatch(/MIGRATING: this version does not know whether it can become ready/);
    expect(error).not.toMatch(/--replace/);
  });

  it("finds phase and reason where the platform has them", async () => {
    const phases = { at: "state.name", reasonAt: "state.detail", done: ["RUNNING"] };

    expect((await wait(phases, { state: { name: "RUNNING" } })).error).toBeUndefined();
    expect((await wait(phases, { state: { name: "FAILED", detail: "no table" } })).error).toMatch(/FAILED: no table/);
  });
});
