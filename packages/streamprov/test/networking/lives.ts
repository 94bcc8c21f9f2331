import type { Life, Values } from "@org/core-provider/testing";
import type { StreamprovSimulator } from "@org/simulator-streamprov";

type Prepare = (platform: StreamprovSimulator) => Promise<Life>;

/** An environment, as inputs name it. */
export async function anEnvironment({
  state,
}: StreamprovSimulator): Promise<{ readonly environment: { readonly id: string } }> {
  const { id } = await state.environments.create({ displayName: "staging" });
  return { environment: { id } };
}

/** A network in an environment, as inputs name both. */
async function aNetwork(platform: StreamprovSimulator, cloud = "AWS") {
  const { environment } = await anEnvironment(platform);
  const network = await platform.state.networks.create({ environmentId: environment.id, cloud });
  return { environment, network: { id: network.id } };
}

/** An object on a network: renamed in place, made anew for another account. */
function onNetwork(aws: Values, other: Values): Prepare {
  return async (platform) => {
    const inputs = { displayName: "orders", ...(await aNetwork(platform)), aws };
    return { inputs, changed: { ...inputs, displayName: "shop" }, replaced: { ...inputs, aws: { ...aws, ...other } } };
  };
}

/** For each resource of private networking what must exist before it, and the inputs of its life. */
export const networkingLives = {
  Peering: onNetwork(
    { account: "012345678901", vpc: "vpc-1", routes: ["172.31.0.0/16"], customerRegion: "us-east-2" },
    { vpc: "vpc-2" },
  ),
  PrivateLinkAccess: onNetwork({ account: "012345678901" }, { account: "109876543210" }),
  TransitGatewayAttachment: onNetwork(
    {
      ramResourceShareArn: "arn:aws:ram:us-east-2:1:resource-share/1",
      transitGatewayId: "tgw-1",
      routes: ["10.0.0.0/8"],
    },
    { transitGatewayId: "tgw-2" },
  ),
  Gateway: async (platform) => {
    const inputs = {
      displayName: "orders",
      ...(await anEnvironment(platform)),
      awsPrivateNetworkInterfaceGateway: { region: "us-east-2", zones: ["use2-az2", "use2-az1"] },
    };
    return {
      inputs,
      changed: { ...inputs, displayName: "shop" },
      replaced: { ...inputs, awsPrivateNetworkInterfaceGateway: { region: "us-west-2", zones: ["usw2-az1"] } },
    };
  },
  AccessPoint: async (platform) => {
    const { environment } = await anEnvironment(platform);
    const gateway = await platform.state.gateways.create({
      spec: {
        display_name: "orders",
        environment,
        config: { kind: "AwsPrivateNetworkInterfaceGatewaySpec", region: "us-east-2", zones: ["use2-az1"] },
      },
    });
    const networkInterfaces = ["eni-1", "eni-2", "eni-3", "eni-4", "eni-5", "eni-6"];
    const awsPrivateNetworkInterface = { networkInterfaces, account: "012345678901", routes: ["172.31.0.0/16"] };
    const inputs = { displayName: "orders", environment, gateway: { id: gateway.id }, awsPrivateNetworkInterface };
    return {
      inputs,
      changed: {
        ...inputs,
        displayName: "shop",
        awsPrivateNetworkInterface: { ...awsPrivateNetworkInterface, routes: ["172.32.0.0/16"] },
      },
      replaced: { ...inputs, awsPrivateNetworkInterface: { ...awsPrivateNetworkInterface, account: "109876543210" } },
    };
  },
} as const satisfies Readonly<Record<string, Prepare>>;
