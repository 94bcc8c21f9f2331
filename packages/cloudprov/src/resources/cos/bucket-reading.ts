import type { BucketPlace } from "../../cos/address.ts";
import type { Values } from "../../platform/action-object.ts";
import type { Op } from "../../platform/clients.ts";
import { pick } from "../../platform/responses.ts";
import { isBlank } from "./blank-values.ts";
import type { BucketFacts } from "./bucket-presence.ts";
import { type BucketSetting, readSetting } from "./bucket-setting.ts";
import { acl, bucketSettings } from "./bucket-settings.ts";

/** What decides which settings of a bucket are read. */
export interface SettingsReading {
  /** The inputs, and the outputs in the state. */
  readonly args: Values;
  readonly state: Values;
  readonly facts: BucketFacts;
  /** Reads all settings. */
  readonly all: boolean;
}

/** The properties of all settings: those that the platform returns, or if a setting is not read, those in the state. */
export async function readSettings(op: Op, at: BucketPlace, reading: SettingsReading): Promise<Values> {
  const parts = await Promise.all(bucketSettings.map((setting) => readPart(op, at, setting, reading)));
  return Object.assign({}, ...parts) as Values;
}

async function readPart(op: Op, at: BucketPlace, setting: BucketSetting, reading: SettingsReading): Promise<Values> {
  const { args, state } = reading;
  if (isWanted(setting, reading)) return setting.read(await readSetting(op.cos, at, setting), args);
  return { ...setting.read(undefined, args), ...pick(state, ...setting.properties) };
}

/**
 * Whether a setting is read, unless all are: the program or the state has a value for it. Who has access is always read,
 * because a private bucket that somebody has made public is dangerous.
 */
function isWanted(setting: BucketSetting, { args, state, facts, all }: SettingsReading): boolean {
  if (facts.chdfsOfs && !setting.inFileSystems) return false;
  if (all || setting === acl) return true;
  return setting.properties.some((name) => !isBlank(args[name]) || !isBlank(state[name]));
}
