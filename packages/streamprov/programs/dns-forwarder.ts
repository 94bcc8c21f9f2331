/**
 * A gateway with network interfaces in a VPC of the company. Names of the company's domains are resolved by its DNS
 * servers.
 */
import * as streamprov from "@org/streamprov";

const company = new streamprov.Environment("company", { displayName: "company" });
const environment = { id: company.id };
const gateway = new streamprov.Gateway("interfaces", {
  displayName: "interfaces",
  environment,
  awsPrivateNetworkInterfaceGateway: { region: "us-east-2", zones: ["use2-az1", "use2-az2"] },
});
new streamprov.AccessPoint("interfaces", {
  displayName: "interfaces",
  environment,
  gateway: { id: gateway.id },
  awsPrivateNetworkInterface: {
    networkInterfaces: [
      "eni-00000000000000001",
      "eni-00000000000000002",
      "eni-00000000000000003",
      "eni-00000000000000004",
      "eni-00000000000000005",
      "eni-00000000000000006",
    ],
    account: "012345678901",
    routes: ["172.31.0.0/16"],
  },
});
new streamprov.DnsForwarder("company", {
  displayName: "company",
  environment,
  gateway: { id: gateway.id },
  domains: ["example.org", "example.com"],
  forwardViaIp: { dnsServerIps: ["10.200.0.2", "10.200.0.3"] },
});
