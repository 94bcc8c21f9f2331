import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CreationNotes, systemClock } from "@org/core-provider/testing";
import { cpuMs } from "../machine/cpu-ms.ts";
import { load } from "../machine/description.ts";
import type { Bench, Scenario } from "./scenario.ts";

const sizes = [1_000, 10_000, 100_000];

/** What notes of creations cost: those of one run, and the look at what an earlier run has left open. */
export const notes: Scenario = {
  name: "notes",
  what: "CPU of the notes of creations, in process",
  runs: "always",
  measure: async (bench) => {
    for (const count of bench.quick ? sizes.slice(0, 2) : sizes) {
      const folder = await mkdtemp(join(tmpdir(), "bench-notes-"));
      try {
        await measure(bench, folder, count);
      } finally {
        await rm(folder, { recursive: true });
      }
    }
  },
};

async function measure(bench: Bench, folder: string, count: number): Promise<void> {
  const started = () =>
    new CreationNotes({ folder, backend: "bench", clock: systemClock, warn: (message) => bench.say(message) });
  const record = (what: string, ms: number, note: string) =>
    bench.record({
      scenario: "notes",
      what: `${what}, ${count}`,
      of: "notes",
      value: ms,
      unit: "ms",
      note,
      load: load(),
    });

  const creating = started();
  const created = await cpuMs(async () => {
    for (let at = 0; at < count; at++) await noteOne(creating, at);
  });
  creating.end();
  await record("CPU of the notes of creations", created, `${(created / count).toFixed(3)} ms each`);

  const next = started();
  const looked = await cpuMs(() => next.belongsToAnother(kind, idOf(0), urnOf(0)));
  await record("CPU of the first look at open notes", looked, "once in a run");
  const named = await cpuMs(() => {
    for (let at = 0; at < count; at++) next.named(kind, idOf(at), { urn: urnOf(at), as: "inState" });
    next.end();
  });
  await record("CPU of ending open notes", named, `${(named / count).toFixed(3)} ms each`);
}

const kind = "KafkaTopic";
const idOf = (at: number) => `lkc-1/topic-${at}`;
const urnOf = (at: number) => `urn:pulumi:dev::shop::streamprov:index/kafkaTopic:KafkaTopic::topic-${at}`;

/** The notes of a create without faults. */
async function noteOne(notes: CreationNotes, at: number): Promise<void> {
  const creation = { urn: urnOf(at), kind, names: { topicName: `topic-${at}` }, asked: "0".repeat(32) };
  const op = { signal: new AbortController().signal, progress: () => {} };
  const note = await notes.begin({ ...creation, writeOnly: {}, replaces: false, secrets: new Set() }, op);
  note.recordRequest([]);
  note.recordResult(idOf(at));
  note.created(idOf(at));
  note.ended();
}
