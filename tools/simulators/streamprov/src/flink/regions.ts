import type { Dates, FlinkRegion } from "../records.ts";

/** The cloud and name of a region. */
export type NewFlinkRegion = Pick<FlinkRegion, "cloud" | "region">;

/** The regions that there are from the beginning. */
export const regionsOfFlink: readonly NewFlinkRegion[] = [
  { cloud: "AWS", region: "us-east-1" },
  { cloud: "AWS", region: "us-east-2" },
  { cloud: "AZURE", region: "westeurope" },
  { cloud: "GCP", region: "us-east1" },
];

/** A region whose SQL gateway nobody has asked for. */
export function makeFlinkRegion({ cloud, region }: NewFlinkRegion, dates: Dates): FlinkRegion {
  return { id: `${cloud.toLowerCase()}.${region}`, cloud, region, restEndpoint: "", ...dates };
}
