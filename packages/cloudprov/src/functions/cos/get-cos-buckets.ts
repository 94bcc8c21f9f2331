import { type Fields, field } from "@org/core-provider";
import { type BucketPlace, shownUrl } from "../../cos/address.ts";
import { isBucketMissing } from "../../cos/errors.ts";
import type { Values } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { lookup } from "../../platform/define.ts";
import { hash } from "../../platform/hash.ts";
import { flag, oneRow, rows, text, texts, whole } from "../../platform/response-fields.ts";
import { type Body, recordOf } from "../../platform/responses.ts";
import { tagsOutput, wantedTags } from "../../platform/tags.ts";
import { allBuckets } from "../../resources/cos/bucket-presence.ts";
import { type BucketSetting, readIfShown, readSetting } from "../../resources/cos/bucket-setting.ts";
import { acl, cors, domain, lifecycle, origin, tagging, website } from "../../resources/cos/bucket-settings.ts";

const corsRule = {
  allowedOrigins: texts("Origins that may send requests.", { wire: "allowedOrigins" }),
  allowedMethods: texts("Methods that they may use.", { wire: "allowedMethods" }),
  allowedHeaders: texts("Headers that they may send.", { wire: "allowedHeaders" }),
  maxAgeSeconds: whole("How long browsers may keep the result of a preflight request, in seconds.", {
    wire: "maxAgeSeconds",
  }),
  exposeHeaders: texts("Headers of responses that they may read.", { wire: "exposeHeaders" }),
};

const date = text("Date, in UTC.", { wire: "date" });
const days = whole("Number of days after the last change.", { wire: "days" });
const nonCurrentDays = whole("Number of days after a version was replaced.", { wire: "nonCurrentDays" });
const storageClass = text("Storage class of the objects from then on.", { wire: "storageClass" });

const lifecycleRule = {
  filterPrefix: text("Beginning of the names of the objects that the rule is about.", { wire: "filterPrefix" }),
  transitions: rows({ date, days, storageClass }, "transitions", "When objects move to another storage class."),
  expirations: oneRow({ date, days }, "expiration", "When objects are deleted."),
  nonCurrentTransitions: rows(
    { nonCurrentDays, storageClass },
    "nonCurrentTransitions",
    "When earlier versions move to another storage class.",
  ),
  nonCurrentExpirations: oneRow({ nonCurrentDays }, "nonCurrentExpiration", "When earlier versions are deleted."),
  abortIncompleteMultipartUploads: oneRow(
    { daysAfterInitiation: whole("Number of days after the beginning.", { wire: "daysAfterInitiation" }) },
    "abortIncompleteMultipartUpload",
    "When unfinished uploads in parts are deleted.",
  ),
};

const originRule = {
  priority: whole("Priority; 1 is the highest.", { wire: "priority" }),
  syncBackToSource: flag("Whether the fetched object is stored in the bucket (`Mirror`).", {
    wire: "syncBackToSource",
  }),
  backToSourceMode: text("How the object is fetched: `Mirror`, `Proxy` or `Redirect`.", { wire: "backToSourceMode" }),
  prefix: text("Beginning of the names of the objects that the rule is about.", { wire: "prefix" }),
  protocol: text("Protocol of requests to the origin.", { wire: "protocol" }),
  host: text("Host of the origin.", { wire: "host" }),
  followQueryString: flag("Whether the query of the request is passed on.", { wire: "followQueryString" }),
  followRedirection: flag("Whether redirects of the origin are followed.", { wire: "followRedirection" }),
  followHttpHeaders: texts("Headers of the request that are passed on.", { wire: "followHttpHeaders" }),
  customHttpHeaders: field.map(field.string({ docs: "Value of the header." }), {
    output: true,
    wire: "customHttpHeaders",
    docs: "Headers that are added to requests to the origin, by name.",
  }),
};

const bucket: Fields = {
  bucket: text("Name of the bucket.", { wire: "bucket" }),
  corsRules: rows(corsRule, "corsRules", "Rules for requests of browsers from other origins (CORS)."),
  lifecycleRules: rows(lifecycleRule, "lifecycleRules", "When objects change their storage class or are deleted."),
  websites: oneRow(
    {
      indexDocument: text("Object that is shown for a folder.", { wire: "indexDocument" }),
      errorDocument: text("Object that is shown after an error.", { wire: "errorDocument" }),
    },
    "website",
    "The static website.",
  ),
  originPullRules: rows(
    originRule,
    "originPullRules",
    "From where objects are fetched that the bucket does not contain.",
  ),
  originDomainRules: rows(
    {
      domain: text("The domain.", { wire: "domain" }),
      type: text("What the domain leads to: `REST`, `WEBSITE` or `ACCELERATE`.", { wire: "type" }),
      status: text("`ENABLED` or `DISABLED`.", { wire: "status" }),
    },
    "originDomainRules",
    "Your own domains for the bucket.",
  ),
  acl: text(
    "What everybody may do: `private`, `public-read` or `public-read-write`. `custom` means that other accounts have access. Empty for a bucket with a file system.",
    {
      wire: "acl",
    },
  ),
  aclBody: text("Who may do what, as XML.", { wire: "aclBody" }),
  tags: { ...tagsOutput, facts: { ...tagsOutput.facts, wire: "tags" } },
  cosBucketUrl: text("Address of the bucket.", { wire: "cosBucketUrl" }),
};

const settings = [cors, lifecycle, website, origin, domain, acl];

/** The values of a setting. The access cannot be read if the bucket has a file system: it is empty then, not private. */
async function valuesOf(op: Op, at: BucketPlace, setting: BucketSetting): Promise<Values> {
  const found = await readIfShown(op.cos, at, setting);
  return found === undefined && setting.alwaysSet ? {} : setting.read(found, {});
}

/** A bucket with its settings; undefined if it was deleted meanwhile, or if it lacks a tag. */
async function describe(op: Op, name: string, wanted: Values): Promise<Body | undefined> {
  const at = { bucket: name };
  try {
    const { tags = {} } = tagging.read(await readSetting(op.cos, at, tagging), {});
    const own = recordOf(tags) ?? {};
    if (Object.entries(wanted).some(([key, value]) => own[key] !== value)) return undefined;
    const parts = await Promise.all(settings.map((setting) => valuesOf(op, at, setting)));
    const { originPullRules = [], ...values }: Values = Object.assign({}, ...parts);
    const rules = (originPullRules as readonly Body[]).map((rule) => ({
      ...rule,
      syncBackToSource: rule["backToSourceMode"] === "Mirror",
    }));
    return { ...values, originPullRules: rules, bucket: name, tags, cosBucketUrl: shownUrl(op.platform.cosSite, at) };
  } catch (error) {
    if (isBucketMissing(error)) return undefined;
    throw error;
  }
}

export const getCosBuckets = lookup("getCosBuckets", {
  docs: "Lists the buckets of the account in the region of the provider, with their settings. Each bucket takes several requests.",
  example: `const photos = cloudprov.getCosBucketsOutput({ bucketPrefix: "photos", tags: { team: "shop" } });`,
  inputs: {
    bucketPrefix: field.string({ emptyIsUnset: true, docs: "Beginning of the names of the buckets." }),
    tags: wantedTags("Tags that the buckets must have: all of them."),
  },
  outputs: {
    bucketLists: rows(bucket, "buckets", "The buckets, in the platform's order."),
  },
  async request(op) {
    const { bucketPrefix = "", tags = {} } = op.args;
    const names: string[] = [];
    for await (const { name } of allBuckets(op)) if (name.startsWith(bucketPrefix)) names.push(name);
    const found = await Promise.all(names.map((name) => describe(op, name, tags)));
    return { buckets: found.filter((one) => one !== undefined) };
  },
  id: ({ bucketPrefix = "" }) => hash(["bucketlist", bucketPrefix]),
});
