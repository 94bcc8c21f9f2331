import { containsUnknown } from "@org/core-provider";
import { accessIn, problemOfAcl } from "../../cos/acl.ts";
import type { BucketPlace } from "../../cos/address.ts";
import { parseXml } from "../../cos/xml.ts";
import type { Values } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { ifExists } from "../../platform/errors.ts";
import { isBlank, isPlatformDefault } from "./blank-values.ts";
import { type BucketSetting, readSetting } from "./bucket-setting.ts";
import { acl, bucketSettings } from "./bucket-settings.ts";

/** A change of the settings of a bucket. */
export interface SettingsChange {
  readonly at: BucketPlace;
  /** The outputs before the change, and the inputs after it. */
  readonly before: Values;
  readonly after: Values;
  readonly changed: (...properties: string[]) => boolean;
}

/**
 * Warns about settings that were made outside the program and that the change replaces. The state does not contain them,
 * because a refresh does not read settings that the program does not use.
 */
export async function warnOfReplacedSettings(op: Op, change: SettingsChange): Promise<void> {
  await Promise.all(bucketSettings.map((setting) => warnOfReplaced(op, change, setting)));
}

async function warnOfReplaced(op: Op, change: SettingsChange, setting: BucketSetting): Promise<void> {
  const { at, before, after, changed } = change;
  const { properties } = setting;
  if (!changed(...properties)) return;
  // Who has access is always in the state.
  if (setting === acl) {
    warnOfRevoked(op, change);
    return;
  }
  if (properties.some((name) => !isBlank(before[name])) || properties.every((name) => isBlank(after[name]))) return;
  // A bucket that somebody has deleted has no settings.
  const found = await ifExists(readSetting(op.cos, at, setting), ["NoSuchBucket"]);
  if (found === undefined) return;
  const values = setting.read(found, after);
  const given = properties.filter((name) => !isBlank(values[name]) && !isPlatformDefault(name, values[name]));
  if (given.length === 0 || isSame(setting, values, after)) return;
  warnOfReplacedValues(op, given, `bucket ${at.bucket}`);
}

/** Warns about values of properties that somebody has set elsewhere and that the change replaces. */
export function warnOfReplacedValues(op: Op, properties: readonly string[], what: string): void {
  op.warn(
    `${properties.join(" and ")}: this change replaces values that somebody has set elsewhere on the ${what}: add the values to keep to the program`,
  );
}

/** Warns that accounts lose an access that is not in the program. */
function warnOfRevoked(op: Op, { at, before, after }: SettingsChange): void {
  const document = before["aclBody"];
  const isKnown = typeof document === "string" && problemOfAcl(document) === undefined;
  if (!isBlank(after["aclBody"]) || !isKnown || accessIn(parseXml(document)) !== "custom") return;
  op.warn(
    `acl: this change revokes the access of other accounts to the bucket ${at.bucket}: set aclBody to the grants to keep`,
  );
}

/** Whether the change writes what the bucket has already. */
function isSame({ properties, write, isSame: isSameSetting }: BucketSetting, values: Values, after: Values): boolean {
  if (properties.some((name) => containsUnknown(after[name]))) return false;
  if (isSameSetting !== undefined) return isSameSetting(values, after);
  return JSON.stringify(write(values)) === JSON.stringify(write(after));
}
