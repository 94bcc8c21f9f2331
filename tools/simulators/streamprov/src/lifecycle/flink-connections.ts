import { gatewayId } from "../flink/gateway.ts";
import type { FlinkConnection } from "../records.ts";
import type { World } from "../world.ts";

/** The values of a new connection. */
export type NewFlinkConnection = Pick<FlinkConnection, "environmentId" | "name" | "type" | "endpoint" | "data">;

/** A connection that nobody has tried. */
export function makeConnection(world: World, fields: NewFlinkConnection): FlinkConnection {
  const { environmentId, name } = fields;
  const id = gatewayId(environmentId, name);
  return { ...fields, id, phase: "READY", detail: "", version: 1, ...world.born() };
}
