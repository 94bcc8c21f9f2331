import { fromWire, type Operation } from "@org/core-provider";
import type { Body } from "../../platform/body.ts";
import type { Clients } from "../../platform/clients.ts";
import type { FlinkService } from "../../platform/flink.ts";
import { changeFlinkObject, readAlone } from "../../platform/flink-objects.ts";
import { untilPhase } from "../../platform/waits.ts";
import { statementFacts } from "./statement-fields.ts";
import { statements } from "./statements.ts";

/** Stops a statement, and waits until it has stopped. */
export async function stopStatement(op: Operation & Clients, service: FlinkService, name: string): Promise<void> {
  await changeFlinkObject(op, service, statements, name, (body) => {
    // The platform may have stopped it already.
    if (fromWire(statementFacts, body).stopped) return undefined;
    return { ...body, spec: { ...(body["spec"] as Body), stopped: true } };
  });
  const phase = await untilStatement(op, service, name, {
    what: "stop",
    pending: ["PENDING", "RUNNING", "DEGRADED", "STOPPING"],
    done: ["STOPPED", "COMPLETED"],
  });
  if (phase === "COMPLETED") op.warn(`the statement ${name} has completed, so there is nothing to stop`);
}

/** Resumes a statement, and waits until it runs. */
export async function resumeStatement(op: Operation & Clients, service: FlinkService, name: string): Promise<void> {
  const { principal, computePool } = service.ids;
  await changeFlinkObject(op, service, statements, name, (body) => {
    const spec = body["spec"] as Body;
    const where = { principal, ...(computePool ? { compute_pool_id: computePool } : {}) };
    return { ...body, spec: { ...spec, ...where, stopped: false } };
  });
  await untilStatement(op, service, name, {
    what: "run again",
    pending: ["PENDING", "STOPPING", "STOPPED"],
    done: ["RUNNING", "COMPLETED", "DEGRADED"],
  });
}

/** Waits for a phase of a statement, and returns it. */
async function untilStatement(
  op: Operation,
  service: FlinkService,
  name: string,
  { what, ...phases }: { readonly what: string; readonly pending: readonly string[]; readonly done: readonly string[] },
): Promise<string | undefined> {
  const body = await untilPhase(op, {
    what: `FlinkStatement ${name} to ${what}`,
    read: () => readAlone(service, statements, name),
    phase: (found) => found && (fromWire(statementFacts, found).phase || "PENDING"),
    reason: (found) => found && fromWire(statementFacts, found).detail,
    ...phases,
  });
  return body && fromWire(statementFacts, body).phase;
}
