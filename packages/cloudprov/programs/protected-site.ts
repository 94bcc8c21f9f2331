/**
 * Rules for a web site behind an Anti-DDoS instance that exists already: the office is always let in, bots must solve a
 * puzzle, and the scheduling domain gets a name that people recognize.
 */
import * as cloudprov from "@org/cloudprov";
import * as pulumi from "@pulumi/pulumi";

const config = new pulumi.Config();
const site = {
  // ID of your Anti-DDoS instance.
  instanceId: config.require("instanceId"),
  // The address that it protects.
  ip: config.require("instanceAddress"),
  domain: "www.example.com",
  protocol: "http",
};
new cloudprov.AntiddosCcBlackWhiteIp("office", {
  ...site,
  blackWhiteIp: { ip: "203.0.113.200", mask: 0 },
  type: "white",
});
new cloudprov.AntiddosCcPrecisionPolicy("bots", {
  ...site,
  policyAction: "alg",
  policyLists: [{ fieldType: "value", fieldName: "ua", value: "bot", valueOperator: "include" }],
});
new cloudprov.AntiddosSchedulingDomainUserName("shop", {
  // The scheduling domain of your account.
  domainName: config.require("schedulingDomain"),
  domainUserName: "shop",
});
