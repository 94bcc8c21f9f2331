import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import { type Life, onSimulator } from "@org/core-provider/testing";
import { simulatedWorld } from "../simulated-world.ts";
import { portableActionLives } from "./portable-lives.ts";
import { dnsRecord, groupWithOptions, queue, securityGroupRules } from "./programs.ts";

type Lives = Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>>;

/** The lives of the resources of any action. */
export const actionLives: Lives = onSimulator(portableActionLives, simulatedWorld);

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
