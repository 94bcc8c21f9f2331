import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import type { Life } from "@org/core-provider/testing";

/** The lives of the resources of load balancing. */
export const balancingLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
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
  ClbListener: async ({ state }) => {
    const { id: clbId } = await state.loadBalancers.create({ name: "shop" });
    const inputs = {
      clbId,
      listenerName: "web",
      protocol: "TCP",
      port: 8080,
      healthCheckPort: 8081,
      sessionExpireTime: 60,
    };
    return {
      inputs,
      changed: {
        clbId,
        listenerName: "site",
        protocol: "TCP",
        port: 8080,
        sessionExpireTime: 120,
        healthCheckIntervalTime: 10,
        snatEnable: true,
        idleConnectTimeout: 600,
      },
      replaced: { ...inputs, port: 8082 },
    };
  },
  ClbListenerRule: async ({ state }) => {
    const { id: clbId } = await state.loadBalancers.create({ name: "shop" });
    const { id: listenerId } = await state.listeners.create({
      loadBalancerId: clbId,
      name: "web",
      protocol: "HTTP",
      port: 80,
    });
    const inputs = {
      clbId,
      listenerId,
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
  },
  ClbTargetGroup: async ({ state }) => {
    const [shop, other] = await Promise.all(
      ["shop", "other"].map((name) => state.vpcs.create({ name, cidrBlock: "10.1.0.0/16" })),
    );
    const inputs = {
      targetGroupName: "web",
      vpcId: shop?.id,
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
        targetGroupName: "site",
        weight: 20,
        scheduleAlgorithm: "LEAST_CONN",
        healthCheck: { healthSwitch: true, gapTime: 10 },
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, vpcId: other?.id },
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
