import * as cloudprov from "@org/cloudprov";

/** The number of resources below that a change of the note updates. */
export const accessUpdates = 4;

/** Every kind of resource of access management. */
export function access({ note }: { readonly note: string }): void {
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
  new cloudprov.CamAccessKey("auditor", { targetUin: auditor.uin, status: "Inactive" });
  new cloudprov.CamUserPolicyAttachment("readers", { userName: auditor.name, policyId: policy.id });
  new cloudprov.CamGroupMembership("developers", { groupId: developers.id, userNames: [auditor.name] });
  new cloudprov.CamGroupPolicyAttachment("readers", { groupId: developers.id, policyId: policy.id });
  new cloudprov.CamRolePolicyAttachment("readers", { roleId: role.id, policyId: policy.id });
}
