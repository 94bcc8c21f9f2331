import { type CheckOperation, type DiffOperation, type DiffVerdict, isUnknown, nearest } from "@org/core-provider";
import { changedSettings, type Settings, settingPath } from "./settings.ts";
import type { kafkaTopicFields } from "./topic-fields.ts";
import { demandOn, internalSetting, isUpdatable, topicSettings } from "./topic-settings.ts";

/** Rejects misspelled settings and invalid values, and warns of other unknown settings: the platform may know them. */
export function checkTopicSettings(op: CheckOperation): void {
  const settings = op.args["config"];
  if (typeof settings !== "object" || settings === null) return;
  for (const [name, value] of Object.entries(settings)) checkSetting(op, name, value);
}

/** The verdict on changed settings: some can only be set on a new topic. */
export function verdictOnTopicSettings(op: DiffOperation<typeof kafkaTopicFields>): DiffVerdict {
  if (!op.changes.has("config") || op.replacing || isUnknown(op.args["config"])) return {};
  const wanted = op.args["config"] as Settings;
  const fixed = changedSettings(op.state.config, wanted).filter((name) => !isUpdatable(name));
  return {
    reject: fixed.map((name) => {
      const path = settingPath(name);
      const was = Object.hasOwn(op.state.config, name) ? ` ${op.shown(path, op.state.config[name])}` : "";
      const verb = Object.hasOwn(wanted, name) ? "updated" : "reset or removed";
      return {
        path,
        message: `is a read-only topic setting and cannot be ${verb}; restore its value${was}, or replace the topic`,
      };
    }),
  };
}

function checkSetting(op: CheckOperation, name: string, value: unknown): void {
  const path = settingPath(name);
  if (name === internalSetting) {
    op.malformed(path, "is managed by the platform and cannot be set; remove it");
  } else if (!topicSettings.has(name)) {
    const meant = nearest(name, [...topicSettings.keys()]);
    if (meant === undefined)
      op.warn(`${path} is not a topic setting that this version knows; the platform may reject it`);
    else op.malformed(path, `is not a topic setting; did you mean ${meant}?`);
  } else if (typeof value === "string") {
    const demand = demandOn(name, value);
    if (demand !== undefined) op.malformed(path, `${demand}, not ${op.shown(path, value)}`);
  }
}
