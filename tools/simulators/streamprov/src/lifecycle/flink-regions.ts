import type { FlinkRegion } from "../records.ts";
import type { World } from "../world.ts";

/** A region with its SQL gateway running. */
export async function withGateway(world: World, region: FlinkRegion): Promise<FlinkRegion> {
  return { ...region, restEndpoint: await world.dataPlane.openFlink(region.id) };
}
