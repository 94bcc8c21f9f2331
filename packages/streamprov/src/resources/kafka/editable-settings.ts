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
 * The settings of an object of which a program may give some. The platform takes none of them back to its default.
 *
 * @param what What they are, for messages: `cluster setting`.
 */
export function editableSettings(what: string, names: readonly string[]) {
  return {
    /** Reports settings that cannot be given. */
    check(op: CheckOperation): void {
      const settings = op.args["config"];
      if (isUnknown(settings)) return;
      for (const name of Object.keys(settings ?? {}).filter((one) => !names.includes(one))) {
        const meant = nearest(name, names);
        op.malformed(
          settingPath(name),
          `is a ${what} that is read-only and cannot be updated${meant === undefined ? `; those that can are ${names.join(", ")}` : `; did you mean ${meant}?`}`,
        );
      }
    },

    /** Refuses to leave out what is set. */
    diff({ args, state, changes, replacing, shown }: SettingsDiff): DiffVerdict {
      const wanted = args["config"];
      if (!changes.has("config") || replacing || isUnknown(wanted)) return {};
      const left = Object.entries(state.config).filter(([name]) => !Object.hasOwn(wanted as Settings, name));
      return {
        refuse: left.map(([name, value]) => {
          const path = settingPath(name);
          return {
            path,
            message: `is set to ${shown(path, value)}, and leaving a ${what} out does not take it back to its default; give the value that it is to have`,
          };
        }),
      };
    },
  };
}
