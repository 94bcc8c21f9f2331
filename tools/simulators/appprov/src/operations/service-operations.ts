import { integer, object, oneOf, optional, type Static, text } from "@org/simulator";
import { rejectFor } from "../errors.ts";
import { instanceClass } from "../lifecycle/services.ts";
import type { Service } from "../records.ts";
import { sizeProblems } from "../sizes.ts";
import type { World } from "../world.ts";
import { anyOperation } from "./any-operation.ts";
import type { OperationPlan } from "./run.ts";

/** Parameters of operations on a service. */
export const serviceOperationShape = object({
  ...anyOperation,
  type: oneOf("scale"),
  container_size: optional(integer()),
  instance_profile: optional(text()),
});

/** Plans an operation on a service, or rejects it. */
export function planServiceOperation(
  world: World,
  service: Service,
  request: Static<typeof serviceOperationShape>,
): Pick<OperationPlan, "effect"> {
  rejectFor(sizeProblems(request));
  return {
    effect() {
      const now = world.services.get(service.id) ?? service;
      const { container_count, container_size, instance_profile } = request;
      world.change(world.services, service.id, {
        containerCount: container_count ?? now.containerCount,
        containerMemoryLimitMb: container_size ?? now.containerMemoryLimitMb,
        instanceClass: instance_profile === undefined ? now.instanceClass : instanceClass(world, instance_profile),
      });
      return undefined;
    },
  };
}
