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
  environment: { type: "boolean", help: "also make an environment that keeps no final backups" },
  help: { type: "boolean", help: "show this page" },
} satisfies Record<string, CommandLineOption>;

const platform = {
  "queue-ms": { type: "string", value: "ms", help: "how long operations are queued (0)" },
  "operation-ms": { type: "string", value: "ms", help: "how long operations run (0)" },
  "fail-operations": {
    type: "string",
    value: "list",
    help: "operations that fail, as deploy,database.provision (none)",
  },
  "page-size": { type: "string", value: "n", help: "objects on a page of a list (40)" },
  "token-seconds": { type: "string", value: "s", help: "the longest lifetime of a token (43200)" },
  "tail-drains": { type: "boolean", help: "new environments get the hidden log drain of the platform" },
} satisfies Record<string, CommandLineOption>;

const options = { ...start, ...wireOptions, ...platform };

/** The options of the command line, and the page that explains them. */
export const usage: { readonly options: typeof options; readonly page: string } = {
  options,
  page: `Simulates the application platform on this machine: its API, its sign-in and the storage of its operation logs.
It keeps what is made in it until it is stopped, and checks every request against the platform's documents.

  node tools/simulators/appprov/main.ts [options]

${optionLines({ Start: start, "The wire": wireOptions, "The platform": platform })}

While it runs
  It prints the URLs and credentials as shell lines. Other processes steer it on its control URL:
${controlHelp}

Example: a slow platform on which every twentieth request fails, and so does every deployment
  node tools/simulators/appprov/main.ts --port 8080 --latency 50 --faults 0.05 --operation-ms 3000 --fail-operations deploy`,
};

/**
 * Turns the options into settings.
 *
 * @throws an error that names the option whose value is not what it should be.
 */
export function settingsOf(values: GivenOptions): StartOptions {
  const failing = values["fail-operations"];
  const names = typeof failing === "string" ? failing.split(",").map((name) => name.trim()) : [];
  return {
    port: numberOption(values, "port"),
    ...wireSettingsOf(values),
    queueMs: numberOption(values, "queue-ms"),
    operationMs: { default: numberOption(values, "operation-ms") },
    operationFailure: Object.fromEntries(names.map((name) => [name, "This simulator was told to fail it"])),
    ...(values["page-size"] === undefined ? {} : { pageSize: numberOption(values, "page-size") }),
    ...(values["token-seconds"] === undefined ? {} : { tokenSeconds: numberOption(values, "token-seconds") }),
    tailDrains: values["tail-drains"] === true,
  };
}
