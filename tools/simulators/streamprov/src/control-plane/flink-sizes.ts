import { invalid } from "./errors.ts";

const sizes: readonly unknown[] = [5, 10, 20, 30, 40, 50];

/** Refuses a limit of a compute pool that there is not. */
export function checkFlinkSize(size: unknown, place: string): void {
  if (size !== undefined && !sizes.includes(size)) throw invalid(400, place, `must be one of ${sizes.join(", ")}`);
}
