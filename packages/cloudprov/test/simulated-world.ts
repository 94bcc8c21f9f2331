import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import type { GivenObject, World } from "@org/core-provider/testing";

interface Named {
  readonly name: string;
}

interface InVpc extends Named {
  readonly vpcId: string;
}

interface ListenerInputs {
  readonly clbId: string;
  readonly listenerName: string;
  readonly protocol: "HTTP";
  readonly port: number;
}

type Create = (inputs: never) => Promise<GivenObject>;

/** Creates the objects that portable lives require directly on the simulator, which takes less time than the provider. */
export function simulatedWorld({ state }: CloudprovSimulator): Pick<World, "given" | "lookup"> {
  const kinds: Readonly<Record<string, Create>> = {
    Vpc: ({ name, cidrBlock }: Named & { readonly cidrBlock: string }) => made(state.vpcs.create({ name, cidrBlock })),
    RouteTable: ({ name, vpcId }: InVpc) => made(state.routeTables.create({ name, vpcId })),
    Subnet: ({ name, vpcId, cidrBlock }: InVpc & { readonly cidrBlock: string }) =>
      made(state.subnets.create({ name, vpcId, cidrBlock })),
    async NatGateway({ name, vpcId, assignedEipSets }: InVpc & { readonly assignedEipSets: readonly string[] }) {
      const { id } = await state.natGateways.create({ name, vpcId });
      const bound = state.addresses.list().filter(({ ip }) => assignedEipSets.includes(ip));
      for (const address of bound) state.addresses.change(address.id, { instanceId: id, status: "BIND" });
      return { id, outputs: {} };
    },
    async Eip() {
      const { id, ip } = await state.addresses.create({});
      return { id, outputs: { publicIp: ip } };
    },
    SecurityGroup: ({ name }: Named) => made(state.securityGroups.create({ name })),
    AddressTemplate: ({ name, addresses }: Named & { readonly addresses: readonly string[] }) =>
      made(state.addressTemplates.create({ name, members: addresses })),
    ProtocolTemplate: ({ name, protocols }: Named & { readonly protocols: readonly string[] }) =>
      made(state.serviceTemplates.create({ name, members: protocols })),
    CamRole: ({ name }: Named) => made(state.camRoles.create({ name })),
    CamPolicy: ({ name }: Named) => made(state.camPolicies.create({ name })),
    CamGroup: ({ name }: Named) => made(state.camGroups.create({ name })),
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
    }) => made(state.loadBalancers.create({ name: clbName, type: "INTERNAL", vpcId, subnetId })),
    async ClbListener({ clbId, listenerName, protocol, port }: ListenerInputs) {
      const { id } = await state.listeners.create({ loadBalancerId: clbId, name: listenerName, protocol, port });
      return { id: `${clbId}#${id}`, outputs: { listenerId: id } };
    },
    PrivateDnsZone: ({ domain }: { readonly domain: string }) => made(state.privateZones.create({ domain })),
    ClsLogset: ({ logsetName }: { readonly logsetName: string }) => made(state.clsLogsets.create({ name: logsetName })),
    ClsTopic: ({ logsetId, topicName }: { readonly logsetId: string; readonly topicName: string }) =>
      made(state.clsTopics.create({ name: topicName, logsetId })),
  };
  return {
    async given(kind, inputs) {
      const create = kinds[kind];
      if (create === undefined) throw new Error(`the simulated world cannot create a ${kind}: add it to kinds`);
      return create(inputs as never);
    },
    lookup: (name) => Promise.reject(new Error(`the simulated world cannot answer ${name}: add it to lookup`)),
  };
}

async function made(object: Promise<{ readonly id: string }>): Promise<GivenObject> {
  return { id: (await object).id, outputs: {} };
}
