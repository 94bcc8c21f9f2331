import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import type { World } from "@org/core-provider/testing";
import { gatewayKinds } from "./api-gateway/simulated-kinds.ts";
import { machineKinds } from "./compute/simulated-kinds.ts";
import { givenTrigger } from "./scf/given-trigger.ts";
import { createdOnSimulator, type SimulatedKinds } from "./simulated-kinds.ts";

interface Named {
  readonly name: string;
}

interface InVpc extends Named {
  readonly vpcId: string;
}

interface ListenerInputs {
  readonly clbId: string;
  readonly listenerName: string;
  readonly protocol: "HTTP" | "TCP";
  readonly port: number;
}

interface RuleInputs {
  readonly clbId: string;
  readonly listenerId: string;
  readonly domain: string;
  readonly targetType: "TARGETGROUP";
}

interface InterfaceInputs extends Named {
  readonly subnetId: string;
  readonly ipv4s: readonly [{ readonly ip: string }];
}

/** Creates the objects that portable lives require directly on the simulator, which takes less time than the provider. */
export function simulatedWorld(platform: CloudprovSimulator): Pick<World, "given" | "lookup"> {
  const { state } = platform;
  const kinds: SimulatedKinds = {
    ...gatewayKinds(platform),
    ...machineKinds(platform),
    Vpc: ({ name, cidrBlock }: Named & { readonly cidrBlock: string }) =>
      createdOnSimulator(state.vpcs.create({ name, cidrBlock })),
    RouteTable: ({ name, vpcId }: InVpc) => createdOnSimulator(state.routeTables.create({ name, vpcId })),
    Subnet: ({ name, vpcId, cidrBlock }: InVpc & { readonly cidrBlock: string }) =>
      createdOnSimulator(state.subnets.create({ name, vpcId, cidrBlock })),
    async NatGateway({ name, vpcId, assignedEipSets }: InVpc & { readonly assignedEipSets: readonly string[] }) {
      const { id } = await state.natGateways.create({ name, vpcId });
      const bound = state.addresses.list().filter(({ ip }) => assignedEipSets.includes(ip));
      for (const address of bound) state.addresses.change(address.id, { instanceId: id, status: "BIND" });
      return { id, outputs: {} };
    },
    async Eip() {
      // Not the addresses that a copy gets.
      const { id, ip } = await state.addresses.create({ ip: `203.0.113.${100 + state.addresses.list().length}` });
      return { id, outputs: { publicIp: ip } };
    },
    SecurityGroup: ({ name }: Named) => createdOnSimulator(state.securityGroups.create({ name })),
    AddressTemplate: ({ name, addresses }: Named & { readonly addresses: readonly string[] }) =>
      createdOnSimulator(state.addressTemplates.create({ name, members: addresses })),
    ProtocolTemplate: ({ name, protocols }: Named & { readonly protocols: readonly string[] }) =>
      createdOnSimulator(state.serviceTemplates.create({ name, members: protocols })),
    CamRole: ({ name }: Named) => createdOnSimulator(state.camRoles.create({ name })),
    CamPolicy: ({ name }: Named) => createdOnSimulator(state.camPolicies.create({ name })),
    CamGroup: ({ name }: Named) => createdOnSimulator(state.camGroups.create({ name })),
    async CamUser({ name }: Named) {
      const { id, uin } = await state.camUsers.create({ name });
      return { id, outputs: { uin } };
    },
    ClbInstance: ({
      clbName,
      vpcId,
      subnetId,
    }: {
      readonly clbName: string;
      readonly vpcId: string;
      readonly subnetId: string;
    }) =>
      createdOnSimulator(
        state.loadBalancers.create({ name: clbName, type: "INTERNAL", vpcId, targetVpcId: vpcId, subnetId }),
      ),
    async ClbListener({ clbId, listenerName, protocol, port }: ListenerInputs) {
      const { id } = await state.listeners.create({ loadBalancerId: clbId, name: listenerName, protocol, port });
      return { id: `${clbId}#${id}`, outputs: { listenerId: id } };
    },
    async ClbListenerRule({ clbId, listenerId, domain, targetType }: RuleInputs) {
      const { id } = await state.forwardingRules.create({ listenerId, domains: [domain], targetType });
      return { id: `${clbId}#${listenerId}#${id}`, outputs: { ruleId: id } };
    },
    ClbTargetGroup: ({ targetGroupName, vpcId }: { readonly targetGroupName: string; readonly vpcId: string }) =>
      createdOnSimulator(state.targetGroups.create({ name: targetGroupName, vpcId })),
    Eni: ({ name, subnetId, ipv4s: [first] }: InterfaceInputs) =>
      createdOnSimulator(
        state.networkInterfaces.create({
          name,
          subnetId,
          addresses: [{ ip: first.ip, isPrimary: true, description: "", state: "AVAILABLE" }],
        }),
      ),
    VpcAcl: ({ name, vpcId }: InVpc) => createdOnSimulator(state.networkAcls.create({ name, vpcId })),
    MysqlInstance: () => createdOnSimulator(state.mysqlInstances.create({})),
    MysqlDatabase: ({ instanceId, dbName }: { readonly instanceId: string; readonly dbName: string }) =>
      createdOnSimulator(state.mysqlDatabases.create({ instanceId, name: dbName })),
    MysqlAccount: ({ mysqlId, name }: Named & { readonly mysqlId: string }) =>
      createdOnSimulator(state.mysqlAccounts.create({ instanceId: mysqlId, user: name })),
    CkafkaInstance: ({ vpcId, subnetId }: { readonly vpcId: string; readonly subnetId: string }) =>
      createdOnSimulator(state.kafkaInstances.create({ vpcId, subnetId })),
    KubernetesCluster: ({ clusterName, vpcId }: { readonly clusterName: string; readonly vpcId: string }) =>
      createdOnSimulator(state.clusters.create({ name: clusterName, vpcId })),
    async ScfFunction({ name, triggers }: Named & { readonly triggers: readonly Named[] }) {
      const enabled = triggers.map((one) =>
        givenTrigger({ type: "timer", name: one.name, desc: '{"cron":"0 0 * * * * *"}' }),
      );
      const { functionId } = await state.scfFunctions.create({ name, triggers: enabled });
      return { id: functionId, outputs: {} };
    },
    CosBucket: ({ bucket }: { readonly bucket: string }) => createdOnSimulator(state.cosBuckets.create({ id: bucket })),
    PrivateDnsZone: ({ domain }: { readonly domain: string }) =>
      createdOnSimulator(state.privateZones.create({ domain })),
    ClsLogset: ({ logsetName }: { readonly logsetName: string }) =>
      createdOnSimulator(state.clsLogsets.create({ name: logsetName })),
    ClsTopic: ({ logsetId, topicName }: { readonly logsetId: string; readonly topicName: string }) =>
      createdOnSimulator(state.clsTopics.create({ name: topicName, logsetId })),
  };
  return {
    async given(kind, inputs) {
      const create = kinds[kind];
      if (create === undefined) throw new Error(`the simulated world cannot create a ${kind}: add it to kinds`);
      return create(inputs as never);
    },
    async lookup(name) {
      if (name === "getUserInfo") return { appId: "1250000000" };
      if (name !== "getImages") throw new Error(`the simulated world cannot answer ${name}: add it to lookup`);
      const [image = await state.images.create({ name: "Ubuntu" })] = state.images.list();
      return { images: [{ imageId: image.id }] };
    },
  };
}
