import { systemClock } from "@org/core-http";
import type { Op } from "./clients.ts";
import { isGone } from "./errors.ts";

const firstPauseMs = 250;
const longestPauseMs = 4000;

/** Looks for what was just made until it is seen, for about eight seconds: reads may lag behind writes. */
export async function onceSeen<T>(op: Op, look: () => Promise<T | undefined>): Promise<T | undefined> {
  for (let pause = firstPauseMs; ; pause *= 2) {
    const found = await look();
    if (found !== undefined || pause > longestPauseMs) return found;
    await systemClock.sleep(pause, op.signal);
  }
}

/** Reads what must be there, also when it was just made. */
export async function readExisting<T>(op: Op, read: () => Promise<T>): Promise<T> {
  let last: unknown;
  const found = await onceSeen(op, async () => {
    try {
      return { value: await read() };
    } catch (error) {
      if (!isGone(error)) throw error;
      last = error;
      return undefined;
    }
  });
  if (found === undefined) throw last;
  return found.value;
}
