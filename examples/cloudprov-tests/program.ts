import * as cloudprov from "@org/cloudprov";
import * as pulumi from "@pulumi/pulumi";

/** A security group and a list of addresses that may reach it. */
export async function program(): Promise<Record<string, unknown>> {
  const config = new pulumi.Config("shop");
  const group = new cloudprov.SecurityGroup("web", { name: "web", description: "The web servers." });
  const office = new cloudprov.AddressTemplate("office", {
    name: "office",
    addresses: config.requireObject<string[]>("office"),
  });
  return { group: group.id, office: office.id };
}
