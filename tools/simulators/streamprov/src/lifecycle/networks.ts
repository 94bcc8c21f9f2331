import type { Network } from "../records.ts";
import type { World } from "../world.ts";
import { zonesOf } from "../zones.ts";

/** The values of a new network. */
export interface NewNetwork {
  readonly environmentId: string;
  readonly displayName?: string | undefined;
  readonly cloud?: string;
  readonly region?: string;
  readonly connectionTypes?: readonly string[];
  readonly cidr?: string | undefined;
  readonly reservedCidr?: string | undefined;
  readonly zones?: readonly string[] | undefined;
  readonly zonesInfo?: Network["zonesInfo"] | undefined;
  readonly dnsResolution?: string | undefined;
}

/** Starts a network: READY or, with a failure's message, FAILED after `provisionMs`. */
export function createNetwork(
  world: World,
  fields: NewNetwork,
  plan: { readonly provisionMs: number; readonly failure?: string | undefined },
): Network {
  const id = world.newId("n");
  const { cloud = "AWS", region = "us-east-1" } = fields;
  const connectionTypes = fields.connectionTypes ?? ["PRIVATELINK"];
  const privateLink = connectionTypes.includes("PRIVATELINK");
  const network: Network = {
    id,
    environmentId: fields.environmentId,
    displayName: fields.displayName ?? id,
    cloud,
    region,
    connectionTypes,
    cidr: fields.cidr,
    reservedCidr: fields.reservedCidr ?? (privateLink ? undefined : "172.20.255.0/24"),
    zones: fields.zones ?? zonesOf(cloud, region),
    zonesInfo: fields.zonesInfo ?? [],
    dnsResolution: fields.dnsResolution ?? (privateLink ? "CHASED_PRIVATE" : undefined),
    gatewayId: world.newId("gw"),
    phase: "PROVISIONING",
    errorMessage: undefined,
    ...world.born(),
  };
  world.networks.insert(network);
  world.hub.agenda.in(plan.provisionMs, () => {
    const fate =
      plan.failure === undefined
        ? ({ phase: "READY" } as const)
        : ({ phase: "FAILED", errorMessage: plan.failure } as const);
    changeNetwork(world, id, fate);
  });
  return world.networks.get(id) ?? network;
}

/** Lets a network go: it is DEPROVISIONING for a while. */
export function deleteNetwork(world: World, id: string, deprovisionMs: number): void {
  if (deprovisionMs > 0) changeNetwork(world, id, { phase: "DEPROVISIONING" });
  world.hub.agenda.in(deprovisionMs, () => world.networks.remove(id));
}

function changeNetwork(world: World, id: string, change: Partial<Network>): void {
  const network = world.networks.get(id);
  if (network !== undefined) world.networks.replace({ ...network, ...change, updatedAt: world.now() });
}
