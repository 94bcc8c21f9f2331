import type { BucketPlace } from "../../cos/address.ts";
import { parseXml, textOf, type XmlElement } from "../../cos/xml.ts";
import type { Values } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { type BucketSetting, writeSetting } from "./bucket-setting.ts";
import { acl, archiving, bucketSettings, replication, versioning } from "./bucket-settings.ts";

async function writeAcl(op: Op, at: BucketPlace, { acl: canned, aclBody }: Values): Promise<void> {
  const request = { at, title: "PutBucketACL", method: "PUT", path: "/?acl" } as const;
  if (typeof aclBody === "string") await op.cos.write({ ...request, xml: parseXml(aclBody) });
  else await op.cos.write({ ...request, headers: { "x-cos-acl": String(canned) } });
}

/** Writes the archiving rules that differ, and deletes those that the program no longer contains. */
async function writeArchivingRules(op: Op, at: BucketPlace, before: Values, after: Values): Promise<void> {
  const ruleOf = (rules: readonly XmlElement[] = []) => new Map(rules.map((rule) => [textOf(rule, "Id") ?? "", rule]));
  const old = ruleOf(archiving.write(before));
  const wanted = ruleOf(archiving.write(after));
  const request = (id: string) => ({
    at,
    path: `/?${archiving.query}&id=${encodeURIComponent(id)}`,
    title: "PutBucketIntelligentTieringRule",
  });
  for (const id of old.keys()) {
    if (wanted.has(id)) continue;
    await op.cos.write({ ...request(id), method: "DELETE", title: "DeleteBucketIntelligentTieringRule" });
  }
  for (const [id, xml] of wanted) {
    if (JSON.stringify(xml) !== JSON.stringify(old.get(id))) await op.cos.write({ ...request(id), method: "PUT", xml });
  }
}

/** Writes a setting of a bucket, or removes it. */
export async function writeBucketSetting(
  op: Op,
  at: BucketPlace,
  setting: BucketSetting,
  before: Values,
  after: Values,
): Promise<void> {
  if (setting === acl) await writeAcl(op, at, after);
  else if (setting === archiving) await writeArchivingRules(op, at, before, after);
  else await writeSetting(op.cos, at, setting, { before, after });
}

/** The settings in the order of their changes: copies need versions, so they end before versions are suspended. */
export function settingsInOrder(after: Values): readonly BucketSetting[] {
  if (after["versioningEnable"] === true) return bucketSettings;
  const others = bucketSettings.filter((setting) => setting !== replication);
  return others.flatMap((setting) => (setting === versioning ? [replication, setting] : [setting]));
}
