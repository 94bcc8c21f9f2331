import { field } from "@org/core-provider";
import { plural, required, status, text } from "./setting-fields.ts";
import { wantedTags } from "./tag-fields.ts";

/** The rules that copy objects to other buckets. */
export const replicaRules = field.list(
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
        "Bucket that receives the copies: `qcs::cos:<region>::<bucket>`. Versioning must be enabled on it, too.",
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
