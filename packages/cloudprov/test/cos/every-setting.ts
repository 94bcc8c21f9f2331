import { bucket } from "./given-storage.ts";

/** A bucket with every setting. */
export const everything = {
  bucket,
  acl: "public-read",
  versioningEnable: true,
  accelerationEnable: true,
  encryptionAlgorithm: "KMS",
  kmsId: "key-1",
  corsRules: [
    {
      allowedOrigins: ["https://example.com", "https://example.org"],
      allowedMethods: ["GET", "HEAD"],
      allowedHeaders: ["*"],
      exposeHeaders: ["ETag"],
      maxAgeSeconds: 300,
    },
  ],
  corsResponseVary: "true",
  originPullRules: [
    {
      priority: 1,
      backToSourceMode: "Mirror",
      prefix: "old/",
      protocol: "FOLLOW",
      host: "origin.example.com",
      followQueryString: false,
      followRedirection: true,
      followHttpHeaders: ["X-One", "X-Two"],
      customHttpHeaders: { "X-From": "cos & <co>" },
    },
  ],
  originDomainRules: [{ domain: "photos.example.com", type: "WEBSITE", status: "ENABLED" }],
  lifecycleRules: [
    {
      id: "old",
      filterPrefix: "originals/",
      transitions: [
        { days: 30, storageClass: "STANDARD_IA" },
        { date: "2031-01-31", storageClass: "ARCHIVE" },
      ],
      expiration: { date: "2032-01-31" },
      nonCurrentTransitions: [
        { nonCurrentDays: 10, storageClass: "ARCHIVE" },
        { nonCurrentDays: 90, storageClass: "ARCHIVE" },
      ],
      nonCurrentExpiration: { nonCurrentDays: 365 },
      abortIncompleteMultipartUpload: { daysAfterInitiation: 3 },
    },
  ],
  website: {
    indexDocument: "index.html",
    errorDocument: "error.html",
    redirectAllRequestsTo: "https",
    routingRules: {
      rules: [{ conditionErrorCode: "404", redirectProtocol: "https", redirectReplaceKey: "none.html" }],
    },
  },
  replicaRole: "qcs::cam::uin/100000000001:uin/100000000001",
  replicaRules: [
    {
      id: "all",
      status: "Enabled",
      priority: 1,
      filter: { and: { prefix: "originals/", tags: [{ key: "keep", value: "yes" }] } },
      destinationBucket: "qcs::cos:ap-shanghai::copies-1250000000",
      destinationStorageClass: "Standard",
      deleteMarkerReplication: { status: "Enabled" },
    },
  ],
  tags: { team: "shop", "a&b": "<c>" },
  logEnable: true,
  logTargetBucket: "logs-1250000000",
  logPrefix: "access/",
  enableIntelligentTiering: true,
  intelligentTieringDays: 60,
  intelligentTieringRequestFrequent: 1,
  intelligentTieringArchivingRuleLists: [
    {
      ruleId: "cold",
      status: "Enabled",
      filter: { prefix: "cold/" },
      tierings: [{ accessTier: "ARCHIVE_ACCESS", days: 180 }],
    },
  ],
  objectLockConfiguration: { enabled: true, rule: { days: 7 } },
};
