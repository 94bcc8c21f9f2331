import type { Takeover } from "./takeover.ts";

const ruleList = { type: "array", items: { $ref: "#/types/shelf:index/BoxRule:BoxRule" } };
const ofBox = {
  boxName: { type: "string" },
  size: { type: "integer" },
  place: { $ref: "#/types/shelf:index/BoxPlace:BoxPlace" },
  tags: { type: "array", items: { type: "string" } },
  credentials: { type: "object" },
};

/** A migration from the bridged package `shelfcloud`, for tests. */
export const sampleTakeover: Takeover = {
  from: {
    npmName: "@pulumi/shelfcloud",
    provider: "shelfcloud",
    withoutCounterpart: { greeting: "has no effect and was removed." },
  },
  to: {
    npmName: "@org/shelf",
    provider: "shelf",
    version: "1.2.3",
    pluginDownloadUrl: "https://releases.example/@org/shelf",
    schema: {
      config: { variables: { endpoint: { type: "string" }, apiKey: { type: "string" } } },
      types: {
        "shelf:index/BoxRule:BoxRule": {
          properties: {
            name: { type: "string" },
            kinds: { type: "array", items: { type: "string" } },
            doc: { type: "string" },
          },
        },
        "shelf:index/BoxPlace:BoxPlace": {
          properties: { id: { type: "string" }, row: { type: "integer" }, rules: ruleList },
        },
      },
      resources: {
        "shelf:index/box:Box": {
          properties: ofBox,
          inputProperties: ofBox,
        },
        "shelf:index/label:Label": {
          properties: { text: { type: "string" } },
          inputProperties: { text: { type: "string" } },
        },
      },
      functions: { "shelf:index/getBox:getBox": {} },
    },
  },
};
