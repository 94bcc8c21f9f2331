import { type CloudprovSimulator, testAuthority } from "@org/cloudprov-simulator";
import { type Life, type SurvivalSetup, secret } from "@org/core-provider/testing";
import { packageLives } from "./anti-ddos/package-lives.ts";
import { protectionLives } from "./anti-ddos/protection-lives.ts";
import { settingLives } from "./anti-ddos/setting-lives.ts";
import { actionLives } from "./any/action-lives.ts";
import { appAndUpstreamLives } from "./api-gateway/app-and-upstream-lives.ts";
import { bindingLives } from "./api-gateway/binding-lives.ts";
import { doneOnceLives } from "./api-gateway/done-once-lives.ts";
import { startPlatform, startProviderOn } from "./simulated-provider.ts";

/** How the platform and the provider are started for tests of every resource. */
export const setup: SurvivalSetup<CloudprovSimulator> = {
  startPlatform: () => startPlatform({ slowMs: 50 }),
  startProvider: (platform, env) => startProviderOn(platform, { env: () => env ?? {} }),
  history: ["gatewayReleases"],
  isWrite: ({ path }) => !/\/(Describe|Get|List)\w+$/.test(path),
};

/** For each resource what must exist before it, and the inputs of its life. */
export const lives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  AddressTemplate: async () => ({
    inputs: { name: "office", addresses: ["10.0.1.0/24"] },
    changed: { name: "offices", addresses: ["10.0.1.0/24", "10.0.2.0/24"] },
  }),
  AddressTemplateGroup: async ({ state }) => {
    const one = await state.addressTemplates.create({ name: "one", members: ["10.0.0.1"] });
    const other = await state.addressTemplates.create({ name: "other", members: ["10.0.0.2"] });
    return {
      inputs: { name: "all", templateIds: [one.id] },
      changed: { name: "all of them", templateIds: [one.id, other.id] },
    };
  },
  ProtocolTemplate: async () => ({
    inputs: { name: "web", protocols: ["tcp:80"] },
    changed: { name: "site", protocols: ["tcp:80", "tcp:443"] },
  }),
  ProtocolTemplateGroup: async ({ state }) => {
    const one = await state.serviceTemplates.create({ name: "one", members: ["tcp:80"] });
    const other = await state.serviceTemplates.create({ name: "other", members: ["tcp:443"] });
    return {
      inputs: { name: "all", templateIds: [one.id] },
      changed: { name: "all of them", templateIds: [one.id, other.id] },
    };
  },
  Eip: async () => {
    const inputs = { name: "web", internetMaxBandwidthOut: 5, tags: { team: "shop" } };
    return {
      inputs,
      changed: { name: "site", internetMaxBandwidthOut: 10, tags: { team: "site", stage: "test" } },
      replaced: { ...inputs, type: "HighQualityEIP" },
    };
  },
  EipAssociation: async ({ state }) => {
    const address = await state.addresses.create({});
    const inputs = { eipId: address.id, instanceId: "ins-0cxjwrog" };
    return { inputs, replaced: { eipId: address.id, networkInterfaceId: "eni-0a1b2c3d", privateIp: "10.0.1.22" } };
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
  CamUserPolicyAttachment: async ({ state }) => {
    const { name: userName } = await state.camUsers.create({ name: "operator" });
    const policy = await state.camPolicies.create({ name: "readers" });
    const other = await state.camPolicies.create({ name: "writers" });
    const inputs = { userName, policyId: policy.id };
    return { inputs, replaced: { ...inputs, policyId: other.id } };
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
  Vpc: async () => {
    const inputs = { name: "shop", cidrBlock: "10.1.0.0/16", assistantCidrs: ["10.2.0.0/16"], tags: { team: "shop" } };
    return {
      inputs,
      changed: {
        ...inputs,
        name: "site",
        dnsServers: ["10.1.0.2"],
        isMulticast: true,
        assistantCidrs: ["10.3.0.0/16", "10.4.0.0/16"],
        enableRouteVpcPublish: true,
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, cidrBlock: "172.16.0.0/16" },
    };
  },
  Subnet: async ({ state }) => {
    const { id: vpcId } = await state.vpcs.create({ name: "shop", cidrBlock: "10.1.0.0/16" });
    const { id: routeTableId } = await state.routeTables.create({ vpcId });
    const inputs = {
      name: "web",
      vpcId,
      availabilityZone: "ap-guangzhou-3",
      cidrBlock: "10.1.1.0/24",
      isMulticast: true,
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: { ...inputs, name: "site", isMulticast: false, routeTableId, tags: { team: "site", stage: "test" } },
      replaced: { ...inputs, cidrBlock: "10.1.2.0/24" },
    };
  },
  DnspodDomainInstance: async () => {
    const inputs = { domain: "example.com", remark: "Shop" };
    return {
      inputs,
      changed: { ...inputs, status: "disable", remark: "Web shop" },
      replaced: { ...inputs, isMark: "yes" },
    };
  },
  ClsLogset: async () => ({
    inputs: { logsetName: "shop", tags: { team: "shop" } },
    changed: { logsetName: "site", tags: { team: "site", stage: "test" } },
  }),
  ClsTopic: async ({ state }) => {
    const { id: logsetId } = await state.clsLogsets.create({ name: "shop" });
    const inputs = { logsetId, topicName: "orders", period: 30, describes: "Orders", tags: { team: "shop" } };
    return {
      inputs,
      changed: {
        logsetId,
        topicName: "payments",
        autoSplit: false,
        maxSplitPartitions: 20,
        period: 90,
        hotPeriod: 7,
        isWebTracking: true,
        extends: { anonymousAccess: { operations: ["trackLog"] } },
        encryption: 1,
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, storageType: "cold" },
    };
  },
  ClsIndex: async ({ state }) => {
    const { id: logsetId } = await state.clsLogsets.create({ name: "shop" });
    const { id: topicId } = await state.clsTopics.create({ name: "orders", logsetId });
    const other = await state.clsTopics.create({ name: "payments", logsetId });
    const fullText = { caseSensitive: false, tokenizer: "@&", containZH: false };
    const inputs = { topicId, rule: { fullText } };
    const keyValues = [{ key: "status", value: { type: "long", sqlFlag: true } }];
    return {
      inputs,
      changed: {
        topicId,
        rule: { keyValue: { caseSensitive: true, keyValues }, dynamicIndex: { status: true } },
        status: false,
        includeInternalFields: true,
        metadataFlag: 1,
      },
      replaced: { ...inputs, topicId: other.id },
    };
  },
  CamRolePolicyAttachment: async ({ state }) => {
    const role = await state.camRoles.create({ name: "functions" });
    const policy = await state.camPolicies.create({ name: "readers" });
    const other = await state.camPolicies.create({ name: "writers" });
    const inputs = { roleId: role.id, policyId: policy.id };
    return { inputs, replaced: { ...inputs, policyId: other.id } };
  },
  DnspodRecord: async ({ state }) => {
    const { name: domain } = await state.dnsDomains.create({ name: "example.com" });
    const { name: other } = await state.dnsDomains.create({ name: "example.org" });
    const inputs = {
      domain,
      subDomain: "www",
      recordType: "A",
      recordLine: "默认",
      value: "192.0.2.1",
      remark: "Shop",
    };
    return {
      inputs,
      changed: { ...inputs, recordType: "MX", mx: 10, value: "mail.example.net", ttl: 900, weight: 5, remark: "Mail" },
      replaced: { ...inputs, domain: other },
    };
  },
  SslCertificate: async () => {
    const { cert, key } = testAuthority().issue("shop.example.com");
    const inputs = { name: "shop", type: "SVR", cert: cert.trim(), key: secret(key.trim()), tags: { team: "shop" } };
    return {
      inputs,
      changed: { ...inputs, name: "site", projectId: 7, tags: { team: "site", stage: "test" } },
      replaced: { name: "shop", type: "CA", cert: testAuthority().cert.trim() },
    };
  },
  SecurityGroup: async () => {
    const inputs = { name: "web", description: "Web servers", tags: { team: "shop" } };
    return {
      inputs,
      changed: { name: "site", description: "", tags: { team: "site", stage: "test" } },
      replaced: { ...inputs, projectId: 1 },
    };
  },
  SecurityGroupRuleSet: async ({ state }) => {
    const { id: securityGroupId } = await state.securityGroups.create({ name: "web" });
    const other = await state.securityGroups.create({ name: "site" });
    const web = { action: "ACCEPT", cidrBlock: "0.0.0.0/0", protocol: "TCP", port: "80,443" };
    const rest = { action: "DROP", ipv6CidrBlock: "::/0" };
    const inputs = { securityGroupId, ingresses: [web, rest], egresses: [{ ...web, description: "Updates" }] };
    return {
      inputs,
      changed: { securityGroupId, ingresses: [rest, { ...web, port: "443" }] },
      replaced: { ...inputs, securityGroupId: other.id },
    };
  },
  KeyPair: async () => {
    const inputs = { keyName: "admin", projectId: 7, tags: { team: "shop" } };
    return {
      inputs,
      changed: { keyName: "admins", projectId: 7, forceStop: true, tags: { team: "site", stage: "test" } },
      replaced: { ...inputs, projectId: 8 },
    };
  },
  ApiGatewayService: async () => {
    const inputs = {
      serviceName: "shop",
      protocol: "http&https",
      netTypes: ["OUTER"],
      releaseLimit: 500,
      preLimit: 50,
      testLimit: 5,
      tags: { team: "payments" },
    };
    const changed = { ...inputs, serviceName: "shops", releaseLimit: 600, testLimit: 6, tags: { team: "orders" } };
    return { inputs, changed, replaced: { ...inputs, ipVersion: "IPv6" } };
  },
  ApiGatewayApi: async ({ state }) => {
    const service = await state.gatewayServices.create({});
    const other = await state.gatewayServices.create({});
    const inputs = {
      serviceId: service.id,
      apiName: "orders",
      requestConfigPath: "/orders",
      requestParameters: [{ name: "page", position: "QUERY", type: "int" }],
      serviceConfigUrl: "http://10.0.0.1",
      serviceConfigPath: "/",
      serviceConfigMethod: "GET",
      releaseLimit: 500,
      preLimit: 50,
      testLimit: 5,
    };
    const changed = { ...inputs, apiDesc: "all orders", releaseLimit: 600 };
    return { inputs, changed, replaced: { ...inputs, serviceId: other.id } };
  },
  ApiGatewayApiKey: async () => ({
    inputs: {
      secretName: "partner",
      accessKeyType: "manual",
      accessKeyId: "partner_key",
      accessKeySecret: secret("partner_secret"),
    },
    changed: {
      secretName: "partner",
      accessKeyType: "manual",
      accessKeyId: "partner_key",
      accessKeySecret: secret("other_secret"),
      status: "off",
    },
    replaced: { secretName: "friend" },
  }),
  ApiGatewayCustomDomain: async ({ state }) => {
    const service = await state.gatewayServices.create({});
    const inputs = {
      serviceId: service.id,
      subDomain: "api.example.com",
      protocol: "http",
      netType: "OUTER",
      defaultDomain: `${service.id}-1300000001.ap-guangzhou.apigw.tencentcs.com`,
    };
    return {
      inputs,
      changed: { ...inputs, isDefaultMapping: false, pathMappings: ["/v1#release"] },
      replaced: { ...inputs, subDomain: "www.example.com" },
    };
  },
  ApiGatewayIpStrategy: async ({ state }) => {
    const { id: serviceId } = await state.gatewayServices.create({});
    const inputs = { serviceId, strategyName: "office", strategyType: "WHITE", strategyData: "9.9.9.9" };
    return {
      inputs,
      changed: { ...inputs, strategyData: "9.9.9.9\n8.8.8.8" },
      replaced: { ...inputs, strategyName: "offices" },
    };
  },
  ApiGatewayPlugin: async () => {
    const inputs = {
      pluginName: "office",
      pluginType: "IPControl",
      pluginData: '{"type":"white_list","blocks":"10.0.0.0/24"}',
    };
    return {
      inputs,
      changed: { ...inputs, pluginName: "offices" },
      replaced: { ...inputs, pluginType: "Cors", pluginData: "{}" },
    };
  },
  ApiGatewayServiceRelease: async ({ state }) => {
    const { id: serviceId } = await state.gatewayServices.create({});
    await state.gatewayApis.create({ serviceId });
    const inputs = { serviceId, environmentName: "release", releaseDesc: "first version" };
    return { inputs, replaced: { ...inputs, releaseDesc: "second version" }, superseded: true };
  },
  ApiGatewayUsagePlan: async () => ({
    inputs: { usagePlanName: "trial", maxRequestNum: 10_000 },
    changed: { usagePlanName: "trials", maxRequestNum: 20_000 },
  }),
  ApiGatewayUsagePlanAttachment: async ({ state }) => {
    const { id: usagePlanId } = await state.usagePlans.create({});
    const { id: serviceId } = await state.gatewayServices.create({});
    const { id: apiId } = await state.gatewayApis.create({ serviceId, config: { AuthType: "SECRET" } });
    const keys = [(await state.gatewayKeys.create({})).id, (await state.gatewayKeys.create({})).id];
    const inputs = { usagePlanId, serviceId, environment: "release", bindType: "API", apiId, accessKeyIds: keys };
    return { inputs, replaced: { ...inputs, environment: "test" } };
  },
  ...appAndUpstreamLives,
  ...doneOnceLives,
  ...packageLives,
  ...protectionLives,
  ...settingLives,
  ...actionLives,
  ...bindingLives,
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
