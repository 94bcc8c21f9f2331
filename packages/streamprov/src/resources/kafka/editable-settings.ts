import { type CheckOperation, type DiffVerdict, isUnknown, nearest, type Shown } from "@org/core-provider";
import { type Settings, settingPath } from "./settings.ts";

/** A comparison of settings. */
interface SettingsDiff {
  readonly args: Readonly<Record<string, unknown>>;
  readonly state: { readonly config: Settings };
  readonly changes: ReadonlySet<string>;
  readonly replacing: boolean;
  readonly shown: Shown;
}

/**
 * The settings of an object that a program may set. The platform cannot reset them to their defaults.
 *
 * @param what - Their name in messages: `cluster setting`.
 */
export function editableSettings(what: string, names: readonly string[]) {
  return {
    /** Reports settings that cannot be set. */
    check(op: CheckOperation): void {
      const settings = op.args["config"];
      if (isUnknown(settings)) return;
      for (const name of Object.keys(settings ?? {}).filter((one) => !names.includes(one))) {
        const meant = nearest(name, names);
        op.malformed(
          settingPath(name),
          `is a read-only ${what} and cannot be updated${meant === undefined ? `; the settings that can be updated are ${names.join(", ")}` : `; did you mean ${meant}?`}`,
        );
      }
    },

    /** Rejects the removal of a setting. */
    diff({ args, state, changes, replacing, shown }: SettingsDiff): DiffVerdict {
      const wanted = args["config"];
      if (!changes.has("config") || replacing || isUnknown(wanted)) return {};
      const left = Object.entries(state.config).filter(([name]) => !Object.hasOwn(wanted as Settings, name));
      return {
        reject: left.map(([name, value]) => {
          const path = settingPath(name);
          return {
            path,
            message: `is set to ${shown(path, value)}, and removing a ${what} does not reset it; set it to the value that it should have`,
          };
        }),
      };
    },
  };
}
