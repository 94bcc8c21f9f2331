/** How long a process runs or waits at a time, in milliseconds. */
const turnMs = 250;

/**
 * A machine with too few processors for its processes.
 *
 * @param seed - Each seed makes other processes wait.
 * @param startedMs - Until this time most processes wait, because they start and load code.
 * @returns How long a process has to wait for the processor at a given time, in milliseconds.
 */
export function busyMachine(seed: number, startedMs: number): (process: number, now: number) => number {
  return (process, now) => {
    const time = now + process * 37;
    const turn = Math.floor(time / turnMs);
    const waits = hash(turn * 64 + process + seed * 100_003) < (now < startedMs ? 0.7 : 0.15);
    return waits ? turnMs * (turn + 1) - time : 0;
  };
}

/** A number from 0 to 1 that looks random. */
function hash(value: number): number {
  let mixed = Math.imul(value, 2_654_435_761);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 3_266_489_917);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
