import { object, oneOf, type Static } from "@org/simulator";
import { deleteLogDrain, deleteMetricDrain } from "../lifecycle/drains.ts";
import type { LogDrain, MetricDrain, ResourceStatus } from "../records.ts";
import type { World } from "../world.ts";
import { anyOperation } from "./any-operation.ts";
import type { OperationPlan } from "./run.ts";

/** Parameters of operations on a log drain or a metric drain. */
export const drainOperationShape = object({ ...anyOperation, type: oneOf("provision", "deprovision") });

type Request = Static<typeof drainOperationShape>;

/** Plans an operation on a log drain. */
export function planLogDrainOperation(world: World, { id }: LogDrain, request: Request): Effects {
  return planDrainOperation(request, {
    remove: () => deleteLogDrain(world, id),
    mark: (status) => world.change(world.logDrains, id, { status }),
  });
}

/** Plans an operation on a metric drain. */
export function planMetricDrainOperation(world: World, { id }: MetricDrain, request: Request): Effects {
  return planDrainOperation(request, {
    remove: () => deleteMetricDrain(world, id),
    mark: (status) => world.change(world.metricDrains, id, { status }),
  });
}

type Effects = Pick<OperationPlan, "effect" | "failed">;

function planDrainOperation({ type }: Request, drain: { remove(): void; mark(status: ResourceStatus): void }): Effects {
  if (type === "deprovision") {
    return {
      effect() {
        drain.remove();
        return undefined;
      },
    };
  }
  return {
    effect() {
      drain.mark("provisioned");
      return undefined;
    },
    failed: () => drain.mark("provision_failed"),
  };
}
