import type { CloudprovSimulator, Trigger } from "@org/cloudprov-simulator";
import { type Life, onSimulator } from "@org/core-provider/testing";
import { privateNetwork } from "../network/private-network.ts";
import { simulatedWorld } from "../simulated-world.ts";
import { archive } from "./archives.ts";
import { portableFunctionLives } from "./portable-lives.ts";

/** An enabled trigger on the platform. */
export function givenTrigger(fields: Pick<Trigger, "type" | "name" | "desc">): Trigger {
  return {
    enabled: true,
    qualifier: "$LATEST",
    customArgument: "",
    description: "",
    createdAt: 0,
    updatedAt: 0,
    ...fields,
  };
}

/** The lives of the resources of functions. */
export const functionLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  ...onSimulator(portableFunctionLives, simulatedWorld),
  ScfFunction: async ({ state }) => {
    const { vpcId, subnetId } = await privateNetwork(state);
    await state.camRoles.create({ name: "orders" });
    const inputs = {
      name: "orders",
      handler: "index.main_handler",
      description: "Shop",
      runtime: "Nodejs18.15",
      zipFile: archive("orders"),
      environment: { STAGE: "test", REGION: "shop" },
      enablePublicNet: true,
      l5Enable: true,
      layers: [{ layerName: "tools", layerVersion: 2 }],
      triggers: [{ name: "hourly", type: "timer", triggerDesc: "0 0 * * * * *" }],
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...inputs,
        handler: "index.other_handler",
        description: "Site",
        zipFile: archive("orders-2"),
        memSize: 256,
        timeout: 60,
        environment: { STAGE: "live" },
        vpcId,
        subnetId,
        role: "orders",
        clsLogsetId: "5cd3a17e-fb0b-418c-afd7-77b365397426",
        clsTopicId: "2f5764c1-c833-44c5-84c7-950979b2a278",
        l5Enable: false,
        layers: undefined,
        dnsCache: true,
        intranetConfig: { ipFixed: "ENABLE" },
        triggers: [
          { name: "hourly", type: "timer", triggerDesc: "0 30 * * * * *" },
          {
            name: "uploads-1250000000",
            cosRegion: "ap-guangzhou",
            type: "cos",
            triggerDesc: JSON.stringify({ event: "cos:ObjectCreated:*" }),
          },
        ],
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, runtime: "Python3.9" },
    };
  },
  ScfTriggerConfig: async ({ state }) => {
    await state.scfFunctions.create({
      name: "orders",
      triggers: ["hourly", "daily"].map((name) =>
        givenTrigger({ type: "timer", name, desc: '{"cron":"0 0 * * * * *"}' }),
      ),
    });
    const inputs = { functionName: "orders", triggerName: "hourly", type: "timer", enable: "CLOSE" };
    return {
      inputs,
      changed: {
        ...inputs,
        enable: "OPEN",
        triggerDesc: "0 30 * * * * *",
        description: "Orders",
        customArgument: "all",
      },
      replaced: { ...inputs, triggerName: "daily" },
    };
  },
};
