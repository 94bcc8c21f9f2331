import { objectsOf } from "@org/simulator";
import type { World } from "../../world.ts";
import { keptHealthCheck } from "./health-check.ts";
import { deleteListener, deleteLoadBalancer, deleteTargetGroup, newLoadBalancer } from "./lifecycle.ts";
import { isLayer4, type Listener } from "./listeners.ts";
import type { LoadBalancer } from "./load-balancing.ts";
import { newListener } from "./new-listener.ts";
import { newRule } from "./new-rule.ts";
import { newTargetGroup } from "./new-target-group.ts";
import type { ForwardingRule } from "./rules.ts";
import type { TargetGroup } from "./target-groups.ts";
import type { Target } from "./targets.ts";

/** A load balancer that a test creates. */
export type NewLoadBalancer = Partial<LoadBalancer>;

/** A listener that a test creates. */
export type NewListener = Pick<Listener, "loadBalancerId" | "protocol" | "port"> & Partial<Listener>;

/** A forwarding rule that a test creates. */
export type NewForwardingRule = Pick<ForwardingRule, "listenerId" | "domains"> & Partial<ForwardingRule>;

/** A group of targets that a test creates. */
export type NewTargetGroup = Partial<TargetGroup>;

/** A target that a test registers. */
export type NewTarget = Pick<Target, "listenerId"> & Partial<Target>;

/** Opens the load balancers of a world to tests. Omitted values have defaults. */
export function loadBalancingState(world: World) {
  const { agenda } = world.hub;
  const { loadBalancers, listeners, rules, targetGroups, targets } = world.loadBalancing;
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
    listeners: objectsOf(
      agenda,
      listeners,
      (fields: NewListener): Listener =>
        newListener(world, {
          healthCheck: isLayer4(fields.protocol) ? keptHealthCheck(fields.protocol) : null,
          ...fields,
        }),
      (id) => deleteListener(world, id),
    ),
    forwardingRules: objectsOf(
      agenda,
      rules,
      (fields: NewForwardingRule): ForwardingRule =>
        newRule(world, { url: "/", healthCheck: keptHealthCheck("HTTP"), ...fields }),
    ),
    balancerTargets: objectsOf(
      agenda,
      targets,
      (fields: NewTarget): Target => ({
        id: world.newId("target"),
        ruleId: "",
        instanceId: "",
        eniIp: "",
        port: 80,
        weight: 10,
        tag: "",
        registeredAt: world.now(),
        ...fields,
      }),
    ),
    targetGroups: objectsOf(
      agenda,
      targetGroups,
      (fields: NewTargetGroup): TargetGroup => newTargetGroup(world, { port: 80, ...fields }),
      (id) => {
        const one = targetGroups.get(id);
        if (one !== undefined) deleteTargetGroup(world, one);
      },
    ),
  };
}
