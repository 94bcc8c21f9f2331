import type { Unchecked } from "@org/core-provider";

/** The properties that an access has only while it is open. */
const ofAccesses = {
  clusterInternet: ["clusterInternetDomain", "clusterInternetSecurityGroup"],
  clusterIntranet: ["clusterIntranetDomain"],
} as const;

/** The properties of VPC-CNI, which the platform does not show while it is off. */
export const ofPods = ["vpcCniType", "claimExpiredSeconds"];

/** Whether the list of subnets of pods turns VPC-CNI off. */
export function isOffWith(subnetIds: unknown): boolean {
  return subnetIds === undefined || (Array.isArray(subnetIds) && subnetIds.length === 0);
}

/** The properties of accesses that are closed and of VPC-CNI that is off, and what they need. */
export function withoutEffect(args: Unchecked): readonly (readonly [name: string, needed: string])[] {
  const closed = Object.entries(ofAccesses).flatMap(([access, names]) =>
    args[access] === undefined || args[access] === false
      ? names.map((name) => [name, `${access} is true`] as const)
      : [],
  );
  const off = isOffWith(args["eniSubnetIds"]) ? ofPods : [];
  const all = [...closed, ...off.map((name) => [name, "eniSubnetIds lists subnets"] as const)];
  return all.filter(([name]) => args[name] !== undefined);
}
