import type { Fields } from "../../definition/field.ts";
import type { Operation } from "../../definition/operation.ts";
import { meets } from "../../diff/equal.ts";
import type { Clock } from "../clock.ts";

/** The result of reading back. */
export interface ReadBack {
  readonly outputs: Record<string, unknown> | undefined;
  /** Top-level properties whose values still differ from the written ones. */
  readonly unsettled: readonly string[];
}

/** The outputs of a read, and the properties that still differ from what was written. */
export interface Differing {
  readonly outputs: Record<string, unknown>;
  readonly unsettled: readonly string[];
}

const firstPauseMs = 100;
const longestPauseMs = 2000;
/** How long outputs that will not change must stay the same: replicas may return them in turn. */
const stableMs = 5000;

/** The written inputs, the properties that were sent, and the properties that the program removed. */
export interface Written {
  readonly wanted: Readonly<Record<string, unknown>>;
  readonly properties: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Reads an object until it exists and has the written values. This replaces fixed pauses: platforms read from replicas
 * that lag behind.
 */
export async function readBack(
  fields: Fields,
  written: Written,
  read: () => Promise<Record<string, unknown> | undefined>,
  options: {
    readonly op: Operation;
    readonly clock: Clock;
    readonly forMs: number;
    /** Whether a later read may return other values. Defaults to yes. */
    readonly mayChange?: ((found: Differing) => boolean) | undefined;
  },
): Promise<ReadBack> {
  const { op, clock, forMs, mayChange = () => true } = options;
  const until = Math.min(clock.now() + forMs, op.deadline);
  let seen = { text: "", since: clock.now() };
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 1.5, longestPauseMs)) {
    const outputs = await read();
    const unsettled = outputs ? differing(fields, written, outputs) : [];
    if (outputs && unsettled.length === 0) return { outputs, unsettled };
    const text = JSON.stringify(outputs) ?? "";
    if (text !== seen.text) seen = { text, since: clock.now() };
    const isFinal = outputs && clock.now() - seen.since >= stableMs && !mayChange({ outputs, unsettled });
    if (isFinal || clock.now() + pause > until) return { outputs, unsettled };
    op.progress(outputs ? `waiting until ${awaited(unsettled, written)}` : "waiting until it can be read");
    await clock.sleep(pause, op.signal);
  }
}

function differing(
  fields: Fields,
  { wanted, properties, removed }: Written,
  outputs: Record<string, unknown>,
): string[] {
  return Object.entries(fields)
    .filter(
      ([name, field]) =>
        // The platform may not return a value that the response lacks, and may have set one that the program did not
        // set.
        properties.includes(name) &&
        outputs[name] !== undefined &&
        (wanted[name] !== undefined || removed.includes(name)) &&
        !meets(field, outputs[name], wanted[name]),
    )
    .map(([name]) => name);
}

/** Completes "waiting until". */
function awaited(unsettled: readonly string[], { wanted }: Written): string {
  const [removed, changed] = [true, false].map((isRemoved) =>
    unsettled.filter((name) => (wanted[name] === undefined) === isRemoved).join(", "),
  );
  return [changed && `${changed} has the requested value`, removed && `${removed} is removed`]
    .filter(Boolean)
    .join(" and ");
}
