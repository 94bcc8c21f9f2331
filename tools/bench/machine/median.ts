/**
 * The middle one of some numbers; of an even count the mean of the two in the middle.
 *
 * @throws {RangeError} when the list is empty.
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new RangeError("There is no median of nothing.");
  return (upper + lower) / 2;
}
