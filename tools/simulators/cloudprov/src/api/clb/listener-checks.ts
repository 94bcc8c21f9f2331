import type { World } from "../../world.ts";
import { found } from "../action.ts";
import { existingLoadBalancer } from "./checks.ts";
import type { Listener } from "./listeners.ts";

/** @throws {PlatformError} if the load balancer has no such listener. */
export function existingListener(world: World, loadBalancerId: string, id: string, region: string): Listener {
  existingLoadBalancer(world, loadBalancerId, region);
  const one = world.loadBalancing.listeners.get(id);
  return found(
    one?.loadBalancerId === loadBalancerId ? one : undefined,
    "InvalidParameter.ListenerIdNotFound",
    `listener ${id}`,
  );
}
