import { type Fields, fromWire, meets } from "@org/core-provider";
import { accessIn } from "../../cos/acl.ts";
import { childOf, element, textOf, writeXml, type XmlElement } from "../../cos/xml.ts";
import { bodyOf, elementsOf } from "../../cos/xml-fields.ts";
import type { Values } from "../../platform/action-object.ts";
import { type BucketSetting, inDocument, mappedSetting, switchSetting } from "./bucket-setting.ts";
import { cosBucketFields as all } from "./cos-bucket-fields.ts";
import { websiteMembers } from "./web-fields.ts";

function some(...names: readonly (keyof typeof all)[]): Fields {
  return inDocument(Object.fromEntries(names.map((name) => [name, all[name]])));
}

/** Applies a change to every element with a name, at any depth. */
function within(root: XmlElement, name: string, change: (one: XmlElement) => XmlElement): XmlElement {
  const children = root.children.map((child) => within(child, name, change));
  const changed = { ...root, children };
  return root.name === name ? change(changed) : changed;
}

const dated = ["Transition", "Expiration"];

/** Dates are times at midnight in documents, and days in programs. */
function withDates(root: XmlElement, form: (text: string) => string): XmlElement {
  return dated.reduce(
    (at, name) =>
      within(at, name, (one) => ({
        ...one,
        children: one.children.map((child) => (child.name === "Date" ? { ...child, text: form(child.text) } : child)),
      })),
    root,
  );
}

/** Who may do what. The document is kept as a text. It cannot be read if the bucket has a file system. */
export const acl: BucketSetting = {
  query: "acl",
  title: "BucketACL",
  root: "AccessControlPolicy",
  alwaysSet: true,
  properties: ["acl", "aclBody"],
  removal: undefined,
  read: (found) =>
    found === undefined ? { acl: "private", aclBody: "" } : { acl: accessIn(found), aclBody: writeXml(found) },
  write: () => undefined,
};

export const cors = mappedSetting(some("corsRules", "corsResponseVary"), {
  query: "cors",
  title: "BucketCORS",
  root: "CORSConfiguration",
  inFileSystems: true,
});

export const origin = mappedSetting(some("originPullRules"), {
  query: "origin",
  title: "BucketOrigin",
  root: "OriginConfiguration",
  complete: (rules) => rules.map(completeOrigin),
});

/** Objects are fetched after a 404, and unless the program says otherwise, they are not stored. */
function completeOrigin(rule: XmlElement): XmlElement {
  const mode = textOf(rule, "OriginType") ?? "Proxy";
  const added: Readonly<Record<string, XmlElement>> = {
    OriginCondition: element("HTTPStatusCode", "404"),
    OriginParameter: element("CopyOriginData", "true"),
  };
  const children = rule.children
    .filter(({ name }) => name !== "OriginType")
    .map((child) => {
      const more = added[child.name];
      return more === undefined ? child : { ...child, children: [more, ...child.children] };
    });
  return { ...rule, children: [element("OriginType", mode), ...children] };
}

export const domain = mappedSetting(some("originDomainRules"), {
  query: "domain",
  title: "BucketDomain",
  root: "DomainConfiguration",
});

/** The platform gives rules IDs, and their order has no meaning. */
const rulesInAnyOrder = { ...all.lifecycleRules, kind: "set" } as const;

export const lifecycle = mappedSetting(some("lifecycleRules"), {
  query: "lifecycle",
  title: "BucketLifecycle",
  root: "LifecycleConfiguration",
  inFileSystems: true,
  complete: (rules) =>
    rules
      .map((rule) => withDates(rule, (text) => `${text}T00:00:00Z`))
      .map((rule) => ({
        ...rule,
        children: [
          ...rule.children,
          element("Status", "Enabled"),
          ...(childOf(rule, "Filter") === undefined ? [element("Filter", [element("Prefix", "")])] : []),
        ],
      })),
  prepare: (found) => ({
    ...found,
    children: found.children.filter(isExpressible).map((rule) => withDates(rule, (text) => text.slice(0, 10))),
  }),
  isSame: (values, after) => meets(rulesInAnyOrder, values["lifecycleRules"] ?? [], after["lifecycleRules"]),
  kept(found, ours) {
    const rules = ours.flatMap(({ lifecycleRules = [] }) => lifecycleRules as readonly Values[]);
    const ids = new Set(rules.map(({ id }) => id));
    const isOurs = (id: string | undefined) => id !== undefined && ids.has(id.trim());
    return found.children.filter((rule) => !isExpressible(rule) && !isOurs(textOf(rule, "ID")));
  },
});

/**
 * Whether the properties can describe a rule of a lifecycle: it is about all objects, or about those with a prefix.
 * Disabled rules are kept and not shown.
 */
function isExpressible(rule: XmlElement): boolean {
  if (textOf(rule, "Status")?.trim() === "Disabled" || childOf(rule, "Prefix") !== undefined) return false;
  return (childOf(rule, "Filter")?.children ?? []).every(({ name }) => name === "Prefix");
}

export const website: BucketSetting = {
  query: "website",
  title: "BucketWebsite",
  root: "WebsiteConfiguration",
  properties: ["website"],
  removal: "DELETE",
  read: (found) => (found === undefined ? {} : { website: fromWire(websiteMembers, bodyOf(websiteMembers, found)) }),
  write: ({ website: values }) =>
    values === undefined ? undefined : elementsOf(websiteMembers, values as Readonly<Record<string, unknown>>),
};

const encryption = mappedSetting(some("encryptionAlgorithm", "kmsId"), {
  query: "encryption",
  title: "BucketEncryption",
  root: "ServerSideEncryptionConfiguration",
});

/** Whether earlier versions of objects are kept. */
export const versioning = switchSetting("versioningEnable", {
  query: "versioning",
  title: "BucketVersioning",
  root: "VersioningConfiguration",
});

const acceleration = switchSetting("accelerationEnable", {
  query: "accelerate",
  title: "BucketAccelerate",
  root: "AccelerateConfiguration",
});

/** Copies to other buckets, for which this one must keep versions. */
export const replication = mappedSetting(some("replicaRole", "replicaRules"), {
  query: "replication",
  title: "BucketReplication",
  root: "ReplicationConfiguration",
});

export const tagging = mappedSetting(some("tags"), {
  query: "tagging",
  title: "BucketTagging",
  root: "Tagging",
  inFileSystems: true,
});

const logFields = some("logTargetBucket", "logPrefix");

const logging: BucketSetting = {
  query: "logging",
  title: "BucketLogging",
  root: "BucketLoggingStatus",
  absentCodes: ["UnSupportedLoggingRegion"],
  inFileSystems: true,
  properties: ["logEnable", "logTargetBucket", "logPrefix"],
  removal: [],
  read: (found) => ({
    ...fromWire(logFields, found === undefined ? {} : bodyOf(logFields, found)),
    logEnable: found !== undefined && childOf(found, "LoggingEnabled") !== undefined,
  }),
  write: (values) => (values["logEnable"] === true ? elementsOf(logFields, values) : undefined),
};

const tieringFields = some("intelligentTieringDays", "intelligentTieringRequestFrequent");

const tiering: BucketSetting = {
  query: "intelligenttiering",
  title: "BucketIntelligentTiering",
  root: "IntelligentTieringConfiguration",
  inFileSystems: true,
  properties: ["enableIntelligentTiering", ...Object.keys(tieringFields)],
  // The platform cannot turn it off.
  removal: undefined,
  read: (found) => ({
    ...fromWire(tieringFields, found === undefined ? {} : bodyOf(tieringFields, found)),
    enableIntelligentTiering: found !== undefined && textOf(found, "Status")?.trim() === "Enabled",
  }),
  // The platform keeps what the program does not set.
  write: ({ enableIntelligentTiering, ...values }, before = {}) =>
    enableIntelligentTiering === true
      ? [
          element("Status", "Enabled"),
          ...elementsOf(tieringFields, {
            intelligentTieringDays: values["intelligentTieringDays"] || before["intelligentTieringDays"] || 30,
            intelligentTieringRequestFrequent:
              values["intelligentTieringRequestFrequent"] || before["intelligentTieringRequestFrequent"] || 1,
          }),
        ]
      : undefined,
};

/** The archiving rules, which are written one by one. */
export const archiving: BucketSetting = mappedSetting(some("intelligentTieringArchivingRuleLists"), {
  query: "intelligent-tiering",
  title: "BucketIntelligentTieringRules",
  root: "ListBucketIntelligentTieringConfigurationsOutput",
  inFileSystems: true,
  prepare: (found) => ({ ...found, children: found.children.filter((rule) => textOf(rule, "Id") !== "default") }),
});

const lockFields = { rule: all.objectLockConfiguration.fields?.["rule"] } as Fields;

const objectLock: BucketSetting = {
  query: "object-lock",
  title: "BucketObjectLock",
  root: "ObjectLockConfiguration",
  // The platform does not document the code for buckets that cannot lock objects.
  absentStatus: 400,
  inFileSystems: true,
  properties: ["objectLockConfiguration"],
  removal: undefined,
  read: (found) =>
    found === undefined
      ? { objectLockConfiguration: { enabled: false } }
      : {
          objectLockConfiguration: {
            ...fromWire(lockFields, bodyOf(lockFields, found)),
            enabled: textOf(found, "ObjectLockEnabled")?.trim() === "Enabled",
          },
        },
  write({ objectLockConfiguration: values }) {
    if (values === undefined) return undefined;
    const { enabled, ...rest } = values as Readonly<Record<string, unknown>>;
    return [element("ObjectLockEnabled", enabled === true ? "Enabled" : "Disabled"), ...elementsOf(lockFields, rest)];
  },
};

/** All settings, in the order in which they are written. */
export const bucketSettings: readonly BucketSetting[] = [
  tiering,
  archiving,
  acl,
  cors,
  origin,
  domain,
  lifecycle,
  website,
  encryption,
  versioning,
  acceleration,
  replication,
  tagging,
  logging,
  objectLock,
];
