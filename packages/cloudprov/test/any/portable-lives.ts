import { free, type PortableLife } from "@org/core-provider/testing";
import { ownSecurityGroup } from "../neighbors.ts";
import { securityGroup } from "./programs.ts";

/** The lives of the resources of any action, as security groups, which run on the simulator and on the real platform. */
export const portableActionLives = {
  ActionCall: free(async (world) => {
    const inputs = {
      service: "vpc",
      version: "2017-03-12",
      action: "ModifySecurityGroupAttribute",
      parameters: { SecurityGroupId: await ownSecurityGroup(world, "called"), GroupDescription: "Renewed" },
      triggers: { release: 1 },
      repeatable: true,
    };
    return {
      inputs,
      foundAfterDelete: true as const,
      shared: true as const,
      replaced: { ...inputs, triggers: { release: 2 } },
    };
  }),
  ActionResource: free(async ({ name }) => {
    const group = { GroupName: name("any") };
    return {
      inputs: securityGroup(group),
      changed: securityGroup({ ...group, GroupDescription: "Servers of the web" }),
      replaced: securityGroup({ ...group, ProjectId: "7" }),
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
