/** A public address for a machine that exists already. It stays the same when the machine is replaced. */
import * as cloudprov from "@org/cloudprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const address = new cloudprov.Eip("api", { name: "api" });
new cloudprov.EipAssociation("api", {
  eipId: address.id,
  // ID of your machine.
  instanceId: config.require("machineId"),
});
