/**
 * A network with its own route table for the web servers: their traffic leaves the network with the public address of
 * each machine.
 */
import * as cloudprov from "@org/cloudprov";

const network = new cloudprov.Vpc("routed", { name: "routed", cidrBlock: "10.5.0.0/16" });
const web = new cloudprov.Subnet("routed", {
  name: "web",
  vpcId: network.id,
  availabilityZone: "ap-guangzhou-3",
  cidrBlock: "10.5.1.0/24",
});
const routes = new cloudprov.RouteTable("routed", { name: "web", vpcId: network.id });
new cloudprov.RouteTableEntry("internet", {
  routeTableId: routes.id,
  destinationCidrBlock: "0.0.0.0/0",
  nextType: "EIP",
  nextHub: "0",
});
new cloudprov.RouteTableAssociation("routed", { subnetId: web.id, routeTableId: routes.id });
