import { type Step, stepsOf } from "../step.ts";

export function logSteps(): readonly Step[] {
  const cls = stepsOf("cls");
  const LogsetId = "$logset";
  const fullText = { CaseSensitive: false, Tokenizer: "@&", ContainZH: false };
  const byId = { Filters: [{ Key: "logsetId", Values: [LogsetId] }], Offset: 0, Limit: 100 };
  return [
    cls(
      "CreateLogset",
      { LogsetName: "shop", Tags: [{ Key: "team", Value: "shop" }] },
      { keeps: { logset: "LogsetId" } },
    ),
    cls("CreateLogset", { LogsetName: "shop" }, { refused: "InvalidParameter.LogsetConflict" }),
    cls("ModifyLogset", { LogsetId, LogsetName: "site" }),
    cls("DescribeLogsets", byId, {
      holds: { TotalCount: 1, "Logsets.0.LogsetName": "site", "Logsets.0.Tags.0.Value": "shop" },
    }),
    cls(
      "CreateTopic",
      {
        LogsetId,
        TopicName: "orders",
        PartitionCount: 2,
        Describes: "",
        IsWebTracking: true,
        Extends: { AnonymousAccess: { Operations: ["trackLog"], Conditions: [] } },
        Tags: [{ Key: "team", Value: "shop" }],
      },
      { keeps: { topic: "TopicId" } },
    ),
    cls("CreateTopic", { LogsetId, TopicName: "orders" }, { refused: "InvalidParameter.TopicConflict" }),
    cls("ModifyTopic", {
      TopicId: "$topic",
      Period: 90,
      HotPeriod: 7,
      Encryption: 1,
      CustomKmsInfo: { KmsRegion: "ap-guangzhou", KmsKeyId: "key" },
    }),
    cls(
      "DescribeTopics",
      { Filters: [{ Key: "topicName", Values: ["orders"] }], PreciseSearch: 1, BizType: 0, Offset: 0, Limit: 100 },
      {
        holds: {
          TotalCount: 1,
          "Topics.0.TopicId": "$topic",
          "Topics.0.Period": 90,
          "Topics.0.Extends.AnonymousAccess.Operations": 1,
          "Topics.0.CustomKmsInfo.KmsKeyId": "key",
        },
      },
    ),
    cls("CreateIndex", { TopicId: "$topic", Rule: { FullText: fullText } }),
    cls("CreateIndex", { TopicId: "$topic", Rule: {} }, { refused: "InvalidParameter.IndexConflict" }),
    cls("ModifyIndex", {
      TopicId: "$topic",
      Rule: {
        FullText: fullText,
        KeyValue: {
          CaseSensitive: false,
          KeyValues: [
            {
              Key: "order",
              Value: { Type: "json", ChildNode: [{ Key: "id", Value: { Type: "text", Tokenizer: "-" } }] },
            },
          ],
        },
        DynamicIndex: { Status: true },
      },
      Status: false,
      MetadataFlag: 1,
    }),
    cls(
      "DescribeIndex",
      { TopicId: "$topic" },
      {
        holds: {
          TopicId: "$topic",
          Status: false,
          "Rule.FullText.Tokenizer": "@&",
          "Rule.KeyValue.KeyValues.0.Value.ChildNode.0.Key": "id",
          MetadataFlag: 1,
        },
      },
    ),
    cls("DeleteIndex", { TopicId: "$topic" }),
    cls("DescribeIndex", { TopicId: "$topic" }, { refused: "ResourceNotFound.IndexNotExist" }),
    cls("DeleteLogset", { LogsetId }, { refused: "FailedOperation.LogsetNotEmpty" }),
    cls("DeleteTopic", { TopicId: "$topic" }),
    cls("DeleteTopic", { TopicId: "$topic" }, { refused: "ResourceNotFound.TopicNotExist" }),
    cls("DeleteLogset", { LogsetId }),
    cls("DeleteLogset", { LogsetId }, { refused: "ResourceNotFound.LogsetNotExist" }),
  ];
}
