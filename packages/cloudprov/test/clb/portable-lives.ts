import { cheap, free, type PortableLife, type World } from "@org/core-provider/testing";
import { zone } from "../settings.ts";

/** A private network of the run, as inputs name it. */
async function ownVpc(world: World, name = "shared") {
  const { id } = await world.given("Vpc", { name: world.name(name), cidrBlock: "10.0.0.0/16" });
  return { vpcId: id };
}

/** A load balancer of the run, as inputs name it. */
async function ownBalancer(world: World) {
  const inputs = { networkType: "INTERNAL", clbName: world.name("shared"), ...(await ownSubnet(world)) };
  return { clbId: (await world.given("ClbInstance", inputs)).id };
}

/** A subnet of the run with its network, as inputs name both. */
async function ownSubnet(world: World) {
  const vpc = await ownVpc(world);
  const inputs = {
    name: world.name("shared"),
    ...vpc,
    availabilityZone: world.setting(zone),
    cidrBlock: "10.0.9.0/24",
  };
  return { ...vpc, subnetId: (await world.given("Subnet", inputs)).id };
}

/** The lives of load balancing, which run on the simulator and on the real platform. */
export const portableBalancingLives = {
  ClbListener: cheap(async (world) => {
    const balancer = await ownBalancer(world);
    const inputs = {
      ...balancer,
      listenerName: world.name("web"),
      protocol: "TCP",
      port: 8080,
      healthCheckPort: 8081,
      sessionExpireTime: 60,
    };
    return {
      inputs,
      changed: {
        ...balancer,
        listenerName: world.name("site"),
        protocol: "TCP",
        port: 8080,
        sessionExpireTime: 120,
        healthCheckIntervalTime: 10,
        snatEnable: true,
        idleConnectTimeout: 600,
      },
      replaced: { ...inputs, port: 8082 },
    };
  }),
  ClbListenerRule: cheap(async (world) => {
    const balancer = await ownBalancer(world);
    const listener = { ...balancer, listenerName: world.name("shared"), protocol: "HTTP", port: 80 };
    const { outputs } = await world.given("ClbListener", listener);
    const inputs = {
      ...balancer,
      listenerId: String(outputs["listenerId"]),
      domain: "shop.example.com",
      url: "/cart",
      sessionExpireTime: 60,
      oauth: { oauthEnable: true, oauthFailureStatus: "REJECT" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        domain: "www.example.com",
        url: "/basket",
        sessionExpireTime: 120,
        healthCheckIntervalTime: 10,
        oauth: { oauthEnable: false },
      },
      replaced: { ...inputs, targetType: "TARGETGROUP" },
    };
  }),
  ClbTargetGroup: free(async (world) => {
    const inputs = {
      targetGroupName: world.name("web"),
      ...(await ownVpc(world)),
      type: "v2",
      protocol: "HTTP",
      port: 8080,
      weight: 10,
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        targetGroupName: world.name("site"),
        weight: 20,
        scheduleAlgorithm: "LEAST_CONN",
        healthCheck: { healthSwitch: true, gapTime: 10 },
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, ...(await ownVpc(world, "other")) },
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
