import { fromWire } from "@org/core-provider";
import type { Op } from "../../platform/clients.ts";
import { readOfMany } from "../../platform/of-many.ts";
import { responseList, textAt } from "../../platform/responses.ts";
import { filteredBy } from "../../platform/service-client.ts";
import { waitUntil } from "../../platform/wait-until.ts";
import { describeAddresses, stateOf, unbind, untilIdle } from "../network/eip-address.ts";
import { binding, bindings } from "../network/eip-binding.ts";
import { changeByTask } from "../network/eip-tasks.ts";

/** The action that lists load balancers. */
export const describeBalancers = "DescribeLoadBalancers";

const balancerId = textAt("LoadBalancerId");
const balancers = responseList("LoadBalancerSet", balancerId);

/** The elastic IP address of an internal load balancer; empty if it has none. In a refresh, many share a listing. */
export async function addressOf(op: Op, id: string, isRefresh: boolean): Promise<string> {
  if (!isRefresh) return (await addresses(op, id)).get(id) ?? "";
  const many = {
    name: "addresses of internal load balancers",
    what: "the elastic IP addresses of internal load balancers",
    readOne: async (one: Op, own: string) => (await addresses(one, own)).get(own) ?? "",
    async readPage(one: Op, offset: number | undefined) {
      const internal = { LoadBalancerType: "INTERNAL" };
      const [{ elements, ...rest }, bound] = await Promise.all([
        one.clb.page(describeBalancers, internal, balancers, { offset }),
        addresses(one),
      ]);
      const ids = elements.map(balancerId);
      return { ...rest, members: new Map(ids.map((own) => [own, bound.get(own) ?? ""])) };
    },
  };
  return (await readOfMany(op, many, id)) ?? "";
}

/** The IDs of the elastic IP addresses of one instance, or of all, by the instance. */
async function addresses(op: Op, instanceId?: string): Promise<ReadonlyMap<string, string>> {
  const found = await op.vpc.list(describeAddresses, filteredBy("instance-id", instanceId), bindings);
  const bound = found.map((one) => fromWire(binding, one));
  return new Map(bound.map((one) => [one.instanceId, one.id]));
}

/** Binds another elastic IP address to a load balancer. */
export async function exchangeAddress(op: Op, id: string, before: string, after: string): Promise<void> {
  // Somebody else may have bound the old address to another instance, which keeps it.
  if (before !== "" && (await untilIdle(op, before))?.instanceId === id) await unbind(op, before, "", id);
  await changeByTask(op, "AssociateAddress", { AddressId: after, InstanceId: id });
  await waitUntil(op, {
    what: `the address ${after} to be bound`,
    read: () => stateOf(op, after),
    done: (found) => found?.status === "BIND",
    progress: "waiting until the address is bound",
    otherwise: `the address ${after} is not bound yet`,
    forMs: 600_000,
  });
}
