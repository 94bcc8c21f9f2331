import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { antiDdosSteps } from "./anti-ddos.ts";
import type { Step } from "./step.ts";
import { accessSteps } from "./steps/access.ts";
import { apiGatewaySteps } from "./steps/api-gateway.ts";
import { callerSteps } from "./steps/callers.ts";
import { certificateSteps } from "./steps/certificates.ts";
import { ckafkaSteps } from "./steps/ckafka.ts";
import { dnsSteps } from "./steps/dns.ts";
import { functionSteps } from "./steps/functions.ts";
import { kubernetesSteps } from "./steps/kubernetes.ts";
import { balancingSteps } from "./steps/load-balancing.ts";
import { logSteps } from "./steps/logs.ts";
import { machineSteps } from "./steps/machines.ts";
import { mysqlSteps } from "./steps/mysql.ts";
import { networkSteps } from "./steps/networks.ts";
import { postgresSteps } from "./steps/postgres.ts";
import { privateDnsSteps } from "./steps/private-dns.ts";
import { queueSteps } from "./steps/queues.ts";
import { redisSteps } from "./steps/redis.ts";

/** API versions of the services. */
export const versions: Readonly<Record<Step["service"], string>> = {
  vpc: "2017-03-12",
  cvm: "2017-03-12",
  cbs: "2017-03-12",
  api: "2020-11-06",
  antiddos: "2020-03-09",
  apigateway: "2018-08-08",
  tdmq: "2020-02-17",
  dnspod: "2021-03-23",
  privatedns: "2020-10-28",
  tag: "2018-08-13",
  cam: "2019-01-16",
  cdb: "2017-03-20",
  clb: "2018-03-17",
  ckafka: "2019-08-19",
  cls: "2020-10-16",
  postgres: "2017-03-12",
  redis: "2018-04-12",
  scf: "2018-04-16",
  ssl: "2019-12-05",
  tke: "2018-05-25",
  as: "2018-04-19",
  sts: "2018-08-13",
};

/** Makes what no action makes, and gives what the steps want to know of it. */
export async function seed({ state, credentials }: CloudprovSimulator): Promise<Record<string, unknown>> {
  const service = await state.gatewayServices.create({});
  const api = await state.gatewayApis.create({ serviceId: service.id });
  const plugin = await state.gatewayPlugins.create({});
  const app = await state.apiApps.create({});
  const strategy = await state.ipStrategies.create({ serviceId: service.id });
  const place = { serviceId: service.id, apiId: api.id };
  await state.pluginBindings.create({ ownerId: plugin.id, ...place });
  await state.apiAppBindings.create({ ownerId: app.id, ...place });
  await state.ipStrategyBindings.create({ ownerId: strategy.id, ...place });
  await state.onlineEnvironments.create({ serviceId: service.id, apiIds: [api.id] });
  await state.apiDocs.create({});
  const instance = await state.bgpInstances.create({ tags: [{ TagKey: "team", TagValue: "shop" }] });
  await state.bgpInstances.create({});
  await state.devices.create({ id: "203.0.113.7" });
  await state.devices.create({ id: "lb-1", kind: "load-balancer" });
  await state.layer4Listeners.create({});
  await state.layer7Listeners.create({});
  const scheduling = await state.schedulingDomains.create({});
  await state.ddosEvents.create({});
  const domain = await state.dnsDomains.create({ name: "example.com" });
  const snapshot = await state.snapshots.create({ name: "root" });
  const image = await state.images.create({ name: "Ubuntu", snapshotIds: [snapshot.id] });
  const network = await state.vpcs.create({ name: "machines", cidrBlock: "10.9.0.0/16" });
  const subnet = await state.subnets.create({ vpcId: network.id, cidrBlock: "10.9.1.0/24" });
  await state.instanceTypes.create({ name: "S5.MEDIUM2" });
  const machine = await state.machines.create({});
  const mysqlGroup = await state.securityGroups.create({ name: "databases" });
  const [code] = credentials.mfaCodes;
  return {
    ...{ seededService: service.id, seededApi: api.id, seededPlugin: plugin.id, seededStrategy: strategy.id },
    ...{
      app: app.id,
      scheduling: scheduling.id,
      domainId: domain.id,
      bgp: instance.id,
      snapshot: snapshot.id,
      machine: machine.id,
      image: image.id,
      machineNetwork: network.id,
      machineSubnet: subnet.id,
      mysqlGroup: mysqlGroup.id,
      code,
      ...credentials,
    },
  };
}

/** Each action of the platform: made, described, changed, removed, paged, refused. */
export const steps: readonly Step[] = [
  ...networkSteps(),
  ...machineSteps(),
  ...balancingSteps(),
  ...mysqlSteps(),
  ...postgresSteps(),
  ...redisSteps(),
  ...kubernetesSteps(),
  ...ckafkaSteps(),
  ...accessSteps(),
  ...queueSteps(),
  ...dnsSteps(),
  ...privateDnsSteps(),
  ...functionSteps(),
  ...logSteps(),
  ...certificateSteps(),
  ...apiGatewaySteps(),
  ...antiDdosSteps(),
  ...callerSteps(),
];
