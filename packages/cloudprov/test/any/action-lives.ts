import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import type { Life } from "@org/core-provider/testing";
import { dnsRecord, groupWithOptions, queue, securityGroup, securityGroupRules } from "./programs.ts";

type Lives = Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>>;

/** For the resources of any action what must exist before them, and the inputs of their lives. */
export const actionLives: Lives = {
  ActionCall: async ({ state }) => {
    const { id } = await state.securityGroups.create({ name: "web" });
    const inputs = {
      service: "vpc",
      version: "2017-03-12",
      action: "ModifySecurityGroupAttribute",
      parameters: { SecurityGroupId: id, GroupDescription: "Renewed" },
      triggers: { release: 1 },
      repeatable: true,
    };
    return { inputs, replaced: { ...inputs, triggers: { release: 2 } } };
  },
  ActionResource: async () => ({
    inputs: securityGroup(),
    changed: securityGroup({ GroupDescription: "Servers of the web" }),
    replaced: securityGroup({ ProjectId: "7" }),
  }),
};

/** Lives of an ActionResource as objects of several kinds. */
export const livesOfKinds: Lives = {
  "rules of a security group": async ({ state }) => {
    const { id } = await state.securityGroups.create({ name: "web" });
    return {
      inputs: securityGroupRules(id, ["443"]),
      changed: securityGroupRules(id, ["443", "80"]),
      superseded: true,
    };
  },
  "a queue": async () => ({
    inputs: queue(),
    changed: queue({ VisibilityTimeout: 60 }),
    replaced: queue({ QueueName: "others" }),
  }),
  "a security group with tags, whose description is set and read by other requests": async () => ({
    inputs: groupWithOptions("Web servers", { team: "web" }),
    changed: groupWithOptions("Servers of the web", { team: "shop", stage: "test" }),
  }),
  "a record of a domain": async ({ state }) => {
    await state.dnsDomains.create({ name: "example.com" });
    await state.dnsDomains.create({ name: "example.org" });
    return {
      inputs: dnsRecord(),
      changed: dnsRecord({ Value: "192.0.2.2" }),
      replaced: dnsRecord({ Domain: "example.org" }),
    };
  },
};
