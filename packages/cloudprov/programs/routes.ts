/** A network with its own route table for the web servers. */
import * as cloudprov from "@org/cloudprov";

const network = new cloudprov.Vpc("routed", { name: "routed", cidrBlock: "10.5.0.0/16" });
const routes = new cloudprov.RouteTable("routed", { name: "web", vpcId: network.id });
new cloudprov.Subnet("routed", {
  name: "web",
  vpcId: network.id,
  availabilityZone: "ap-guangzhou-3",
  cidrBlock: "10.5.1.0/24",
  routeTableId: routes.id,
});
