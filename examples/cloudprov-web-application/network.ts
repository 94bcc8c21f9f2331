import * as cloudprov from "@org/cloudprov";
import { nameOf } from "./names.ts";

/** A subnet of the application, in one zone. */
export interface ZoneSubnet {
  readonly zone: string;
  readonly subnet: cloudprov.Subnet;
}

/** A private network with a subnet in each zone. */
export function createNetwork(zones: readonly string[], tags: Readonly<Record<string, string>>) {
  const vpc = new cloudprov.Vpc("shop", { name: nameOf("shop"), cidrBlock: "10.20.0.0/16", tags });
  const subnets = zones.map(
    (zone, at): ZoneSubnet => ({
      zone,
      subnet: new cloudprov.Subnet(`shop-${at + 1}`, {
        name: `shop-${at + 1}`,
        vpcId: vpc.id,
        availabilityZone: zone,
        cidrBlock: `10.20.${at + 1}.0/24`,
        tags,
      }),
    }),
  );
  return { vpc, subnets };
}

/** The security groups: visitors reach only the load balancer, and only the servers reach the database. */
export function createFirewall(tags: Readonly<Record<string, string>>) {
  const everything = [{ action: "ACCEPT", cidrBlock: "0.0.0.0/0" }];
  const group = (name: string, description: string, source: { readonly cidrBlock: string; readonly port: string }) => {
    const made = new cloudprov.SecurityGroup(name, { name: nameOf(name), description, tags });
    new cloudprov.SecurityGroupRuleSet(name, {
      securityGroupId: made.id,
      ingresses: [
        { action: "ACCEPT", protocol: "TCP", ...source },
        { action: "DROP", cidrBlock: "0.0.0.0/0" },
      ],
      egresses: everything,
    });
    return made;
  };
  return {
    visitors: group("shop-visitors", "Visitors of the shop", { cidrBlock: "0.0.0.0/0", port: "443" }),
    servers: group("shop-servers", "Servers of the shop", { cidrBlock: "10.20.0.0/16", port: "8080" }),
    database: group("shop-database", "Database of the shop", { cidrBlock: "10.20.0.0/16", port: "3306" }),
  };
}
