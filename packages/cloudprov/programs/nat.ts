/** Machines without public addresses reach the Internet through the address of a NAT gateway. */
import * as cloudprov from "@org/cloudprov";

const network = new cloudprov.Vpc("inner", { name: "inner", cidrBlock: "10.6.0.0/16" });
const address = new cloudprov.Eip("inner", { name: "inner" });
const gateway = new cloudprov.NatGateway("inner", {
  name: "inner",
  vpcId: network.id,
  assignedEipSets: [address.publicIp],
});
const routes = new cloudprov.RouteTable("inner", { name: "inner", vpcId: network.id });
new cloudprov.RouteTableEntry("inner", {
  routeTableId: routes.id,
  destinationCidrBlock: "0.0.0.0/0",
  nextType: "NAT",
  nextHub: gateway.id,
});
