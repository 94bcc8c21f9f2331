import type { CloudprovSettings } from "../settings.ts";

/** A zone of a region. */
export interface Zone {
  readonly region: string;
  /** As `ap-guangzhou-3`. */
  readonly name: string;
  /** As `100003`, by which some services know it. */
  readonly number: number;
  readonly isSoldOut: boolean;
}

/** Each region has three zones, the first of which is sold out. */
const ordinals = [1, 2, 3];

/** The zones of a region. */
export function zonesOf({ regions }: Pick<CloudprovSettings, "regions">, region: string): Zone[] {
  const first = 100_000 + regions.indexOf(region) * ordinals.length;
  return ordinals.map((at) => ({ region, name: `${region}-${at}`, number: first + at, isSoldOut: at === 1 }));
}
