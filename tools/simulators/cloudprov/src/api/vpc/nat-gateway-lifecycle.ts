import type { World } from "../../world.ts";
import { found } from "../action.ts";
import type { TaggedResource } from "../tag/tags.ts";
import type { Address } from "./addresses.ts";
import { malformedId } from "./describe.ts";
import type { NatGateway } from "./nat-gateways.ts";

/** Creates a gateway without addresses. */
export function createNatGateway(
  world: World,
  fields: Pick<NatGateway, "region" | "vpcId" | "name"> & Partial<NatGateway>,
): NatGateway {
  const isStandard = fields.productVersion === 2;
  return world.networks.natGateways.insert({
    id: world.newId("nat"),
    maxConcurrent: isStandard ? 2_000_000 : 1_000_000,
    bandwidth: isStandard ? 5000 : 100,
    zone: `${fields.region}-3`,
    subnetId: "",
    productVersion: 1,
    state: "AVAILABLE",
    deletionProtection: false,
    createdAt: world.now(),
    ...fields,
  });
}

/** The gateway with an ID, even if listings do not show it yet. */
export function existingNatGateway({ networks }: World, id: string, region: string): NatGateway {
  if (!/^nat-[0-9a-z]{8}$/.test(id)) throw malformedId(id);
  const gateway = networks.natGateways.get(id);
  return found(gateway?.region === region ? gateway : undefined, "ResourceNotFound", `NAT gateway ${id}`);
}

/** The public addresses of a gateway. */
export function addressesOf({ eips }: World, id: string): readonly Address[] {
  return eips.addresses.all().filter(({ instanceId }) => instanceId === id);
}

/** The name of a gateway in the tag service. */
export function tagsOfNatGateway({ id, region }: Pick<NatGateway, "id" | "region">): TaggedResource {
  return { service: "vpc", prefix: "nat", region, resourceId: id };
}

/** Whether a resource is an existing gateway. */
export function isNatGateway({ networks }: World, { service, prefix, region, resourceId }: TaggedResource): boolean {
  return service === "vpc" && prefix === "nat" && networks.natGateways.get(resourceId)?.region === region;
}
