/**
 * A gateway with network interfaces in a VPC of the company. Names of the company's domains are resolved by its DNS
 * servers.
 */
import * as streamprov from "@org/streamprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
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
      // IDs of six network interfaces in your VPC.
      config.require("awsNetworkInterface1"),
      config.require("awsNetworkInterface2"),
      config.require("awsNetworkInterface3"),
      config.require("awsNetworkInterface4"),
      config.require("awsNetworkInterface5"),
      config.require("awsNetworkInterface6"),
    ],
    // ID of your AWS account, 12 digits.
    account: config.require("awsAccountId"),
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
