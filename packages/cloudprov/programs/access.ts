/**
 * Rights in the account: a policy that lets its holders read objects, for a group of developers and for a role that
 * functions assume. An operator, who is one of the developers, signs in to the console. A deployer has an API key.
 */
import * as cloudprov from "@org/cloudprov";

const readers = new cloudprov.CamPolicy("readers", {
  name: "readers",
  description: "Reads objects",
  document: JSON.stringify({
    version: "2.0",
    statement: [{ effect: "allow", action: ["cos:GetObject"], resource: ["*"] }],
  }),
});
const developers = new cloudprov.CamGroup("developers", { name: "developers", remark: "Everybody who builds" });
new cloudprov.CamGroupPolicyAttachment("developers", { groupId: developers.id, policyId: readers.id });
const functions = new cloudprov.CamRole("functions", {
  name: "functions",
  description: "For functions that read objects",
  document: JSON.stringify({
    version: "2.0",
    statement: [{ action: "name/sts:AssumeRole", effect: "allow", principal: { service: ["scf.qcloud.com"] } }],
  }),
});
new cloudprov.CamRolePolicyAttachment("functions", { roleId: functions.id, policyId: readers.id });
const operator = new cloudprov.CamUser("operator", {
  name: "operator",
  remark: "Operates the shop",
  useApi: false,
  consoleLogin: true,
  tags: { team: "shop" },
});
new cloudprov.CamGroupMembership("developers", { groupId: developers.id, userNames: [operator.name] });
new cloudprov.CamUserPolicyAttachment("operator", { userName: operator.name, policyId: readers.id });
const deployer = new cloudprov.CamUser("deployer", { name: "deployer", remark: "Deploys the shop", useApi: false });
new cloudprov.CamAccessKey("deployer", { targetUin: deployer.uin });
