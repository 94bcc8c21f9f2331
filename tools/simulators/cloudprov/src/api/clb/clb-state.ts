import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import { deleteLoadBalancer, newLoadBalancer } from "./lifecycle.ts";
import type { LoadBalancer } from "./load-balancing.ts";

/** A load balancer that a test creates. */
export type NewLoadBalancer = Partial<LoadBalancer>;

/** Opens the load balancers of a world to tests. Omitted values have defaults. */
export function loadBalancingState(world: World) {
  const { agenda } = world.hub;
  const { loadBalancers } = world.loadBalancing;
  return {
    loadBalancers: objectsOf(
      agenda,
      loadBalancers,
      (fields: NewLoadBalancer): LoadBalancer => ({
        ...newLoadBalancer(world, { LoadBalancerType: fields.type ?? "OPEN" }, fields.region ?? "ap-guangzhou"),
        ...fields,
      }),
      (id) => {
        const one = loadBalancers.get(id);
        if (one !== undefined) deleteLoadBalancer(world, one);
      },
    ),
  };
}
