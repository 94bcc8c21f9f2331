import type { CloudprovSimulator } from "@org/cloudprov-simulator";
import type { Life } from "@org/core-provider/testing";

/** The lives of the resources of logs. */
export const logLives: Readonly<Record<string, (platform: CloudprovSimulator) => Promise<Life>>> = {
  ClsLogset: async () => ({
    inputs: { logsetName: "shop", tags: { team: "shop" } },
    changed: { logsetName: "site", tags: { team: "site", stage: "test" } },
  }),
  ClsTopic: async ({ state }) => {
    const { id: logsetId } = await state.clsLogsets.create({ name: "shop" });
    const inputs = { logsetId, topicName: "orders", period: 30, describes: "Orders", tags: { team: "shop" } };
    return {
      inputs,
      changed: {
        logsetId,
        topicName: "payments",
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
  },
  ClsIndex: async ({ state }) => {
    const { id: logsetId } = await state.clsLogsets.create({ name: "shop" });
    const { id: topicId } = await state.clsTopics.create({ name: "orders", logsetId });
    const other = await state.clsTopics.create({ name: "payments", logsetId });
    const fullText = { caseSensitive: false, tokenizer: "@&", containZH: false };
    const inputs = { topicId, rule: { fullText } };
    const keyValues = [{ key: "status", value: { type: "long", sqlFlag: true } }];
    return {
      inputs,
      changed: {
        topicId,
        rule: { keyValue: { caseSensitive: true, keyValues }, dynamicIndex: { status: true } },
        status: false,
        includeInternalFields: true,
        metadataFlag: 1,
      },
      replaced: { ...inputs, topicId: other.id },
    };
  },
};
