import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { type Life, secret } from "@org/core-provider/testing";

/** The lives of the resources of access management. */
export const accessLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  CamRole: async () => {
    const inputs = { name: "functions", document: trust("scf.qcloud.com"), tags: { team: "shop" } };
    return {
      inputs,
      changed: {
        name: "functions",
        document: trust("cvm.qcloud.com"),
        description: "Machines",
        consoleLogin: true,
        sessionDuration: 3_600,
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, name: "machines" },
    };
  },
  CamPolicy: async () => {
    const inputs = { name: "readers", document: permit("cos:GetObject"), tags: { team: "shop" } };
    return {
      inputs,
      changed: {
        name: "readers",
        document: permit("cos:*"),
        description: "Buckets",
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, name: "writers" },
    };
  },
  CamRolePolicyAttachment: async ({ state }) => {
    const role = await state.camRoles.create({ name: "functions" });
    const policy = await state.camPolicies.create({ name: "readers" });
    const other = await state.camPolicies.create({ name: "writers" });
    const inputs = { roleId: role.id, policyId: policy.id };
    return { inputs, replaced: { ...inputs, policyId: other.id } };
  },
  CamGroup: async () => ({
    inputs: { name: "developers", remark: "Shop" },
    changed: { name: "testers", remark: "Site" },
  }),
  CamGroupPolicyAttachment: async ({ state }) => {
    const group = await state.camGroups.create({ name: "developers" });
    const policy = await state.camPolicies.create({ name: "readers" });
    const other = await state.camPolicies.create({ name: "writers" });
    const inputs = { groupId: group.id, policyId: policy.id };
    return { inputs, replaced: { ...inputs, policyId: other.id } };
  },
  CamGroupMembership: async ({ state }) => {
    const [group, other] = await Promise.all(["developers", "testers"].map((name) => state.camGroups.create({ name })));
    for (const name of ["ada", "grace", "linus"]) await state.camUsers.create({ name });
    const inputs = { groupId: group?.id, userNames: ["ada", "grace"] };
    return {
      inputs,
      changed: { ...inputs, userNames: ["grace", "linus"] },
      replaced: { ...inputs, groupId: other?.id },
    };
  },
  CamUser: async () => {
    const inputs = { name: "operator", remark: "Shop", forceDelete: true, tags: { team: "shop" } };
    return {
      inputs,
      changed: {
        name: "operator",
        remark: "Site",
        forceDelete: true,
        consoleLogin: true,
        password: secret("Secret-123"),
        needResetPassword: false,
        phoneNum: "13800000000",
        countryCode: "86",
        email: "operator@example.com",
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, name: "auditor" },
    };
  },
  CamAccessKey: async ({ state }) => {
    const { uin: targetUin } = await state.camUsers.create({ name: "operator" });
    const { uin } = await state.camUsers.create({ name: "auditor" });
    return {
      inputs: { targetUin },
      changed: { targetUin, status: "Inactive" },
      replaced: { targetUin: uin },
    };
  },
  CamUserPolicyAttachment: async ({ state }) => {
    const { name: userName } = await state.camUsers.create({ name: "operator" });
    const policy = await state.camPolicies.create({ name: "readers" });
    const other = await state.camPolicies.create({ name: "writers" });
    const inputs = { userName, policyId: policy.id };
    return { inputs, replaced: { ...inputs, policyId: other.id } };
  },
};

/** A policy that permits an action. */
function permit(action: string): string {
  return JSON.stringify({ version: "2.0", statement: [{ effect: "allow", action: [action], resource: ["*"] }] });
}

/** A trust policy for a service. */
function trust(service: string): string {
  const statement = [{ action: "name/sts:AssumeRole", effect: "allow", principal: { service: [service] } }];
  return JSON.stringify({ version: "2.0", statement });
}
