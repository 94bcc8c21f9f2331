import { atMostOneOf, exactlyOneOf, type Facts, field, isUnknown, type Rule } from "@org/core-provider";
import { sameAcl } from "../../cos/acl.ts";
import { acls, bucketField } from "./bucket-name.ts";

const storageClasses = [
  "STANDARD_IA",
  "MAZ_STANDARD_IA",
  "INTELLIGENT_TIERING",
  "MAZ_INTELLIGENT_TIERING",
  "ARCHIVE",
  "DEEP_ARCHIVE",
];
const plural = { terraform: { plural: true } } as const;

const text = <const F extends Partial<Facts>>(wire: string, docs: string, facts?: F) =>
  field.string({ emptyIsUnset: true, ...(facts as F), wire, docs });
const required = <const F extends Partial<Facts>>(wire: string, docs: string, facts?: F) =>
  field.string({ ...(facts as F), required: true, wire, docs });
const texts = (wire: string, docs: string) => field.list(field.string({ docs: "An element." }), { wire, docs });

const enabledOrNot = ["Enabled", "Disabled"];

/** Tags that objects must have. */
const wantedTags = (wire: string) =>
  field.list(
    field.object(
      { key: required("Key", "Key of the tag."), value: required("Value", "Value of the tag.") },
      { docs: "A tag." },
    ),
    { wire, docs: "Tags that the objects must have." },
  );

const date = (docs: string) =>
  text("Date", docs, {
    pattern: { match: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, says: "be a date such as 2030-01-31" },
  });
const days = (wire: string, docs: string, min = 0) => field.integer({ min, wire, docs });
const storageClass = required("StorageClass", "Storage class of the objects from then on.", {
  knownValues: storageClasses,
});

export const corsRules = field.list(
  field.object(
    {
      allowedOrigins: field.list(field.string({ docs: "An origin." }), {
        required: true,
        wire: "AllowedOrigin",
        docs: "Origins that may send requests, such as `https://example.com`, or `*`.",
      }),
      allowedMethods: field.list(field.string({ docs: "A method." }), {
        required: true,
        wire: "AllowedMethod",
        docs: "Methods that they may use: `GET`, `PUT`, `HEAD`, `POST` or `DELETE`.",
      }),
      allowedHeaders: field.list(field.string({ docs: "A header." }), {
        required: true,
        wire: "AllowedHeader",
        docs: "Headers that they may send, or `*`.",
      }),
      exposeHeaders: texts("ExposeHeader", "Headers of responses that they may read."),
      maxAgeSeconds: field.integer({
        min: 0,
        wire: "MaxAgeSeconds",
        docs: "How long browsers may keep the result of a preflight request, in seconds.",
      }),
    },
    { docs: "A rule." },
  ),
  {
    wire: "cors.CORSRule",
    ...plural,
    docs: "Rules for requests of browsers from other origins (CORS), in their order.",
  },
);

export const originPullRules = field.list(
  field.object(
    {
      priority: field.integer({ required: true, min: 1, wire: "RulePriority", docs: "Priority; 1 is the highest." }),
      backToSourceMode: text(
        "OriginType",
        "How the object is fetched: `Mirror` stores it in the bucket, `Proxy` only passes it on, and `Redirect` sends the client to the origin.",
        {
          computed: true,
          values: ["Proxy", "Mirror", "Redirect"],
        },
      ),
      httpRedirectCode: text("OriginParameter.HttpRedirectCode", "Status of a redirect, such as `302`.", {
        computed: true,
      }),
      prefix: field.string({
        default: "",
        wire: "OriginCondition.Prefix",
        docs: "Beginning of the names of the objects that the rule is about.",
      }),
      protocol: field.string({
        default: "",
        knownValues: ["HTTP", "HTTPS", "FOLLOW"],
        wire: "OriginParameter.Protocol",
        docs: "Protocol of requests to the origin: `HTTP`, `HTTPS`, or `FOLLOW` for that of the client.",
      }),
      host: required("OriginInfo.HostInfo.HostName", "Host of the origin, such as `origin.example.com`."),
      followQueryString: field.boolean({
        default: true,
        wire: "OriginParameter.FollowQueryString",
        docs: "Whether the query of the request is passed on.",
      }),
      followRedirection: field.boolean({
        default: true,
        wire: "OriginParameter.FollowRedirection",
        docs: "Whether redirects of the origin are followed.",
      }),
      followHttpHeaders: field.set(field.string({ docs: "A header." }), {
        wire: "OriginParameter.HttpHeader.FollowHttpHeaders.Header.Key",
        ...plural,
        docs: "Headers of the request that are passed on.",
      }),
      customHttpHeaders: field.map(field.string({ docs: "Value of the header." }), {
        wire: "OriginParameter.HttpHeader.NewHttpHeaders.Header",
        docs: "Headers that are added to requests to the origin, by name.",
      }),
    },
    { docs: "A rule." },
  ),
  { wire: "origin.OriginRule", ...plural, docs: "From where objects are fetched that the bucket does not contain." },
);

export const originDomainRules = field.list(
  field.object(
    {
      domain: required("Name", "The domain. A TXT record must prove that it is yours."),
      type: field.string({
        default: "REST",
        knownValues: ["REST", "WEBSITE", "ACCELERATE"],
        wire: "Type",
        docs: "What the domain leads to: `REST` for the bucket itself, `WEBSITE` for its website, or `ACCELERATE` for global acceleration.",
      }),
      status: field.string({
        default: "ENABLED",
        values: ["ENABLED", "DISABLED"],
        wire: "Status",
        docs: "`ENABLED` or `DISABLED`.",
      }),
    },
    { docs: "A domain." },
  ),
  { wire: "domain.DomainRule", ...plural, docs: "Your own domains for the bucket." },
);

export const lifecycleRules = field.list(
  field.object(
    {
      id: text("ID", "ID of the rule. Defaults to one that the platform chooses.", { computed: true }),
      filterPrefix: field.string({
        emptyIsUnset: true,
        wire: "Filter.Prefix",
        docs: "Beginning of the names of the objects that the rule is about. Defaults to all objects.",
      }),
      transitions: field.set(
        field.object(
          {
            date: date("Date from which objects are moved, in UTC."),
            days: days("Days", "How many days after their last change objects are moved."),
            storageClass,
          },
          { rules: [exactlyOneOf("date", "days")], docs: "A change of the storage class." },
        ),
        { wire: "Transition", terraform: { kind: "set" }, docs: "When objects move to a cheaper storage class." },
      ),
      expiration: field.object(
        {
          date: date("Date from which objects are deleted, in UTC."),
          days: days("Days", "How many days after their last change objects are deleted."),
          deleteMarker: field.boolean({
            wire: "ExpiredObjectDeleteMarker",
            docs: "Whether delete markers without other versions are removed.",
          }),
        },
        { wire: "Expiration", rules: [atMostOneOf("date", "days")], docs: "When objects are deleted." },
      ),
      nonCurrentTransitions: field.set(
        field.object(
          {
            nonCurrentDays: days("NoncurrentDays", "How many days after it was replaced a version is moved."),
            storageClass,
          },
          { docs: "A change of the storage class." },
        ),
        {
          wire: "NoncurrentVersionTransition",
          terraform: { kind: "set" },
          docs: "When earlier versions move to a cheaper storage class.",
        },
      ),
      nonCurrentExpiration: field.object(
        { nonCurrentDays: days("NoncurrentDays", "How many days after it was replaced a version is deleted.") },
        { wire: "NoncurrentVersionExpiration", docs: "When earlier versions are deleted." },
      ),
      abortIncompleteMultipartUpload: field.object(
        {
          daysAfterInitiation: field.integer({
            required: true,
            min: 1,
            wire: "DaysAfterInitiation",
            docs: "How many days after its beginning an upload is deleted.",
          }),
        },
        { wire: "AbortIncompleteMultipartUpload", docs: "When unfinished uploads in parts are deleted." },
      ),
    },
    { docs: "A rule." },
  ),
  {
    wire: "lifecycle.Rule",
    ...plural,
    docs: "When objects move to a cheaper storage class, and when they are deleted. Deleted objects cannot be restored. Rules that are disabled or depend on tags are not shown, and stay as they are.",
  },
);

/** The members of `website`. */
export const websiteMembers = {
  indexDocument: text("IndexDocument.Suffix", "Object that is shown for a folder, such as `index.html`."),
  errorDocument: text("ErrorDocument.Key", "Object that is shown after an error, such as `error.html`."),
  redirectAllRequestsTo: text(
    "RedirectAllRequestsTo.Protocol",
    "Protocol that all requests are redirected to: `http` or `https`.",
    {
      computed: true,
      values: ["http", "https"],
    },
  ),
  routingRules: field.object(
    {
      rules: field.list(
        field.object(
          {
            conditionErrorCode: text(
              "Condition.HttpErrorCodeReturnedEquals",
              "Status that the rule is about, such as `404`.",
            ),
            conditionPrefix: text(
              "Condition.KeyPrefixEquals",
              "Beginning of the names of the objects that the rule is about.",
            ),
            redirectProtocol: text("Redirect.Protocol", "Protocol of the redirect, such as `https`."),
            redirectReplaceKey: text("Redirect.ReplaceKeyWith", "Object that replaces the requested one."),
            redirectReplaceKeyPrefix: text(
              "Redirect.ReplaceKeyPrefixWith",
              "Text that replaces `conditionPrefix` in the name of the object.",
            ),
          },
          {
            rules: [
              atMostOneOf("conditionErrorCode", "conditionPrefix"),
              atMostOneOf("redirectReplaceKey", "redirectReplaceKeyPrefix"),
            ],
            docs: "A rule.",
          },
        ),
        { required: true, wire: "RoutingRule", ...plural, docs: "The rules, in their order." },
      ),
    },
    { wire: "RoutingRules", docs: "Redirects of some requests." },
  ),
  endpoint: field.string({ output: true, docs: "Host of the website." }),
};

export const tags = field.map(field.string({ docs: "Value of the tag." }), {
  wire: "tagging.TagSet.Tag",
  docs: "Tags, by key.",
});

const status = (docs: string, facts: Partial<Facts> = {}) =>
  text("Status", docs, { knownValues: enabledOrNot, ...facts });

const replicaRules = field.list(
  field.object(
    {
      id: text("ID", "ID of the rule."),
      status: status("`Enabled` or `Disabled`."),
      priority: field.integer({ min: 1, wire: "Priority", docs: "Priority of the rule." }),
      prefix: text("Prefix", "Beginning of the names of the objects that are copied.", { computed: true }),
      filter: field.object(
        {
          and: field.object(
            {
              prefix: text("Prefix", "Beginning of the names of the objects.", { computed: true }),
              tags: wantedTags("Tag"),
            },
            { wire: "And", docs: "Several conditions, all of which must be met." },
          ),
          prefix: text("Prefix", "Beginning of the names of the objects.", { computed: true }),
        },
        { computed: true, wire: "Filter", docs: "Which objects are copied." },
      ),
      destinationBucket: required(
        "Destination.Bucket",
        "Bucket that receives the copies: `qcs::cos:<region>::<bucket>`. It must have versions, too.",
      ),
      destinationStorageClass: text("Destination.StorageClass", "Storage class of the copies.", {
        knownValues: ["Standard", "Intelligent_Tiering", "Standard_IA"],
      }),
      destinationEncryptionKmsKeyId: text(
        "Destination.EncryptionConfiguration.ReplicaKmsKeyID",
        "Key of the Key Management Service that encrypts the copies.",
      ),
      deleteMarkerReplication: field.object(
        { status: status("`Enabled` or `Disabled`.") },
        { wire: "DeleteMarkerReplication", docs: "Whether delete markers are copied." },
      ),
      sourceSelectionCriteria: field.object(
        {
          sseKmsEncryptedObjects: field.object(
            { status: status("`Enabled` or `Disabled`.", { computed: true }) },
            { computed: true, wire: "SseKmsEncryptedObjects", docs: "Whether encrypted objects are copied." },
          ),
        },
        { computed: true, wire: "SourceSelectionCriteria", docs: "Which kinds of objects are copied." },
      ),
    },
    { docs: "A rule." },
  ),
  {
    wire: "replication.Rule",
    ...plural,
    docs: "Which objects are copied to other buckets. Needs `replicaRole` and `versioningEnable`.",
  },
);

/** The archiving rules of intelligent tiering. */
const archivingRules = field.set(
  field.object(
    {
      ruleId: required("Id", "ID of the rule.", {
        pattern: { match: /^(?!default$)/, says: "not be default, which is the platform's own rule" },
      }),
      status: required("Status", "`Enabled` or `Disabled`.", { knownValues: enabledOrNot }),
      filter: field.object(
        {
          and: field.object(
            { prefix: text("Prefix", "Beginning of the names of the objects."), tags: wantedTags("Tag") },
            { wire: "And", docs: "Several conditions, all of which must be met." },
          ),
          prefix: text("Prefix", "Beginning of the names of the objects."),
          tags: wantedTags("Tag"),
        },
        { computed: true, wire: "Filter", docs: "Which objects are archived." },
      ),
      tierings: field.list(
        field.object(
          {
            accessTier: required("AccessTier", "`ARCHIVE_ACCESS` or `DEEP_ARCHIVE_ACCESS`.", {
              knownValues: ["ARCHIVE_ACCESS", "DEEP_ARCHIVE_ACCESS"],
            }),
            days: field.integer({
              required: true,
              min: 1,
              wire: "Days",
              docs: "How many days without access it takes until an object is archived.",
            }),
          },
          { docs: "A tier." },
        ),
        { required: true, wire: "Tiering", docs: "When objects are archived." },
      ),
    },
    { docs: "A rule." },
  ),
  {
    wire: "intelligent-tiering.IntelligentTieringConfiguration",
    terraform: { kind: "list" },
    docs: "When objects of the class `INTELLIGENT_TIERING` are archived. They must be restored before they can be read.",
  },
);

/** The properties of a bucket. Their wire names begin with the setting to which they belong. */
export const cosBucketFields = {
  bucket: bucketField(
    "Name of the bucket, unique on the whole platform: letters, digits and hyphens, followed by `-` and the number (APPID) of the account, such as `shop-1250000000`.",
  ),
  acl: field.string({
    default: "private",
    values: acls,
    docs: "What everybody may do: nothing (`private`), read (`public-read`), or read and write (`public-read-write`).",
    inputDocs: "Has no effect if `aclBody` is set: then it is what `aclBody` lets everybody do.",
  }),
  aclBody: field.string({
    computed: true,
    emptyIsUnset: true,
    equality: sameAcl,
    changesWith: ["acl"],
    docs: "Who may do what, as XML with the root `AccessControlPolicy`. The order of grants does not matter.",
  }),
  encryptionAlgorithm: field.string({
    emptyIsUnset: true,
    wire: "encryption.Rule.ApplyServerSideEncryptionByDefault.SSEAlgorithm",
    knownValues: ["AES256", "KMS", "SM4"],
    docs: "How new objects are encrypted: `AES256`, `SM4`, or `KMS` for a key of the Key Management Service.",
  }),
  kmsId: field.string({
    emptyIsUnset: true,
    wire: "encryption.Rule.ApplyServerSideEncryptionByDefault.KMSMasterKeyID",
    docs: "The key, if `encryptionAlgorithm` is `KMS`. Defaults to the platform's own key.",
  }),
  versioningEnable: field.boolean({
    default: false,
    docs: "Whether earlier versions of objects are kept. Setting it to false suspends that, and keeps the versions that exist.",
  }),
  accelerationEnable: field.boolean({ default: false, docs: "Whether global acceleration is on, which costs money." }),
  forceClean: field.boolean({
    default: false,
    local: true,
    docs: "Whether the deletion of the bucket first deletes everything in it: all objects, earlier versions and unfinished uploads. Otherwise, a bucket with contents cannot be deleted.",
  }),
  replicaRole: field.string({
    emptyIsUnset: true,
    wire: "replication.Role",
    docs: "Who copies the objects: `qcs::cam::uin/<account>:uin/<user>`. Needs `replicaRules` and `versioningEnable`.",
  }),
  replicaRules,
  corsRules,
  corsResponseVary: field.string({
    computed: true,
    emptyIsUnset: true,
    values: ["true", "false"],
    changesWith: ["corsRules"],
    wire: "cors.ResponseVary",
    docs: "Whether responses have the header `Vary: Origin`: `true` or `false`.",
  }),
  originPullRules,
  originDomainRules,
  lifecycleRules,
  website: field.object(websiteMembers, { docs: "A static website from the objects of the bucket." }),
  tags,
  logEnable: field.boolean({ default: false, docs: "Whether accesses are logged. Needs a target and a prefix." }),
  logTargetBucket: field.string({
    emptyIsUnset: true,
    wire: "logging.LoggingEnabled.TargetBucket",
    docs: "Bucket for the logs, in the same region.",
  }),
  logPrefix: field.string({
    emptyIsUnset: true,
    wire: "logging.LoggingEnabled.TargetPrefix",
    docs: "Beginning of the names of the logs, such as `access/`.",
  }),
  multiAz: field.boolean({
    emptyIsUnset: true,
    replaceOnChange: true,
    docs: "Whether objects are stored in several availability zones.",
  }),
  chdfsOfs: field.boolean({
    computed: true,
    replaceOnChange: true,
    docs: "Whether the bucket has a file system with metadata acceleration. It supports few of the settings then.",
  }),
  enableIntelligentTiering: field.boolean({
    computed: true,
    refuseChange: {
      because: "the platform cannot turn intelligent tiering off; set it to true again",
      test: (before, after) => before === true && after === false,
    },
    docs: "Whether objects of the class `INTELLIGENT_TIERING` are moved by their use. It cannot be turned off again.",
  }),
  intelligentTieringDays: field.integer({
    computed: true,
    changesWith: ["enableIntelligentTiering"],
    wire: "intelligenttiering.Transition.Days",
    docs: "How many days without access it takes until an object is moved to infrequent access: 30, 60 or 90.",
    inputDocs: "Defaults to 30 if `enableIntelligentTiering` is true.",
  }),
  intelligentTieringRequestFrequent: field.integer({
    computed: true,
    changesWith: ["enableIntelligentTiering"],
    wire: "intelligenttiering.Transition.RequestFrequent",
    docs: "How many accesses move an object back to frequent access.",
    inputDocs: "Defaults to 1 if `enableIntelligentTiering` is true.",
  }),
  intelligentTieringArchivingRuleLists: archivingRules,
  cdcId: field.string({
    emptyIsUnset: true,
    local: true,
    replaceOnChange: true,
    pattern: { match: /^[A-Za-z0-9-]+$/, says: "be the ID of a dedicated cluster, such as cluster-12345678" },
    docs: "ID of the dedicated cluster that contains the bucket.",
  }),
  objectLockConfiguration: field.object(
    {
      enabled: field.boolean({ required: true, docs: "Whether objects can be locked. It cannot be turned off again." }),
      rule: field.object(
        {
          days: field.integer({
            required: true,
            min: 1,
            wire: "DefaultRetention.Days",
            docs: "How many days new objects can be neither changed nor deleted.",
          }),
        },
        { wire: "Rule", docs: "How long new objects are locked." },
      ),
    },
    { computed: true, docs: "Lock of objects against changes and deletion." },
  ),
  cosBucketUrl: field.string({
    output: true,
    docs: "Address of the bucket: its host, or its URL with `cosDomain` or `cdcId`.",
  }),
};

type Values = Readonly<Record<string, unknown>>;

const isSet = (value: unknown) => value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);

/** A rule whose problems are those that the function finds. Unknown values are not judged. */
function rule(
  says: string,
  fields: readonly string[],
  problems: (values: Values) => readonly (readonly [string, string])[],
): Rule {
  return {
    says,
    fields,
    test: (values) =>
      fields.some((name) => isUnknown(values[name]))
        ? []
        : problems(values).map(([path, message]) => ({ path, message })),
  };
}

/** The rules over several properties of a bucket. */
export const cosBucketRules: readonly Rule[] = [
  rule(
    "`replicaRole` and `replicaRules` are set together, and need `versioningEnable`.",
    ["replicaRole", "replicaRules", "versioningEnable"],
    ({ replicaRole, replicaRules: rules, versioningEnable }) => {
      if (!isSet(replicaRole) && !isSet(rules)) return [];
      return [
        ...(isSet(replicaRole) ? [] : [["replicaRole", "is required because replicaRules is set"] as const]),
        ...(isSet(rules) ? [] : [["replicaRules", "is required because replicaRole is set"] as const]),
        ...(versioningEnable === false
          ? [
              [
                "versioningEnable",
                "must be true because replicaRules is set: only buckets with versions are copied",
              ] as const,
            ]
          : []),
      ];
    },
  ),
  rule(
    "`logTargetBucket` and `logPrefix` are required if `logEnable` is true, and must not be set otherwise.",
    ["logEnable", "logTargetBucket", "logPrefix"],
    ({ logEnable = false, ...values }) =>
      ["logTargetBucket", "logPrefix"]
        .filter((name) => isSet(values[name]) !== logEnable)
        .map((name) => [
          name,
          logEnable === true
            ? "is required because logEnable is true"
            : "must not be set because logEnable is false: remove it, or set logEnable to true",
        ]),
  ),
  rule(
    "`intelligentTieringDays` and `intelligentTieringRequestFrequent` need `enableIntelligentTiering`.",
    ["enableIntelligentTiering", "intelligentTieringDays", "intelligentTieringRequestFrequent"],
    ({ enableIntelligentTiering, ...values }) =>
      ["intelligentTieringDays", "intelligentTieringRequestFrequent"]
        .filter((name) => isSet(values[name]) && values[name] !== 0 && enableIntelligentTiering !== true)
        .map((name) => [name, "can be set only if enableIntelligentTiering is true"]),
  ),
  rule(
    "Each rule of `intelligentTieringArchivingRuleLists` has another `ruleId`.",
    ["intelligentTieringArchivingRuleLists"],
    ({ intelligentTieringArchivingRuleLists: rules = [] }) => {
      const ids = (rules as readonly Values[]).map(({ ruleId }) => ruleId);
      return ids.flatMap((id, i) =>
        typeof id === "string" && ids.indexOf(id) < i
          ? [[`intelligentTieringArchivingRuleLists[${i}].ruleId`, "must be different from those of other rules"]]
          : [],
      );
    },
  ),
  rule(
    "`kmsId` needs the `encryptionAlgorithm` `KMS`.",
    ["kmsId", "encryptionAlgorithm"],
    ({ kmsId, encryptionAlgorithm }) =>
      isSet(kmsId) && encryptionAlgorithm !== "KMS" ? [["kmsId", "can be set only if encryptionAlgorithm is KMS"]] : [],
  ),
];
