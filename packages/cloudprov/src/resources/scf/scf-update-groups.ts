/** The properties that `UpdateFunctionCode` changes. */
export const codeNames = [
  "handler",
  "codeHash",
  "cosBucketName",
  "cosObjectName",
  "cosBucketRegion",
  "imageConfigs",
] as const;

/** The properties that `UpdateFunctionConfiguration` changes, in groups that are sent together. */
export const settingGroups = [
  ["description"],
  ["memSize"],
  ["timeout"],
  ["environment"],
  ["vpcId", "subnetId"],
  ["role"],
  // The platform requires the role when the topic changes.
  ["clsLogsetId", "clsTopicId", "role"],
  ["l5Enable"],
  ["layers"],
  ["enablePublicNet", "enableEipConfig"],
  ["cfsConfigs"],
  ["dnsCache"],
  ["intranetConfig"],
  ["instanceConcurrencyConfig"],
] as const;
