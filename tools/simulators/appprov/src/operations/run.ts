import type { Operation, OperationKind } from "../records.ts";
import type { World } from "../world.ts";
import { isMeantFor } from "./operation-failures.ts";

/** An operation to run. */
export interface OperationPlan {
  readonly kind: OperationKind;
  readonly type: string;
  readonly resourceId: string;
  readonly resourceHandle: string;
  readonly request: Readonly<Record<string, unknown>>;
  /** A more specific name than the kind, for settings about operations. */
  readonly alias?: string;
  /** Applies the effect, at the end of the operation. Returns the reason if it fails. */
  effect(): string | undefined;
  /** Applies the effect of a failure. */
  failed?(): void;
}

/**
 * Starts an operation: it waits in the queue and for the object's earlier operations, runs, and then applies its effect or
 * fails.
 *
 * @returns the queued operation.
 */
export function startOperation(world: World, plan: OperationPlan): Operation {
  const { kind, type, resourceId, resourceHandle, request } = plan;
  const operation: Operation = {
    ...world.born(),
    type,
    status: "queued",
    kind,
    resourceId,
    resourceHandle,
    request,
    log: undefined,
  };
  const failure = plannedFailure(world, plan, operation);
  const { agenda } = world.hub;
  const key = `${kind} ${resourceId}`;
  const now = world.now();
  const begin = Math.max(now + world.settings.queueMs, world.busyUntil.get(key) ?? 0);
  const end = begin + (forPlan(world.settings.operationMs, plan) ?? 0);
  world.busyUntil.set(key, end);
  world.lastOperationIds.set(key, operation.id);
  world.operations.insert(operation);
  agenda.in(begin - now, () => world.change(world.operations, operation.id, { status: "running" }));
  agenda.in(end - now, () => {
    // If the object was deleted meanwhile, its operations were deleted too.
    if (world.operations.get(operation.id) === undefined) return;
    const message = failure === undefined ? plan.effect() : failure.message;
    if (message !== undefined) plan.failed?.();
    world.change(world.operations, operation.id, {
      status: message === undefined ? "succeeded" : "failed",
      log: logOf(operation, message, failure?.log),
    });
  });
  return operation;
}

interface Failure {
  readonly message: string;
  readonly log?: string;
}

function plannedFailure(world: World, plan: OperationPlan, operation: Operation): Failure | undefined {
  const targeted = world.operationFailures.take((plan) => isMeantFor(plan, operation));
  if (targeted !== undefined) return targeted;
  const message = forPlan(world.settings.operationFailure, plan);
  return message === undefined ? undefined : { message };
}

function forPlan<V>(named: Readonly<Record<string, V>>, { kind, type, alias }: OperationPlan): V | undefined {
  const names = [...(alias === undefined ? [] : [`${alias}.${type}`]), `${kind}.${type}`, type, "default"];
  return names.map((name) => named[name]).find((value) => value !== undefined);
}

// Long enough that clients must cut it.
const steps = 60;

function logOf({ id, type, resourceHandle }: Operation, failure: string | undefined, own: string | undefined): string {
  const progress = Array.from(
    { length: steps },
    (_, index) => `INFO -- : ${type} of ${resourceHandle}: step ${index + 1} of ${steps}`,
  );
  const lines = own === undefined ? [`INFO -- : Operation ${id} begins`, ...progress] : [own];
  const end = failure === undefined ? `INFO -- : COMPLETED: operation ${id}` : `ERROR -- : ${failure}`;
  return `${[...lines, end].join("\n")}\n`;
}
