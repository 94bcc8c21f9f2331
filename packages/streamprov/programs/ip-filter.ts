/** Management of the organization that is allowed only from the networks of two offices. */
import * as streamprov from "@org/streamprov";

const berlin = new streamprov.IpGroup("berlin", { groupName: "Berlin", cidrBlocks: ["192.0.2.0/24"] });
const lisbon = new streamprov.IpGroup("lisbon", { groupName: "Lisbon", cidrBlocks: ["198.51.100.0/24"] });
new streamprov.IpFilter("offices", {
  filterName: "Offices",
  resourceGroup: "management",
  ipGroups: [berlin.id, lisbon.id],
});
