/** A source of numbers in [0, 1) that gives the same ones for the same seed. */
export type Random = () => number;

const step = 0x6d2b79f5;

/**
 * Makes a seeded source of numbers, good enough to scatter faults (never for secrets).
 *
 * @param used - How many numbers of the sequence to skip. Default: none.
 */
export function seededRandom(seed: number, used = 0): Random {
  let state = (seed + Math.imul(used, step)) >>> 0;
  return () => {
    state = (state + step) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
