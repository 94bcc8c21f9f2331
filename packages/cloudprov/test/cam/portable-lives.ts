import { free, type PortableLife, secret, type World } from "@org/core-provider/testing";
import { phone } from "../settings.ts";

/** The lives of access management, which run on the simulator and on the real platform. */
export const portableAccessLives = {
  CamRole: free(async ({ name }) => {
    const inputs = { name: name("functions"), document: trust("scf.qcloud.com"), tags: { team: "shop" } };
    return {
      inputs,
      changed: {
        name: name("functions"),
        document: trust("cvm.qcloud.com"),
        description: "Machines",
        consoleLogin: true,
        sessionDuration: 3_600,
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, name: name("machines") },
    };
  }),
  CamPolicy: free(async ({ name }) => {
    const inputs = { name: name("readers"), document: permit("cos:GetObject"), tags: { team: "shop" } };
    return {
      inputs,
      changed: {
        name: name("readers"),
        document: permit("cos:*"),
        description: "Buckets",
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, name: name("writers") },
    };
  }),
  CamRolePolicyAttachment: free(async (world) => {
    const role = await world.given("CamRole", { name: world.name("attached"), document: trust("scf.qcloud.com") });
    const inputs = { roleId: role.id, policyId: await policy(world, "attached") };
    return { inputs, replaced: { ...inputs, policyId: await policy(world, "other") } };
  }),
  CamGroup: free(async ({ name }) => ({
    inputs: { name: name("developers"), remark: "Shop" },
    changed: { name: name("testers"), remark: "Site" },
  })),
  CamGroupPolicyAttachment: free(async (world) => {
    const inputs = { groupId: await group(world, "attached"), policyId: await policy(world, "attached") };
    return { inputs, replaced: { ...inputs, policyId: await policy(world, "other") } };
  }),
  CamGroupMembership: free(async (world) => {
    const [ada, grace, linus] = await Promise.all(["ada", "grace", "linus"].map((text) => user(world, text)));
    const inputs = { groupId: await group(world, "joined"), userNames: [ada?.name, grace?.name] };
    return {
      inputs,
      changed: { ...inputs, userNames: [grace?.name, linus?.name] },
      // An import would also contain users that only the other program adds.
      drifted: { ...inputs, userNames: [grace?.name] },
      replaced: { ...inputs, groupId: await group(world, "other") },
    };
  }),
  CamUser: free(async ({ name, setting }) => {
    const inputs = { name: name("operator"), remark: "Shop", forceDelete: true, tags: { team: "shop" } };
    return {
      inputs,
      changed: {
        name: name("operator"),
        remark: "Site",
        forceDelete: true,
        consoleLogin: true,
        password: secret("Secret-123"),
        needResetPassword: false,
        phoneNum: setting(phone),
        countryCode: "86",
        email: "operator@example.com",
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, name: name("auditor") },
    };
  }),
  CamAccessKey: free(async (world) => {
    const { uin: targetUin } = await user(world, "key-owner");
    const { uin: other } = await user(world, "other-owner");
    return {
      inputs: { targetUin },
      changed: { targetUin, status: "Inactive" },
      drifted: { targetUin, status: "Active" },
      replaced: { targetUin: other },
    };
  }),
  CamUserPolicyAttachment: free(async (world) => {
    const { name: userName } = await user(world, "attached");
    const inputs = { userName, policyId: await policy(world, "attached") };
    return { inputs, replaced: { ...inputs, policyId: await policy(world, "other") } };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;

async function policy(world: World, text: string): Promise<string> {
  return (await world.given("CamPolicy", { name: world.name(text), document: permit("cos:GetObject") })).id;
}

async function group(world: World, text: string): Promise<string> {
  return (await world.given("CamGroup", { name: world.name(text) })).id;
}

async function user(world: World, text: string) {
  const name = world.name(text);
  const { outputs } = await world.given("CamUser", { name, forceDelete: true });
  return { name, uin: outputs["uin"] };
}

/** A policy that permits an action. */
function permit(action: string): string {
  return JSON.stringify({ version: "2.0", statement: [{ effect: "allow", action: [action], resource: ["*"] }] });
}

/** A trust policy for a service. */
function trust(service: string): string {
  const statement = [{ action: "name/sts:AssumeRole", effect: "allow", principal: { service: [service] } }];
  return JSON.stringify({ version: "2.0", statement });
}
