import {
  checkNames,
  flagSettings,
  type GivenOptions,
  integerOption,
  listOption,
  numberOption,
  numberSettings,
  startOptionsOf,
  usageOf,
} from "@org/simulator";
import { operationNames } from "./operations/operation-shapes.ts";
import { defaultSettings } from "./settings.ts";
import type { StartOptions } from "./simulator.ts";

/** The options of the command line, and their help. */
export const usage = usageOf({
  name: "appprov",
  simulates: "the application platform on this machine: its API, its sign-in and the storage of its operation logs",
  firstHost: "the API",
  defaults: defaultSettings(),
  start: {
    environment: { type: "boolean", help: "also create an environment that keeps no final backups" },
  },
  platform: {
    "queue-ms": { type: "string", value: "ms", help: "how long operations are queued (0)" },
    "operation-ms": { type: "string", value: "ms", help: "how long operations run (0)" },
    "fail-operations": {
      type: "string",
      value: "list",
      help: "operations that fail, such as deploy,database.provision (none)",
    },
    "page-size": { type: "string", value: "n", help: "page size of lists (40)" },
    "token-seconds": { type: "string", value: "s", help: "the longest lifetime of a token (43200)" },
    "tail-drains": { type: "boolean", help: "new environments get the platform's hidden log drain" },
  },
  example: {
    of: "a slow platform on which every twentieth request fails, and so does every deployment",
    options: "--latency 50 --faults 0.05 --operation-ms 3000 --fail-operations deploy",
  },
});

/**
 * Converts the options to settings, without those that are not given.
 *
 * @throws Error that names the option with an invalid value.
 */
export function settingsOf(values: GivenOptions): StartOptions {
  const operationMs = numberOption(values, "operation-ms");
  const pageSize = integerOption(values, "page-size", { min: 1, max: 1_000 });
  const failing = listOption(values, "fail-operations");
  checkNames({ given: failing, known: operationNames(), what: "operation", at: "--fail-operations" });
  return {
    ...startOptionsOf(values),
    ...numberSettings(values, { queueMs: "queue-ms", tokenSeconds: "token-seconds" }),
    ...(pageSize === undefined ? {} : { pageSize }),
    ...(operationMs === undefined ? {} : { operationMs: { default: operationMs } }),
    ...(failing.length === 0
      ? {}
      : { operationFailure: Object.fromEntries(failing.map((name) => [name, "Fault injection of this simulator"])) }),
    ...flagSettings(values, { tailDrains: "tail-drains" }),
  };
}
