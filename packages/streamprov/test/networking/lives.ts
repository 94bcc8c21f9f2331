import { type Life, onSimulator } from "@org/core-provider/testing";
import type { StreamprovSimulator } from "@org/streamprov-simulator";
import { anEnvironment } from "../org/an-environment.ts";
import { simulatedWorld } from "../simulated-world.ts";
import { portableNetworkingLives } from "./portable-lives.ts";

type Prepare = (platform: StreamprovSimulator) => Promise<Life>;

/** A gateway in an environment, as inputs name both. */
async function aGateway(platform: StreamprovSimulator) {
  const { environment } = await anEnvironment(platform);
  const config = { kind: "AwsPrivateNetworkInterfaceGatewaySpec", region: "us-east-2", zones: ["use2-az1"] };
  const { id } = await platform.state.gateways.create({ spec: { display_name: "orders", environment, config } });
  return { environment, gateway: { id } };
}

/** Network interfaces of an account, six or more, as an access point takes them. */
export function networkInterface(...more: readonly string[]) {
  const networkInterfaces = ["eni-1", "eni-2", "eni-3", "eni-4", "eni-5", "eni-6", ...more];
  return { networkInterfaces, account: "012345678901", routes: ["172.31.0.0/16"] };
}

/** The prerequisites of each resource of private networking, and the inputs of its life. */
export const networkingLives = {
  ...onSimulator(portableNetworkingLives, simulatedWorld),
  AccessPoint: async (platform) => {
    const { environment, gateway } = await aGateway(platform);
    const awsPrivateNetworkInterface = networkInterface();
    const inputs = { displayName: "orders", environment, gateway, awsPrivateNetworkInterface };
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
  PrivateLinkAttachmentConnection: async (platform) => {
    const { environment } = await anEnvironment(platform);
    const attachment = await platform.state.privateLinkAttachments.create({
      spec: { display_name: "orders", cloud: "AWS", region: "us-east-2", environment },
    });
    const inputs = {
      displayName: "orders",
      environment,
      privateLinkAttachment: { id: attachment.id },
      aws: { vpcEndpointId: "vpce-1" },
    };
    return {
      inputs,
      changed: { ...inputs, displayName: "shop" },
      replaced: { ...inputs, aws: { vpcEndpointId: "vpce-2" } },
    };
  },
  DnsRecord: async (platform) => {
    const { environment, gateway } = await aGateway(platform);
    const inputs = {
      displayName: "orders",
      domain: "orders.example.com",
      environment,
      gateway,
      privateLinkAccessPoint: { id: "ap-1" },
    };
    return {
      inputs,
      changed: { ...inputs, privateLinkAccessPoint: { id: "ap-2" } },
      replaced: { ...inputs, domain: "shop.example.com" },
    };
  },
} as const satisfies Readonly<Record<string, Prepare>>;
