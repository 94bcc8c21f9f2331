import { compositeId, expectation, fromWire } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import type { FlinkService } from "../../platform/flink.ts";
import type { FlinkObjects } from "../../platform/flink-objects.ts";
import { environmentPart } from "../../platform/import-ids.ts";
import { statementFacts } from "./statement-fields.ts";

/** The statements of an environment. */
export const statements: FlinkObjects = {
  kind: "FlinkStatement",
  listed: "statements",
  expects: expectation(statementFacts),
};

/** The ID of a statement in the state. */
export const statementId = compositeId({
  separator: "/",
  parts: [
    { ...environmentPart, wire: "environment" },
    { property: "computePool.id", form: "<compute pool ID>", wire: "computePool", example: "lfcp-abc123" },
    { property: "statementName", form: "<statement name>", wire: "name", example: "orders-by-customer" },
  ],
});

/** The ID of a statement. It contains the compute pool of the create or the import. */
export function idOf({ ids }: Pick<FlinkService, "ids">, body: Body): string {
  const { name, computePool } = fromWire(statementFacts, body);
  return statementId.build({
    environment: { id: ids.environment },
    computePool: { id: computePool || ids.computePool },
    statementName: name,
  });
}
