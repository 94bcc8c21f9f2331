import {
  flagSettings,
  type GivenOptions,
  listOption,
  numberOption,
  numberSettings,
  startOptionsOf,
  usageOf,
} from "@org/simulator";
import { actionNames } from "./api/services.ts";
import { checkActions, defaultSettings } from "./settings.ts";
import type { StartOptions } from "./simulator.ts";

/** The options of the command line, and the page that explains them. */
export const usage = usageOf({
  name: "cloudprov",
  simulates:
    "the public cloud on this machine: its action API with signed requests, its object storage, its temporary credentials and the\nmetadata service of its instances",
  firstHost: "the API",
  defaults: defaultSettings(),
  platform: {
    "calls-per-second": {
      type: "string",
      value: "n",
      help: "of each action in each region (vpc and sts 100, the others 20)",
    },
    "fail-actions": {
      type: "string",
      value: "list",
      help: "actions that fail, as vpc:CreateAddressTemplate=InternalError or sts=ResourceBusy (none)",
    },
    "deny-actions": {
      type: "string",
      value: "list",
      help: "actions that nobody may call, as vpc:DeleteAddressTemplate (none)",
    },
    "task-ms": { type: "string", value: "ms", help: "how long a task keeps what was changed busy (0)" },
    "release-ms": { type: "string", value: "ms", help: "how long a release of the API gateway takes (0)" },
    "in-use-ms": {
      type: "string",
      value: "ms",
      help: "how long what a service of the API gateway held keeps it from being deleted (0)",
    },
    "session-seconds": { type: "string", value: "s", help: "the lifetime of temporary credentials (as asked for)" },
    "mfa-required": { type: "boolean", help: "calls need credentials for which an MFA code was given" },
    "clock-skew": { type: "string", value: "ms", help: "how far the platform's clock is ahead of this machine's (0)" },
    "clock-behind": { type: "boolean", help: "it is behind, by as much" },
    "blank-after-colon": { type: "boolean", help: "protocols are read as tcp: 8080" },
  },
  control: "The path of a call is /{service}/{action} there, as /vpc/CreateAddressTemplate.",
  example: {
    of: "a platform that takes few calls and loses every twentieth answer",
    options: "--calls-per-second 3 --faults 0.05 --fault-kinds resetAfter",
  },
});

/**
 * Turns the options into settings; options that are not given are absent.
 *
 * @throws an error that names the option whose value is not what it should be.
 */
export function settingsOf(values: GivenOptions): StartOptions {
  const perSecond = numberOption(values, "calls-per-second");
  const skew = numberOption(values, "clock-skew");
  const failing = listOption(values, "fail-actions").map(actionError);
  const denied = listOption(values, "deny-actions");
  if (failing.length + denied.length > 0) {
    const actions = actionNames();
    checkActions({ given: failing.map(([action]) => action), actions, at: "--fail-actions", widely: true });
    checkActions({ given: denied, actions, at: "--deny-actions", widely: false });
  }
  return {
    ...startOptionsOf(values),
    ...(perSecond === undefined ? {} : { callsPerSecond: { default: perSecond, vpc: undefined, sts: undefined } }),
    ...(failing.length === 0 ? {} : { actionErrors: Object.fromEntries(failing) }),
    ...(denied.length === 0 ? {} : { deniedActions: denied }),
    ...numberSettings(values, {
      templateTaskMs: "task-ms",
      gatewayTaskMs: "task-ms",
      releaseMs: "release-ms",
      serviceInUseMs: "in-use-ms",
      sessionSeconds: "session-seconds",
    }),
    ...(skew === undefined ? {} : { clockSkewMs: values["clock-behind"] === true ? -skew : skew }),
    ...flagSettings(values, { mfaRequired: "mfa-required", blankAfterColon: "blank-after-colon" }),
  };
}

function actionError(given: string): [action: string, code: string] {
  const [, action, code] = /^([\w:]+)=([\w.]+)$/.exec(given) ?? [];
  if (action === undefined || code === undefined) {
    throw new Error(`--fail-actions wants service:Action=Code or service=Code, not "${given}". See --help.`);
  }
  return [action, code];
}
