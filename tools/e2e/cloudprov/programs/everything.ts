import * as cloudprov from "@org/cloudprov";
import { testAuthority } from "@org/cloudprov-simulator";
import { antiDdos } from "./anti-ddos.ts";
import { apiGateway } from "./api-gateway.ts";
import type { Site } from "./protection.ts";

const authority = testAuthority().cert.trim();

/** A program with every kind of resource that the package models. */
export function everything({
  note = "At first",
  ...given
}: {
  readonly note?: string;
  readonly domainName: string;
  readonly site: Site;
}): void {
  apiGateway({ note });
  antiDdos(given);
  const offices = new cloudprov.AddressTemplate("offices", { addresses: ["10.0.1.0/24"] });
  new cloudprov.AddressTemplateGroup("offices", { templateIds: [offices.id] });
  const address = new cloudprov.Eip("web", { name: `web-${note.replaceAll(" ", "-")}`, tags: { team: "shop" } });
  new cloudprov.EipAssociation("web", { eipId: address.id, instanceId: "ins-0cxjwrog" });
  new cloudprov.KeyPair("web", { keyName: note.replaceAll(" ", "_"), tags: { team: "shop" } });
  const network = new cloudprov.Vpc("shop", {
    name: note.replaceAll(" ", "-"),
    cidrBlock: "10.1.0.0/16",
    assistantCidrs: ["10.2.0.0/16"],
    tags: { team: "shop" },
  });
  new cloudprov.Subnet("web", {
    name: note.replaceAll(" ", "-"),
    vpcId: network.id,
    availabilityZone: "ap-guangzhou-3",
    cidrBlock: "10.1.1.0/24",
    tags: { team: "shop" },
  });
  const group = new cloudprov.SecurityGroup("web", { description: note, tags: { team: "shop" } });
  new cloudprov.SecurityGroupRuleSet("web", {
    securityGroupId: group.id,
    ingresses: [
      { action: "ACCEPT", cidrBlock: "0.0.0.0/0", protocol: "TCP", port: "443", description: note },
      { action: "ACCEPT", sourceSecurityId: group.id },
    ],
    egresses: [{ action: "ACCEPT", cidrBlock: "0.0.0.0/0" }],
  });
  const role = new cloudprov.CamRole("functions", {
    description: note,
    document: JSON.stringify({
      version: "2.0",
      statement: [{ action: "name/sts:AssumeRole", effect: "allow", principal: { service: ["scf.qcloud.com"] } }],
    }),
    tags: { team: "shop" },
  });
  const policy = new cloudprov.CamPolicy("readers", {
    description: note,
    document: JSON.stringify({
      version: "2.0",
      statement: [{ effect: "allow", action: ["cos:GetObject"], resource: ["*"] }],
    }),
    tags: { team: "shop" },
  });
  const developers = new cloudprov.CamGroup("developers", { remark: note });
  const auditor = new cloudprov.CamUser("auditor", { remark: note, useApi: false, tags: { team: "shop" } });
  new cloudprov.CamUserPolicyAttachment("readers", { userName: auditor.name, policyId: policy.id });
  new cloudprov.CamGroupPolicyAttachment("readers", { groupId: developers.id, policyId: policy.id });
  new cloudprov.CamRolePolicyAttachment("readers", { roleId: role.id, policyId: policy.id });
  const { domain } = new cloudprov.DnspodDomainInstance("shop", { domain: "example.com", remark: note });
  new cloudprov.DnspodRecord("shop", {
    domain,
    subDomain: "www",
    recordType: "A",
    recordLine: "默认",
    value: "192.0.2.1",
    remark: note,
  });
  const logs = new cloudprov.ClsLogset("shop", { logsetName: note.replaceAll(" ", "-"), tags: { team: "shop" } });
  const orders = new cloudprov.ClsTopic("orders", {
    logsetId: logs.id,
    topicName: "orders",
    describes: note,
    isWebTracking: true,
    extends: { anonymousAccess: { operations: ["trackLog"] } },
    tags: { team: "shop" },
  });
  new cloudprov.ClsIndex("orders", {
    topicId: orders.id,
    rule: { fullText: { caseSensitive: false, tokenizer: "@&", containZH: false } },
  });
  new cloudprov.SslCertificate("shop", { name: note, type: "CA", cert: authority, tags: { team: "shop" } });
  const web = new cloudprov.ProtocolTemplate("web", { protocols: ["tcp:80,443"] });
  new cloudprov.ProtocolTemplateGroup("web", { templateIds: [web.id] });
}
