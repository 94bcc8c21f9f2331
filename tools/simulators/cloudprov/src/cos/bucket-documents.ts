import { type Differences, listOf, object, oneOf, optional, type Shape, text } from "@org/simulator";
import {
  boolean,
  filter,
  filterTags,
  maybe,
  midnight,
  onOff,
  tag,
  taggingShape,
  whole,
  word,
} from "./document-shapes.ts";

/** A setting of a bucket that is a document at a query of its address. */
export interface BucketDocument extends Differences {
  /** The query: `cors`. */
  readonly query: string;
  /** The platform's name of it, as in `GetBucketCORS`. */
  readonly title: string;
  readonly root: string;
  readonly shape: Shape<unknown>;
  /** The paths of elements that may be repeated. */
  readonly lists: readonly string[];
  /** The code when nothing is set; undefined if an empty document is returned then. */
  readonly absent: string | undefined;
  /** Whether a request that sets it must contain the MD5 of its content. */
  readonly needsDigest: boolean;
  /** Whether a DELETE removes it. */
  readonly removable: boolean;
  /** Whether buckets with a file system have it. */
  readonly inFileSystems: boolean;
}

const usual = { needsDigest: true, removable: true, inFileSystems: false };
const transition = { StorageClass: word };
const settings: readonly (Omit<BucketDocument, keyof typeof usual> & Partial<typeof usual>)[] = [
  {
    query: "cors",
    title: "BucketCORS",
    simplified: "The rules have no effect on responses.",
    root: "CORSConfiguration",
    absent: "NoSuchCORSConfiguration",
    inFileSystems: true,
    lists: [
      "CORSRule",
      ...["AllowedOrigin", "AllowedMethod", "AllowedHeader", "ExposeHeader"].map((name) => `CORSRule.${name}`),
    ],
    shape: object({
      CORSRule: optional(
        listOf(
          object({
            ID: maybe(),
            AllowedOrigin: listOf(word),
            AllowedMethod: listOf(oneOf("GET", "PUT", "HEAD", "POST", "DELETE")),
            AllowedHeader: optional(listOf(word)),
            ExposeHeader: optional(listOf(word)),
            MaxAgeSeconds: optional(whole),
          }),
        ),
      ),
      ResponseVary: optional(boolean),
    }),
  },
  {
    query: "lifecycle",
    title: "BucketLifecycle",
    simplified: "No object expires or changes its storage class.",
    root: "LifecycleConfiguration",
    absent: "NoSuchLifecycleConfiguration",
    inFileSystems: true,
    lists: ["Rule", "Rule.Transition", "Rule.NoncurrentVersionTransition", ...filterTags("Rule.Filter")],
    shape: object({
      Rule: listOf(
        object({
          ID: maybe(),
          Status: onOff,
          Filter: optional(filter),
          Transition: optional(listOf(object({ Days: optional(whole), Date: optional(midnight), ...transition }))),
          Expiration: optional(
            object({ Days: optional(whole), Date: optional(midnight), ExpiredObjectDeleteMarker: optional(boolean) }),
          ),
          NoncurrentVersionTransition: optional(listOf(object({ NoncurrentDays: whole, ...transition }))),
          NoncurrentVersionExpiration: optional(object({ NoncurrentDays: whole })),
          AbortIncompleteMultipartUpload: optional(object({ DaysAfterInitiation: whole })),
        }),
        { min: 1 },
      ),
    }),
  },
  {
    query: "website",
    title: "BucketWebsite",
    simplified: "No website is served.",
    root: "WebsiteConfiguration",
    absent: "NoSuchWebsiteConfiguration",
    lists: ["RoutingRules.RoutingRule"],
    shape: object({
      IndexDocument: object({ Suffix: word }),
      ErrorDocument: optional(object({ Key: word, OriginalHttpStatus: maybe() })),
      RedirectAllRequestsTo: optional(object({ Protocol: oneOf("http", "https") })),
      AutoAddressing: optional(object({ Status: onOff })),
      RoutingRules: optional(
        object({
          RoutingRule: listOf(
            object({
              Condition: object({ HttpErrorCodeReturnedEquals: maybe(), KeyPrefixEquals: maybe() }),
              Redirect: object({ Protocol: maybe(), ReplaceKeyWith: maybe(), ReplaceKeyPrefixWith: maybe() }),
            }),
          ),
        }),
      ),
    }),
  },
  {
    query: "encryption",
    title: "BucketEncryption",
    simplified: "Nothing is encrypted, and the key is not looked up.",
    root: "ServerSideEncryptionConfiguration",
    absent: "NoSuchEncryptionConfiguration",
    lists: [],
    shape: object({
      Rule: object({
        ApplyServerSideEncryptionByDefault: object({
          SSEAlgorithm: oneOf("AES256", "KMS", "SM4"),
          KMSMasterKeyID: maybe(),
        }),
      }),
    }),
  },
  {
    query: "versioning",
    title: "BucketVersioning",
    root: "VersioningConfiguration",
    absent: undefined,
    removable: false,
    lists: [],
    shape: object({ Status: oneOf("Enabled", "Suspended") }),
  },
  {
    query: "accelerate",
    title: "BucketAccelerate",
    simplified: "There is no endpoint with acceleration.",
    root: "AccelerateConfiguration",
    absent: undefined,
    removable: false,
    lists: [],
    shape: object({ Status: oneOf("Enabled", "Suspended"), Type: optional(oneOf("COS")) }),
  },
  {
    query: "replication",
    title: "BucketReplication",
    simplified: "No object is copied, and the role and the other bucket are not looked up.",
    root: "ReplicationConfiguration",
    absent: "ReplicationConfigurationNotFoundError",
    lists: ["Rule", ...filterTags("Rule.Filter")],
    shape: object({
      Role: text({ pattern: /^qcs::cam::uin\/\d+:uin\/\d+$/ }),
      Rule: listOf(
        object({
          ID: maybe(),
          Status: onOff,
          Priority: optional(whole),
          Prefix: maybe(),
          Filter: optional(filter),
          Destination: object({
            Bucket: text({ pattern: /^qcs::cos:[a-z0-9-]+::[a-z0-9-]+$/ }),
            StorageClass: maybe(),
            EncryptionConfiguration: optional(object({ ReplicaKmsKeyID: word })),
          }),
          DeleteMarkerReplication: optional(object({ Status: onOff })),
          SourceSelectionCriteria: optional(object({ SseKmsEncryptedObjects: object({ Status: onOff }) })),
        }),
        { min: 1 },
      ),
    }),
  },
  {
    query: "tagging",
    title: "BucketTagging",
    root: "Tagging",
    absent: "NoSuchTagSet",
    inFileSystems: true,
    lists: ["TagSet.Tag"],
    shape: taggingShape,
  },
  {
    query: "logging",
    title: "BucketLogging",
    simplified: "No log is written, and the bucket for logs is not looked up.",
    root: "BucketLoggingStatus",
    absent: undefined,
    removable: false,
    inFileSystems: true,
    lists: [],
    shape: object({ LoggingEnabled: optional(object({ TargetBucket: word, TargetPrefix: maybe() })) }),
  },
  {
    query: "origin",
    title: "BucketOrigin",
    simplified: "Nothing is fetched from the origin.",
    root: "OriginConfiguration",
    absent: "NoSuchOriginConfiguration",
    lists: [
      "OriginRule",
      "OriginRule.OriginParameter.HttpHeader.NewHttpHeaders.Header",
      "OriginRule.OriginParameter.HttpHeader.FollowHttpHeaders.Header",
    ],
    shape: object({
      OriginRule: listOf(
        object({
          RulePriority: whole,
          OriginType: oneOf("Proxy", "Mirror", "Redirect"),
          OriginCondition: object({ HTTPStatusCode: oneOf("404"), Prefix: maybe() }),
          OriginParameter: object({
            Protocol: optional(oneOf("", "HTTP", "HTTPS", "FOLLOW")),
            FollowQueryString: optional(boolean),
            FollowRedirection: optional(boolean),
            HttpRedirectCode: maybe(),
            CopyOriginData: optional(boolean),
            HttpHeader: optional(
              object({
                NewHttpHeaders: optional(object({ Header: listOf(tag) })),
                FollowHttpHeaders: optional(object({ Header: listOf(object({ Key: word })) })),
              }),
            ),
          }),
          OriginInfo: object({
            HostInfo: object({ HostName: word }),
            FileInfo: optional(object({ PrefixDirective: optional(boolean), Prefix: maybe(), Suffix: maybe() })),
          }),
        }),
        { min: 1 },
      ),
    }),
  },
  {
    query: "domain",
    title: "BucketDomain",
    simplified: "The domain does not answer, and its records are not examined.",
    root: "DomainConfiguration",
    absent: "NoSuchDomainConfiguration",
    lists: ["DomainRule"],
    shape: object({
      DomainRule: listOf(
        object({
          Status: oneOf("ENABLED", "DISABLED"),
          Name: word,
          Type: oneOf("REST", "WEBSITE", "ACCELERATE"),
          ForcedReplacement: maybe(),
        }),
        { min: 1 },
      ),
    }),
  },
  {
    query: "intelligenttiering",
    title: "BucketIntelligentTiering",
    simplified: "No object changes its storage class.",
    root: "IntelligentTieringConfiguration",
    absent: undefined,
    needsDigest: false,
    removable: false,
    inFileSystems: true,
    lists: [],
    shape: object({
      Status: oneOf("Enabled"),
      Transition: optional(object({ Days: oneOf("30", "60", "90"), RequestFrequent: optional(whole) })),
    }),
  },
  {
    query: "object-lock",
    title: "BucketObjectLock",
    simplified: "The setting protects no object. `lockedObjects` sets which objects are locked.",
    root: "ObjectLockConfiguration",
    absent: "ObjectLockConfigurationNotFoundError",
    needsDigest: false,
    removable: false,
    inFileSystems: true,
    lists: [],
    shape: object({
      ObjectLockEnabled: onOff,
      Rule: optional(object({ DefaultRetention: object({ Mode: maybe(), Days: whole }) })),
    }),
  },
];

/** The settings of a bucket that are documents. */
export const bucketDocuments: readonly BucketDocument[] = settings.map((one) => ({
  ...usual,
  ...one,
}));
