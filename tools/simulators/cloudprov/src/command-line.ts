import {
  type CommandLineOption,
  controlHelp,
  type GivenOptions,
  numberOption,
  optionLines,
  wireOptions,
  wireSettingsOf,
} from "@org/simulator";
import type { StartOptions } from "./simulator.ts";

const start = {
  port: { type: "string", value: "n", help: "port of the API; the other hosts take the next ones (0: free ports)" },
  help: { type: "boolean", help: "show this page" },
} satisfies Record<string, CommandLineOption>;

const platform = {
  "calls-per-second": {
    type: "string",
    value: "n",
    help: "of each action in each region (vpc and sts 100, the others 20)",
  },
  "fail-actions": {
    type: "string",
    value: "list",
    help: "actions that fail, as vpc:CreateAddressTemplate=InternalError (none)",
  },
  "task-ms": { type: "string", value: "ms", help: "how long a task keeps a changed template busy (0)" },
  "session-seconds": { type: "string", value: "s", help: "the lifetime of temporary credentials (as asked for)" },
  "clock-skew": { type: "string", value: "ms", help: "how far the platform's clock is ahead of this machine's (0)" },
  "clock-behind": { type: "boolean", help: "it is behind, by as much" },
  "blank-after-colon": { type: "boolean", help: "protocols are read as tcp: 8080" },
} satisfies Record<string, CommandLineOption>;

const options = { ...start, ...wireOptions, ...platform };

/** The options of the command line, and the page that explains them. */
export const usage: { readonly options: typeof options; readonly page: string } = {
  options,
  page: `Simulates the public cloud on this machine: its action API with signed requests, its temporary credentials and the
metadata service of its instances. It keeps what is made in it until it is stopped, and checks every request against
the platform's documents. New objects are read 300 ms late, unless --visibility-lag says otherwise.

  node tools/simulators/cloudprov/main.ts [options]

${optionLines({ Start: start, "The wire": wireOptions, "The platform": platform })}

While it runs
  It prints the domain and credentials as shell lines. Other processes steer it on its control URL; the path of a call
  is /{service}/{action} there, as /vpc/CreateAddressTemplate:
${controlHelp}

Example: a platform that takes few calls and loses every twentieth answer
  node tools/simulators/cloudprov/main.ts --port 8080 --calls-per-second 3 --faults 0.05 --fault-kinds resetAfter`,
};

/**
 * Turns the options into settings.
 *
 * @throws an error that names the option whose value is not what it should be.
 */
export function settingsOf(values: GivenOptions): StartOptions {
  const { visibilityLagMs, ...wire } = wireSettingsOf(values);
  const perSecond = values["calls-per-second"] === undefined ? undefined : numberOption(values, "calls-per-second");
  const skew = numberOption(values, "clock-skew");
  return {
    port: numberOption(values, "port"),
    ...wire,
    ...(values["visibility-lag"] === undefined ? {} : { visibilityLagMs }),
    ...(perSecond === undefined ? {} : { callsPerSecond: { default: perSecond, vpc: undefined, sts: undefined } }),
    actionErrors: actionErrors(values["fail-actions"]),
    templateTaskMs: numberOption(values, "task-ms"),
    ...(values["session-seconds"] === undefined ? {} : { sessionSeconds: numberOption(values, "session-seconds") }),
    clockSkewMs: values["clock-behind"] === true ? -skew : skew,
    blankAfterColon: values["blank-after-colon"] === true,
  };
}

function actionErrors(list: string | boolean | undefined): Record<string, string> {
  if (typeof list !== "string") return {};
  return Object.fromEntries(
    list.split(",").map((one) => {
      const [, action, code] = /^\s*([\w:]+)=([\w.]+)\s*$/.exec(one) ?? [];
      if (action === undefined || code === undefined) {
        throw new Error(`--fail-actions wants service:Action=Code, not "${one.trim()}". See --help.`);
      }
      return [action, code];
    }),
  );
}
