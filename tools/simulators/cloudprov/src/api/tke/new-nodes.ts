import { listOf, object, optional, type Problem, text } from "@org/simulator";
import { PlatformError } from "../../errors.ts";
import type { World } from "../../world.ts";
import type { Reply } from "../action.ts";
import { placeIn } from "../cvm/machine-places.ts";
import { ordinaryMachine } from "../cvm/machines.ts";
import type { Cluster, ClusterNode } from "./kubernetes.ts";

/** Machines of the account that become nodes, as a request has them. */
export interface GivenMachines {
  readonly NodeRole: string;
  readonly ExistedInstancesPara: { readonly InstanceIds: readonly string[]; readonly LoginSettings?: Reply };
  readonly InstanceAdvancedSettingsOverride?: Reply;
}

/** Machines that the platform buys, as a request has them. */
export interface GivenPurchases {
  readonly NodeRole: string;
  readonly RunInstancesPara: readonly string[];
}

/** The members of RunInstances that nodes must have. */
const purchase = object({
  InstanceType: text({ min: 1 }),
  VirtualPrivateCloud: object({ VpcId: text({ min: 1 }), SubnetId: text({ min: 1 }) }),
  LoginSettings: object({
    Password: optional(text({ min: 1 })),
    KeyIds: optional(listOf(text({ min: 1 }), { min: 1 })),
  }),
});

interface Purchase {
  readonly InstanceType: string;
  readonly InstanceCount?: number;
  readonly InstanceName?: string;
  readonly InstanceChargeType?: string;
  readonly Placement?: { readonly Zone?: string };
  readonly VirtualPrivateCloud: { readonly VpcId: string; readonly SubnetId: string };
  readonly LoginSettings: { readonly Password?: string; readonly KeyIds?: readonly string[] };
}

/** Reads the parameters of a purchase, which are a JSON text. */
export function purchaseIn(world: World, given: string, vpcId: string): Purchase {
  let parsed: unknown;
  try {
    parsed = JSON.parse(given);
  } catch {
    throw new PlatformError("InternalError.Param", "RunInstancesPara is not valid JSON.");
  }
  const { InstanceType, VirtualPrivateCloud, LoginSettings } = (parsed ?? {}) as Record<string, unknown>;
  const problems: Problem[] = [];
  purchase.check({ InstanceType, VirtualPrivateCloud, LoginSettings }, "", problems);
  const [problem] = problems;
  if (problem !== undefined) {
    throw new PlatformError("InternalError.Param", `RunInstancesPara${problem.at} ${problem.message}.`);
  }
  const whole = parsed as Purchase;
  const { VpcId, SubnetId } = whole.VirtualPrivateCloud;
  if (VpcId !== vpcId || world.networks.subnets.get(SubnetId)?.vpcId !== vpcId) {
    throw new PlatformError("InternalError.Param", `The subnet ${SubnetId} is not in ${vpcId}.`);
  }
  return whole;
}

/** Buys machines for a cluster. They are being set up. */
export function buyNodes(world: World, cluster: Cluster, { NodeRole, RunInstancesPara }: GivenPurchases): void {
  for (const given of RunInstancesPara) {
    const one = purchaseIn(world, given, cluster.vpcId);
    const { region } = cluster;
    const zone = one.Placement?.Zone ?? world.networks.subnets.get(one.VirtualPrivateCloud.SubnetId)?.zone ?? "";
    for (let number = 0; number < (one.InstanceCount ?? 1); number++) {
      const id = world.newId("ins");
      world.machines.insert({
        ...ordinaryMachine,
        id,
        uuid: world.newUuid(),
        region,
        zone,
        name: one.InstanceName ?? ordinaryMachine.name,
        type: one.InstanceType,
        chargeType: one.InstanceChargeType ?? ordinaryMachine.chargeType,
        ...placeIn(world, one.VirtualPrivateCloud, { region, zone }),
        password: one.LoginSettings.Password ?? "",
        keyIds: one.LoginSettings.KeyIds ?? [],
        createdAt: world.now(),
      });
      addNode(world, cluster, { id, role: NodeRole });
    }
  }
}

/** Makes machines of the account nodes of a cluster. They are being set up again. */
export function takeMachines(world: World, cluster: Cluster, given: GivenMachines): void {
  const { InstanceIds, LoginSettings } = given.ExistedInstancesPara;
  for (const id of InstanceIds) {
    const machine = world.machines.get(id);
    if (machine?.region !== cluster.region) {
      throw new PlatformError("InternalError.CvmNotFound", `The machine ${id} does not exist.`);
    }
    if (world.kubernetes.nodes.get(id) !== undefined) {
      throw new PlatformError("InternalError.Param", `The machine ${id} is part of a cluster.`);
    }
    const { Password } = LoginSettings ?? {};
    if (typeof Password === "string") world.machines.replace({ ...machine, password: Password });
    addNode(world, cluster, { id, role: given.NodeRole, settings: given.InstanceAdvancedSettingsOverride ?? {} });
  }
}

function addNode(world: World, cluster: Cluster, node: Pick<ClusterNode, "id" | "role"> & Partial<ClusterNode>): void {
  world.kubernetes.nodes.insert({
    clusterId: cluster.id,
    poolId: "",
    state: "initializing",
    fault: "",
    version: cluster.version,
    lanIp: world.machines.get(node.id)?.privateIp ?? "",
    settings: {},
    createdAt: world.now(),
    ...node,
  });
}

/** The nodes that were being set up work, or have failed. */
export function finishNodes({ kubernetes: { nodes } }: World, clusterId: string, succeeded: boolean): void {
  for (const node of nodes.all().filter((one) => one.clusterId === clusterId && one.state === "initializing")) {
    nodes.replace({
      ...node,
      ...(succeeded
        ? { state: "running" as const }
        : { state: "failed" as const, fault: "The node cannot be set up." }),
    });
  }
}
