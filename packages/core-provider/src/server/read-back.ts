import type { Fields } from "../definition/field.ts";
import type { Operation } from "../definition/operation.ts";
import { settled } from "../diff/equal.ts";
import type { Clock } from "./clock.ts";

/** What reading back gave. */
export interface ReadBack {
  readonly outputs: Record<string, unknown> | undefined;
  /** Top-level properties that still read otherwise than written. */
  readonly unsettled: readonly string[];
}

const firstPauseMs = 100;
const longestPauseMs = 2000;

/**
 * Reads an object again and again until it exists and agrees with what was written. This takes the place of fixed
 * pauses: platforms answer reads from copies that lag behind.
 */
export async function readBack(
  fields: Fields,
  wanted: Readonly<Record<string, unknown>>,
  read: () => Promise<Record<string, unknown> | undefined>,
  options: { readonly op: Operation; readonly clock: Clock; readonly forMs: number },
): Promise<ReadBack> {
  const { op, clock, forMs } = options;
  const until = Math.min(clock.now() + forMs, op.deadline);
  for (let pause = firstPauseMs; ; pause = Math.min(pause * 1.5, longestPauseMs)) {
    const outputs = await read();
    const unsettled = outputs ? differing(fields, wanted, outputs) : [];
    if (outputs && unsettled.length === 0) return { outputs, unsettled };
    if (clock.now() + pause > until) return { outputs, unsettled };
    op.progress(
      outputs ? `waiting until ${unsettled.join(", ")} reads back as written` : "waiting until it can be read",
    );
    await clock.sleep(pause, op.signal);
  }
}

function differing(
  fields: Fields,
  wanted: Readonly<Record<string, unknown>>,
  outputs: Record<string, unknown>,
): string[] {
  return Object.entries(fields)
    .filter(
      ([name, field]) =>
        wanted[name] !== undefined && outputs[name] !== undefined && !settled(field, outputs[name], wanted[name]),
    )
    .map(([name]) => name);
}
