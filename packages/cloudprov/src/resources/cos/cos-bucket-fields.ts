import { field } from "@org/core-provider";
import { sameAcl } from "../../cos/acl.ts";
import { clusterId } from "../../cos/address.ts";
import { archivingRules } from "./archiving-fields.ts";
import { acls, bucketField } from "./bucket-name.ts";
import { replicaRules } from "./copy-fields.ts";
import { lifecycleRules } from "./lifecycle-fields.ts";
import { tags } from "./tag-fields.ts";
import { corsRules, originDomainRules, originPullRules, websiteMembers } from "./web-fields.ts";

/** The properties of a bucket. Their wire names begin with the setting to which they belong. */
export const cosBucketFields = {
  bucket: bucketField(
    "Name of the bucket, unique on the whole platform: letters, digits and hyphens, followed by `-` and the number (APPID) of the account, such as `shop-1250000000`.",
  ),
  acl: field.string({
    default: "private",
    values: acls,
    docs: "What everybody may do: nothing (`private`), read (`public-read`), or read and write (`public-read-write`).",
    inputDocs: "Ignored if `aclBody` is set. `acl` then shows what `aclBody` lets everybody do.",
  }),
  aclBody: field.string({
    computed: true,
    emptyIsUnset: true,
    equality: sameAcl,
    changesWith: ["acl"],
    docs: "Who may do what, as XML with the root `AccessControlPolicy`. The order of grants does not matter. If it is not set, the next update revokes the access of other accounts, which `acl` shows as `custom`.",
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
    docs: "Whether earlier versions of objects are kept. Setting it to false suspends versioning and keeps existing versions.",
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
    docs: "Whether the bucket has a file system with metadata acceleration. Such a bucket supports few of the settings, and its access is not read.",
  }),
  enableIntelligentTiering: field.boolean({
    computed: true,
    rejectChange: {
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
    pattern: { match: clusterId, says: "be the ID of a dedicated cluster, such as cluster-12345678" },
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
