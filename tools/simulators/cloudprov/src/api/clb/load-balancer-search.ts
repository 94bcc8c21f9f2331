import { listOf, object, optional, text } from "@org/simulator";
import type { World } from "../../world.ts";
import type { Filter, Tests } from "../lists.ts";
import { tagTests } from "../tag/tag-tests.ts";
import { zoneNamed } from "./checks.ts";
import { tagsOfLoadBalancer } from "./clb-tags.ts";
import type { LoadBalancer } from "./load-balancing.ts";
import type { Target } from "./targets.ts";

/** How a listing sorts load balancers; those that are equal stay in the order of their creation. */
export const orders = {
  LoadBalancerName: (one: LoadBalancer, other: LoadBalancer) => compare(one.name, other.name),
  CreateTime: (one: LoadBalancer, other: LoadBalancer) => one.createdAt - other.createdAt,
  Domain: (one: LoadBalancer, other: LoadBalancer) => compare(one.domain, other.domain),
  LoadBalancerType: (one: LoadBalancer, other: LoadBalancer) => compare(one.type, other.type),
};

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

const names = "charge-type|internet-charge-type|master-zone-id|tag-key|tag:.+|function-name|vip-isp|sla-type|exclusive";

/** The member for filters of load balancers. */
export const balancerFilters = optional(
  listOf(
    object({
      Name: text({ pattern: new RegExp(`^(${names})$`), form: "the name of a filter" }),
      Values: listOf(text({ min: 1 }), { min: 1, max: 100 }),
    }),
    { max: 10 },
  ),
);

/** The tests of these filters. No function is the target of a simulated load balancer. */
export function balancerTests(world: World, filters: readonly Filter[] | undefined): Tests<LoadBalancer> {
  return {
    ...tagTests(filters, "tag-key", (one) => world.tags.of(tagsOfLoadBalancer(one))),
    "charge-type": ({ billing }, value) => billing === value,
    "internet-charge-type": ({ chargeType }, value) => chargeType === value,
    "master-zone-id": ({ masterZone, region }, value) => masterZone === zoneNamed(value, region),
    "vip-isp": ({ vipIsp, type }, value) => (type === "INTERNAL" ? "INTERNAL" : vipIsp) === value,
    "sla-type": ({ slaType }, value) => slaType === value,
    exclusive: ({ exclusiveCluster }, value) => (exclusiveCluster === null ? "0" : "1") === value,
  };
}

interface WantedTargets {
  readonly WithRs?: number;
  readonly BackendPublicIps?: readonly string[];
  readonly BackendPrivateIps?: readonly string[];
}

/** Whether a load balancer has the targets that a search wants. Only machines have public addresses. */
export function hasTargets(world: World, { id }: LoadBalancer, wanted: WantedTargets): boolean {
  const { WithRs: withTargets = -1, BackendPublicIps: publicIps, BackendPrivateIps: privateIps } = wanted;
  const { targets, listeners } = world.loadBalancing;
  const all = targets.allSeen().filter(({ listenerId }) => listeners.get(listenerId)?.loadBalancerId === id);
  const machine = ({ instanceId }: Target) => world.machines.get(instanceId);
  return (
    (withTargets === -1 || (withTargets === 1) === all.length > 0) &&
    (publicIps === undefined || all.some((one) => publicIps.includes(machine(one)?.publicIp ?? ""))) &&
    (privateIps === undefined || all.some((one) => privateIps.includes(machine(one)?.privateIp ?? one.eniIp)))
  );
}
