/** One call of a method of the SDK of object storage. */
export interface StorageStep {
  readonly method: string;
  /** Besides the bucket and its region. A text `$name` stands for a value that was found before. */
  readonly params: object;
  /** The required values in the response, by path. */
  readonly holds?: Readonly<Record<string, unknown>>;
  /** Values of the response that later steps use: their paths by the names they get. */
  readonly keeps?: Readonly<Record<string, string>>;
  /** The code, or without a body the status, that it is refused with. */
  readonly refused?: string | number;
}

function step(method: string, params: object = {}, more: Omit<StorageStep, "method" | "params"> = {}): StorageStep {
  return { method, params, ...more };
}

/** Writes a setting, reads it, removes it, and finds nothing. */
function setting(
  name: string,
  params: object,
  holds: StorageStep["holds"],
  { absent, removable = true }: { readonly absent?: string; readonly removable?: boolean } = {},
): StorageStep[] {
  return [
    step(`put${name}`, params),
    step(`get${name}`, {}, holds === undefined ? {} : { holds }),
    ...(removable ? [step(`delete${name}`)] : []),
    ...(absent === undefined ? [] : [step(`get${name}`, {}, { refused: absent })]),
  ];
}

const Key = "a b/漢&<.txt";
const part = Buffer.alloc(1024 ** 2, "a");

const settings: readonly StorageStep[] = [
  step("putBucketAcl", { ACL: "public-read" }),
  step("getBucketAcl", {}, { holds: { ACL: "public-read", "Grants.0.Permission": "READ" } }),
  ...setting(
    "BucketCors",
    {
      CORSRules: [
        {
          AllowedOrigin: ["*"],
          AllowedMethod: ["GET", "PUT"],
          AllowedHeader: ["*"],
          ExposeHeader: ["ETag"],
          MaxAgeSeconds: "5",
        },
      ],
    },
    { "CORSRules.0.AllowedMethods": ["GET", "PUT"], "CORSRules.0.MaxAgeSeconds": "5" },
  ),
  ...setting(
    "BucketLifecycle",
    {
      Rules: [
        {
          ID: "old",
          Status: "Enabled",
          Filter: { Prefix: "old/" },
          Transition: { Days: "30", StorageClass: "STANDARD_IA" },
        },
      ],
    },
    { "Rules.0.ID": "old" },
  ),
  ...setting(
    "BucketWebsite",
    {
      WebsiteConfiguration: {
        IndexDocument: { Suffix: "index.html" },
        RoutingRules: [{ Condition: { KeyPrefixEquals: "a/" }, Redirect: { ReplaceKeyPrefixWith: "b/" } }],
      },
    },
    { "WebsiteConfiguration.IndexDocument.Suffix": "index.html" },
  ),
  ...setting(
    "BucketEncryption",
    {
      ServerSideEncryptionConfiguration: { Rule: [{ ApplyServerSideEncryptionByDefault: { SSEAlgorithm: "AES256" } }] },
    },
    { statusCode: 200 },
  ),
  ...setting("BucketTagging", { Tags: [{ Key: "team", Value: "a&b" }] }, { Tags: [{ Key: "team", Value: "a&b" }] }),
  ...setting(
    "BucketOrigin",
    {
      OriginRule: [
        {
          OriginType: "Mirror",
          RulePriority: 1,
          OriginCondition: { HTTPStatusCode: 404, Prefix: "" },
          OriginParameter: { Protocol: "HTTP", FollowQueryString: true, FollowRedirection: true },
          OriginInfo: { HostInfo: { HostName: "origin.example.com" } },
        },
      ],
    },
    { "OriginRule.0.OriginType": "Mirror" },
  ),
  ...setting(
    "BucketDomain",
    { DomainRule: [{ Status: "ENABLED", Name: "www.example.com", Type: "REST" }] },
    { "DomainRule.0.Name": "www.example.com" },
  ),
  ...setting(
    "BucketLogging",
    { BucketLoggingStatus: { LoggingEnabled: { TargetBucket: "logs-1250000000", TargetPrefix: "a/" } } },
    { "BucketLoggingStatus.LoggingEnabled.TargetPrefix": "a/" },
    { removable: false },
  ),
  ...setting(
    "BucketAccelerate",
    { AccelerateConfiguration: { Status: "Enabled" } },
    { "AccelerateConfiguration.Status": "Enabled" },
    { removable: false },
  ),
  ...setting(
    "BucketVersioning",
    { VersioningConfiguration: { Status: "Enabled" } },
    { "VersioningConfiguration.Status": "Enabled" },
    { removable: false },
  ),
  ...setting(
    "BucketReplication",
    {
      ReplicationConfiguration: {
        Role: "qcs::cam::uin/100000000001:uin/100000000001",
        Rules: [
          {
            ID: "1",
            Status: "Enabled",
            Prefix: "",
            Destination: { Bucket: "qcs::cos:ap-shanghai::copies-1250000000" },
          },
        ],
      },
    },
    { "ReplicationConfiguration.Rules.0.ID": "1" },
    { absent: "ReplicationConfigurationNotFoundError" },
  ),
  ...setting(
    "BucketPolicy",
    {
      Policy: {
        version: "2.0",
        Statement: [{ Effect: "Allow", Action: ["name/cos:GetObject"], Principal: { qcs: ["*"] }, Resource: ["*"] }],
      },
    },
    { "Policy.Statement.0.Effect": "Allow" },
    { absent: "NoSuchBucketPolicy" },
  ),
];

const objects: readonly StorageStep[] = [
  step(
    "putObject",
    { Key, Body: "one", ContentType: "text/plain", ACL: "public-read", "x-cos-meta-a": "b" },
    { keeps: { version: "VersionId" } },
  ),
  step("putObject", { Key, Body: "two" }),
  step("headObject", { Key }, { holds: { "headers.content-length": "3" } }),
  step("headObject", { Key: "none" }, { refused: 404 }),
  step("getObject", { Key, VersionId: "$version" }, { holds: { "headers.content-type": "text/plain" } }),
  step("getObject", { Key: "none" }, { refused: "NoSuchKey" }),
  step("putObjectAcl", { Key, ACL: "public-read" }),
  step("getObjectAcl", { Key }, { holds: { ACL: "public-read" } }),
  step("putObjectTagging", { Key, Tags: [{ Key: "a", Value: "b" }] }),
  step("getObjectTagging", { Key }, { holds: { Tags: [{ Key: "a", Value: "b" }] } }),
  step("deleteObjectTagging", { Key }),
  step("deleteObject", { Key }),
  step("listObjectVersions", {}, { holds: { "Versions.1.Key": Key, "DeleteMarkers.0.Key": Key } }),
  step("deleteMultipleObject", { Objects: [{ Key, VersionId: "$version" }, { Key: "none" }] }),
  step("multipartInit", { Key }, { keeps: { upload: "UploadId" } }),
  step("multipartUpload", { Key, UploadId: "$upload", PartNumber: 1, Body: part }, { keeps: { etag: "ETag" } }),
  step("multipartList", {}, { holds: { "Upload.0.Key": Key } }),
  step("multipartComplete", { Key, UploadId: "$upload", Parts: [{ PartNumber: 1, ETag: "$etag" }] }),
  step("getBucket", {}, { holds: { "Contents.0.Size": String(part.length) } }),
  step("multipartInit", { Key }, { keeps: { upload: "UploadId" } }),
  step("multipartAbort", { Key, UploadId: "$upload" }),
  step("deleteBucket", {}, { refused: "BucketNotEmpty" }),
];

/** What the SDK has no method for is requested as its other methods do it. */
function raw(Method: string, Action: string, Query: object = {}, Body?: string): StorageStep {
  const Headers = Body === undefined ? {} : { "Content-Type": "application/xml" };
  return step("request", { Method, Action, Query, Headers, ...(Body === undefined ? {} : { Body }) });
}

const rule =
  "<IntelligentTieringConfiguration><Id>cold</Id><Status>Enabled</Status><Tiering><AccessTier>ARCHIVE_ACCESS</AccessTier><Days>90</Days></Tiering></IntelligentTieringConfiguration>";
const lock =
  "<ObjectLockConfiguration><ObjectLockEnabled>Enabled</ObjectLockEnabled><Rule><DefaultRetention><Days>1</Days></DefaultRetention></Rule></ObjectLockConfiguration>";

const others: readonly StorageStep[] = [
  raw(
    "PUT",
    "intelligenttiering",
    {},
    "<IntelligentTieringConfiguration><Status>Enabled</Status><Transition><Days>30</Days><RequestFrequent>1</RequestFrequent></Transition></IntelligentTieringConfiguration>",
  ),
  raw("GET", "intelligenttiering"),
  raw("PUT", "intelligent-tiering", { id: "cold" }, rule),
  raw("GET", "intelligent-tiering"),
  raw("DELETE", "intelligent-tiering", { id: "cold" }),
  raw("PUT", "object-lock", {}, lock),
  raw("GET", "object-lock"),
];

/** Each operation of object storage: done, read, removed, refused. */
export const storageSteps: readonly StorageStep[] = [
  step("headBucket", {}, { refused: 404 }),
  step("getBucketAcl", {}, { refused: "NoSuchBucket" }),
  step("putBucket", { ACL: "private" }),
  step("putBucket", {}, { refused: "BucketAlreadyOwnedByYou" }),
  step("headBucket", {}, { holds: { statusCode: 200 } }),
  step("getService", {}, { holds: { "Buckets.0.Name": "photos-1250000000", "Buckets.0.Location": "ap-guangzhou" } }),
  ...settings,
  ...others,
  ...objects,
  step("putBucket", { Bucket: "empty-1250000000" }),
  step("deleteBucket", { Bucket: "empty-1250000000" }),
];
