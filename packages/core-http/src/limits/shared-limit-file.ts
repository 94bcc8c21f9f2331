import { createHash, randomInt } from "node:crypto";
import { constants, mkdirSync, openSync, readdirSync, readSync, rmSync, statSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { historyMs, type ProcessReport, type SharedLimit } from "./shared-limit.ts";

/** The variable that sets the folder, or disables sharing with `off`. */
export const sharedLimitsVariable = "PULUMI_SHARED_LIMITS";

type Env = Readonly<Record<string, string | undefined>>;

/** Where processes share what they learn about limits, and for which account. */
export interface SharedLimits {
  readonly folder: string;
  /** Identifies the account whose requests the platform counts. */
  readonly account: string;
}

/**
 * Where the processes of this machine share limits: the folder `PULUMI_SHARED_LIMITS`, or one in the user's cache. Undefined
 * if the variable is `off` or there is no cache folder.
 *
 * @param account - Identifies the account. Only a hash of it is stored.
 */
export function sharedLimits(
  account: readonly string[],
  env: Env,
  platform: NodeJS.Platform = process.platform,
): SharedLimits | undefined {
  const given = env[sharedLimitsVariable];
  if (given === "off") return undefined;
  const cache = userCache(env, platform);
  const folder = given || (cache && join(cache, "pulumi-shared-limits"));
  return folder ? { folder, account: JSON.stringify(account) } : undefined;
}

/** The file of one limiter: for an origin and a key that the platform limits separately within it. */
export function sharedLimitFile({ folder, account }: SharedLimits, origin: string, key: string): SharedLimit {
  const name = createHash("sha256")
    .update(JSON.stringify([account, origin, key]))
    .digest("hex")
    .slice(0, 32);
  return new SharedLimitFile(join(folder, name));
}

/** Files that were not written for this long are deleted, in milliseconds. */
const keptMs = 24 * 60 * 60_000;

const slots = 64;
const numbers = 32;
const slotBytes = numbers * Float64Array.BYTES_PER_ELEMENT;
/** A slot is free if its process has written nothing for this long, in milliseconds. */
const freeAfterMs = 10_000;

/**
 * A file of fixed size with a slot of numbers for each process. A process writes only its own slot, in one call, so no lock
 * is needed. Any failure, such as a folder that cannot be written, silently ends sharing: the limiter then learns alone.
 */
class SharedLimitFile implements SharedLimit {
  readonly #path: string;
  readonly #bytes = Buffer.alloc(slots * slotBytes);
  #descriptor: number | undefined;
  #broken = false;
  #slot: number | undefined;
  #id = 0;
  #version = 0;

  constructor(path: string) {
    this.#path = path;
  }

  read(): readonly ProcessReport[] {
    if (!this.#load(constants.O_RDWR)) return [];
    const all = this.#decode();
    if (this.#slot !== undefined && all[this.#slot]?.id !== this.#id) this.#slot = undefined;
    return all.filter((report) => report !== undefined);
  }

  write(report: ProcessReport): void {
    this.#id = report.id;
    this.#slot ??= this.#freeSlot(report);
    if (this.#slot !== undefined) this.#store(this.#slot, encode(report, ++this.#version));
  }

  /**
   * An empty slot, otherwise that of the process that has been silent longest. Processes search from different slots. A
   * process whose slot was overwritten searches again.
   */
  #freeSlot({ id, at }: ProcessReport): number | undefined {
    if (!this.#load(constants.O_RDWR | constants.O_CREAT)) return undefined;
    const all = this.#decode();
    const first = randomInt(slots);
    let oldest: number | undefined;
    for (let i = 0; i < slots; i++) {
      const slot = (first + i) % slots;
      const taken = all[slot];
      if (taken === undefined || taken.id === id) return slot;
      const isFree = Math.abs(at - taken.at) > freeAfterMs;
      if (isFree && (oldest === undefined || taken.at < (all[oldest]?.at ?? 0))) oldest = slot;
    }
    return oldest;
  }

  /** Reads the file; false if it does not exist. */
  #load(flags: number): boolean {
    return this.#attempt(() => {
      if (this.#descriptor === undefined) {
        if ((flags & constants.O_CREAT) !== 0) this.#prepareFolder();
        this.#descriptor = openSync(this.#path, flags, 0o600);
      }
      const length = readSync(this.#descriptor, this.#bytes, 0, this.#bytes.length, 0);
      this.#bytes.fill(0, length);
    });
  }

  #prepareFolder(): void {
    const folder = dirname(this.#path);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (Date.now() - statSync(path).mtimeMs > keptMs) rmSync(path, { force: true });
    }
  }

  #store(slot: number, values: Float64Array): void {
    this.#attempt(() => {
      if (this.#descriptor === undefined) return;
      writeSync(this.#descriptor, Buffer.from(values.buffer), 0, slotBytes, slot * slotBytes);
    });
  }

  #attempt(act: () => void): boolean {
    if (this.#broken) return false;
    try {
      act();
      return true;
    } catch (error) {
      // If the file does not exist, no process has met the limit yet.
      this.#broken = (error as NodeJS.ErrnoException).code !== "ENOENT";
      return false;
    }
  }

  #decode(): (ProcessReport | undefined)[] {
    const all = new Float64Array(this.#bytes.buffer, this.#bytes.byteOffset, slots * numbers);
    return Array.from({ length: slots }, (_, slot) => decode(all.subarray(slot * numbers, (slot + 1) * numbers)));
  }
}

function encode(report: ProcessReport, version: number): Float64Array {
  const { id, at, waiting, countedFrom, starts, rejection, resumedAt, pace, history } = report;
  const values = new Float64Array(numbers);
  values.set([
    version,
    id,
    at,
    waiting ? 1 : 0,
    countedFrom,
    starts,
    rejection.since,
    rejection.sentAt,
    rejection.at,
    rejection.until,
    resumedAt,
    pace.count,
    pace.windowMs,
    pace.step,
    ...history,
  ]);
  values[numbers - 1] = version;
  return values;
}

/** Undefined if the slot is free, or is being written. */
function decode(values: Float64Array): ProcessReport | undefined {
  if (values[0] === 0 || values[0] !== values[numbers - 1] || !values.every(Number.isFinite)) return undefined;
  const [, id = 0, at = 0, waiting = 0, countedFrom = 0, starts = 0, ...rest] = values;
  const [since = 0, sentAt = 0, rejectedAt = 0, until = 0, resumedAt = 0, count = 0, windowMs = 0, step = 0] = rest;
  return {
    id,
    at,
    waiting: waiting === 1,
    countedFrom,
    starts,
    rejection: { since, sentAt, at: rejectedAt, until },
    resumedAt,
    pace: { count, windowMs, step },
    history: rest.slice(8, 8 + historyMs.length),
  };
}

function userCache(env: Env, platform: NodeJS.Platform): string | undefined {
  const { LOCALAPPDATA: local, XDG_CACHE_HOME: xdg, HOME: home } = env;
  if (platform === "win32") return local;
  if (platform === "darwin") return home && join(home, "Library", "Caches");
  return xdg || (home && join(home, ".cache"));
}
