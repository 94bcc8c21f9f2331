import type { Store, Stores } from "@org/simulator";

/** A rule of a security group as the platform shows it, without its place in the list. What it does not say is empty. */
export interface SecurityGroupRule {
  readonly Protocol: string;
  readonly Port: string;
  readonly ServiceTemplate: { readonly ServiceId: string; readonly ServiceGroupId: string };
  readonly CidrBlock: string;
  readonly Ipv6CidrBlock: string;
  readonly SecurityGroupId: string;
  readonly AddressTemplate: { readonly AddressId: string; readonly AddressGroupId: string };
  readonly Action: string;
  readonly PolicyDescription: string;
  readonly ModifyTime: string;
}

/** Which way the traffic goes that a rule is about. */
export type Direction = "Ingress" | "Egress";

/** A security group with its rules, the first of which that fits decides. */
export interface SecurityGroup extends Readonly<Record<Direction, readonly SecurityGroupRule[]>> {
  readonly id: string;
  readonly region: string;
  readonly name: string;
  readonly description: string;
  readonly projectId: string;
  /** How many objects of each kind use it. */
  readonly users: Readonly<Record<"CVM" | "CDB" | "ENI" | "CLB", number>>;
  /** A default group cannot be deleted. */
  readonly isDefault: boolean;
  /** Grows by one with every change of the rules. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A group that nothing uses. */
export const unused: SecurityGroup["users"] = { CVM: 0, CDB: 0, ENI: 0, CLB: 0 };

/** Opens the store of all security groups. */
export function openSecurityGroups(stores: Stores): Store<SecurityGroup> {
  return stores.open<SecurityGroup>("securityGroups");
}
