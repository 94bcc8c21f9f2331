import { systemClock } from "@org/core-http";
import type { Op } from "./clients.ts";
import { isNotFound } from "./errors.ts";

const firstPauseMs = 250;
const longestPauseMs = 4000;

/** Repeats a read for about eight seconds until it finds something, because reads may lag behind writes. */
export async function untilVisible<T>(op: Op, read: () => Promise<T | undefined>): Promise<T | undefined> {
  for (let pause = firstPauseMs; ; pause *= 2) {
    const found = await read();
    if (found !== undefined || pause > longestPauseMs) return found;
    await systemClock.sleep(pause, op.signal);
  }
}

/** Reads an object that exists, even if it was just created and reads lag behind. */
export async function readExisting<T>(op: Op, read: () => Promise<T>): Promise<T> {
  let last: unknown;
  const found = await untilVisible(op, async () => {
    try {
      return { value: await read() };
    } catch (error) {
      if (!isNotFound(error)) throw error;
      last = error;
      return undefined;
    }
  });
  if (found === undefined) throw last;
  return found.value;
}
