import { flag, integer, listOf, object, oneOf, optional, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import { type Action, defineAction } from "../action.ts";
import { changeCluster, existingCluster, idleCluster, later } from "./cluster-tasks.ts";
import type { ClusterNetwork } from "./kubernetes.ts";

/** The actions that turn VPC-CNI of clusters on and off, and add subnets. */
export function vpcCniActions(world: World): Action[] {
  return [enable(world), disable(world), addSubnets(world), describeIpamd(world)];
}

const own = { ClusterId: text({ min: 1 }) };
const ids = listOf(text({ min: 1 }), { min: 1 });

function setNetwork(world: World, id: string, changes: Partial<ClusterNetwork>): void {
  const network = world.kubernetes.clusters.get(id)?.network;
  if (network !== undefined) changeCluster(world, id, { network: { ...network, ...changes } });
}

function checkSubnets({ networks }: World, subnetIds: readonly string[], vpcId: string): void {
  const missing = subnetIds.find((id) => networks.subnets.get(id)?.vpcId !== vpcId);
  if (missing === undefined) return;
  throw new PlatformError("InvalidParameter.SubnetNotExist", `The subnet ${missing} is not in ${vpcId}.`);
}

function enable(world: World): Action {
  return defineAction({
    name: "EnableVpcCniNetworkType",
    params: object({
      ...own,
      VpcCniType: oneOf("tke-route-eni", "tke-direct-eni"),
      EnableStaticIp: flag(),
      Subnets: ids,
      ExpiredSeconds: optional(integer({ min: 300 })),
      SkipAddingNonMasqueradeCIDRs: optional(flag()),
    }),
    run({ params: { ClusterId, VpcCniType, EnableStaticIp, Subnets, ExpiredSeconds = 300 }, region }) {
      const { vpcId } = idleCluster(world, ClusterId, region);
      checkSubnets(world, Subnets, vpcId);
      setNetwork(world, ClusterId, { cniPhase: "initializing", subnetIds: Subnets, cniType: VpcCniType });
      later(world, "EnableVpcCniNetworkType", (succeeded) =>
        setNetwork(world, ClusterId, {
          cniPhase: succeeded ? "running" : "failed",
          isNonStatic: !EnableStaticIp,
          claimSeconds: ExpiredSeconds,
        }),
      );
      return {};
    },
  });
}

function disable(world: World): Action {
  return defineAction({
    name: "DisableVpcCniNetworkType",
    params: object(own),
    run({ params: { ClusterId }, region }) {
      const { network } = idleCluster(world, ClusterId, region);
      if (network.type === "VPC-CNI") {
        throw new PlatformError("FailedOperation.DisableVPCCNIFailed", "The cluster was created with VPC-CNI.");
      }
      setNetwork(world, ClusterId, { cniPhase: "upgrading" });
      later(world, "DisableVpcCniNetworkType", () =>
        setNetwork(world, ClusterId, { cniPhase: "", cniType: "", subnetIds: [] }),
      );
      return {};
    },
  });
}

function addSubnets(world: World): Action {
  return defineAction({
    name: "AddVpcCniSubnets",
    params: object({
      ...own,
      SubnetIds: ids,
      VpcId: text({ min: 1 }),
      SkipAddingNonMasqueradeCIDRs: optional(flag()),
    }),
    run({ params: { ClusterId, SubnetIds, VpcId }, region }) {
      const { network, vpcId } = idleCluster(world, ClusterId, region);
      checkSubnets(world, SubnetIds, VpcId);
      if (VpcId !== vpcId) throw new PlatformError("InvalidParameter.Param", `The cluster is not in ${VpcId}.`);
      setNetwork(world, ClusterId, { subnetIds: [...new Set([...network.subnetIds, ...SubnetIds])] });
      return {};
    },
  });
}

function describeIpamd(world: World): Action {
  return defineAction({
    name: "DescribeIPAMD",
    params: object(own),
    run({ params: { ClusterId }, region }) {
      const { network } = existingCluster(world, ClusterId, region);
      const isOn = network.cniPhase !== "";
      return {
        EnableIPAMD: isOn,
        EnableCustomizedPodCidr: network.hasPodNumbers,
        DisableVpcCniMode: false,
        Phase: network.cniPhase,
        Reason: network.cniPhase === "failed" ? "No address is left." : "",
        SubnetIds: isOn ? network.subnetIds : null,
        ClaimExpiredDuration: isOn ? `${Math.floor(network.claimSeconds / 60)}m${network.claimSeconds % 60}s` : "",
        EnableTrunkingENI: false,
      };
    },
  });
}
