import { cheap, free, type PortableLife, type World } from "@org/core-provider/testing";

/** A logset of the run, as inputs name it. */
async function ownLogset(world: World) {
  return { logsetId: (await world.given("ClsLogset", { logsetName: world.name("shared") })).id };
}

/** A topic in the logset, as inputs name it. */
async function ownTopic(world: World, text: string) {
  const inputs = { ...(await ownLogset(world)), topicName: world.name(text), period: 30 };
  return { topicId: (await world.given("ClsTopic", inputs)).id };
}

/** The lives of logs, which run on the simulator and on the real platform. */
export const portableLogLives = {
  ClsLogset: free(async ({ name }) => ({
    inputs: { logsetName: name("shop"), tags: { team: "shop" } },
    changed: { logsetName: name("site"), tags: { team: "site", stage: "test" } },
  })),
  ClsTopic: cheap(async (world) => {
    const logset = await ownLogset(world);
    const inputs = {
      ...logset,
      topicName: world.name("orders"),
      period: 30,
      describes: "Orders",
      tags: { team: "shop" },
    };
    return {
      inputs,
      changed: {
        ...logset,
        topicName: world.name("payments"),
        autoSplit: false,
        maxSplitPartitions: 20,
        period: 90,
        hotPeriod: 7,
        isWebTracking: true,
        extends: { anonymousAccess: { operations: ["trackLog"] } },
        encryption: 1,
        tags: { team: "site", stage: "test" },
      },
      replaced: { ...inputs, storageType: "cold" },
    };
  }),
  ClsIndex: cheap(async (world) => {
    const topic = await ownTopic(world, "indexed");
    const fullText = { caseSensitive: false, tokenizer: "@&", containZH: false };
    const inputs = { ...topic, rule: { fullText } };
    const keyValues = [{ key: "status", value: { type: "long", sqlFlag: true } }];
    return {
      inputs,
      changed: {
        ...topic,
        rule: { keyValue: { caseSensitive: true, keyValues }, dynamicIndex: { status: true } },
        status: false,
        includeInternalFields: true,
        metadataFlag: 1,
      },
      replaced: { ...inputs, ...(await ownTopic(world, "other")) },
    };
  }),
} as const satisfies Readonly<Record<string, PortableLife>>;
