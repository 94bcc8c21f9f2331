import { familyOutlines, type ProviderOutline } from "@org/core-provider";
import packageJson from "../package.json" with { type: "json" };
import { config } from "./config.ts";
import { familyNames } from "./family-names.ts";
import { bindClients, type Clients } from "./platform/clients.ts";
import { isForbidden, isMissing } from "./platform/errors.ts";
import { identity } from "./platform/identity.ts";
import { Platform } from "./platform/platform.ts";
import { warnOfUnknownRegion } from "./platform/regions.ts";

/** The whole package: configuration, resources and functions, which are loaded when they are first used. */
export const outline: ProviderOutline<typeof config.fields, Platform, Clients> = {
  name: "cloudprov",
  npmPackage: packageJson.name,
  version: packageJson.version,
  displayName: "Tencent Cloud",
  docs: packageJson.description,
  homepage: "https://org.example/cloudprov",
  repository: "https://github.com/org/iac-sdks",
  license: packageJson.license,
  keywords: packageJson.keywords,
  publisher: packageJson.author,
  pluginDownloadURL: packageJson.pulumi.server,
  terraform: "tencentcloud",
  parents: {
    serviceId: "ApiGatewayService",
    strategyId: "ApiGatewayIpStrategy",
    pluginId: "ApiGatewayPlugin",
    apiAppId: "ApiGatewayApiApp",
    usagePlanId: "ApiGatewayUsagePlan",
    instanceId: "AntiddosBgpInstance",
    clbId: "ClbInstance",
    mysqlId: "MysqlInstance",
    roleId: "CamRole",
    userName: "CamUser",
    "CamGroupPolicyAttachment.groupId": "CamGroup",
    "CamGroupMembership.groupId": "CamGroup",
    "MysqlDatabase.instanceId": "MysqlInstance",
    "CkafkaTopic.instanceId": "CkafkaInstance",
    "CosBucketPolicy.bucket": "CosBucket",
    "CosBucketObject.bucket": "CosBucket",
    "DnspodRecord.domain": "DnspodDomainInstance",
    "KubernetesNodePool.clusterId": "KubernetesCluster",
    "PrivateDnsRecord.zoneId": "PrivateDnsZone",
    "PrivateDnsZoneVpcAttachment.zoneId": "PrivateDnsZone",
  },
  config,
  connect: (values, host) => Platform.connect(values, host, host.env),
  bind: bindClients,
  mayBeDeleted: (error) => isMissing(error),
  isForbidden,
  async requireCredentials(platform, op) {
    await platform.requireCredentials(op);
    await warnOfUnknownRegion(platform, op);
  },
  identity,
  kindOf: ({ service, version, create, read, objectId }) =>
    [service, version, create, read, objectId].every((one) => one !== undefined) ? "ActionResource" : undefined,
  account: ({ account }) => account,
  // Some IDs are names, which another account or region can have, too.
  idScope: ({ place, account }, accounts) => (accounts.length > 0 ? [place, ...accounts] : account),
  families: familyOutlines<Clients>(familyNames, {
    "api-gateway": () => import("./families/api-gateway.ts"),
    networks: () => import("./families/networks.ts"),
    machines: () => import("./families/machines.ts"),
    "load-balancing": () => import("./families/load-balancing.ts"),
    postgresql: () => import("./families/postgresql.ts"),
    redis: () => import("./families/redis.ts"),
    access: () => import("./families/access.ts"),
    dns: () => import("./families/dns.ts"),
    "private-dns": () => import("./families/private-dns.ts"),
    certificates: () => import("./families/certificates.ts"),
    kubernetes: () => import("./families/kubernetes.ts"),
    functions: () => import("./families/functions.ts"),
    ckafka: () => import("./families/ckafka.ts"),
    logs: () => import("./families/logs.ts"),
    mysql: () => import("./families/mysql.ts"),
    cos: () => import("./families/cos.ts"),
    "anti-ddos": () => import("./families/anti-ddos.ts"),
    "any-action": () => import("./families/any-action.ts"),
  }),
};
