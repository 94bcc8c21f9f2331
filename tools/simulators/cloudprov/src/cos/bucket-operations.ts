import { differencesOf, object, oneOf, optional } from "@org/simulator";
import type { World } from "../world.ts";
import { policyIn } from "./access-control.ts";
import { appIdOf } from "./accounts.ts";
import { type BucketDocument, bucketDocuments } from "./bucket-documents.ts";
import { type Bucket, versionsOf } from "./buckets.ts";
import { archivingRuleLists, archivingRuleShape } from "./document-shapes.ts";
import { CosError, MalformedCosRequest } from "./errors.ts";
import {
  type BucketCall,
  type CosCall,
  type CosOperation,
  checkDigest,
  documentAnswer,
  documentIn,
  emptyAnswer,
  ofBucket,
  requireDigest,
} from "./operation.ts";
import type { XmlObject } from "./xml.ts";

const creation = object({
  BucketAZConfig: optional(oneOf("MAZ", "OAZ")),
  BucketArchConfig: optional(oneOf("OFS")),
});

function putBucket(world: World, { message, caller }: CosCall) {
  const { buckets } = world.objectStorage;
  const name = message.bucket ?? "";
  const [, prefix = "", appId] = /^([a-z0-9](?:[a-z0-9-]*[a-z0-9])?)-(\d{10})$/.exec(name) ?? [];
  if (prefix === "" || prefix.length > 60) throw new CosError("InvalidBucketName", "The bucket name is not valid.");
  if (appId !== appIdOf(caller.accountId)) throw new CosError("AccessDenied", "Access Denied.");
  const taken = buckets.get(name);
  if (taken !== undefined) {
    throw taken.accountId === caller.accountId
      ? new CosError("BucketAlreadyOwnedByYou", "The bucket you tried to create already exists, and you own it.")
      : new CosError("BucketAlreadyExists", "The requested bucket name is not available.");
  }
  if (buckets.all().filter(({ accountId }) => accountId === caller.accountId).length >= world.settings.bucketQuota) {
    throw new CosError("TooManyBuckets", "You have attempted to create more buckets than allowed.");
  }
  const kind: XmlObject =
    message.payload.length === 0 ? {} : documentIn(message, { root: "CreateBucketConfiguration", shape: creation });
  buckets.insert({
    ...newBucket(world, name, message.region, caller.accountId),
    multiAz: kind["BucketAZConfig"] === "MAZ",
    fileSystem: kind["BucketArchConfig"] === "OFS",
    settings: { acl: policyIn(message, caller) },
  });
  return emptyAnswer(200, { Location: message.host });
}

/** A bucket without settings. */
export function newBucket(world: World, id: string, region: string, accountId: string): Bucket {
  return {
    id,
    region,
    accountId,
    createdAt: world.now(),
    multiAz: false,
    fileSystem: false,
    settings: {},
    archivingRules: {},
    policy: undefined,
  };
}

function getService(world: World, { message, caller }: CosCall) {
  const pageSize = world.settings.bucketPage;
  const after = message.query.get("marker") ?? "";
  const found = world.objectStorage.buckets
    .allSeen()
    .filter(({ accountId, region }) => accountId === caller.accountId && region === message.region)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .filter(({ id }) => id > after);
  const page = found.slice(0, pageSize);
  const owner = `qcs::cam::uin/${caller.accountId}:uin/${caller.accountId}`;
  return documentAnswer("ListAllMyBucketsResult", {
    Owner: { ID: owner, DisplayName: caller.accountId },
    Buckets: {
      Bucket: page.map(({ id, region, createdAt }) => ({
        Name: id,
        Location: region,
        CreationDate: world.timeText(createdAt),
        BucketType: "cos",
      })),
    },
    ...(page.length < found.length ? { IsTruncated: "true", NextMarker: page.at(-1)?.id } : { IsTruncated: "false" }),
  });
}

function deleteBucket({ objectStorage }: World, { bucket }: BucketCall) {
  const hasUploads = objectStorage.uploads.all().some((upload) => upload.bucket === bucket.id);
  if (versionsOf(objectStorage, bucket.id).length > 0 || hasUploads) {
    throw new CosError("BucketNotEmpty", "The bucket you tried to delete is not empty.");
  }
  objectStorage.buckets.remove(bucket.id);
  return emptyAnswer(204);
}

/** The operations of a setting that is a document. */
function ofDocument(document: BucketDocument): CosOperation[] {
  const { query, title, root, absent, removable, inFileSystems } = document;
  const requireSetting = ({ fileSystem }: Bucket) => {
    if (fileSystem && !inFileSystems) throw new CosError("MethodNotAllowed", "The bucket has no such setting.");
  };
  return [
    ofBucket(`Get${title}`, "GET", query, (_world, { bucket }) => {
      requireSetting(bucket);
      const found = bucket.settings[query];
      if (found === undefined && absent !== undefined) {
        throw new CosError(absent, `The ${title} configuration does not exist.`);
      }
      return documentAnswer(root, found ?? {});
    }),
    {
      ...ofBucket(`Put${title}`, "PUT", query, (world, { bucket, message }) => {
        requireSetting(bucket);
        if (document.needsDigest) requireDigest(message);
        else checkDigest(message);
        const found = documentIn(message, document);
        checkSetting(world, bucket, query, found);
        world.objectStorage.buckets.replace({
          ...bucket,
          settings: { ...bucket.settings, [query]: complete(world, query, found) },
        });
        return emptyAnswer();
      }),
      ...differencesOf(document),
    },
    ...(removable
      ? [
          ofBucket(`Delete${title}`, "DELETE", query, (world, { bucket }) => {
            const { [query]: _, ...settings } = bucket.settings;
            world.objectStorage.buckets.replace({ ...bucket, settings });
            return emptyAnswer(204);
          }),
        ]
      : []),
  ];
}

/** What depends on other settings. */
function checkSetting(_world: World, { settings }: Bucket, query: string, found: XmlObject): void {
  if (query === "replication" && settings["versioning"]?.["Status"] !== "Enabled") {
    throw new CosError(
      "InvalidRequest",
      "Versioning must be enabled on the bucket to apply a replication configuration.",
    );
  }
  if (query === "versioning" && found["Status"] === "Suspended" && settings["replication"] !== undefined) {
    throw new CosError(
      "InvalidBucketState",
      "The bucket has a replication configuration: versioning cannot be suspended.",
    );
  }
}

/** The platform gives rules of a lifecycle their IDs. */
function complete(world: World, query: string, found: XmlObject): XmlObject {
  if (query !== "lifecycle") return found;
  const rules = found["Rule"] as readonly XmlObject[];
  return { ...found, Rule: rules.map((rule) => ({ ID: world.newHex(20), ...rule })) };
}

function archivingOperations(): CosOperation[] {
  const query = "intelligent-tiering";
  const root = "IntelligentTieringConfiguration";
  const document = { root, shape: archivingRuleShape, lists: archivingRuleLists };
  return [
    ofBucket("GetBucketIntelligentTieringRules", "GET", query, (_world, { bucket }) =>
      documentAnswer("ListBucketIntelligentTieringConfigurationsOutput", {
        IntelligentTieringConfiguration: Object.values(bucket.archivingRules),
      }),
    ),
    {
      ...ofBucket("PutBucketIntelligentTieringRule", "PUT", [query, "id"], (world, { bucket, message }) => {
        const rule = documentIn(message, document);
        const id = message.query.get("id") ?? "";
        if (rule["Id"] !== id) throw new MalformedCosRequest("InvalidArgument", `Id must be ${id}, as in the query`);
        const archivingRules = { ...bucket.archivingRules, [id]: rule };
        world.objectStorage.buckets.replace({ ...bucket, archivingRules });
        return emptyAnswer();
      }),
      simplified: "No object is archived.",
    },
    ofBucket("DeleteBucketIntelligentTieringRule", "DELETE", [query, "id"], (world, { bucket, message }) => {
      const { [message.query.get("id") ?? ""]: _, ...archivingRules } = bucket.archivingRules;
      world.objectStorage.buckets.replace({ ...bucket, archivingRules });
      return emptyAnswer(204);
    }),
  ];
}

function policyOperations(): CosOperation[] {
  return [
    ofBucket("GetBucketPolicy", "GET", "policy", (_world, { bucket }) => {
      if (bucket.policy === undefined)
        throw new CosError("NoSuchBucketPolicy", "The specified bucket policy does not exist.");
      return { status: 200, raw: bucket.policy, type: "application/json" };
    }),
    {
      ...ofBucket("PutBucketPolicy", "PUT", "policy", (world, { bucket, message }) => {
        world.objectStorage.buckets.replace({ ...bucket, policy: policyText(message.payload.toString()) });
        return emptyAnswer(204);
      }),
      simplified: "The policy permits and denies nothing.",
    },
    ofBucket("DeleteBucketPolicy", "DELETE", "policy", (world, { bucket }) => {
      world.objectStorage.buckets.replace({ ...bucket, policy: undefined });
      return emptyAnswer(204);
    }),
  ];
}

/** The policy as the platform keeps it: members have capital letters, and each statement has a Sid. */
function policyText(text: string): string {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new CosError("MalformedPolicy", "The policy is not valid JSON.");
  }
  const { Statement, Version } = capitalized(given) as { readonly Statement?: unknown; readonly Version?: unknown };
  if (!Array.isArray(Statement) || Statement.length === 0)
    throw new CosError("MalformedPolicy", "Statement is required.");
  const statements = (Statement as readonly Readonly<Record<string, unknown>>[]).map((one, index) => {
    if (one["Effect"] === undefined || one["Action"] === undefined) {
      throw new CosError("MalformedPolicy", "Effect and Action are required.");
    }
    return { Sid: `costs-${index}`, ...one };
  });
  return JSON.stringify({ Statement: statements, version: Version ?? "2.0" });
}

function capitalized(value: unknown): Readonly<Record<string, unknown>> {
  const members = Object.entries(value as object).map(([name, one]) => {
    const own = name.charAt(0).toUpperCase() + name.slice(1);
    return [own, own === "Statement" && Array.isArray(one) ? one.map((inner) => capitalized(inner)) : one];
  });
  return Object.fromEntries(members) as Readonly<Record<string, unknown>>;
}

/** The operations of buckets. */
export const bucketOperations: readonly CosOperation[] = [
  { name: "GetService", method: "GET", scope: "service", query: [], run: getService },
  { name: "PutBucket", method: "PUT", scope: "bucket", query: [], run: putBucket },
  ofBucket("HeadBucket", "HEAD", "", (_world, { bucket }) =>
    emptyAnswer(200, {
      "x-cos-bucket-region": bucket.region,
      ...(bucket.multiAz ? { "x-cos-bucket-az-type": "MAZ" } : {}),
      ...(bucket.fileSystem ? { "x-cos-bucket-arch": "OFS" } : {}),
    }),
  ),
  ofBucket("DeleteBucket", "DELETE", "", deleteBucket),
  ofBucket("GetBucketACL", "GET", "acl", (_world, { bucket }) => {
    if (bucket.fileSystem) throw new CosError("MethodNotAllowed", "The bucket has no such setting.");
    return documentAnswer("AccessControlPolicy", bucket.settings["acl"] ?? {});
  }),
  {
    ...ofBucket("PutBucketACL", "PUT", "acl", (world, { bucket, message, caller }) => {
      const settings = { ...bucket.settings, acl: policyIn(message, caller) };
      world.objectStorage.buckets.replace({ ...bucket, settings });
      return emptyAnswer();
    }),
    simplified: "Only the owner may use the bucket.",
  },
  ...bucketDocuments.flatMap(ofDocument),
  ...archivingOperations(),
  ...policyOperations(),
];
