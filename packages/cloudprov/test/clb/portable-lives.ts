import { cheap, free, type PortableLife, type World } from "@org/core-provider/testing";
import { ownMachine, ownSecurityGroup, ownSubnet, ownVpc } from "../neighbors.ts";

/** A load balancer of the run, as inputs name it. */
async function ownBalancer(world: World) {
  const inputs = { networkType: "INTERNAL", clbName: world.name("shared"), ...(await ownSubnet(world)) };
  return { clbId: (await world.given("ClbInstance", inputs)).id };
}

/** A listener of the load balancer, as inputs name both. */
async function ownListener(world: World, protocol: "HTTP" | "TCP", port: number) {
  const balancer = await ownBalancer(world);
  const inputs = { ...balancer, listenerName: world.name("shared"), protocol, port };
  const { outputs } = await world.given("ClbListener", inputs);
  return { ...balancer, listenerId: String(outputs["listenerId"]) };
}

/** The lives of load balancing, which run on the simulator and on the real platform. */
export const portableBalancingLives = {
  ClbInstance: cheap(async (world) => {
    const { name } = world;
    const [web, other] = [await ownSecurityGroup(world, "balanced"), await ownSecurityGroup(world, "other-balanced")];
    const inputs = {
      networkType: "OPEN",
      clbName: name("shop"),
      ...(await ownVpc(world)),
      internetBandwidthMaxOut: 20,
      securityGroups: [web],
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        clbName: name("site"),
        internetBandwidthMaxOut: 50,
        slaType: "clb.c2.medium",
        snatPro: true,
        loadBalancerPassToTarget: true,
        securityGroups: [other, web],
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, addressIpVersion: "IPV6" },
    };
  }),
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
    const inputs = {
      ...(await ownListener(world, "HTTP", 80)),
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
  ClbTargetGroupAttachment: cheap(async (world) => {
    const listener = await ownListener(world, "HTTP", 80);
    const rule = { ...listener, domain: "groups.example.com", url: "/", targetType: "TARGETGROUP" };
    const { outputs } = await world.given("ClbListenerRule", rule);
    const group = async (text: string) => {
      const inputs = { targetGroupName: world.name(text), ...(await ownVpc(world)), port: 80 };
      return { targetGroupId: (await world.given("ClbTargetGroup", inputs)).id };
    };
    const inputs = { ...(await group("attached")), ...listener, ruleId: String(outputs["ruleId"]) };
    return { inputs, replaced: { ...inputs, ...(await group("other-attached")) } };
  }),
  ClbAttachment: cheap(async (world) => {
    const { id: instanceId } = await ownMachine(world);
    const inputs = {
      ...(await ownListener(world, "TCP", 8090)),
      targets: [
        { instanceId, port: 8080, weight: 10 },
        { instanceId, port: 8081, weight: 20 },
      ],
    };
    return {
      inputs,
      changed: {
        ...inputs,
        targets: [
          { instanceId, port: 8080, weight: 50 },
          { instanceId, port: 8082 },
        ],
      },
      // An import would also contain targets that only the other program adds.
      drifted: { ...inputs, targets: [{ instanceId, port: 8080, weight: 20 }] },
      replaced: { ...inputs, ...(await ownListener(world, "TCP", 8091)) },
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
