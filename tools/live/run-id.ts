import { createHash, randomInt } from "node:crypto";

/** The ID of a run, which the names of its objects contain, and when the run started. */
export interface RunId {
  /** Begins with `live-`, such as `live-tjk3f07a1x9`. */
  readonly text: string;
  readonly startedAt: number;
}

const prefix = "live";

/** Creates the ID of a run. It contains the time, because not every platform returns the age of an object. */
export function newRunId(now: number): RunId {
  const seconds = Math.floor(now / 1000);
  const body =
    seconds.toString(36).padStart(6, "0") +
    randomInt(36 ** 2)
      .toString(36)
      .padStart(2, "0");
  return { text: `${prefix}-${body}${checksum(body)}`, startedAt: seconds * 1000 };
}

/** The name of an object of a run. */
export function nameIn({ text }: RunId, rest: string, separator = "-"): string {
  return [...text.split("-"), rest].join(separator);
}

/** The run that a name belongs to; undefined if it was not made by this kit. */
export function runIdIn(name: string): RunId | undefined {
  const [, separator, body = "", check] =
    new RegExp(`^${prefix}([-_])([0-9a-z]{8})([0-9a-z]{3})(?=\\1|$)`).exec(name) ?? [];
  if (separator === undefined || checksum(body) !== check) return undefined;
  return { text: `${prefix}-${body}${check}`, startedAt: Number.parseInt(body.slice(0, 6), 36) * 1000 };
}

/** Distinguishes our names from those of others that have the same form by chance. */
function checksum(body: string): string {
  const digest = createHash("sha256").update(`${prefix}-${body}`).digest();
  return (digest.readUInt32BE() % 36 ** 3).toString(36).padStart(3, "0");
}
