import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** How to take turns. */
export interface AloneOptions {
  /** Runs the wait, so that it can be shown; `holder` is the process waited for. */
  whileWaiting?(holder: number, wait: () => Promise<void>): Promise<void>;
  /** Waits before looking again. Default: half a second. */
  pause?(): Promise<void>;
}

/**
 * Runs `work` while no other process runs work on the same folder. A lock whose process has ended is taken over.
 *
 * Should two processes take over the same dead lock in the same instant, both work: that costs time and nothing else,
 * because the cache is filled by renames.
 */
export async function alone<T>(folder: string, work: () => Promise<T>, options: AloneOptions = {}): Promise<T> {
  const { whileWaiting = (_holder, wait) => wait(), pause = () => sleep(500) } = options;
  await mkdir(folder, { recursive: true });
  const lock = join(folder, "lock");
  while (!(await take(lock))) {
    const holder = await holderOf(lock);
    if (holder === undefined) continue;
    if (hasEnded(holder)) {
      await rm(lock, { force: true });
      continue;
    }
    await whileWaiting(holder.pid, async () => {
      while (isSame(await holderOf(lock), holder) && !hasEnded(holder)) await pause();
    });
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

interface Holder {
  readonly pid: number;
  readonly host: string;
}

/** Creates the lock with its content in one step: a link to a complete file either succeeds or finds one there. */
async function take(lock: string): Promise<boolean> {
  const mine = `${lock}.${process.pid}.${crypto.randomUUID()}`;
  await writeFile(mine, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder));
  try {
    await link(mine, lock);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(mine, { force: true });
  }
}

/** `undefined` when the lock was given back in the meantime. */
async function holderOf(lock: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(lock, "utf8"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

function isSame(one: Holder | undefined, other: Holder): boolean {
  return one?.pid === other.pid && one.host === other.host;
}

/** Only a process of this machine can be asked; one on another that shares the folder is believed. */
function hasEnded(holder: Holder): boolean {
  if (holder.host !== hostname()) return false;
  try {
    process.kill(holder.pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}
