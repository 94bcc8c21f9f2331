import { cheap, free, type PortableLife, type World } from "@org/core-provider/testing";
import { ownSubnet } from "../neighbors.ts";
import { archive } from "./archives.ts";

const timer = (name: string) => ({ name, type: "timer", triggerDesc: "0 0 * * * * *" });

const code = {
  handler: "index.main_handler",
  runtime: "Nodejs18.15",
  zipFile: archive("orders"),
  enablePublicNet: true,
};

/** A role of the run that functions may assume. */
async function ownRole(world: World): Promise<string> {
  const name = world.name("orders");
  const document = JSON.stringify({
    version: "2.0",
    statement: [{ action: "name/sts:AssumeRole", effect: "allow", principal: { service: ["scf.qcloud.com"] } }],
  });
  await world.given("CamRole", { name, document });
  return name;
}

/** The topic that receives logs, as inputs name it with its logset. */
async function ownLogs(world: World) {
  const { id: clsLogsetId } = await world.given("ClsLogset", { logsetName: world.name("functions") });
  const topic = { logsetId: clsLogsetId, topicName: world.name("functions"), period: 30 };
  return { clsLogsetId, clsTopicId: (await world.given("ClsTopic", topic)).id };
}

/** The lives of functions, which run on the simulator and on the real platform. */
export const portableFunctionLives = {
  ScfNamespace: free(async ({ name }) => ({
    inputs: { namespace: name("shop"), description: "Shop" },
    changed: { namespace: name("shop"), description: "Site" },
    replaced: { namespace: name("site"), description: "Shop" },
  })),
  ScfFunction: cheap(async (world) => {
    const inputs = {
      name: world.name("orders"),
      ...code,
      description: "Shop",
      environment: { STAGE: "test", REGION: "shop" },
      triggers: [timer("hourly")],
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
        ...(await ownSubnet(world)),
        role: await ownRole(world),
        ...(await ownLogs(world)),
        dnsCache: true,
        intranetConfig: { ipFixed: "ENABLE" },
        triggers: [{ ...timer("hourly"), triggerDesc: "0 30 * * * * *" }],
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, runtime: "Python3.9" },
    };
  }),
  ScfTriggerConfig: free(async (world) => {
    const functionName = world.name("triggered");
    const triggers = [timer("hourly"), timer("daily")];
    await world.given("ScfFunction", { name: functionName, ...code, triggers });
    const inputs = { functionName, triggerName: "hourly", type: "timer", enable: "CLOSE" };
    return {
      inputs,
      changed: {
        ...inputs,
        enable: "OPEN",
        triggerDesc: "0 30 * * * * *",
        description: "Orders",
        customArgument: "all",
      },
      foundAfterDelete: true as const,
      replaced: { ...inputs, triggerName: "daily" },
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
