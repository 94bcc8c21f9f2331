import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { type Life, onSimulator } from "@org/core-provider/testing";
import { simulatedWorld } from "../simulated-world.ts";
import { portableBalancingLives } from "./portable-lives.ts";

/** The lives of the resources of load balancing. */
export const balancingLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  ...onSimulator(portableBalancingLives, simulatedWorld),
  ClbInstance: async ({ state }) => {
    const { id: vpcId } = await state.vpcs.create({ name: "shop", cidrBlock: "10.1.0.0/16" });
    const [web, other] = await Promise.all(["web", "other"].map((name) => state.securityGroups.create({ name })));
    const inputs = {
      networkType: "OPEN",
      clbName: "shop",
      vpcId,
      projectId: 3,
      internetBandwidthMaxOut: 20,
      securityGroups: [web?.id],
      logSetId: "logset-1",
      logTopicId: "topic-1",
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        clbName: "site",
        internetBandwidthMaxOut: 50,
        slaType: "clb.c2.medium",
        projectId: 7,
        snatPro: true,
        loadBalancerPassToTarget: true,
        securityGroups: [other?.id, web?.id],
        logSetId: "logset-2",
        logTopicId: "topic-2",
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, addressIpVersion: "IPV6" },
    };
  },
  ClbTargetGroupAttachment: async ({ state }) => {
    const { id: vpcId } = await state.vpcs.create({ name: "shop", cidrBlock: "10.1.0.0/16" });
    const { id: clbId } = await state.loadBalancers.create({ name: "shop", targetVpcId: vpcId });
    const { id: listenerId } = await state.listeners.create({
      loadBalancerId: clbId,
      name: "web",
      protocol: "HTTP",
      port: 80,
    });
    const { id: ruleId } = await state.forwardingRules.create({
      listenerId,
      domains: ["shop.example.com"],
      targetType: "TARGETGROUP",
    });
    const [web, other] = await Promise.all(["web", "other"].map((name) => state.targetGroups.create({ name, vpcId })));
    const inputs = { targetGroupId: web?.id, clbId, listenerId, ruleId };
    return { inputs, replaced: { ...inputs, targetGroupId: other?.id } };
  },
  ClbAttachment: async ({ state }) => {
    const { id: clbId } = await state.loadBalancers.create({ name: "shop" });
    const [listener, other] = await Promise.all(
      [80, 81].map((port) => state.listeners.create({ loadBalancerId: clbId, name: "web", protocol: "TCP", port })),
    );
    const { id: instanceId } = await state.machines.create({});
    const inputs = {
      clbId,
      listenerId: listener?.id,
      targets: [
        { instanceId, port: 8080, weight: 10 },
        { eniIp: "10.0.1.9", port: 8080, weight: 20 },
      ],
    };
    return {
      inputs,
      changed: {
        ...inputs,
        targets: [
          { instanceId, port: 8080, weight: 50 },
          { eniIp: "10.0.1.10", port: 8080 },
        ],
      },
      replaced: { ...inputs, listenerId: other?.id },
    };
  },
};
