import { inFamilies, type ProviderDefinition } from "@org/core-provider";
import packageJson from "../package.json" with { type: "json" };
import { ObjectMissing } from "./any-action/update.ts";
import { config } from "./config.ts";
import { access } from "./families/access.ts";
import { antiDdos } from "./families/anti-ddos.ts";
import { anyAction } from "./families/any-action.ts";
import { apiGateway } from "./families/api-gateway.ts";
import { certificates } from "./families/certificates.ts";
import { dns } from "./families/dns.ts";
import { logs } from "./families/logs.ts";
import { machines } from "./families/machines.ts";
import { networks } from "./families/networks.ts";
import { bindClients, type Clients } from "./platform/clients.ts";
import { isForbidden, isMissing } from "./platform/errors.ts";
import { identity } from "./platform/identity.ts";
import { Platform } from "./platform/platform.ts";
import { warnOfUnknownRegion } from "./platform/regions.ts";
import { actionResource } from "./resources/any/action-resource.ts";
import { goneDomainCodes } from "./resources/api-gateway/api-gateway-custom-domain.ts";
import { goneGroupCodes } from "./resources/cam/cam-group.ts";
import { gonePolicyCodes } from "./resources/cam/cam-policy.ts";
import { goneRoleCodes } from "./resources/cam/cam-role.ts";
import { goneUserCodes } from "./resources/cam/cam-user.ts";
import { goneCertificateCodes } from "./resources/certificates/ssl-certificate.ts";
import { goneKeyPairCodes } from "./resources/compute/key-pair-object.ts";
import { goneDnsRecordCodes } from "./resources/dns/dnspod-record.ts";
import { goneAddressCodes } from "./resources/network/eip-address.ts";

/** The whole package: configuration, resources and functions. */
export const provider: ProviderDefinition<typeof config.fields, Platform, Clients> = {
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
  },
  config,
  connect: (values, host) => Platform.connect(values, host, process.env),
  bind: bindClients,
  mayBeDeleted: (error) =>
    error instanceof ObjectMissing ||
    isMissing(error, [
      ...goneDomainCodes,
      ...goneAddressCodes,
      ...goneKeyPairCodes,
      ...goneRoleCodes,
      ...gonePolicyCodes,
      ...goneGroupCodes,
      ...goneUserCodes,
      ...goneDnsRecordCodes,
      ...goneCertificateCodes,
    ]),
  isForbidden: isForbidden,
  async requireCredentials(platform, op) {
    await platform.requireCredentials(op);
    await warnOfUnknownRegion(platform, op);
  },
  identity,
  kindOf: ({ service, version, create, read, objectId }) =>
    [service, version, create, read, objectId].every((one) => one !== undefined) ? actionResource.name : undefined,
  account: ({ account }) => account,
  // Some IDs are names, which another account or region can have, too.
  idScope: ({ place, account }, accounts) => (accounts.length > 0 ? [place, ...accounts] : account),
  ...inFamilies<Clients>([apiGateway, networks, machines, access, dns, certificates, logs, antiDdos, anyAction]),
};
