import { field } from "@org/core-provider";
import { optionOfUpdates } from "../../platform/field-facts.ts";

/** How an instance is upgraded. */
export const upgrades = {
  waitSwitch: field.integer({
    ...optionOfUpdates,
    min: 0,
    max: 1,
    docs: "When an upgrade of the size or the version switches to the new nodes: at once (0) or in the maintenance window (1). Until then, the state contains the values after the switch. Defaults to 0.",
  }),
  fastUpgrade: field.integer({
    ...optionOfUpdates,
    min: 0,
    max: 2,
    docs: "How the size is changed: by a migration (0), in place (1), or in place if possible (2). Defaults to 0.",
  }),
  maxDeayTime: field.integer({
    ...optionOfUpdates,
    min: 1,
    max: 10,
    docs: "Maximum delay of the new nodes, in seconds. A version upgrade switches to them only below this delay.",
  }),
  upgradeSubversion: field.integer({
    default: 0,
    writeOnly: true,
    adoptedIfMissing: true,
    min: 0,
    max: 1,
    docs: "A change to 1 upgrades the instance once to the latest build of its version.",
  }),
};
